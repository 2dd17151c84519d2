"""The four tentacles: servos that hold the plank. A servo tells nobody where it is.

So the first pulse says where it was left, they get their pulses one by one, and from then on they
move no faster than SLEW. Heights are thousandths of the calibrated travel. Before the rail is
switched off the pulses end: at the end of a frame, for a cut one is a jerk. PWM is never deinited,
which would freeze the counter with the pin perhaps high.
"""

from time import sleep_ms

from machine import PWM, Pin
from micropython import const

from board import pins
from board.gestures import FRAME_MS, Gesture
from board.messages import LEVEL, Wish
from board.settings import Settings

SLEW = const(25)  # a frame: the whole travel of 2000 in 1.6 s
RAIL_FRAMES = const(5)  # from power to the first pulse
ARM_FRAMES = const(15)  # from one servo to the next
STAGGER_FRAMES = const(3)  # from one starting to move to the next
IDLE_FRAMES = const(500)  # unmoved for 10 s: let go, held against a load they get hot

_COUNT = const(4)
_LIMIT = const(1000)
_HERTZ = const(50)
_NS = const(1000)  # in a microsecond

_OFF = const(0)
_ARMING = const(1)
_HELD = const(2)
_ENDING = const(3)  # no more pulses, the rail goes off when the frame has ended


class Tentacles:
    """Follows `want`; `tick` is called once a frame."""

    def __init__(self, settings: Settings) -> None:
        self.place = list(settings.rest)
        self._limits = settings.servos
        self._rail = Pin(pins.SERVO_RAIL, Pin.OUT, value=0).value
        servos = [PWM(Pin(number), freq=_HERTZ, duty_ns=0) for number in pins.SERVOS]
        self._pulse = [servo.duty_ns for servo in servos]
        self._gesture = Gesture()
        self._last_gesture = ("", 0)
        self._pose: tuple[int, ...] = LEVEL
        self._goal = list(self.place)
        self._wanted = False
        self._levelling = False  # before letting go
        self._idle = False  # let go by itself; a new goal wakes it
        self._state = _OFF
        self._armed = 0  # servos that have pulses
        self._frames = 0  # to wait
        self._going = 0  # a bit for each that moves
        self._still = 0  # frames without movement

    def want(self, wish: Wish, session: str) -> None:
        """Follow the host; a gesture starts once a session, and only while the servos may move."""
        self._follow(wish.armed, wish.pose, False)
        if wish.gesture is None or (session, wish.gesture[1]) == self._last_gesture:
            return
        self._last_gesture = (session, wish.gesture[1])
        if wish.armed and (self._state == _HELD or self._idle):
            self._gesture.start(wish.gesture[0], wish.gesture[2])
            self._aim()

    def let_down(self) -> None:
        """Level, then let go: the host has fallen silent."""
        self._gesture.stop()
        self._follow(False, LEVEL, True)

    def armed(self) -> bool:
        """Say whether all four are held."""
        return self._state == _HELD

    def off(self) -> bool:
        """Say whether they are let go because nobody wants them."""
        return self._state == _OFF and not self._wanted

    def tick(self) -> bool:
        """Go on by a frame; say whether holding or moving has begun or ended. Allocates nothing."""
        state = self._state
        if state == _HELD:
            return self._hold()
        if state == _OFF:
            return self._wanted and self._wake()
        if self._frames:
            self._frames -= 1
            return False
        return self._arm() if state == _ARMING else self._end()

    def release(self) -> None:
        """Let go at once, whatever goes on; waits for the end of a frame."""
        try:
            self._silence()
            sleep_ms(FRAME_MS)
        finally:  # a second Ctrl-C may cut the waiting short
            self._silence()
            self._rail(0)
            self._state = _OFF

    def _follow(self, armed: bool, pose: tuple[int, ...], levelling: bool) -> None:
        self._wanted = armed
        self._pose = pose
        self._levelling = levelling
        self._aim()

    def _wake(self) -> bool:
        if self._idle and self._goal == self.place and not self._gesture.running:
            return False
        self._idle = False
        self._rail(1)
        self._state = _ARMING
        self._armed = 0
        self._frames = RAIL_FRAMES
        return False

    def _arm(self) -> bool:
        """Give the next servo its first pulse, where it was left."""
        if not self._wanted:
            return self._let_go()
        if self._armed == _COUNT:
            self._state = _HELD
            self._going = self._still = 0
            return True
        self._send(self._armed)
        self._armed += 1
        self._frames = ARM_FRAMES
        return False

    def _hold(self) -> bool:
        if self._gesture.running and self._gesture.tick():
            self._aim()
        if self._goal == self.place:
            return self._rest()
        if not self._wanted and not self._levelling:
            return self._let_go()
        begun = self._still > 0
        self._still = 0
        self._move()
        return begun

    def _rest(self) -> bool:
        """Stand still; let go when nobody wants them, or for a while."""
        self._still += 1
        self._going = 0
        if not self._wanted:
            return self._let_go()
        if self._still >= IDLE_FRAMES:
            self._idle = True
            return self._let_go()
        return self._still == 1

    def _let_go(self) -> bool:
        self._silence()
        self._gesture.stop()
        self._aim()
        self._state = _ENDING
        self._frames = 1
        return True

    def _end(self) -> bool:
        self._rail(0)
        self._state = _OFF
        return True

    def _silence(self) -> None:
        for pulse in self._pulse:
            pulse(0)

    def _aim(self) -> None:
        """Set the goal: the pose and what the gesture adds, within the travel."""
        offsets = self._gesture.offsets
        for i in range(_COUNT):
            self._goal[i] = min(_LIMIT, max(-_LIMIT, self._pose[i] + offsets[i]))

    def _move(self) -> None:
        """Bring each nearer to its goal; only one at a time may start to move."""
        for i in range(_COUNT):
            gap = self._goal[i] - self.place[i]
            if not gap:
                self._going &= ~(1 << i)
            elif self._going >> i & 1 or self._may_start(i):
                self.place[i] += min(SLEW, max(-SLEW, gap))
                self._send(i)
        if self._frames:
            self._frames -= 1

    def _may_start(self, i: int) -> bool:
        if self._frames:
            return False
        self._frames = STAGGER_FRAMES
        self._going |= 1 << i
        return True

    def _send(self, i: int) -> None:
        """Give a servo the pulse of its place, between its calibrated limits."""
        low, middle, high = self._limits[i]
        place = self.place[i]
        span = high - middle if place > 0 else middle - low
        self._pulse[i]((middle + place * span // _LIMIT) * _NS)
