"""The cable of both boards: pulled, plugged in under another name, mute, lossy, stalled."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.sim.host_at_table import AtTable

PATIENCE = 20.0  # s, of whichever time there is


async def follows(host: Any, lamps: str) -> None:
    """Wish until the board follows, as hosts do."""
    async with asyncio.timeout(PATIENCE):
        while any(host.table.world.lamps[:3]) != (lamps[0] != "."):
            host.want(lamps=lamps)
            await asyncio.sleep(0.1)


async def test_a_pulled_cable_is_lost_at_once_and_found_under_another_name_s2_s3(
    at_table: AtTable,
) -> None:
    async with at_table() as host:
        table = host.table
        names = [table.port_name]
        for _ in range(3):
            table.hands.unplug()
            await host.until(lambda: len(host.lost) == len(names))
            names.append(table.hands.replug())
            assert table.port_name == names[-1] != names[-2]
            await host.open_again()
        boot = {hello["boot"] for hello in host.hellos}
        assert len(boot) == 1  # the board never noticed more than a silence
        table.hands.place(2, 7)
        await host.until(lambda: host.places(2) == [7])


async def test_a_port_that_is_gone_can_not_be_opened(at_table: AtTable) -> None:
    async with at_table() as host:
        table = host.table
        table.hands.unplug()
        await host.until(lambda: host.lost)
        table.port.open(asyncio.get_running_loop(), print, host.lose)
        await host.until(lambda: len(host.lost) == 2)
        table.hands.unplug()  # twice is no more than once
        table.hands.replug()
        table.hands.replug()
        await host.open_again()


async def test_what_happens_while_the_cable_is_out_is_seen_afterwards_s2(at_table: AtTable) -> None:
    async with at_table() as host:
        hands = host.table.hands
        hands.unplug()
        await host.until(lambda: host.lost)
        hands.set_die(1, 4)
        hands.place(3, 9)
        hands.press("pay")
        await asyncio.sleep(0.6)
        hands.replug()
        await host.open_again()
        await host.until(lambda: host.places(3) == [9] and host.seen["buttons"] == [0, 1, 0])
        await host.until(lambda: host.rests()[1] == ("flat", 4))


async def test_a_reset_while_the_cable_is_out_is_told_by_the_next_hello(at_table: AtTable) -> None:
    async with at_table() as host:
        hands = host.table.hands
        hands.unplug()
        await host.until(lambda: host.lost)
        hands.reset("watchdog")
        await asyncio.sleep(0.1)
        hands.replug()
        await host.open_again()
        await host.until(lambda: host.hellos[-1]["reset"] == "watchdog")


async def test_a_mute_board_goes_on_and_is_heard_again(at_table: AtTable) -> None:
    async with at_table() as host:
        hands = host.table.hands
        hands.mute()
        await asyncio.sleep(0.05)
        before = len(host.everything)
        hands.press("stand")
        host.want(lamps="w" * 25)
        await asyncio.sleep(0.5)
        assert len(host.everything) == before
        assert any(host.table.world.lamps)  # what the host says arrives
        hands.mute(on=False)
        await host.until(lambda: host.seen["buttons"] == [1, 0, 0])


async def test_a_board_that_hears_nothing_still_tells(at_table: AtTable) -> None:
    async with at_table() as host:
        hands = host.table.hands
        hands.mute(to="board")
        host.want(lamps="w" * 25)
        hands.press("stand")
        await host.until(lambda: host.seen["buttons"] == [1, 0, 0])
        assert not any(host.table.world.lamps)
        hands.mute(on=False, to="board")
        await follows(host, "w" * 25)


async def test_a_stalled_board_lets_bytes_pile_up_and_takes_them_later_s7(
    at_table: AtTable,
) -> None:
    async with at_table() as host:
        hands = host.table.hands
        hands.stall()
        await asyncio.sleep(0.05)
        host.want(lamps="w" * 25)
        hands.press("stand")
        await host.until(lambda: host.seen["buttons"] == [1, 0, 0])  # it goes on telling
        assert not any(host.table.world.lamps)
        hands.stall(on=False)
        await host.until(lambda: host.seen["wanted"] == 1)
        assert any(host.table.world.lamps)


async def test_lines_lost_doubled_damaged_and_late_lose_no_press_s14(at_table: AtTable) -> None:
    async with at_table() as host:
        hands, cable = host.table.hands, host.table.cable
        for fault in (hands.drop, hands.dup, hands.corrupt, hands.delay):
            fault(4)
        hands.noise(4)
        for count in range(1, 6):
            hands.press("repeat")
            async with asyncio.timeout(PATIENCE):
                while host.seen["buttons"] != [0, 0, count]:
                    host.want(lamps="." * 25)
                    await asyncio.sleep(0.05)
            await asyncio.sleep(0.2)  # the finger leaves the button
        hands.mend()
        assert all(cable.to_host.counts[fault] for fault in ("drop", "dup", "corrupt", "noise"))
        assert cable.to_board.counts["drop"]
        await follows(host, "w" * 25)


async def test_after_noise_on_the_line_all_is_understood_s8_s10(at_table: AtTable) -> None:
    async with at_table() as host:
        for number in range(10):
            host.table.hands.noise()
            host.table.port.write(
                (b"AT\r\n", b"AT+GCAP\r", b'{"wanted":', b"\xff\x00\xfe")[number % 4]
            )
        await follows(host, "w" * 25)
        assert host.table.board.boots == 1


async def test_all_that_the_board_says_is_printable_s10(at_table: AtTable) -> None:
    async with at_table() as host:
        host.table.hands.throw()
        host.want(lamps="r" * 25, armed=True)
        await host.until(lambda: host.seen["armed"])
        assert set(host.everything) <= set(range(32, 127)) | {10, 13}


async def test_a_board_that_reads_nothing_for_long_is_lost_to_its_host_s7(
    at_quick_table: AtTable,
) -> None:
    async with at_quick_table() as host:
        host.table.hands.stall()
        loop = asyncio.get_running_loop()
        began = loop.time()
        async with asyncio.timeout(PATIENCE):
            while not host.lost:
                host.want()
                await asyncio.sleep(0.1)
        assert 3 < loop.time() - began < 8  # four kilobytes, and a second
        assert host.lost == ["the board stopped reading"]
        host.table.hands.stall(on=False)
        await host.open_again()


async def test_a_port_may_come_back_under_a_name_that_was_asked_for_s3(
    at_quick_table: AtTable,
) -> None:
    async with at_quick_table() as host:
        host.table.hands.unplug()
        assert host.table.hands.replug("/dev/ttyACM1") == "/dev/ttyACM1" == host.table.port_name


async def test_a_late_line_comes_at_its_own_moment(at_quick_table: AtTable) -> None:
    async with at_quick_table() as host:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(0.1)
        host.table.hands.delay(1, 500, to="host")
        began, greetings = loop.time(), len(host.hellos)
        host.greet()
        await host.until(lambda: len(host.hellos) > greetings)
        assert 0.5 <= loop.time() - began < 0.506


async def test_a_hundred_quick_drops_of_the_cable_change_nothing_on_the_table_s19(
    at_quick_table: AtTable,
) -> None:
    async with at_quick_table() as host:
        hands = host.table.hands
        hands.place(1, 5)
        await host.until(lambda: host.places(1) == [5])
        for count in range(1, 101):
            hands.unplug()
            await host.until(lambda count=count: len(host.lost) == count)
            hands.replug()
            await asyncio.sleep(0.2)
            await host.open_again()
        assert host.places(1) == [5]
        assert host.table.board.boots == 1
