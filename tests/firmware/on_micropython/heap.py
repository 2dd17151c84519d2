"""Run by MicroPython: measures what the firmware takes of the heap, and writes it as JSON.

Arguments: folder of the simulated chips, folder of the firmware with its manifest, how many scans.
The chips are the simulation's own; the clock is moved by hand, 5 ms a scan; the line is a list of
bytes.
"""

# ruff: noqa: E402, T201, UP031  # a script for MicroPython, which finds its modules first

import gc
import json
import sys

chips_folder, firmware_folder, scans_asked = sys.argv[1:]
sys.path[:] = [chips_folder, chips_folder + "/standins", firmware_folder, ".frozen"]

import os
from binascii import crc32
from time import ticks_add, ticks_ms

import machine
import neopixel
from chips import frames
from chips.circuit import Circuit, WorldLink

os.chdir(firmware_folder)
SCAN_MS = 5
BOUND_METHOD = 32  # bytes: the one that each measured piece of work begins with


class Quiet(WorldLink):
    """Chips whose world is this script."""

    def now(self):
        return ticks_ms()


def wire():
    fields = bytearray(frames.FIELDS_SIZE)
    fields[frames.SEGMENTS] = fields[frames.REACH] = 21
    fields[frames.BEYOND] = 0xFF
    fields[frames.PRESENT] = 0x0F
    frames.put_word(fields, frames.MILLIVOLTS, 5000)
    circuit = Circuit(Quiet(), fields, bytearray(frames.DRIVES_SIZE))
    machine.connect(circuit, b"12345678")
    neopixel.connect(circuit)
    return circuit, fields


class Poller:
    """Stands where a poll object is, for one stream."""

    def __init__(self, host):
        self.host = host

    def register(self, _stream, event):
        self.ipoll = self.host.readable if event == Host.POLLIN else self.host.always


class Host:
    """Stands where stdin, stdout and poll are: gives bytes, swallows what is written."""

    POLLIN = 1
    POLLOUT = 4

    def __init__(self):
        self.data = b""
        self.at = 0
        self.stdin = self.stdout = self.buffer = self
        self.write = len

    def poll(self):
        return Poller(self)

    def say(self, text):
        self.data = b"%s*%08x\n" % (text.encode(), crc32(text.encode()))
        self.at = 0

    def readable(self, _timeout):
        return (1,) if self.at < len(self.data) else ()

    def always(self, _timeout):
        return (1,)

    def readinto(self, buffer):
        buffer[0] = self.data[self.at]
        self.at += 1
        return 1


class Board:
    """The firmware's App with its clock in our hands."""

    def __init__(self):
        import board.link

        board.link.sys = board.link.select = self.host = Host()
        from board.app import App

        self.circuit, self.fields = wire()
        self.app = App()
        self.now = ticks_ms()

    def live(self, count):
        for _ in range(count):
            self.app.tick(self.now)
            while self.app.talk(self.now):
                pass
            self.now = ticks_add(self.now, SCAN_MS)

    def say(self, text):
        self.host.say(text)
        while self.app.talk(self.now):
            pass

    def feel(self, at, value):
        self.fields[at] = value
        self.circuit.field_changed()

    def wish(self, number, rest):
        self.say(
            '{"wanted":%d,"seen":%d,"lamps":"%s",%s}'
            % (number, self.app.session.revision, "rG" + "." * 23, rest)
        )


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
    return board, found


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
