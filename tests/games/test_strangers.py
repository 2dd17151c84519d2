"""Moves from strangers: what no log could carry is refused in one line and changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.reasons import said

from plank.games import IllegalMove, RuleError
from plank.games.the_plank import Cover, Give, Rethrow, Rules, Stand, ThePlank, Throw
from plank.games.walk_the_plank import Cut, Deal, Play, Trump, WalkThePlank
from plank.games.walk_the_plank import Rules as CardRules

HALF = "\ud800"  # half a character, which no file can hold
THROWN = 'the-plank; "A" 8 2, "B" 9 2; turn 0; dice 5 1 3 2; free 1; bank 20'
CHOICE = (
    'the-plank; "A" 11 2, "B" 9 2; turn 1; dice 5 5 5 5; free 0; bank 20; '
    'rules {"symbol_jump": "choice", "greedy": true}'
)
DEAL = 'walk-the-plank; "A", "B", "C" out 3; round 6; captain 0; leader 0; next deal'
TRUMP = 'walk-the-plank; "A" D1 D2, "B" H1 H2, "C" out 3; round 6; captain 1; leader 1; next trump'
PLAY = TRUMP.replace("next trump", "next play; trump P")
CUT = (
    'walk-the-plank; "A", "B", "C" out 3; round 6; captain 1; leader 0; next cut; '
    "battles 1:H1 0:D1, 1:D3 0:D5"
)


def refuse(game: ThePlank | WalkThePlank, move: Any) -> str:
    before = game.copy()
    with pytest.raises(IllegalMove) as refused:
        game.apply(move)
    assert game == before and game.legal() == before.legal()
    assert all(said(refused.value).values())
    line = str(refused.value)
    assert "\n" not in line
    return line


@pytest.mark.parametrize(
    "move",
    [
        Throw(False, (5, 1, 3, 2)),
        Throw(0.0, (5, 1, 3, 2)),
        Throw("0", (5, 1, 3, 2)),
        Throw(None, (5, 1, 3, 2)),
        Throw([], (5, 1, 3, 2)),
        Throw(0, (5.0, 1, 3, 2)),
        Throw(0, (5, True, 3, 2)),
        Throw(0, [5, 1, 3, 2]),
        Throw(0, 5),
        Throw(0, "5132"),
        Throw(0, None),
        Throw(0, ([], 1, 3, 2)),
        Throw(0, ({(1, 2): 3}, 1, 3, 2)),
        Throw(0, (..., 1, 3, 2)),
        Throw(0, (10**30, 1, 3, 2)),
        Throw(0, (5, 1, 3, 2), by="foot"),
        Throw(0, (5, 1, 3, 2), by=7),
        "throw",
        None,
        {"do": "throw"},
    ],
    ids=repr,
)
def test_a_first_throw_that_no_log_can_carry(move: Any):
    refuse(ThePlank("AB"), move)


@pytest.mark.parametrize(
    "move",
    [
        Rethrow(False, (0,), (5,)),
        Rethrow(0, (False,), (5,)),
        Rethrow(0, (0.0, 1), (5, 4)),
        Rethrow(0, [0], (5,)),
        Rethrow(0, 0, (5,)),
        Rethrow(0, ([],), (5,)),
        Rethrow(0, (0,), [5]),
        Rethrow(0, (0,), 5),
        Rethrow(0, (0,), None),
        Rethrow(0, (0,), (True,)),
        Rethrow(0, (0,), (5.0,)),
        Rethrow(0, (0,), ({},)),
        Rethrow(0, (1, 0), (5, 4), by="foot"),
        Cover(0, True),
        Cover(0, 1.0),
        Cover(0, [1]),
        Cover(0, None),
        Cover(False, 1),
        Stand(False),
        Stand(0.0),
        Stand(0, 7.0),
        Stand(0, [7]),
    ],
    ids=repr,
)
def test_a_move_after_a_throw_that_no_log_can_carry(move: Any):
    refuse(ThePlank.from_text(THROWN), move)


@pytest.mark.parametrize(
    "move",
    [
        Stand(1, 5.0),
        Stand(1, True),
        Stand(1, "5"),
        Give(1, 0, True, ""),
        Give(1, 0, 1.0, ""),
        Give(True, 0, 1, ""),
        Give(1, False, 1, ""),
        Give(1, 0, 1, 5),
        Give(1, 0, 1, None),
        Give(1, 0, 1, HALF),
        Give([], 0, 1, ""),
        Give(1, 0, 10**30, ""),
    ],
    ids=ascii,
)
def test_a_choice_or_a_gift_that_no_log_can_carry_p13_p28(move: Any):
    refuse(ThePlank.from_text(CHOICE), move)


@pytest.mark.parametrize(
    ("position", "move"),
    [
        (DEAL, Deal([["D1", "D2"], ["H1", "H2"], []])),
        (DEAL, Deal((["D1", "D2"], ["H1", "H2"], []))),
        (DEAL, Deal((("D1", ["D2"]), ("H1", "H2"), ()))),
        (DEAL, Deal((("D1", 2), ("H1", "H2"), ()))),
        (DEAL, Deal(5)),
        (DEAL, Deal("AB")),
        (DEAL, Deal((("D1", "D2"), ("H1", "H2"), ()), turned=4)),
        (DEAL, Deal((("D1", "D2"), ("H1", "H2"), ()), by="foot")),
        (TRUMP, Trump(True, "P")),
        (TRUMP, Trump(1, 5)),
        (TRUMP, Trump(1, ["P"])),
        (TRUMP, Trump(1, None)),
        (TRUMP, Trump(1, "P", by="foot")),
        (PLAY, Play(True, "H1")),
        (PLAY, Play(1.0, "H1")),
        (PLAY, Play(1, ["H1"])),
        (PLAY, Play(1, None)),
        (PLAY, Play(1, "H1", by="foot")),
        (CUT, Cut([[0, "D4"], [1, "H11"]])),
        (CUT, Cut(((False, "D4"), (True, "H11")))),
        (CUT, Cut(((0, "D4"), (1.0, "H11")))),
        (CUT, Cut(((0, "D4"), (1, ["H11"])))),
        (CUT, Cut(((0,), (1,)))),
        (CUT, Cut(5)),
    ],
    ids=repr,
)
def test_a_move_of_the_cards_that_no_log_can_carry(position: str, move: Any):
    refuse(WalkThePlank.from_text(position), move)


def test_a_reason_names_the_value_and_the_key():
    assert (
        refuse(ThePlank("AB"), Throw(0, (5, True, 3, 2)))
        == "throw: faces: true is no face; 1-5, coin or sword"
    )
    assert "seat false" in refuse(ThePlank("AB"), Throw(False, (5, 1, 3, 2)))
    deal = Deal([["D1", "D2"], ["H1", "H2"], []])
    assert refuse(WalkThePlank.from_text(DEAL), deal) == "deal: it takes tuples, not lists"


@pytest.mark.parametrize("seat", [-1, 3, True, 1.0, "0", []], ids=repr)
def test_w14_nobody_sees_a_hand_by_a_seat_that_is_none(seat: Any):
    game = WalkThePlank("ABC")
    game.apply(game.fill_in(game.legal()[0], random.Random(1)))
    for look in (game.view, game.hand, ThePlank("ABC").view):
        with pytest.raises(RuleError, match=r"the seats are 0 to 2"):
            look(seat)


@pytest.mark.parametrize("kind", [ThePlank, WalkThePlank])
@pytest.mark.parametrize(
    "seats", [("A", "", "C"), ("A", 5, "C"), ("A", None, "C"), ("A", HALF, "C")], ids=ascii
)
def test_every_player_has_a_name_that_a_log_can_carry(kind: Any, seats: Any):
    with pytest.raises(RuleError, match="seat 1 has no name") as refused:
        kind(seats)
    assert said(refused.value)["en"] == "Player 2 has no name. Everybody needs one."


@pytest.mark.parametrize("first", [-1, 3, True, 1.0, "0", None], ids=repr)
@pytest.mark.parametrize("kind", [ThePlank, WalkThePlank])
def test_the_first_seat_is_one_of_them(kind: Any, first: Any):
    with pytest.raises(RuleError, match="the seats are 0 to 2") as refused:
        kind("ABC", kind.rules_type(), first)
    assert said(refused.value)["en"] == "Whoever is to begin is not one of the players."


@pytest.mark.parametrize(
    ("kind", "rules"), [(ThePlank, CardRules()), (WalkThePlank, Rules()), (ThePlank, {})]
)
def test_a_game_takes_no_rules_but_its_own(kind: Any, rules: Any):
    with pytest.raises(RuleError, match="takes its own Rules") as refused:
        kind("ABC", rules)
    assert kind.title in said(refused.value)["en"]
