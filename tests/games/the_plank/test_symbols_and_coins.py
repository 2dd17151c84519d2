from __future__ import annotations

import pytest

from plank.games.the_plank import Earned, Fell, Lost, Moved, Step, Swept, Turn

STAY = ("coin", "coin", "sword", "sword")


def test_p17_coins_come_before_swords_so_a_fallen_pirates_coin_comes_too_late(position, take_turn):
    game = position("20 1 9", purses="0 2 0", coins=3)  # bank 1
    told = take_turn(game, ("coin", "coin", 5, "sword"))
    assert told == [
        Moved(0, 20, 5),
        Earned(0, 1, 2, "coin"),
        Swept(0, 3, (Step((1,), 1, None), Step((2,), 9, 8))),
        Fell((1,), 1, 3, "sword"),
        Lost(1, 2, "bank"),
        Earned(0, 1, 1, "furthest"),  # out of the fallen pirate's coins: ruling P15
        Turn(2),
    ]
    assert game.bank == 1


def test_p18_a_sword_moves_everybody_else_those_in_the_ship_to_the_highest_space(
    position, take_turn
):
    game = position("ship ship 20 5", turn=0)
    told = take_turn(game, (5, 5, 5, "sword"))
    assert told[1] == Swept(0, 3, (Step((3,), 5, 4), Step((2,), 20, 19), Step((1,), None, 20)))
    assert [game.space(seat) for seat in range(4)] == [15, 20, 19, 4]


def test_p18_switch_swords_spare_the_ship(position, take_turn):
    game = position("ship ship 20", sword_hits_ship=False)
    told = take_turn(game, (5, 5, 5, "sword"))
    assert told[1] == Swept(0, 3, (Step((2,), 20, 19),))
    assert game.in_ship(1)


def test_p18_switch_a_sword_that_moves_nobody_is_told_all_the_same(position, take_turn):
    game = position("ship ship", sword_hits_ship=False)
    assert take_turn(game, (5, 5, 5, "sword"))[1] == Swept(0, 3, ())


def test_p18_the_roller_is_not_moved_by_its_own_swords(position, take_turn):
    game = position("5 9")
    take_turn(game, STAY)
    assert game.space(0) == 5


def test_p19_several_that_fall_by_one_sword_share_their_place(position, take_turn):
    game = position("20 1 1 2", purses="0 0 0 0")
    told = take_turn(game, (5, 5, 5, "sword"))
    assert told[2] == Fell((1, 2), 1, 3, "sword")
    assert [game.place(seat) for seat in range(4)] == [None, 3, 3, None]


def test_p19_each_sword_face_is_a_moment_of_its_own(position, take_turn):
    game = position("20 1 2 9", purses="0 0 0 0")
    told = take_turn(game, (5, 5, "sword", "sword"))
    assert [event for event in told if isinstance(event, Fell)] == [
        Fell((1,), 1, 4, "sword"),
        Fell((2,), 1, 3, "sword"),
    ]


def test_p19_switch_swords_stop_at_the_edge(position, take_turn):
    game = position("20 1 2", sword_edge="stop")
    told = take_turn(game, (5, 5, "sword", "sword"))
    assert told[1:3] == [Swept(0, 2, (Step((2,), 2, 1),)), Swept(0, 3, ())]
    assert [game.space(seat) for seat in range(3)] == [10, 1, 1]


def test_p19_switch_does_not_stop_pushes(position, take_turn):
    game = position("20 1 9", sword_edge="stop", push=True)
    take_turn(game, (1, "coin", "sword", "sword"))
    assert game.fallen(1)


def test_p15_coins_of_all_that_fall_leave_at_that_moment_to_the_bank(position, take_turn):
    game = position("20 3 9", purses="0 0 3", push=True, coins=3, turn=0)
    game.at[2] = 1
    told = take_turn(game, ("coin", 1, "sword", "sword"))  # bank 0 until Cy is pushed off
    assert told[1:5] == [
        *told[1:2],
        Fell((2,), 1, 3, "push"),
        Lost(2, 3, "bank"),
        Earned(0, 1, 1, "coin"),
    ]


def test_p15_switch_they_leave_the_game(position, take_turn):
    game = position("20 1 9", purses="0 3 0", fallen_coins="removed")
    bank = game.bank
    told = take_turn(game, (5, 5, 5, "sword"))
    assert Lost(1, 3, "removed") in told
    assert game.bank == bank
    assert game.coins(1) == 0


def test_p20_space_1_pays_two_for_front_and_furthest(position, take_turn):
    game = position("20 9", purses="0 0")
    told = take_turn(game, (1, "coin", "sword", "sword"))
    assert told[-3:] == [Earned(0, 1, 1, "front"), Earned(0, 1, 1, "furthest"), Turn(1)]


def test_p20_furthest_out_pays_one(position, take_turn):
    game = position("20 9", purses="0 0")
    told = take_turn(game, (5, 1, 1, 1))
    assert told[1:] == [Earned(0, 1, 1, "furthest"), Turn(1)]


def test_p20_only_the_roller_is_paid_and_on_final_positions(position, take_turn):
    game = position("20 9", purses="0 0")
    told = take_turn(game, (5, 3, 1, "sword"))  # Anne 9, then Bo is swept to 8
    assert told[-1] == Turn(1)
    assert game.coins(0) == game.coins(1) == 0


def test_p20_switch_at_most_one_coin_a_turn(position, take_turn):
    game = position("20 9", purses="0 0", front_coins="one")
    assert take_turn(game, (1, "coin", "sword", "sword"))[-2] == Earned(0, 1, 1, "front")
    assert game.coins(0) == 2  # the coin face counts apart
    game = position("20 9", purses="0 0", front_coins="one")
    assert take_turn(game, (5, 1, 1, 1))[-2] == Earned(0, 1, 1, "furthest")


def test_p21_sharing_the_furthest_space_counts(position, take_turn):
    game = position("20 9", purses="0 0")
    take_turn(game, (5, 2, 1, 1))
    assert game.coins(0) == 1


def test_p21_switch_sharing_it_does_not_count_but_the_front_still_pays(position, take_turn):
    game = position("20 9", purses="0 0", furthest_tie=False)
    take_turn(game, (5, 2, 1, 1))
    assert game.coins(0) == 0
    game = position("20 1", purses="0 0", furthest_tie=False, sword_edge="stop")
    told = take_turn(game, (1, "coin", "sword", "sword"))
    assert told[-2:] == [Earned(0, 1, 1, "front"), Turn(1)]


@pytest.mark.parametrize("tie", [True, False])
def test_p21_nobody_in_the_ship_is_out_on_the_plank(position, take_turn, tie: bool):
    game = position("ship ship", purses="0 0", sword_hits_ship=False, furthest_tie=tie)
    take_turn(game, STAY)
    assert game.coins(0) == 2


def test_p22_a_short_bank_pays_what_it_has_in_order_and_owes_nothing(position, take_turn):
    game = position("20 9", purses="0 21", coins=24)  # bank 3
    told = take_turn(game, (1, "coin", "sword", "sword"))
    assert [event for event in told if isinstance(event, Earned)] == [
        Earned(0, 1, 1, "coin"),
        Earned(0, 1, 1, "front"),
        Earned(0, 1, 1, "furthest"),
    ]
    game = position("20 9", purses="0 23", coins=24)  # bank 1
    told = take_turn(game, ("coin", "coin", 1, "sword"))
    assert [event for event in told if isinstance(event, Earned)] == [
        Earned(0, 1, 2, "coin"),
        Earned(0, 0, 1, "front"),
        Earned(0, 0, 1, "furthest"),
    ]
    assert (game.bank, game.coins(0)) == (0, 1)


def test_p22_without_a_limit_the_bank_always_pays(position, take_turn):
    game = position("20 9", purses="0 99", coins=None)
    take_turn(game, ("coin", "coin", 1, "sword"))
    assert game.coins(0) == 4
    assert game.bank is None
