"""Finding the board, greeting it, and boards that are not to be played with."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest
from tests.table.bad_cable import SESSION, Board, Cable, Message, Story, begin, taken_over

from plank.sim.table import SimTable
from plank.sim.time_travel import travel
from plank.table.link.link import Link
from plank.table.link.link_state import Condition, LinkState
from plank.table.ports.errors import Busy, NoBoard, NoPermission


def test_a_board_that_greets_is_connected_and_its_table_seen() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        assert host.told == [Condition.CONNECTED]
        assert host.seen[-1].boot == "5d0a91c3"
        assert host.states[0].cure == "The board on /dev/ttyACM0 is connected."

    travel(story())


def test_v3_a_restart_is_told_with_its_cause() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        host.board.start("00000002", "power")
        await host.until(lambda: len(host.states) > 1)
        assert (host.states[-1].condition, host.states[-1].reset) == (Condition.CONNECTED, "power")
        assert "was without power for a moment" in host.states[-1].cure

    travel(story())


def test_a_restart_whose_greeting_was_lost_is_noticed_by_what_is_seen() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        await asyncio.sleep(2.0)
        host.board.mute = True
        host.board.start("00000002", "watchdog")
        host.board.mute, host.board.session = False, SESSION
        host.board.tell_seen()
        await host.until(lambda: host.seen[-1].boot == "00000002", 1.0)
        assert host.told == [Condition.CONNECTED, Condition.CONNECTED]
        assert host.states[-1].reset == "watchdog"

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


@pytest.mark.parametrize(
    "hello", [{"protocol": 2}, {"firmware": "0.0.9"}, {"manifest": "00000000"}]
)
def test_s16_other_firmware_is_told_to_flash_and_nothing_else_is_sent(hello: Message) -> None:
    async def story() -> None:
        host = begin(**hello)
        await asyncio.sleep(30.0)
        assert host.told == [Condition.WRONG_FIRMWARE]
        assert host.states[0].cure.endswith("Flash it again: plank flash.")
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
        assert "safe mode: mixed firmware." in host.states[0].cure
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
        assert len(host.cable.sent) == 2  # Enter, and one greeting
        await asyncio.sleep(2.0)
        host.cable.to_host(b"\r\n>>> ")
        await asyncio.sleep(0)
        assert host.told == [Condition.WRONG_FIRMWARE]

    travel(story())


def test_the_prompt_is_known_by_a_host_that_opens_the_port_long_after_it_came() -> None:
    async def story() -> None:
        table = SimTable("cpython", seed=1)
        table.port.open(asyncio.get_running_loop(), lambda _: None, lambda _: None)
        await asyncio.sleep(1.0)
        table.port.write(b"\x03")
        await asyncio.sleep(1.0)
        table.port.close()
        states: list[LinkState] = []
        link = Link(lambda _: table.port, on_state=states.append)
        link.start()
        await asyncio.sleep(10.0)
        assert [state.about for state in states] == ["prompt"]
        link.close()
        table.close()

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
