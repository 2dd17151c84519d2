"""Step 1 of a turn: throw, throw again, cover dice, and pay for favours."""

from __future__ import annotations

from plank.games.game import IllegalMove
from plank.games.the_plank.dice import DICE, FACES, FREE_RETHROWS, MASKS, READINGS, number
from plank.games.the_plank.happenings import Covered, Gave, PlankHappening, Thrown
from plank.games.the_plank.moves import Cover, Face, Give, Rethrow, Throw
from plank.games.the_plank.plank import FALLEN
from plank.games.the_plank.state import State


def throw(game: State, move: Throw) -> list[PlankHappening]:
    """Throw all four dice (ruling P6)."""
    check_turn(game, move.seat)
    if game.faces:
        raise IllegalMove("throw: the dice are thrown already; throw some of them again, or stand")
    faces = move.faces
    reading = READINGS.get(faces) if type(faces) is tuple else None
    if reading is None:
        raise wrong_faces(DICE, faces)
    game.faces = faces
    game.total = reading.total
    game.free = FREE_RETHROWS
    return [Thrown(move.seat, DICE, faces, False, reading.total, FREE_RETHROWS)]


def rethrow(game: State, move: Rethrow) -> list[PlankHappening]:
    """Throw some dice again, free while free rethrows are left, then for a coin (P6, P7)."""
    check_thrown(game, move.seat)
    paid = game.free == 0
    if paid and not game.purses[move.seat]:
        raise IllegalMove("rethrow: no free rethrow is left, and no coin to pay for one")
    check_dice(game, move.dice)
    faces = replaced(game.faces, move.dice, move.faces)
    reading = READINGS.get(faces)
    if reading is None:
        raise wrong_faces(move.dice, move.faces)
    if paid:
        pay_bank(game, move.seat)
    else:
        game.free -= 1
    game.faces = faces
    game.total = total = reading.total - game.covered_sum
    return [Thrown(move.seat, move.dice, move.faces, paid, total, game.free)]


def cover(game: State, move: Cover) -> list[PlankHappening]:
    """Cover a die for a coin; what is left of the free rethrows is waived (P7, P8)."""
    check_thrown(game, move.seat)
    die = move.die
    if not game.purses[move.seat]:
        raise IllegalMove(f"cover {die!r}: no coin to pay for it")
    check_dice(game, (die,))
    pay_bank(game, move.seat)
    game.free = 0
    face = game.faces[die]
    game.covered_mask |= 1 << die
    game.covered_sum += number(face)
    game.total -= number(face)
    return [Covered(move.seat, die, face, game.total)]


def give(game: State, move: Give) -> list[PlankHappening]:
    """Pay another player for a favour (ruling P28)."""
    check_gift(game, move)
    game.purses[move.seat] -= move.coins
    game.purses[move.to] += move.coins
    return [Gave(move.seat, move.to, move.coins, move.favour)]


def check_turn(game: State, seat: int) -> None:
    """Refuse a seat that is not the one to act."""
    if seat != game.turn:
        turn = "the game is over" if game.turn is None else f"it is the turn of seat {game.turn}"
        raise IllegalMove(f"seat {seat!r}: {turn}")


def check_thrown(game: State, seat: int) -> None:
    """Refuse what needs a throw first."""
    check_turn(game, seat)
    if not game.faces:
        raise IllegalMove("the dice are not thrown yet; throw all four")


def check_dice(game: State, dice: tuple[int, ...]) -> None:
    """Refuse dice that are none, doubled, or covered (ruling P8)."""
    mask = MASKS.get(dice) if type(dice) is tuple else None
    if mask is None:
        raise IllegalMove(f"dice {dice!r}: name one or more different dice of 0 to 3")
    if mask & game.covered_mask:
        raise IllegalMove(f"dice {dice!r}: {game.covered!r} covered to the end of the turn")


def check_gift(game: State, move: Give) -> None:
    """Refuse a gift that the rules, the players or the purse do not allow."""
    if not game.rules.greedy:
        raise IllegalMove("give: Greedy Pirates is not played (rule greedy=false)")
    if game.turn is None:
        raise IllegalMove("give: the game is over")
    for seat in (move.seat, move.to):
        if seat not in range(len(game.seats)) or game.at[seat] == FALLEN:
            raise IllegalMove(f"give: seat {seat!r} does not stand on the plank or in the ship")
    if move.seat == move.to:
        raise IllegalMove(f"give: seat {move.seat} cannot pay itself")
    coins = game.purses[move.seat]
    if type(move.coins) is not int or not 1 <= move.coins <= coins:
        raise IllegalMove(
            f"give {move.coins!r} coins: seat {move.seat} has {coins}; give 1 or more"
        )


def replaced(
    faces: tuple[Face, ...], dice: tuple[int, ...], thrown: tuple[Face, ...]
) -> tuple[Face, ...]:
    """Return the faces with those of some dice replaced."""
    if len(thrown) != len(dice):
        raise wrong_faces(dice, thrown)
    new = list(faces)
    for die, face in zip(dice, thrown, strict=True):
        new[die] = face
    return tuple(new)


def wrong_faces(dice: tuple[int, ...], faces: object) -> IllegalMove:
    """Make the error for faces that these dice cannot show."""
    symbols = ", ".join(f"{FACES[die][-1]} for die {die}" for die in dice)
    return IllegalMove(f"faces {faces!r}: one face a die is needed, 1 to 5 or {symbols}")


def pay_bank(game: State, seat: int) -> None:
    """Pay one coin to the bank (ruling P9)."""
    game.purses[seat] -= 1
    if game.bank is not None:
        game.bank += 1
