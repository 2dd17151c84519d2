"""Highest Throw on the table: dice are read from the wells, pirates walk out by their totals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.third_game.highest_throw import HighestThrow as Game
from tests.third_game.highest_throw import Throw, Thrown

from plank.games import GameEvent, Move, Turn
from plank.phrases.sentence import sentence
from plank.referee import Act, Picture, SeatPicture, refused
from plank.referee.announcements import Line
from plank.referee.dice.dice_picture import Choices, DicePicture, DiePicture
from plank.referee.dice.faces import ALL_DICE, shown_face
from plank.referee.picture import Phase
from plank.referee.table_game.handwork import DiceThrow, Execution
from plank.referee.table_game.table_game import Interpretation, Lighting, TableGame
from plank.referee.table_game.table_view import TableView
from plank.referee.tasks import ThrowDice
from plank.table.lamps import Lamp
from plank.table.line.messages import LEVEL, Pose
from plank.table.table_state import Die, TableState


class Dice:
    """Every throw is a first throw: nothing is thrown again, and no die must lie."""

    def live(self, game: Game, by_hand: frozenset[int]) -> tuple[int, ...]:
        return ()

    def readings(self, game: Game) -> tuple[int | None, ...]:
        return (None, None, None, None)

    def dice_of(self, move: Move) -> tuple[int, ...]:
        return ALL_DICE

    def entered_by(self, act: Act) -> tuple[int, ...]:
        return ()

    def ends_turn(self, move: Move) -> bool:
        return True

    def picture(self, game: Game, view: TableView | None, *, playing: bool) -> DicePicture:
        wells = enumerate(view.table.dice if view else (Die("empty", None, 0),) * 4)
        dice = (DiePicture(None, False, die.rest, shown_face(at, die.face)) for at, die in wells)
        return DicePicture(tuple(dice), choices=Choices(throw=playing))


class Side:
    """The table's side of the game."""

    act_type, dice = None, Dice()

    def expected(self, game: Game) -> Mapping[int, int | None]:
        return {seat: game.totals.get(seat, 0) for seat in range(3)}

    def in_hand(self, game: Game) -> Mapping[int, frozenset[int]]:
        return {}

    def interpret(self, game: Game, view: TableView) -> Interpretation:
        seat = game.turn or 0
        if len(view.dice.fresh) == 4:
            faces = (shown_face(die, view.table.dice[die].face) or 0 for die in ALL_DICE)
            return Interpretation(Throw(seat=seat, faces=tuple(faces)))
        said = sentence("throw-all", name=game.seats[seat])
        return Interpretation(tasks=(ThrowDice(seat=seat, dice=ALL_DICE, sentence=said),))

    def move_of(self, game: Game, act: Act, view: TableView) -> Move:
        raise refused("paused")

    def act_of_button(self, game: Game, button: str) -> Act | None:
        return None

    def execution(self, game: Game, move: Move, picture: Picture, *, hands: bool) -> Execution:
        return Execution(DiceThrow(ALL_DICE), ALL_DICE)

    def lines(self, game: Game, move: Move, events: Sequence[GameEvent]) -> Sequence[Line]:
        return [self._line(game.seats, event) for event in events]

    def _line(self, names: Sequence[str], event: GameEvent) -> Line:
        name = names[getattr(event, "seat", 0)]
        if isinstance(event, Thrown):
            return sentence("thrown", name=name, faces=event.faces, total=event.total), "game"
        is_turn = isinstance(event, Turn)
        return sentence("turn" if is_turn else "won", name=name), "turn" if is_turn else "game"

    def seats(self, game: Game, table: TableState | None) -> tuple[SeatPicture, ...]:
        return tuple(self._seat(game, seat, table) for seat in range(3))

    def _seat(self, game: Game, seat: int, table: TableState | None) -> SeatPicture:
        space, seen = game.totals.get(seat) or None, table.pirates[seat] if table else ()
        return SeatPicture(game.seats[seat], space, space is None, False, None, None, seen)

    def lighting(self, game: Game, view: TableView, wrong: Mapping[int, Lamp]) -> Lighting:
        return Lighting(wrong)

    def pose(self, game: Game) -> Pose:
        return LEVEL

    def gesture(self, events: Sequence[GameEvent]) -> None:
        return None

    def phase(self, game: Game) -> Phase:
        return "throw"

    def layout(self, game: Game) -> tuple[str, ...]:
        return ("skull",) * game.spaces


TABLE_GAME: TableGame[Game] = Side()
