"""Values that commands take: their limits, what they are called, and how they are typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Literal

import msgspec

from plank.die_faces import SYMBOL_FACE, Symbol
from plank.sim.cable import Side
from plank.sim.world.dice import DICE, FACES
from plank.sim.world.track import LANES

NUMBER = re.compile(r"-?\d+(\.\d+)?")
LONGEST_NUMBER = 12  # characters


def number_or_word(text: str) -> int | float | str:
    """Return a typed number as a number, and anything else as it is."""
    if len(text) > LONGEST_NUMBER or not NUMBER.fullmatch(text):
        return text
    return float(text) if "." in text else int(text)


def one_in_so_many(text: str) -> int | float | str:
    """Return the N of `1/N`; a bare number is N itself."""
    return number_or_word(text.removeprefix("1/"))


@dataclass(frozen=True, eq=False)
class Argument:
    """How a field of a command is typed at the prompt, and what may be in it.

    `usage` stands for it in the command's usage; `meaning` ends the sentence "it must be ...".
    `words` are typed in place of a value; with `only_words` nothing else is, and they may stand
    anywhere on the line. With `many` it takes all values that are left. `read` turns what is typed
    into the value.
    """

    usage: str
    meaning: str
    words: Mapping[str, object] = field(default_factory=dict[str, object])
    only_words: bool = False
    many: bool = False
    read: Callable[[str], object] = number_or_word

    def takes(self, word: str) -> bool:
        """Tell whether this word is one of the argument's own."""
        return word.lower() in self.words

    def value(self, word: str) -> object:
        """Return the value that is typed so."""
        return self.words[word.lower()] if self.takes(word) else self.read(word)


def choice(*words: str) -> Argument:
    """Return an argument that is one of these words, anywhere on the line."""
    meaning = f"{', '.join(words[:-1])} or {words[-1]}"
    return Argument("|".join(words), meaning, {word: word for word in words}, only_words=True)


def switch(usage: str, *, on: str = "on", off: str = "off") -> Argument:
    """Return an argument that is true, or false; it is typed as one of two words."""
    return Argument(usage, "true or false", {on: True, off: False}, only_words=True)


DieNumber = Annotated[
    int,
    msgspec.Meta(ge=0, lt=DICE),
    Argument("DIE", f"a number from 0 to {DICE - 1}"),
]
Dice = Annotated[
    Sequence[DieNumber],
    Argument("DIE ...", f"numbers from 0 to {DICE - 1}", many=True),
]
Face = Annotated[int, msgspec.Meta(ge=1, le=SYMBOL_FACE)] | Symbol
Lane = Annotated[
    int,
    msgspec.Meta(ge=0, lt=LANES),
    Argument("LANE", f"a number from 0 to {LANES - 1}"),
]
Place = Annotated[
    int,
    msgspec.Meta(ge=0, le=99),  # the plank says which it has
    Argument("PLACE", "a space of the plank, or 0 (ship)", {"ship": 0}),
]
Cause = Literal["power", "pin", "watchdog", "soft"]
Duration = Annotated[
    int,
    msgspec.Meta(ge=1, le=600_000),
    Argument("MS", "a number from 1 to 600000 (milliseconds)"),
]
OneIn = Annotated[
    int,
    msgspec.Meta(ge=0, le=1_000_000),  # lines; 0: none
    Argument(
        "1/N|off",
        "1/N with N from 1 to 1000000, or off (in JSON N, or 0)",
        {"off": 0},
        read=one_in_so_many,
    ),
]
Towards = Annotated[Side, choice("host", "board", "both")]
FaceBehind = Annotated[
    int, msgspec.Meta(ge=1, le=FACES), Argument("FACE", f"a number from 1 to {FACES}")
]

ALL_DICE = tuple(range(DICE))
