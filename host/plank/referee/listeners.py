"""Who listens to the referee: what is told, in order, and each new picture."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from plank.phrases.sentence import Sentence
from plank.referee.acts import Act
from plank.referee.picture import Announcement, Picture


class Listeners:
    """Passes on tellings and pictures; a picture with nothing new in it goes nowhere."""

    def __init__(self) -> None:
        self._told: list[Callable[[Announcement], None]] = []
        self._pictures: list[Callable[[Picture], None]] = []
        self._words: list[Callable[[Act | Sentence], None]] = []
        self.picture: Picture | None = None
        self.last: Announcement | None = None

    def on_announcement(self, listener: Callable[[Announcement], None]) -> None:
        """Have every telling passed on, in order."""
        self._told.append(listener)

    def on_picture(self, listener: Callable[[Picture], None]) -> None:
        """Have every new picture passed on."""
        self._pictures.append(listener)

    def on_word(self, listener: Callable[[Act | Sentence], None]) -> None:
        """Have every act and announcement that comes from outside passed on."""
        self._words.append(listener)

    def word(self, word: Act | Sentence) -> None:
        """Pass on an act, before it is done, or an announcement."""
        for listener in tuple(self._words):
            listener(word)

    def tell(self, told: Announcement) -> None:
        """Pass on what is told."""
        self.last = told
        for listener in tuple(self._told):
            listener(told)

    def show(self, painted: Picture) -> None:
        """Pass on a picture painted anew, numbered on from the last, if it differs from it."""
        number = self.picture.number if self.picture else 0
        if msgspec.structs.replace(painted, number=number) == self.picture:
            return
        self.picture = msgspec.structs.replace(painted, number=number + 1)
        for listener in tuple(self._pictures):
            listener(self.picture)
