"""The firmware in this process: its real files, on stand-ins and a clock somebody else moves."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from typing import Any, Literal

from plank.sim.boards.cpython.chip_streams import Line
from plank.sim.boards.cpython.chip_time import TimeModule
from plank.sim.boards.cpython.in_process_link import SCRATCH, InProcessLink, Reset
from plank.sim.boards.cpython.program import IDENTITY, PROMPT, Program, echoed, started
from plank.sim.boards.flash import Flash
from plank.sim.cable import Cable
from plank.sim.chips import frames
from plank.sim.chips.circuit import Circuit
from plank.sim.chips.watchdog import BITTEN, POWER_ON
from plank.sim.time_travel import TravelLoop
from plank.sim.world import World

INTERRUPT = 0x03  # Ctrl-C on the line
SOFT_RESET = 0x04  # Ctrl-D at the prompt

__all__ = ["IDENTITY", "CPythonBoard", "Cause"]

Cause = Literal["power", "pin", "watchdog", "soft"]


class CPythonBoard:
    """One simulated Pico. Give it to a loop with `live`; it talks through `deliver` and `feed`.

    On a `TravelLoop` it is a machine that lives in the travelling time; on any other loop a timer
    wakes it for each of its waits. `circuit`, `drives`, `line` and `clock` are what the running
    program is wired to, `app` and `program` are the firmware's own; each reset makes them anew.
    """

    def __init__(self, world: World, flash: Flash | None = None, seed: int | None = None) -> None:
        self.world = world
        self.flash = flash or Flash.flashed()
        self.deliver: Callable[[bytes], None] | None = None
        self.boots = 0
        self._seed = world.seed if seed is None else seed
        self.cable = Cable(self._seed, self._set_timer)
        self.drives = bytearray(frames.DRIVES_SIZE)
        self.line = Line()
        self.clock = TimeModule(self._sleep)
        self._link = InProcessLink(world, self.drives, self.clock, 0)
        self.circuit = Circuit(self._link, world.fields, self.drives)
        self.app: Any = None
        self.program: Program | None = None
        self._due: float = math.inf  # ms of the world's clock
        self._held = 0  # ms until which the program stands still
        self._held_back = bytearray()  # what came meanwhile
        self._starved = False  # it stands still for want of power, and starts again afterwards
        self._start = 0  # ms of the world's clock at power-up
        self._epoch = 0.0  # s of the loop's time at the world's 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._timer: asyncio.TimerHandle | None = None

    # ---- life in a loop's time

    def live(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin, or go on, to live in this loop's time."""
        if loop is self._loop:
            return
        self.halt()
        self._loop = loop
        self._epoch = loop.time() - self.world.now / 1000
        if isinstance(loop, TravelLoop):
            loop.attach(self)
        if self.program is None and self.boots == 0:
            self._boot("power")
        self._set_timer()

    def close(self) -> None:
        """Stop living; there is nothing to give back."""
        self.halt()

    def halt(self) -> None:
        """Stop living: time goes on without the board."""
        if isinstance(self._loop, TravelLoop):
            self._loop.detach(self)
        if self._timer is not None:
            self._timer.cancel()
        self._loop = self._timer = None

    @property
    def due(self) -> float:
        """Return when the board or its table does something next, s of the loop's time."""
        return self._epoch + min(self._due, self.world.next, self.cable.due) / 1000

    @property
    def now(self) -> int:
        """Return the loop's time on the world's clock, ms; the world's own without a loop."""
        if self._loop is None:
            return self.world.now
        return self._milliseconds(self._loop.time())

    @contextmanager
    def touched(self) -> Generator[World]:
        """Give the world at the present moment, to do something to it."""
        with self.world.touched(self.now) as world:
            yield world
        self._set_timer()

    def back_up(self, waiting: int) -> None:
        """Know how many bytes nobody has read yet."""
        self.line.waiting = waiting

    def advance(self, until: float) -> float:
        """Live until that moment of the loop, or until something was written."""
        limit = self._milliseconds(until)
        while (due := min(self._due, self.cable.due)) <= limit:
            if due < self._due:
                heard = self._bring_late(max(int(due), self.world.now))
            else:
                self._tick(int(due))
                heard = bool(self.line.sent) and self._say()
            if heard:
                return self._epoch + self.world.now / 1000
        self.world.advance(limit)
        return until

    def feed(self, data: bytes) -> None:
        """Take bytes from the host, as the cable lets them through."""
        self._hear(self.cable.sent(data, self.now))
        self._set_timer()

    def _hear(self, data: bytes) -> None:
        """Wake the program as input does."""
        now = max(self.now, self.world.now)
        if now < self._held:
            self._held_back += data
            return
        if self.program is None:
            self._echo(data)
        elif INTERRUPT in data:
            self.line.received.clear()  # as the chip does
            self._interrupt(now)
            self._echo(data.rpartition(b"\x03")[2])
        else:
            self.line.received.extend(data)
        if data:
            self._due = min(self._due, now)

    def _say(self) -> bool:
        """Hand over what was sent; with nobody on the line it is gone, as on the chip."""
        return self._deliver(self.cable.said(self.line.take(), self.world.now))

    def _bring_late(self, now: int) -> bool:
        """Hand over what the cable has kept until now."""
        self.world.advance(now)
        to_board, to_host = self.cable.late(now)
        self._hear(to_board)
        return self._deliver(to_host)

    def _deliver(self, data: bytes) -> bool:
        if self.deliver is not None and data:
            self.deliver(data)
            return True
        return False

    # ---- the chip

    def reset(self, how: Cause) -> None:
        """Start again: by supply, RUN pin or watchdog, or (soft) by Ctrl-C and Ctrl-D."""
        if how == "soft":
            self._interrupt(self.now)
        self._boot(how)
        self._set_timer()

    def freeze(self, milliseconds: int, *, starved: bool = False) -> None:
        """Have the program stand still while its clock runs on; starved, it starts anew then."""
        self._held = self.now + milliseconds
        self._starved = self._starved or starved
        self._due = max(self._due, self._held)
        if self._starved:
            self._due = self._held
        else:
            self._heed_watchdog()
        self._set_timer()

    def _boot(self, how: Cause) -> None:
        """Start the program from the flash; scratch registers survive watchdog and soft reset."""
        cause = BITTEN if how == "watchdog" else POWER_ON
        if how == "soft":
            cause = self.circuit.watchdog.cause
        self._drop_program()
        scratch = self._link.scratch if how in ("watchdog", "soft") else bytes(32)
        self._held, self._starved = 0, False
        self._held_back.clear()
        self.drives = bytearray(frames.DRIVES_SIZE)
        self.drives[SCRATCH] = scratch
        self.line = Line()
        self._start = self.world.now
        clock = self.clock = TimeModule(self._sleep)
        link = self._link = InProcessLink(self.world, self.drives, clock, self._start)
        fields = self.world.fields
        circuit = self.circuit = Circuit(link, fields, self.drives, cause, by_pin=how == "pin")
        self.world.changed = circuit.field_changed
        self.boots += 1
        link.push()
        chance = self._seed * 1000 + self.boots
        self.app, self.program = started(self.flash, circuit, clock, self.line, chance)
        self._due = self.world.now

    def _drop_program(self) -> None:
        """Have the program end where it stands."""
        self._link.cut()
        program, self.program = self.program, None
        if program is not None:
            with suppress(Exception):
                program.close()

    def _tick(self, now: int) -> None:
        if self.world.next <= now:
            self.world.advance(now)
        else:
            self.world.schedule.now = now
        clock = self.clock
        clock.now = now - self._start
        watchdog = self.circuit.watchdog
        if self._held_back and now >= self._held:
            self._thaw()
        if self._starved and now >= self._held:
            self._boot("power")
        elif watchdog.timeout and clock.now >= watchdog.due:
            self._boot("watchdog")
        elif self.program is None:
            self._due = math.inf
            self._heed_watchdog()
        else:
            self._step(self.program)

    def _thaw(self) -> None:
        """Take what came while the program stood still."""
        data = bytes(self._held_back)
        self._held_back.clear()
        self._hear(data)

    def _step(self, program: Program) -> None:
        try:
            wait = next(program)
        except StopIteration:
            self._end()
        except Reset:
            self._boot("watchdog")
        else:
            self._due = self._start + self.clock.now + wait
            self._heed_watchdog()

    def _heed_watchdog(self) -> None:
        watchdog = self.circuit.watchdog
        if watchdog.timeout:
            self._due = min(self._due, self._start + watchdog.due)

    def _sleep(self, milliseconds: int) -> None:
        """Let the firmware's own sleep pass."""
        self.clock.now += milliseconds
        self.world.advance(self._start + self.clock.now)

    def _interrupt(self, now: int) -> None:
        self.world.advance(now)
        self.clock.now = max(self.clock.now, now - self._start)
        try:
            if self.program is not None:
                self.program.throw(KeyboardInterrupt())
        except (KeyboardInterrupt, StopIteration):
            self._end()

    def _end(self) -> None:
        """Be at the prompt: the firmware is not running."""
        self.program = None
        self.line.sent.append(PROMPT)
        self._due = math.inf
        self._heed_watchdog()

    def _echo(self, data: bytes) -> None:
        if SOFT_RESET in data:
            self._boot("soft")
        elif data:
            self.line.sent.append(echoed(data))

    # ---- timers

    def _milliseconds(self, moment: float) -> int:
        return math.floor((moment - self._epoch) * 1000 + 1e-6)

    def _set_timer(self) -> None:
        """On a loop in real time, wake up for what is due."""
        if self._loop is None or isinstance(self._loop, TravelLoop):
            return
        if self._timer is not None:
            self._timer.cancel()
        due = self.due
        self._timer = self._loop.call_at(due, self._wake) if due < math.inf else None

    def _wake(self) -> None:
        if self._loop is not None:
            self.advance(self._loop.time())
            self._set_timer()
