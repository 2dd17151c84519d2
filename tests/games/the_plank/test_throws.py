from __future__ import annotations

import pytest

from plank.games import IllegalMove
from plank.games.the_plank import (
    Cover,
    Covered,
    Rethrow,
    Stand,
    Throw,
    Thrown,
)
from plank.games.walk_the_plank import Play


def test_p6_the_first_throw_is_all_four_dice_and_nothing_else_is_legal(position):
    game = position("ship ship", turn=1)
    assert game.legal() == (Throw(1, ()),)
    assert game.apply(Throw(1, (5, "coin", 3, 2))) == [
        Thrown(1, (0, 1, 2, 3), (5, "coin", 3, 2), paid=False, total=10, free=2)
    ]
    assert (game.faces, game.total, game.free) == ((5, "coin", 3, 2), 10, 2)


def test_p6_two_free_rethrows_of_any_subset_kept_and_symbol_dice_included(position):
    game = position("ship ship", purses="0 0")
    game.apply(Throw(0, (5, "coin", 3, "sword")))
    assert len(game.legal()) == 15 + 1
    [thrown] = game.apply(Rethrow(0, (3, 1), (2, 4)))
    assert thrown == Thrown(0, (3, 1), (2, 4), paid=False, total=14, free=1)
    assert game.faces == (5, 4, 3, 2)
    game.apply(Rethrow(0, (0, 1, 2, 3), ("coin", 1, 1, 1)))
    assert game.free == 0
    assert game.legal() == (Stand(0),)


def test_p6_one_may_stop_after_the_first_throw(position):
    game = position("ship ship")
    game.apply(Throw(0, (1, 1, 1, 1)))
    game.apply(Stand(0))
    assert game.space(0) == 4


def test_p7_a_third_rethrow_costs_a_coin_and_a_fourth_needs_another(position):
    game = position("ship ship", purses="1 1")
    game.apply(Throw(0, (5, 5, 5, 5)))
    for face in (4, 3):
        game.apply(Rethrow(0, (0,), (face,)))
    [thrown] = game.apply(Rethrow(0, (0,), (2,)))
    assert thrown == Thrown(0, (0,), (2,), paid=True, total=17, free=0)
    assert (game.coins(0), game.bank) == (0, 23)
    with pytest.raises(IllegalMove, match="no free rethrow is left, and no coin"):
        game.apply(Rethrow(0, (0,), (1,)))


def test_p7_the_first_cover_waives_the_free_rethrows_so_the_next_rethrow_costs(position):
    game = position("ship ship", purses="2 1")
    game.apply(Throw(0, (5, 4, 3, 2)))
    assert game.apply(Cover(0, 0)) == [Covered(0, 0, 5, total=9)]
    assert (game.free, game.coins(0)) == (0, 1)
    [thrown] = game.apply(Rethrow(0, (1, 2), (1, 1)))
    assert thrown == Thrown(0, (1, 2), (1, 1), paid=True, total=4, free=0)
    assert game.coins(0) == 0
    assert game.legal() == (Stand(0),)


def test_p7_covers_and_paid_rethrows_mix_while_coins_last(position):
    game = position("ship ship", purses="4 1")
    game.apply(Throw(0, (5, 5, 5, 5)))
    game.apply(Cover(0, 3))
    game.apply(Rethrow(0, (0, 1, 2), (4, 4, 4)))
    game.apply(Cover(0, 0))
    game.apply(Rethrow(0, (2,), (1,)))
    assert (game.total, game.coins(0), game.covered) == (5, 0, (0, 3))


def test_p7_covering_needs_a_coin(position):
    game = position("ship ship", purses="0 1")
    game.apply(Throw(0, (5, 5, 5, 5)))
    with pytest.raises(IllegalMove, match="cover die 2: no coin"):
        game.apply(Cover(0, 2))


def test_p8_a_die_is_covered_only_after_the_first_throw(position):
    with pytest.raises(IllegalMove, match="not thrown yet"):
        position("ship ship").apply(Cover(0, 1))


def test_p8_a_covered_die_is_neither_thrown_nor_covered_again(position):
    game = position("ship ship", purses="3 1")
    game.apply(Throw(0, (5, 4, 3, 2)))
    game.apply(Cover(0, 1))
    for move in (Rethrow(0, (0, 1), (1, 1)), Cover(0, 1)):
        with pytest.raises(IllegalMove, match=r"^die 1 is covered to the end of the turn$"):
            game.apply(move)
    again = [move for move in game.legal() if isinstance(move, Rethrow)]
    assert {move.dice for move in again} == {(0,), (2,), (3,), (0, 2), (0, 3), (2, 3), (0, 2, 3)}


def test_p8_a_covered_number_counts_for_nothing(position):
    game = position("6 20", purses="2 1")
    game.apply(Throw(0, (5, 4, 1, 2)))
    game.apply(Cover(0, 0))
    game.apply(Cover(0, 1))
    game.apply(Stand(0))
    assert game.space(0) == 3


def test_p8_covered_symbols_do_nothing(position):
    game = position("6 20", purses="2 0")
    game.apply(Throw(0, ("coin", 1, "sword", 1)))
    game.apply(Cover(0, 0))
    game.apply(Cover(0, 2))
    told = game.apply(Stand(0))
    assert [type(event).__name__ for event in told] == ["Moved", "Earned", "Turn"]
    assert game.space(1) == 20
    assert game.coins(0) == 1  # furthest out only


def test_p8_all_four_covered_is_a_total_of_0(position):
    game = position("1 20", purses="4 1")
    game.apply(Throw(0, (5, 5, 5, 5)))
    for die in (0, 1, 2, 3):
        game.apply(Cover(0, die))
    assert game.legal() == (Stand(0),)
    game.apply(Stand(0))
    assert game.space(0) == 1


def test_p8_covers_end_with_the_turn(position):
    game = position("ship ship")
    game.apply(Throw(0, (5, 4, 1, 2)))
    game.apply(Cover(0, 0))
    game.apply(Stand(0))
    assert (game.covered, game.faces, game.total, game.free) == ((), (), 0, 0)
    game.apply(Throw(1, (5, 4, 1, 2)))
    assert game.total == 12


def test_p9_a_coin_gained_comes_too_late_for_its_own_turn(position):
    game = position("ship ship", purses="0 1")
    game.apply(Throw(0, ("coin", "coin", 1, 1)))
    assert not any(isinstance(move, Cover) for move in game.legal())
    game.apply(Stand(0))
    assert game.coins(0) == 3


def test_p10_symbols_count_0(position):
    game = position("ship ship")
    game.apply(Throw(0, ("coin", 4, "sword", 3)))
    assert game.total == 7


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (Throw(1, (1, 1, 1, 1)), "seat 1: it is the turn of seat 0"),
        (Throw(0, (1, 1, 1)), "one face a die is needed"),
        (Throw(0, ()), "faces: none for 4 dice"),
        (Throw(0, (6, 1, 1, 1)), "faces: 6 is no face of die 0; 1-5 or coin"),
        (Throw(0, (0, 1, 1, 1)), "1-5"),
        (Throw(0, ("sword", 1, 1, 1)), "faces: sword is no face of die 0; 1-5 or coin"),
        (Throw(0, (1, 1, 1, "coin")), "coin is no face of die 3; 1-5 or sword"),
        (Rethrow(0, (0,), (1,)), "not thrown yet"),
        (Stand(0), "not thrown yet"),
        (Stand(9), "seat 9"),
        (Play(0, "D1"), "not a move of The Plank"),
    ],
)
def test_before_the_throw_a_wrong_move_is_refused_with_its_value(position, move, said: str):
    game = position("ship ship")
    before = game.final(), game.view(0)
    with pytest.raises(IllegalMove, match=said):
        game.apply(move)
    assert (game.final(), game.view(0)) == before


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (Throw(0, (1, 1, 1, 1)), "thrown already"),
        (Rethrow(1, (0,), (1,)), "seat 1: it is the turn of seat 0"),
        (Rethrow(0, (), ()), "dice none: name one or more"),
        (Rethrow(0, (0, 0), (1, 1)), "dice 0 and 0: name"),
        (Rethrow(0, (4,), (1,)), "dice 4: name"),
        (Rethrow(0, (0,), (1, 2)), "one face a die"),
        (Rethrow(0, (0, 3), (1, "coin")), "coin is no face of die 3"),
        (Rethrow(0, (0,), ()), "faces: none for 1 die"),
        (Cover(0, 4), "dice 4: name"),
        (Cover(0, -1), "dice -1: name"),
        (Stand(0, 3), "stand on 3: there is nothing to choose"),
    ],
)
def test_after_the_throw_a_wrong_move_is_refused_with_its_value(position, move, said: str):
    game = position("ship ship")
    game.apply(Throw(0, (1, 2, 3, 4)))
    before = game.final(), game.view(0)
    with pytest.raises(IllegalMove, match=said) as error:
        game.apply(move)
    assert "\n" not in str(error.value)
    assert (game.final(), game.view(0)) == before


def test_nothing_can_be_done_when_the_game_is_over(position, take_turn):
    game = position("1 20")
    take_turn(game, (5, 5, 5, 5))
    assert game.over
    assert game.legal() == ()
    with pytest.raises(IllegalMove, match="the game is over"):
        game.apply(Throw(1, (1, 1, 1, 1)))
