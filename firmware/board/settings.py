"""What differs from table to table, kept in a file of one line with its check sum (line.py).

A missing file means the defaults; an unreadable one means the defaults and the fault `settings`.
"""

import os

from micropython import const

from board.line import LIMIT, pack, unpack

FILE = "settings.txt"

_NEW_FILE = "settings.new"
_FEWEST = const(11)  # spaces, ruling P2
_MOST = const(30)
_SHORTEST = const(1000)  # us, what a servo may ever be told
_LONGEST = const(2000)
_WEAKEST = const(500)  # thousandths of the nominal field
_STRONGEST = const(2000)
_POSE_LIMIT = const(1000)


class Settings:
    """Spaces; the wells' calibration; the tentacles' limits and the pose they were last left in.

    `north` is the sign a sensor counts when a north pole points at it: 1 by TI's data sheet.
    `gain` is each well's field in thousandths of the nominal one. `servos` are pulses in us at
    -1000, 0, 1000.
    """

    def __init__(self) -> None:
        self.bad = False
        self.spaces = 20
        self.north = 1
        self.gain = [1000, 1000, 1000, 1000]
        self.servos = [[1000, 1500, 2000] for _ in range(4)]
        self.rest = [0, 0, 0, 0]
        self._load()

    def remember(self, rest: list[int]) -> None:
        """Keep the pose; only while disarmed: erasing flash holds everything up for 45-400 ms."""
        self.rest = list(rest)
        self.save()

    def save(self) -> None:
        """Write a new file and put it in the old one's place; a full disk leaves the old one."""
        values: dict[str, object] = {
            "spaces": self.spaces,
            "north": self.north,
            "gain": self.gain,
            "servos": self.servos,
            "rest": self.rest,
        }
        try:
            with open(_NEW_FILE, "wb") as file:
                file.write(pack(values))
            os.rename(_NEW_FILE, FILE)
        except OSError:
            self.bad = True

    def faults(self, found: list[str]) -> None:
        """Add the fault there is."""
        if self.bad:
            found.append("settings")

    def _load(self) -> None:
        try:
            with open(FILE, "rb") as file:
                values = unpack(file.read(LIMIT).rstrip())
        except OSError:
            return
        try:
            self._take(values)
        except (ValueError, TypeError, KeyError):
            self.bad = True

    def _take(self, values: object) -> None:
        """Take over checked values, all or none."""
        if not isinstance(values, dict):
            raise ValueError("settings")
        spaces = _whole(values["spaces"], _FEWEST, _MOST)
        north = _whole(values["north"], -1, 1)
        gain = _wholes(values["gain"], 4, _WEAKEST, _STRONGEST)
        rest = _wholes(values["rest"], 4, -_POSE_LIMIT, _POSE_LIMIT)
        servos = [_wholes(pulses, 3, _SHORTEST, _LONGEST) for pulses in values["servos"]]
        if not north or len(servos) != 4:
            raise ValueError("settings")
        self.spaces, self.north, self.gain = spaces, north, gain
        self.servos, self.rest = servos, rest


def _whole(value: object, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise ValueError("settings")
    return value


def _wholes(values: object, count: int, low: int, high: int) -> list[int]:
    if not isinstance(values, list) or len(values) != count:
        raise ValueError("settings")
    return [_whole(value, low, high) for value in values]
