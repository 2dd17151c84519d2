"""A game of Walk the Plank, from the first deal to the last pirate aboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, TypeVar

from msgspec.structs import replace

from plank.games.game import Move, Turn, Won
from plank.games.move_type_check import check_types, not_a_move
from plank.games.random_source import RandomSource
from plank.games.walk_the_plank import chance, cut, deal, end_of_round, illegal_moves
from plank.games.walk_the_plank.battle import NO_SUIT, SUIT_LED, winning_card
from plank.games.walk_the_plank.cards import CARDS, SEA, SUIT_OF, SUITS, WALK
from plank.games.walk_the_plank.events import (
    Aboard,
    Again,
    Captain,
    CardEvent,
    Dealt,
    Named,
    Out,
    Sank,
    Stepped,
    Tied,
    Took,
    Turned,
)
from plank.games.walk_the_plank.moves import Cut, Deal, Play, Trump
from plank.games.walk_the_plank.position import Position, from_text
from plank.games.walk_the_plank.state import SEATS, State, events_of_plays

MoveT = TypeVar("MoveT", bound=Move)
_PLAYS = tuple({card: Play(seat=seat, card=card) for card in CARDS} for seat in SEATS)
_TURNS = tuple(Turn(seat) for seat in SEATS)


class WalkThePlank(State):
    """A game of Walk the Plank; deals and cuts come from outside.

    Raises RuleError for a number of players, a name or a first Captain that cannot be.
    """

    __slots__ = ()

    def apply(self, move: Move) -> Sequence[CardEvent]:
        """Make a move, in place, and return what happened, in order.

        Raises IllegalMove, with the state untouched, when the rules forbid it.
        """
        if not isinstance(move, Play):
            return self._apply_other(move)
        if move.by is not None:
            check_types(move)
        # A play is nine moves of ten: it is done here, with few calls, for speed.
        seat, card, hand = move.seat, move.card, self._hand
        if hand is None or (seat is not self.turn and not self._acts(seat)):
            raise illegal_moves.untimely(self, move)
        try:
            forbidden = card not in hand or (
                card not in self._following and not self._suited.isdisjoint(hand)  # ruling W5
            )
        except TypeError:
            raise illegal_moves.no_card(card) from None
        if forbidden:
            raise illegal_moves.forbidden_card(self, seat, card)
        table, order = self._table, self._order
        if not table:
            self._suited, self._following = SUIT_LED[card]
        table.append(card)
        if seat == self._double and card == WALK:
            self._double = None  # the other one is still there
        else:
            del hand[card]
        if seat == order[-1]:
            return self._end_battle(self._play_events[seat][card][0])
        self.turn = turn = order[len(table)]
        self._hand = self._hands[turn]
        return self._play_events[seat][card]

    def fill_in(self, move: MoveT, random_source: RandomSource) -> MoveT:
        """Return the deal or the cut that is awaited, drawn by chance; other moves as they are."""
        if isinstance(move, Deal):
            first = self.round == 1
            seats, size = len(self.seats), self.hand_size
            hands, turned = chance.deal(seats, self.still_in, size, random_source, turned=first)
            return replace(move, hands=hands, turned=turned)
        if isinstance(move, Cut):
            return replace(move, draws=chance.cut(self.tied, random_source))
        return move

    @classmethod
    def from_position(cls, position: Position) -> Self:
        """Set a game up. Raises RuleError for players or a first Captain that cannot be."""
        game = cls(position.seats, position.rules, position.first)
        game.round, game.hand_size = position.round, deal.hand_size(position.round)
        game.captain = position.captain
        game.trump, game.turned = position.trump, position.turned
        game.over = position.next == "over"
        game.winner = position.places.index(1) if game.over else None
        game.naming = position.next == "trump"
        game.awaits = position.next if position.next in ("deal", "cut") else None
        game._places = list(position.places)
        game._still_in = tuple([s for s, place in enumerate(position.places) if place in (None, 1)])
        game._orders = end_of_round.clockwise(game._still_in)
        game._play_events = events_of_plays(game._still_in)
        game._take_up(position.hands)
        game._play_battles(position)
        return game

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Set up the position of a text. Raises PositionError or RuleError."""
        return cls.from_position(from_text(text))

    def _play_battles(self, position: Position) -> None:
        """Remember the battles of the round, and who leads the next."""
        for battle in position.battles:
            order, cards = [seat for seat, _ in battle], [card for _, card in battle]
            index = winning_card(cards, self.trump, self.rules.two_wtp)
            self._played.append((order, cards))
            self._battle_winners.append(None if index is None else order[index])
            if index is not None:
                self._battles[order[index]] += 1
        ended = position.next in ("cut", "over") and position.battles
        among = tuple(sorted(self._played[-1][0])) if ended else self._still_in
        self._order = end_of_round.clockwise(among)[position.leader]
        self._without_battle = [seat for seat in among if not self._battles[seat]]
        self._table = [card for _, card in position.table]
        if self._table:
            self._suited, self._following = SUIT_LED[self._table[0]]
        if position.next == "trump":
            self.turn = self.captain
        elif position.next == "play":
            self._let_play(self._order[len(self._table)])

    def _acts(self, seat: object) -> bool:
        return type(seat) is int and seat == self.turn

    def _apply_other(self, move: Move) -> Sequence[CardEvent]:
        if isinstance(move, Trump):
            return self._name_trump(move)
        if isinstance(move, Deal):
            return self._deal(move)
        if isinstance(move, Cut):
            return self._cut(move)
        raise not_a_move(move, self.title)

    def _end_battle(self, played: CardEvent) -> list[CardEvent]:
        events = [played]
        order, cards = self._order, self._table
        self._played.append((order, cards))
        self._table = []
        self._suited, self._following = NO_SUIT
        index = winning_card(cards, self.trump, self.rules.two_wtp)
        if index is None:
            leader = order[cards.index(SEA)]  # ruling W9
            self._battle_winners.append(None)
            events.append(Sank(leader))
        else:
            leader = order[index]  # ruling W4
            self._battle_winners.append(leader)
            battles = self._battles[leader] = self._battles[leader] + 1
            events.append(Took(leader, cards[index], battles))
            if battles == 1:
                self._without_battle.remove(leader)
                events.append(Aboard(leader))
        self._order = self._orders[leader]
        to_come = self.hand_size - len(self._battle_winners)
        if not to_come:
            events += self._end_round()
            return events
        if self._without_battle:
            events.append(Stepped(tuple(self._without_battle), to_come))
        events.append(self._let_play(leader))
        return events

    def _let_play(self, seat: int) -> Turn:
        self.turn = seat
        self._hand = self._hands[seat]
        return _TURNS[seat]

    def _end_round(self) -> list[CardEvent]:
        self.turn = None
        self._hand = None
        out = tuple(self._without_battle)  # ruling W11
        if len(out) == len(self._still_in):
            return self._end_null()
        events = self._put_out(out) if out else []
        if len(self._still_in) == 1:
            return [*events, self._win(self._still_in[0])]  # ruling W12
        return events + self._settle_captain()

    def _end_null(self) -> list[CardEvent]:
        """End a one-card round that the Sea Monster killed; its player is the leader."""
        # ruling W13
        monster = self.leader
        if self.rules.null_final == "replay":
            self._await_deal()
            return [Again(monster)]
        other = tuple(seat for seat in self._still_in if seat != monster)
        return [*self._put_out(other), self._win(monster)]

    def _put_out(self, losers: tuple[int, ...]) -> list[CardEvent]:
        self._still_in = tuple([seat for seat in self._still_in if seat not in losers])
        self._orders = end_of_round.clockwise(self._still_in)
        self._play_events = events_of_plays(self._still_in)
        place = end_of_round.place_of_the_out(len(self._still_in))
        for seat in losers:
            self._places[seat] = place
        return [Out(losers, place)]

    def _win(self, seat: int) -> Won:
        self.over = True
        self.winner = seat
        self.awaits = None
        self._places[seat] = 1
        return Won(seat)

    def _settle_captain(self) -> list[CardEvent]:
        # ruling W10
        top = end_of_round.most(self._battles)
        if len(top) == 1:
            return [self._next_round(top[0])]
        if self.rules.captain_tie == "last_winner":
            return [
                Tied(top),
                self._next_round(end_of_round.last_winner(top, self._battle_winners)),
            ]
        self.awaits = "cut"
        return [Tied(top)]

    def _next_round(self, captain: int) -> Captain:
        self.round += 1
        self.hand_size = deal.hand_size(self.round)
        self.captain = captain
        self._order = self._orders[captain]
        self._await_deal()
        return Captain(captain)

    def _await_deal(self) -> None:
        self.awaits = "deal"
        self.trump = None
        self.turned = None
        self._battles = [0] * len(self.seats)
        self._battle_winners = []
        self._played = []

    def _deal(self, move: Deal) -> Sequence[CardEvent]:
        if self.awaits != "deal":
            raise illegal_moves.untimely(self, move)
        sizes = deal.sizes_due(len(self.seats), self._still_in, self.hand_size)
        deal.check(move, sizes, self.round)
        self._take_up(move.hands)
        self._without_battle = list(self._still_in)
        self.awaits = None
        dealt = Dealt(self.round, sizes, self.captain)
        if move.turned is None:
            self.naming = True  # ruling W3
            self.turn = self.captain
            return [dealt, _TURNS[self.captain]]
        self.turned = move.turned
        self.trump = SUIT_OF[move.turned]  # ruling W2
        return [dealt, Turned(move.turned, self.trump), self._let_play(self.captain)]

    def _take_up(self, hands: Sequence[Sequence[str]]) -> None:
        for seat, cards in enumerate(hands):
            plays = _PLAYS[seat]
            hand = self._hands[seat] = {}
            for card in cards:
                hand[card] = plays[card]
            if len(hand) < len(cards):
                self._double = seat

    def _name_trump(self, move: Trump) -> Sequence[CardEvent]:
        # ruling W3
        if not self.naming or (move.seat is not self.turn and not self._acts(move.seat)):
            raise illegal_moves.untimely(self, move)
        if move.by is not None:
            check_types(move)
        if type(move.suit) is not str or move.suit not in SUITS or len(move.suit) != 1:
            raise illegal_moves.no_suit(move.suit)
        self.naming = False
        self.trump = move.suit
        return [Named(move.seat, move.suit), self._let_play(self._order[0])]

    def _cut(self, move: Cut) -> Sequence[CardEvent]:
        # ruling W10
        if self.awaits != "cut":
            raise illegal_moves.untimely(self, move)
        check_types(move)
        winner, events = cut.settle(end_of_round.most(self._battles), move.draws)
        return [*events, self._next_round(winner)]
