"""The state of a game of The Plank: what is kept, and what everybody can see of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from plank.die_faces import Face
from plank.games.errors import RuleError
from plank.games.seats import check_rules, check_seats
from plank.games.the_plank.dice import SUBSETS, number
from plank.games.the_plank.position import Position
from plank.games.the_plank.rules import Rules
from plank.games.the_plank.spaces import FALLEN, Plank, plank_of

PLAYERS = range(2, 7)  # ruling P1
PRINTED = Rules()
"""The rules as they are printed."""


class State:
    """Everything that the rules keep between two moves; `at` and `places` by seat."""

    __slots__ = (
        "at",
        "bank",
        "covered_mask",
        "covered_sum",
        "faces",
        "first",
        "free",
        "over",
        "places",
        "plank",
        "purses",
        "rules",
        "seats",
        "standing",
        "total",
        "turn",
        "winner",
    )

    at: list[int]
    """The place of each pirate, as plank.py numbers them."""
    bank: int | None
    """The coins in the bank; None without a limit."""
    covered_mask: int
    covered_sum: int
    """What the covered dice would add to the total."""
    faces: tuple[Face, ...]
    """The faces of all four dice; () before the first throw of a turn."""
    first: int
    free: int
    """The free rethrows left."""
    over: bool
    places: list[int | None]
    """The place in the result of each that has fallen, and of the winner."""
    plank: Plank
    purses: list[int]
    """The coins of each seat."""
    rules: Rules
    seats: tuple[str, ...]
    standing: int
    """How many have not fallen."""
    total: int
    """The total of the uncovered dice; 0 before the first throw."""
    turn: int | None
    winner: int | None

    def __init__(self, seats: Sequence[str], rules: Rules = PRINTED, first: int = 0) -> None:
        self.seats = check_seats(seats, first, players=PLAYERS, title=Rules.title)
        check_rules(rules, Rules)
        count = len(seats)
        check_coins(rules, count)
        self.rules = rules
        self.first = first
        self.plank = plank_of(rules)
        self.at = [self.plank.ship] * count  # ruling P4
        self.purses = [1] * count  # ruling P1
        self.bank = None if rules.coins is None else rules.coins - count  # ruling P22
        self.places = [None] * count
        self.standing = count
        self.turn = first  # ruling P5
        self.winner = None
        self.over = False
        self.clear_dice()

    def clear_dice(self) -> None:
        """Make ready for the first throw of a turn."""
        self.faces = ()
        self.free = 0
        self.total = 0
        self.covered_mask = 0
        self.covered_sum = 0

    def copy(self) -> Self:
        """Return an independent copy."""
        other = object.__new__(type(self))
        for name in State.__slots__:
            setattr(other, name, getattr(self, name))
        other.at = self.at.copy()
        other.purses = self.purses.copy()
        other.places = self.places.copy()
        return other

    @property
    def position(self) -> Position:
        """All that makes this position differ from another, in one value."""
        return Position(
            seats=self.seats,
            rules=self.rules,
            first=self.first,
            at=tuple(self.at),
            purses=tuple(self.purses),
            places=tuple(self.places),
            turn=self.turn,
            faces=self.faces,
            free=self.free,
            covered=self.covered,
            bank=self.bank,
        )

    @classmethod
    def from_position(cls, position: Position) -> Self:
        """Set a game up. Raises RuleError for players or a first seat that cannot be."""
        game = cls(position.seats, position.rules, position.first)
        game.at = list(position.at)
        game.purses = list(position.purses)
        game.places = list(position.places)
        game.standing = sum(at != FALLEN for at in position.at)
        game.turn, game.bank = position.turn, position.bank
        game.over = game.turn is None
        game.winner = position.places.index(1) if game.over else None
        game.faces, game.free = position.faces, position.free
        game.covered_mask = sum(1 << die for die in position.covered)
        game.covered_sum = sum(number(position.faces[die]) for die in position.covered)
        game.total = sum(map(number, position.faces)) - game.covered_sum
        return game

    def __eq__(self, other: object) -> bool:
        """Tell whether it is the same position of the same game."""
        if not isinstance(other, State):
            return NotImplemented
        return self.position == other.position

    def __hash__(self) -> int:
        """Hash the position: it is another one after a move, so keep copies in sets."""
        return hash(self.position)

    @property
    def covered(self) -> tuple[int, ...]:
        """The covered dice, in rising order."""
        return SUBSETS[self.covered_mask]

    @property
    def uncovered(self) -> tuple[int, ...]:
        """The dice that have been thrown and are not covered, in rising order."""
        return SUBSETS[~self.covered_mask & len(SUBSETS) - 1] if self.faces else ()

    def space(self, seat: int) -> int | None:
        """Return the space a pirate stands on; None in the ship and after a fall."""
        place = self.at[seat]
        return place if place < self.plank.ship else None

    def in_ship(self, seat: int) -> bool:
        """Tell whether a pirate is in the ship."""
        return self.at[seat] == self.plank.ship

    def fallen(self, seat: int) -> bool:
        """Tell whether a pirate has fallen."""
        return self.at[seat] == FALLEN

    def coins(self, seat: int) -> int:
        """Return the coins of a seat."""
        return self.purses[seat]

    def place(self, seat: int) -> int | None:
        """Return the place in the result: 1 has won; None while standing and not over (P24)."""
        return self.places[seat]


def check_coins(rules: Rules, players: int) -> None:
    """Refuse a purse too small for everybody's first coin. Raises RuleError."""
    if rules.coins is not None and rules.coins < players:  # ruling P22
        line = f"rule coins={rules.coins}: {players} players need at least {players} coins"
        raise RuleError(line, "too-few-coins", coins=rules.coins, players=players)
