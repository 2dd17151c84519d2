"""Why a move, a rule or a seat is refused: one line with the log's terms, and people's words."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.reasons import said

from plank.games import GameError
from plank.games.the_plank import Cover, Give, Rethrow, Rules, Stand, ThePlank, Throw
from plank.games.walk_the_plank import Cut, Deal, Play, Trump, WalkThePlank

THROWN = 'the-plank; "Anne" 8 1, "Bo" 9 0, "Cy" fell 3; turn 0; dice 5 1 3 2; free 2; bank 23'
SPENT = 'the-plank; "Anne" 8 0, "Bo" 9 1, "Cy" fell 3; turn 0; dice 5 1 3 2; free 0; bank 23'
OVER = 'the-plank; "Anne" 8 2, "Bo" fell 2; over; bank 22'
CHOICE = (
    'the-plank; "Anne" 11 2, "Bo" 9 2; turn 0; dice 5 5 5 5; free 0; bank 20; '
    'rules {"symbol_jump": "choice"}'
)
GREEDY = THROWN + '; rules {"greedy": true}'
CARDS = 'walk-the-plank; "Anne" D1 D2, "Bo" H1 H2, "Cy" out 3; round 6; captain 1; leader 1; '
DEAL = CARDS.replace(" D1 D2", "").replace(" H1 H2", "") + "next deal"
TRUMP = CARDS + "next trump"
FOLLOW = CARDS.replace(" H1 H2", " H2").replace("D1 D2", "H5 WTP") + "next play; table 1:H1"
CUT = DEAL.replace("next deal", "next cut; battles 1:H1 0:D1, 1:D3 0:D5").replace(
    "leader 1", "leader 0"
)
HANDS = (("D1", "D2"), ("H1", "H2"), ())


@pytest.mark.parametrize(
    ("position", "move", "line", "words"),
    [
        (THROWN, Play(0, "D1"), "play: not a move of The Plank", "The Plank has no such move."),
        (
            THROWN,
            Throw(1, ()),
            "seat 1: it is the turn of seat 0",
            "Bo, it is Anne's turn. Wait for yours.",
        ),
        (OVER, Stand(0), "seat 0: the game is over", "The game is over. Start a new one."),
        (
            THROWN,
            Throw(0, (5, 1, 3, 2)),
            "throw: the dice are thrown already; throw some of them again, or stand",
            "Anne has thrown already. Throw some of the dice again, or stand.",
        ),
        (
            SPENT,
            Rethrow(0, (0,), (1,)),
            "rethrow: no free rethrow is left, and no coin to pay for one",
            "Anne has no free throw left, and no coin to pay for one.",
        ),
        (
            SPENT,
            Cover(0, 2),
            "cover die 2: no coin to pay for it",
            "Anne has no coin to pay with.",
        ),
        (
            THROWN,
            Rethrow(0, (0, 4), (1, 1)),
            "dice 0 and 4: name one or more different dice of 0 to 3",
            "These are not different dice from 1 to 4: 1 and 5.",
        ),
        (
            THROWN,
            Rethrow(0, (2,), ("coin",)),
            "faces: coin is no face of die 2; 1-5 or sword",
            "These faces cannot be: a coin. Say 1 to 5, coin or sword for each die.",
        ),
        (
            THROWN,
            Stand(0, 4),
            "stand on 4: there is nothing to choose; leave space out",
            "There is no choice of spaces now, so space 4 cannot be chosen.",
        ),
        (
            CHOICE,
            Stand(0),
            "stand without a space: choose 7 or 3",
            "There is a choice. Say which space: 7 or 3.",
        ),
        (
            CHOICE,
            Stand(0, 4),
            "stand on 4: choose 7 or 3",
            "Space 4 cannot be reached. Choose 7 or 3.",
        ),
        (
            THROWN,
            Give(0, 1, 1, ""),
            "give: Greedy Pirates is not played (rule greedy=false)",
            "Coins are not given away in this game. Start one with the rule greedy=true.",
        ),
        (
            GREEDY,
            Give(0, 2, 1, ""),
            "give: seat 2 does not stand on the plank or in the ship",
            "Cy is out of the game and can neither give nor take coins.",
        ),
        (
            GREEDY,
            Give(0, 0, 1, ""),
            "give: seat 0 cannot pay itself",
            "Anne, choose another player: nobody can pay themselves.",
        ),
        (
            GREEDY,
            Give(0, 1, 2, ""),
            "give 2 coins: seat 0 has 1; give 1 or more",
            "Anne can give one coin, no more and no less.",
        ),
        (
            DEAL,
            Play(1, "H1"),
            "card H1 played by seat 1 does not fit: the cards of round 6 are to be dealt",
            "Not now: the cards of round 6 have to be dealt first.",
        ),
        (
            TRUMP,
            Play(1, "H1"),
            "card H1 played by seat 1 does not fit: seat 1 (Bo) is to name trump",
            "Not now: Bo has to name the trump suit first.",
        ),
        (
            FOLLOW,
            Trump(1, "P"),
            "trump P named by seat 1 does not fit: seat 0 (Anne) is to play a card",
            "Not now: it is Anne's turn to play a card.",
        ),
        (
            CUT,
            Deal(HANDS),
            "a deal does not fit: seats 0 and 1 are to cut for Captain",
            "Not now: Anne and Bo have to cut the cards for Captain first.",
        ),
        (FOLLOW, Play(0, "X9"), "X9 is not a card", "There is no card X9."),
        (
            FOLLOW,
            Play(0, "P9"),
            "seat 0 (Anne) does not hold P9",
            "Anne does not hold the 9 of Parrots.",
        ),
        (
            FOLLOW.replace("H5 WTP", "H5 P9"),
            Play(0, "P9"),
            "P9 does not follow suit: seat 0 (Anne) plays Hookhands or a special",
            "Anne has to play Hookhands or a special card, not the 9 of Parrots.",
        ),
        (
            TRUMP,
            Trump(1, "X"),
            "X is not a suit: name D, H, M, P or L",
            "There is no suit X. Name one of the five suits.",
        ),
        (
            DEAL,
            Deal((("D1", "D2"), ("D1", "H2"), ())),
            "the deal cannot be: the pack has D1 once only",
            "The pack does not hold the 1 of Doubloons that many times.",
        ),
        (
            DEAL,
            Deal((("D1",), ("H1", "H2"), ())),
            "hands of 2, 2 and 0 cards are dealt here, not of 1, 2 and 0",
            "Everybody who is still in gets 2 cards.",
        ),
        (
            DEAL,
            Deal(HANDS, turned="M4"),
            "nothing is turned up in round 6: leave M4 out",
            "No card is turned face up in round 6.",
        ),
        (
            CUT,
            Cut(((0, "D4"),)),
            "seats 0 and 1 draw a card each, in this order, not 0",
            "Those who are tied draw one card each, in the order of their seats.",
        ),
        (
            CUT,
            Cut(((0, "D4"), (1, "D5"), (0, "D6"))),
            "seat 0 draws D6 after the cut was won by seat 1",
            "The cut is decided already. Nobody draws another card.",
        ),
    ],
)
def test_a_reason_in_the_terms_of_the_log_and_of_people(
    position: str, move: Any, line: str, words: str
):
    kind = ThePlank if position.startswith("the-plank") else WalkThePlank
    with pytest.raises(GameError) as refused:
        kind.from_text(position).apply(move)
    assert str(refused.value) == line
    everywhere = said(refused.value)
    assert everywhere["en"] == words
    assert len(set(everywhere.values())) == len(everywhere)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: ThePlank("A"), "The Plank is for 2 to 6 players, not for 1."),
        (
            lambda: ThePlank("ABC", Rules(coins=2)),
            "For 3 players 2 coins are too few: everybody starts with one.",
        ),
        (
            lambda: Rules.from_texts(["push"]),
            "The rule push has no value. Write it like this: spaces=20.",
        ),
        (lambda: Rules(spaces=40), "The rule spaces cannot be 40. Choose another value."),
        (lambda: Rules.from_texts(["puhs=true"]), "The Plank has no rule puhs."),
        (lambda: WalkThePlank("ABC").view(3), "Nobody has that seat."),
    ],
)
def test_why_rules_and_seats_are_refused(make: Any, words: str):
    with pytest.raises(GameError) as refused:
        make()
    assert said(refused.value)["en"] == words


def test_a_game_without_phrases_leaves_the_key_out():
    error = GameError("no")
    assert (str(error), error.key, error.args_of) == ("no", "", {})
