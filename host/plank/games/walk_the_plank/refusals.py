"""Says in one line why a move is refused."""

from __future__ import annotations

from plank.games.game import IllegalMove
from plank.games.walk_the_plank.cards import CARDS, SUIT_OF
from plank.games.walk_the_plank.moves import CardMove, Cut, Deal, Play
from plank.games.walk_the_plank.state import State


def untimely(state: State, move: CardMove) -> IllegalMove:
    """Refuse a move that is not of the kind, or of the seat, that the game waits for."""
    return IllegalMove(f"{_describe(move)} does not fit: {_awaited(state)}")


def forbidden_card(state: State, seat: int, card: str) -> IllegalMove:
    """Refuse a card of the seat whose turn it is (ruling W5)."""
    if card not in CARDS:
        return IllegalMove(f"{card!r} is not a card")
    if card not in state.hand(seat):
        return IllegalMove(f"{_seat(state, seat)} does not hold {card!r}")
    return IllegalMove(
        f"{card!r} does not follow suit: {_seat(state, seat)} plays "
        f"{SUIT_OF[state.table[0].card]} or a special"
    )


def _describe(move: CardMove) -> str:
    if isinstance(move, Deal):
        return "a deal"
    if isinstance(move, Cut):
        return "a cut"
    if isinstance(move, Play):
        return f"card {move.card!r} played by seat {move.seat}"
    return f"trump {move.suit!r} named by seat {move.seat}"


def _awaited(state: State) -> str:
    if state.over:
        return "the game is over"
    if state.awaits == "cut":
        return f"seats {list(state.tied)} are to cut for Captain"
    if state.turn is None:
        return f"the cards of round {state.round} are to be dealt"
    if state.naming:
        return f"{_seat(state, state.turn)} is to name trump"
    return f"{_seat(state, state.turn)} is to play a card"


def _seat(state: State, seat: int) -> str:
    return f"seat {seat} ({state.seats[seat]!r})"
