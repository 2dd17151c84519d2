"""People at the terminal: draws the table anew with each picture, and turns keys into acts.

    terminal = Terminal(referee, Phrases().say, hands=table.hands, humans=(0,))
    left = await terminal.run()          "quit", "again" or "terminated"; the game stays resumable

Ctrl-C is left to whoever runs the event loop; the terminal is put back in every case.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Collection, Generator, Iterator
from contextlib import contextmanager, suppress
from typing import TextIO

from rich.console import Console
from rich.text import Text

from plank.people.hands import Hands
from plank.people.terminal.draw_screen import LOWEST, NARROWEST, Screen
from plank.people.terminal.glyphs import ASCII, UNICODE
from plank.people.terminal.key_state import KeyState, Left
from plank.people.terminal.raw_terminal import Tty, knows_unicode
from plank.phrases.sentence import Sentence
from plank.referee import Announcement, Picture, Referee

LAST_WORDS = 3  # sentences that stay on the ordinary screen after leaving


class Terminal:
    """The screen and the keys of the people who share one terminal."""

    def __init__(  # noqa: PLR0913 - what it shows, how, and where
        self,
        referee: Referee,
        say: Callable[[Sentence], str],
        *,
        hands: Hands | None,
        humans: Collection[int],
        port: Callable[[], str] = str,
        page: str = "",
        keyboard: TextIO | None = None,
        screen: TextIO | None = None,
    ) -> None:
        self._referee = referee
        self._say = say
        self._port = port
        self._page = page
        self._output = screen or sys.stdout
        self._tty = Tty(keyboard or sys.stdin, self._output)
        self._keys = KeyState(referee, say, hands, humans, _moment)
        self._glyphs = UNICODE if knows_unicode(self._output) else ASCII
        self._left: asyncio.Future[Left] | None = None
        self._drawing = False
        referee.on_announcement(self._tell)
        referee.on_picture(self._look)

    async def run(self) -> Left:
        """Show the game and take keys until somebody leaves; say why it was left."""
        loop = asyncio.get_running_loop()
        self._left = loop.create_future()
        try:
            with self._tty, self._signals(loop):
                loop.add_reader(self._tty.fd, self._read)
                try:
                    self._draw()
                    return await self._left
                finally:
                    loop.remove_reader(self._tty.fd)
        finally:
            self._left = None
            self._say_last_words()

    def leave(self, why: Left = "quit") -> None:
        """End `run`."""
        if self._left is not None and not self._left.done():
            self._left.set_result(why)

    def _tell(self, told: Announcement) -> None:
        self._keys.tell(told)
        self._draw_soon()

    def _look(self, picture: Picture) -> None:
        self._keys.look(picture)
        self._draw_soon()

    def _read(self) -> None:
        with self._leaving_on_failure():
            self._press()

    def _press(self) -> None:
        for key in self._tty.pressed():
            self._keys.press(key)
        if self._keys.left:
            self.leave(self._keys.left)
        self._draw_soon()

    def _draw_soon(self) -> None:
        """Draw once for all that happens in one go."""
        if self._left is not None and not self._drawing:
            self._drawing = True
            asyncio.get_running_loop().call_soon(self._draw)

    def _draw(self) -> None:
        self._drawing = False
        if self._left is not None:
            with self._leaving_on_failure():
                self._tty.draw(self._drawn(*self._tty.size()))

    def _drawn(self, width: int, height: int) -> Iterator[str]:
        width, height = max(width, NARROWEST), max(height, LOWEST)
        screen = Screen(self._say, width, height, self._glyphs)
        console = Console(file=self._output, width=width + 1, force_terminal=True, highlight=False)
        for line in screen.lines(self._keys.now, self._keys.shown(self._port(), self._page)):
            yield _styled(console, line)

    def _say_last_words(self) -> None:
        with suppress(OSError):
            for told in self._keys.told[-LAST_WORDS:]:
                self._tty.write(f"{told}\n")

    @contextmanager
    def _leaving_on_failure(self) -> Generator[None]:
        """End `run` by what goes wrong in a callback, so that the terminal is put back."""
        try:
            yield
        except OSError:  # the terminal is gone
            self.leave("terminated")
        except Exception as failure:
            if self._left is not None and not self._left.done():
                self._left.set_exception(failure)

    @contextmanager
    def _signals(self, loop: asyncio.AbstractEventLoop) -> Generator[None]:
        """Hear a new size, Ctrl-Z, and the wish to end, where nobody else hears that."""
        handlers: dict[int, Callable[[], None]] = {
            signal.SIGWINCH: self._draw,
            signal.SIGTSTP: self._stop,
        }
        if signal.getsignal(signal.SIGTERM) == signal.SIG_DFL:
            handlers[signal.SIGTERM] = lambda: self.leave("terminated")
        for number, handler in handlers.items():
            loop.add_signal_handler(number, handler)
        try:
            yield
        finally:
            for number in handlers:
                loop.remove_signal_handler(number)

    def _stop(self) -> None:
        """Stop for Ctrl-Z with the terminal as it was, and take it again when woken."""
        self._tty.__exit__()
        os.kill(os.getpid(), signal.SIGSTOP)
        self._tty.__enter__()
        self._draw()


def _moment() -> float:
    """Return the time of the event loop that keys and pictures arrive in."""
    return asyncio.get_running_loop().time()


def _styled(console: Console, line: Text) -> str:
    """Return a line with the escape sequences of its styles."""
    with console.capture() as capture:
        console.print(line, end="", no_wrap=True, overflow="ignore", crop=False)
    return capture.get()
