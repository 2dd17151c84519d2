"""A game of Walk the Plank, from the first deal to the last pirate aboard."""

from __future__ import annotations

from collections.abc import Sequence

from plank.games.game import IllegalMove, Move, Turn, Won
from plank.games.walk_the_plank import cut, deal, refusals, rounds
from plank.games.walk_the_plank.battle import NO_SUIT, SUIT_LED, winning_card
from plank.games.walk_the_plank.cards import CARDS, SEA, SUIT_OF, SUITS, WALK
from plank.games.walk_the_plank.happenings import (
    Aboard,
    Again,
    Captain,
    CardHappening,
    Dealt,
    Named,
    Out,
    Played,
    Sank,
    Stepped,
    Tied,
    Took,
    Turned,
)
from plank.games.walk_the_plank.moves import Cut, Deal, Play, Trump
from plank.games.walk_the_plank.state import MOST, State, told_in

_PLAYS = tuple({card: Play(seat=seat, card=card) for card in CARDS} for seat in range(MOST))
_TURNS = tuple(Turn(seat) for seat in range(MOST))


class WalkThePlank(State):
    """A game of Walk the Plank; deals and cuts come from outside.

    Raises RuleError for a number of players, a name or a first Captain that cannot be.
    """

    __slots__ = ()

    def apply(self, move: Move) -> Sequence[CardHappening]:
        """Make a move, in place, and return what happened, in order.

        Raises IllegalMove, with the state untouched, when the rules forbid it.
        """
        if not isinstance(move, Play):
            return self._apply_other(move)
        # A play is nine moves of ten: it is done here, with few calls, for speed.
        seat, card = move.seat, move.card
        if seat != self.turn or self.naming:
            raise refusals.untimely(self, move)
        hand = self._hands[seat]
        if card not in hand or (
            card not in self._following and not self._suited.isdisjoint(hand)  # ruling W5
        ):
            raise refusals.forbidden_card(self, seat, card)
        table, order = self._table, self._order
        if not table:
            self._suited, self._following = SUIT_LED[card]
        table.append(card)
        if seat == self._double and card == WALK:
            self._double = None  # the other one is still there
        else:
            del hand[card]
        if seat == order[-1]:
            return self._end_battle([Played(seat, card)])
        self.turn = order[len(table)]
        return self._told[seat][card]

    def _apply_other(self, move: Move) -> Sequence[CardHappening]:
        if isinstance(move, Trump):
            return self._name_trump(move)
        if isinstance(move, Deal):
            return self._deal(move)
        if isinstance(move, Cut):
            return self._cut(move)
        raise IllegalMove(f"{move!r} is not a move of Walk the Plank")

    def _end_battle(self, happened: list[CardHappening]) -> list[CardHappening]:
        order, cards = self._order, self._table
        self._played.append((order, cards))
        self._table = []
        self._suited, self._following = NO_SUIT
        index = winning_card(cards, self.trump, self.rules.two_wtp)
        if index is None:
            leader = order[cards.index(SEA)]  # ruling W9
            self._fought.append(None)
            happened.append(Sank(leader))
        else:
            leader = order[index]  # ruling W4
            self._award(leader, cards[index], happened)
        self._order = self._orders[leader]
        to_come = self.hand_size - len(self._fought)
        if not to_come:
            return happened + self._end_round()
        if self._afloat:
            happened.append(Stepped(self._afloat, to_come))
        self.turn = leader
        happened.append(_TURNS[leader])
        return happened

    def _award(self, winner: int, card: str, happened: list[CardHappening]) -> None:
        self._fought.append(winner)
        battles = self._battles[winner] = self._battles[winner] + 1
        happened.append(Took(winner, card, battles))
        if battles == 1:
            self._afloat = tuple([seat for seat in self._afloat if seat != winner])
            happened.append(Aboard(winner))

    def _end_round(self) -> list[CardHappening]:
        self.turn = None
        scorers = rounds.scorers(self._battles)
        if not scorers:
            return self._end_null()
        happened = self._put_out(scorers)
        if len(scorers) == 1:
            return [*happened, self._win(scorers[0])]  # ruling W12
        return happened + self._settle_captain(rounds.most(self._battles))

    def _end_null(self) -> list[CardHappening]:
        """End a one-card round that the Sea Monster killed; its player is the leader."""
        # ruling W13
        monster = self.leader
        if self.rules.null_final == "monster":
            return [*self._put_out((monster,)), self._win(monster)]
        self._await_deal()
        return [Again(monster)]

    def _put_out(self, scorers: tuple[int, ...]) -> list[CardHappening]:
        if len(scorers) == len(self._still_in):
            return []
        losers = tuple([seat for seat in self._still_in if seat not in scorers])
        place = rounds.place_of_the_out(len(scorers))
        for seat in losers:
            self._places[seat] = place
        self._still_in = scorers
        self._orders = rounds.clockwise(scorers)
        self._told = told_in(scorers)
        return [Out(losers, place)]

    def _win(self, seat: int) -> Won:
        self.over = True
        self.winner = seat
        self.awaits = None
        self._places[seat] = 1
        return Won(seat)

    def _settle_captain(self, top: tuple[int, ...]) -> list[CardHappening]:
        # ruling W10
        if len(top) == 1:
            return [self._next_round(top[0])]
        if self.rules.captain_tie == "last_winner":
            return [Tied(top), self._next_round(rounds.last_winner(top, self._fought))]
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
        self._fought = []
        self._played = []

    def _deal(self, move: Deal) -> Sequence[CardHappening]:
        if self.awaits != "deal":
            raise refusals.untimely(self, move)
        sizes = deal.sizes_due(len(self.seats), self._still_in, self.hand_size)
        deal.check(move, sizes, self.round)
        self._take_up(move.hands)
        self._afloat = self._still_in
        self.awaits = None
        self.turn = self.captain
        dealt = Dealt(self.round, sizes, self.captain)
        if move.turned is None:
            self.naming = True  # ruling W3
            return [dealt, _TURNS[self.captain]]
        self.turned = move.turned
        self.trump = SUIT_OF[move.turned]  # ruling W2
        return [dealt, Turned(move.turned, self.trump), _TURNS[self.captain]]

    def _take_up(self, hands: Sequence[Sequence[str]]) -> None:
        self._double = None
        for seat, cards in enumerate(hands):
            plays = _PLAYS[seat]
            hand = self._hands[seat] = {card: plays[card] for card in cards}
            if len(hand) < len(cards):
                self._double = seat

    def _name_trump(self, move: Trump) -> Sequence[CardHappening]:
        # ruling W3
        if not self.naming or move.seat != self.captain:
            raise refusals.untimely(self, move)
        if move.suit not in SUITS or len(move.suit) != 1:
            raise IllegalMove(f"{move.suit!r} is not a suit: name one of {', '.join(SUITS)}")
        self.naming = False
        self.trump = move.suit
        self.turn = leader = self._order[0]
        return [Named(move.seat, move.suit), _TURNS[leader]]

    def _cut(self, move: Cut) -> Sequence[CardHappening]:
        # ruling W10
        if self.awaits != "cut":
            raise refusals.untimely(self, move)
        winner, happened = cut.settle(rounds.most(self._battles), move.draws)
        return [*happened, self._next_round(winner)]
