"""Says in one line why a move is refused."""

from __future__ import annotations

from plank.games import value_text
from plank.games.errors import IllegalMove
from plank.games.walk_the_plank.cards import CARDS, SUIT_NAMES, SUIT_OF, SUITS
from plank.games.walk_the_plank.moves import CardMove, Cut, Deal, Play
from plank.games.walk_the_plank.state import State


def untimely(state: State, move: CardMove) -> IllegalMove:
    """Refuse a move that is not of the kind, or of the seat, that the game waits for."""
    does_not_fit = f"{_describe(move)} does not fit"
    if state.over:
        return IllegalMove(f"{does_not_fit}: the game is over", "is-over")
    if state.awaits == "cut":
        line = f"{does_not_fit}: seats {value_text.values(state.tied)} are to cut for Captain"
        return IllegalMove(line, "awaits-cut", names=names_of(state, state.tied))
    if state.turn is None:
        line = f"{does_not_fit}: the cards of round {state.round} are to be dealt"
        return IllegalMove(line, "awaits-deal", round=state.round)
    act, key = ("name trump", "awaits-trump") if state.naming else ("play a card", "awaits-card")
    line = f"{does_not_fit}: {_seat(state, state.turn)} is to {act}"
    return IllegalMove(line, key, name=state.seats[state.turn])


def forbidden_card(state: State, seat: int, card: object) -> IllegalMove:
    """Refuse a card of the seat whose turn it is (ruling W5)."""
    if not isinstance(card, str) or card not in CARDS:
        return no_card(card)
    name = state.seats[seat]
    if card not in state.hand(seat):
        line = f"{_seat(state, seat)} does not hold {card}"
        return IllegalMove(line, "card-not-held", name=name, card=card)
    led = SUIT_OF[state.table[0].card]
    assert led is not None, "after a special there is no suit to follow"
    suit = SUIT_NAMES[led]
    line = f"{card} does not follow suit: {_seat(state, seat)} plays {suit} or a special"
    return IllegalMove(line, "follow-suit", name=name, card=card, suit=suit)


def no_card(card: object) -> IllegalMove:
    """Refuse what is not one of the 68 cards."""
    shown = value_text.value(card)
    return IllegalMove(f"{shown} is not a card", "no-such-card", given=shown)


def no_suit(suit: str) -> IllegalMove:
    """Refuse a trump that is no suit (ruling W3)."""
    shown = value_text.value(suit)
    line = f"{shown} is not a suit: name {value_text.values(SUITS, 'or')}"
    return IllegalMove(line, "no-such-suit", given=shown)


def names_of(state: State, seats: tuple[int, ...]) -> tuple[str, ...]:
    """Return the players' names."""
    return tuple(state.seats[seat] for seat in seats)


def _describe(move: CardMove) -> str:
    if isinstance(move, Deal):
        return "a deal"
    if isinstance(move, Cut):
        return "a cut"
    if isinstance(move, Play):
        return f"card {value_text.value(move.card)} played by seat {value_text.value(move.seat)}"
    return f"trump {value_text.value(move.suit)} named by seat {value_text.value(move.seat)}"


def _seat(state: State, seat: int) -> str:
    return f"seat {seat} ({value_text.value(state.seats[seat])})"
