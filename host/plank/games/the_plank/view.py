"""What a seat may see of a game of The Plank: everything."""

from __future__ import annotations

import msgspec

from plank.die_faces import Face
from plank.games.the_plank.state import State


class Pirate(msgspec.Struct, frozen=True):
    """One pirate. `space` is None in the ship and after a fall."""

    space: int | None
    in_ship: bool
    fallen: bool
    coins: int
    place: int | None


class View(msgspec.Struct, frozen=True):
    """The table as `seat` sees it (None: a bystander)."""

    seat: int | None
    turn: int | None
    winner: int | None
    bank: int | None
    faces: tuple[Face, ...]
    covered: tuple[int, ...]
    free: int
    total: int
    pirates: tuple[Pirate, ...]

    @classmethod
    def of(cls, game: State, seat: int | None) -> View:
        """Look at a game."""
        return cls(
            seat,
            game.turn,
            game.winner,
            game.bank,
            game.faces,
            game.covered,
            game.free,
            game.total,
            tuple(_pirate(game, other) for other in range(len(game.seats))),
        )


def _pirate(game: State, seat: int) -> Pirate:
    return Pirate(
        game.space(seat),
        game.in_ship(seat),
        game.fallen(seat),
        game.coins(seat),
        game.place(seat),
    )
