"""Finds out, with the dice themselves, which sign the sensors give a north pole; for the prompt."""

from time import sleep_ms, ticks_ms

from micropython import const

from board.dice import Dice
from board.settings import Settings
from board.well import Well

_TRIES = const(20)
_PAUSE_MS = const(10)
_LARGE = const(9000)  # counts: 22 mT, less than |Bz| under any die with the 3 or the 4 down
_NORTH_DOWN = const(3)  # north looks out of this face, behind which a large magnet lies


def find_north() -> int:
    """Keep the sign that all wells give to a die with the 3 down; ValueError if they disagree."""
    settings = Settings()
    signs = [_sign(well) for well in Dice(settings).wells]
    if abs(sum(signs)) != len(signs):
        words = "wells 0-3 say %s: lay every die with the %d down (0: no such die, or no sensor)"
        raise ValueError(words % (signs, _NORTH_DOWN))
    settings.north = signs[0]
    settings.save()
    return settings.north


def _sign(well: Well) -> int:
    """Give 1 or -1 by Bz over a large magnet, 0 where there is none."""
    for _ in range(_TRIES):
        if well.sensor.read(ticks_ms()):
            raw = well.sensor.raw
            z = (raw[4] << 8 | raw[5]) - ((raw[4] & 0x80) << 9)
            return 0 if abs(z) < _LARGE else 1 if z > 0 else -1
        sleep_ms(_PAUSE_MS)
    return 0
