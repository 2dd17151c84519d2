"""Who sits where: `--seats Anne,Bo,bot:deckhand,bot` as plans of seats.

The game says how many may play and which kinds of bots it has; `bot` alone is the first kind.
Bots get the names of pirates. Every mistake is one SeatError that quotes the value.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from plank.games import Game

HUMAN = "human"
"""The kind of a seat at which a person plays; the others are the game's kinds of bots."""

LONGEST_NAME = 20  # characters: what a screen's line and a spoken sentence bear
BOT = "bot"
BOT_NAMES = (
    "Morgan",
    "Bess",
    "Kidd",
    "Mary",
    "Teach",
    "Jack",
    "Grace",
    "Flint",
    "Nell",
    "Hook",
    "Rose",
    "Drake",
    "Ned",
    "Silver",
    "Peg",
    "Israel",
)


class SeatError(ValueError):
    """Seats that cannot be: one line with the value and what to write instead.

    `key` and `args_of` name the sentence that a page says of it, in its own language.
    """

    def __init__(self, line: str, key: str, **args: str | int) -> None:
        super().__init__(line)
        self.key = key
        self.args_of = args


class SeatPlan(msgspec.Struct, frozen=True):
    """One seat: its player's name, and `human` or which kind of bot plays."""

    name: str
    kind: str

    @property
    def is_bot(self) -> bool:
        """Tell whether a bot sits here."""
        return self.kind != HUMAN


def parse_seats(text: str, game: type[Game]) -> tuple[SeatPlan, ...]:
    """Read a game's seats from a list separated by commas. Raises SeatError."""
    return plan_seats(text.split(","), game)


def plan_seats(words: Sequence[str], game: type[Game]) -> tuple[SeatPlan, ...]:
    """Read seats from one word each: a name, `bot`, or `bot:KIND`. Raises SeatError."""
    words = [word.strip(" ") for word in words]
    kinds = [_kind(word, game) for word in words]
    names = [check_name(word) for word, kind in zip(words, kinds, strict=True) if kind == HUMAN]
    check_count(len(words), game)
    bots = _bot_names(names)
    return tuple(
        SeatPlan(word if kind == HUMAN else next(bots), kind)
        for word, kind in zip(words, kinds, strict=True)
    )


def plan_drafted(drafted: Sequence[tuple[str, str]], game: type[Game]) -> tuple[SeatPlan, ...]:
    """Plan seats of a name and a kind each, as a set-up has them; any name is just a name.

    A bot without a name gets a pirate's, and so does one whose pirate's name another has.
    Raises SeatError.
    """
    kinds = [_known_kind(kind, game) for _, kind in drafted]
    names = [name.strip(" ") for name, _ in drafted]
    for name, kind in zip(names, kinds, strict=True):
        if name or kind == HUMAN:
            check_name(name)
    check_count(len(drafted), game)
    people = [name for name, kind in zip(names, kinds, strict=True) if kind == HUMAN]
    return tuple(_named(names, kinds, {name.casefold() for name in people}))


def _named(names: Sequence[str], kinds: Sequence[str], used: set[str]) -> Iterator[SeatPlan]:
    spare = _bot_names([*used, *names])
    for name, kind in zip(names, kinds, strict=True):
        if kind == HUMAN:
            yield SeatPlan(name, kind)
            continue
        free = name and not (name in BOT_NAMES and name.casefold() in used)
        called = name if free else next(spare)
        used.add(called.casefold())
        yield SeatPlan(called, kind)


def _known_kind(kind: str, game: type[Game]) -> str:
    known = (HUMAN, *game.bots)
    if kind not in known:
        raise SeatError(f"kind {kind!r}: there are {', '.join(known)}", "no-such-kind")
    return kind


def check_count(seats: int, game: type[Game]) -> None:
    """Raise SeatError for too few or too many seats."""
    fewest, most = game.players[0], game.players[-1]
    if seats < fewest:
        line = f"{_count(seats)}: a game needs {fewest} to {most}; add a name, or bot"
        raise SeatError(line, "seats-few", fewest=fewest, most=most)
    if seats > most:
        line = f"{_count(seats)}: {game.title} is for {most} at most; leave some out"
        raise SeatError(line, "seats-many", most=most)


def _count(seats: int) -> str:
    return f"{seats} seat" if seats == 1 else f"{seats} seats"


def _kind(word: str, game: type[Game]) -> str:
    """Return the kind of player that a word means."""
    if word != BOT and not word.startswith(f"{BOT}:"):
        return HUMAN
    kinds = {BOT: next(iter(game.bots), None), **{f"{BOT}:{kind}": kind for kind in game.bots}}
    kind = kinds.get(word)
    if kind is None:
        raise SeatError(f"seat {word!r}: {_bots_there_are(game)}", "no-such-kind")
    return kind


def _bots_there_are(game: type[Game]) -> str:
    if not game.bots:
        return f"{game.title} has no bots; write names only"
    choices = " or ".join(f"{BOT}:{kind}" for kind in sorted(game.bots))
    return f"there is no such bot; write {choices}"


def check_name(name: str) -> str:
    """Return a player's name, if it can be one. Raises SeatError."""
    if not name:
        line = f"seat {name!r}: a name is missing; write Anne,Bo or Anne,{BOT}"
        raise SeatError(line, "name-wanted")
    if any(unicodedata.category(letter)[0] == "C" for letter in name):
        line = f"seat {name!r}: a name is made of letters people can see"
        raise SeatError(line, "name-unseen")
    if len(name) > LONGEST_NAME:
        line = f"seat {name!r}: {len(name)} letters; a name has {LONGEST_NAME} at most"
        raise SeatError(line, "name-long", most=LONGEST_NAME)
    return name


def _bot_names(taken: Iterable[str]) -> Iterator[str]:
    used = {name.casefold() for name in taken}
    return iter([name for name in BOT_NAMES if name.casefold() not in used])
