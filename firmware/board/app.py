"""The board's one loop: scan, line, servos and lamps in turn. `run` is the firmware's whole life.

No task, timer or interrupt: what is due is done, then `run` yields how many milliseconds it may be
left waiting. It is resumed earlier when a byte has come in.
"""

from binascii import hexlify
from os import urandom
from time import ticks_add, ticks_diff, ticks_ms, ticks_us

from machine import Pin, unique_id
from micropython import const

from board import VERSION, manifest, pins, safety
from board.buttons import Buttons
from board.dice import Dice
from board.lamps import Lamps
from board.messages import PROTOCOL, Wish
from board.power import Power
from board.safety import Safety
from board.session import Session
from board.settings import Settings
from board.tentacles import Tentacles
from board.track import Track

SCAN_MS = const(5)

_FRAME_US = const(20_000)  # of the servos: two steps within one would add up
_SLOW_SCANS = const(48)
_SLOW_MS = const(240)  # pace of power, watchdog, panel LED and blinking
_PATIENCE_MS = const(1000)  # for everything to settle before the first `seen`


class App:
    """All parts of the board; in safe mode only the buttons, the line and the released servos."""

    def __init__(self) -> None:
        now = ticks_ms()
        self.boot = hexlify(urandom(4)).decode()
        self.safety = Safety()
        self.settings = Settings()
        self.tentacles = Tentacles(self.settings)
        self.buttons = Buttons()
        self._files = manifest.check()
        self.why = self._why_safe()
        self._led = Pin(pins.PANEL_LED, Pin.OUT, value=1).value
        self._lit = 1
        self._count = 0
        self._ready = False
        self._started = now
        self._moved = ticks_us()
        pixels = 0 if self.why else self._open(now)
        self.session = Session(self._hello(), self._report, pixels, now)

    def release(self) -> None:
        """Stop the watchdog and let the tentacles go."""
        try:
            self.safety.stop()
        finally:
            self.tentacles.release()

    def talk(self, now: int) -> bool:
        """Hear the host and answer it; say whether there may be more to hear."""
        self.safety.beats |= safety.LINE
        wish = self.session.listen(now)
        if wish is not None:
            if not self.why:
                self._follow(wish)
            return True  # the answer is made in a turn of its own: a scan may be due before it
        self.session.speak(now)
        return self.session.link.more

    def tick(self, now: int) -> None:
        """Do what is due at every scan, and now and then the slower things."""
        changed = self._scan_track(now)
        if self._scan_dice(now):
            changed = True
        if self._scan_buttons():
            changed = True
        count = self._count = self._count + 1
        self.safety.beats |= safety.TRACK | safety.DICE
        if self._move_in_time():
            changed = True
        if count == _SLOW_SCANS:
            self._count = 0
            if self._look_after(now):
                changed = True
        if self._ready:
            if changed:
                self.session.changed()
        elif self._settled(now):
            self._ready = True
            self.session.changed()

    def _move_in_time(self) -> bool:
        """Let the tentacles go on by a frame, once the last one has surely ended."""
        now = ticks_us()
        if ticks_diff(now, self._moved) < _FRAME_US:
            return False
        self._moved = now
        self.safety.beats |= safety.TENTACLES
        return self._move()

    def tick_safe(self) -> None:
        """Blink the panel LED: safe mode."""
        self._lit ^= 1
        self._led(self._lit)

    def _open(self, now: int) -> int:
        """Make what a game needs; give the number of pixels."""
        self.track = Track(self.settings.spaces, now)
        self.dice = Dice(self.settings)
        self.lamps = Lamps(self.settings.spaces)
        self.power = Power()
        self._scan_track = self.track.scan
        self._scan_dice = self.dice.scan
        self._scan_buttons = self.buttons.scan
        self._move = self.tentacles.tick
        return self.lamps.count

    def _why_safe(self) -> str:
        if not self._files:
            return "mixed firmware"
        if self.buttons.held():
            return "%s button held" % self.buttons.held()
        if self.safety.crashes >= safety.CRASHES:
            return "crash loop"
        return ""

    def _hello(self) -> dict[str, object]:
        hello: dict[str, object] = {
            "hello": "board",
            "protocol": PROTOCOL,
            "firmware": VERSION,
            "manifest": self._files or "mixed",
            "board": hexlify(unique_id()).decode(),
            "boot": self.boot,
            "reset": self.safety.reset,
            "spaces": self.settings.spaces,
            "mode": "safe" if self.why else "play",
        }
        if self.why:
            hello["why"] = self.why
        return hello

    def _settled(self, now: int) -> bool:
        """Say whether the first `seen` may go out: one settled scan, or patience is at its end."""
        if ticks_diff(now, self._started) >= _PATIENCE_MS:
            return True
        return self.track.ready and self.dice.ready()

    def _follow(self, wish: Wish) -> None:
        self.lamps.show(wish.lamps)
        self.tentacles.want(wish, self.session.name)

    def _look_after(self, now: int) -> bool:
        """Do what has time; say whether a fault has come or gone."""
        if self.session.fell_silent(now):
            self.tentacles.let_down()
            self.lamps.dark()
        self._lit = 1 if self.session.alive else self._lit ^ 1
        self._led(self._lit)
        self.lamps.blink()
        self.dice.mend(now)
        if self.tentacles.off() and self.tentacles.place != self.settings.rest:
            self.settings.remember(self.tentacles.place)
        self.safety.beats |= safety.SLOW
        self.safety.feed(_SLOW_MS)
        return self.power.read()

    def _report(self) -> dict[str, object]:
        tentacles, power = self.tentacles, self.power
        return {
            "seen": self.session.revision,
            "boot": self.boot,
            "wanted": self.session.wanted,
            "track": self.track.text(),
            "wells": [well.seen() for well in self.dice.wells],
            "buttons": self.buttons.presses,
            "armed": tentacles.armed(),
            "pose": tentacles.place,
            "power": [power.millivolts, power.milliamps],
            "faults": self._faults(),
        }

    def _faults(self) -> list[str]:
        found: list[str] = []
        self.track.faults(found)
        self.dice.faults(found)
        self.power.faults(found)
        self.settings.faults(found)
        return found


def run(app: App):  # type: ignore[no-untyped-def]  # no typing module to name a generator
    """Yield how many ms to wait at most, for ever; however it ends, all is released."""
    try:
        yield from _wait(app) if app.why else _play(app)
    finally:
        app.release()


def _play(app: App):  # type: ignore[no-untyped-def]  # as above
    app.safety.start()
    talk, tick = app.talk, app.tick
    due = ticks_ms()
    while True:
        now = ticks_ms()
        late = ticks_diff(now, due)
        if late >= 0:
            due = ticks_add(due, SCAN_MS + late // SCAN_MS * SCAN_MS)
            tick(now)
        yield 0 if talk(now) else _until(due)


def _wait(app: App):  # type: ignore[no-untyped-def]  # as above
    """Safe mode: the line alone, no watchdog, so that a copy can take its time."""
    due = ticks_ms()
    while True:
        now = ticks_ms()
        if ticks_diff(now, due) >= 0:
            due = ticks_add(now, _SLOW_MS)
            app.tick_safe()
        yield 0 if app.talk(now) else _until(due)


def _until(due: int) -> int:
    left = ticks_diff(due, ticks_ms())
    return left if left > 0 else 0
