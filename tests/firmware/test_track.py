"""Pirates on the track, read through the chain of shift registers (failures D1, D2, D3)."""

from __future__ import annotations

from typing import Any

import pytest

SETTLE = 200  # ms, board/track.py
LATE = 10  # ms at most from settled to told


def stand(story: Any, lane: int, place: int | None) -> None:
    with story.touched() as world:
        world.track.stand(lane, place)


def test_nothing_is_told_before_one_settled_scan(boot: Any) -> None:
    story = boot()
    stand(story, 2, 20)
    story.wait(1)
    story.greet()
    story.wait(380)
    assert story.all_seen()[0]["track"] == "0004" + "00" * 19
    assert story.heard[0][0] < 30
    assert next(ms for ms, message in story.heard if "seen" in message) < 400


@pytest.mark.parametrize("lane", range(6))
def test_a_pirate_is_told_where_it_stands_and_on_no_other_lane(story: Any, lane: int) -> None:
    for place in (0, 20, 7, 1):
        stand(story, lane, place)
        story.wait(SETTLE + 20)
        assert story.places(lane)[-1] == [place]
    assert all(story.places(other) == [[]] for other in range(6) if other != lane)


@pytest.mark.parametrize("after", range(6))
def test_a_change_is_told_within_settling_and_ten_milliseconds(story: Any, after: int) -> None:
    story.wait(100 + after)
    story.forget()
    put_down = story.now
    stand(story, 3, 8)
    story.wait(SETTLE + 50)
    told = next(ms for ms, seen in story.heard if "08" in seen["track"])
    assert SETTLE <= told - put_down <= SETTLE + LATE


def test_a_flicker_shorter_than_settling_is_nothing_d1(story: Any) -> None:
    stand(story, 1, 5)
    story.wait(300)
    story.forget()
    with story.touched() as world:
        world.track.flicker((1, 5), world.now + 3000)
        world.track.flicker((1, 6), world.now + 3000)
    story.play(2900)
    assert story.places(1) == [[5]]
    story.play(1000)
    assert story.places(1) == [[5]]


def test_a_knock_that_ends_where_it_began_is_nothing(story: Any) -> None:
    stand(story, 4, 11)
    story.wait(300)
    revision = story.seen["seen"]
    with story.touched() as world:
        world.track.bump(4)
    story.wait(1500)
    assert story.seen["seen"] == revision


def test_a_slide_over_spaces_is_one_move_d2(story: Any) -> None:
    stand(story, 0, 18)
    story.wait(300)
    story.forget()
    with story.touched() as world:
        world.track.slide(0, 3)
    story.play(2000)
    assert story.places(0) == [[18], [3]]


def test_several_lanes_settle_each_by_itself(story: Any) -> None:
    stand(story, 0, 9)
    story.wait(150)
    stand(story, 5, 9)
    story.wait(60)
    assert story.places(0)[-1] == [9]
    assert story.places(5)[-1] == []
    story.wait(160)
    assert story.places(5)[-1] == [9]


def test_a_magnet_too_many_is_told_beside_the_pirate(story: Any) -> None:
    stand(story, 2, 4)
    with story.touched() as world:
        world.track.faults.magnets.add((2, 12))
    story.wait(300)
    assert story.places(2)[-1] == [12, 4]


@pytest.mark.parametrize("reach", [0, 1, 8, 20])
def test_a_broken_chain_is_located_and_what_lies_beyond_is_not_believed(
    story: Any, reach: int
) -> None:
    for lane, place in ((0, 0), (1, 15), (2, 1)):
        stand(story, lane, place)
    story.wait(300)
    whole = story.seen["track"]
    with story.touched() as world:
        world.track.faults.reach = reach
    story.wait(300)
    assert story.faults == [f"chain {reach}"]
    assert story.seen["track"] == whole[: 2 * reach] + "ff" * (21 - reach)
    with story.touched() as world:
        world.track.faults.reach = None
    story.wait(300)
    assert (story.faults, story.seen["track"]) == ([], whole)


def test_a_short_is_told_from_a_break(story: Any) -> None:
    with story.touched() as world:
        world.track.faults.reach, world.track.faults.shorted = 6, True
    story.wait(300)
    assert story.faults == ["short 6"]


def test_no_pirate_is_lost_for_a_moment_when_the_chain_breaks(story: Any) -> None:
    stand(story, 3, 2)
    story.wait(300)
    story.forget()
    with story.touched() as world:
        world.track.faults.reach = 10
    story.wait(600)
    lost = [seen for seen in story.all_seen() if seen["track"][38:40] not in ("08", "ff")]
    assert lost == []


def test_a_chain_that_is_read_badly_once_is_nothing(story: Any) -> None:
    revision = story.seen["seen"]
    with story.touched() as world:
        world.track.faults.reach = 3
    story.wait(20)
    with story.touched() as world:
        world.track.faults.reach = None
    story.wait(1000)
    assert story.seen["seen"] == revision
