"""Imported on MicroPython: the firmware on simulated chips, its clock and its line moved by hand.

The script that imports it has put the folders of chips, stand-ins and firmware on its path. The
clock moves 5 ms a scan; the line is a list of bytes.
"""

# ruff: noqa: UP031  # a module for MicroPython

from binascii import crc32
from time import ticks_add, ticks_ms

import machine
import neopixel
from chips import frames
from chips.circuit import Circuit, WorldLink

SCAN_MS = 5


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
        import board.app
        import board.link

        board.link.sys = board.link.select = self.host = Host()
        from board.app import App

        self.circuit, self.fields = wire()
        self.now = ticks_ms()
        board.app.ticks_us = self.us
        self.app = App()

    def us(self):
        """The same clock in microseconds, as the tentacles' frames have it."""
        return self.now * 1000 & 0x3FFFFFFF

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
