"""The talk with the host: greetings, acknowledgements, silence (failures S8, S13, S14, S15)."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

DARK = "." * 25


def gaps(moments: list[int]) -> list[int]:
    return [after - before for before, after in itertools.pairwise(moments)]


def test_the_board_greets_once_a_second_until_it_is_greeted(boot: Any) -> None:
    story = boot()
    story.wait(3500)
    assert len(story.hellos()) == 4
    assert gaps([ms for ms, _ in story.heard]) == [1000] * 3
    story.greet()
    story.wait(5000)
    assert len(story.hellos()) == 5


def test_nothing_but_greetings_is_said_to_nobody(boot: Any) -> None:
    story = boot()
    story.wait(5000)
    assert story.all_seen() == []


def test_the_greeting_says_who_and_what_and_why(boot: Any) -> None:
    story = boot()
    story.wait(10)
    hello = story.hellos()[0]
    assert hello == {
        "hello": "board",
        "protocol": 1,
        "firmware": "0.1.0",
        "manifest": hello["manifest"],
        "board": "e6614c311b7e6f2b",
        "boot": hello["boot"],
        "reset": "power",
        "spaces": 20,
        "mode": "play",
    }
    assert len(hello["boot"]) == len(hello["manifest"]) == 8


def test_every_boot_has_a_name_of_its_own(boot: Any) -> None:
    story = boot()
    for _ in range(5):
        story.wait(50)
        story.board.reset("power")
    story.wait(50)
    boots = [hello["boot"] for hello in story.hellos()]
    assert len(set(boots)) == len(boots) == 6


def test_each_greeting_of_the_host_is_answered_with_a_greeting_and_the_state(story: Any) -> None:
    story.forget()
    story.greet("one")
    assert [("hello" in message) for _, message in story.heard] == [True, False]


def test_a_host_of_another_protocol_is_answered_but_not_followed(boot: Any) -> None:
    story = boot()
    story.wait(500)
    story.forget()
    story.say({"hello": "host", "protocol": 2, "session": "x"})
    story.want(lamps="w" * 25)
    story.wait(100)
    assert len(story.hellos()) == 1
    assert not any(story.world.lamps)


def test_a_wish_before_any_greeting_is_not_followed(boot: Any) -> None:
    story = boot()
    story.wait(500)
    story.want(lamps="w" * 25, armed=True)
    story.wait(2000)
    assert not any(story.world.lamps)
    assert story.all_seen() == []


def test_every_new_wish_is_answered_at_once(story: Any) -> None:
    for number in range(1, 20):
        story.forget()
        story.want(lamps="wr"[number % 2] + DARK[1:])
        story.wait(1)
        assert [seen["wanted"] for seen in story.all_seen()] == [number]


def test_an_answer_is_no_change_so_nobody_answers_answers(story: Any) -> None:
    revision = story.seen["seen"]
    for _ in range(10):
        story.want()
        story.wait(300)
    assert story.seen["seen"] == revision


def test_the_same_wish_again_is_not_answered(story: Any) -> None:
    story.want()
    story.wait(10)
    story.forget()
    for _ in range(5):
        story.repeat()
    story.wait(50)
    assert story.heard == []


def test_an_older_wish_changes_nothing(story: Any) -> None:
    story.want(lamps="w" * 25)
    story.want(lamps="." * 25)
    story.say(story.wish | {"wanted": 1, "lamps": "w" * 25})
    story.wait(100)
    assert not any(story.world.lamps)
    assert story.seen["wanted"] == 2


def test_a_change_is_said_again_each_tenth_of_a_second_until_acknowledged(story: Any) -> None:
    story.acknowledges = False
    story.want()
    with story.touched() as world:
        world.buttons.press(0)
    story.wait(50)
    story.forget()
    story.wait(1000)
    assert len(story.all_seen()) == 10
    story.acknowledges = True
    story.repeat()
    story.forget()
    story.wait(1900)
    assert len(story.all_seen()) == 1


def test_a_quiet_table_is_told_once_a_second(story: Any) -> None:
    story.want()
    story.wait(50)
    story.forget()
    story.play(10_000)
    assert len(story.all_seen()) == 10
    assert len({seen["seen"] for seen in story.all_seen()}) == 1


def test_an_acknowledgement_from_before_the_reset_is_none(story: Any) -> None:
    story.acknowledges = False
    with story.touched() as world:
        world.buttons.press(0)
    story.wait(30)
    story.want(seen=story.seen["seen"] + 1000)
    story.forget()
    story.wait(1000)
    assert len(story.all_seen()) >= 10


def test_a_new_session_gets_the_full_state_and_wants_nothing_yet_s15(story: Any) -> None:
    story.want()
    story.wait(1000)
    story.greet("two")
    assert story.seen["wanted"] == 0
    story.wish["wanted"] = 0
    story.want(lamps="w" * 25)
    story.wait(5)
    assert any(story.world.lamps)


def test_the_same_session_goes_on_after_the_cable_was_out(story: Any) -> None:
    story.want(lamps="w" * 25)
    story.wait(5)
    story.greet("one")
    assert story.seen["wanted"] == 1


def test_after_a_silence_the_same_wish_is_followed_anew(story: Any) -> None:
    story.want(lamps="w" * 25, armed=True, gesture=["shudder", 1, 0])
    story.play(2000)
    story.wait(8000)
    assert not any(story.world.lamps)
    assert not story.seen["armed"]
    story.repeat()
    story.play(2000)
    assert any(story.world.lamps)
    assert story.seen["armed"]


def test_with_lines_lost_both_ways_every_wish_arrives_in_the_end_s14(story: Any) -> None:
    chance = random.Random(3)
    for number in range(100):
        story.wish |= {"lamps": "wrgby"[number % 5] * 25, "wanted": number + 1}
        while story.seen["wanted"] != number + 1:
            if chance.random() > 0.05:
                story.repeat()
            story.wait(20)
    assert story.seen["wanted"] == 100


def test_a_deaf_host_stops_no_scan_and_nothing_piles_up_s13(story: Any) -> None:
    story.want()
    story.wait(10)
    story.forget()
    story.board.line.waiting = 512
    for place in (3, 9, 14, 2):
        with story.touched() as world:
            world.track.stand(1, place)
            world.buttons.press(1)
        for _ in range(10):
            story.want()
            story.wait(50)
    assert story.pieces == []
    story.board.line.waiting = 0
    story.wait(20)
    assert story.places(1)[-1] == [2]
    assert story.seen["buttons"] == [0, 4, 0]
    assert sum(len(data) for _, data in story.pieces) <= 2 * 320


def test_a_flood_starves_no_scan(story: Any) -> None:
    story.want()
    story.wait(10)
    story.forget()
    with story.touched() as world:
        world.track.stand(2, 6)
        world.buttons.press(2)
    line = story.framed(story.wish)
    began = story.now
    for step in range(400):
        story.board.feed(line if step % 2 else b"\xff" * 200)
        story.wait(1)
    told = next(ms for ms, seen in story.heard if seen["track"][30:32] == "04")
    assert told - began <= 215
    assert story.seen["buttons"] == [0, 0, 1]


@pytest.mark.parametrize(
    "noise",
    [b"AT\r\n", b"\x00" * 300, b"\xff" * 2000 + b"\n", b">>> \r\n", b'{"wanted":1', b"*" * 1024],
)
def test_after_noise_it_goes_on_s8(story: Any, noise: bytes) -> None:
    story.board.feed(noise + b"\n")
    story.want(lamps="w" * 25)
    story.wait(20)
    assert story.seen["wanted"] == 1


def test_an_echo_of_its_own_words_is_refused(story: Any) -> None:
    story.want()
    story.wait(10)
    story.board.feed(b"".join(data for _, data in story.pieces))
    story.forget()
    story.wait(900)
    assert story.heard == []


def test_lines_are_ascii_of_at_most_a_kilobyte_in_whole_packets(boot: Any) -> None:
    story = boot(spaces=30)
    settings = {"spaces": 30, "north": -1, "gain": [1000] * 4, "rest": [0] * 4}
    story.board.flash.files["settings.txt"] = story.framed(
        settings | {"servos": [[1000, 1500, 2000]] * 4}
    )
    with story.touched() as world:
        world.absent = 0b1111
        world.brown_out(4000, 100_000)
    story.start()
    story.want(armed=True, pose=[-1000, -1000, -1000, -1000])
    story.play(4000)
    assert len(story.faults) == 5
    data = b"".join(data for _, data in story.pieces)
    lines = data.split(b"\n")[:-1]
    assert all(len(line) < 512 and (len(line) + 1) % 64 == 0 for line in lines)
    assert all(32 <= byte <= 126 for line in lines for byte in line)


def test_a_wish_needs_at_most_160_bytes(story: Any) -> None:
    wish = {
        "wanted": 99_999,
        "seen": 99_999,
        "lamps": "W" * 25,
        "armed": False,
        "pose": [-1000, -1000, -1000, -1000],
        "gesture": ["shudder", 9999, 5],
    }
    assert len(story.framed(wish)) <= 160
