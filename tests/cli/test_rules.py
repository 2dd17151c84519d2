"""`plank rules`: every game of the registry, with its house rules."""

from __future__ import annotations

import pytest

from plank.cli.main import main
from plank.games import GAMES, describe
from plank.referee.table_game.registry import on_table


@pytest.fixture
def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    assert main(["rules"]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_shown_with_its_house_rules(lines: list[str], name: str) -> None:
    game = GAMES[name]
    at = next(
        number
        for number, line in enumerate(lines)
        if line.startswith(game.title + " (") or line == game.title
    )
    assert lines[at + 1] == "=" * len(lines[at])
    shown = "\n".join(lines[at:])
    assert describe(game.rules_type) in shown


def test_a_game_on_the_table_is_shown_with_the_option_that_chooses_it(lines: list[str]) -> None:
    for name, game in GAMES.items():
        chosen_by = f"{game.title} (--game {name})"
        assert (chosen_by in lines) == (name in on_table())


def test_a_game_that_is_not_on_the_table_says_so(lines: list[str]) -> None:
    text = " ".join(lines)
    for name, game in GAMES.items():
        says_so = f"{game.title} is not played on the table yet" in text
        assert says_so == (name not in on_table())
