"""The table in the players' words."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plank.table.line.messages import Seen, Well
from plank.table.table_state import Masks, place_at, table_state, track_index

SPACES = 20


def track(
    standing: dict[tuple[int, int], bool] | set[tuple[int, int]], spaces: int = SPACES
) -> str:
    segments = bytearray(spaces + 1)
    for lane, place in standing:
        segments[track_index(place, spaces)] |= 1 << lane
    return segments.hex()


def seen(**changes: object) -> Seen:
    well = Well("flat", 3, 12)
    base = Seen(
        seen=41,
        boot="5d0a91c3",
        wanted=12,
        track="00" * (SPACES + 1),
        wells=(well, well, well, well),
        buttons=(0, 2, 1),
        armed=True,
        pose=(0, 0, 0, 0),
        power=(5020, 310),
        faults=(),
    )
    return msgspec.structs.replace(base, **changes)


def test_the_ship_is_the_first_segment_and_space_1_the_last() -> None:
    assert [track_index(place, SPACES) for place in (0, 20, 19, 1)] == [0, 1, 2, 20]


@given(st.integers(11, 30).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, n))))
def test_place_and_segment_are_inverse(where: tuple[int, int]) -> None:
    spaces, place = where
    assert place_at(track_index(place, spaces), spaces) == place


@pytest.mark.parametrize("place", [-1, 21])
def test_a_place_off_the_track_is_refused(place: int) -> None:
    with pytest.raises(ValueError, match=str(place)):
        track_index(place, SPACES)


def test_pirates_stand_where_their_lanes_have_magnets() -> None:
    state = table_state(seen(track=track({(0, 0), (1, 0), (2, 7), (5, 1)})))
    assert state.pirates == {0: (0,), 1: (0,), 2: (7,), 3: (), 4: (), 5: (1,)}
    assert state.spaces == SPACES


def test_two_magnets_in_a_lane_are_both_told_from_the_ship_to_the_sea() -> None:
    assert table_state(seen(track=track({(3, 2), (3, 19), (3, 0)}))).pirates[3] == (0, 19, 2)


def test_an_unreadable_segment_is_blind_and_holds_nobody() -> None:
    state = table_state(seen(track="ff" + "00" * 19 + "ff"))
    assert state.blind == {0, 1}
    assert not any(state.pirates.values())


def test_a_die_has_a_face_only_when_flat() -> None:
    wells = (Well("flat", 6, 3), Well("empty", 0, 7), Well("rolling", 0, 4), Well("cocked", 0, 4))
    dice = table_state(seen(wells=wells)).dice
    assert [(die.rest, die.face, die.throws) for die in dice] == [
        ("flat", 6, 3),
        ("empty", None, 7),
        ("rolling", None, 4),
        ("cocked", None, 4),
    ]


def test_masked_sensors_are_not_believed() -> None:
    masks = Masks(places=frozenset({7}), lanes=frozenset({1}), wells=frozenset({2}))
    state = table_state(seen(track=track({(0, 7), (1, 9), (2, 9)})), masks)
    assert state.pirates == {0: (), 1: (), 2: (9,), 3: (), 4: (), 5: ()}
    assert state.blind == {7}
    assert state.blind_lanes == {1}
    assert (state.dice[2].face, state.dice[3].face) == (None, 3)
