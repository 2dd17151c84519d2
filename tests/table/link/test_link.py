"""The talk with the board, on travelling time."""

from __future__ import annotations

import asyncio

from tests.table.fake_board import FakeBoard, FakeCable, begin, line

from plank.table.line.messages import Gesture
from plank.table.link.link import Link


async def test_a_wish_is_said_at_once_until_acknowledged_and_once_a_second_after() -> None:
    host = begin()
    await host.connected()
    await asyncio.sleep(2.0)
    host.link.set_wanted(lamps="G" * 25, armed=True, pose=(1, 2, 3, 4))
    await asyncio.sleep(0.005)
    assert (host.board.wanted["lamps"], host.board.wanted["pose"]) == ("G" * 25, [1, 2, 3, 4])
    before = len(host.cable.sent)
    await asyncio.sleep(10.0)
    assert 9 <= len(host.cable.sent) - before <= 22  # its own, and answers to 10 keep-alives


async def test_an_unanswered_wish_is_said_again_every_100_ms() -> None:
    host = begin()
    await host.connected()
    await asyncio.sleep(1.0)
    host.board.mute = True
    host.link.set_wanted(armed=True)
    before = len(host.cable.sent)
    await asyncio.sleep(1.05)
    assert len(host.cable.sent) - before == 11


async def test_changes_of_one_moment_are_said_together() -> None:
    host = begin()
    await host.connected()
    await asyncio.sleep(1.5)
    before = len(host.cable.sent)
    host.link.set_wanted(armed=True)
    host.link.set_wanted(lamps="w" * 25)
    host.link.set_wanted(pose=(5, 5, 5, 5))
    await asyncio.sleep(0.3)
    assert len(host.cable.sent) - before == 1


async def test_a_wish_made_while_the_board_is_away_is_said_when_it_comes() -> None:
    host = begin()
    host.link.set_wanted(lamps="r" * 25)
    await host.connected()
    await host.until(lambda: host.board.wanted.get("lamps") == "r" * 25, 1.0)


async def test_without_a_wish_the_lamps_are_dark_and_the_tentacles_free() -> None:
    host = begin()
    await host.connected()
    await asyncio.sleep(0.1)
    assert (host.board.wanted["lamps"], host.board.wanted["armed"]) == ("." * 25, False)


async def test_a_gesture_is_done_once_and_again_only_by_another_number() -> None:
    host = begin()
    await host.connected()
    host.link.set_wanted(gesture=Gesture(name="tip", number=1, lane=3))
    await asyncio.sleep(3.0)
    host.link.set_wanted(lamps="b" * 25)
    await asyncio.sleep(3.0)
    host.link.set_wanted(pose=(1, 1, 1, 1))
    host.link.set_wanted(gesture=Gesture(name="tip", number=1, lane=3))
    await asyncio.sleep(1.0)
    assert host.board.wanted["pose"] == [1, 1, 1, 1]
    assert host.board.gestures == ["tip"]
    host.link.set_wanted(gesture=Gesture(name="tip", number=2, lane=3))
    await asyncio.sleep(1.0)
    assert host.board.gestures == ["tip", "tip"]


async def test_a_restarted_board_does_not_do_the_old_gesture_again() -> None:
    host = begin()
    await host.connected()
    host.link.set_wanted(gesture=Gesture(name="shudder", number=1, lane=0), lamps="b" * 25)
    await asyncio.sleep(1.0)
    host.board.start("00000002", "watchdog")
    await host.until(lambda: host.board.wanted.get("lamps") == "b" * 25)
    assert host.board.gestures == ["shudder"]


async def test_what_is_seen_late_or_twice_changes_nothing() -> None:
    host = begin()
    await host.connected()
    said: list[bytes] = []
    host.board.say = said.append
    host.board.throw(0, 3)
    host.board.throw(0, 5)
    for data in (said[1], said[0], said[1], said[0]):
        host.cable.to_host(data)
    assert [seen.wells[0].face for seen in host.seen] == [0, 5]


async def test_a_track_of_another_length_than_greeted_is_not_taken() -> None:
    host = begin(spaces=19)
    await asyncio.sleep(1.0)
    assert host.seen == []
    assert host.link.decoder.counters.bad_shape > 0


async def test_the_talk_that_keeps_alive_is_no_news() -> None:
    host = begin()
    await host.connected()
    await asyncio.sleep(0.5)
    told = len(host.seen)
    await asyncio.sleep(20.0)
    assert len(host.seen) == told


async def test_a_restarted_board_is_told_the_wish_until_it_has_it() -> None:
    host = begin()
    host.link.set_wanted(lamps="o" * 25)
    await host.connected()
    await asyncio.sleep(2.0)
    host.cable.lose_next = b"lamps"
    host.board.start("00000002")
    await host.until(lambda: host.board.wanted.get("lamps") == "o" * 25, 0.3)


async def test_an_acknowledgement_that_was_lost_is_given_again() -> None:
    host = begin()
    await host.connected()
    await asyncio.sleep(1.5)
    host.cable.lose_next = b"lamps"
    host.board.throw(0, 4)
    await host.until(lambda: host.board.acknowledged == host.board.revision, 0.25)


async def test_a_link_closed_by_what_it_saw_stays_closed() -> None:
    loop = asyncio.get_running_loop()
    cable = FakeCable(loop, FakeBoard(loop))
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


async def test_closing_lets_the_tentacles_go_first() -> None:
    host = begin()
    await host.connected()
    host.link.set_wanted(
        armed=True, pose=(9, 9, 9, 9), gesture=Gesture(name="tip", number=1, lane=1)
    )
    await asyncio.sleep(1.0)
    host.link.close()
    await asyncio.sleep(0.1)
    assert (host.board.wanted["armed"], host.board.wanted["pose"]) == (False, [0, 0, 0, 0])
    sent = len(host.cable.sent)
    await asyncio.sleep(10.0)
    assert len(host.cable.sent) == sent
    assert host.cable.opened == 1


async def test_release_waits_for_the_tentacles_even_on_a_bad_cable() -> None:
    host = begin(faulty=3)
    await host.connected()
    host.link.set_wanted(armed=True)
    await host.until(lambda: host.board.wanted["armed"] is True)
    await host.link.release()
    assert host.board.wanted["armed"] is False
    assert host.cable.callbacks is None


async def test_release_gives_a_deaf_board_one_second() -> None:
    host = begin()
    await host.connected()
    host.link.set_wanted(armed=True)
    await asyncio.sleep(1.0)
    host.board.mute = True
    start = asyncio.get_running_loop().time()
    await host.link.release()
    assert 0.9 < asyncio.get_running_loop().time() - start < 1.1
