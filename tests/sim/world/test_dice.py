"""Dice, their fields (hardware.md, Dice), and the hand that throws them."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from plank.sim.world import Lie, World, magnets
from plank.sim.world.schedule import Schedule

THRESHOLDS = (1200, 6700, 18200)  # microtesla, on |Bz|
TURNS = 400


def side(bz: int) -> int:
    """Return the face up that thresholds and sign give, as hardware.md has it."""
    strength = sum(abs(bz) > threshold for threshold in THRESHOLDS)
    down = {1: 1, 2: 2, 3: 3}[strength] if bz < 0 else {1: 6, 2: 5, 3: 4}[strength]
    return 7 - down


@pytest.mark.parametrize("face", range(1, 7))
def test_every_face_lies_in_its_band(face: int) -> None:
    chance = random.Random(face)
    for _ in range(TURNS):
        bx, by, bz = magnets.flat(face, chance)
        assert side(bz) == face
        assert math.hypot(bx, by) < 10_100


def test_a_cocked_die_leans_further_sideways_than_any_flat_one() -> None:
    chance = random.Random(1)
    fields = [magnets.cocked(chance) for _ in range(TURNS)]
    assert min(math.hypot(bx, by) for bx, by, _ in fields) > 13_000


def test_an_empty_well_has_no_field_to_speak_of() -> None:
    chance = random.Random(1)
    assert all(abs(part) < 100 for _ in range(TURNS) for part in magnets.empty(chance))


def test_faces_are_even_chances() -> None:
    world = World(2)
    faces: Counter[int] = Counter()
    for _ in range(600):
        with world.touched(world.now) as table:
            for die in range(4):
                table.dice.throw(die)
        world.advance(world.now + 3000)
        faces.update(die.face for die in world.dice.dice)
    expected = 600 * 4 / 6
    surprise = sum((count - expected) ** 2 / expected for count in faces.values())
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert surprise < 20.5  # chi squared, 5 degrees of freedom, one in a thousand


def test_the_same_seed_throws_the_same() -> None:
    def throws(seed: int) -> list[tuple[int, magnets.Field]]:
        world = World(seed)
        with world.touched(0) as table:
            for die in range(4):
                table.dice.throw(die)
        world.advance(5000)
        return [(die.face, die.field) for die in world.dice.dice]

    assert throws(11) == throws(11)
    assert throws(11) != throws(12)


def test_a_throw_flies_tumbles_and_lies() -> None:
    world = World(3)
    die = world.dice.dice[2]
    with world.touched(1000) as table:
        table.dice.throw(2, 4)
    assert die.lie is Lie.HAND
    world.advance(1300)
    assert die.lie is Lie.ROLLING
    fields = set()
    for now in range(1300, 1500, 4):
        world.advance(now)
        fields.add(die.field)
    assert len(fields) > 30
    world.advance(3000)
    assert (die.lie, die.face) == (Lie.FLAT, 4)
    assert world.next == math.inf


def test_a_die_taken_out_while_it_rolls_stays_in_the_hand() -> None:
    world = World(3)
    with world.touched(0) as table:
        table.dice.throw(0, 4)
    with world.touched(400) as table:
        table.dice.hold(0)
    world.advance(5000)
    assert world.dice.dice[0].lie is Lie.HAND


def test_a_die_thrown_twice_shows_the_second_throw() -> None:
    world = World(3)
    with world.touched(0) as table:
        table.dice.throw(0, 4)
    with world.touched(300) as table:
        table.dice.throw(0, 2)
    world.advance(5000)
    assert world.dice.dice[0].face == 2


def test_events_come_in_order_and_the_clock_never_turns_back() -> None:
    schedule = Schedule()
    heard: list[tuple[str, int]] = []
    schedule.after(20, lambda: heard.append(("late", schedule.now)))
    schedule.after(10, lambda: heard.append(("early", schedule.now)))
    assert schedule.next == 10
    assert not schedule.advance(9)
    assert schedule.advance(30)
    assert heard == [("early", 10), ("late", 20)]
    schedule.advance(5)
    assert schedule.now == 30
