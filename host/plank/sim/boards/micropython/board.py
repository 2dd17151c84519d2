"""The firmware on the real MicroPython, in a process of its own, in real time."""

from __future__ import annotations

import math
import os
import shutil
import tempfile
import threading
import time
import weakref
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from plank.sim.boards.cpython.board import IDENTITY, Cause
from plank.sim.boards.endpoints import PIECE, Endpoint, PtyEndpoint
from plank.sim.boards.flash import Flash
from plank.sim.boards.micropython.ctrl_c import CtrlC
from plank.sim.boards.micropython.endpoint_bridge import EndpointBridge
from plank.sim.boards.micropython.interpreter import Interpreter
from plank.sim.boards.micropython.thread_calls import ThreadCalls
from plank.sim.boards.micropython.wakeable_selector import READ, WRITE, WakeableSelector
from plank.sim.cable import Cable
from plank.sim.chips import frames
from plank.sim.chips.watchdog import BITTEN, POWER_ON
from plank.sim.world import World

HEAP = "246wK"  # what the chip has free; `w`: words, which here are twice the size
LOOK = 0.02  # s between two looks whether somebody has opened the port
LENIENCE = 400  # ms: the interpreter tells of feeding its watchdog only now and then
SOON = 1.0  # s: a run that ends sooner did not get going
FAILURES = 3  # such runs in a row, and the board stays dead
NO_SCRATCH = bytes(32)


class MicroPythonBoard:
    """One simulated Pico on its own thread, from `start` to `close`; `endpoint.name` is its port.

    `drives` is the newest frame that tells what its chips do.

    `world` may be touched from any thread through `touched`. When the interpreter ends
    (machine.reset(), the watchdog, Ctrl-D at the prompt) it is started again on the same flash.
    """

    def __init__(
        self,
        world: World,
        flash: Flash | None = None,
        *,
        endpoint: Endpoint | None = None,
        heap: str = HEAP,
    ) -> None:
        self.world = world
        self.endpoint: Endpoint = endpoint or PtyEndpoint()
        self.cable = Cable(world.seed, self._wake)
        self.cable.plug = self
        self._ctrl_c = CtrlC(self._interrupt)
        self.boots = 0
        self.folder = Path(tempfile.mkdtemp(prefix="plank-flash-"))
        (flash or Flash.flashed()).unpack(self.folder)
        self._sweep = weakref.finalize(self, shutil.rmtree, str(self.folder), ignore_errors=True)
        self._heap = heap
        self._lock = threading.RLock()  # over the world, and the interpreter's descriptors
        self._begun = time.monotonic()
        self.drives = bytearray(frames.DRIVES_SIZE)
        self._frames = bytearray()
        self._heard = 0  # ms of the last drives frame
        self._started = 0.0
        self._failures = 0
        self._fields_due = False
        self._announced = math.inf  # ms of the world's next change, as the chips know it
        self._asked: Cause | None = None
        self._thaw = math.inf  # ms at which an interpreter that stands still goes on
        self._starved = False  # it starts anew then
        self._calls = ThreadCalls()
        self._selector = WakeableSelector()
        self._closing = False
        self._run: Interpreter | None = None
        self._line = EndpointBridge(self.endpoint, self.cable, self._ctrl_c, self._selector)
        self._thread = threading.Thread(target=self._live, name="simulated board", daemon=True)

    # ---- from any thread

    @property
    def now(self) -> int:
        """Return the table's clock: ms of real time since it was made."""
        return int((time.monotonic() - self._begun) * 1000)

    @property
    def pid(self) -> int | None:
        """Return the interpreter's process number."""
        return None if self._run is None else self._run.pid

    def start(self) -> None:
        """Power up."""
        self.world.changed = self._send_fields
        self._boot("power")
        self._thread.start()

    @contextmanager
    def touched(self) -> Generator[World]:
        """Give the world for a moment; the chips feel it at once."""
        with self._lock, self.world.touched(self.now):
            yield self.world
        self._selector.wake()

    def reset(self, how: Cause) -> None:
        """Start the board again."""
        self._asked = how
        self._selector.wake()

    def freeze(self, milliseconds: int, *, starved: bool = False) -> None:
        """Have the program stand still while its clock runs on; starved, it starts anew then."""

        def stop() -> None:
            self._thaw = self.now + milliseconds
            self._starved = self._starved or starved
            if self._run is not None:
                self._run.stand_still()

        self._do(stop)

    @property
    def name(self) -> str:
        """Return the port's name."""
        return self.endpoint.name

    def unplug(self) -> None:
        """Take the port away (Plug)."""
        self._do(self._line.unplug)

    def replug(self, name: str | None) -> None:
        """Bring the port back (Plug). Raises OSError, ValueError."""
        self._do(partial(self.endpoint.replug, name))

    def close(self) -> None:
        """End the interpreter and leave nothing behind; twice is no error."""
        if self._closing:
            return
        self._closing = True
        self._selector.wake()
        if self._thread.ident is not None:
            self._thread.join()
        self._stop()
        self._selector.close()
        self.endpoint.close()
        self._sweep()

    def _do(self, job: Callable[[], None]) -> None:
        """Have the board's thread do a job, and wait for it; raises what it raises."""
        if not self._closing:
            self._calls.do(job, self._thread, self._selector.wake)

    def _wake(self) -> None:
        if not self._closing:
            self._selector.wake()

    # ---- the board's thread

    def _live(self) -> None:
        while not self._closing:
            for descriptor in self._selector.wait(self._wanted(), self._patience()):
                self._serve(descriptor)
            self._calls.work()
            if self._line.bring_late(self.now):
                self._flush()
            with self._lock:
                self.world.advance(self.now)
                if self._fields_due or self.now >= self._announced:
                    self._send_fields()
            self._heed()
        self._calls.work()

    def _wanted(self) -> dict[int, int]:
        """Say what to wait for: nothing is read whose bytes could not be passed on."""
        wanted: dict[int, int] = {}
        run = self._run
        if run is not None:
            wanted[run.drives] = READ
            if not self._line.to_host:
                wanted[run.stdout] = READ
            if self._line.to_board:
                wanted[run.stdin] = WRITE
        return wanted | self._line.wanted()

    def _patience(self) -> float | None:
        waits = [LOOK] if self.endpoint.fileno() is None or self._fields_due else []
        for due in (self.world.next, self._bite(), self.cable.due, self._thaw):
            if due < math.inf:
                waits.append(max(0.0, (due - self.now) / 1000))
        return min(waits, default=None)

    def _serve(self, descriptor: int) -> None:
        run = self._run
        if run is None:
            return
        with suppress(BlockingIOError):
            if descriptor == run.stdout:
                self._from_board(run)
            elif descriptor == run.drives:
                self._moved(os.read(run.drives, PIECE))
            elif descriptor == self.endpoint.fileno():
                self._line.from_host(self.now)
        self._flush()

    def _from_board(self, run: Interpreter) -> None:
        data = os.read(run.stdout, PIECE)
        if not data:
            self._ended()
        else:
            self._line.say(data, self.now)

    def _moved(self, data: bytes) -> None:
        """Take in drives frames; only the newest whole one matters."""
        self._frames += data
        whole = len(self._frames) // frames.DRIVES_SIZE * frames.DRIVES_SIZE
        if not whole:
            return
        self.drives[:] = self._frames[whole - frames.DRIVES_SIZE : whole]
        del self._frames[:whole]
        self._heard = self.now
        self._ctrl_c.runs(at_prompt=self._at_prompt())
        with self._lock:
            self.world.drive(self.drives, self.now)

    def _flush(self) -> None:
        self._line.flush(None if self._run is None else self._run.stdin)

    def _send_fields(self) -> None:
        """Let the chips feel the table as it is now, and know when it will be otherwise."""
        self._fields_due = True
        self._announced = self.world.next
        wait = min(max(0, self._announced - self.now), frames.NEVER)
        frames.put_word(self.world.fields, frames.NEXT, int(wait))
        if self._run is not None:
            with suppress(OSError):
                self._fields_due = os.write(self._run.fields, self.world.fields) == 0

    def _interrupt(self) -> None:
        if self._run is not None:
            self._run.interrupt()

    def _at_prompt(self) -> bool:
        return bool(self.drives[frames.FLAGS] & frames.AT_PROMPT)

    # ---- starting again

    def _bite(self) -> float:
        """Return when the watchdog bites, ms."""
        timeout = frames.word(self.drives, frames.WATCHDOG)
        return self._heard + timeout + LENIENCE if timeout else math.inf

    def _heed(self) -> None:
        """Start again what asks for it."""
        asked, self._asked = self._asked, None
        if asked is not None:
            self._boot(asked)
        elif self.now >= self._thaw:
            self._go_on()
        elif self.drives[frames.FLAGS] & frames.RESET_ASKED or self.now >= self._bite():
            self._boot("watchdog")

    def _go_on(self) -> None:
        """Let the program that stood still go on, or start it anew."""
        self._thaw = math.inf
        if self._starved:
            self._boot("power")
        elif self._run is not None:
            self._run.go_on()

    def _ended(self) -> None:
        """The interpreter has ended by itself: Ctrl-D at the prompt, or it never got going."""
        failed = time.monotonic() - self._started < SOON and not self._at_prompt()
        self._failures = self._failures + 1 if failed else 0
        if self._failures < FAILURES:
            self._boot("soft")
        else:
            self._stop()

    def _stop(self) -> None:
        with self._lock:
            run, self._run = self._run, None
            if run is not None:
                self._hear_out(run)
                for descriptor in (run.stdin, run.stdout, run.drives):
                    self._selector.forget(descriptor)
                run.kill()

    def _hear_out(self, run: Interpreter) -> None:
        """Keep what it had said already for whoever listens."""
        with suppress(BlockingIOError):
            while data := os.read(run.stdout, PIECE):
                self._line.say(data, self.now)

    def _boot(self, how: Cause) -> None:
        with self._lock:
            self._stop()
            kept = self.drives[frames.SCRATCH : frames.SCRATCH + len(NO_SCRATCH)]
            scratch = bytes(kept) if how in ("watchdog", "soft") else NO_SCRATCH
            cause = BITTEN if how == "watchdog" else POWER_ON
            self.drives[:] = bytes(frames.DRIVES_SIZE)
            self._frames.clear()
            self._line.to_board.clear()
            self._thaw, self._starved = math.inf, False
            self._ctrl_c.start()
            self._started = time.monotonic()
            self.boots += 1
            facts = [str(cause), str(int(how == "pin")), IDENTITY.hex(), scratch.hex()]
            self._run = Interpreter(self.folder, self._heap, facts)
            self.world.drive(self.drives, self.now)
            self._send_fields()
