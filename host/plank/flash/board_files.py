"""The files on a board, read and written at its prompt."""

from __future__ import annotations

from typing import cast

from plank.firmware_files import MANIFEST
from plank.flash.repl import Repl

CHUNK = 1024  # bytes of a file to a command: at most 4 kB of the board's heap as text
UNFINISHED = "flash.tmp"  # a file on its way; the next one on its way replaces it

BOARD_CODE = """
import os
from binascii import crc32
def _look(folder, found):
    for entry in os.ilistdir(*([folder[:-1]] if folder else [])):
        path = folder + entry[0]
        if entry[1] == 0x4000:
            _look(path + "/", found)
        elif path.endswith((".py", ".mpy")):
            found[path] = _sum(path)
    return found
def _sum(path):
    block = bytearray(512)
    total = 0
    with open(path, "rb") as file:
        while True:
            count = file.readinto(block)
            if not count:
                return total
            total = crc32(memoryview(block)[:count], total)
def _text(path):
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""
def _put(written, path):
    folder = ""
    for name in path.split("/")[:-1]:
        folder += name
        try:
            os.mkdir(folder)
        except OSError:
            pass
        folder += "/"
    os.rename(written, path)
"""
"""Runs on the board. `_look` gives check sums of what can be imported, `_put` a file its place."""


class BoardFiles:
    """What lies on the board's flash. Raises FlashError."""

    def __init__(self, repl: Repl) -> None:
        self._repl = repl
        repl.run(BOARD_CODE)

    def sums(self) -> dict[str, int]:
        """Return the check sums of what can be imported, by path."""
        return cast("dict[str, int]", self._repl.ask("_look('', {})"))

    def manifest(self) -> str:
        """Return the manifest's text; empty where there is none."""
        text = cast("bytes", self._repl.ask(f"_text({MANIFEST!r})"))
        return text.decode(errors="replace")

    def put(self, path: str, content: bytes) -> None:
        """Write a file: it is the old one until it is the whole new one."""
        self._repl.run(f"_file = open({UNFINISHED!r}, 'wb')")
        for start in range(0, len(content), CHUNK):
            self._repl.run(f"_file.write({content[start : start + CHUNK]!r})")
        self._repl.run(f"_file.close()\n_put({UNFINISHED!r}, {path!r})")

    def remove(self, path: str) -> None:
        """Remove a file."""
        self._repl.run(f"os.remove({path!r})")
