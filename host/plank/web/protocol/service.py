"""What the web needs of the host service, as protocols.

The web knows the referee's public side and the rules; boards, journals and simulated tables
reach it only through these.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal, Protocol

import msgspec

from plank.phrases.sentence import Sentence
from plank.phrases.speech_settings import SpeechSettings
from plank.referee import Referee

MOST_SEATS = 16  # of a game on the line; each game says how many may play it
LONGEST_NAME = 40  # characters of a name on the line; the service may allow fewer


RuleValue = bool | int | str | tuple[str, ...] | None
"""What switches have as values."""


class DraftSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a game being set up: a name, and `human` or the name of a kind of bot."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    kind: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = "human"


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game being set up.

    `rules` are switches as a ship's log has them; `first` is a seat, or None: by lot.
    """

    game: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    seats: Annotated[tuple[DraftSeat, ...], msgspec.Meta(max_length=MOST_SEATS)]
    rules: dict[str, RuleValue] = {}
    first: int | None = None


class Offers(msgspec.Struct, frozen=True):
    """What can be chosen; `trouble` says why nothing is heard (None: all is well)."""

    styles: tuple[str, ...] = ("normal",)
    languages: tuple[str, ...] = ("en",)
    speakers: tuple[str, ...] = ("host",)
    kinds: tuple[str, ...] = ("human",)
    games: tuple[str, ...] = ()
    trouble: Sentence | None = None


class Words(Protocol):
    """A language: whatever turns sentences into words."""

    def say(self, sentence: Sentence) -> str:
        """Return the sentence's words."""
        ...


class GameSession(Protocol):
    """One game of the service."""

    @property
    def number(self) -> int:
        """Its number in the journal."""
        ...

    @property
    def kinds(self) -> Sequence[str]:
        """What sits on each seat: `human`, or the name of a kind of bot."""
        ...

    @property
    def referee(self) -> Referee:
        """Its referee."""
        ...


class Kept(Protocol):
    """A game of the journal (`plank.journal.Game`)."""

    @property
    def id(self) -> int:
        """Its number."""
        ...

    @property
    def started(self) -> str:
        """Date and time, as the host's clock told it."""
        ...

    @property
    def header(self) -> str:
        """The first line of its ship's log."""
        ...

    @property
    def state(self) -> Literal["open", "over", "aborted"]:
        """How it stands."""
        ...

    @property
    def moves(self) -> int:
        """How many accepted moves stand."""
        ...


class Journal(Protocol):
    """The games as they were played (`plank.journal.Journal`). Raises OSError, one line."""

    def games(self) -> Sequence[Kept]:
        """All games, the newest first."""
        ...

    def game(self, number: int, /) -> Kept:
        """One game."""
        ...

    def log(self, number: int, /) -> str:
        """The ship's log of a game."""
        ...


class Command(Protocol):
    """A command of the simulated table (`plank.sim.commands.command_help.CommandHelp`)."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    @property
    def help(self) -> str:
        """What it does, in one English line."""
        ...

    @property
    def do(self) -> dict[str, Any]:
        """An example of it."""
        ...


class VirtualTable(Protocol):
    """The simulated table, to be shown and touched."""

    def world(self) -> dict[str, Any]:
        """Return what is on it (as `plank.sim.commands.table_picture.picture`)."""
        ...

    def do(self, command: dict[str, Any], /) -> dict[str, Any]:
        """Do a command of `plank.sim.commands.all_commands` and return its answer.

        Raises ValueError with one line for a command that is wrong, OSError when the table is gone.
        """
        ...

    def commands(self) -> Sequence[Command]:
        """Return the commands there are."""
        ...


class HostService(Protocol):
    """One table, one journal, one game after another."""

    @property
    def session(self) -> GameSession | None:
        """The game now, or the last one; None before the first."""
        ...

    @property
    def journal(self) -> Journal:
        """The games as they were played."""
        ...

    @property
    def settings(self) -> SpeechSettings:
        """How things are said."""
        ...

    @property
    def offers(self) -> Offers:
        """What can be chosen."""
        ...

    @property
    def table_name(self) -> str:
        """What the table is called: a port, or the simulated table."""
        ...

    @property
    def virtual(self) -> VirtualTable | None:
        """The simulated table; None at a real one."""
        ...

    @property
    def power(self) -> tuple[int, int] | None:
        """The board's supply in mV and mA; None while unknown."""
        ...

    def on_session(self, callback: Callable[[Any], None], /) -> object:
        """Call back with each new session, before anything happens in it."""
        ...

    def on_settings(self, callback: Callable[[], None], /) -> object:
        """Call back when settings or offers have changed."""
        ...

    def check_name(self, name: str, /) -> str:
        """Return a player's name as it would be kept. Raises ValueError."""
        ...

    def check(self, draft: Draft, /) -> Draft:
        """Return the draft as it would be played (bots named). Raises ValueError with one line."""
        ...

    def begin(self, draft: Draft, /) -> None:
        """Begin a new game; the one now is kept. Raises ValueError, OSError with one line."""
        ...

    def resume(self, number: int, /) -> None:
        """Go on with a game left unfinished. Raises ValueError, OSError with one line."""
        ...

    def discard(self, number: int, /) -> None:
        """Abandon a game left unfinished. Raises ValueError, OSError with one line."""
        ...

    def change(self, settings: SpeechSettings, /) -> None:
        """Take new settings. Raises ValueError with one line."""
        ...
