"""The first line of a ship's log: which game, who plays, with which switches."""

from __future__ import annotations

from typing import Any

import msgspec

from plank.games.game import Game
from plank.games.registry import GAMES
from plank.games.ships_log.errors import BadLine
from plank.games.ships_log.strict_json import decode, encode

VERSION = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line; `rules` holds the switches as written, defaults perhaps among them."""

    log: int
    game: str
    seats: tuple[str, ...]
    rules: dict[str, Any]
    first: int


def header_of(game: Game) -> Header:
    """Return the first line of this game's log, default switches left out."""
    return Header(VERSION, game.name, game.seats, game.rules.header(), game.first)


def parse_header(line: str | bytes) -> Header:
    """Read the first line. Raises BadLine."""
    header: Header = decode(line, Header)
    if header.log != VERSION:
        raise BadLine(f"log version {header.log}: this program reads version {VERSION}")
    if header.game not in GAMES:
        raise BadLine(f"game {header.game!r}: there are {' and '.join(GAMES)}")
    if not all(header.seats):
        raise BadLine(f"seat {header.seats.index('')} has no name")
    return header


def start(header: Header) -> Game:
    """Set up the game of a header. Raises RuleError or BadLine."""
    kind = GAMES[header.game]
    try:
        rules = kind.rules_type.from_header(header.rules)
    except RecursionError:
        raise BadLine("rules are nested too deeply") from None
    game: Game = kind(header.seats, rules, header.first)
    return game


def encode_header(game: Game) -> str:
    """Write the first line of a game's log, without newline."""
    return encode(msgspec.to_builtins(header_of(game)))


def decode_header(line: str | bytes) -> Game:
    """Set up the game of a first line. Raises BadLine or RuleError, both ValueErrors."""
    return start(parse_header(line))
