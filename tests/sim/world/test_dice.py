"""Dice, their fields (hardware.md, Dice), and the hand that throws them."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from plank.sim.world import Lie, World, magnets
from plank.sim.world.schedule import Schedule

THRESHOLDS = (1100, 7200, 24300)  # microtesla, on a field's strength
LEAN = {1: 1.36, 2: 0.78, 3: 0.60}  # |Bx, By| / |Bz| at most, of a die that lies flat
TURNS = 400


def pair(field: magnets.Field) -> int:
    """Return the pair of faces that the strength gives, by hardware/pins.toml."""
    bx, by, bz = field
    strength = math.sqrt(bz * bz + (bx * bx + by * by) / 2)
    return sum(strength > threshold for threshold in THRESHOLDS)


def lean(field: magnets.Field) -> float:
    """Return how far a field leans."""
    bx, by, bz = field
    return math.hypot(bx, by) / abs(bz)


@pytest.mark.parametrize("face", range(1, 7))
def test_every_face_lies_in_its_band(face: int) -> None:
    chance = random.Random(face)
    for _ in range(TURNS):
        field = magnets.flat(face, chance)
        down = pair(field) if field[2] > 0 else 7 - pair(field)
        assert 7 - down == face
        assert lean(field) < LEAN[pair(field)]


def test_a_cocked_die_leans_further_sideways_than_any_flat_one() -> None:
    chance = random.Random(1)
    fields = [magnets.cocked(chance) for _ in range(TURNS)]
    assert min(lean(field) for field in fields) > max(LEAN.values())


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
