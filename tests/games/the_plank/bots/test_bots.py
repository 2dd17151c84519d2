"""The bots play by the rules, and the bosun plays well."""

from __future__ import annotations

import random

import pytest
from tests.games.the_plank.bots.bot_games import moves_of, winner

from plank.games.the_plank import Cover, Rethrow, Rules, Stand, ThePlank, Throw
from plank.games.the_plank.bots import BOTS, Bosun
from plank.games.walk_the_plank import Deal, WalkThePlank

SWITCHES = {
    "as printed": Rules(),
    "P2 short": Rules(spaces=11),
    "P2 long": Rules(spaces=30),
    "P3 no twins": Rules(spaces=11, layout=tuple("abcdefghijk")),
    "P13 choice": Rules(symbol_jump="choice"),
    "P14 safe": Rules(space1_safe=True),
    "P15 removed": Rules(fallen_coins="removed"),
    "P18 ship spared": Rules(sword_hits_ship=False),
    "P19 stop": Rules(sword_edge="stop"),
    "P20 one": Rules(front_coins="one"),
    "P21 alone": Rules(furthest_tie=False),
    "P22 scarce": Rules(coins=4),
    "P22 endless": Rules(coins=None),
    "P25 push": Rules(push=True),
    "P26 no chain": Rules(push=True, push_chain=False),
    "P28 greedy": Rules(greedy=True),
    "all at once": Rules(
        spaces=14, symbol_jump="choice", space1_safe=True, push=True, greedy=True, coins=None
    ),
}


@pytest.mark.parametrize("rules", SWITCHES.values(), ids=SWITCHES)
@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_plays_whole_games_legally_under_every_switch(kind: str, rules: Rules):
    rng = random.Random(17)
    for players in (2, 4):
        for _ in range(4):
            game = ThePlank(tuple("ABCD"[:players]), rules)
            for move in moves_of(game, [BOTS[kind](rng)] * players, rng):
                if not isinstance(move, Throw):
                    assert move in game.legal()
            assert game.winner is not None


def test_a_bosun_beats_three_deckhands_clearly():
    rng = random.Random(1)
    bots = [BOTS[kind](rng) for kind in ("bosun", "deckhand", "deckhand", "deckhand")]
    won = sum(winner(bots, rng) == 0 for _ in range(200))
    assert won > 170


def test_no_bosun_is_better_off_by_its_seat():
    rng = random.Random(1)
    wins = [winner([Bosun(rng)] * 4, rng) for _ in range(200)]
    assert all(35 <= wins.count(seat) <= 70 for seat in range(4))


@pytest.mark.parametrize("kind", BOTS)
def test_the_same_seed_makes_the_same_choices(kind: str):
    played = []
    for _ in range(2):
        rng = random.Random(5)
        game = ThePlank(("A", "B"))
        played.append(list(moves_of(game, [BOTS[kind](rng)] * 2, rng)))
    assert played[0] == played[1]


@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_makes_only_moves_of_its_own_p28(kind: str):
    rng = random.Random(3)
    game = ThePlank(("A", "B", "C"), Rules(greedy=True))
    for move in moves_of(game, [BOTS[kind](rng)] * 3, rng):
        assert move.seat == game.turn


def test_a_deckhand_plays_cards_too():
    game = WalkThePlank(("A", "B", "C"))
    game.apply(Deal(hands=hands(), turned="P8"))
    card = BOTS["deckhand"](random.Random(2)).choose(game.copy(), 0)
    assert card in game.legal()


def hands() -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(f"{suit}{number}" for number in range(1, 8)) for suit in "DHM")


def on_space(space: int, coins: int = 1, rules: Rules | None = None) -> ThePlank:
    """Anne on a space, to throw; Bo far behind her."""
    game = ThePlank(("Anne", "Bo"), rules or Rules())
    game.at[0] = space
    game.purses[0] = coins
    return game


def bosun_on(space: int, *faces: object, free: int = 2, coins: int = 1, **rules: object) -> object:
    game = on_space(space, coins, Rules(**rules))
    game.apply(Throw(0, faces))
    game.free = free
    return Bosun(random.Random(1)).choose(game.copy(), 0)


def test_a_bosun_stands_on_a_good_total():
    assert bosun_on(12, 5, "coin", 3, 3) == Stand(0)


def test_a_bosun_throws_again_what_is_too_high():
    move = bosun_on(4, 5, 1, "sword", "sword")
    assert move == Rethrow(0, (0,), ()) or move == Rethrow(0, (0, 1), ())


def test_a_bosun_keeps_its_coin_while_throws_are_free():
    assert isinstance(bosun_on(4, 5, 5, 5, 5), Rethrow)


def test_a_bosun_pays_to_cover_the_die_that_would_drown_it():
    assert bosun_on(4, 5, "coin", 1, "sword", free=0) == Cover(0, 0)


def test_a_bosun_pays_for_the_slimmest_chance_since_the_sea_takes_the_coin_anyway_p15():
    assert isinstance(bosun_on(2, 5, 5, 5, 5, free=0), Rethrow)


def test_a_bosun_keeps_its_coin_where_a_twin_saves_it_p13():
    assert bosun_on(11, 5, 5, 2, 1, free=0) == Stand(0)


def test_a_bosun_without_a_coin_stands_and_falls():
    assert bosun_on(2, 5, 5, 5, 5, free=0, coins=0) == Stand(0)


def test_a_bosun_does_not_pay_where_a_twin_saves_it_p13():
    assert bosun_on(19, 5, 5, 5, 4, free=0) == Stand(0)


def test_a_bosun_jumps_to_the_twin_with_the_best_outlook_p13():
    assert bosun_on(11, 5, 5, 5, 5, free=0, coins=0, symbol_jump="choice") == Stand(0, 7)


def test_a_bosun_stays_on_the_safe_edge_p14():
    assert bosun_on(1, 5, 5, 5, 5, free=0, space1_safe=True) == Stand(0)


def test_a_bosun_refuses_cards():
    with pytest.raises(TypeError, match="plays The Plank only"):
        Bosun(random.Random(1)).choose(WalkThePlank(("A", "B", "C")), 0)
