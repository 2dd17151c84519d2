"""Keys out of what a terminal sends, and what can be drawn on."""

from __future__ import annotations

import os
import pty
from pathlib import Path

from plank.people.terminal.raw_terminal import split_keys, usable


def test_keys_are_told_apart():
    assert list(split_keys("a\r\x7f\x04 é")) == ["a", "enter", "backspace", "eof", " ", "é"]
    assert list(split_keys("\x1b")) == ["esc"]
    assert list(split_keys("\x1b[Aq\x1bOP\x1b[15~p\x1b[200")) == ["q", "p"]
    assert list(split_keys("\x00\x01\x1f")) == []


def test_a_pipe_or_a_dumb_terminal_cannot_be_drawn_on(tmp_path: Path):
    with (tmp_path / "out").open("w+") as file:
        assert not usable(file, file, {"TERM": "xterm"})
    assert not usable(file, file, {"TERM": "xterm"})
    master, slave = pty.openpty()
    path = Path(os.ttyname(slave))
    with path.open(encoding="utf-8") as terminal:
        assert usable(terminal, terminal, {"TERM": "xterm"})
        assert not usable(terminal, terminal, {"TERM": "dumb"})
        assert not usable(terminal, terminal, {})
    os.close(slave)
    os.close(master)
