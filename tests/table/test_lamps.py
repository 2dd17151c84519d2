"""Lamps as characters."""

from __future__ import annotations

import pytest

from plank.table.lamps import Lamp, lamp_string


def test_the_ship_is_lit_first_then_the_highest_space_down_then_the_wells() -> None:
    lamps = lamp_string(
        {0: Lamp.WHITE, 20: Lamp.RED, 1: Lamp.BLUE}, {0: Lamp.GREEN, 3: Lamp.YELLOW}, 20
    )
    assert lamps == "wr" + "." * 18 + "b" + "g..y"


def test_a_blinking_lamp_is_the_capital_letter_and_off_stays_off() -> None:
    assert [lamp.blinking.value for lamp in (Lamp.ORANGE, Lamp.BLINKING_RED, Lamp.OFF)] == [
        "O",
        "R",
        ".",
    ]


def test_there_are_25_pixels_on_a_plank_of_20() -> None:
    assert lamp_string({}, {}, 20) == "." * 25


@pytest.mark.parametrize(
    ("places", "wells"), [({21: Lamp.RED}, {}), ({-1: Lamp.RED}, {}), ({}, {4: Lamp.RED})]
)
def test_what_the_table_does_not_have_is_refused(
    places: dict[int, Lamp], wells: dict[int, Lamp]
) -> None:
    with pytest.raises(ValueError, match=r"^(place|well) (21|-1|4) is not"):
        lamp_string(places, wells, 20)
