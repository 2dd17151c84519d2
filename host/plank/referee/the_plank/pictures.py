"""The Plank as a picture: its seats, and what is lit on the table."""

from __future__ import annotations

from collections.abc import Mapping

from plank.games.the_plank import ThePlank
from plank.referee.dice.faces import ALL_DICE
from plank.referee.picture import SeatPicture
from plank.referee.table_game.table_game import Lighting
from plank.referee.table_game.table_view import TableView
from plank.table.lamps import Lamp
from plank.table.table_state import SHIP, TableState

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


def lighting(game: ThePlank, view: TableView, wrong: Mapping[int, Lamp]) -> Lighting:
    """Light the pirate to be put right next, else where the roller may go; and the dice."""
    places = wrong
    if not wrong and game.turn is not None and game.faces:
        places = dict.fromkeys(game.targets(), Lamp.WHITE)
    return Lighting(places, {die: _well_lamp(game, view, die) for die in ALL_DICE})


def _well_lamp(game: ThePlank, view: TableView, die: int) -> Lamp:
    if game.turn is None:
        return Lamp.OFF
    if view.table.dice[die].rest == "cocked":
        return Lamp.BLINKING_RED
    if not game.faces:
        return Lamp.OFF if die in view.dice.fresh else Lamp.BLINKING_WHITE
    if die in game.covered:
        return Lamp.BLUE
    return SYMBOL_LAMPS.get(str(game.faces[die]), Lamp.GREEN)
