"""Tables of other lengths than the guide's: nothing collides, everything is drawn and listed."""

from __future__ import annotations

import pytest
from hardware.harness.cables import cables
from hardware.pins import Pins, load, with_spaces
from hardware.printed import assembly, ends, pictures
from hardware.statics import plan_picture

from hardware import outputs

LENGTHS = (11, 30)
POSES = [(0, 0), (1000, 1000), (-1000, -1000), (1000, -1000), (-1000, 1000)]
TABLES = {spaces: with_spaces(load(), spaces) for spaces in LENGTHS}
LINK_GIVES = 1.5  # mm that the eyes of a link take up; a short plank draws its pins in most


@pytest.mark.parametrize("spaces", LENGTHS)
@pytest.mark.parametrize("poses", POSES)
def test_nothing_collides_over_the_travel_of_another_plank(spaces, poses):
    fold, end = poses
    table = assembly.Assembly(TABLES[spaces], (fold, fold, end, end))
    assert table.collisions() == []
    assert max(table.link_error(number) for number in range(4)) < LINK_GIVES
    assert table.servo_to_hall() >= TABLES[spaces].table("tentacles")["hall_clearance"]


def test_a_fold_with_upright_edges_collides_on_the_shortest_plank(monkeypatch):
    monkeypatch.setattr(ends, "FOLD_CLOSES", 10.0)
    shortest = with_spaces(load(), 11)
    found = assembly.Assembly(shortest, (-1000, -1000, 1000, 1000)).collisions()
    assert "ship fold and sea fold" in found


@pytest.mark.parametrize("spaces", LENGTHS)
def test_the_plan_says_what_each_half_is_threaded_of(spaces, tmp_path):
    plan_picture.draw(TABLES[spaces], tmp_path)
    drawn = (tmp_path / "plan.svg").read_text(encoding="utf-8")
    halves = {11: ("6 segments, the ship", "6 segments, 6 ... 1"), 30: ("16", "15 ... 1")}
    assert all(words in drawn for words in halves[spaces])


@pytest.mark.parametrize("spaces", LENGTHS)
def test_the_tables_of_another_plank_have_its_cables(spaces, tmp_path):
    outputs.tables(TABLES[spaces], tmp_path)
    harness = (tmp_path / "harness.yml").read_text(encoding="utf-8")
    for cable in cables(TABLES[spaces]):
        assert f"{cable.name}:" in harness
        assert f"length: {cable.length}" in harness


def places(pins: Pins) -> list[int]:
    """Where the picture's pirates stand along the plank."""
    return [round(share * pins.table("plank")["spaces"]) for share in pictures.CREW]


@pytest.mark.parametrize("spaces", LENGTHS)
def test_the_pictures_pirates_stand_on_the_plank(spaces):
    assert all(0 <= place <= spaces for place in places(TABLES[spaces]))
