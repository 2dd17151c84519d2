"""Step 1 of a turn: throw, throw again, cover dice, and pay for favours."""

from __future__ import annotations

from plank.die_faces import FACES
from plank.games import value_text
from plank.games.game import IllegalMove
from plank.games.the_plank.dice import DICE, FREE_RETHROWS, HANDS, READINGS, number
from plank.games.the_plank.events import Covered, Gave, PlankEvent, Thrown
from plank.games.the_plank.moves import Cover, Give, Rethrow, Throw
from plank.games.the_plank.spaces import FALLEN
from plank.games.the_plank.state import State


def throw(game: State, move: Throw) -> list[PlankEvent]:
    """Throw all four dice (ruling P6)."""
    seat = move.seat
    if seat != game.turn:
        raise not_on_turn(game, seat)
    if game.faces:
        raise IllegalMove("throw: the dice are thrown already; throw some of them again, or stand")
    faces = move.faces
    reading = READINGS.get(faces) if type(faces) is tuple else None
    if reading is None:
        raise wrong_faces(DICE, faces)
    game.faces = faces
    game.total = reading[0]
    game.free = FREE_RETHROWS
    return [Thrown(seat, DICE, faces, False, reading[0], FREE_RETHROWS)]


def rethrow(game: State, move: Rethrow) -> list[PlankEvent]:
    """Throw some dice again, free while free rethrows are left, then for a coin (P6, P7)."""
    seat = move.seat
    dice = move.dice
    thrown = move.faces
    if seat != game.turn or not game.faces:
        raise too_early(game, seat)
    free = game.free
    if not free and not game.purses[seat]:
        raise IllegalMove("rethrow: no free rethrow is left, and no coin to pay for one")
    hand = HANDS.get(dice) if type(dice) is tuple else None
    if hand is None or hand[0] & game.covered_mask:
        raise wrong_dice(game, dice)
    faces = hand[2](game.faces + thrown) if len(thrown) == hand[1] else ()
    reading = READINGS.get(faces)
    if reading is None:
        raise wrong_faces(dice, thrown)
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
    if seat != game.turn or not game.faces:
        raise too_early(game, seat)
    if not game.purses[seat]:
        raise IllegalMove(f"cover die {value_text.value(die)}: no coin to pay for it")
    if die not in DICE or game.covered_mask >> die & 1:
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
    check_gift(game, move)
    game.purses[move.seat] -= move.coins
    game.purses[move.to] += move.coins
    return [Gave(move.seat, move.to, move.coins, move.favour)]


def not_on_turn(game: State, seat: int) -> IllegalMove:
    """Make the error for a seat that is not the one to act."""
    turn = "the game is over" if game.turn is None else f"it is the turn of seat {game.turn}"
    return IllegalMove(f"seat {value_text.value(seat)}: {turn}")


def too_early(game: State, seat: int) -> IllegalMove:
    """Make the error for what needs the seat's turn, and a throw first."""
    if seat != game.turn:
        return not_on_turn(game, seat)
    return IllegalMove("the dice are not thrown yet; throw all four")


def wrong_dice(game: State, dice: tuple[int, ...]) -> IllegalMove:
    """Make the error for dice that are none, doubled, or covered (ruling P8)."""
    if type(dice) is not tuple or dice not in HANDS:
        return IllegalMove(f"dice {_named(dice)}: name one or more different dice of 0 to 3")
    covered = [die for die in dice if die in game.covered]
    which = (
        f"die {covered[0]} is" if len(covered) == 1 else f"dice {value_text.values(covered)} are"
    )
    return IllegalMove(f"{which} covered to the end of the turn")


def check_gift(game: State, move: Give) -> None:
    """Refuse a gift that the rules, the players or the purse do not allow."""
    if not game.rules.greedy:
        raise IllegalMove("give: Greedy Pirates is not played (rule greedy=false)")
    if game.turn is None:
        raise IllegalMove("give: the game is over")
    for seat in (move.seat, move.to):
        if seat not in range(len(game.seats)) or game.at[seat] == FALLEN:
            raise IllegalMove(
                f"give: seat {value_text.value(seat)} does not stand on the plank or in the ship"
            )
    if move.seat == move.to:
        raise IllegalMove(f"give: seat {move.seat} cannot pay itself")
    coins = game.purses[move.seat]
    if type(move.coins) is not int or not 1 <= move.coins <= coins:
        raise IllegalMove(
            f"give {value_text.value(move.coins)} coins: seat {move.seat} has {coins};"
            " give 1 or more"
        )


def wrong_faces(dice: tuple[int, ...], faces: tuple[object, ...]) -> IllegalMove:
    """Make the error for faces that these dice cannot show."""
    if type(faces) is tuple:
        for die, face in zip(dice, faces, strict=False):
            if face not in FACES[die]:
                shown, symbol = value_text.value(face), FACES[die][-1]
                return IllegalMove(f"faces: {shown} is no face of die {die}; 1-5 or {symbol}")
    needed = value_text.count(len(dice), "die", "dice")
    return IllegalMove(f"faces: {_named(faces)} for {needed}; one face a die is needed")


def _named(given: tuple[object, ...]) -> str:
    return value_text.values(given) if type(given) is tuple else value_text.value(given)


def pay_bank(game: State, seat: int) -> None:
    """Pay one coin to the bank (ruling P9)."""
    game.purses[seat] -= 1
    if game.bank is not None:
        game.bank += 1
