from __future__ import annotations

import pytest

from plank.games import IllegalMove
from plank.games.the_plank import Cover, Gave, Give, Stand, Throw


def test_p28_a_favour_is_paid_from_the_start_of_a_turn_before_its_first_throw(position):
    game = position("20 9", greedy=True)
    assert game.apply(Give(1, 0, 1, "spare me")) == [Gave(1, 0, 1, "spare me")]
    assert (game.coins(0), game.coins(1)) == (2, 0)
    assert game.bank == 22
    assert game.turn == 0


def test_p28_a_given_coin_can_be_used_at_once(position):
    game = position("20 9", purses="0 1", greedy=True)
    game.apply(Throw(0, (5, 5, 5, 5)))
    game.apply(Give(1, 0, 1, ""))
    game.apply(Cover(0, 0))
    assert (game.total, game.coins(0)) == (15, 0)


def test_p28_any_standing_player_pays_any_other_the_roller_need_not_take_part(position):
    game = position("20 9 ship", purses="1 3 1", greedy=True)
    game.apply(Give(1, 2, 3, "row for me"))
    assert [game.coins(seat) for seat in range(3)] == [1, 0, 4]


def test_p28_legal_moves_offer_one_coin_from_each_who_can_pay_to_each_other(position):
    game = position("20 9 fallen ship", purses="1 0 0 2", greedy=True)
    gifts = [move for move in game.legal() if isinstance(move, Give)]
    assert gifts == [Give(a, b, 1, "") for a, b in ((0, 1), (0, 3), (3, 0), (3, 1))]


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (Give(0, 0, 1, ""), "seat 0 cannot pay itself"),
        (Give(0, 1, 0, ""), "give 0 coins"),
        (Give(0, 1, -1, ""), "give -1 coins"),
        (Give(0, 1, 3, ""), "give 3 coins: seat 0 has 2"),
        (Give(0, 1, True, ""), "give: coins: true is no whole number"),
        (Give(0, 2, 1, ""), "seat 2 does not stand"),
        (Give(2, 0, 1, ""), "seat 2 does not stand"),
        (Give(0, 3, 1, ""), "seat 3 does not stand"),
        (Give(-1, 0, 1, ""), "seat -1 does not stand"),
    ],
)
def test_p28_a_wrong_gift_is_refused(position, move: Give, said: str):
    game = position("20 9 fallen", purses="2 1 0", greedy=True)
    before = game.final()
    with pytest.raises(IllegalMove, match=said):
        game.apply(move)
    assert game.final() == before


def test_p28_not_without_the_switch(position):
    with pytest.raises(IllegalMove, match="Greedy Pirates is not played"):
        position("20 9").apply(Give(0, 1, 1, ""))


def test_p28_not_after_the_end(position, take_turn):
    game = position("1 9 9", greedy=True)
    take_turn(game, (1, 1, 1, 1))
    game.apply(Give(1, 2, 1, "still playing"))
    game = position("1 9", greedy=True)
    take_turn(game, (1, 1, 1, 1))
    with pytest.raises(IllegalMove, match="the game is over"):
        game.apply(Give(1, 0, 1, ""))
    assert game.legal() == ()


def test_p28_gifts_are_open_until_the_roller_stands(position):
    game = position("20 9", greedy=True)
    game.apply(Throw(0, (1, 1, 1, 1)))
    assert Give(1, 0, 1, "") in game.legal()
    game.apply(Stand(0))
    assert Give(1, 0, 1, "") in game.legal()  # the next turn has begun
