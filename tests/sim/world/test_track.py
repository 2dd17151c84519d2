"""Pirates on the track and the switches under them."""

from __future__ import annotations

from plank.sim.chips import frames
from plank.sim.world import World

SPACES = 20


def table(**facts: bool) -> World:
    return World(5, SPACES, **facts)


def stood(world: World, lane: int, place: int | None) -> None:
    with world.touched(world.now):
        world.track.stand(lane, place)


def felt(world: World, lane: int) -> list[int]:
    """Return the places whose switch of that lane is on, from the frame the chips get."""
    on = [i for i in range(SPACES + 1) if world.fields[frames.HALL + i] >> lane & 1]
    return sorted(0 if i == 0 else SPACES - i + 1 for i in on)


def passed(world: World, lane: int, until: int) -> list[list[int]]:
    """Return what the lane's switches gave one after the other."""
    seen = [felt(world, lane)]
    for now in range(world.now, until, 5):
        world.advance(now)
        if felt(world, lane) != seen[-1]:
            seen.append(felt(world, lane))
    return seen


def test_the_ship_is_nearest_the_pico_then_the_spaces_from_the_last_down() -> None:
    world = table()
    for lane, place in enumerate((0, SPACES, 1)):
        stood(world, lane, place)
    chain = world.fields[frames.HALL : frames.HALL + SPACES + 1]
    assert (chain[0], chain[1], chain[SPACES]) == (0b001, 0b010, 0b100)


def test_pirates_share_a_space_in_their_lanes() -> None:
    world = table()
    stood(world, 1, 9)
    stood(world, 4, 9)
    assert felt(world, 1) == felt(world, 4) == [9]


def test_a_carried_pirate_is_nowhere_in_between() -> None:
    world = table()
    stood(world, 2, 8)
    with world.touched(100):
        world.track.put(2, 5)
    assert passed(world, 2, 1000) == [[], [5]]


def test_a_pirate_put_away_stays_away() -> None:
    world = table()
    stood(world, 2, 8)
    with world.touched(100):
        world.track.put(2, None)
    assert passed(world, 2, 1000) == [[]]


def test_a_slid_pirate_passes_over_every_space_in_between_d2() -> None:
    world = table()
    stood(world, 0, 9)
    with world.touched(0):
        world.track.slide(0, 6)
    assert passed(world, 0, 1000) == [[9], [8], [7], [6]]
    with world.touched(1000):
        world.track.slide(0, 8)
    assert passed(world, 0, 2000) == [[6], [7], [8]]


def test_a_bumped_pirate_stands_where_it_stood_d8() -> None:
    world = table()
    stood(world, 3, 12)
    with world.touched(0):
        world.track.bump(3)
    assert passed(world, 3, 1000) == [[], [12]]


def test_a_bumped_pirate_in_the_hand_stays_there() -> None:
    world = table()
    with world.touched(0):
        world.track.bump(3)
    assert passed(world, 3, 1000) == [[]]


def test_a_pirate_lifted_on_its_way_never_arrives() -> None:
    world = table()
    with world.touched(0):
        world.track.put(3, 12)
    with world.touched(50):
        world.track.lift(3)
    assert passed(world, 3, 1000) == [[]]


def test_an_extra_magnet_and_a_stuck_switch_are_felt_beside_the_pirate() -> None:
    world = table()
    stood(world, 1, 4)
    with world.touched(0):
        world.track.faults.magnets.add((1, 10))
        world.track.faults.stuck[(1, 4)] = False
        world.track.faults.stuck[(1, 15)] = True
    assert felt(world, 1) == [10, 15]


def test_a_weak_magnet_flickers_for_a_while_and_then_holds_d1() -> None:
    world = table()
    stood(world, 1, 4)
    with world.touched(0):
        world.track.flicker((1, 4), 400)
    seen = passed(world, 1, 390)
    assert len(seen) > 5
    world.advance(500)
    assert felt(world, 1) == [4]


def test_sampled_switches_notice_within_50_ms_each_in_its_own_rhythm() -> None:
    world = table(sampled=True)
    world.advance(1000)
    moments = []
    for lane in range(6):
        stood(world, lane, 7)
        began = world.now
        while felt(world, lane) != [7]:
            world.advance(world.now + 1)
        moments.append(world.now - began)
    assert all(0 < moment <= 50 for moment in moments)
    assert len(set(moments)) > 2
