from __future__ import annotations

import sys
from types import ModuleType

import pytest

from plank.games import GAMES
from plank.referee.table_game.registry import on_table, register, table_game


def test_the_first_game_on_the_table_is_the_default() -> None:
    assert on_table()[0] == "the-plank"


def test_every_game_on_the_table_has_rules() -> None:
    assert set(on_table()) <= set(GAMES)


def test_a_games_side_of_the_table_is_in_the_package_of_its_name() -> None:
    side = table_game("the-plank")
    assert type(side).__module__.startswith("plank.referee.the_plank")
    assert table_game("the-plank") is side


@pytest.mark.parametrize("name", ["hopscotch", "acts", "the_plank", ""])
def test_a_game_that_is_not_on_the_table_is_refused_with_those_that_are(name: str) -> None:
    with pytest.raises(ValueError, match=rf"^{name} is not played on the table: play the-plank"):
        table_game(name)


def test_another_programs_game_can_be_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("hopscotch_on_the_table")
    side = module.TABLE_GAME = object()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr("plank.referee.table_game.registry.MODULES", {})
    register("hopscotch", module.__name__)
    assert on_table()[-1] == "hopscotch"
    assert table_game("hopscotch") is side
