"""The firmware as a program in this process: its real files on fresh stand-ins."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from plank.sim.boards.cpython import module_loader
from plank.sim.boards.cpython.chip_os import OsModule
from plank.sim.boards.cpython.chip_streams import Line
from plank.sim.boards.cpython.chip_time import TimeModule
from plank.sim.boards.flash import Flash
from plank.sim.chips.circuit import Circuit

IDENTITY = bytes.fromhex("e6614c311b7e6f2b")

PROMPT = b"\r\n>>> "

Program = Generator[int]


def started(
    flash: Flash, circuit: Circuit, clock: TimeModule, line: Line, chance: int
) -> tuple[Any, Program]:
    """Return the firmware's `App` and its program, wired to these chips.

    `chance` seeds what is random in it.
    """
    machine, neopixel = module_loader.stand_in("machine"), module_loader.stand_in("neopixel")
    machine.connect(circuit, IDENTITY)
    neopixel.connect(circuit)
    stand_ins = {
        "machine": machine,
        "neopixel": neopixel,
        "time": clock,
        "os": OsModule(flash, chance),
        **module_loader.plain_modules(),
        **module_loader.line_modules(line),
    }
    module = module_loader.ModuleLoader(flash, stand_ins).load("board.app")
    app = module.App()
    return app, module.run(app)


def echoed(data: bytes) -> bytes:
    """Return what the prompt answers: it heeds carriage returns and Ctrl-C, and no newline."""
    return data.replace(b"\n", b"").replace(b"\r", PROMPT).replace(b"\x03", PROMPT)
