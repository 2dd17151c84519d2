"""Run by MicroPython: measures what the firmware takes of the heap, and writes it as JSON.

Arguments: folder of the simulated chips, folder of the firmware with its manifest, how many scans.
"""

# ruff: noqa: B905, E402, RUF007, T201  # a script for MicroPython, which finds its modules first

import gc
import json
import sys

here = sys.path[0]
chips_folder, firmware_folder, scans_asked = sys.argv[1:]
sys.path[:] = [chips_folder, chips_folder + "/standins", firmware_folder, here, ".frozen"]

import os

os.chdir(firmware_folder)

from time import ticks_add

from chips import frames
from hand_driven import SCAN_MS, Board

BOUND_METHOD = 32  # bytes: the one that each measured piece of work begins with


def allocated(work, board, count):
    """Bytes that some work takes from the heap."""
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    work(board, count)
    after = gc.mem_alloc()
    gc.enable()
    return after - before - BOUND_METHOD


def scans(board, count):
    """Scans of a table where nothing changes, or only the tentacles move."""
    tick = board.app.tick
    now = board.now
    for _ in range(count):
        board.now = now
        tick(now)
        now = ticks_add(now, SCAN_MS)
    board.now = now


def busy(board, count):
    """Scans while pirates slide, dice roll and a button is pressed: everything changes."""
    tick, circuit, fields = board.app.tick, board.circuit, board.fields
    now = board.now
    for i in range(count):
        fields[frames.HALL + i % 21] ^= 1 << i % 6
        fields[frames.WELLS + 5] = i * 7 & 0xFF
        fields[frames.WELLS + 9] = i * 5 & 0xFF
        fields[frames.BUTTONS] = i >> 5 & 7
        circuit.field_changed()
        board.now = now
        tick(now)
        now = ticks_add(now, SCAN_MS)
    board.now = now


def measure():
    found = {}
    gc.collect()
    start = gc.mem_alloc()
    board = Board()
    gc.collect()
    found["firmware"] = gc.mem_alloc() - start
    found["mode"] = board.app.why or "play"
    board.say('{"hello":"host","protocol":1,"session":"x"}')
    board.live(300)
    board.wish(1, '"armed":true')
    board.live(400)
    found["armed"] = board.app.tentacles.armed()
    board.wish(2, '"armed":true')
    found["quiet scans"] = allocated(scans, board, 400)
    busy(board, 10)
    board.wish(3, '"armed":true')
    found["busy scans"] = allocated(busy, board, 400)
    board.wish(4, '"armed":true,"pose":[900,-900,900,-900],"gesture":["shudder",1,0]')
    found["moving scans"] = allocated(scans, board, 200)
    found["pose"] = list(board.app.tentacles.place)
    board.live(400)
    board.wish(5, '"armed":true,"pose":[900,-900,900,-900]')
    board.live(1)
    found["waiting for the line"] = allocated(talks, board, 100)
    found["shortest frame"] = shortest_frame(board)
    return board, found


def shortest_frame(board):
    """The least time in ms between two moves of the tentacles, when scans come unevenly."""
    moments = []
    app, move = board.app, board.app._move
    app._move = lambda: moments.append(board.now) or move()
    for late in (0, 4, 0, 1, 9, 0, 0, 13, 2) * 40:
        board.now = ticks_add(board.now, SCAN_MS + late)
        app.tick(board.now)
        board.now = ticks_add(board.now, -late)
    app._move = move
    return min(after - before for before, after in zip(moments, moments[1:]))


def talks(board, count):
    """Listen and speak with nothing to hear and nothing to say."""
    talk, now = board.app.talk, board.now
    for _ in range(count):
        talk(now)


def last(board, scans):
    """Free heap after each tenth of many scans with traffic."""
    free = []
    number = 10
    for _ in range(10):
        for _ in range(scans // 200):
            number += 1
            board.feel(frames.HALL + number % 21, number & 0x3F)
            board.wish(number, '"armed":%s' % ("true" if number % 100 < 60 else "false"))
            board.live(20)
        gc.collect()
        free.append(gc.mem_free())
    return free


board, found = measure()
found["free after each tenth"] = last(board, int(scans_asked))
print(json.dumps(found))
