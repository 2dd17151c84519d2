"""Everything that makes one position of Walk the Plank differ from another, and its text.

    walk-the-plank; "Anne" D1 WTP, "Bo" H2, "Cy" out 3; round 6; captain 0; leader 0; next play;
    trump P; battles 0:D5 1:D9; table 0:H7; first 2; rules {"two_wtp": "first"}

(on one line). Behind a name stand the cards of the hand, or `out` and the place in the result.
`next` is what the game waits for: deal, trump, play, cut or over. `battles` are those of the round
that are over, `table` the one under way: who played which card, in order. Left out are `trump` and
`turned` where there is none, `battles` and `table` where nothing is played, `first` where it is
seat 0, and `rules` where they are the printed ones.

The text holds every hand: it is for those who run the game, and no player may see it. With `hidden`
hands are only counted, which can be shown to everybody and read by no program.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from plank.games import value_text
from plank.games.errors import GameError, PositionError
from plank.games.position_text import Sections, check, entries, seat_text, whole, write
from plank.games.walk_the_plank.cards import CARDS, SUITS, check_pack
from plank.games.walk_the_plank.deal import FIRST_HAND, hand_size
from plank.games.walk_the_plank.rules import Rules

NAME = "walk-the-plank"
SECTIONS = (
    *("round", "captain", "leader", "next", "trump", "turned"),
    *("battles", "table", "first", "rules"),
)
Next = Literal["deal", "trump", "play", "cut", "over"]
NEXT: tuple[Next, ...] = ("deal", "trump", "play", "cut", "over")
Battle = tuple[tuple[int, str], ...]
"""Who played which card, in order."""


class Position(msgspec.Struct, frozen=True):
    """A position; `battles` are the round's, the one under way (`table`) left out."""

    seats: tuple[str, ...]
    rules: Rules
    first: int
    hands: tuple[tuple[str, ...], ...]
    places: tuple[int | None, ...]
    round: int
    captain: int
    leader: int
    next: Next
    trump: str | None
    turned: str | None
    battles: tuple[Battle, ...]
    table: Battle


def to_text(position: Position, *, hidden: bool = False) -> str:
    """Write a position as one line."""
    others = {
        "round": position.round,
        "captain": position.captain,
        "leader": position.leader,
        "next": position.next,
        "trump": position.trump,
        "turned": position.turned,
        "battles": ", ".join(map(_battle_text, position.battles)) or None,
        "table": _battle_text(position.table) or None,
        "first": position.first or None,
        "rules": position.rules.header() or None,
    }
    seats = [_seat_text(position, seat, hidden) for seat in range(len(position.seats))]
    return write(NAME, seats, others)


def from_text(text: str) -> Position:
    """Read a position. Raises PositionError for what cannot be one."""
    told = Sections(text, NAME, SECTIONS)
    rules: Rules = told.rules(Rules)
    seats = [_read_seat(words) for _, words in told.seats]
    position = Position(
        seats=told.names,
        rules=rules,
        first=told.number("first", 0),
        hands=tuple(hand for hand, _ in seats),
        places=_places([place for _, place in seats], told.get("next")),
        round=told.number("round"),
        captain=told.number("captain"),
        leader=told.number("leader"),
        next=_next(told.get("next")),
        trump=told.get("trump") or None,
        turned=told.get("turned") or None,
        battles=tuple(map(_read_battle, entries(told.get("battles")))),
        table=_read_battle(told.get("table")),
    )
    _check(position)
    return position


def _battle_text(battle: Battle) -> str:
    return " ".join(f"{seat}:{card}" for seat, card in battle)


def _seat_text(position: Position, seat: int, hidden: bool) -> str:
    name, hand, place = position.seats[seat], position.hands[seat], position.places[seat]
    if place is not None and place > 1:
        return seat_text(name, "out", place)
    if hidden and hand:
        return seat_text(name, value_text.count(len(hand), "card"))
    return seat_text(name, *hand)


def _read_seat(words: list[str]) -> tuple[tuple[str, ...], int | None]:
    """Return a seat's hand, and its place in the result."""
    if words[:1] == ["out"] and len(words) == 2:
        return (), whole(words[1], "out")
    return tuple(words), None


def _places(out: list[int | None], awaited: str) -> tuple[int | None, ...]:
    return tuple(1 if awaited == "over" and place is None else place for place in out)


def _read_battle(text: str) -> Battle:
    return tuple(_read_play(play) for play in text.split())


def _read_play(play: str) -> tuple[int, str]:
    seat, _, card = play.partition(":")
    return whole(seat, "seat"), card


def _next(text: str) -> Next:
    for awaited in NEXT:
        if awaited == text:
            return awaited
    raise PositionError(f"next {value_text.value(text)}: there are {', '.join(NEXT)}")


def _check(position: Position) -> None:
    still_in = [seat for seat, place in enumerate(position.places) if place in (None, 1)]
    _check_places(position, still_in)
    check(1 <= position.round <= FIRST_HAND, f"round {position.round}: there are {FIRST_HAND}")
    plays = [play for battle in (*position.battles, position.table) for play in battle]
    seats = range(len(position.seats))
    for seat in (position.captain, position.leader, *(seat for seat, _ in plays)):
        check(seat in seats, f"seat {seat}: the seats are 0 to {len(seats) - 1}")
    check(position.trump is None or position.trump in tuple(SUITS), "trump: no such suit")
    check((position.turned is None) or position.round == 1, "turned: in round 1 only")
    _check_cards(position, [card for _, card in plays])
    if position.next in ("trump", "play"):
        _check_hands(position, still_in)
    else:
        check(not any(position.hands), f"next {position.next}: nobody holds cards then")
        check(not position.table, f"next {position.next}: no battle is under way then")
    if position.next == "deal":
        check(position.leader in still_in and not position.battles, "next deal: the round is new")


def _check_places(position: Position, still_in: list[int]) -> None:
    out = [place for place in position.places if place is not None and place > 1]
    for place in out:
        rank = 1 + len(still_in) + sum(other < place for other in out)
        check(place == rank, f"out {place}: with those who stay longer it is {rank}")
    check(len(out) + len(still_in) == len(position.seats), "out 1: the winner is not out")
    over = position.next == "over"
    check((len(still_in) == 1) == over, f"next {position.next}: {len(still_in)} are still in")


def _check_cards(position: Position, played: list[str]) -> None:
    turned = [] if position.turned is None else [position.turned]
    cards = [*played, *turned, *(card for hand in position.hands for card in hand)]
    try:
        check_pack(cards, "the position")
    except GameError as error:
        raise PositionError(str(error)) from None
    check(CARDS.issuperset(cards), "no such card")


def _check_hands(position: Position, still_in: list[int]) -> None:
    """Hold hands and battles against the cards of the round, and each battle's order."""
    size = hand_size(position.round)
    leads = [battle[0][0] for battle in (*position.battles, position.table) if battle]
    for battle in (*position.battles, position.table):
        order = tuple(seat for seat, _ in battle)
        start = still_in.index(order[0]) if order and order[0] in still_in else 0
        clockwise = tuple(still_in[start:] + still_in[:start])
        whole_battle = battle is position.table or len(battle) == len(still_in)
        check(order == clockwise[: len(order)] and whole_battle, "battles: not clockwise, or short")
    check(position.leader in still_in, f"leader {position.leader} is out")
    check(not position.table or leads[-1] == position.leader, "table: the leader plays first")
    check(len(position.table) < len(still_in), "table: the battle is over")
    check(len(position.battles) < size, "battles: the round is over")
    played = [seat for seat, _ in position.table]
    for seat, hand in enumerate(position.hands):
        left = size - len(position.battles) - (seat in played) if seat in still_in else 0
        check(len(hand) == left, f"seat {seat} has {len(hand)} cards: it must hold {left}")
    if position.next == "trump":
        fresh = position.trump is None and position.round > 1 and not (leads or position.battles)
        check(fresh, "next trump: not before the deal of round 2, and before any card")
