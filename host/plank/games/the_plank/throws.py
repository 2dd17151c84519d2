"""Step 1 of a turn: throw, throw again, cover dice, and pay for favours.

What is odd in a move is looked for where it costs nothing: a whole number that is not the very
object expected, and faces that are not those of the table of throws, are looked at more closely.
"""

from __future__ import annotations

from plank.games.move_type_check import check_types
from plank.games.the_plank.dice import (
    DICE,
    DICE_SETS,
    FREE_RETHROWS,
    READINGS,
    number,
)
from plank.games.the_plank.events import Covered, Gave, PlankEvent, Thrown
from plank.games.the_plank.illegal_moves import (
    check_gift,
    check_thrown,
    check_turn,
    no_coin_to_cover,
    no_throw_left,
    thrown_already,
    wrong_dice,
    wrong_faces,
)
from plank.games.the_plank.moves import Cover, Give, Rethrow, Throw
from plank.games.the_plank.state import State


def throw(game: State, move: Throw) -> list[PlankEvent]:
    """Throw all four dice (ruling P6)."""
    seat, turn = move.seat, game.turn
    if seat is not turn or turn is None:
        check_turn(game, seat)
    if game.faces:
        raise thrown_already(game, seat)
    faces = move.faces
    try:
        reading = READINGS[faces]
    except (KeyError, TypeError):
        raise wrong_faces(DICE, faces) from None
    a, b, c, d = faces
    p, q, r, s = reading[3]
    if a is not p or b is not q or c is not r or d is not s:
        check_types(move)
    game.faces = faces
    game.total = reading[0]
    game.free = FREE_RETHROWS
    return [Thrown(seat, DICE, faces, False, reading[0], FREE_RETHROWS)]


def rethrow(game: State, move: Rethrow) -> list[PlankEvent]:
    """Throw some dice again, free while free rethrows are left, then for a coin (P6, P7)."""
    seat = move.seat
    dice = move.dice
    thrown = move.faces
    if seat is not game.turn or not game.faces:
        check_thrown(game, seat)
    free = game.free
    if not free and not game.purses[seat]:
        raise no_throw_left(game, seat)
    try:
        dice_set = DICE_SETS[dice]
    except (KeyError, TypeError):
        raise wrong_dice(game, dice) from None
    if dice_set[0] & game.covered_mask:
        raise wrong_dice(game, dice)
    if type(thrown) is not tuple or len(thrown) != dice_set[1]:
        raise wrong_faces(dice, thrown)
    faces = dice_set[2](game.faces + thrown)
    try:
        reading = READINGS[faces]
    except (KeyError, TypeError):
        raise wrong_faces(dice, thrown) from None
    a, b, c, d = faces
    p, q, r, s = reading[3]
    if dice is not dice_set[3] or a is not p or b is not q or c is not r or d is not s:
        check_types(move)
    if free:
        game.free = free - 1
    else:
        pay_bank(game, seat)
    game.faces = faces
    game.total = total = reading[0] - game.covered_sum
    return [Thrown(seat, dice, thrown, not free, total, game.free)]


def cover(game: State, move: Cover) -> list[PlankEvent]:
    """Cover a die for a coin; what is left of the free rethrows is waived (P7, P8)."""
    seat = move.seat
    die = move.die
    if seat is not game.turn or not game.faces:
        check_thrown(game, seat)
    if not game.purses[seat]:
        raise no_coin_to_cover(game, seat, die)
    if type(die) is not int or die not in DICE or game.covered_mask >> die & 1:
        raise wrong_dice(game, (die,))
    pay_bank(game, seat)
    game.free = 0
    face = game.faces[die]
    game.covered_mask |= 1 << die
    game.covered_sum += number(face)
    game.total -= number(face)
    return [Covered(seat, die, face, game.total)]


def give(game: State, move: Give) -> list[PlankEvent]:
    """Pay another player for a favour (ruling P28)."""
    check_types(move)
    check_gift(game, move)
    game.purses[move.seat] -= move.coins
    game.purses[move.to] += move.coins
    return [Gave(move.seat, move.to, move.coins, move.favour)]


def pay_bank(game: State, seat: int) -> None:
    """Pay one coin to the bank (ruling P9)."""
    game.purses[seat] -= 1
    if game.bank is not None:
        game.bank += 1
