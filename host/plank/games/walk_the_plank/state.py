"""The state of a game of Walk the Plank, and what may be seen of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, Literal, Self

import msgspec

from plank.games.bots import BotType, RandomPlayer
from plank.games.game import Turn
from plank.games.seats import check_rules, check_seat, check_seats
from plank.games.switches import Switches
from plank.games.walk_the_plank import deal, end_of_round
from plank.games.walk_the_plank.battle import NO_SUIT
from plank.games.walk_the_plank.cards import CARDS, SUITS, WALK
from plank.games.walk_the_plank.end_of_round import clockwise
from plank.games.walk_the_plank.events import CardEvent, Played
from plank.games.walk_the_plank.moves import CardMove, Cut, Deal, Play, Trump
from plank.games.walk_the_plank.position import Next, Position, to_text
from plank.games.walk_the_plank.rules import Rules
from plank.games.walk_the_plank.view import SeatView, View

PLAYERS = range(3, 10)  # ruling W1
SEATS = range(PLAYERS[-1])
PRINTED = Rules()

_AWAITED: dict[str | None, tuple[CardMove, ...]] = {
    "deal": (Deal(hands=()),),
    "cut": (Cut(draws=()),),
    None: (),
}
_NAMINGS = tuple(tuple(Trump(seat=seat, suit=suit) for suit in SUITS) for seat in SEATS)


class State:
    """All that a game of Walk the Plank remembers."""

    name: ClassVar[str] = "walk-the-plank"
    title: ClassVar[str] = "Walk the Plank"
    rules_type: ClassVar[type[Switches]] = Rules
    move_type: ClassVar[Any] = CardMove
    event_type: ClassVar[Any] = CardEvent
    players: ClassVar[range] = PLAYERS
    has_secrets: ClassVar[bool] = True
    dice: ClassVar[int] = 0
    bots: ClassVar[Mapping[str, BotType]] = MappingProxyType({"deckhand": RandomPlayer})

    __slots__ = (
        "_afloat",
        "_battles",
        "_double",
        "_following",
        "_fought",
        "_hand",
        "_hands",
        "_order",
        "_orders",
        "_places",
        "_played",
        "_still_in",
        "_suited",
        "_table",
        "_told",
        "awaits",
        "captain",
        "first",
        "hand_size",
        "naming",
        "over",
        "round",
        "rules",
        "seats",
        "trump",
        "turn",
        "turned",
        "winner",
    )

    def __init__(self, seats: Sequence[str], rules: Rules = PRINTED, first: int = 0) -> None:
        self.seats = check_seats(seats, first, players=PLAYERS, title=Rules.title)
        check_rules(rules, Rules)
        self.rules = rules
        self.first = first
        self.round: int = 1
        self.captain = first  # of the round under way, or to be dealt
        self.turn: int | None = None
        self.awaits: Literal["deal", "cut"] | None = "deal"
        self.naming = False  # whether the Captain is to name trump
        self.trump: str | None = None
        self.turned: str | None = None
        self.over = False
        self.winner: int | None = None
        self.hand_size: int = deal.hand_size(1)  # cards of a hand in this round
        self._hands: list[dict[str, Play]] = [{} for _ in seats]  # card to its play
        self._hand: dict[str, Play] | None = None  # of the seat to play a card
        self._battles = [0] * len(seats)
        self._places: list[int | None] = [None] * len(seats)
        self._table: list[str] = []  # the cards of the battle under way
        self._played: list[tuple[Sequence[int], list[str]]] = []  # the round's earlier battles
        self._afloat: list[int] = []  # who has not won a battle of the round
        self._fought: list[int | None] = []  # who won each battle of the round, None: the sea
        self._suited, self._following = NO_SUIT  # of the current suit, and what follows it
        self._double: int | None = None  # who holds both Walk the Plank!, one in its hand here
        self._still_in: tuple[int, ...] = tuple(range(len(seats)))
        self._orders = clockwise(self._still_in)
        self._told = told_in(self._still_in)  # of a play that ends no battle
        self._order = self._orders[first]  # of the battle under way: its leader and so on

    @property
    def spaces(self) -> int:
        """How many numbered spaces the plank has: as many as cards in the largest hand."""
        return deal.FIRST_HAND

    @property
    def leader(self) -> int:
        """The seat that leads the battle under way, or the first one of the round to be dealt."""
        return self._order[0]

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(map(self._size, range(len(self.seats))))

    @property
    def battles(self) -> tuple[int, ...]:
        """How many battles of the round each seat has won."""
        return tuple(self._battles)

    @property
    def table(self) -> tuple[Played, ...]:
        """The cards of the battle under way, in the order they were played."""
        return _lay(self._order, self._table)

    @property
    def played(self) -> tuple[Played, ...]:
        """The cards of the round's earlier battles, in the order they were played."""
        return tuple(played for battle in self._played for played in _lay(*battle))

    @property
    def still_in(self) -> tuple[int, ...]:
        """The seats that are in the game."""
        return self._still_in

    @property
    def tied(self) -> tuple[int, ...]:
        """The seats that cut for Captain; () when no cut is awaited."""
        return end_of_round.most(self._battles) if self.awaits == "cut" else ()

    def hand(self, seat: int) -> tuple[str, ...]:
        """Return a seat's cards, for that seat's eyes only (W14). Raises RuleError."""
        check_seat(seat, len(self.seats))
        hand = tuple(self._hands[seat])
        return (*hand, WALK) if seat == self._double else hand

    def out(self, seat: int) -> bool:
        """Whether a seat has walked the plank."""
        return self._places[seat] is not None and seat != self.winner

    def place(self, seat: int) -> int | None:
        """Return a seat's place, 1 the winner's; None while it is in."""
        return self._places[seat]

    def space(self, seat: int) -> int | None:
        """Return where a seat's pirate stands on the plank; None aboard, out, or when over."""
        if self.over or self._battles[seat] or self._places[seat] is not None:
            return None
        return self.hand_size - len(self._fought)

    def legal(self) -> Sequence[CardMove]:
        """Return what may be done now: an empty Deal or Cut where one is awaited, () when over."""
        hand, suited = self._hand, self._suited
        if hand is None:
            return _AWAITED[self.awaits] if self.turn is None else _NAMINGS[self.turn]
        if not suited or suited.isdisjoint(hand):  # ruling W5
            return list(hand.values())
        plays: list[CardMove] = []
        following = self._following
        for card in hand:  # a loop is twice as fast as a comprehension in Python 3.11
            if card in following:
                plays.append(hand[card])
        return plays

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = object.__new__(type(self))
        for slot in State.__slots__:
            value = getattr(self, slot)
            setattr(twin, slot, value.copy() if isinstance(value, list) else value)
        twin._hands = [hand.copy() for hand in self._hands]
        twin._hand = None if self._hand is None or self.turn is None else twin._hands[self.turn]
        return twin

    @property
    def position(self) -> Position:
        """All that makes this position differ from another, every hand included."""
        seats = range(len(self.seats))
        return Position(
            seats=self.seats,
            rules=self.rules,
            first=self.first,
            hands=tuple(map(self.hand, seats)),
            places=tuple(self._places),
            round=self.round,
            captain=self.captain,
            leader=self.leader,
            next=self._next,
            trump=self.trump,
            turned=self.turned,
            battles=tuple(tuple(zip(order, cards, strict=True)) for order, cards in self._played),
            table=tuple(zip(self._order, self._table, strict=False)),
        )

    @property
    def _next(self) -> Next:
        if self.over:
            return "over"
        return self.awaits or ("trump" if self.naming else "play")

    def to_text(self) -> str:
        """Write the position as one line, every hand included: no player may see it (W14)."""
        return to_text(self.position)

    def __eq__(self, other: object) -> bool:
        """Tell whether it is the same position of the same game, hands in whatever order."""
        if not isinstance(other, State):
            return NotImplemented
        return _sorted(self.position) == _sorted(other.position)

    def __hash__(self) -> int:
        """Hash the position: it is another one after a move, so keep copies in sets."""
        return hash(_sorted(self.position))

    def __repr__(self) -> str:
        """Write the position as everybody may see it: hands are only counted (ruling W14)."""
        return f"<WalkThePlank {to_text(self.position, hidden=True)}>"

    def __str__(self) -> str:
        """Write the position as everybody may see it, as one line."""
        return to_text(self.position, hidden=True)

    def view(self, seat: int | None) -> View:
        """Return what this seat may see: of all hands its own only (ruling W14)."""
        return View(
            seat=seat,
            hand=() if seat is None else self.hand(seat),
            playable=self._playable_for(seat),
            seats=tuple(map(self._seat_view, range(len(self.seats)))),
            round=self.round,
            captain=self.captain,
            trump=self.trump,
            turned=self.turned,
            turn=self.turn,
            awaits=self.awaits,
            naming=self.naming,
            table=self.table,
            played=self.played,
            over=self.over,
            winner=self.winner,
        )

    def final(self) -> dict[str, Any]:
        """Return the state as `plank log check` prints it (ships_log/FORMAT.md)."""
        return {
            "game": self.name,
            "over": self.over,
            "winner": self.winner,
            "turn": self.turn,
            "round": self.round,
            "captain": self.captain,
            "trump": self.trump,
            "seats": [
                {
                    "name": name,
                    "cards": self._size(seat),
                    "battles": self._battles[seat],
                    "out": self.out(seat),
                    "place": self._places[seat],
                }
                for seat, name in enumerate(self.seats)
            ],
        }

    def _seat_view(self, seat: int) -> SeatView:
        return SeatView(
            name=self.seats[seat],
            cards=self._size(seat),
            battles=self._battles[seat],
            out=self.out(seat),
            place=self._places[seat],
            space=self.space(seat),
        )

    def _playable_for(self, seat: int | None) -> tuple[str, ...]:
        if seat is None or seat != self.turn or self.naming:
            return ()
        return tuple(play.card for play in self.legal() if isinstance(play, Play))

    def _size(self, seat: int) -> int:
        return len(self._hands[seat]) + (seat == self._double)


def _sorted(position: Position) -> Position:
    hands = tuple(tuple(sorted(hand)) for hand in position.hands)
    return msgspec.structs.replace(position, hands=hands)


@cache
def told_in(still_in: tuple[int, ...]) -> dict[int, dict[str, tuple[CardEvent, ...]]]:
    """Give what is told of each seat's plays but the last of a battle.

    These exist once: making them anew for every play would cost a tenth of a game's time.
    """
    after = zip(still_in, (*still_in[1:], still_in[0]), strict=True)
    return {seat: _told_of(seat, next_seat) for seat, next_seat in after}


@cache
def _told_of(seat: int, next_seat: int) -> dict[str, tuple[CardEvent, ...]]:
    turn = Turn(next_seat)
    return {card: (Played(seat, card), turn) for card in CARDS}


def _lay(order: Sequence[int], cards: Sequence[str]) -> tuple[Played, ...]:
    return tuple(map(Played, order, cards))
