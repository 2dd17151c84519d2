"""Positions written as words, and whole turns in one call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from plank.games.the_plank import (
    DICE,
    Face,
    PlankEvent,
    Rules,
    Stand,
    ThePlank,
    Throw,
    Thrown,
)
from plank.games.the_plank.spaces import FALLEN

NAMES = ("Anne", "Bo", "Cy", "Dee", "Ed", "Flo")

Position = Callable[..., ThePlank]
TakeTurn = Callable[..., list[PlankEvent]]


@pytest.fixture
def position() -> Position:
    """Build a game: `position("8 ship fallen 1", purses="1 0 0 2", turn=3, push=True)`.

    Those who have fallen fell one by one in seat order; the bank holds what is left of all coins.
    """

    def build(places: str, purses: str = "", turn: int = 0, **switches: Any) -> ThePlank:
        words = places.split()
        game = ThePlank(NAMES[: len(words)], Rules(**switches), turn)
        numbers = {"ship": game.plank.ship, "fallen": FALLEN}
        game.at = [numbers[word] if word in numbers else int(word) for word in words]
        for seat, word in enumerate(words):
            if word == "fallen":
                game.purses[seat] = 0
                game.places[seat] = game.standing
                game.standing -= 1
        if purses:
            game.purses = [int(word) for word in purses.split()]
        if game.rules.coins is not None:
            game.bank = game.rules.coins - sum(game.purses)
        return game

    return build


@pytest.fixture
def take_turn() -> TakeTurn:
    """Throw these faces for the one whose turn it is, and stand; return what standing did."""

    def take(game: ThePlank, faces: Sequence[Face], space: int | None = None) -> list[PlankEvent]:
        seat = game.turn
        assert seat is not None
        thrown = game.apply(Throw(seat, tuple(faces)))
        assert isinstance(thrown[0], Thrown)
        assert thrown[0].dice == DICE
        return game.apply(Stand(seat, space))

    return take
