"""The terminal itself: keys one by one, a screen of its own, all as before at the end."""

from __future__ import annotations

import codecs
import os
import sys
import termios
import tty
from collections.abc import Iterator, Mapping
from typing import Any, TextIO

ENTER_SCREEN = "\x1b[?1049h\x1b[?25l\x1b[2J"  # the other screen, no cursor, cleared
LEAVE_SCREEN = "\x1b[0m\x1b[?25h\x1b[?1049l"
HOME, CLEAR_LINE, CLEAR_BELOW = "\x1b[H", "\x1b[K", "\x1b[J"
NAMED = {"\r": "enter", "\n": "enter", "\x7f": "backspace", "\b": "backspace", "\x04": "eof"}
ESCAPE = "\x1b"
Attributes = list[Any]  # what termios says of a terminal
READ = 1024  # bytes at most at once


class Tty:
    """A terminal in cbreak mode: keys come without enter, Ctrl-C and Ctrl-Z still work.

    Use as a context manager; leaving it puts the terminal back, whatever happened.
    """

    def __init__(self, keyboard: TextIO, screen: TextIO) -> None:
        self.fd = keyboard.fileno()
        self._screen = screen
        self._before: Attributes | None = None
        self._decoder = codecs.getincrementaldecoder("utf-8")("ignore")

    def __enter__(self) -> Tty:
        """Take the terminal."""
        self._before = termios.tcgetattr(self.fd)
        tty.setcbreak(self.fd, termios.TCSADRAIN)
        self.write(ENTER_SCREEN)
        return self

    def __exit__(self, *failure: object) -> None:
        """Give the terminal back as it was. A terminal that is gone is left alone."""
        before, self._before = self._before, None
        if before is None:
            return
        try:
            self.write(LEAVE_SCREEN)
            termios.tcsetattr(self.fd, termios.TCSADRAIN, before)
        except (OSError, termios.error):
            return

    def draw(self, lines: Iterator[str]) -> None:
        """Draw the whole screen, over what is there."""
        drawn = f"{CLEAR_LINE}\r\n".join(lines)
        self.write(f"{HOME}{drawn}{CLEAR_LINE}{CLEAR_BELOW}")

    def write(self, text: str) -> None:
        """Write, with a question mark for what the terminal's encoding does not have."""
        encoding = self._screen.encoding or "ascii"
        self._screen.write(text.encode(encoding, "replace").decode(encoding))
        self._screen.flush()

    def size(self) -> tuple[int, int]:
        """Return columns and lines."""
        try:
            size = os.get_terminal_size(self._screen.fileno())
        except OSError:
            return 80, 24
        return size.columns or 80, size.lines or 24

    def pressed(self) -> list[str]:
        """Return the keys that were pressed: signs, or names as `enter`, `esc`, `eof`."""
        try:
            data = os.read(self.fd, READ)
        except BlockingIOError:
            return []
        except OSError:
            return ["eof"]
        return list(split_keys(self._decoder.decode(data))) if data else ["eof"]


def split_keys(text: str) -> Iterator[str]:
    """Split what a terminal sends into keys; arrows and the like are left out."""
    at = 0
    while at < len(text):
        if text[at] == ESCAPE and text[at + 1 : at + 2] in ("[", "O"):
            at = _end_of_sequence(text, at + 2)
            continue
        sign = text[at]
        at += 1
        if sign == ESCAPE:
            yield "esc"
        elif sign in NAMED:
            yield NAMED[sign]
        elif sign.isprintable():
            yield sign


def _end_of_sequence(text: str, at: int) -> int:
    """Return where an escape sequence is over: behind its first sign from `@` to `~`."""
    while at < len(text) and not "@" <= text[at] <= "~":
        at += 1
    return at + 1


def usable(keyboard: TextIO, screen: TextIO, environment: Mapping[str, str]) -> bool:
    """Tell whether there is a terminal that a screen can be drawn on."""
    try:
        both = keyboard.isatty() and screen.isatty()
    except ValueError:  # closed
        return False
    return both and environment.get("TERM", "dumb") != "dumb" and sys.platform != "win32"


def knows_unicode(screen: TextIO) -> bool:
    """Tell whether the terminal shows Unicode."""
    return "utf" in (screen.encoding or "").lower()
