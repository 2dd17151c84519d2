"""Passes on what the referee has to say: what is told, in order, and each new picture."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from plank.phrases.sentence import Sentence
from plank.referee.acts import Act
from plank.referee.announcements import Announcement
from plank.referee.picture import Picture


class Publisher:
    """Passes on announcements and pictures; a picture with nothing new in it goes nowhere."""

    def __init__(self) -> None:
        self._on_announcement: list[Callable[[Announcement], None]] = []
        self._on_picture: list[Callable[[Picture], None]] = []
        self._on_input: list[Callable[[Act | Sentence], None]] = []
        self.picture: Picture | None = None
        self.last: Announcement | None = None

    def on_announcement(self, listener: Callable[[Announcement], None]) -> None:
        """Have every announcement passed on, in order."""
        self._on_announcement.append(listener)

    def on_picture(self, listener: Callable[[Picture], None]) -> None:
        """Have every new picture passed on."""
        self._on_picture.append(listener)

    def on_input(self, listener: Callable[[Act | Sentence], None]) -> None:
        """Have every act and announcement that comes from outside the table passed on."""
        self._on_input.append(listener)

    def hear(self, heard: Act | Sentence) -> None:
        """Pass on an act, before it is done, or an announcement that comes from outside."""
        for listener in tuple(self._on_input):
            listener(heard)

    def announce(self, announcement: Announcement) -> None:
        """Pass on what is told."""
        self.last = announcement
        for listener in tuple(self._on_announcement):
            listener(announcement)

    def show(self, picture: Picture) -> None:
        """Pass on a picture, numbered on from the last, if it differs from that."""
        number = self.picture.number if self.picture else 0
        if msgspec.structs.replace(picture, number=number) == self.picture:
            return
        self.picture = msgspec.structs.replace(picture, number=number + 1)
        for listener in tuple(self._on_picture):
            listener(self.picture)
