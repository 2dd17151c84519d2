"""A table set out for a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.referee.table import Table

from plank.games.the_plank import Rules


@pytest.fixture
def table() -> Callable[..., Table]:
    """Make a table with its pirates in the ship: `table("Anne", "Bo", push=True)`."""

    def make(*seats: str, **rules: Any) -> Table:
        made = Table(seats or ("Anne", "Bo"), Rules(**rules))
        made.look()
        made.set_out()
        return made

    return make
