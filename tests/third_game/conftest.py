"""The third game, registered as any other, on a table, at a terminal and on a page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.web.page.conftest import begin, chromium, profile, started, visit

from plank.games import GAMES
from plank.referee.table_game import registry

__all__ = ["begin", "chromium", "profile", "started", "visit"]


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    GAMES.register("highest-throw", "tests.third_game.highest_throw", "HighestThrow")
    registry.register("highest-throw", "tests.third_game.table_side")
    yield
    registry.unregister("highest-throw")
    GAMES.unregister("highest-throw")


@pytest.fixture
def ordinary_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
