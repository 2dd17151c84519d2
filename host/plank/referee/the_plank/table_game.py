"""The Plank for the referee: its sides under one name."""

from __future__ import annotations

from collections.abc import Mapping

from plank.games import Move
from plank.games.the_plank import ThePlank
from plank.referee.acts import Act
from plank.referee.dice.acts import DiceAct, Pay, Stand
from plank.referee.dice.dice_game import CoinOffer
from plank.referee.picture import Phase
from plank.referee.table_game.table_view import TableView
from plank.referee.the_plank.dice import PlankDice
from plank.referee.the_plank.execution import execution
from plank.referee.the_plank.interpretation import interpret
from plank.referee.the_plank.moves_of_acts import coin_offer, move_of
from plank.referee.the_plank.pictures import lighting, place_of, seats
from plank.referee.the_plank.pose_and_gestures import gesture, pose
from plank.referee.the_plank.sentences import lines


class PlankTableGame:
    """How The Plank is played on the table (`plank.referee.table_game.table_game.TableGame`)."""

    act_type = DiceAct
    dice = PlankDice()
    interpret = staticmethod(interpret)
    execution = staticmethod(execution)
    lines = staticmethod(lines)
    seats = staticmethod(seats)
    lighting = staticmethod(lighting)
    pose = staticmethod(pose)
    gesture = staticmethod(gesture)

    def expected(self, game: ThePlank) -> Mapping[int, int | None]:
        """Return where each pirate belongs; those that fell are off the track."""
        return {seat: place_of(game, seat) for seat in range(len(game.seats))}

    def in_hand(self, game: ThePlank) -> Mapping[int, frozenset[int]]:
        """Let the roller's pirate be in the hand, or on a space it may go to, after the throw."""
        if game.turn is None or not game.faces:
            return {}
        return {game.turn: frozenset(game.targets())}

    def move_of(self, game: ThePlank, act: Act, view: TableView) -> Move | CoinOffer:
        """Turn an act into a move, or into an offer; or raise Refused."""
        return (
            coin_offer(game, act.seat, view) if isinstance(act, Pay) else move_of(game, act, view)
        )

    def act_of_button(self, game: ThePlank, button: str) -> Act | None:
        """Let the seat whose turn it is stand, or offer a coin."""
        acts: dict[str, type[Stand | Pay]] = {"stand": Stand, "pay": Pay}
        return None if game.turn is None or button not in acts else acts[button](game.turn)

    def phase(self, game: ThePlank) -> Phase:
        """Tell whether the first throw is awaited, or what to do with it."""
        return "choose" if game.faces else "throw"

    def layout(self, game: ThePlank) -> tuple[str, ...]:
        """Return the symbol of each space, from space 1 up."""
        return game.rules.symbols
