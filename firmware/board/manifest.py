"""Whether the files on the board belong together: a copy may have stopped half-way."""

import os
from binascii import crc32

from micropython import const

FILE = "manifest.txt"  # for each file, sorted by path, a line: path, blank, CRC-32 in hex

_BLOCK = const(512)


def check() -> str:
    """Give the manifest's check sum, as the host knows it; empty when the files are a mixture."""
    try:
        with open(FILE, "rb") as file:
            text = file.read()
        return "%08x" % crc32(text) if _matches(text.decode()) else ""
    except (OSError, ValueError):
        return ""


def _matches(text: str) -> bool:
    listed = []
    for line in text.split("\n"):
        if line:
            path, digits = line.split(" ")
            if digits != "%08x" % _sum(path):
                return False
            listed.append(path)
    for path in _present():
        if path not in listed:
            return False
    return bool(listed)


def _present() -> list[str]:
    """List what could be imported: an older main.py would be taken before a newer main.mpy."""
    names = ["board/" + name for name in os.listdir("board")]
    names += [name for name in os.listdir() if name[:5] == "main."]
    return [name for name in names if name[-3:] == ".py" or name[-4:] == ".mpy"]


def _sum(path: str) -> int:
    block = bytearray(_BLOCK)
    total = 0
    with open(path, "rb") as file:
        while count := file.readinto(block):
            total = crc32(block[:count], total)
    return total
