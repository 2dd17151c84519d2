"""What to do now: which pirate and which dice a line is about, whatever its words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.web.scripted_service import ScriptedService

from plank.games.the_plank import Rules
from plank.phrases.phrases import Phrases
from plank.referee.dice import acts
from plank.web.state.tasks import todo
from plank.web.state.wording import Wording


def lines(session: Any) -> list[dict[str, Any]]:
    """Return what is to be done once nobody waits any longer."""
    session.clock.travel(5.0)
    return todo(session.referee.picture, Wording("en", Phrases("en")))


def standing(folder: Path, names: Sequence[str], pirates: dict[int, tuple[int, ...]]) -> Any:
    session = ScriptedService(folder, names).session
    session.pirates |= pirates
    session.look()
    return session


def test_before_the_first_game_there_is_nothing_to_do():
    assert todo(None, Wording("en", Phrases("en"))) == []


@pytest.mark.parametrize(
    ("pirates", "text", "lane", "place"),
    [
        ({1: (7,)}, "Bo's pirate belongs in the ship, it stands on space 7.", 1, 0),
        ({1: ()}, "Bo's pirate is missing", 1, 0),
        ({1: (0, 7)}, "Bo", 1, 0),
        ({1: (), 4: (9,)}, "Bo", 1, 0),
        ({4: (9,)}, "5", 4, None),
    ],
)
def test_a_line_about_a_pirate_says_where_it_belongs(
    tmp_path: Path, pirates: dict[int, tuple[int, ...]], text: str, lane: int, place: int | None
):
    found = lines(standing(tmp_path, ("Anne", "Bo"), pirates))[0]
    assert (found["task"], found["lane"], found["place"]) == ("carry-pirate", lane, place)
    assert text in found["text"]
    assert set(found) == {"task", "lane", "place", "text"}, "no phrase key goes to the page"


def test_two_pirates_of_one_name_are_told_apart(tmp_path: Path):
    session = standing(tmp_path, ("Anne", "Bo", "Anne"), {0: (7,), 2: (5,)})
    named = [(one["lane"], one["place"]) for one in lines(session) if "lane" in one]
    assert sorted(named) == [(0, 0), (2, 0)]


def test_a_pirate_moved_by_a_sword_is_asked_for(tmp_path: Path):
    session = ScriptedService(tmp_path).play(("Anne", "Bo"), rules=Rules(sword_hits_ship=True))
    session.referee.act(acts.Enter(0, (5, 5, "sword", 2)))
    session.referee.act(acts.Stand(0))
    moves = [(one["task"], one["lane"], one["place"]) for one in lines(session) if "lane" in one]
    assert moves == [("carry-pirate", 0, 12), ("carry-pirate", 1, 20)]


def test_dice_are_numbered_from_nought(tmp_path: Path):
    session = ScriptedService(tmp_path).session
    assert lines(session)[0]["dice"] == (0, 1, 2, 3)
    session.look(blind_wells=frozenset(range(4)))
    assert (lines(session)[0]["task"], lines(session)[0]["dice"]) == ("enter-dice", (0, 1, 2, 3))
