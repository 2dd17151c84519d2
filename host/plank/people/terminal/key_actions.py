"""What a key brings about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from plank.phrases.sentence import Sentence
from plank.referee import Act
from plank.referee.table_game.handwork import Handwork


@dataclass(frozen=True)
class Work:
    """Hands do something on the simulated table."""

    work: Handwork


@dataclass(frozen=True)
class Perform:
    """The referee is asked for an act."""

    act: Act


@dataclass(frozen=True)
class Toggle:
    """A die (0-3) is chosen for the next rethrow, or no longer."""

    die: int


@dataclass(frozen=True)
class Ask:
    """The person is asked for more: faces of `dice`, a space, a die, a gift, a confirmation.

    `enter-again`: the dice may lie as before, not thrown again.
    """

    what: Literal["enter", "enter-again", "stand", "cover", "give", "abort"]
    dice: tuple[int, ...] = ()


@dataclass(frozen=True)
class Note:
    """The person is told why a key does nothing."""

    sentence: Sentence


@dataclass(frozen=True)
class Help:
    """The page of keys is opened or closed."""


@dataclass(frozen=True)
class Quit:
    """The terminal is left; the game stays as it is."""


@dataclass(frozen=True)
class Again:
    """Another game with the same seats and rules is wanted."""


KeyAction = Work | Perform | Toggle | Ask | Note | Help | Quit | Again
