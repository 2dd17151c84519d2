"""The end of a round: Captain, out, won, dealt again, places. Rulings W10 to W13 and W15."""

from __future__ import annotations

import pytest
from tests.games.walk_the_plank.short_games import (
    cut,
    deal_out,
    deal_suits,
    duel,
    name_trump,
    play,
    play_round,
    players,
    standing,
)

from plank.games.game import IllegalMove
from plank.games.walk_the_plank import (
    Again,
    Captain,
    Cut,
    Deal,
    Drew,
    Out,
    Play,
    Rules,
    Tied,
    Trump,
    Turn,
    WalkThePlank,
    Won,
)

LAST_WINNER = Rules(captain_tie="last_winner")
MONSTER = Rules(null_final="monster")


def tie() -> WalkThePlank:
    """Bo and Cy share three battles, Anne has one."""
    game = players(3)
    play_round(game, "1 1 1 2 2 2 0")
    return game


# W10


def test_w10_the_most_battles_make_the_captain() -> None:
    game = players(3)
    assert play_round(game, "0 2 2 1 2 0 2")[-1] == Captain(2)
    assert (game.round, game.captain, game.leader, game.awaits) == (2, 2, 2, "deal")


def test_w10_a_tie_waits_for_the_cut() -> None:
    game = tie()
    assert (game.round, game.captain, game.turn, game.awaits) == (1, 0, None, "cut")
    assert game.tied == (1, 2)
    assert game.battles == (1, 3, 3)
    assert game.legal() == (Cut(draws=()),)
    assert cut(game, "1:D4 2:H11") == [Drew(1, "D4"), Drew(2, "H11"), Captain(2)]
    assert (game.round, game.captain, game.awaits, game.tied) == (2, 2, "deal", ())
    assert game.battles == (0, 0, 0)


def test_w10_suits_do_not_count_in_a_cut() -> None:
    game = tie()  # trump was Peglegs
    cut(game, "1:D5 2:L4")
    assert game.captain == 1


@pytest.mark.parametrize("special", ["WTP", "SEA"])
def test_w10_a_special_counts_0_in_a_cut(special: str) -> None:
    game = tie()
    cut(game, f"1:{special} 2:D1")
    assert game.captain == 2


def test_w10_those_who_share_the_highest_cut_again() -> None:
    game = tie()
    happened = cut(game, "1:D9 2:H9 1:D9 2:WTP")  # a fresh pack has the D9 again
    assert happened == [
        Drew(1, "D9"),
        Drew(2, "H9"),
        Tied((1, 2)),
        Drew(1, "D9"),
        Drew(2, "WTP"),
        Captain(1),
    ]


def test_w10_two_specials_share_the_highest() -> None:
    game = tie()
    cut(game, "1:WTP 2:WTP 1:SEA 2:WTP 1:D2 2:D1")
    assert game.captain == 1


def test_w10_of_three_only_the_highest_two_cut_again() -> None:
    game = players(4)
    play_round(game, "0 1 3 0 1 3 2")
    assert game.tied == (0, 1, 3)
    with pytest.raises(IllegalMove, match=r"seats 0 and 3 draw a card each"):
        cut(game, "0:D9 1:D8 3:H9 0:D1 1:D2 3:D3")
    cut(game, "0:D9 1:D8 3:H9 0:D1 3:D3")
    assert game.captain == 3


@pytest.mark.parametrize(
    ("draws", "reason"),
    [
        ("", "seats 1 and 2 draw a card each"),
        ("1:D4", "seats 1 and 2"),
        ("2:H11 1:D4", "seats 1 and 2"),
        ("0:D1 1:D2", "seats 1 and 2"),
        ("1:D4 2:D4", "D4 once only"),
        ("1:D4 2:D14", "D14 is not a card"),
        ("1:SEA 2:SEA", "SEA once only"),
        ("1:D4 2:H4", "seats 1 and 2"),
        ("1:D4 2:H4 1:D5", "seats 1 and 2"),
        ("1:D4 2:H11 1:D1 2:D2", "after the cut was won by seat 2"),
        ("1:D4 2:H11 0:D1", "after the cut was won by seat 2"),
    ],
)
def test_w10_a_cut_that_cannot_be_is_refused(draws: str, reason: str) -> None:
    game = tie()
    before = game.final()
    with pytest.raises(IllegalMove, match=reason):
        cut(game, draws)
    assert (game.final(), game.awaits) == (before, "cut")


def test_w10_a_cut_comes_when_it_is_awaited_only() -> None:
    game = players(3)
    with pytest.raises(IllegalMove, match=r"a cut does not fit.*round 1"):
        cut(game, "1:D4 2:H11")
    game = tie()
    with pytest.raises(IllegalMove, match=r"a deal does not fit: seats 1 and 2 are to cut"):
        deal_out(game, [])


@pytest.mark.parametrize(("winners", "captain"), [("1 1 1 2 2 2 0", 2), ("2 2 2 1 1 0 1", 1)])
def test_w10_captain_tie_last_winner_needs_no_cut(winners: str, captain: int) -> None:
    game = players(3, LAST_WINNER)
    happened = play_round(game, winners)
    assert happened[-2:] == [Tied((1, 2)), Captain(captain)]
    assert (game.captain, game.awaits) == (captain, "deal")


def test_w10_captain_tie_last_winner_passes_over_the_sea_and_those_not_tied() -> None:
    game = players(3, LAST_WINNER)
    play_round(game, "1 2 1 2 1 2 0")
    assert game.captain == 2
    game = players(4, LAST_WINNER)
    play_round(game, "1 2 1 2 3 0 S0")
    assert game.captain == 2


# W11


def test_w11_no_battle_won_is_out() -> None:
    game = players(4)
    assert Out((1, 3), 3) in play_round(game, "0 0 0 0 2 2 2")
    assert game.still_in == (0, 2)
    assert [game.out(seat) for seat in range(4)] == [False, True, False, True]


def test_w11_the_captain_too_and_also_when_the_sea_took_the_battle() -> None:
    game = players(3, first=1)
    happened = play_round(game, "0 0 0 2 2 0 S1")
    assert Out((1,), 3) in happened
    assert game.captain == 0


def test_w11_those_out_never_act_again() -> None:
    game = players(3)
    play_round(game, "0 0 0 0 2 2 2")
    deal_suits(game, "0D 2H")
    name_trump(game, "L")
    play(game, [(0, "D1")])
    with pytest.raises(IllegalMove, match="seat 1"):
        play(game, [(1, "D2")])


# W12


def test_w12_the_only_one_with_battles_wins_at_the_rounds_end() -> None:
    game = players(3)
    happened = play_round(game, "1 1 1 1 1 1 S0")
    assert happened[-2:] == [Out((0, 2), 2), Won(1)]
    assert (game.over, game.winner, game.turn, game.legal()) == (True, 1, None, ())
    assert standing(game) == [(True, 2), (False, 1), (True, 2)]


def test_w12_not_before_the_round_has_ended() -> None:
    game = players(3)
    deal_suits(game, "0D 1H 2M", "D13")
    for number in range(6):
        play(game, [(0, f"D{7 - number}"), (1, f"H{7 - number}"), (2, f"M{7 - number}")])
    assert (game.battles, game.over) == ((6, 0, 0), False)
    play(game, [(0, "D1"), (1, "H1"), (2, "M1")])
    assert game.over


def test_w12_the_last_round_has_one_battle_and_so_one_winner() -> None:
    game = duel()
    play_round(game, "1")
    assert game.winner == 1
    assert standing(game) == [(True, 2), (False, 1), (True, 3)]


def test_nothing_comes_after_the_end() -> None:
    game = duel()
    play_round(game, "1")
    final = game.final()
    for move in (
        Deal(hands=(("D1",), ("D2",), ())),
        Trump(seat=0, suit="D"),
        Play(seat=0, card="D1"),
        Cut(draws=((0, "D1"), (1, "D2"))),
    ):
        with pytest.raises(IllegalMove, match="the game is over"):
            game.apply(move)
    assert game.final() == final


# W13


@pytest.mark.parametrize("monster", [0, 1])
def test_w13_a_null_final_is_dealt_again_and_the_monsters_player_leads(monster: int) -> None:
    game = duel()
    happened = play_round(game, f"S{monster}")
    assert happened[-1] == Again(monster)
    assert (game.round, game.captain, game.leader, game.awaits) == (7, 0, monster, "deal")
    assert (game.battles, game.trump, game.over) == ((0, 0, 0), None, False)
    assert deal_out(game, [(0, "D1"), (1, "H1")])[-1] == Turn(0)  # the Captain names trump
    assert list(game.legal()) == [Trump(seat=0, suit=suit) for suit in "DHMPL"]
    assert name_trump(game, "H")[-1] == Turn(monster)


def test_w13_it_is_repeated_until_it_is_won() -> None:
    game = duel()
    for monster in (1, 1, 0, 1):
        play_round(game, f"S{monster}")
    assert (game.round, game.still_in) == (7, (0, 1))
    play_round(game, "0")
    assert game.winner == 0


def test_w13_the_replay_is_one_card_each_with_nothing_turned_up() -> None:
    game = duel()
    play_round(game, "S0")
    for wrong in (Deal(hands=(("D1",), ("D2",), ()), turned="D3"), Deal(hands=(("D1",), (), ()))):
        with pytest.raises(IllegalMove):
            game.apply(wrong)


@pytest.mark.parametrize("monster", [0, 1])
def test_w13_null_final_monster_lets_the_monsters_player_win(monster: int) -> None:
    game = duel(MONSTER)
    happened = play_round(game, f"S{monster}")
    assert happened[-2:] == [Out((1 - monster,), 2), Won(monster)]
    assert (game.winner, game.battles) == (monster, (0, 0, 0))
    assert [game.place(seat) for seat in (monster, 1 - monster, 2)] == [1, 2, 3]


def test_w13_null_final_monster_changes_nothing_in_a_final_that_is_won() -> None:
    game = duel(MONSTER)
    play_round(game, "1")
    assert game.winner == 1


# W15


def test_w15_places_go_by_the_round_of_going_out_and_the_same_round_shares() -> None:
    game = players(6)
    play_round(game, "0 0 1 1 2 3 0")  # Eli and Fay: 1 + 4 still in
    assert standing(game)[4:] == [(True, 5), (True, 5)]
    play_round(game, "0 1 2 0 1 0")  # Dot: 1 + 3
    assert standing(game)[3] == (True, 4)
    play_round(game, "2 2 2 2 2")  # Anne and Bo share the second place
    assert [game.place(seat) for seat in range(6)] == [2, 2, 1, 4, 5, 5]


def test_w15_who_is_in_has_no_place() -> None:
    game = players(4)
    play_round(game, "0 0 0 1 1 2 2")
    assert [game.place(seat) for seat in range(4)] == [None, None, None, 4]
