"""Bad cables, pulled cables, boards that fall silent: nothing is lost but time."""

from __future__ import annotations

import asyncio
import random

import pytest
from tests.table.fake_board import begin

from plank.table.link.link import SILENCE
from plank.table.link.link_state import Condition
from plank.table.ports.port import HUNG_UP, STOPPED_READING
from plank.table.table_state import TableState, table_state


def wells_thrown(before: TableState, after: TableState) -> list[int]:
    pairs = zip(before.dice, after.dice, strict=True)
    return [well for well, (was, now) in enumerate(pairs) if now.throws > was.throws]


def presses(state: TableState) -> int:
    return state.buttons.stand + state.buttons.pay + state.buttons.repeat


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_s14_500_throws_and_wishes_over_a_cable_that_spoils_1_line_in_20(seed: int) -> None:
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
        assert wells_thrown(before, after) == [well]
        assert after.dice[well].face == face
        thrown += len(wells_thrown(before, after))
        pressed += presses(after) - presses(before)
        before = after
        wish = f"{move:025b}".replace("0", ".").replace("1", "w")
        host.link.set_wanted(lamps=wish)
        await host.until(lambda wish=wish: host.board.wanted.get("lamps") == wish, 3.0)
        lamps += 1
    assert (thrown, pressed, lamps) == (500, 100, 500)
    assert host.conditions == [Condition.CONNECTED]
    assert host.link.losses == {}


async def test_s14_what_happens_faster_than_the_line_is_never_lost_either() -> None:
    host = begin(faulty=7)
    await host.connected()
    first = table_state(host.seen[-1])
    for throw in range(2000):
        host.board.throw(throw % 4, 1 + throw % 6)
        await asyncio.sleep(0.002)
    await host.until(lambda: host.seen[-1].seen == host.board.revision)
    assert first.dice[0].throws == 0
    assert [well.throws for well in host.seen[-1].wells] == host.board.throws == [500] * 4


async def test_s2_a_pulled_cable_is_lost_said_once_and_found_again() -> None:
    host = begin()
    await host.connected()
    host.board.throw(1, 4)
    await asyncio.sleep(0.1)
    host.cable.plugged = False
    host.cable.lose()
    await asyncio.sleep(60.0)
    assert host.conditions == [Condition.CONNECTED, Condition.LOST]
    assert host.states[-1].why == HUNG_UP
    host.cable.plugged = True
    await host.until(lambda: len(host.states) == 3, 6.0)
    assert (host.conditions[-1], host.states[-1].reset) == (Condition.CONNECTED, None)
    await host.until(lambda: host.seen[-1].wells[1].throws == 1, 1.0)


async def test_s19_a_cable_that_drops_100_times_leaves_the_same_state() -> None:
    host = begin()
    for drop in range(100):
        count = drop + 1
        await host.until(
            lambda count=count: host.conditions.count(Condition.CONNECTED) == count, 1.0
        )
        host.cable.plugged = False
        host.cable.lose()
        host.board.throw(drop % 4, 1 + drop % 6)
        await asyncio.sleep(0.2)
        host.cable.plugged = True
    await host.until(lambda: host.seen[-1].seen == host.board.revision)
    assert [well.throws for well in host.seen[-1].wells] == [25] * 4
    assert host.link.losses == {HUNG_UP: 100}
    assert host.conditions.count(Condition.LOST) == 100


async def test_a_silent_board_is_lost_after_3_s_and_talks_again_when_it_can() -> None:
    host = begin()
    await host.connected()
    await asyncio.sleep(5.0)
    host.board.mute = True
    await asyncio.sleep(1.9)
    assert host.conditions == [Condition.CONNECTED]
    await asyncio.sleep(60.0)
    assert host.conditions == [Condition.CONNECTED, Condition.LOST]
    assert host.states[-1].why == SILENCE
    host.board.mute = False
    await host.until(lambda: host.conditions[-1] is Condition.CONNECTED, 10.0)


async def test_v7_a_board_that_had_given_us_up_gets_the_wish_again() -> None:
    host = begin()
    await host.connected()
    host.link.set_wanted(lamps="g" * 25, armed=True)
    await asyncio.sleep(1.5)
    host.board.heard_at -= 3.0  # as after a computer's sleep: it heard nothing of us
    await host.until(lambda: host.board.wanted["armed"] is False)
    await host.until(lambda: host.board.wanted["armed"] is True, 1.2)
    assert host.board.wanted["lamps"] == "g" * 25


async def test_v7_a_board_that_had_given_us_up_gets_the_wish_at_once_with_its_cable_back() -> None:
    host = begin()
    await host.connected()
    host.link.set_wanted(lamps="g" * 25, armed=True)
    await asyncio.sleep(1.5)
    host.cable.plugged = False
    host.cable.lose()
    await host.until(lambda: host.board.wanted["armed"] is False)
    host.cable.plugged = True
    await host.until(lambda: host.conditions[-1] is Condition.CONNECTED)
    await host.until(lambda: host.board.wanted["armed"] is True, 0.1)


async def test_talks_that_have_ended_say_no_more() -> None:
    host = begin()
    for _ in range(10):
        await host.connected()
        await asyncio.sleep(0.3)
        host.cable.lose()
    await asyncio.sleep(2.0)
    before = len(host.cable.sent)
    await asyncio.sleep(10.0)
    assert len(host.cable.sent) - before <= 22


async def test_a_board_that_talks_but_does_not_hear_us_is_lost() -> None:
    host = begin()
    await host.connected()
    await asyncio.sleep(5.0)
    host.board.hear = lambda data: None  # type: ignore[method-assign]  # one wire is broken
    await asyncio.sleep(3.1)
    assert host.conditions == [Condition.CONNECTED, Condition.LOST]
    assert host.seen[-1].boot == "5d0a91c3"


async def test_a_board_whose_table_changes_all_the_time_is_kept_alive() -> None:
    host = begin()
    await host.connected()
    for change in range(100):
        host.board.throw(0, 1 + change % 6)
        await asyncio.sleep(0.09)
    assert host.conditions == [Condition.CONNECTED]


async def test_s7_a_board_that_stops_reading_is_counted_and_reconnected() -> None:
    host = begin()
    await host.connected()
    host.cable.lose(STOPPED_READING)
    await host.until(
        lambda: host.conditions[-1] is Condition.CONNECTED and len(host.conditions) == 3
    )
    assert host.link.losses == {STOPPED_READING: 1}


async def test_half_a_line_before_a_loss_spoils_nothing_after_it() -> None:
    host = begin()
    await host.connected()
    host.cable.to_host(b'{"seen":')
    host.cable.lose()
    await asyncio.sleep(2.0)
    assert host.conditions[-1] is Condition.CONNECTED
    counters = host.link.decoder.counters
    assert (counters.bad_frame, counters.bad_crc) == (0, 0)


async def test_garbage_between_the_lines_changes_nothing() -> None:
    host = begin()
    chance = random.Random(5)
    await host.connected()
    for throw in range(50):
        host.cable.to_host(chance.randbytes(chance.randrange(1500)) + b"\n")
        host.board.throw(0, 1 + throw % 6)
        await host.until(lambda: host.seen[-1].seen == host.board.revision, 3.0)
    assert host.conditions == [Condition.CONNECTED]
