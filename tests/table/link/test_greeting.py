"""Finding the board, greeting it, and boards that are not to be played with."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest
from tests.table.fake_board import (
    SESSION,
    FakeBoard,
    FakeCable,
    LinkedHost,
    Message,
    begin,
    taken_over,
)

from plank.sim.table import SimTable
from plank.table.link.link import Link
from plank.table.link.link_state import Condition, LinkState
from plank.table.ports.errors import Busy, NoBoard, NoPermission


async def test_a_board_that_greets_is_connected_and_its_table_seen() -> None:
    host = begin()
    await host.connected()
    assert host.conditions == [Condition.CONNECTED]
    assert host.seen[-1].boot == "5d0a91c3"
    assert host.states[0].cure == "The board on /dev/ttyACM0 is connected."


async def test_v3_a_restart_is_told_with_its_cause() -> None:
    host = begin()
    await host.connected()
    host.board.start("00000002", "power")
    await host.until(lambda: len(host.states) > 1)
    assert (host.states[-1].condition, host.states[-1].reset) == (Condition.CONNECTED, "power")
    assert "was without power for a moment" in host.states[-1].cure


async def test_a_restart_whose_greeting_was_lost_is_noticed_by_what_is_seen() -> None:
    host = begin()
    await host.connected()
    await asyncio.sleep(2.0)
    host.board.mute = True
    host.board.start("00000002", "watchdog")
    host.board.mute, host.board.session = False, SESSION
    host.board.tell_seen()
    await host.until(lambda: host.seen[-1].boot == "00000002", 1.0)
    assert host.conditions == [Condition.CONNECTED, Condition.CONNECTED]
    assert host.states[-1].reset == "watchdog"


async def test_our_greeting_is_said_again_when_the_board_has_not_heard_it() -> None:
    host = begin()
    host.cable.lose_next = b"host"
    await asyncio.sleep(0)
    host.board.tell(host.board.identity)
    await host.until(lambda: bool(host.seen), 2.5)
    assert host.conditions == [Condition.CONNECTED]


async def test_s15_a_host_that_restarts_gets_the_full_state_from_a_board_that_did_not() -> None:
    host = begin()
    await host.connected()
    host.board.throw(2, 6)
    host.link.set_wanted(lamps="y" * 25)
    await asyncio.sleep(1.0)
    again = taken_over(host)
    await again.connected()
    assert again.seen[0].wells[2].throws == 1
    again.link.set_wanted(lamps="o" * 25)
    await again.until(lambda: again.board.wanted["lamps"] == "o" * 25, 1.0)


async def test_s15_what_a_host_before_us_wished_does_not_count_as_our_wish() -> None:
    host = begin()
    await host.connected()
    host.board.wanted |= {"wanted": 500}
    again = taken_over(host)
    again.cable.lose_next = b"lamps"
    again.link.set_wanted(lamps="o" * 25)
    await again.connected()
    await again.until(lambda: again.board.wanted.get("lamps") == "o" * 25, 0.2)


@pytest.mark.parametrize(
    "hello", [{"protocol": 2}, {"firmware": "0.0.9"}, {"manifest": "00000000"}]
)
async def test_s16_other_firmware_is_told_to_flash_and_nothing_else_is_sent(hello: Message) -> None:
    host = begin(**hello)
    await asyncio.sleep(30.0)
    assert host.conditions == [Condition.WRONG_FIRMWARE]
    assert host.states[0].cure.endswith("Flash it again: plank flash.")
    assert all("hello" in message for message in host.board.heard)
    assert len(host.board.heard) == 1
    assert host.seen == []


async def test_any_firmware_will_do_when_none_is_expected() -> None:
    host = begin(expected=None, manifest="00000000")
    await host.connected()


async def test_f4_safe_mode_is_told_with_its_reason_and_left_alone_until_it_ends() -> None:
    host = begin(mode="safe", why="mixed firmware")
    await asyncio.sleep(10.0)
    assert host.conditions == [Condition.SAFE_MODE]
    assert "safe mode: mixed firmware." in host.states[0].cure
    assert all("hello" in message for message in host.board.heard)
    host.board.identity |= {"mode": "play"}
    host.board.start("00000002", "soft")
    await host.until(lambda: bool(host.seen), 1.0)
    assert host.conditions == [Condition.SAFE_MODE, Condition.CONNECTED]


async def test_the_prompt_means_that_the_firmware_is_not_running() -> None:
    loop = asyncio.get_running_loop()
    host = LinkedHost(FakeCable(loop, None))
    host.cable.to_host(b"\r\n>>> ")
    await asyncio.sleep(2.0)
    assert host.conditions == [Condition.WRONG_FIRMWARE]
    assert "the firmware is not running" in host.states[0].cure
    assert len(host.cable.sent) == 2  # Enter, and one greeting
    await asyncio.sleep(2.0)
    host.cable.to_host(b"\r\n>>> ")
    await asyncio.sleep(0)
    assert host.conditions == [Condition.WRONG_FIRMWARE]


async def test_the_prompt_is_known_by_a_host_that_opens_the_port_long_after_it_came() -> None:
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


@pytest.mark.parametrize(
    ("error", "condition"),
    [
        (NoBoard("No board is plugged in."), Condition.NO_BOARD),
        (Busy("It is in use.", "/dev/ttyACM0", who="screen"), Condition.BUSY),
        (NoPermission("You may not.", "/dev/ttyACM0", group="dialout"), Condition.NO_PERMISSION),
    ],
)
async def test_s1_s5_s18_a_port_that_does_not_open_is_told_once_and_tried_again(
    error: NoBoard | Busy | NoPermission, condition: Condition
) -> None:
    loop = asyncio.get_running_loop()
    cable = FakeCable(loop, FakeBoard(loop))
    attempts = 0

    def ports(board: str | None) -> FakeCable:
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


async def test_pauses_between_attempts_grow_to_5_s() -> None:
    loop = asyncio.get_running_loop()
    tried: list[float] = []

    def ports(board: str | None) -> FakeCable:
        tried.append(loop.time())
        raise NoBoard("No board is plugged in.")

    Link(ports).start()
    await asyncio.sleep(30.0)
    pauses = [round(later - earlier, 3) for earlier, later in pairwise(tried)]
    assert pauses[:7] == [0.2, 0.4, 0.8, 1.6, 3.2, 5.0, 5.0]


async def test_s3_the_factory_is_asked_for_the_board_that_was_connected() -> None:
    asked: list[str | None] = []
    loop = asyncio.get_running_loop()
    cable = FakeCable(loop, FakeBoard(loop))

    def ports(board: str | None) -> FakeCable:
        asked.append(board)
        return cable

    link = Link(ports)
    link.start()
    await asyncio.sleep(1.0)
    cable.lose()
    await asyncio.sleep(1.0)
    assert asked == [None, "e6614c311b7e6f2b"]


async def test_a_port_that_no_longer_greets_frees_the_factory_to_try_others() -> None:
    asked: list[str | None] = []
    loop = asyncio.get_running_loop()
    cable = FakeCable(loop, FakeBoard(loop))

    def ports(board: str | None) -> FakeCable:
        asked.append(board)
        return cable

    link = Link(ports)
    link.start()
    await asyncio.sleep(1.0)
    cable.board = None
    await asyncio.sleep(8.0)
    assert asked == [None, "e6614c311b7e6f2b", None]


async def test_s4_of_two_ports_the_one_that_greets_is_taken() -> None:
    loop = asyncio.get_running_loop()
    cables = [FakeCable(loop, None), FakeCable(loop, FakeBoard(loop))]
    tried: list[FakeCable] = []

    def ports(board: str | None) -> FakeCable:
        tried.append(cables[len(tried) % 2])
        return tried[-1]

    states: list[LinkState] = []
    link = Link(ports, on_state=states.append)
    link.start()
    await asyncio.sleep(5.0)
    assert tried == cables
    assert [state.condition for state in states] == [Condition.NO_BOARD, Condition.CONNECTED]
