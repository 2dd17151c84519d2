from __future__ import annotations

import pytest

from plank.games import IllegalMove
from plank.games.the_plank import (
    Earned,
    Fell,
    Jumped,
    Moved,
    Pushed,
    Stand,
    Stayed,
    Step,
    Swept,
    Throw,
    Turn,
)
from plank.games.the_plank.events import Lost

ZERO = ("coin", "coin", "sword", "sword")


def test_p4_the_ship_is_higher_than_any_total(position, take_turn):
    game = position("ship ship")
    assert take_turn(game, (5, 5, 5, 5))[0] == Moved(0, None, 20)


def test_p4_on_a_short_plank_a_total_beyond_it_moves_to_the_highest_space(position, take_turn):
    for total, faces in ((15, (5, 5, 4, 1)), (16, (5, 5, 4, 2)), (20, (5, 5, 5, 5))):
        game = position("ship ship", spaces=15)
        assert take_turn(game, faces)[0] == Moved(0, None, 15), total


def test_p4_on_a_long_plank_the_highest_spaces_are_reached_by_swords_only(position, take_turn):
    game = position("ship ship", spaces=30)
    take_turn(game, (5, 5, 5, "sword"))
    assert (game.space(0), game.space(1)) == (15, 30)


def test_p11_a_total_of_0_keeps_the_pirate_and_its_symbols_and_end_coins_count(position, take_turn):
    game = position("5 9", purses="0 0")
    told = take_turn(game, ZERO)
    assert told == [
        Stayed(0, 5, "zero"),
        Earned(0, 2, 2, "coin"),
        Swept(0, 2, (Step((1,), 9, 8),)),
        Swept(0, 3, (Step((1,), 8, 7),)),
        Earned(0, 1, 1, "furthest"),
        Turn(1),
    ]


def test_p11_in_the_ship_too(position, take_turn):
    game = position("ship ship", purses="0 0")
    told = take_turn(game, ("coin", "coin", "sword", "sword"))
    assert told[:2] == [Stayed(0, None, "zero"), Earned(0, 2, 2, "coin")]
    assert game.in_ship(0)
    assert game.space(1) == 19
    assert game.coins(0) == 2


def test_p12_a_lower_total_moves_to_its_space(position, take_turn):
    game = position("11 20")
    game.apply(Throw(0, (5, 3, 1, 1)))
    assert game.targets() == (10,)
    assert game.apply(Stand(0))[0] == Moved(0, 11, 10)


def test_p13_an_equal_total_jumps_to_the_nearest_lower_space_with_the_same_symbol(
    position, take_turn
):
    game = position("11 20")
    assert take_turn(game, (5, 4, 1, 1))[0] == Jumped(0, 11, 7, "chest")


def test_p13_a_higher_total_jumps_too(position, take_turn):
    game = position("5 20")
    game.apply(Throw(0, (5, 5, 5, 5)))
    assert game.targets() == (1,)
    assert game.apply(Stand(0))[0] == Jumped(0, 5, 1, "skull")


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_p13_without_a_lower_twin_the_pirate_falls(position, take_turn, space: int):
    game = position(f"{space} 20 20")
    game.apply(Throw(0, (1, 1, 1, 1)))
    assert game.targets() == ()
    assert game.apply(Stand(0))[0] == Fell((0,), space, 3, "total")
    assert game.fallen(0)
    assert game.space(0) is None


def test_p13_a_layout_of_ones_own_decides_the_jump(position, take_turn):
    layout = ("kraken", "rum", "rum", "rum", "kraken", *["rum"] * 6)
    game = position("5 11 11", spaces=11, layout=layout)
    assert take_turn(game, (5, 5, 5, 5))[0] == Jumped(0, 5, 1, "kraken")


def test_p13_choice_any_lower_twin_may_be_chosen_and_must_be_where_there_is_more_than_one(position):
    game = position("11 20", symbol_jump="choice", purses="0 0")
    game.apply(Throw(0, (5, 5, 5, 5)))
    assert game.targets() == (7, 3)
    assert game.legal()[-2:] == (Stand(0, 7), Stand(0, 3))
    assert Stand(0) not in game.legal()
    with pytest.raises(IllegalMove, match=r"^stand without a space: choose 7 or 3$"):
        game.apply(Stand(0))
    for wrong in (11, 15, 4, 1):
        with pytest.raises(IllegalMove, match=rf"^stand on {wrong}: choose 7 or 3$"):
            game.apply(Stand(0, wrong))
    assert game.apply(Stand(0, 3))[0] == Jumped(0, 11, 3, "chest")


def test_p13_choice_is_open_to_an_equal_total_too(position):
    game = position("11 20", symbol_jump="choice")
    game.apply(Throw(0, (5, 4, 1, 1)))
    assert game.targets() == (7, 3)
    assert game.apply(Stand(0, 7))[0] == Jumped(0, 11, 7, "chest")


def test_p13_choice_naming_the_only_twin_is_an_error(position):
    game = position("7 20", symbol_jump="choice")
    game.apply(Throw(0, (5, 5, 5, 5)))
    assert game.targets() == (3,)
    assert game.legal()[-1] == Stand(0)
    with pytest.raises(IllegalMove, match="nothing to choose"):
        game.apply(Stand(0, 3))
    assert game.apply(Stand(0))[0] == Jumped(0, 7, 3, "chest")


@pytest.mark.parametrize("faces", [(2, 3, 1, 1), ZERO])
def test_p13_choice_a_lower_total_or_0_leaves_nothing_to_choose(position, faces):
    game = position("11 20", symbol_jump="choice")
    game.apply(Throw(0, faces))
    with pytest.raises(IllegalMove, match="nothing to choose"):
        game.apply(Stand(0, 3))
    game.apply(Stand(0))


def test_p13_choice_without_a_twin_the_pirate_falls(position, take_turn):
    game = position("4 20 20", symbol_jump="choice")
    assert take_turn(game, (1, 1, 1, 1))[0] == Fell((0,), 4, 3, "total")


def test_p14_on_space_1_only_a_total_of_0_saves_the_roller(position, take_turn):
    game = position("1 20 20")
    assert take_turn(game, ("coin", "coin", 1, "sword"))[0] == Fell((0,), 1, 3, "total")
    game = position("1 20 20")
    assert take_turn(game, ZERO)[0] == Stayed(0, 1, "zero")


def test_p14_switch_the_roller_stays_on_1_for_any_total_and_takes_symbols_and_coins(
    position, take_turn
):
    game = position("1 1 9", purses="0 0 0", space1_safe=True, push=True, symbol_jump="choice")
    game.apply(Throw(0, ("coin", 5, "sword", 1)))
    assert game.targets() == ()
    assert game.apply(Stand(0)) == [  # no landing, so nobody is pushed
        Stayed(0, 1, "safe"),
        Earned(0, 1, 1, "coin"),
        Swept(0, 2, (Step((1,), 1, None), Step((2,), 9, 8))),
        Fell((1,), 1, 3, "sword"),
        Earned(0, 1, 1, "front"),
        Earned(0, 1, 1, "furthest"),
        Turn(2),
    ]


def test_p14_switch_protects_from_neither_swords_nor_pushes(position, take_turn):
    game = position("20 1 9", space1_safe=True)
    take_turn(game, (1, 1, 1, "sword"))
    assert game.fallen(1)
    game = position("20 1 9", space1_safe=True, push=True)
    take_turn(game, (1, "coin", "sword", "sword"))
    assert game.fallen(1)


def test_p14_switch_does_not_save_on_another_space_without_a_twin(position, take_turn):
    game = position("2 20 20", space1_safe=True)
    take_turn(game, (5, 1, 1, 1))
    assert game.fallen(0)


def test_p15_a_fall_by_ones_own_move_makes_symbols_and_coins_void_and_spent_coins_stay_spent(
    position, take_turn
):
    game = position("3 9 9", purses="2 0 0")
    told = take_turn(game, ("coin", "coin", "sword", 5))
    assert told == [Fell((0,), 3, 3, "total"), Lost(0, 2, "bank"), Turn(1)]
    assert (game.space(1), game.bank, game.coins(0)) == (9, 24, 0)


def test_p16_pirates_share_a_space_in_the_base_game(position, take_turn):
    game = position("11 10 10")
    take_turn(game, (5, 3, 1, 1))
    assert [game.space(seat) for seat in (0, 1, 2)] == [10, 10, 10]


def test_p25_landing_by_a_total_pushes_everyone_there_one_step(position, take_turn):
    game = position("20 10 10 11", push=True)
    told = take_turn(game, (5, 3, 1, 1))
    assert told[:2] == [Moved(0, 20, 10), Pushed(0, (Step((1, 2), 10, 9),))]
    assert [game.space(seat) for seat in range(4)] == [10, 9, 9, 11]


def test_p25_landing_by_a_symbol_jump_pushes_too(position, take_turn):
    game = position("11 7 20", push=True)
    told = take_turn(game, (5, 5, 5, 5))
    assert told[:2] == [Jumped(0, 11, 7, "chest"), Pushed(0, (Step((1,), 7, 6),))]


def test_p25_staying_on_0_never_pushes(position, take_turn):
    game = position("7 7", push=True)
    take_turn(game, ("coin", "coin", "sword", "sword"))
    assert game.space(1) == 5  # by the two swords alone


def test_p25_a_sword_move_never_pushes(position, take_turn):
    game = position("20 8 7 7", push=True)
    take_turn(game, (5, 5, 2, "sword"))
    assert [game.space(seat) for seat in range(4)] == [12, 7, 6, 6]


def test_p25_those_in_the_ship_are_not_on_a_numbered_space(position, take_turn):
    game = position("ship ship", push=True, spaces=15)
    told = take_turn(game, (5, 5, 5, 5))
    assert told[:2] == [Moved(0, None, 15), Earned(0, 1, 1, "furthest")]
    assert game.in_ship(1)


def test_p26_the_pushed_push_on_in_a_chain_as_one_moment(position, take_turn):
    game = position("20 10 9 9 8 6", push=True)
    told = take_turn(game, (5, 3, 1, 1))
    assert told[1] == Pushed(0, (Step((1,), 10, 9), Step((2, 3), 9, 8), Step((4,), 8, 7)))
    assert [game.space(seat) for seat in range(6)] == [10, 9, 8, 8, 7, 6]


def test_p26_pushed_off_space_1_falls(position, take_turn):
    game = position("20 2 1 1 9", push=True, purses="0 0 1 2 0")
    told = take_turn(game, (1, 1, "sword", "sword"))
    assert told[1:5] == [
        Pushed(0, (Step((1,), 2, 1), Step((2, 3), 1, None))),
        Fell((2, 3), 1, 4, "push"),
        Lost(2, 1, "bank"),
        Lost(3, 2, "bank"),
    ]


def test_p26_without_the_chain_the_pushed_share_the_next_space(position, take_turn):
    game = position("20 10 9", push=True, push_chain=False)
    told = take_turn(game, (5, 3, 1, 1))
    assert told[1] == Pushed(0, (Step((1,), 10, 9),))
    assert [game.space(seat) for seat in range(3)] == [10, 9, 9]


def test_p26_without_the_chain_too_pushed_off_space_1_falls(position, take_turn):
    game = position("20 1 9", push=True, push_chain=False)
    take_turn(game, (1, "coin", "sword", "sword"))
    assert game.fallen(1)


def test_p27_pushes_come_before_the_symbols(position, take_turn):
    game = position("20 3 9", push=True)
    told = take_turn(game, (1, "coin", 2, "sword"))
    names = [type(event).__name__ for event in told]
    assert names == ["Moved", "Pushed", "Earned", "Swept", "Turn"]
    assert [game.space(seat) for seat in range(3)] == [3, 1, 8]
