"""The talk with the board over good and bad cables, on travelling time."""

import asyncio
import json
import random
from asyncio import AbstractEventLoop
from collections.abc import Callable
from itertools import pairwise
from zlib import crc32

import pytest

from plank.sim.travel import travel
from plank.table.board import difference, table_state
from plank.table.errors import Busy, NoBoard, NoPermission
from plank.table.greeting import Firmware
from plank.table.link import SILENCE, Link
from plank.table.messages import Seen
from plank.table.ports import HUNG_UP, STOPPED_READING, OnBytes, OnLost
from plank.table.state import Condition, LinkState
from plank.table.wire import frame

Message = dict[str, object]
FIRMWARE = Firmware("0.1.0", "9f3c01ab")


def line(message: Message) -> bytes:
    return frame(json.dumps(message).encode())


def read(data: bytes) -> Message | None:
    body, _, check = data.rstrip(b"\n").rpartition(b"*")
    return json.loads(body) if check == b"%08x" % crc32(body) else None


class Board:
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
        self.wish: Message = {"wanted": 0, "armed": False}
        self.throws, self.faces, self.presses = [0] * 4, [0] * 4, [0] * 3
        self.said_at = self.told_at = self.heard_at = self.loop.time()
        self.tell(self.identity)

    def tick(self) -> None:
        """What time brings, looked at every 20 ms."""
        now = self.loop.time()
        self.loop.call_later(0.02, self.tick)
        if now - self.heard_at >= 3.0:
            self.wish |= {"lamps": "." * 25, "armed": False}
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
            "wanted": self.wish["wanted"],
            "track": "00" * 21,
            "wells": [["flat" if face else "empty", face, throws] for face, throws in flat],
            "buttons": list(self.presses),
            "armed": self.wish["armed"],
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
            if int(str(message["wanted"])) > int(str(self.wish["wanted"])):
                self.apply(message)

    def welcome(self, session: str) -> None:
        self.tell(self.identity)
        if session != self.session:
            self.session = session
            self.wish = {"wanted": 0, "armed": False}
        if self.identity["mode"] == "play":
            self.tell_seen()

    def apply(self, wish: Message) -> None:
        self.wish = wish
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


class Cable:
    """A port to a `Board`, faults included: each line may be lost, doubled, garbled or late."""

    def __init__(self, loop: AbstractEventLoop, board: Board | None, faulty: int = 0) -> None:
        self.name = "/dev/ttyACM0"
        self.loop = loop
        self.board = board
        self.faults = random.Random(faulty) if faulty else None
        self.plugged = True
        self.opened = 0
        self.sent: list[bytes] = []
        self.lose_next = b""  # the next line to the board that has this in it is lost
        self.ends: tuple[OnBytes, OnLost] | None = None

    def __call__(self, board: str | None) -> "Cable":
        """Be one's own factory."""
        return self

    def open(self, loop: AbstractEventLoop, on_bytes: OnBytes, on_lost: OnLost) -> None:
        if not self.plugged:
            raise NoBoard(f"There is no port {self.name}; plug the board in.", self.name)
        self.opened += 1
        self.ends = on_bytes, on_lost
        if self.board is not None:
            self.board.say = lambda data: self.carry(data, self.to_host)

    def write(self, data: bytes) -> None:
        self.sent.append(data)
        if self.lose_next and self.lose_next in data:
            self.lose_next = b""
        elif self.board is not None and self.ends is not None:
            self.carry(data, self.board.hear)

    def close(self) -> None:
        self.ends = None

    def to_host(self, data: bytes) -> None:
        if self.ends is not None:
            self.ends[0](data)

    def lose(self, reason: str = HUNG_UP) -> None:
        if self.ends is not None:
            (_, on_lost), self.ends = self.ends, None
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


class Story:
    """A host linked to a board by a cable, on travelling time."""

    def __init__(
        self, cable: Cable, expected: Firmware | None = FIRMWARE, session_id: str = "7be20a11"
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
    def board(self) -> Board:
        assert self.cable.board is not None
        return self.cable.board

    @property
    def told(self) -> list[Condition]:
        return [state.condition for state in self.states]

    async def until(self, met: Callable[[], bool], seconds: float = 30.0) -> None:
        async with asyncio.timeout(seconds):
            while not met():
                await asyncio.sleep(0.005)

    async def connected(self) -> None:
        await self.until(lambda: self.told[-1:] == [Condition.CONNECTED] and bool(self.seen))


def taken_over(host: Story) -> Story:
    """Another host with the same board: the first one's process has ended."""
    host.cable.close()
    return Story(Cable(host.board.loop, host.board), session_id="00c0ffee")


def begin(faulty: int = 0, expected: Firmware | None = FIRMWARE, **hello: object) -> Story:
    loop = asyncio.get_running_loop()
    return Story(Cable(loop, Board(loop, **hello), faulty), expected)


def test_a_board_that_greets_is_connected_and_its_table_seen() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        assert host.told == [Condition.CONNECTED]
        assert host.seen[-1].boot == "5d0a91c3"
        assert host.states[0].cure == "The board on /dev/ttyACM0 is connected."

    travel(story())


def test_a_wish_is_said_at_once_until_acknowledged_and_once_a_second_after() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        await asyncio.sleep(2.0)
        host.link.want(lamps="G" * 25, armed=True, pose=(1, 2, 3, 4))
        await asyncio.sleep(0.005)
        assert (host.board.wish["lamps"], host.board.wish["pose"]) == ("G" * 25, [1, 2, 3, 4])
        before = len(host.cable.sent)
        await asyncio.sleep(10.0)
        assert 9 <= len(host.cable.sent) - before <= 22  # its own, and answers to 10 keep-alives

    travel(story())


def test_an_unanswered_wish_is_said_again_every_100_ms() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        await asyncio.sleep(1.0)
        host.board.mute = True
        host.link.want(armed=True)
        before = len(host.cable.sent)
        await asyncio.sleep(1.05)
        assert len(host.cable.sent) - before == 11

    travel(story())


def test_changes_of_one_moment_are_said_together() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        await asyncio.sleep(1.5)
        before = len(host.cable.sent)
        host.link.want(armed=True)
        host.link.want(lamps="w" * 25)
        host.link.want(pose=(5, 5, 5, 5))
        await asyncio.sleep(0.3)
        assert len(host.cable.sent) - before == 1

    travel(story())


def test_a_wish_made_while_the_board_is_away_is_said_when_it_comes() -> None:
    async def story() -> None:
        host = begin()
        host.link.want(lamps="r" * 25)
        await host.connected()
        await host.until(lambda: host.board.wish.get("lamps") == "r" * 25, 1.0)

    travel(story())


def test_without_a_wish_the_lamps_are_dark_and_the_tentacles_free() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        await asyncio.sleep(0.1)
        assert (host.board.wish["lamps"], host.board.wish["armed"]) == ("." * 25, False)

    travel(story())


def test_a_gesture_is_done_once_and_again_only_when_named_again() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        host.link.want(gesture=("tip", 3))
        await asyncio.sleep(3.0)
        host.link.want(lamps="b" * 25)
        await asyncio.sleep(3.0)
        assert host.board.gestures == ["tip"]
        host.link.want(gesture=("tip", 3))
        await asyncio.sleep(1.0)
        assert host.board.gestures == ["tip", "tip"]

    travel(story())


def test_a_restarted_board_does_not_do_the_old_gesture_again() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        host.link.want(gesture=("shudder", 0), lamps="b" * 25)
        await asyncio.sleep(1.0)
        host.board.start("00000002", "watchdog")
        await host.until(lambda: host.board.wish.get("lamps") == "b" * 25)
        assert host.board.gestures == ["shudder"]

    travel(story())


def test_v3_a_restart_is_told_with_its_cause() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        host.board.start("00000002", "power")
        await host.until(lambda: len(host.states) > 1)
        assert (host.states[-1].condition, host.states[-1].reset) == (Condition.CONNECTED, "power")
        assert "its power failed for a moment" in host.states[-1].cure

    travel(story())


def test_a_restart_whose_greeting_was_lost_is_noticed_by_what_is_seen() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        await asyncio.sleep(2.0)
        host.board.mute = True
        host.board.start("00000002", "watchdog")
        host.board.mute, host.board.session = False, host.link._session_id
        host.board.tell_seen()
        await host.until(lambda: host.seen[-1].boot == "00000002", 1.0)
        assert host.told == [Condition.CONNECTED, Condition.CONNECTED]
        assert host.states[-1].reset == "watchdog"

    travel(story())


def test_what_is_seen_late_or_twice_changes_nothing() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        said: list[bytes] = []
        host.board.say = said.append
        host.board.throw(0, 3)
        host.board.throw(0, 5)
        for data in (said[1], said[0], said[1], said[0]):
            host.cable.to_host(data)
        assert [seen.wells[0].face for seen in host.seen] == [0, 5]

    travel(story())


def test_a_track_of_another_length_than_greeted_is_not_taken() -> None:
    async def story() -> None:
        host = begin(spaces=19)
        await asyncio.sleep(1.0)
        assert host.seen == []
        assert host.link.decoder.counters.bad_shape > 0

    travel(story())


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_s14_500_throws_and_wishes_over_a_cable_that_spoils_1_line_in_20(seed: int) -> None:
    async def story() -> None:
        host = begin(faulty=seed)
        chance = random.Random(seed)
        await host.connected()
        lamps = thrown = pressed = 0
        before = table_state(host.seen[-1])
        for move in range(500):
            well, face = chance.randrange(4), chance.randint(1, 6)
            host.board.throw(well, face)
            if move % 5 == 0:
                host.board.press(move % 3)
            await host.until(lambda: host.seen[-1].seen == host.board.revision, 3.0)
            after = table_state(host.seen[-1])
            change = difference(before, after)
            assert change.thrown == (well,)
            assert after.dice[well].face == face
            thrown += len(change.thrown)
            pressed += sum((change.pressed.stand, change.pressed.pay, change.pressed.repeat))
            before = after
            wish = f"{move:025b}".replace("0", ".").replace("1", "w")
            host.link.want(lamps=wish)
            await host.until(lambda wish=wish: host.board.wish.get("lamps") == wish, 3.0)
            lamps += 1
        assert (thrown, pressed, lamps) == (500, 100, 500)
        assert host.told == [Condition.CONNECTED]
        assert host.link.losses == {}

    travel(story())


def test_s14_what_happens_faster_than_the_line_is_never_lost_either() -> None:
    async def story() -> None:
        host = begin(faulty=7)
        await host.connected()
        first = table_state(host.seen[-1])
        for throw in range(2000):
            host.board.throw(throw % 4, 1 + throw % 6)
            await asyncio.sleep(0.002)
        await host.until(lambda: host.seen[-1].seen == host.board.revision)
        assert first.dice[0].throws == 0
        assert [well.throws for well in host.seen[-1].wells] == host.board.throws == [500] * 4

    travel(story())


def test_s2_a_pulled_cable_is_lost_said_once_and_found_again() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        host.board.throw(1, 4)
        await asyncio.sleep(0.1)
        host.cable.plugged = False
        host.cable.lose()
        await asyncio.sleep(60.0)
        assert host.told == [Condition.CONNECTED, Condition.LOST]
        assert host.states[-1].why == HUNG_UP
        host.cable.plugged = True
        await host.until(lambda: len(host.states) == 3, 6.0)
        assert (host.told[-1], host.states[-1].reset) == (Condition.CONNECTED, None)
        await host.until(lambda: host.seen[-1].wells[1].throws == 1, 1.0)

    travel(story())


def test_s19_a_cable_that_drops_100_times_leaves_the_same_state() -> None:
    async def story() -> None:
        host = begin()
        for drop in range(100):
            count = drop + 1
            await host.until(lambda count=count: host.told.count(Condition.CONNECTED) == count, 1.0)
            host.cable.plugged = False
            host.cable.lose()
            host.board.throw(drop % 4, 1 + drop % 6)
            await asyncio.sleep(0.2)
            host.cable.plugged = True
        await host.until(lambda: host.seen[-1].seen == host.board.revision)
        assert [well.throws for well in host.seen[-1].wells] == [25] * 4
        assert host.link.losses == {HUNG_UP: 100}
        assert host.told.count(Condition.LOST) == 100

    travel(story())


def test_a_silent_board_is_lost_after_3_s_and_talks_again_when_it_can() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        await asyncio.sleep(5.0)
        host.board.mute = True
        await asyncio.sleep(1.9)
        assert host.told == [Condition.CONNECTED]
        await asyncio.sleep(60.0)
        assert host.told == [Condition.CONNECTED, Condition.LOST]
        assert host.states[-1].why == SILENCE
        host.board.mute = False
        await host.until(lambda: host.told[-1] is Condition.CONNECTED, 10.0)

    travel(story())


def test_v7_a_board_that_had_given_us_up_gets_the_wish_again() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        host.link.want(lamps="g" * 25, armed=True)
        await asyncio.sleep(1.5)
        host.board.heard_at -= 3.0  # as after a computer's sleep: it heard nothing of us
        await host.until(lambda: host.board.wish["armed"] is False)
        await host.until(lambda: host.board.wish["armed"] is True, 1.2)
        assert host.board.wish["lamps"] == "g" * 25

    travel(story())


def test_v7_a_board_that_had_given_us_up_gets_the_wish_at_once_when_the_cable_is_back() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        host.link.want(lamps="g" * 25, armed=True)
        await asyncio.sleep(1.5)
        host.cable.plugged = False
        host.cable.lose()
        await host.until(lambda: host.board.wish["armed"] is False)
        host.cable.plugged = True
        await host.until(lambda: host.told[-1] is Condition.CONNECTED)
        await host.until(lambda: host.board.wish["armed"] is True, 0.1)

    travel(story())


def test_talks_that_have_ended_say_no_more() -> None:
    async def story() -> None:
        host = begin()
        for _ in range(10):
            await host.connected()
            await asyncio.sleep(0.3)
            host.cable.lose()
        await asyncio.sleep(2.0)
        before = len(host.cable.sent)
        await asyncio.sleep(10.0)
        assert len(host.cable.sent) - before <= 22

    travel(story())


def test_a_board_that_talks_but_does_not_hear_us_is_lost() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        await asyncio.sleep(5.0)
        host.board.hear = lambda data: None  # type: ignore[method-assign]  # one wire is broken
        await asyncio.sleep(3.1)
        assert host.told == [Condition.CONNECTED, Condition.LOST]
        assert host.seen[-1].boot == "5d0a91c3"

    travel(story())


def test_a_board_whose_table_changes_all_the_time_is_kept_alive() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        for change in range(100):
            host.board.throw(0, 1 + change % 6)
            await asyncio.sleep(0.09)
        assert host.told == [Condition.CONNECTED]

    travel(story())


def test_the_talk_that_keeps_alive_is_no_news() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        await asyncio.sleep(0.5)
        told = len(host.seen)
        await asyncio.sleep(20.0)
        assert len(host.seen) == told

    travel(story())


def test_s7_a_board_that_stops_reading_is_counted_and_reconnected() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        host.cable.lose(STOPPED_READING)
        await host.until(lambda: host.told[-1] is Condition.CONNECTED and len(host.told) == 3)
        assert host.link.losses == {STOPPED_READING: 1}

    travel(story())


def test_pauses_between_attempts_grow_to_5_s() -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        tried: list[float] = []

        def ports(board: str | None) -> Cable:
            tried.append(loop.time())
            raise NoBoard("No board is plugged in.")

        Link(ports).start()
        await asyncio.sleep(30.0)
        pauses = [round(later - earlier, 3) for earlier, later in pairwise(tried)]
        assert pauses[:7] == [0.2, 0.4, 0.8, 1.6, 3.2, 5.0, 5.0]

    travel(story())


def test_s3_the_factory_is_asked_for_the_board_that_was_connected() -> None:
    async def story() -> None:
        asked: list[str | None] = []
        loop = asyncio.get_running_loop()
        cable = Cable(loop, Board(loop))

        def ports(board: str | None) -> Cable:
            asked.append(board)
            return cable

        link = Link(ports)
        link.start()
        await asyncio.sleep(1.0)
        cable.lose()
        await asyncio.sleep(1.0)
        assert asked == [None, "e6614c311b7e6f2b"]

    travel(story())


def test_a_port_that_no_longer_greets_frees_the_factory_to_try_others() -> None:
    async def story() -> None:
        asked: list[str | None] = []
        loop = asyncio.get_running_loop()
        cable = Cable(loop, Board(loop))

        def ports(board: str | None) -> Cable:
            asked.append(board)
            return cable

        link = Link(ports)
        link.start()
        await asyncio.sleep(1.0)
        cable.board = None
        await asyncio.sleep(8.0)
        assert asked == [None, "e6614c311b7e6f2b", None]

    travel(story())


def test_s4_of_two_ports_the_one_that_greets_is_taken() -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        cables = [Cable(loop, None), Cable(loop, Board(loop))]
        tried: list[Cable] = []

        def ports(board: str | None) -> Cable:
            tried.append(cables[len(tried) % 2])
            return tried[-1]

        states: list[LinkState] = []
        link = Link(ports, on_state=states.append)
        link.start()
        await asyncio.sleep(5.0)
        assert tried == cables
        assert [state.condition for state in states] == [Condition.NO_BOARD, Condition.CONNECTED]

    travel(story())


def test_s15_a_host_that_restarts_gets_the_full_state_from_a_board_that_did_not() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        host.board.throw(2, 6)
        host.link.want(lamps="y" * 25)
        await asyncio.sleep(1.0)
        again = taken_over(host)
        await again.connected()
        assert again.seen[0].wells[2].throws == 1
        again.link.want(lamps="o" * 25)
        await again.until(lambda: again.board.wish["lamps"] == "o" * 25, 1.0)

    travel(story())


def test_s15_what_a_host_before_us_wished_does_not_count_as_our_wish() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        host.board.wish |= {"wanted": 500}
        again = taken_over(host)
        again.cable.lose_next = b"lamps"
        again.link.want(lamps="o" * 25)
        await again.connected()
        await again.until(lambda: again.board.wish.get("lamps") == "o" * 25, 0.2)

    travel(story())


def test_a_restarted_board_is_told_the_wish_until_it_has_it() -> None:
    async def story() -> None:
        host = begin()
        host.link.want(lamps="o" * 25)
        await host.connected()
        await asyncio.sleep(2.0)
        host.cable.lose_next = b"lamps"
        host.board.start("00000002")
        await host.until(lambda: host.board.wish.get("lamps") == "o" * 25, 0.3)

    travel(story())


def test_an_acknowledgement_that_was_lost_is_given_again() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        await asyncio.sleep(1.5)
        host.cable.lose_next = b"lamps"
        host.board.throw(0, 4)
        await host.until(lambda: host.board.acknowledged == host.board.revision, 0.25)

    travel(story())


def test_our_greeting_is_said_again_when_the_board_has_not_heard_it() -> None:
    async def story() -> None:
        host = begin()
        host.cable.lose_next = b"host"
        await asyncio.sleep(0)
        host.board.tell(host.board.identity)
        await host.until(lambda: bool(host.seen), 2.5)
        assert host.told == [Condition.CONNECTED]

    travel(story())


def test_half_a_line_before_a_loss_spoils_nothing_after_it() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        host.cable.to_host(b'{"seen":')
        host.cable.lose()
        await asyncio.sleep(2.0)
        assert host.told[-1] is Condition.CONNECTED
        counters = host.link.decoder.counters
        assert (counters.bad_frame, counters.bad_crc) == (0, 0)

    travel(story())


def test_a_link_closed_by_what_it_saw_stays_closed() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        host.link._on_state = lambda _: host.link.close()
        two_starts = [
            line(host.board.identity | {"boot": boot}) for boot in ("00000002", "00000003")
        ]
        host.cable.to_host(b"".join(two_starts))
        sent = len(host.cable.sent)
        await asyncio.sleep(10.0)
        assert (len(host.cable.sent), host.cable.opened) == (sent, 1)
        assert host.link.hello is not None
        assert host.link.hello.boot == "00000002"

    travel(story())


@pytest.mark.parametrize(
    "hello",
    [
        {"protocol": 2},
        {"firmware": "0.0.9"},
        {"manifest": "00000000"},
    ],
)
def test_s16_other_firmware_is_told_to_flash_and_nothing_else_is_sent(hello: Message) -> None:
    async def story() -> None:
        host = begin(**hello)
        await asyncio.sleep(30.0)
        assert host.told == [Condition.WRONG_FIRMWARE]
        assert host.states[0].cure.endswith("flash it again: `plank flash`.")
        assert all("hello" in message for message in host.board.heard)
        assert len(host.board.heard) == 1
        assert host.seen == []

    travel(story())


def test_any_firmware_will_do_when_none_is_expected() -> None:
    async def story() -> None:
        host = begin(expected=None, manifest="00000000")
        await host.connected()

    travel(story())


def test_f4_safe_mode_is_told_with_its_reason_and_left_alone_until_it_ends() -> None:
    async def story() -> None:
        host = begin(mode="safe", why="mixed firmware")
        await asyncio.sleep(10.0)
        assert host.told == [Condition.SAFE_MODE]
        assert "(mixed firmware)" in host.states[0].cure
        assert all("hello" in message for message in host.board.heard)
        host.board.identity |= {"mode": "play"}
        host.board.start("00000002", "soft")
        await host.until(lambda: bool(host.seen), 1.0)
        assert host.told == [Condition.SAFE_MODE, Condition.CONNECTED]

    travel(story())


def test_the_prompt_means_that_the_firmware_is_not_running() -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        host = Story(Cable(loop, None))
        host.cable.to_host(b"\r\n>>> ")
        await asyncio.sleep(2.0)
        assert host.told == [Condition.WRONG_FIRMWARE]
        assert "the firmware is not running" in host.states[0].cure
        assert len(host.cable.sent) == 1
        await asyncio.sleep(2.0)
        host.cable.to_host(b"\r\n>>> ")
        await asyncio.sleep(0)
        assert host.told == [Condition.WRONG_FIRMWARE]

    travel(story())


@pytest.mark.parametrize(
    ("error", "condition"),
    [
        (NoBoard("No board is plugged in."), Condition.NO_BOARD),
        (Busy("It is in use.", "/dev/ttyACM0", who="screen"), Condition.BUSY),
        (NoPermission("You may not.", "/dev/ttyACM0", group="dialout"), Condition.NO_PERMISSION),
    ],
)
def test_s1_s5_s18_a_port_that_does_not_open_is_told_once_and_tried_again(
    error: NoBoard | Busy | NoPermission, condition: Condition
) -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        cable = Cable(loop, Board(loop))
        attempts = 0

        def ports(board: str | None) -> Cable:
            nonlocal attempts
            attempts += 1
            if attempts < 10:
                raise error
            return cable

        states: list[LinkState] = []
        link = Link(ports, on_state=states.append)
        link.start()
        await asyncio.sleep(60.0)
        assert [state.condition for state in states] == [condition, Condition.CONNECTED]
        assert states[0].cure == str(error)

    travel(story())


def test_closing_lets_the_tentacles_go_first() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        host.link.want(armed=True, pose=(9, 9, 9, 9), gesture=("tip", 1))
        await asyncio.sleep(1.0)
        host.link.close()
        await asyncio.sleep(0.1)
        assert (host.board.wish["armed"], host.board.wish["pose"]) == (False, [0, 0, 0, 0])
        sent = len(host.cable.sent)
        await asyncio.sleep(10.0)
        assert len(host.cable.sent) == sent
        assert host.cable.opened == 1

    travel(story())


def test_release_waits_for_the_tentacles_even_on_a_bad_cable() -> None:
    async def story() -> None:
        host = begin(faulty=3)
        await host.connected()
        host.link.want(armed=True)
        await host.until(lambda: host.board.wish["armed"] is True)
        await host.link.release()
        assert host.board.wish["armed"] is False
        assert host.cable.ends is None

    travel(story())


def test_release_gives_a_deaf_board_one_second() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        host.link.want(armed=True)
        await asyncio.sleep(1.0)
        host.board.mute = True
        start = asyncio.get_running_loop().time()
        await host.link.release()
        assert 0.9 < asyncio.get_running_loop().time() - start < 1.1

    travel(story())


def test_garbage_between_the_lines_changes_nothing() -> None:
    async def story() -> None:
        host = begin()
        chance = random.Random(5)
        await host.connected()
        for throw in range(50):
            host.cable.to_host(chance.randbytes(chance.randrange(1500)) + b"\n")
            host.board.throw(0, 1 + throw % 6)
            await host.until(lambda: host.seen[-1].seen == host.board.revision, 3.0)
        assert host.told == [Condition.CONNECTED]

    travel(story())
