"""What is wrong with a log is said in plain words: the key, the value, what is wanted."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest
from tests.games.ships_log.samples import CARDS, PLANK, THROW, lines, refusal

from plank.games.ships_log import LogError, read

PYTHON = re.compile(r"\b(?:None|True|False|int|str|bool)\b|[(,]\)|\$|\(\w+, |Struct|`[^`]* \|")
"""What only a programmer would write."""


def reason_for(text: str) -> str:
    """Return why a log is refused, "" where it is not."""
    try:
        read(text)
    except LogError as error:
        return error.reason
    return ""


GIVE = {"do": "give", "seat": 0, "to": 1, "coins": 1, "favour": "mercy"}


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"faces": [True, 1, 2, 3]}, "faces: true is no face; 1-5, coin or sword"),
        ({"faces": ["gold", 1, 2, 3]}, 'faces: "gold" is no face; 1-5, coin or sword'),
        ({"faces": ["5", 1, 2, 3]}, 'faces: "5" is no face; 1-5, coin or sword'),
        ({"faces": [5, [1], 2, 3]}, "faces: [1] is no face; 1-5, coin or sword"),
        ({"faces": 5}, "faces: 5 is no list"),
        ({"faces": []}, "faces: none for 4 dice; one face a die is needed"),
        ({"faces": [1, 2]}, "faces: 1 and 2 for 4 dice; one face a die is needed"),
        ({"faces": [6, 1, 2, 3]}, "faces: 6 is no face of die 0; 1-5 or coin"),
        ({"seat": "0"}, 'seat: "0" is no whole number'),
        ({"seat": True}, "seat: true is no whole number"),
        ({"seat": 1}, "seat 1: it is the turn of seat 0"),
        ({"do": "jump"}, 'do: "jump" is no move of this game'),
        ({"do": 5}, "do: 5 is no move of this game"),
        ({"by": "foot"}, 'by: "foot" is no way to enter a move; hand, or leave it out'),
        ({"bye": 1}, "unknown key `bye`"),
    ],
)
def test_a_wrong_throw(changed: dict[str, Any], said: str) -> None:
    assert refusal(lines(PLANK, {**THROW, **changed})) == (2, said)


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ([{"do": "rethrow", "seat": 0, "dice": [0], "faces": [1]}], "the dice are not thrown yet"),
        ([THROW, {"do": "cover", "seat": 0, "die": 9}], "dice 9: name one or more different"),
        (
            [THROW, {"do": "rethrow", "seat": 0, "dice": [0, 0], "faces": [1, 1]}],
            "dice 0 and 0: name one or more different dice of 0 to 3",
        ),
        (
            [
                THROW,
                {"do": "cover", "seat": 0, "die": 0},
                GIVE | {"seat": 1, "to": 0},
                {"do": "cover", "seat": 0, "die": 0},
            ],
            "die 0 is covered to the end of the turn",
        ),
        ([GIVE | {"coins": 0}], "give 0 coins: seat 0 has 1; give 1 or more"),
        ([GIVE | {"to": 7}], "give: seat 7 does not stand on the plank or in the ship"),
        ([GIVE | {"favour": ["mercy"]}], 'favour: ["mercy"] is no text'),
        ([THROW, {"do": "stand", "seat": 0, "space": "8"}], 'space: "8" is no whole number'),
        ([THROW, {"do": "stand", "seat": 0, "space": 8}], "stand on 8: there is nothing to choose"),
    ],
)
def test_a_wrong_move_of_the_plank(moves: list[dict[str, Any]], said: str) -> None:
    line, reason = refusal(lines({**PLANK, "rules": {"greedy": True}}, *moves))
    assert (line, reason[: len(said)]) == (len(moves) + 1, said)
    assert not PYTHON.search(reason)


HAND = ["D1", "D2", "D3", "D4", "D5", "D6", "D7"]
DEAL = {
    "do": "deal",
    "hands": [HAND, [card.replace("D", "H") for card in HAND], [f"M{n}" for n in range(1, 8)]],
    "turned": "L1",
}


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ([DEAL | {"hands": [HAND]}], "hands of 7, 7 and 7 cards are dealt here, not of 7"),
        ([DEAL | {"hands": []}], "hands of 7, 7 and 7 cards are dealt here, and none is given"),
        ([DEAL | {"hands": [5]}], "hands: 5 is no list"),
        ([DEAL | {"hands": [[5]]}], "hands: 5 is no text"),
        ([DEAL | {"turned": "D1"}], "the deal cannot be: the pack has D1 once only"),
        ([DEAL | {"turned": "X1"}], "the deal cannot be: X1 is not a card"),
        ([{"do": "cut", "draws": [[0]]}], "draws: [0] is no pair of seat and card"),
        ([{"do": "cut", "draws": []}], "a cut does not fit: the cards of round 1 are to be dealt"),
        (
            [DEAL, {"do": "play", "seat": 1, "card": "H1"}],
            "card H1 played by seat 1 does not fit: seat 0 (Anne) is to play a card",
        ),
        ([DEAL, {"do": "play", "seat": 0, "card": "H1"}], "seat 0 (Anne) does not hold H1"),
        ([DEAL, {"do": "play", "seat": 0, "card": ""}], '"" is not a card'),
    ],
)
def test_a_wrong_move_of_walk_the_plank(moves: list[dict[str, Any]], said: str) -> None:
    assert refusal(lines(CARDS, *moves)) == (len(moves) + 1, said)


@pytest.mark.parametrize(
    ("header", "said"),
    [
        ({**PLANK, "seats": ["Anne"]}, "1 player: The Plank is for 2 to 6"),
        ({**CARDS, "seats": ["Anne"]}, "1 player: Walk the Plank is for 3 to 9"),
        ({**PLANK, "first": 2}, "first 2: the seats are 0 to 1"),
        ({**PLANK, "first": True}, "first: true is no whole number"),
        ({**CARDS, "first": 3}, "first 3: the seats are 0 to 2"),
        ({**PLANK, "seats": ["Anne", 3]}, "seats: 3 is no text"),
        ({**PLANK, "rules": []}, "rules: [] is no object in braces"),
        ({**PLANK, "log": "1"}, 'log: "1" is no whole number'),
    ],
)
def test_a_wrong_first_line(header: dict[str, Any], said: str) -> None:
    assert refusal(lines(header)) == (1, said)


ODD = (None, True, -1, 99, 1.5, "", "x", [], [1], [None], {}, {"x": [True]}, ["coin", 1], [[0, 1]])


@pytest.mark.parametrize("kind", [PLANK, CARDS], ids=["dice", "cards"])
def test_whatever_is_wrong_no_reason_speaks_like_a_program(kind: dict[str, Any]) -> None:
    moves = (
        THROW,
        GIVE,
        DEAL,
        {"do": "rethrow", "seat": 0, "dice": [0], "faces": [1]},
        {"do": "cover", "seat": 0, "die": 1},
        {"do": "stand", "seat": 0, "space": 3},
        {"do": "trump", "seat": 0, "suit": "D"},
        {"do": "play", "seat": 0, "card": "D1"},
        {"do": "cut", "draws": [[0, "D1"]]},
    )
    begun = ((), (THROW if kind is PLANK else DEAL,))
    wrong = [
        [*before, {**move, key: odd}]
        for before, move, odd in itertools.product(begun, moves, ODD)
        for key in move
    ]
    reasons = [reason for tried in wrong if (reason := reason_for(lines(kind, *tried)))]
    assert len(reasons) > len(wrong) * 0.9
    assert [reason for reason in reasons if PYTHON.search(reason)] == []
