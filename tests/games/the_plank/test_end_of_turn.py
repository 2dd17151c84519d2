from __future__ import annotations

from plank.games.the_plank import Earned, Fell, Lost, Moved, Pushed, Step, Swept, Turn, Won


def test_p5_play_goes_clockwise_and_skips_the_fallen(position, take_turn):
    game = position("20 fallen fallen 20", turn=3)
    assert take_turn(game, (5, 1, 1, 1))[-1] == Turn(0)
    assert take_turn(game, (5, 1, 1, 1))[-1] == Turn(3)


def test_p23_the_roller_falls_and_the_one_left_wins_even_from_the_ship(position, take_turn):
    game = position("1 ship", purses="1 1")
    assert take_turn(game, (5, 5, 5, 5)) == [Fell((0,), 1, 2, "total"), Lost(0, 1, "bank"), Won(1)]
    assert (game.over, game.winner, game.turn) == (True, 1, None)
    assert (game.place(0), game.place(1)) == (2, 1)


def test_p23_all_others_fall_at_once_and_the_roller_wins_after_its_coins(position, take_turn):
    game = position("20 1 1", purses="0 0 0")
    assert take_turn(game, ("coin", 3, 3, "sword")) == [
        Moved(0, 20, 6),
        Earned(0, 1, 1, "coin"),
        Swept(0, 3, (Step((1, 2), 1, None),)),
        Fell((1, 2), 1, 2, "sword"),
        Earned(0, 1, 1, "furthest"),
        Won(0),
    ]
    assert [game.place(seat) for seat in range(3)] == [1, 2, 2]


def test_p23_the_turn_is_carried_out_whole_after_the_last_fall(position, take_turn):
    game = position("20 1", purses="0 0", push=True)
    assert take_turn(game, (1, "coin", "sword", "sword")) == [
        Moved(0, 20, 1),
        Pushed(0, (Step((1,), 1, None),)),
        Fell((1,), 1, 2, "push"),
        Earned(0, 1, 1, "coin"),
        Swept(0, 2, ()),
        Swept(0, 3, ()),
        Earned(0, 1, 1, "front"),
        Earned(0, 1, 1, "furthest"),
        Won(0),
    ]


def test_p24_later_falls_rank_higher_in_the_same_turn_too(position, take_turn):
    game = position("20 1 2 ship", purses="0 0 0 0", push=True)
    take_turn(game, (1, "coin", "sword", "sword"))  # Bo by the push, Cy by the first sword
    assert [game.place(seat) for seat in range(4)] == [None, 4, 3, None]


def test_p24_one_who_has_fallen_has_a_place_while_the_game_goes_on(position, take_turn):
    game = position("3 20 20 20")
    take_turn(game, (5, 5, 5, 5))
    assert game.final()["seats"][0] == {
        "name": "Anne",
        "space": None,
        "coins": 0,
        "fallen": True,
        "place": 4,
    }
    assert not game.over


def test_the_final_state_of_a_game_that_is_over(position, take_turn):
    game = position("1 8", purses="2 1")
    take_turn(game, (5, 5, 5, 5))
    assert game.final() == {
        "game": "the-plank",
        "over": True,
        "winner": 1,
        "turn": None,
        "bank": 23,
        "seats": [
            {"name": "Anne", "space": None, "coins": 0, "fallen": True, "place": 2},
            {"name": "Bo", "space": 8, "coins": 1, "fallen": False, "place": 1},
        ],
    }
