"""Who sits where: `--seats Anne,Bo,bot:deckhand,bot` as plans of seats.

Bots get the names of pirates. Every mistake is one SeatError that quotes the value.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec

Kind = Literal["human", "deckhand", "bosun"]

FEWEST, MOST = 2, 6  # ruling P1
LONGEST_NAME = 20  # characters: what a screen's line and a spoken sentence bear
BOT = "bot"
KINDS: dict[str, Kind] = {"bot": "bosun", "bot:bosun": "bosun", "bot:deckhand": "deckhand"}
BOT_NAMES = ("Morgan", "Bess", "Kidd", "Mary", "Teach", "Jack", "Grace", "Flint", "Nell", "Hook")


class SeatError(ValueError):
    """Seats that cannot be: one line with the value and what to write instead.

    `key` and `args_of` name the sentence that a page says of it, in its own language.
    """

    def __init__(self, line: str, key: str, **args: str | int) -> None:
        super().__init__(line)
        self.key = key
        self.args_of = args


class SeatPlan(msgspec.Struct, frozen=True):
    """One seat: its player's name, and whether a human or which bot plays."""

    name: str
    kind: Kind

    @property
    def is_bot(self) -> bool:
        """Tell whether a bot sits here."""
        return self.kind != "human"


def parse_seats(text: str) -> tuple[SeatPlan, ...]:
    """Read seats from a list separated by commas. Raises SeatError."""
    return plan_seats(text.split(","))


def plan_seats(words: Sequence[str]) -> tuple[SeatPlan, ...]:
    """Read seats from one word each: a name, `bot`, or `bot:KIND`. Raises SeatError."""
    words = [word.strip(" ") for word in words]
    kinds: list[Kind] = [_kind(word) for word in words]
    names = [check_name(word) for word, kind in zip(words, kinds, strict=True) if kind == "human"]
    check_count(len(words))
    bots = _bot_names(names)
    return tuple(
        SeatPlan(word, kind) if kind == "human" else SeatPlan(next(bots), kind)
        for word, kind in zip(words, kinds, strict=True)
    )


def plan_drafted(drafted: Sequence[tuple[str, str]]) -> tuple[SeatPlan, ...]:
    """Plan seats of a name and a kind each, as a set-up has them; any name is just a name.

    A bot without a name gets a pirate's, and so does one whose pirate's name another has.
    Raises SeatError.
    """
    kinds: list[Kind] = [_known_kind(kind) for _, kind in drafted]
    names = [name.strip(" ") for name, _ in drafted]
    for name, kind in zip(names, kinds, strict=True):
        if name or kind == "human":
            check_name(name)
    check_count(len(drafted))
    people = [name for name, kind in zip(names, kinds, strict=True) if kind == "human"]
    return tuple(_named(names, kinds, {name.casefold() for name in people}))


def _named(names: Sequence[str], kinds: Sequence[Kind], used: set[str]) -> Iterator[SeatPlan]:
    spare = _bot_names([*used, *names])
    for name, kind in zip(names, kinds, strict=True):
        if kind == "human":
            yield SeatPlan(name, kind)
            continue
        free = name and not (name in BOT_NAMES and name.casefold() in used)
        called = name if free else next(spare)
        used.add(called.casefold())
        yield SeatPlan(called, kind)


def _known_kind(kind: str) -> Kind:
    known: dict[str, Kind] = {one: one for one in ("human", *KINDS.values())}
    if kind not in known:
        raise SeatError(f"kind {kind!r}: there are {', '.join(known)}", "no-such-kind")
    return known[kind]


def check_count(seats: int) -> None:
    """Raise SeatError for too few or too many seats."""
    if seats < FEWEST:
        line = f"{seats} seat: a game needs {FEWEST} to {MOST}; add a name, or bot"
        raise SeatError(line, "seats-few", fewest=FEWEST, most=MOST)
    if seats > MOST:
        line = f"{seats} seats: the plank has lanes for {MOST} at most; leave some out"
        raise SeatError(line, "seats-many", most=MOST)


def _kind(word: str) -> Kind:
    if word != BOT and not word.startswith(f"{BOT}:"):
        return "human"
    kind = KINDS.get(word)
    if kind is None:
        choices = " or ".join(sorted(set(KINDS) - {BOT}))
        raise SeatError(f"seat {word!r}: there is no such bot; write {choices}", "no-such-kind")
    return kind


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
