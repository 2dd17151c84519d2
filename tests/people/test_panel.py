"""The bell, sounder and lamps on the Pi's own pins, on gpiozero's pretended ones."""

from __future__ import annotations

import asyncio
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.referee.table import Table

from plank.games.the_plank import Rules
from plank.people.panel import BELL, LAMPS, NO, SOUNDER, YES, Panel

mock = pytest.importorskip("gpiozero.pins.mock", reason="gpiozero is for a Pi: the extra `pi`")


@pytest.fixture
def on() -> Table:
    made = Table(("Anne", "Bo"), Rules())
    made.look()
    made.set_out()
    return made


@pytest.fixture
def pins() -> Iterator[Any]:
    factory = mock.MockFactory()
    yield factory
    factory.reset()


class Ringing:
    """An event loop as far as the panel needs one: what the bell's thread asks for is done."""

    def call_soon_threadsafe(self, callback: Callable[[], None]) -> None:
        callback()


@pytest.fixture
def panel(on: Table, pins: Any) -> Iterator[Panel]:
    made = Panel(Ringing(), pins)  # type: ignore[arg-type]  # all it uses of a loop
    made.attach(on.referee)
    yield made
    made.close()


def ring(pins: Any) -> None:
    pins.pin(BELL).drive_low()
    pins.pin(BELL).drive_high()


def lit(pins: Any) -> list[int]:
    return [seat for seat, lamp in enumerate(LAMPS) if pins.pin(lamp).state]


def test_the_lamp_of_the_seat_to_act_shines(on: Table, panel: Panel, pins: Any) -> None:
    assert lit(pins) == [0]
    on.throw(5, 5, 3, 2)
    on.put(0, 15)
    assert lit(pins) == [1]


def test_the_bell_lets_the_throw_count(on: Table, panel: Panel, pins: Any) -> None:
    on.throw(5, 5, 3, 2)
    ring(pins)
    assert on.game.space(0) == 15


def test_the_bell_before_the_throw_says_the_last_words_again(
    on: Table, panel: Panel, pins: Any
) -> None:
    before = on.said
    ring(pins)
    assert on.said[: len(before)] == before
    assert len(on.said) > len(before)


def test_a_bell_that_comes_too_early_is_answered(on: Table, panel: Panel, pins: Any) -> None:
    on.throw(5, 5, 3, 2)
    on.lift_dice(0)
    ring(pins)
    assert on.said[-1] == "dice-moving"


def test_the_sounder_answers_once_for_yes_and_three_times_for_no(
    on: Table, panel: Panel, pins: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[int] = []
    monkeypatch.setattr("gpiozero.Buzzer.beep", lambda _sounder, _on, _off, n: heard.append(n))
    on.throw(5, 5, 3, 2)
    on.lift_dice(0)
    ring(pins)
    on.throw(5, 5, 3, 2)
    ring(pins)
    assert heard == [NO, YES]


def test_the_sounder_sounds_by_its_pin_and_is_silent_afterwards(on: Table, pins: Any) -> None:
    panel = Panel(Ringing(), pins)  # type: ignore[arg-type]  # all it uses of a loop
    panel.attach(on.referee)
    ring(pins)
    assert [state for _, state in pins.pin(SOUNDER).states][:2] == [False, True]
    panel.close()
    assert not pins.pin(SOUNDER).state


def test_a_new_game_takes_the_panel_from_the_one_before(on: Table, panel: Panel, pins: Any) -> None:
    other = Table(("Cy", "Dan"), Rules(), first=1)
    other.look()
    panel.attach(other.referee)
    assert lit(pins) == [1]
    on.throw(5, 5, 3, 2)
    assert lit(pins) == [1]


def test_the_bells_thread_reaches_the_game_through_the_loop(on: Table, pins: Any) -> None:
    async def evening() -> None:
        panel = Panel(asyncio.get_running_loop(), pins)
        panel.attach(on.referee)
        on.throw(5, 5, 3, 2)
        ring(pins)
        assert on.game.space(0) is None
        await asyncio.sleep(0)
        assert on.game.space(0) == 15
        panel.close()

    asyncio.run(evening())


def test_pins_are_those_of_the_hardware_folder() -> None:
    toml = Path(__file__).resolve().parents[2] / "hardware" / "pins.toml"
    pi = tomllib.loads(toml.read_text())["pi"]
    assert (pi["bell"]["gpio"], pi["sounder"]["gpio"]) == (BELL, SOUNDER)
    assert tuple(pi[f"lamp{seat}"]["gpio"] for seat in range(6)) == LAMPS
