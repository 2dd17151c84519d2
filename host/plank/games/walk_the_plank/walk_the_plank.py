"""A game of Walk the Plank, from the first deal to the last pirate aboard."""

from __future__ import annotations

from collections.abc import Sequence

from plank.games.game import IllegalMove, Move, Turn, Won
from plank.games.walk_the_plank import cut, deal, refusals, rounds
from plank.games.walk_the_plank.battle import follows, playable, winning_card
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
from plank.games.walk_the_plank.moves import CardMove, Cut, Deal, Play, Trump
from plank.games.walk_the_plank.state import MOST, State

# Every play and its telling exist once: making them anew would cost half the time of a game.
_PLAYS = tuple({card: Play(seat=seat, card=card) for card in CARDS} for seat in range(MOST))
_PLAYED = tuple({card: Played(seat, card) for card in CARDS} for seat in range(MOST))
_TURNS = tuple(Turn(seat) for seat in range(MOST))


class WalkThePlank(State):
    """A game of Walk the Plank; deals and cuts come from outside.

    Raises RuleError for a number of players, a name or a first Captain that cannot be.
    """

    __slots__ = ()

    def legal(self) -> Sequence[CardMove]:
        """Return what may be done now: an empty Deal or Cut where one is awaited, () when over."""
        if self.turn is None:
            return self._awaited()
        if self.naming:
            return [Trump(seat=self.turn, suit=suit) for suit in SUITS]
        return playable(self._hands[self.turn], self._current)

    def apply(self, move: Move) -> Sequence[CardHappening]:
        """Make a move, in place, and return what happened, in order.

        Raises IllegalMove, with the state untouched, when the rules forbid it.
        """
        if isinstance(move, Play):
            return self._play(move)
        if isinstance(move, Deal):
            return self._deal(move)
        if isinstance(move, Trump):
            return self._name_trump(move)
        if isinstance(move, Cut):
            return self._cut(move)
        raise IllegalMove(f"{move!r} is not a move of Walk the Plank")

    def _awaited(self) -> Sequence[CardMove]:
        if self.awaits == "deal":
            return (Deal(hands=()),)
        return (Cut(draws=()),) if self.awaits == "cut" else ()

    def _play(self, move: Play) -> Sequence[CardHappening]:
        seat, card = move.seat, move.card
        if seat != self.turn or self.naming:
            raise refusals.untimely(self, move)
        hand = self._hands[seat]
        if card not in hand or not follows(card, hand, self._current):
            raise refusals.forbidden_card(self, seat, card, self._current)
        if not self._table:
            self._current = SUIT_OF[card]  # ruling W6
        played = _PLAYED[seat][card]
        self._table.append(played)
        if card == WALK and self._double == seat:
            self._double = None  # the other one is still there
        else:
            del hand[card]
        if len(self._table) == len(self._still_in):
            return [played, *self._end_battle()]
        self.turn = self._after[seat]
        return [played, _TURNS[self.turn]]

    def _end_battle(self) -> list[CardHappening]:
        happened = self._award()
        self._played += self._table
        self._table = []
        self._current = None
        if len(self._fought) == self.hand_size:
            return happened + self._end_round()
        if self._afloat:
            happened.append(Stepped(self._afloat, self.hand_size - len(self._fought)))
        self.turn = self._leader
        happened.append(_TURNS[self._leader])
        return happened

    def _award(self) -> list[CardHappening]:
        """Give the battle to its winner, if any, and find who leads the next."""
        cards = [played.card for played in self._table]
        index = winning_card(cards, self.trump, self.rules.two_wtp == "last")
        if index is None:
            self._fought.append(None)
            self._leader = self._table[cards.index(SEA)].seat  # ruling W9
            return [Sank(self._leader)]
        winner = self._leader = self._table[index].seat  # ruling W4
        self._fought.append(winner)
        self._battles[winner] += 1
        took = Took(winner, cards[index], self._battles[winner])
        if winner not in self._afloat:
            return [took]
        self._afloat = tuple([seat for seat in self._afloat if seat != winner])
        return [took, Aboard(winner)]

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
        if self.rules.null_final == "monster":
            return [*self._put_out((self._leader,)), self._win(self._leader)]
        self._await_deal()
        return [Again(self._leader)]

    def _put_out(self, scorers: tuple[int, ...]) -> list[CardHappening]:
        if len(scorers) == len(self._still_in):
            return []
        losers = tuple([seat for seat in self._still_in if seat not in scorers])
        place = rounds.place_of_the_out(len(scorers))
        for seat in losers:
            self._places[seat] = place
        self._keep(scorers)
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
        self.captain = self._leader = captain
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
        sizes = self._sizes_due()
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

    def _sizes_due(self) -> tuple[int, ...]:
        sizes = [0] * len(self.seats)
        for seat in self._still_in:
            sizes[seat] = self.hand_size
        return tuple(sizes)

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
        self.turn = self._leader
        return [Named(move.seat, move.suit), _TURNS[self._leader]]

    def _cut(self, move: Cut) -> Sequence[CardHappening]:
        # ruling W10
        if self.awaits != "cut":
            raise refusals.untimely(self, move)
        winner, happened = cut.settle(rounds.most(self._battles), move.draws)
        return [*happened, self._next_round(winner)]
