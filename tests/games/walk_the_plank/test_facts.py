"""The figures of the rulings page, exact."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

from tests.games.walk_the_plank.short_games import (
    cut,
    deal_out,
    duel,
    play,
    play_round,
    players,
    reach,
)

from plank.games.walk_the_plank import Deal, Took, Trump, deck


def test_no_trump_in_round_1_is_3_of_68() -> None:
    without = 0
    for index, turned in enumerate(deck()):
        rest = deck()
        del rest[index]
        game = players(3)
        hands = (tuple(rest[:7]), tuple(rest[7:14]), tuple(rest[14:21]))
        game.apply(Deal(hands=hands, turned=turned))
        without += game.trump is None
    assert Fraction(without, 68) == Fraction(3, 68)


def test_a_null_final_is_1_of_34() -> None:
    final = duel()
    null = deals = 0
    for first, second in permutations(deck(), 2):
        game = final.copy()
        deal_out(game, [(0, first), (1, second)])
        game.apply(Trump(seat=0, suit="D"))
        play(game, [(0, first), (1, second)])
        null += not game.over
        deals += 1
    assert (deals, Fraction(null, deals)) == (68 * 67, Fraction(1, 34))


def test_battles_won_in_a_round_are_the_hand_size() -> None:
    game = players(3)
    happened = play_round(game, "0 1 2 0 1 2 0")
    assert sum(isinstance(told, Took) for told in happened) == 7


def test_battles_won_in_a_round_are_one_less_with_the_sea_monster() -> None:
    for null in range(7):
        game = players(3)
        winners = ["0", "1", "2", "0", "1", "2", "0"]
        winners[null] = f"S{winners[null]}"
        happened = play_round(game, " ".join(winners))
        assert sum(isinstance(told, Took) for told in happened) == 6


def test_the_first_hand_may_be_dealt_to_nine_with_four_cards_left() -> None:
    game = players(9)
    pack = deck()
    hands = tuple(tuple(pack[7 * seat : 7 * seat + 7]) for seat in range(9))
    game.apply(Deal(hands=hands, turned=pack[63]))
    assert 68 - sum(game.sizes) - 1 == 4


def test_the_one_card_round_has_two_players() -> None:
    game = reach(5)
    play_round(game, "0 1 2")  # nobody goes out of the three-card round
    cut(game, "0:D3 1:D2 2:D1")
    play_round(game, "0 1")  # but two battles leave two at most
    assert game.still_in == (0, 1)
