"""The board's own main.py on the real MicroPython: the ways in and out of the firmware."""

from __future__ import annotations

import json
import os
import select
import time
import tty
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from plank.firmware_files import MANIFEST, manifest_text
from plank.sim.boards.flash import Flash
from plank.sim.boards.micropython.board import MicroPythonBoard
from plank.sim.boards.micropython.interpreter import available
from plank.sim.chips import frames
from plank.sim.world import World

PATIENCE = 20.0  # s: a machine may be slow; nothing here takes a tenth of it
DARK = "." * 25

pytestmark = pytest.mark.skipif(not available(), reason="no MicroPython for this system")


class Table:
    """A board on its own thread, and a host at its port."""

    def __init__(self, flash: Flash | None = None) -> None:
        self.world = World(5)
        self.board = MicroPythonBoard(self.world, flash)
        self.port = os.open(self.board.endpoint.name, os.O_RDWR | os.O_NOCTTY)
        tty.setraw(self.port)
        self.said = b""
        self.wish: dict[str, Any] = {"wanted": 0, "seen": 0, "lamps": DARK, "armed": False}
        self.board.start()

    def close(self) -> None:
        self.board.close()
        os.close(self.port)

    def say(self, message: dict[str, Any]) -> None:
        body = json.dumps(message, separators=(",", ":")).encode()
        os.write(self.port, b"%b*%08x\n" % (body, zlib.crc32(body)))

    def want(self, **changes: Any) -> None:
        self.wish |= changes
        self.wish["wanted"] += 1
        self.say(self.wish)

    def messages(self) -> list[dict[str, Any]]:
        """All that has been said, as far as it is whole lines."""
        found = []
        for line in self.said.split(b"\n"):
            body, _, digits = line.rstrip(b"\r").rpartition(b"*")
            if digits == b"%08x" % zlib.crc32(body):
                found.append(json.loads(body))
        return found

    def until(self, happened: Callable[[], Any]) -> Any:
        """Read on until something is so; repeat the wish meanwhile, as hosts do."""
        deadline = time.monotonic() + PATIENCE
        while not (found := happened()):
            assert time.monotonic() < deadline, self.said[-2000:]
            if select.select([self.port], [], [], 0.5)[0]:
                self.said += os.read(self.port, 4096)
            elif self.wish["wanted"]:
                self.say(self.wish)
        return found

    def hear(self, test: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Wait for a message that is as asked for."""
        return self.until(lambda: next((m for m in reversed(self.messages()) if test(m)), None))

    def greet(self) -> dict[str, Any]:
        self.hear(lambda message: "hello" in message)
        self.say({"hello": "host", "protocol": 1, "session": "s"})
        return self.hear(lambda message: "seen" in message)

    @property
    def drives(self) -> bytearray:
        return self.board.drives

    def powered(self) -> bool:
        return bool(self.drives[frames.FLAGS] & frames.RAIL_ON)

    def pulses(self) -> list[int]:
        return [frames.word(self.drives, frames.PULSES + 2 * i) for i in range(4)]


@pytest.fixture
def table() -> Iterator[Callable[..., Table]]:
    made: list[Table] = []

    def make(flash: Flash | None = None) -> Table:
        made.append(Table(flash))
        return made[-1]

    yield make
    for table in made:
        table.close()


def flash_with(path: str, content: bytes | None) -> Flash:
    """A board's flash with one file changed or gone, and a manifest that agrees."""
    flash = Flash.flashed()
    if content is None:
        del flash.files[path]
    else:
        flash.files[path] = content
    rest = {name: data for name, data in flash.files.items() if name != MANIFEST}
    flash.files[MANIFEST] = manifest_text(rest).encode()
    return flash


def test_it_greets_tells_and_follows(table: Any) -> None:
    plank = table()
    assert plank.greet()["track"] == "00" * 21
    with plank.board.touched() as world:
        world.track.stand(2, 7)
        world.dice.throw(1, 4)
    plank.hear(lambda m: m.get("track") == "00" * 14 + "04" + "00" * 6)
    plank.hear(lambda m: m.get("wells", [0, 0])[1] == ["flat", 4, 1])
    plank.want(lamps="r" + DARK[1:])
    plank.until(lambda: any(plank.world.lamps))


def test_ctrl_c_lets_the_tentacles_go_and_gives_the_prompt_f2(table: Any) -> None:
    plank = table()
    plank.greet()
    plank.want(armed=True, pose=[300, 0, 0, 0])
    plank.hear(lambda message: message.get("armed"))
    assert plank.powered()
    plank.wish["wanted"] = 0
    os.write(plank.port, b"\x03")
    plank.until(lambda: plank.said.endswith(b">>> "))
    plank.until(lambda: not plank.powered())
    assert plank.pulses() == [0, 0, 0, 0]
    assert frames.word(plank.drives, frames.WATCHDOG) == 0


def test_a_file_that_cannot_be_read_at_all_still_gives_safe_mode_f4(table: Any) -> None:
    plank = table(flash_with("board/well.py", b"class Well:\n    def broken(\n"))
    hello = plank.hear(lambda message: "hello" in message)
    assert (hello["mode"], hello["why"]) == ("safe", "mixed firmware")
    os.write(plank.port, b"\x03")
    plank.until(lambda: plank.said.endswith(b">>> "))


def test_a_file_that_is_missing_still_gives_safe_mode_f4(table: Any) -> None:
    plank = table(flash_with("board/session.py", None))
    assert plank.hear(lambda message: "hello" in message)["why"] == "mixed firmware"


def test_firmware_that_crashes_starts_again_and_at_last_stays_in_safe_mode(table: Any) -> None:
    power = Flash.flashed().files["board/power.py"]
    spoilt = power.replace(b"changed = low != self.low", b"changed = low != self.lowest")
    plank = table(flash_with("board/power.py", spoilt.replace(b"        self.read()\n", b"")))
    hello = plank.hear(lambda message: message.get("mode") == "safe")
    assert (hello["why"], hello["reset"]) == ("crash loop", "watchdog")
    assert plank.board.boots == 4
    assert not plank.powered()
    assert "lowest" in (plank.board.folder / "crash.txt").read_text()


def test_firmware_that_cannot_even_start_ends_in_safe_mode_too(table: Any) -> None:
    settings = Flash.flashed().files["board/settings.py"]
    plank = table(
        flash_with("board/settings.py", settings.replace(b"self._load()", b"self._lod()"))
    )
    hello = plank.hear(lambda message: "hello" in message)
    assert (hello["mode"], hello["why"]) == ("safe", "crash loop")


def test_a_deaf_host_is_told_the_newest_when_it_listens_again_s13(table: Any) -> None:
    plank = table()
    plank.greet()
    for _ in range(100):  # each is answered with 256 bytes: more than the line holds
        plank.want()
    with plank.board.touched() as world:
        world.track.stand(0, 20)
        world.buttons.press(0)
    plank.hear(lambda m: m.get("track") == "0001" + "00" * 19 and m["buttons"] == [1, 0, 0])
    assert plank.hear(lambda m: m.get("wanted") == 100)
    assert plank.board.boots == 1
