from __future__ import annotations

import pytest

from plank.games import RuleError
from plank.games.the_plank import Rules, ThePlank


def test_p1_two_to_six_players_with_a_pirate_and_a_coin_each():
    for count in range(2, 7):
        game = ThePlank(["Anne"] * count)
        assert [game.coins(seat) for seat in range(count)] == [1] * count
        assert game.bank == 24 - count


@pytest.mark.parametrize("count", [0, 1, 7])
def test_p1_any_other_number_of_players_is_refused(count: int):
    with pytest.raises(RuleError, match=rf"^{count} players?: The Plank is for 2 to 6"):
        ThePlank(["Anne"] * count)


def test_p2_twenty_spaces_or_eleven_to_thirty():
    assert Rules().spaces == 20
    assert [ThePlank(("a", "b"), Rules(spaces=n)).plank.ship for n in (11, 30)] == [12, 31]


def test_p3_the_cycle_puts_the_chest_on_3_7_11_15_19():
    symbols = Rules().symbols
    assert [space for space in range(1, 21) if symbols[space - 1] == "chest"] == [3, 7, 11, 15, 19]


def test_p4_all_start_in_the_ship():
    game = ThePlank(("Anne", "Bo"))
    for seat in (0, 1):
        assert game.in_ship(seat)
        assert game.space(seat) is None
        assert not game.fallen(seat)


def test_p5_the_starting_player_is_given():
    assert ThePlank(("Anne", "Bo", "Cy"), first=2).turn == 2


@pytest.mark.parametrize("first", [-1, 2, True, "0", None])
def test_p5_a_first_seat_that_is_none_is_refused(first: int):
    with pytest.raises(RuleError, match="the seats are 0 to 1"):
        ThePlank(("Anne", "Bo"), first=first)


def test_p22_fewer_coins_than_players_are_refused():
    ThePlank(("Anne", "Bo"), Rules(coins=2))
    with pytest.raises(RuleError, match="coins=2: 3 players need at least 3"):
        ThePlank(("Anne", "Bo", "Cy"), Rules(coins=2))


def test_a_game_begins_with_a_state_as_the_log_has_it():
    assert ThePlank(("Anne", "Anne"), Rules(coins=None), first=1).final() == {
        "game": "the-plank",
        "over": False,
        "winner": None,
        "turn": 1,
        "bank": None,
        "seats": [
            {"name": "Anne", "space": None, "coins": 1, "fallen": False, "place": None},
            {"name": "Anne", "space": None, "coins": 1, "fallen": False, "place": None},
        ],
    }
