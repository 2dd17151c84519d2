"""The tentacles: when they get pulses, how fast they move, when they let go (failures V1-V7)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.firmware.servo_pulses import (
    ARMED_BY,
    FRAME,
    MIDDLE,
    SLEW_US,
    armed,
    first_pulses,
    pulses,
)


def test_no_pulse_and_no_power_before_the_host_arms_v1(boot: Any) -> None:
    story = boot()
    story.wait(5000)
    story.greet()
    story.want(pose=[500, -500, 500, -500])
    story.play(5000)
    assert all(not any(widths) and not rail for _, widths, rail in story.world.driven)
    assert not story.seen["armed"]


def test_they_are_armed_one_by_one_at_the_remembered_rest_pose_v2(story: Any) -> None:
    story.want(armed=True, pose=[1000, 1000, -1000, -1000])
    story.play(ARMED_BY)
    moments = [ms for ms, _ in first_pulses(story)]
    assert [width for _, width in first_pulses(story)] == [MIDDLE] * 4
    assert all(after - before >= 300 for before, after in itertools.pairwise(moments))
    powered = next(ms for ms, _, rail in story.world.driven if rail)
    assert moments[0] - powered >= 100


def test_no_frame_moves_further_than_the_slew_limit_v2(story: Any) -> None:
    story.want(armed=True, pose=[1000, -1000, 1000, -1000])
    story.play(5000)
    story.want(pose=[-1000, 1000, 0, 0])
    story.play(5000)
    for (_, before), (_, after) in itertools.pairwise(pulses(story)):
        for was, is_ in zip(before, after, strict=True):
            assert not was or not is_ or abs(is_ - was) <= SLEW_US
    assert story.seen["pose"] == [-1000, 1000, 0, 0]
    assert pulses(story)[-1][1] == [1000, 2000, 1500, 1500]


def test_they_start_to_move_one_after_the_other_v3(story: Any) -> None:
    armed(story)
    story.want(pose=[400, 400, 400, 400])
    story.world.driven.clear()
    story.play(1000)
    starts = [next(ms for ms, widths in pulses(story) if widths[i] != MIDDLE) for i in range(4)]
    assert all(after - before >= 3 * FRAME for before, after in itertools.pairwise(starts))


def test_pulses_end_a_frame_before_the_power_v4(story: Any) -> None:
    armed(story)
    story.want(armed=False)
    story.play(500)
    driven = [moment for moment in story.world.driven if moment[0] > 1000]
    silent = next(ms for ms, widths, rail in driven if rail and not any(widths))
    off = next(ms for ms, _, rail in driven if not rail)
    assert FRAME <= off - silent <= 3 * FRAME
    assert not story.seen["armed"]


@pytest.mark.parametrize(
    ("limits", "widest"), [([1200, 1500, 1700], 1700), ([1900, 1400, 1100], 1100)]
)
def test_pulses_keep_within_the_calibrated_limits_v5(
    boot: Any, limits: list[int], widest: int
) -> None:
    story = boot()
    settings = {
        "spaces": 20,
        "north": -1,
        "gain": [1000] * 4,
        "servos": [limits] * 4,
        "rest": [0] * 4,
    }
    story.board.flash.files["settings.txt"] = story.framed(settings)
    story.start()
    story.want(armed=True, pose=[1000, 1000, 1000, 1000], gesture=["shudder", 1, 0])
    story.play(4000)
    story.want(gesture=["tip", 2, 0])
    story.play(4000)
    assert story.seen["pose"] == [1000] * 4
    given = {width for _, widths in pulses(story) for width in widths if width}
    assert min(limits) <= min(given) <= max(given) <= max(limits)
    assert widest in given


def test_they_are_let_go_when_idle_and_wake_for_a_new_pose_v5(story: Any) -> None:
    armed(story)
    story.want(pose=[100, 100, 0, 0])
    story.play(15_000)
    assert pulses(story)[-1][1] == [0, 0, 0, 0]
    assert not story.seen["armed"]
    story.world.driven.clear()
    story.want(pose=[200, 100, 0, 0])
    story.play(3000)
    assert [width for _, width in first_pulses(story)] == [1550, 1550, 1500, 1500]
    assert story.seen["pose"] == [200, 100, 0, 0]
    assert story.seen["armed"]


def test_a_silent_host_lets_the_plank_down_level_and_then_go_v7(story: Any) -> None:
    armed(story)
    story.want(pose=[600, -600, 600, -600])
    story.play(2000)
    story.repeat()
    story.world.driven.clear()
    silent_since = story.now
    story.wait(2900)
    assert story.world.driven == []
    story.wait(4000)
    level = next(ms for ms, widths in pulses(story) if widths == [MIDDLE] * 4)
    gone = next(ms for ms, widths in pulses(story) if widths == [0, 0, 0, 0])
    assert 3000 <= story.world.driven[0][0] - silent_since <= 3300
    assert level < gone
    assert not story.world.driven[-1][2]


def test_a_host_that_comes_back_is_followed_again(story: Any) -> None:
    armed(story)
    story.wait(6000)
    assert not story.seen["armed"]
    story.greet("two")
    story.wish["wanted"] = 0
    armed(story)


def test_while_it_lets_go_of_a_silent_hosts_pose_a_new_wish_takes_over(story: Any) -> None:
    armed(story)
    story.want(pose=[1000, 1000, 1000, 1000])
    story.play(3000)
    story.wait(2500)
    assert story.seen["armed"]
    assert pulses(story)[-1][1][0] < 2000
    story.want(pose=[800, 800, 800, 800])
    story.play(2000)
    assert story.seen["pose"] == [800] * 4
    assert story.seen["armed"]


def test_disarmed_in_the_middle_of_a_move_they_stop_there_and_remember(story: Any) -> None:
    armed(story)
    story.want(pose=[1000, 0, 0, 0])
    story.play(400)
    story.want(armed=False)
    story.play(1000)
    left = story.seen["pose"]
    assert 0 < left[0] < 1000
    assert f'"rest":[{left[0]},0,0,0]'.encode() in story.board.flash.files["settings.txt"]
    story.board.reset("power")
    story.wait(400)
    story.greet("two")
    story.wish["wanted"] = 0
    story.world.driven.clear()
    armed(story)
    assert first_pulses(story)[0][1] == MIDDLE + left[0] // 2


def test_nothing_is_written_to_flash_while_armed_or_level(story: Any) -> None:
    armed(story)
    story.want(pose=[500, 0, 0, 0])
    story.play(3000)
    assert "settings.txt" not in story.board.flash.files
    story.want(pose=[0, 0, 0, 0])
    story.play(3000)
    story.want(armed=False)
    story.play(3000)
    assert "settings.txt" not in story.board.flash.files


def test_disarmed_while_arming_they_let_go_at_once(story: Any) -> None:
    story.want(armed=True)
    story.play(500)
    story.want(armed=False)
    story.play(500)
    assert not story.world.driven[-1][2]
    assert not story.seen["armed"]


@pytest.mark.parametrize("after", [1, 150, 700, 1100, 1603, 1655, 1901, 2350, 4000])
def test_ctrl_c_at_any_tick_ends_the_pulses_then_the_power_and_the_watchdog(
    story: Any, after: int
) -> None:
    story.want(armed=True, pose=[300, 300, -300, -300], gesture=["tip", 1, 4])
    story.wait(after)
    at = story.now
    story.board.feed(b"\x03")
    story.wait(50)
    assert story.world.driven[-1][1:] == ([0, 0, 0, 0], False)
    ended = [ms for ms, widths, rail in story.world.driven if ms >= at and rail and not any(widths)]
    if ended and ended[0] >= at and after > 200:
        assert story.world.driven[-1][0] - ended[0] >= FRAME
    assert story.rest.endswith(b">>> ")
    told = len(story.heard)
    story.wait(20_000)
    assert len(story.heard) == told  # no watchdog has started it again


def test_a_second_ctrl_c_while_it_lets_go_still_cuts_the_power(story: Any) -> None:
    armed(story)
    program = story.board.program
    sleeps = []

    def interrupted(milliseconds: int) -> None:
        sleeps.append(milliseconds)
        raise KeyboardInterrupt

    story.board.clock.on_sleep = interrupted
    with pytest.raises(KeyboardInterrupt):
        program.throw(KeyboardInterrupt())
    assert sleeps == [FRAME]
    assert story.world.driven[-1][1:] == ([0, 0, 0, 0], False)
