"""Hands at a simulated table, whichever way the commands get there."""

from __future__ import annotations

from collections.abc import Sequence

from plank.sim.commands import acts
from plank.sim.commands.mischief import Mischief
from plank.sim.commands.word import ALL_DICE, Face, Simulated
from plank.sim.commands.words import checked, perform


class Hands(Mischief):
    """What a player's hands can do; `send` takes the command to the table.

    Raises `CommandError` for what this table can't have, and what `send` raises.
    """

    def throw(self, dice: Sequence[int] = ALL_DICE, faces: Sequence[Face] | None = None) -> None:
        """Throw dice; faces 1 to 6 (6 or its name: the symbol), or chance."""
        self._send(acts.Throw(tuple(dice), None if faces is None else tuple(faces)))

    def hold(self, dice: Sequence[int] = ALL_DICE) -> None:
        """Take dice into the hand."""
        self._send(acts.Hold(tuple(dice)))

    def cock(self, die: int) -> None:
        """Lean a die against its well's wall."""
        self._send(acts.Cock(die))

    def set_die(self, die: int, face: Face) -> None:
        """Lay a die into its well with a face up."""
        self._send(acts.Set(die, face))

    def place(self, lane: int, place: int | None) -> None:
        """Carry a pirate to a place (0 the ship), or away from the track."""
        self._send(acts.Put(lane, place))

    def slide(self, lane: int, place: int) -> None:
        """Push a pirate along its lane."""
        self._send(acts.Slide(lane, place))

    def lift(self, lane: int) -> None:
        """Take a pirate off the track."""
        self._send(acts.Lift(lane))

    def bump(self, lane: int) -> None:
        """Knock a pirate."""
        self._send(acts.Bump(lane))

    def press(self, button: acts.Button) -> None:
        """Press a button: stand, pay, repeat."""
        self._send(acts.Press(button))


class TableHands(Hands):
    """Hands at a table in this process."""

    def __init__(self, table: Simulated) -> None:
        super().__init__(lambda command: perform(table, checked(command)))
