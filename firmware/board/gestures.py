"""Named movements of the plank, as offsets to the pose that is wanted."""

from micropython import const

FRAME_MS = const(20)  # of a servo's signal; every number of frames below counts these

_SWING = const(80)  # thousandths of the travel
_SWING_FRAMES = const(5)
_SWINGS = const(8)

_TIP_FRAMES = const(60)
_ROLL = const(40)  # for each half lane off the middle: lanes 0 and 5 are five of them away, and
# with the dip and a lean the plank stays under the angle at which the others would slide
_DIP = const(200)  # of the sea end


class Gesture:
    """Gives `offsets` of the four tentacles while it runs."""

    def __init__(self) -> None:
        self.offsets = [0, 0, 0, 0]
        self.running = False
        self._swings = 0
        self._frames = 0

    def start(self, name: str, lane: int) -> None:
        """Begin `shudder`, or `tip` towards a lane."""
        self.running = True
        if name == "tip":
            roll = (5 - 2 * lane) * _ROLL  # above 0: towards lane 0's side, tentacles 0 and 2
            self._lean(-roll, roll, -roll - _DIP, roll - _DIP)
            self._swings = 0
            self._frames = _TIP_FRAMES
        else:
            self._lean(_SWING, -_SWING, _SWING, -_SWING)  # both halves roll: they are stiff
            self._swings = _SWINGS
            self._frames = _SWING_FRAMES

    def stop(self) -> None:
        """End it where it is."""
        self.running = False
        self._lean(0, 0, 0, 0)

    def tick(self) -> bool:
        """Go on by a frame; say whether the offsets have changed. Allocates nothing."""
        self._frames -= 1
        if self._frames > 0:
            return False
        if self._swings:
            self._swings -= 1
            self._frames = _SWING_FRAMES
            offsets = self.offsets
            for i in range(len(offsets)):
                offsets[i] = -offsets[i]
        else:
            self.stop()
        return True

    def _lean(self, a: int, b: int, c: int, d: int) -> None:
        offsets = self.offsets
        offsets[0] = a  # four at once would make a tuple
        offsets[1] = b
        offsets[2] = c
        offsets[3] = d
