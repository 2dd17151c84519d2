"""The dice of The Plank: which must lie, which a move throws, and what may be done with them."""

from __future__ import annotations

from plank.die_faces import face_number
from plank.games import Move
from plank.games.the_plank import Rethrow, Stand, ThePlank, Throw
from plank.referee.acts import Act
from plank.referee.dice.acts import Enter
from plank.referee.dice.dice_picture import Choices, DicePicture, DiePicture
from plank.referee.dice.faces import ALL_DICE, shown_face
from plank.referee.table_game.table_view import TableView
from plank.referee.the_plank.manual_dice import asks, live_dice, told_in_part, untold
from plank.table.table_state import Die

UNSEEN = Die("empty", None, 0)
"""A die of a table nobody has seen yet."""


class PlankDice:
    """The dice of The Plank (`plank.referee.dice.dice_game.DiceGame`)."""

    live = staticmethod(live_dice)

    def readings(self, game: ThePlank) -> tuple[int | None, ...]:
        """Return what the wells must read; None before the throw, when anything will do."""
        return tuple(face_number(face) for face in game.faces) or (None,) * len(ALL_DICE)

    def dice_of(self, move: Move) -> tuple[int, ...]:
        """Return the dice that a move accounts for; a stand lets all of them rest."""
        if isinstance(move, Rethrow):
            return move.dice
        return ALL_DICE if isinstance(move, Throw | Stand) else ()

    def entered_by(self, act: Act) -> tuple[int, ...]:
        """Return the dice that are entered by hand."""
        return act.dice if isinstance(act, Enter) else ()

    def ends_turn(self, move: Move) -> bool:
        """Tell whether the turn ends with this move."""
        return isinstance(move, Stand)

    def picture(self, game: ThePlank, view: TableView | None, *, playing: bool) -> DicePicture:
        """Show the dice, and what the seat to act may do with them."""
        return DicePicture(
            dice=tuple(_die(game, die, view) for die in ALL_DICE),
            free=game.free,
            total=game.total,
            bank=game.bank,
            choices=_choices(game, view) if playing and view is not None else Choices(),
        )


def _die(game: ThePlank, die: int, view: TableView | None) -> DiePicture:
    face = game.faces[die] if game.faces else None
    covered = die in game.covered
    if view is not None and die in view.dice.by_hand:
        return DiePicture(face, covered, "flat" if game.faces else "empty", face, by_hand=True)
    well = view.table.dice[die] if view else UNSEEN
    return DiePicture(face, covered, well.rest, shown_face(die, well.face))


def _choices(game: ThePlank, view: TableView) -> Choices:
    """Show what the seat to act may do."""
    if game.turn is None:
        return Choices()
    missing = untold(game, view)
    if told_in_part(game, view):
        return Choices(enter=True, missing=missing, give=_givers(game))
    thrown = bool(game.faces)
    coins = game.coins(game.turn)
    live = tuple(die for die in ALL_DICE if die not in game.covered)
    return Choices(
        throw=not thrown,
        enter=asks(game, view),
        missing=missing,
        rethrow=thrown and bool(live) and (game.free > 0 or view.dice.offered),
        pay=thrown and bool(live) and not game.free and coins > 0,
        offered=view.dice.offered,
        cover=live if thrown and coins else (),
        stand=thrown,
        targets=game.targets() if thrown else (),
        give=_givers(game),
    )


def _givers(game: ThePlank) -> tuple[int, ...]:
    """Return the seats that may give coins now (ruling P28)."""
    if not game.rules.greedy:
        return ()
    return tuple(s for s in range(len(game.seats)) if not game.fallen(s) and game.coins(s))
