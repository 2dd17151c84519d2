"""Buttons, lamps, power and settings (failures V3, D9)."""

from __future__ import annotations

from typing import Any

import pytest

from plank.sim.chips import frames, ws2812

DEFAULTS = {
    "spaces": 20,
    "north": 1,
    "gain": [1000] * 4,
    "servos": [[1000, 1500, 2000]] * 4,
    "rest": [0, 0, 0, 0],
}


def pixels(story: Any) -> list[tuple[int, int, int]]:
    """Red, green, blue of each pixel."""
    at = [frames.LAMP_BYTES + ws2812.BYTES * i for i in range(25)]
    drives = story.board.drives
    return [(drives[i + 1], drives[i], drives[i + 2]) for i in at]


# buttons


@pytest.mark.parametrize("button", range(3))
def test_every_press_is_counted_once(story: Any, button: int) -> None:
    for presses in range(1, 6):
        with story.touched() as world:
            world.buttons.press(button)
        story.play(400)
        assert story.seen["buttons"][button] == presses
    assert sum(story.seen["buttons"]) == 5


def test_a_contact_that_bounces_is_one_press(story: Any) -> None:
    for down in (1, 0, 1, 0, 1):
        with story.touched() as world:
            world.buttons.down = down
        story.wait(7)
    story.wait(100)
    for down in (0, 1, 0, 1, 0):
        with story.touched() as world:
            world.buttons.down = down
        story.wait(7)
    story.wait(200)
    assert story.seen["buttons"] == [1, 0, 0]


def test_a_touch_too_short_to_be_meant_is_none(story: Any) -> None:
    with story.touched() as world:
        world.buttons.down = 4
    story.wait(11)
    with story.touched() as world:
        world.buttons.down = 0
    story.play(1500)
    assert story.seen["buttons"] == [0, 0, 0]


# lamps


def test_every_lamp_shows_its_letter(story: Any) -> None:
    story.want(lamps="wrgbyo" + "." * 15 + "r.gb")
    story.wait(5)
    lit = pixels(story)
    assert len(set(lit[:6])) == 6
    assert lit[6:21] == [(0, 0, 0)] * 15
    assert (lit[21], lit[23], lit[24]) == (lit[1], lit[2], lit[3])
    assert lit[1][0] and not lit[1][1] and not lit[1][2]
    assert lit[2][1] and not lit[2][0] and not lit[2][2]
    assert lit[3][2] and not lit[3][0] and not lit[3][1]


def test_capitals_blink_and_the_others_do_not(story: Any) -> None:
    story.want(lamps="rR" + "." * 23)
    story.wait(5)
    seen = []
    for _ in range(20):
        story.play(100)
        seen.append(pixels(story)[:2])
    steady = {first for first, _ in seen}
    assert len(steady) == 1
    assert {second for _, second in seen} == steady | {(0, 0, 0)}


def test_lamps_that_do_not_change_are_not_written_again(story: Any) -> None:
    writes = []
    lamps = story.board.circuit.lamps
    latch = lamps.latch

    def counted(colours: bytearray) -> bool:
        writes.append(bytes(colours))
        return bool(latch(colours))

    lamps.latch = counted
    story.want(lamps="r" * 25)
    story.wait(5)
    story.play(3000)
    story.want(armed=True)
    story.play(3000)
    assert len(writes) == 1


def test_lamps_go_out_when_the_host_falls_silent(story: Any) -> None:
    story.want(lamps="w" * 25)
    story.wait(2900)
    assert any(map(any, pixels(story)))
    story.wait(500)
    assert not any(map(any, pixels(story)))


def test_a_wish_for_a_longer_plank_is_refused(story: Any) -> None:
    story.want(lamps="w" * 26)
    story.wait(20)
    assert story.seen["wanted"] == 0


# power


def test_volts_and_amperes_are_told(story: Any) -> None:
    story.wait(1500)
    millivolts, milliamps = story.seen["power"]
    assert millivolts == pytest.approx(5040, abs=10)
    assert milliamps == pytest.approx(25, abs=10)


def test_a_supply_pulled_down_is_a_fault_while_it_lasts_v3(story: Any) -> None:
    with story.touched() as world:
        world.brown_out(4300, 1500)
    story.play(1000)
    assert story.faults == ["power"]
    assert story.seen["power"][0] == pytest.approx(4300, abs=10)
    story.play(2000)
    assert story.faults == []


# settings


def test_without_a_file_the_defaults_hold_and_nothing_is_wrong(parts: Any) -> None:
    settings = parts.load("settings").Settings()
    assert (settings.spaces, settings.rest, settings.bad) == (20, [0] * 4, False)
    assert "settings.txt" not in parts.flash.files


def test_what_is_saved_is_read_again(parts: Any) -> None:
    module = parts.load("settings")
    settings = module.Settings()
    settings.spaces, settings.north, settings.gain = 30, -1, [900, 1000, 1100, 1200]
    settings.remember([1, -2, 3, -1000])
    read = module.Settings()
    assert vars(read) == vars(settings)
    assert "settings.new" not in parts.flash.files


@pytest.mark.parametrize(
    "spoilt",
    [
        b"",
        b"\xff\xfe",
        b"{}",
        b"cut",
        {},
        DEFAULTS | {"spaces": 10},
        DEFAULTS | {"spaces": 31},
        DEFAULTS | {"spaces": True},
        DEFAULTS | {"spaces": 20.0},
        DEFAULTS | {"north": 0},
        DEFAULTS | {"gain": [1000] * 3},
        DEFAULTS | {"gain": [1000, 1000, 1000, 0]},
        DEFAULTS | {"servos": [[1000, 1500, 2000]] * 3},
        DEFAULTS | {"servos": [[900, 1500, 2000]] * 4},
        DEFAULTS | {"servos": [[1000, 1500, 2001]] * 4},
        DEFAULTS | {"servos": 5},
        DEFAULTS | {"rest": [0, 0, 0, 1001]},
        DEFAULTS | {"rest": None},
    ],
)
def test_unreadable_settings_mean_defaults_and_a_fault_d9(parts: Any, spoilt: Any) -> None:
    content = spoilt if isinstance(spoilt, bytes) else parts.framed(spoilt)
    parts.flash.files["settings.txt"] = content
    settings = parts.load("settings").Settings()
    assert settings.bad
    assert (settings.spaces, settings.north, settings.rest) == (20, 1, [0] * 4)


def test_settings_damaged_at_any_byte_are_never_half_taken(parts: Any) -> None:
    module = parts.load("settings")
    good = parts.framed(DEFAULTS | {"spaces": 25})
    for at in range(len(good) - 1):
        parts.flash.files["settings.txt"] = good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :]
        assert (module.Settings().spaces, module.Settings().bad) == (20, True)


def test_the_fault_is_told_and_play_goes_on(boot: Any) -> None:
    story = boot()
    story.board.flash.files["settings.txt"] = b"nonsense"
    story.start()
    assert story.faults == ["settings"]
    with story.touched() as world:
        world.track.stand(0, 2)
    story.wait(300)
    assert story.places(0)[-1] == [2]


@pytest.mark.parametrize("spaces", [11, 30])
def test_a_plank_of_another_length(boot: Any, spaces: int) -> None:
    story = boot(spaces=spaces)
    story.board.flash.files["settings.txt"] = story.framed(DEFAULTS | {"spaces": spaces})
    with story.touched() as world:
        world.track.stand(5, 1)
        world.track.stand(4, spaces)
    story.start()
    assert story.hellos()[0]["spaces"] == spaces
    assert len(story.seen["track"]) == 2 * (spaces + 1)
    assert (story.places(5), story.places(4)) == ([[1]], [[spaces]])
