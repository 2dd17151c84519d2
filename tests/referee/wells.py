"""Wells that go out and come back, throws they see in part, and dice entered by hand."""

from __future__ import annotations

from typing import Any

import pytest

from plank.games.ships_log import decode_move
from plank.games.the_plank import Face
from plank.referee import acts
from plank.referee.dice import acts as dice_acts
from plank.table.table_state import Die


def out(on: Any, *wells: int) -> None:
    """Have just these wells out: the board sees nothing in them."""
    for well in wells:
        on.dice[well] = Die("empty", None, on.dice[well].throws)
    on.blind_wells = frozenset(wells)
    on.faults = tuple(f"well {well}" for well in wells)
    on.look()


def back(on: Any, well: int, face: int, throws: int) -> None:
    """Have a well read again what lies in it."""
    on.dice[well] = Die("flat", face, throws)
    on.blind_wells -= {well}
    on.faults = tuple(fault for fault in on.faults if fault != f"well {well}")
    on.look()


def throw(on: Any, *faces: Face, dice: tuple[int, ...] = (0, 1, 2, 3)) -> None:
    """Throw; the wells that are out see nothing of it."""
    on.throw(*faces, dice=tuple(die for die in dice if die not in on.blind_wells))


def enter(on: Any, faces: tuple[Face, ...], *dice: int) -> None:
    on.referee.act(dice_acts.Enter(on.game.turn, faces, dice))


def refusal(on: Any, act: acts.Act) -> str:
    with pytest.raises(acts.Refused) as refused:
        on.referee.act(act)
    return refused.value.sentence.key


def asked(on: Any) -> tuple[str, tuple[int, ...]]:
    """Return what is asked for first, and the dice that are missing."""
    assert on.referee.picture.dice.choices.enter
    return on.todo[0], on.referee.picture.dice.choices.missing


def last(on: Any) -> Any:
    return decode_move(on.game, on.record.entries[-1][0])
