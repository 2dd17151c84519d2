"""The firmware as a program in this process: its real files on fresh stand-ins."""

from __future__ import annotations

from collections.abc import Generator

from plank.sim.boards import modules
from plank.sim.boards.chip_streams import Line
from plank.sim.boards.chip_time import TimeModule
from plank.sim.boards.flash import Flash, OsModule
from plank.sim.chips.bench import Bench

IDENTITY = bytes.fromhex("e6614c311b7e6f2b")

PROMPT = b"\r\n>>> "

Program = Generator[int]


def started(flash: Flash, bench: Bench, clock: TimeModule, line: Line, chance: int) -> Program:
    """Return the firmware's life, wired to these chips; `chance` seeds what is random in it."""
    machine, neopixel = modules.stand_in("machine"), modules.stand_in("neopixel")
    machine.connect(bench, IDENTITY)
    neopixel.connect(bench)
    stand_ins = {
        "machine": machine,
        "neopixel": neopixel,
        "time": clock,
        "os": OsModule(flash, chance),
        **modules.plain_modules(),
        **modules.line_modules(line),
    }
    app = modules.Modules(flash, stand_ins).load("board.app")
    program: Program = app.run(app.App())
    return program


def echoed(data: bytes) -> bytes:
    """Return what the prompt answers: it heeds carriage returns and Ctrl-C, and no newline."""
    return data.replace(b"\n", b"").replace(b"\r", PROMPT).replace(b"\x03", PROMPT)
