"""What the host may say, checked: JSON on the chip lets `[1,]`, `{1:2}` and 1e400 through."""

from micropython import const

PROTOCOL = const(1)

_COUNT_BITS = const(53)  # what every JSON reader keeps exactly
_LONGEST_NAME = const(64)
_POSE_LIMIT = const(1000)  # thousandths of the calibrated travel
_LANES = const(6)
_TENTACLES = const(4)
_COLOURS = ".wrgbyoWRGBYO"  # letters of lamps
_GESTURES = ("shudder", "tip")

LEVEL = (0, 0, 0, 0)


class Wish:
    """A `wanted`: lamps as bytes, a letter a pixel; pose of four; gesture (name, number, lane)."""

    def __init__(self, message: dict[str, object]) -> None:
        self.number = _count(message.get("wanted"))
        self.seen = _count(message.get("seen"))
        self.lamps = _lamps(message.get("lamps"))
        self.armed = _flag(message.get("armed"))
        self.pose = _pose(message.get("pose", LEVEL))
        self.gesture = _gesture(message.get("gesture"))


def hello_session(message: dict[str, object]) -> str:
    """Give the session of a host's hello; ValueError when it is none of our protocol."""
    session = message.get("session")
    if message.get("hello") != "host" or _count(message.get("protocol")) != PROTOCOL:
        raise ValueError("hello")
    if not isinstance(session, str) or not 0 < len(session) <= _LONGEST_NAME:
        raise ValueError("session")
    return session


def _count(value: object) -> int:
    if type(value) is not int or value < 0 or value >> _COUNT_BITS:
        raise ValueError("count")
    return value


def _within(value: object, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise ValueError("number")
    return value


def _flag(value: object) -> bool:
    if type(value) is not bool:
        raise ValueError("flag")
    return value


def _lamps(value: object) -> bytes:
    if not isinstance(value, str) or not value:
        raise ValueError("lamps")
    if value.strip(_COLOURS):  # much quicker than letter by letter
        raise ValueError("lamps")
    return value.encode()


def _pose(value: object) -> tuple[int, ...]:
    if not isinstance(value, (list, tuple)) or len(value) != _TENTACLES:
        raise ValueError("pose")
    return tuple([_within(height, -_POSE_LIMIT, _POSE_LIMIT) for height in value])


def _gesture(value: object) -> tuple[str, int, int] | None:
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != 3 or value[0] not in _GESTURES:
        raise ValueError("gesture")
    return value[0], _count(value[1]), _within(value[2], 0, _LANES - 1)
