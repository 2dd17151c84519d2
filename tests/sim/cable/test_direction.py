"""One direction of the cable: what each fault does to lines, and that chance follows the seed."""

from __future__ import annotations

import random

import pytest

from plank.sim.cable.direction import TYPED, Direction, damaged

LINES = [b"line %d\n" % number for number in range(2000)]


def way(seed: int = 1, **faults: int) -> Direction:
    made = Direction(random.Random(seed))
    for name, value in faults.items():
        setattr(made, name, value)
    return made


def arrived(way: Direction, lines: list[bytes] = LINES, *, now: int = 0) -> list[bytes]:
    return b"".join(way.carry(line, now) for line in lines).splitlines(keepends=True)


def test_a_good_cable_brings_what_was_sent() -> None:
    assert arrived(way()) == LINES


def test_one_line_in_twenty_is_lost_and_the_others_are_not_s14() -> None:
    lossy = way(drop=20)
    left = arrived(lossy)
    assert len(LINES) - len(left) == lossy.counts["drop"]
    assert 60 <= lossy.counts["drop"] <= 140
    assert set(left) <= set(LINES)


def test_one_line_in_twenty_arrives_twice_one_after_the_other() -> None:
    doubling = way(dup=20)
    came = arrived(doubling)
    assert len(came) - len(LINES) == doubling.counts["dup"] > 50
    assert list(dict.fromkeys(came)) == LINES


def test_one_line_in_twenty_is_damaged_and_none_of_the_others_but_its_neighbour() -> None:
    bad = way(corrupt=20)
    came = set(arrived(bad))
    hurt = [line for line in LINES if line not in came]
    assert bad.counts["corrupt"] * 0.8 <= len(hurt) <= 2 * bad.counts["corrupt"]


def test_a_late_line_arrives_after_others_and_whole() -> None:
    slow = way(delay=1, delay_ms=100)
    assert slow.carry(b"late\n", 0) == b""
    slow.delay = 0
    assert slow.carry(b"half", 50) == b"half"
    assert slow.late(200) == b""  # it would come between two halves
    assert slow.carry(b" line\n", 200) == b" line\nlate\n"
    assert slow.late(999) == b""


def test_what_is_late_can_be_waited_for() -> None:
    slow = way(delay=1, delay_ms=100)
    slow.carry(b"late\n", 7)
    assert slow.due == 107
    assert slow.late(106) == b""
    assert slow.late(107) == b"late\n"


def test_faults_may_meet_in_one_line() -> None:
    worst = way(dup=1, delay=1, delay_ms=10)
    assert worst.carry(b"x\n", 0) == b""
    assert worst.late(10) == b"x\nx\n"


def test_a_muted_cable_brings_nothing_and_then_what_comes_next() -> None:
    muted = way()
    muted.mute = True
    assert arrived(muted) == []
    muted.mute = False
    assert muted.carry(b" of a line\n", 0) == b" of a line\n"


def test_noise_comes_before_a_line_that_is_itself_whole_s8() -> None:
    crackling = way(noise=1)
    came = crackling.carry(b"line\n", 0)
    assert came.endswith(b"line\n")
    assert len(came) > len(b"line\n")


def test_noise_on_demand_waits_for_the_end_of_the_line() -> None:
    crackling = way(drop=1000)
    crackling.carry(b"half", 0)
    crackling.burst()
    assert crackling.late(0) == b""
    assert crackling.carry(b"\n", 0).startswith(b"\n")


def test_neither_noise_nor_damage_types_at_the_prompt_s10() -> None:
    chance = random.Random(3)
    crackling = way(noise=1)
    line = b"the quick brown fox"
    for _ in range(2000):
        came = crackling.carry(b"x\n", 0) + damaged(line, chance)
        assert not set(came) & set(TYPED)


@pytest.mark.parametrize("cut", [1, 3, 64])
def test_faults_hit_lines_however_they_are_cut(cut: int) -> None:
    told = b"".join(LINES[:200])
    pieces = [told[at : at + cut] for at in range(0, len(told), cut)]
    faults = {"drop": 5, "dup": 5, "corrupt": 5, "noise": 5}
    assert arrived(way(7, **faults), pieces) == arrived(way(7, **faults), LINES[:200])


def test_the_same_seed_hits_the_same_lines() -> None:
    assert arrived(way(5, drop=9, corrupt=9)) == arrived(way(5, drop=9, corrupt=9))
    assert arrived(way(5, drop=9)) != arrived(way(6, drop=9))


def test_a_fault_that_ends_in_the_middle_of_a_line_takes_that_line_only() -> None:
    lossy = way(drop=1)
    lossy.carry(b"half", 0)
    lossy.drop = 0
    assert lossy.carry(b" line\nnext\n", 0) == b"next\n"


def test_blank_lines_are_not_hit() -> None:
    lossy = way(drop=1)
    assert lossy.carry(b"\r\n\n", 0) == b"\r\n\n"
    assert lossy.counts["drop"] == 0


def test_mended_it_forgets_what_was_under_way() -> None:
    slow = way(delay=1)
    slow.carry(b"late\nhalf", 0)
    slow.mend()
    assert slow.due == float("inf")
    assert slow.carry(b"good\n", 0) == b"good\n"
