"""A table to play at, and an ordinary terminal."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from tests.people.table import Table


@pytest.fixture
def table() -> Table:
    return Table(("Anne", "Bo"))


@pytest.fixture(autouse=True)
def _ordinary_terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    yield
    assert signal.getsignal(signal.SIGTSTP) == signal.SIG_DFL
