"""Run by MicroPython: times single pieces of the firmware's work, and writes them as JSON, in us.

Arguments: folder of the simulated chips, folder of the firmware with its manifest.
"""

# ruff: noqa: E402, T201, UP031  # a script for MicroPython, which finds its modules first

import gc
import json
import sys

here = sys.path[0]
chips_folder, firmware_folder = sys.argv[1:]
sys.path[:] = [chips_folder, chips_folder + "/standins", firmware_folder, here, ".frozen"]

import os

os.chdir(firmware_folder)

from time import ticks_add, ticks_diff, ticks_us

from chips import frames
from hand_driven import SCAN_MS, Board

TIMES = 2000
LAMPS = ("rG" + "." * 23, "rg" + "." * 22 + "w")


def timed(work, times=TIMES):
    """Time one piece of work, the collector held back, in us."""
    gc.collect()
    start = ticks_us()
    for i in range(times):
        work(i)
        if i % 100 == 99:
            gc.collect()
    spent = ticks_diff(ticks_us(), start)
    start = ticks_us()
    for i in range(times):
        if i % 100 == 99:
            gc.collect()
    return round((spent - ticks_diff(ticks_us(), start)) / times, 2)


def wanted(i):
    return {
        "wanted": i + 1,
        "seen": 1,
        "lamps": LAMPS[i // 8 % 2],
        "armed": True,
        "pose": [0, 0, -200, -200],
    }


def busy_turns(board):
    """What the busiest hundredth of all calls of `talk` take at least, with ten messages a second
    each way; the very longest are this computer's own pauses."""
    spent = []
    number = 100
    for turn in range(2000):
        if turn % 20 == 0:
            number += 1
            board.feel(frames.HALL + number % 21, number & 0x3F)
            board.host.say(
                '{"wanted":%d,"seen":%d,"lamps":"%s","armed":true}'
                % (number, board.app.session.revision, LAMPS[number % 2])
            )
        board.app.tick(board.now)
        more = True
        while more:
            start = ticks_us()
            more = board.app.talk(board.now)
            spent.append(ticks_diff(ticks_us(), start))
        board.now = ticks_add(board.now, SCAN_MS)
    spent.sort()
    return spent[-len(spent) // 100]


def blinks(app):
    app.lamps.show(LAMPS[0].encode())
    return timed(lambda _: app.lamps.blink())


def pieces():
    from board.line import pack
    from board.messages import Wish

    board = Board()
    board.say('{"hello":"host","protocol":1,"session":"x"}')
    board.live(300)
    board.wish(1, '"armed":true')
    board.live(400)
    app = board.app
    report = app._report()
    last = [Wish(wanted(0))]

    def hear(i):
        try:
            last[0] = Wish(wanted(i), last[0])
        except TypeError:
            last[0] = Wish(wanted(i))

    found = {
        "lamps, one changed": timed(lambda i: app.lamps.show(LAMPS[i % 2].encode())),
        "lamps, a blink": blinks(app),
        "pack a seen": timed(lambda _: pack(report)),
        "report a seen": timed(lambda _: app._report()),
        "check a wanted": timed(hear),
        "idle talk": timed(lambda _: app.talk(board.now), TIMES * 5),
    }
    found["busiest turns"] = busy_turns(board)
    return found


print(json.dumps(pieces()))
