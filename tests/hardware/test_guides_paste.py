"""What the guide lets a maker paste at MicroPython's prompt, on the simulated Pico's chips."""

from __future__ import annotations

import itertools
import textwrap
from types import SimpleNamespace
from typing import Any

import pytest
from hardware.paths import HERE

from plank.sim.boards.cpython import module_loader
from plank.sim.boards.cpython.chip_os import OsModule
from plank.sim.boards.cpython.chip_streams import Line
from plank.sim.boards.cpython.chip_time import TimeModule
from plank.sim.boards.cpython.in_process_link import InProcessLink
from plank.sim.boards.cpython.program import IDENTITY
from plank.sim.boards.flash import Flash
from plank.sim.chips import frames
from plank.sim.chips.circuit import Circuit
from plank.sim.world import World

SLEW_US = 13  # a frame, firmware/board/tentacles.py


def pasted(first_line: str) -> str:
    """The indented block of the guide that begins with this line."""
    lines = (HERE / "README.md").read_text(encoding="utf-8").splitlines()
    start = next(n for n, line in enumerate(lines) if line.strip() == first_line)
    indent = len(lines[start]) - len(lines[start].lstrip())
    block = []
    for line in lines[start:]:
        if line.strip() and len(line) - len(line.lstrip()) < indent:
            break
        block.append(line)
    return textwrap.dedent("\n".join(block))


class Prompt:
    """A Pico with the firmware on it and a paste run.

    `driven` are pulses (us) and the rail, `printed` what the paste has printed.
    """

    def __init__(self, paste: str, world: World | None = None) -> None:
        self.flash = Flash.flashed()
        self.flash.files["paste.py"] = f"from prompt import print\n{paste}".encode()
        world, self.drives = world or World(7, 20), bytearray(frames.DRIVES_SIZE)
        self.printed: list[tuple[object, ...]] = []
        self.driven: list[tuple[list[int], bool]] = []
        self.interrupt_after: int | None = None
        clock = TimeModule(self.slept)
        link = InProcessLink(world, self.drives, clock, 0)
        circuit = Circuit(link, world.fields, self.drives)
        machine = module_loader.stand_in("machine")
        machine.connect(circuit, IDENTITY)
        stand_ins: dict[str, Any] = {
            "machine": machine,
            "prompt": SimpleNamespace(print=lambda *words: self.printed.append(words)),
            "time": clock,
            "os": OsModule(self.flash, 1),
            **module_loader.plain_modules(),
            **module_loader.line_modules(Line()),
        }
        self.names = module_loader.ModuleLoader(self.flash, stand_ins).load("paste")

    def slept(self, _ms: int) -> None:
        pulses = [frames.word(self.drives, frames.PULSES + 2 * i) for i in range(4)]
        self.driven.append((pulses, bool(self.drives[frames.FLAGS] & frames.RAIL_ON)))
        if len(self.driven) == self.interrupt_after:
            raise KeyboardInterrupt


@pytest.fixture
def prompt() -> Prompt:
    return Prompt(pasted("from time import sleep_ms"))


@pytest.mark.parametrize("number", range(4))
def test_a_pose_moves_its_tentacle_alone_slowly_and_back(prompt, number):
    prompt.names.pose(*(100 * (number == at) for at in range(4)))
    for at in range(4):
        widths = [pulses[at] for pulses, _ in prompt.driven if pulses[at]]
        assert (min(widths), max(widths)) == (1500, 1550 if at == number else 1500)
        steps = [abs(b - a) for a, b in itertools.pairwise(widths)]
        assert max(steps) <= SLEW_US
        assert widths[-1] == 1500


def test_a_pose_ends_with_the_servos_let_go(prompt):
    prompt.names.pose(1000, 1000, -1000, -1000)
    assert max(pulses[0] for pulses, _ in prompt.driven) == 2000
    assert min(pulses[3] for pulses, _ in prompt.driven if pulses[3]) == 1000
    prompt.names.sleep_ms(20)
    assert prompt.driven[-1] == ([0, 0, 0, 0], False)


def test_ctrl_c_in_a_pose_lets_go(prompt):
    prompt.interrupt_after = 100
    with pytest.raises(KeyboardInterrupt):
        prompt.names.pose(1000, 1000, 1000, 1000)
    prompt.names.sleep_ms(20)
    assert prompt.driven[-1] == ([0, 0, 0, 0], False)


def settings_pastes() -> list[str]:
    """Both pastes that set something for good: spaces, and the sensors' north."""
    lines = (HERE / "README.md").read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip().startswith("s = Settings(); s.")]


@pytest.mark.parametrize("line", settings_pastes())
def test_a_setting_is_kept_and_printed_as_the_guide_says(line):
    ran, _, told = line.partition("      # ")
    prompt = Prompt(f"from board.settings import Settings\n{ran}")
    assert " ".join(str(word) for word in prompt.printed[-1]) == told
    again = Prompt("from board.settings import Settings\nprint(Settings().bad)")
    assert again.printed == [(False,)]


def test_there_are_two_settings_to_paste():
    assert len(settings_pastes()) == 2


@pytest.mark.parametrize(
    ("down", "least", "most"), [(3, 23.4, 63.4), (1, 1.2, 6.2), (5, -23.2, -7.3)]
)  # mT: the bands of the faces, by as much as a seated die leans
def test_the_wells_paste_names_four_sensors_and_reads_the_first_die(down, least, most):
    world = World(7, 20)
    with world.touched(0):
        world.dice.set(0, 7 - down)
    prompt = Prompt(pasted("from machine import SoftI2C, Pin"), world)
    assert prompt.printed[:4] == [(b"\x01IT",)] * 4
    reading, unit = prompt.printed[4]
    assert unit == "mT"
    assert least <= reading <= most
    assert reading == pytest.approx(world.dice.dice[0].field[2] / 1000, abs=0.05)


FIND_NORTH = pasted("from board.calibration import find_north")


def laid(downs: tuple[int, ...]) -> World:
    world = World(7, 20)
    with world.touched(0):
        for well, down in enumerate(downs):
            world.dice.set(well, 7 - down)
    return world


def test_the_board_measures_its_north_with_four_dice_and_keeps_it():
    prompt = Prompt(FIND_NORTH, laid((3, 3, 3, 3)))
    assert prompt.printed == [(1,)]


def test_dice_that_lie_the_other_way_give_the_other_sign():
    assert Prompt(FIND_NORTH, laid((4, 4, 4, 4))).printed == [(-1,)]


@pytest.mark.parametrize("downs", [(3, 3, 4, 3), (3, 3, 1, 3), (3, 3, 3)])
def test_wells_that_disagree_leave_the_north_unmeasured(downs):
    with pytest.raises(ValueError, match="lay every die with the 3 down"):
        Prompt(FIND_NORTH, laid(downs))


def chain_line(world: World) -> tuple[object, ...]:
    return Prompt(pasted("from machine import Pin, SPI"), world).printed[-1]


def test_the_chains_paste_reads_an_empty_plank():
    assert chain_line(World(7, 20)) == ("7f" * 21, 0)


def test_the_chains_paste_shows_a_pirates_lane_low():
    world = World(7, 20)
    with world.touched(0):
        world.track.put(2, 20)
    world.advance(10_000)
    assert chain_line(world) == ("7f" + "7b" + "7f" * 19, 0)
