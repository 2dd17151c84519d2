"""A board that keeps to the contract of the line, and cables to it that may be bad."""

from __future__ import annotations

import asyncio
import json
import random
from asyncio import AbstractEventLoop
from collections.abc import Callable
from zlib import crc32

from plank.checksummed_line import write_line
from plank.table.line.messages import Seen
from plank.table.link.firmware_check import Firmware
from plank.table.link.link import Link
from plank.table.link.link_state import Condition, LinkState
from plank.table.ports.errors import NoBoard
from plank.table.ports.port import HUNG_UP, OnBytes, OnLost

Message = dict[str, object]
FIRMWARE = Firmware("0.1.0", "9f3c01ab")
SESSION = "7be20a11"


def line(message: Message) -> bytes:
    return write_line(json.dumps(message).encode())


def read(data: bytes) -> Message | None:
    body, _, check = data.rstrip(b"\n").rpartition(b"*")
    return json.loads(body) if check == b"%08x" % crc32(body) else None


class FakeBoard:
    """A board that keeps to the contract of the line: it throws dice and applies wishes."""

    def __init__(self, loop: AbstractEventLoop, boot: str = "5d0a91c3", **hello: object) -> None:
        self.loop = loop
        self.say: Callable[[bytes], None] = lambda _: None
        self.identity: Message = {
            "hello": "board",
            "protocol": 1,
            "firmware": FIRMWARE.version,
            "manifest": FIRMWARE.manifest,
            "board": "e6614c311b7e6f2b",
            "boot": boot,
            "reset": "power",
            "spaces": 20,
            "mode": "play",
        } | hello
        self.heard: list[Message] = []
        self.gestures: list[object] = []
        self.mute = False
        self.start(boot)
        self.tick()

    def start(self, boot: str, reset: str = "power") -> None:
        """Begin to run: nothing is known of a host, all counters are zero."""
        self.identity |= {"boot": boot, "reset": reset}
        self.session = ""
        self.revision, self.acknowledged, self.gesture = 1, 0, 0
        self.wanted: Message = {"wanted": 0, "armed": False}
        self.throws, self.faces, self.presses = [0] * 4, [0] * 4, [0] * 3
        self.said_at = self.told_at = self.heard_at = self.loop.time()
        self.tell(self.identity)

    def tick(self) -> None:
        """What time brings, looked at every 20 ms."""
        now = self.loop.time()
        self.loop.call_later(0.02, self.tick)
        if now - self.heard_at >= 3.0:
            self.wanted |= {"lamps": "." * 25, "armed": False}
        if not self.session:
            if now - self.said_at >= 1.0:
                self.tell(self.identity)
        elif now - self.told_at >= (0.1 if self.acknowledged < self.revision else 1.0):
            self.tell_seen()

    def tell(self, message: Message) -> None:
        self.said_at = self.loop.time()
        if not self.mute:
            self.say(line(message))

    def tell_seen(self) -> None:
        self.told_at = self.loop.time()
        flat = zip(self.faces, self.throws, strict=True)
        seen = {
            "seen": self.revision,
            "boot": self.identity["boot"],
            "wanted": self.wanted["wanted"],
            "track": "00" * 21,
            "wells": [["flat" if face else "empty", face, throws] for face, throws in flat],
            "buttons": list(self.presses),
            "armed": self.wanted["armed"],
            "pose": [0, 0, 0, 0],
            "power": [5020, 310],
            "faults": [],
        }
        self.tell(seen)

    def hear(self, data: bytes) -> None:
        message = read(data)
        if message is None:
            return
        self.heard.append(message)
        self.heard_at = self.loop.time()
        if "hello" in message:
            self.welcome(str(message["session"]))
        elif self.session and self.identity["mode"] == "play":
            self.acknowledged = max(self.acknowledged, int(str(message["seen"])))
            if int(str(message["wanted"])) > int(str(self.wanted["wanted"])):
                self.apply(message)

    def welcome(self, session: str) -> None:
        self.tell(self.identity)
        if session != self.session:
            self.session, self.gesture = session, 0
            self.wanted = {"wanted": 0, "armed": False}
        if self.identity["mode"] == "play":
            self.tell_seen()

    def apply(self, wish: Message) -> None:
        self.wanted = wish
        gesture = wish.get("gesture")
        if isinstance(gesture, list) and gesture[1] != self.gesture:
            self.gesture = gesture[1]
            self.gestures.append(gesture[0])
        self.tell_seen()

    def throw(self, well: int, face: int) -> None:
        self.throws[well] += 1
        self.faces[well] = face
        self.change()

    def press(self, button: int) -> None:
        self.presses[button] += 1
        self.change()

    def change(self) -> None:
        self.revision += 1
        if self.session:
            self.tell_seen()


class FakeCable:
    """A port to a `FakeBoard`, faults included: each line may be lost, doubled, garbled or late."""

    def __init__(self, loop: AbstractEventLoop, board: FakeBoard | None, faulty: int = 0) -> None:
        self.name = "/dev/ttyACM0"
        self.loop = loop
        self.board = board
        self.faults = random.Random(faulty) if faulty else None
        self.plugged = True
        self.opened = 0
        self.sent: list[bytes] = []
        self.lose_next = b""  # the next line to the board that has this in it is lost
        self.callbacks: tuple[OnBytes, OnLost] | None = None

    def __call__(self, board: str | None) -> FakeCable:
        """Be one's own factory."""
        return self

    def open(self, loop: AbstractEventLoop, on_bytes: OnBytes, on_lost: OnLost) -> None:
        if not self.plugged:
            raise NoBoard(f"There is no port {self.name}; plug the board in.", self.name)
        self.opened += 1
        self.callbacks = on_bytes, on_lost
        if self.board is not None:
            self.board.say = lambda data: self.carry(data, self.to_host)

    def write(self, data: bytes) -> None:
        self.sent.append(data)
        if self.lose_next and self.lose_next in data:
            self.lose_next = b""
        elif self.board is not None and self.callbacks is not None:
            self.carry(data, self.board.hear)

    def close(self) -> None:
        self.callbacks = None

    def to_host(self, data: bytes) -> None:
        if self.callbacks is not None:
            self.callbacks[0](data)

    def lose(self, reason: str = HUNG_UP) -> None:
        if self.callbacks is not None:
            (_, on_lost), self.callbacks = self.callbacks, None
            on_lost(reason)

    def carry(self, data: bytes, hear: Callable[[bytes], None]) -> None:
        """Bring a line to the other side, 1 ms later when all is well."""
        fault = self.faults.choice(["lost", "doubled", "garbled", "late"]) if self.is_bad() else ""
        if fault == "garbled":
            data = data[:10] + b"?" + data[11:]
        if fault != "lost":
            self.loop.call_later(0.15 if fault == "late" else 0.001, hear, data)
        if fault == "doubled":
            self.loop.call_later(0.002, hear, data)

    def is_bad(self) -> bool:
        return self.faults is not None and self.faults.randrange(20) == 0


class LinkedHost:
    """A host linked to a board by a cable, on travelling time."""

    def __init__(
        self, cable: FakeCable, expected: Firmware | None = FIRMWARE, session_id: str = SESSION
    ) -> None:
        self.cable = cable
        self.seen: list[Seen] = []
        self.states: list[LinkState] = []
        self.link = Link(
            cable,
            expected,
            on_seen=self.seen.append,
            on_state=self.states.append,
            session_id=session_id,
        )
        self.link.start()

    @property
    def board(self) -> FakeBoard:
        assert self.cable.board is not None
        return self.cable.board

    @property
    def conditions(self) -> list[Condition]:
        return [state.condition for state in self.states]

    async def until(self, met: Callable[[], bool], seconds: float = 30.0) -> None:
        async with asyncio.timeout(seconds):
            while not met():
                await asyncio.sleep(0.005)

    async def connected(self) -> None:
        await self.until(lambda: self.conditions[-1:] == [Condition.CONNECTED] and bool(self.seen))


def taken_over(host: LinkedHost) -> LinkedHost:
    """Another host with the same board: the first one's process has ended."""
    host.cable.close()
    return LinkedHost(FakeCable(host.board.loop, host.board), session_id="00c0ffee")


def begin(faulty: int = 0, expected: Firmware | None = FIRMWARE, **hello: object) -> LinkedHost:
    loop = asyncio.get_running_loop()
    return LinkedHost(FakeCable(loop, FakeBoard(loop, **hello), faulty), expected)
