"""What the host must never do, and what it always does, read from its own files."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

from plank.table.ports.board_finder import MICROPYTHON_PICO
from plank.table.ports.pyserial_device import prepare

ROOT = Path(__file__).parents[2]
WALL_CLOCK = {("time", "time"), ("time", "localtime"), ("time", "gmtime"), ("datetime", "now")}


def test_g11_nothing_on_the_host_goes_by_a_clock_that_can_jump() -> None:
    askers = {
        str(file.relative_to(ROOT / "host" / "plank"))
        for file in (ROOT / "host" / "plank").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and (node.value.id, node.attr) in WALL_CLOCK
    }
    assert askers <= {"service/unfinished_games.py"}  # when a game was started, for people to read


def test_s11_nobody_turns_the_interrupt_character_off() -> None:
    for folder in ("host", "firmware"):
        for file in (ROOT / folder).rglob("*.py"):
            assert "kbd_intr(" not in file.read_text(), file


def test_s9_dtr_is_set_for_a_board_looks_dead_without() -> None:
    device = prepare("/dev/ttyACM0")
    assert getattr(device, "dtr") is True  # noqa: B009 - pyserial's, not in our part of it


def test_s6_a_udev_rule_keeps_the_modem_manager_off_the_line() -> None:
    vendor, product = MICROPYTHON_PICO
    rule = files("plank.table.ports").joinpath("60-plank.rules").read_text()
    assert f'ATTRS{{idVendor}}=="{vendor:04x}", ATTRS{{idProduct}}=="{product:04x}"' in rule
    assert 'ENV{ID_MM_DEVICE_IGNORE}="1"' in rule
