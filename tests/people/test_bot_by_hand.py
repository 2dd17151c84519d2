"""Bots whose throws were entered by hand, or are never seen: they enter the next themselves."""

from __future__ import annotations

import random

import pytest
from tests.people.table import Table
from tests.people.test_bot_player import Scripted, seated

from plank.die_faces import Face
from plank.games.ships_log import decode_move
from plank.games.the_plank import Rethrow, ThePlank, Throw
from plank.people.bot_player import AGAIN_S, TRIES, BotSeat
from plank.referee import Picture
from plank.referee.dice import acts
from plank.referee.dice.faces import shown_face

FACES: tuple[tuple[Face, ...], ...] = ((1, 2, 3, 4, 5, "coin"), (1, 2, 3, 4, 5, "sword"))


def enter_first_throws(table: Table, rng: random.Random) -> None:
    """Be somebody who enters each first throw by hand, before the bot has taken up the dice."""

    def look(picture: Picture) -> None:
        if picture.phase == "throw" and picture.turn is not None:
            faces = tuple(rng.choice(FACES[die > 1]) for die in range(4))
            table.referee.act(acts.Enter(picture.turn, faces))

    table.referee.on_picture(lambda picture: table.clock.call_later(0.0, lambda: look(picture)))


@pytest.mark.parametrize("kind", ThePlank.bots)
@pytest.mark.parametrize("seed", range(4))
def test_bots_whose_throws_are_entered_by_hand_play_to_the_end(kind: str, seed: int):
    table = Table([f"Bot {number}" for number in range(3)], seed=seed)
    enter_first_throws(table, random.Random(seed))
    rng = random.Random(seed)
    for seat in range(3):
        bot = ThePlank.bots[kind](rng)
        BotSeat(seat, bot, table.referee, table, table.clock, fellows=range(3)).start()
    table.look()
    table.clock.travel(20_000)
    assert table.referee.picture.phase == "over"
    rethrows = [line for line, _ in table.record.entries if "rethrow" in line]
    assert rethrows
    assert all('"by": "hand"' in line for line in rethrows)


def test_a_rethrow_of_dice_that_were_entered_by_hand_is_entered():
    table = Table(("Bot", "Anne"))
    table.referee.act(acts.Enter(0, (1, 1, 1, 1)))
    seated(table, Scripted(Rethrow(0, (0, 2), ())), table)
    table.clock.travel(20)
    assert [doing for doing in table.done if doing[0] == "throw"] == []
    assert table.said.count("rethrown") == 1
    assert table.referee.game.space(0) is not None


def test_where_a_well_is_out_a_bot_throws_its_dice_and_enters_the_one_that_is_missing():
    table = Table(("Bot", "Anne"))
    table.blind_wells = frozenset({2})
    table.look()
    seated(table, Scripted(Rethrow(0, (0, 2), ()), Rethrow(0, (1,), ())), table)
    table.clock.travel(20)
    throws = [doing for doing in table.done if doing[0] == "throw"]
    assert throws == [("throw", (0, 1, 2, 3)), ("throw", (0, 2)), ("throw", (1,))]
    assert table.said[:4] == ["link-connected", "thrown", "rethrown", "rethrown"]
    last = decode_move(table.record.replay(), table.record.entries[2][0])
    assert last == Rethrow(0, (1,), last.faces)  # die 3 lies as before: it was not thrown


@pytest.mark.parametrize("wells", [{2}, {0, 1}, {0, 1, 2, 3}])
@pytest.mark.parametrize("kind", ThePlank.bots)
def test_bots_play_to_the_end_whatever_wells_are_out(kind: str, wells: set[int]):
    table = Table([f"Bot {number}" for number in range(3)], seed=7)
    table.blind_wells = frozenset(wells)
    table.look()
    rng = random.Random(7)
    for seat in range(3):
        BotSeat(
            seat, ThePlank.bots[kind](rng), table.referee, table, table.clock, fellows=range(3)
        ).start()
    table.clock.travel(20_000)
    assert table.referee.picture.phase == "over"


def test_what_a_bot_enters_by_hand_hangs_on_its_chance_alone():
    def thrown(seed: str) -> object:
        table = Table(("Bot", "Anne"))
        table.referee.act(acts.Enter(0, (1, 1, 1, 1)))
        BotSeat(
            0,
            Scripted(Rethrow(0, (0, 1, 2, 3), ())),
            table.referee,
            table,
            table.clock,
            dice=lambda key: random.Random(seed + key),
        ).start()
        table.clock.travel(20)
        return next(line for line, _ in table.record.entries if "rethrow" in line)

    assert thrown("a") == thrown("a")
    assert len({thrown(seed) for seed in "abcdef"}) > 1


def test_a_first_throw_that_is_never_seen_is_entered_in_the_end():
    table = Table(("Bot", "Anne"))
    table.lost = 1000
    seated(table, Scripted(), table)
    table.clock.travel(2 + TRIES * AGAIN_S)
    assert table.done[:TRIES] == [("throw", (0, 1, 2, 3))] * TRIES
    assert table.said.count("thrown") == 1


def test_one_die_that_never_lies_flat_is_entered_beside_those_that_do():
    table = Table(("Bot", "Anne"))
    table.cocked = [2] * 20
    seated(table, Scripted(), table)
    table.clock.travel(3)
    lie = [shown_face(number, die.face) for number, die in enumerate(table.dice)]
    table.clock.travel(2 * TRIES * AGAIN_S)
    entered = decode_move(table.referee.game, table.record.entries[0][0])
    assert isinstance(entered, Throw)
    assert [entered.faces[die] for die in (0, 1, 3)] == [lie[die] for die in (0, 1, 3)]


@pytest.mark.parametrize("kind", ThePlank.bots)
def test_bots_play_to_the_end_on_a_track_of_dead_and_stuck_sensors(kind: str):
    table = Table([f"Bot {number}" for number in range(3)], seed=7)
    table.dead = {(lane, place) for lane in range(3) for place in range(lane, 21, 3)}
    table.stuck = {(0, 11), (2, 4), (4, 6)}
    for lane in range(3):
        table.place(lane, 0)
    table.place(4, None)  # nobody's lane
    rng = random.Random(7)
    for seat in range(3):
        BotSeat(
            seat, ThePlank.bots[kind](rng), table.referee, table, table.clock, fellows=range(3)
        ).start()
    table.clock.travel(20_000)
    assert table.referee.picture.phase == "over"
