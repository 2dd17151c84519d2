"""Speech played by pages: who plays a sentence, and when all of them have played it to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from plank.web.pages.open_pages import OpenPages
from plank.web.pages.page_connection import PageConnection
from plank.web.pages.temporary_files import TemporaryFiles
from plank.web.protocol import server_messages

Ear = Literal["screen", "phones"]
"""Where speech is played."""

Over = Callable[[bool], None]
"""Hears that no page plays a sentence any more, and whether it was played to its end."""


class SpeechPlayback:
    """Has pages play one sentence after the other.

    A page that has not told of a sentence is not waited for until it tells of the newest: a phone
    asleep in a pocket slows nobody down.
    """

    def __init__(self, pages: OpenPages, brief: TemporaryFiles) -> None:
        self._pages = pages
        self._files = brief
        self._said = ""
        self._playing: set[PageConnection] = set()
        self._slow: set[PageConnection] = set()
        self._heard = False
        self._over: Over | None = None

    def play(self, wav: bytes, text: str, language: str, ear: Ear, over: Over) -> None:
        """Have a sentence played; a page that still plays another one breaks that off."""
        self._slow |= self._playing
        pages = set(self._pages.screens() if ear == "screen" else self._pages.phones())
        self._playing = pages - self._slow
        self._heard = False
        self._over = over
        if pages:
            self._send(pages, wav, text, language)
        self._look()

    def hush(self) -> None:
        """Have all pages stop what they play."""
        self._playing.clear()
        self._over = None
        for page in self._pages:
            page.news(server_messages.packed(server_messages.Hush()))

    def played(self, page: PageConnection, said: str) -> None:
        """Hear that a page has played a sentence to its end, or can't."""
        if said != self._said:
            return
        self._slow.discard(page)
        if page in self._playing:
            self._heard = True
            self._playing.discard(page)
            self._look()

    def leave(self, page: PageConnection) -> None:
        """Wait no more for a page that is gone."""
        self._slow.discard(page)
        if page in self._playing:
            self._playing.discard(page)
            self._look()

    def _send(self, pages: set[PageConnection], wav: bytes, text: str, language: str) -> None:
        name = self._files.put(wav, "wav", "audio/wav")
        self._said = name.removesuffix(".wav")
        say = server_messages.Say(
            say=self._said, url=f"/temporary/{name}", text=text, language=language
        )
        for page in pages:
            page.news(server_messages.packed(say))

    def _look(self) -> None:
        """Tell when nobody plays it any more."""
        over = self._over
        if over is not None and not self._playing:
            self._over = None
            over(self._heard)
