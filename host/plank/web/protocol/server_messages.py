"""What the server says to a page (README.md)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Role = Literal["screen", "seat", "watcher"]


class ServerMessage(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="t",
    tag=str.lower,
):
    """What the server says; `t` is the class name in lower case."""


class Answer(ServerMessage, frozen=True, kw_only=True, omit_defaults=True):
    """An answer, with the `id` of what it answers."""

    id: int | None = None


class Welcome(ServerMessage, frozen=True):
    """Who the page is."""

    protocol: int
    role: Role
    seat: int | None
    second: bool
    language: str
    languages: list[dict[str, str]]
    why: str | None


class Whole(ServerMessage, frozen=True):
    """All of the state."""

    n: int
    state: dict[str, Any]


class Change(ServerMessage, frozen=True):
    """What has changed since state `of`."""

    n: int
    of: int
    set: dict[str, Any]


class StillAlive(ServerMessage, frozen=True, tag="alive"):
    """The newest number sent."""

    n: int


class Announcement(ServerMessage, frozen=True):
    """One thing told to everybody."""

    k: int
    texts: list[str]
    move: Any
    events: Any
    moves: int


class Refused(Answer, frozen=True, kw_only=True):
    """Why something can't be done."""

    text: str


class Done(Answer, frozen=True, kw_only=True):
    """It is done."""

    answer: Any = None


class Seated(Answer, frozen=True, kw_only=True):
    """The seat's token."""

    seat: int
    token: str


class Ticket(Answer, frozen=True, kw_only=True):
    """A new token for a seat, as an address and a picture of it."""

    seat: int
    url: str
    qr: str


class World(ServerMessage, frozen=True):
    """What is on the virtual table."""

    world: dict[str, Any]


class Games(Answer, frozen=True, kw_only=True):
    """The games played."""

    games: list[dict[str, Any]]


class Replay(Answer, frozen=True, kw_only=True):
    """A game as it stood after so many moves."""

    game: int
    move: int
    moves: int
    picture: dict[str, Any]
    texts: list[str]
    events: list[Any]
    last: Any


class Rules(Answer, frozen=True, kw_only=True):
    """The rules page."""

    games: list[dict[str, Any]]
    kinds: list[str]


class Service(Answer, frozen=True, kw_only=True):
    """The service's log."""

    lines: list[dict[str, Any]]


class Commands(Answer, frozen=True, kw_only=True):
    """What can be done to the virtual table."""

    commands: list[dict[str, Any]]


class Say(ServerMessage, frozen=True):
    """A sentence to be played."""

    say: str
    url: str
    text: str
    language: str


class Hush(ServerMessage, frozen=True):
    """Stop what is being played."""


_encode = msgspec.json.Encoder().encode


def packed(message: ServerMessage) -> str:
    """Write a message."""
    return _encode(message).decode()
