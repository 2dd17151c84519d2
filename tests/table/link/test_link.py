"""The talk with the board, on travelling time."""

from __future__ import annotations

import asyncio

from tests.table.bad_cable import Board, Cable, begin, line

from plank.sim.time_travel import travel
from plank.table.link.link import Link


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


def test_the_talk_that_keeps_alive_is_no_news() -> None:
    async def story() -> None:
        host = begin()
        await host.connected()
        await asyncio.sleep(0.5)
        told = len(host.seen)
        await asyncio.sleep(20.0)
        assert len(host.seen) == told

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


def test_a_link_closed_by_what_it_saw_stays_closed() -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        cable = Cable(loop, Board(loop))
        link = Link(cable, on_state=lambda _: link.close())
        link.start()
        assert cable.board is not None
        starts = [line(cable.board.identity | {"boot": boot}) for boot in ("00000002", "00000003")]
        cable.to_host(b"".join(starts))
        sent = len(cable.sent)
        await asyncio.sleep(10.0)
        assert (len(cable.sent), cable.opened) == (sent, 1)
        assert link.hello is not None
        assert link.hello.boot == "00000002"

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
