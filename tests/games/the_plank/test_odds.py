"""The figures at the bottom of The Plank's RULINGS.md."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations_with_replacement, product

import pytest

from plank.games import IllegalMove
from plank.games.the_plank import FACES, Cover, Rethrow, Stand, Throw
from plank.games.the_plank.dice import READINGS
from plank.games.the_plank.odds import best_act, chance_below, chance_exactly, chance_of, ways


def test_facts_ways_for_totals_0_to_20_out_of_1296():
    rising = [1, 4, 10, 20, 35, 56, 80, 104, 125, 140]
    assert ways() == dict(enumerate([*rising, 146, *reversed(rising)]))
    assert sum(ways().values()) == 1296


def test_facts_the_game_reads_all_1296_throws_and_totals_them_alike():
    assert len(READINGS) == 1296
    totals = [reading.total for reading in READINGS.values()]
    assert {total: totals.count(total) for total in sorted(set(totals))} == ways()


def test_facts_126_multisets_by_number_and_441_with_symbols_told_apart():
    numbers = {tuple(sorted(n if isinstance(n, int) else 0 for n in f)) for f in READINGS}
    assert len(numbers) == 126
    pair = list(combinations_with_replacement(FACES[0], 2))
    assert len(pair) ** 2 == 441
    told_apart = {tuple(sorted(f[:2], key=str)) + tuple(sorted(f[2:], key=str)) for f in READINGS}
    assert len(told_apart) == 441


@pytest.mark.parametrize(
    ("limit", "chance"),
    [
        (1, Fraction(91, 216) ** 4),
        (2, Fraction(99803995, 1088391168)),
        (3, Fraction(973643, 5038848)),
        (4, Fraction(10931195, 34012224)),
        (21, Fraction(1)),
    ],
)
def test_facts_best_play_with_two_free_rethrows(limit: int, chance: Fraction):
    assert chance_below(limit) == chance


def test_without_rethrows_the_chance_is_that_of_one_throw():
    for limit in range(1, 22):
        below = sum(count for total, count in ways().items() if total < limit)
        assert chance_below(limit, rethrows=0) == Fraction(below, 1296)


def test_the_chance_of_a_turn_is_the_mean_over_its_first_throws():
    throws = list(product(range(6), repeat=4))
    chances = [chance_below(3, numbers, rethrows=1) for numbers in throws]
    assert sum(chances) / len(throws) == chance_below(3, rethrows=1)


def test_p7_a_coin_covers_one_die_and_four_coins_make_any_throw_safe():
    assert chance_below(2, (5, 1), rethrows=0, coins=1) == 1
    assert chance_below(1, (5, 5), rethrows=0, coins=1) == Fraction(
        1, 36
    )  # better thrown again than covered
    assert chance_below(1, (5, 5, 5, 5), rethrows=0, coins=4) == 1
    assert chance_below(1, (5, 5, 5, 5), rethrows=2, coins=99) == 1


def test_p7_more_rethrows_and_coins_never_hurt():
    for limit in (1, 2, 3, 4):
        chances = [chance_below(limit, coins=coins) for coins in range(6)]
        assert chances == sorted(chances)
        assert chance_below(limit, rethrows=1) < chance_below(limit)


def test_the_best_act_stands_when_that_is_safe(position):
    game = position("4 20")
    game.apply(Throw(0, (1, 1, 1, "sword")))
    assert best_act(game, range(4)) == Stand(0)


def test_the_best_act_keeps_the_symbols(position):
    game = position("1 20")
    game.apply(Throw(0, ("coin", 5, "sword", 5)))
    assert best_act(game, range(1)) == Rethrow(0, (1, 3), ())


def test_the_best_act_spends_a_coin_only_when_it_may(position):
    game = position("3 20", purses="1 1")
    game.apply(Throw(0, ("coin", 5, "sword", 1)))
    for face in (4, 5):
        game.apply(Rethrow(0, (1,), (face,)))
    assert best_act(game, range(3)) == Stand(0)
    assert best_act(game, range(3), coins=1) == Cover(0, 1)
    game.purses[0] = 0
    assert best_act(game, range(3), coins=1) == Stand(0)


def test_the_best_act_needs_a_throw(position):
    with pytest.raises(IllegalMove, match="not thrown yet"):
        best_act(position("3 20"), range(3))


@pytest.mark.parametrize("total", range(21))
def test_without_rethrows_the_chance_of_a_total_is_that_of_one_throw(total: int):
    assert chance_exactly(total, rethrows=0) == Fraction(ways()[total], 1296)


def test_facts_a_total_of_10_with_two_free_rethrows():
    assert float(chance_exactly(10)) == pytest.approx(0.379739, abs=5e-7)


def test_the_chance_of_exactly_a_total_after_a_throw():
    assert chance_exactly(10, (5, "coin", 3, 2), rethrows=0) == 1
    assert chance_exactly(11, (5, "coin", 3, 2), rethrows=0) == 0
    assert chance_exactly(11, (5, "coin", 3, 2), rethrows=1) == Fraction(1, 6)
    assert chance_exactly(5, (5, "coin", 3, 2), rethrows=0, coins=2) == 1  # 3 and 2 covered


def test_the_chance_of_several_totals_is_at_least_that_of_each():
    for totals in ((1, 20), range(4), ()):
        chance = chance_of(totals)
        assert all(chance >= chance_exactly(total) for total in totals)
    assert chance_of(range(21)) == 1 and chance_of(()) == 0
    assert chance_of(range(4)) == chance_below(4)


def test_the_best_act_goes_for_exactly_a_total(position):
    game = position("11 20")
    game.apply(Throw(0, (5, "coin", 3, "sword")))
    assert best_act(game, (8,)) == Stand(0)
    assert isinstance(best_act(game, (9,)), Rethrow)
