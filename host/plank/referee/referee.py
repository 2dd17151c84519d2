"""The referee as people, voice, page and service know it; `TableReferee` is the real one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from plank.games import Game, Move
from plank.phrases.sentence import Sentence
from plank.referee.acts import Act
from plank.referee.announcements import Announcement, Topic
from plank.referee.picture import Picture
from plank.referee.table_game.handwork import Execution


class Referee(Protocol):
    """One game on one table.

    Callbacks are called in the event loop's time, within the call that brings the news.
    """

    @property
    def picture(self) -> Picture:
        """The game, the table and what is to be done, as of now."""
        ...

    @property
    def game(self) -> Game:
        """The game by its rules, read only: another object after each accepted move."""
        ...

    @property
    def act_type(self) -> Any:
        """The acts of the game beside those of every game, for `act_of`; None: there are none."""
        ...

    def seat_view(self, seat: int | None, /) -> msgspec.Struct | None:
        """Return what a seat alone may see (None: a bystander); None in a game without secrets."""
        ...

    def act(self, act: Act, /) -> None:
        """Do what somebody asks by key or page. Raises Refused with the reason."""
        ...

    def announce(self, key: Sentence, /, about: Topic = "game") -> None:
        """Tell something to everybody."""
        ...

    def execution(self, move: Move, /, *, hands: bool) -> Execution:
        """Tell how a move that somebody plans is carried out; `hands`: they have some."""
        ...

    def on_announcement(self, callback: Callable[[Announcement], None], /) -> object:
        """Have every announcement passed on, in order."""
        ...

    def on_picture(self, callback: Callable[[Picture], None], /) -> object:
        """Have every new picture passed on."""
        ...
