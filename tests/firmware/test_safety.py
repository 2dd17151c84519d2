"""Why the board started, safe mode, the watchdog, a clock that wraps (failures F1, F2, F4)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from plank.sim.chips import frames


def test_it_tells_why_it_started(boot: Any) -> None:
    story = boot()
    story.wait(50)
    for cause in ("pin", "watchdog", "soft", "power"):
        story.board.reset(cause)
        story.wait(50)
        assert story.hellos()[-1]["reset"] == cause


def test_the_watchdog_runs_in_play_and_is_fed(story: Any) -> None:
    watchdog = story.board.circuit.watchdog
    assert 0 < watchdog.timeout <= 8388
    boots = story.board.boots
    story.play(60_000)
    assert story.board.boots == boots


@pytest.mark.parametrize(
    ("job", "without"),
    [
        ("safety.TRACK | safety.DICE", "safety.TRACK"),
        ("safety.TRACK | safety.DICE", "safety.DICE"),
        ("safety.beats |= safety.TENTACLES", "safety.beats |= 0"),
        ("safety.beats |= safety.LINE", "safety.beats |= 0"),
        ("safety.beats |= safety.SLOW", "safety.beats |= 0"),
    ],
)
def test_a_job_that_does_not_beat_lets_the_watchdog_bite(boot: Any, job: str, without: str) -> None:
    story = boot()
    app = story.board.flash.files["board/app.py"].decode()
    assert job in app
    story.reflash("board/app.py", app.replace(job, without))
    story.wait(1900)
    assert story.board.boots == 1
    story.wait(300)
    assert story.board.boots == 2
    assert story.hellos()[-1]["reset"] == "watchdog"


@pytest.mark.parametrize(("pin", "name"), [(0, "stand"), (1, "pay"), (2, "repeat")])
def test_a_button_held_at_power_up_means_safe_mode_f2(boot: Any, pin: int, name: str) -> None:
    story = boot()
    with story.touched() as world:
        world.buttons.down = 1 << pin
    story.wait(3000)
    assert {(hello["mode"], hello["why"]) for hello in story.hellos()} == {
        ("safe", f"{name} button held")
    }


@pytest.fixture
def mixed(boot: Any) -> Any:
    story = boot()
    story.board.flash.files["board/dice.py"] += b"\n# of another version\n"
    return story


def test_mixed_firmware_stays_in_safe_mode_and_says_so_f4(mixed: Any) -> None:
    mixed.wait(2500)
    assert len(mixed.hellos()) == 3
    hello = mixed.hellos()[0]
    assert (hello["mode"], hello["why"], hello["manifest"]) == ("safe", "mixed firmware", "mixed")


@pytest.mark.parametrize("change", ["missing file", "file too many", "no manifest", "bad manifest"])
def test_firmware_is_mixed_when_anything_differs_from_the_manifest(boot: Any, change: str) -> None:
    story = boot()
    files = story.board.flash.files
    if change == "missing file":
        files["manifest.txt"] += b"board/new.py 00000000\n"
    elif change == "file too many":
        files["board/track.mpy"] = b"old"
    elif change == "no manifest":
        del files["manifest.txt"]
    else:
        files["manifest.txt"] = b"\xff\x00 nonsense"
    story.wait(20)
    assert story.hellos()[0]["why"] == "mixed firmware"


def test_other_files_on_the_flash_are_nobodys_business(boot: Any) -> None:
    story = boot()
    story.board.flash.files |= {"notes.txt": b"x", "crash.txt": b"y", "other.py": b"z"}
    story.wait(20)
    assert story.hellos()[0]["mode"] == "play"


def test_safe_mode_answers_the_host_moves_nothing_and_has_no_watchdog_f1(mixed: Any) -> None:
    mixed.wait(100)
    mixed.forget()
    mixed.greet()
    assert len(mixed.hellos()) == 1
    mixed.want(armed=True, lamps="w" * 25, pose=[500, 0, 0, 0])
    mixed.wait(20_000)
    assert mixed.board.circuit.watchdog.timeout == 0
    assert all(not any(widths) and not rail for _, widths, rail in mixed.world.driven)
    assert mixed.board.boots == 1
    assert mixed.all_seen() == []


def test_safe_mode_drains_the_line_so_ctrl_c_gets_through_f2(mixed: Any) -> None:
    mixed.wait(100)
    mixed.board.feed(b"x" * 5000)
    mixed.wait(500)
    assert not mixed.board.line.received
    mixed.board.feed(b"\x03")
    mixed.wait(50)
    assert mixed.rest.endswith(b">>> ")


def crash(story: Any) -> None:
    story.board.reset("watchdog")
    story.wait(1000)


def test_after_three_crashes_in_a_row_it_stays_in_safe_mode(boot: Any) -> None:
    story = boot()
    story.wait(1000)
    modes = []
    for _ in range(3):
        crash(story)
        modes.append(story.hellos()[-1]["mode"])
    assert modes == ["play", "play", "safe"]
    assert story.hellos()[-1]["why"] == "crash loop"
    story.wait(60_000)
    assert story.board.boots == 4


@pytest.mark.parametrize("way", ["power", "pin", "soft"])
def test_a_person_can_start_it_again_after_a_crash_loop(boot: Any, way: str) -> None:
    story = boot()
    for _ in range(4):
        crash(story)
    assert story.hellos()[-1]["mode"] == "safe"
    story.board.reset(way)
    story.wait(100)
    assert story.hellos()[-1]["mode"] == "play"


def test_a_crash_now_and_then_is_no_loop(boot: Any) -> None:
    story = boot()
    story.wait(1000)
    for _ in range(6):
        crash(story)
        story.wait(70_000)
    assert story.hellos()[-1]["mode"] == "play"


def test_ticks_that_wrap_are_nothing(boot: Any) -> None:
    """The stand-in clock wraps two seconds after power-up; everything spans that moment."""
    story = boot()
    story.wait(1500)
    story.greet()
    story.want(armed=True, pose=[700, 0, 0, 0])
    with story.touched() as world:
        world.track.stand(0, 4)
        world.dice.throw(0, 5)
        world.buttons.press(0)
    story.play(400)
    assert story.board.clock.ticks_ms() > 1 << 29
    story.play(4000)
    assert story.board.clock.ticks_ms() < 1 << 29
    assert story.places(0)[-1] == [4]
    assert story.seen["wells"][0] == ["flat", 5, 1]
    assert story.seen["pose"] == [700, 0, 0, 0]
    assert story.seen["buttons"] == [1, 0, 0]


def test_scans_keep_their_beat_after_a_long_gap(story: Any) -> None:
    """What was missed is not made up for in a burst."""
    chain = story.board.circuit.chain
    scans: list[int] = []
    load = chain.load

    def counted(level: int) -> None:
        if not level:
            scans.append(story.world.now)
            if len(scans) == 20:
                story.board.clock.sleep_ms(37)
        load(level)

    chain.load = counted
    story.wait(300)
    spaces = [after - before for before, after in itertools.pairwise(scans)]
    late = [space for space in spaces if space != 5]
    assert sum(late) == 40  # one scan at once, then on with the beat
    assert sum(scan % 5 != scans[0] % 5 for scan in scans) == 1


def test_the_panel_lamp_blinks_without_a_host_and_is_steady_with_one(boot: Any) -> None:
    story = boot()
    lit = set()
    for _ in range(10):
        story.wait(250)
        lit.add(bool(story.board.drives[frames.FLAGS] & frames.PANEL_LED_ON))
    assert lit == {True, False}
    story.greet()
    story.wait(300)
    for _ in range(10):
        story.repeat()
        story.wait(250)
        assert story.board.drives[frames.FLAGS] & frames.PANEL_LED_ON
