"""The Plank as a picture: seats, dice, choices, and what is lit on the table."""

from __future__ import annotations

from collections.abc import Mapping

from plank.games.the_plank import ThePlank
from plank.referee.lead import Glow, Look
from plank.referee.picture import Choices, DiePicture, SeatPicture
from plank.referee.the_plank.entering import asks, told_in_part, untold
from plank.referee.the_plank.faces import face_of
from plank.referee.wells import DICE
from plank.table.lamps import Lamp
from plank.table.table_state import SHIP, Die, TableState

UNSEEN = Die("empty", None, 0)
"""A die of a table nobody has seen yet."""

SYMBOL_LAMPS = {"coin": Lamp.YELLOW, "sword": Lamp.RED}


def place_of(game: ThePlank, seat: int) -> int | None:
    """Return where a seat's pirate belongs on the track: None when it has fallen."""
    if game.fallen(seat):
        return None
    return SHIP if game.in_ship(seat) else game.space(seat)


def seats(game: ThePlank, table: TableState | None) -> tuple[SeatPicture, ...]:
    """Show every seat."""
    return tuple(_seat(game, table, seat) for seat in range(len(game.seats)))


def _seat(game: ThePlank, table: TableState | None, seat: int) -> SeatPicture:
    return SeatPicture(
        name=game.seats[seat],
        space=game.space(seat),
        in_ship=game.in_ship(seat),
        fallen=game.fallen(seat),
        coins=game.coins(seat),
        rank=game.place(seat),
        seen=table.pirates.get(seat, ()) if table else (),
    )


def dice(game: ThePlank, look: Look | None) -> tuple[DiePicture, ...]:
    """Show the dice, as the game counts them and as they lie."""
    return tuple(_die(game, die, look) for die in DICE)


def _die(game: ThePlank, die: int, look: Look | None) -> DiePicture:
    face = game.faces[die] if game.faces else None
    covered = die in game.covered
    if look is not None and die in look.by_hand:
        return DiePicture(face, covered, "flat" if game.faces else "empty", face, by_hand=True)
    well = look.table.dice[die] if look else UNSEEN
    return DiePicture(face, covered, well.rest, face_of(die, well.face))


def choices(game: ThePlank, look: Look) -> Choices:
    """Show what the seat to act may do."""
    if game.turn is None:
        return Choices()
    missing = untold(game, look)
    if told_in_part(game, look):
        return Choices(enter=True, missing=missing, give=_givers(game))
    thrown = bool(game.faces)
    coins = game.coins(game.turn)
    live = tuple(die for die in DICE if die not in game.covered)
    return Choices(
        throw=not thrown,
        enter=asks(game, look),
        missing=missing,
        rethrow=thrown and bool(live) and (game.free > 0 or look.offered),
        pay=thrown and bool(live) and not game.free and coins > 0,
        offered=look.offered,
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


def glow(game: ThePlank, look: Look, wrong: Mapping[int, Lamp]) -> Glow:
    """Light the pirate to be put right next, else where the roller may go; and the dice."""
    places = wrong
    if not wrong and game.turn is not None and game.faces:
        places = dict.fromkeys(game.targets(), Lamp.WHITE)
    return Glow(places, {die: _well_lamp(game, look, die) for die in DICE})


def _well_lamp(game: ThePlank, look: Look, die: int) -> Lamp:
    if game.turn is None:
        return Lamp.OFF
    if look.table.dice[die].rest == "cocked":
        return Lamp.BLINKING_RED
    if not game.faces:
        return Lamp.OFF if die in look.fresh else Lamp.BLINKING_WHITE
    if die in game.covered:
        return Lamp.BLUE
    return SYMBOL_LAMPS.get(str(game.faces[die]), Lamp.GREEN)
