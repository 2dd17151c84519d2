"""Says in one line why a move is refused."""

from __future__ import annotations

from plank.games import value_text
from plank.games.game import IllegalMove
from plank.games.walk_the_plank.cards import CARDS, SUIT_NAMES, SUIT_OF, SUITS
from plank.games.walk_the_plank.moves import CardMove, Cut, Deal, Play
from plank.games.walk_the_plank.state import State


def untimely(state: State, move: CardMove) -> IllegalMove:
    """Refuse a move that is not of the kind, or of the seat, that the game waits for."""
    return IllegalMove(f"{_describe(move)} does not fit: {_awaited(state)}")


def forbidden_card(state: State, seat: int, card: str) -> IllegalMove:
    """Refuse a card of the seat whose turn it is (ruling W5)."""
    if card not in CARDS:
        return IllegalMove(f"{value_text.value(card)} is not a card")
    if card not in state.hand(seat):
        return IllegalMove(f"{_seat(state, seat)} does not hold {card}")
    led = SUIT_OF[state.table[0].card]
    assert led is not None, "after a special there is no suit to follow"
    suit = SUIT_NAMES[led]
    return IllegalMove(
        f"{card} does not follow suit: {_seat(state, seat)} plays {suit} or a special"
    )


def no_suit(suit: str) -> IllegalMove:
    """Refuse a trump that is no suit (ruling W3)."""
    return IllegalMove(
        f"{value_text.value(suit)} is not a suit: name {value_text.values(SUITS, 'or')}"
    )


def _describe(move: CardMove) -> str:
    if isinstance(move, Deal):
        return "a deal"
    if isinstance(move, Cut):
        return "a cut"
    if isinstance(move, Play):
        return f"card {value_text.value(move.card)} played by seat {value_text.value(move.seat)}"
    return f"trump {value_text.value(move.suit)} named by seat {value_text.value(move.seat)}"


def _awaited(state: State) -> str:
    if state.over:
        return "the game is over"
    if state.awaits == "cut":
        return f"seats {value_text.values(state.tied)} are to cut for Captain"
    if state.turn is None:
        return f"the cards of round {state.round} are to be dealt"
    if state.naming:
        return f"{_seat(state, state.turn)} is to name trump"
    return f"{_seat(state, state.turn)} is to play a card"


def _seat(state: State, seat: int) -> str:
    return f"seat {seat} ({value_text.value(state.seats[seat])})"
