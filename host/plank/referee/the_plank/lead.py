"""The Plank for the referee: reading, acting, telling, showing and leaning under one name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from plank.games import GameEvent, Move
from plank.games.the_plank import Rethrow, Stand, ThePlank, Throw
from plank.phrases.sentence import Sentence
from plank.referee.acts import Act
from plank.referee.lead import Glow, Look, Reading
from plank.referee.picture import Choices, DiePicture, Phase, SeatPicture
from plank.referee.the_plank import acting, entering, leaning, reading, showing, telling
from plank.referee.the_plank.faces import reading_of
from plank.referee.wells import DICE
from plank.table.lamps import Lamp
from plank.table.line.messages import Gesture, Pose
from plank.table.table_state import TableState


class PlankLead:
    """How The Plank is led on the table."""

    def expected(self, game: ThePlank) -> dict[int, int | None]:
        """Return where each pirate belongs; those that fell are off the track."""
        return {seat: showing.place_of(game, seat) for seat in range(len(game.seats))}

    def at_large(self, game: ThePlank) -> dict[int, frozenset[int]]:
        """Let the roller's pirate be in the hand, or on a space it may go to, after the throw."""
        if game.turn is None or not game.faces:
            return {}
        return {game.turn: frozenset(game.targets())}

    def read(self, game: ThePlank, look: Look) -> Reading:
        """Tell what the table means to the game."""
        return reading.read(game, look)

    def move_of(self, game: ThePlank, act: Act, look: Look) -> Move:
        """Turn an act into a move, or raise Refused."""
        return acting.move_of(game, act, look)

    def check_offer(self, game: ThePlank, seat: int, look: Look | None) -> None:
        """Raise Refused unless this seat may offer a coin now."""
        acting.check_offer(game, seat, look)

    def dice_of(self, move: Move) -> tuple[int, ...]:
        """Return the dice that a move accounts for; a stand lets all of them rest."""
        if isinstance(move, Rethrow):
            return move.dice
        return DICE if isinstance(move, Throw | Stand) else ()

    def ends_turn(self, move: Move) -> bool:
        """Tell whether the turn ends with this move."""
        return isinstance(move, Stand)

    def tell(self, game: ThePlank, move: Move, events: Sequence[GameEvent]) -> tuple[Sentence, ...]:
        """Put what a move brought about into sentences."""
        return telling.tell(game, move, events)

    def seats(self, game: ThePlank, table: TableState | None) -> tuple[SeatPicture, ...]:
        """Show every seat."""
        return showing.seats(game, table)

    def dice(self, game: ThePlank, look: Look | None) -> tuple[DiePicture, ...]:
        """Show the dice."""
        return showing.dice(game, look)

    def choices(self, game: ThePlank, look: Look) -> Choices:
        """Show what the seat to act may do."""
        return showing.choices(game, look)

    def glow(self, game: ThePlank, look: Look, wrong: Mapping[int, Lamp]) -> Glow:
        """Tell what is lit."""
        return showing.glow(game, look, wrong)

    def lean(self, game: ThePlank) -> Pose:
        """Return the plank's pose."""
        return leaning.lean(game)

    def gesture(self, events: Sequence[GameEvent]) -> Gesture | None:
        """Return the movement that goes with what happened."""
        return leaning.gesture(events)

    def live(self, game: ThePlank, by_hand: frozenset[int]) -> tuple[int, ...]:
        """Return the dice that must lie as the game has them: thrown, uncovered, sensed."""
        return entering.live(game, by_hand)

    def well_faces(self, game: ThePlank) -> tuple[int | None, ...]:
        """Return what the wells must read; None before the throw, when anything will do."""
        return tuple(reading_of(face) for face in game.faces) or (None,) * len(DICE)

    def phase(self, game: ThePlank) -> Phase:
        """Tell whether the first throw is awaited, or what to do with it."""
        return "choose" if game.faces else "throw"

    def bank(self, game: ThePlank) -> int | None:
        """Return the coins in the bank; None without a limit."""
        return game.bank

    def free(self, game: ThePlank) -> int:
        """Return the free rethrows left."""
        return game.free

    def total(self, game: ThePlank) -> int:
        """Return the total of the uncovered dice."""
        return game.total

    def layout(self, game: ThePlank) -> tuple[str, ...]:
        """Return the symbol of each space, from space 1 up."""
        return game.rules.symbols
