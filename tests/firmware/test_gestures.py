"""Gestures: a shudder and a tip, each once, and back to the pose."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.firmware.servo_pulses import MIDDLE, armed, pulses


def swings(story: Any) -> int:
    """How often tentacle 0 was sent up through its middle."""
    widths = [widths[0] for _, widths in pulses(story)]
    return sum(before <= MIDDLE < after for before, after in itertools.pairwise(widths) if before)


def test_a_shudder_shakes_and_ends_in_the_pose(story: Any) -> None:
    armed(story)
    story.want(gesture=["shudder", 1, 0])
    story.world.driven.clear()
    story.play(3000)
    assert swings(story) >= 4
    assert story.seen["pose"] == [0, 0, 0, 0]


def test_the_same_gesture_said_again_is_the_same_gesture(story: Any) -> None:
    armed(story)
    story.want(gesture=["shudder", 1, 0])
    story.play(3000)
    story.world.driven.clear()
    story.want(lamps="w" * 25)
    story.play(3000)
    assert swings(story) == 0
    story.want(gesture=["shudder", 2, 0])
    story.play(3000)
    assert swings(story) >= 4


@pytest.mark.parametrize("lane", range(6))
def test_a_tip_leans_to_the_lanes_side_and_comes_back(story: Any, lane: int) -> None:
    armed(story)
    story.want(gesture=["tip", 1, lane])
    story.play(900)
    fold_left, fold_right, end_left, end_right = story.world.plank.heights(story.now)
    low, high = (fold_left, fold_right) if lane < 3 else (fold_right, fold_left)
    assert low < 0 < high
    assert end_left + end_right < fold_left + fold_right
    story.play(3000)
    assert story.seen["pose"] == [0, 0, 0, 0]


def test_the_further_out_the_lane_the_further_it_tips(boot: Any) -> None:
    leans = []
    for lane in range(6):
        story = armed(boot().start())
        story.want(gesture=["tip", 1, lane])
        story.play(900)
        heights = story.world.plank.heights(story.now)
        leans.append(heights[0] - heights[1])
    assert leans == sorted(leans)


def test_a_gesture_wished_before_they_are_armed_is_not_made_up_for(story: Any) -> None:
    """So a board that was reset does not repeat the last one."""
    story.want(armed=True, gesture=["shudder", 9, 0])
    story.play(4000)
    assert story.seen["armed"]
    assert swings(story) == 0


def test_a_gesture_wakes_tentacles_that_were_let_go_when_idle(story: Any) -> None:
    armed(story)
    story.play(12_000)
    assert not story.seen["armed"]
    story.want(gesture=["shudder", 1, 0])
    story.world.driven.clear()
    story.play(5000)
    assert swings(story) >= 4


def test_another_session_may_use_the_same_numbers(story: Any) -> None:
    armed(story)
    story.want(gesture=["shudder", 1, 0])
    story.play(3000)
    story.greet("two")
    story.wish["wanted"] = 0
    story.world.driven.clear()
    story.want()
    story.play(3000)
    assert swings(story) >= 4
