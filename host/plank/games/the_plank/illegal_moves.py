"""Says in one line why a move is refused."""

from __future__ import annotations

from typing import cast

from plank.die_faces import FACES
from plank.games import value_text
from plank.games.errors import IllegalMove
from plank.games.the_plank.dice import HANDS
from plank.games.the_plank.moves import Give, Stand
from plank.games.the_plank.spaces import FALLEN
from plank.games.the_plank.state import State


def check_turn(game: State, seat: object) -> None:
    """Refuse a seat that is not the one to act. Raises IllegalMove."""
    if type(seat) is not int or seat != game.turn:
        raise not_on_turn(game, seat)


def check_thrown(game: State, seat: object) -> None:
    """Refuse what needs the seat's turn, and a throw first. Raises IllegalMove."""
    check_turn(game, seat)
    if not game.faces:
        line = "the dice are not thrown yet; throw all four"
        raise IllegalMove(line, "throw-first", name=name_of(game, seat))


def not_on_turn(game: State, seat: object) -> IllegalMove:
    """Make the error for a seat that is not the one to act."""
    shown = value_text.value(seat)
    if game.turn is None:
        return IllegalMove(f"seat {shown}: the game is over", "is-over")
    line = f"seat {shown}: it is the turn of seat {game.turn}"
    turn = game.seats[game.turn]
    return IllegalMove(line, "not-your-turn", name=name_of(game, seat), turn=turn)


def thrown_already(game: State, seat: int) -> IllegalMove:
    """Make the error for a second first throw (ruling P6)."""
    line = "throw: the dice are thrown already; throw some of them again, or stand"
    return IllegalMove(line, "thrown-already", name=game.seats[seat])


def no_throw_left(game: State, seat: int) -> IllegalMove:
    """Make the error for a rethrow that can be had neither free nor for a coin (P6, P7)."""
    line = "rethrow: no free rethrow is left, and no coin to pay for one"
    return IllegalMove(line, "no-throw-left", name=game.seats[seat])


def no_coin_to_cover(game: State, seat: int, die: object) -> IllegalMove:
    """Make the error for a die that cannot be paid for (ruling P7)."""
    line = f"cover die {value_text.value(die)}: no coin to pay for it"
    return IllegalMove(line, "no-coins", name=game.seats[seat])


def wrong_dice(game: State, dice: object) -> IllegalMove:
    """Make the error for dice that are none, doubled, or covered (ruling P8)."""
    covered = [die for die in known_dice(dice) if die in game.covered]
    if not covered:
        line = f"dice {_named(dice)}: name one or more different dice of 0 to 3"
        return IllegalMove(line, "no-such-dice", dice=_counted(dice))
    one = len(covered) == 1
    which = f"die {covered[0]} is" if one else f"dice {value_text.values(covered)} are"
    line = f"{which} covered to the end of the turn"
    return IllegalMove(line, "covered-already", die=covered[0] + 1)


def known_dice(dice: object) -> tuple[int, ...]:
    """Return the dice, () where they are none or doubled."""
    named = tuple(die for die in _items(dice) if isinstance(die, int) and type(die) is int)
    return named if isinstance(dice, tuple) and named == dice and named in HANDS else ()


def wrong_faces(dice: tuple[int, ...], faces: object) -> IllegalMove:
    """Make the error for faces that these dice cannot show."""
    items, named = _items(faces), _named(faces)
    args = tuple(map(value_text.value, items))
    if isinstance(faces, tuple):
        for die, face in zip(dice, items, strict=False):
            if type(face) not in (int, str) or face not in FACES[die]:
                why = f"{value_text.value(face)} is no face of die {die}; 1-5 or {FACES[die][-1]}"
                return IllegalMove(f"faces: {why}", "bad-faces", faces=args)
    needed = value_text.count(len(dice), "die", "dice")
    line = f"faces: {named} for {needed}; one face a die is needed"
    return IllegalMove(line, "bad-faces", faces=args)


def nothing_to_choose(move: Stand) -> IllegalMove:
    """Make the error for a space that is named where there is no choice (ruling P13)."""
    line = f"{_stand(move)}: there is nothing to choose; leave space out"
    return IllegalMove(line, "nothing-to-choose", space=value_text.value(move.space))


def wrong_choice(move: Stand, spaces: tuple[int, ...]) -> IllegalMove:
    """Make the error for a choice that is not made, or not one of these (ruling P13)."""
    line = f"{_stand(move)}: choose {value_text.values(spaces, 'or')}"
    if move.space is None:
        return IllegalMove(line, "choose-space", spaces=spaces)
    return IllegalMove(line, "not-a-target", space=value_text.value(move.space), spaces=spaces)


def check_gift(game: State, move: Give) -> None:
    """Refuse a gift that the rules, the players or the purse do not allow (ruling P28)."""
    if not game.rules.greedy:
        line = "give: Greedy Pirates is not played (rule greedy=false)"
        raise IllegalMove(line, "not-greedy")
    if game.turn is None:
        raise IllegalMove("give: the game is over", "is-over")
    for seat in (move.seat, move.to):
        if seat not in range(len(game.seats)) or game.at[seat] == FALLEN:
            line = f"give: seat {seat} does not stand on the plank or in the ship"
            raise IllegalMove(line, "gift-of-the-fallen", name=name_of(game, seat))
    if move.seat == move.to:
        line = f"give: seat {move.seat} cannot pay itself"
        raise IllegalMove(line, "gift-to-oneself", name=game.seats[move.seat])
    _check_purse(game, move)


def _check_purse(game: State, move: Give) -> None:
    coins = game.purses[move.seat]
    if not 1 <= move.coins <= coins:
        line = f"give {move.coins} coins: seat {move.seat} has {coins}; give 1 or more"
        raise IllegalMove(line, "gift-too-large", name=game.seats[move.seat], coins=coins)


def name_of(game: State, seat: object) -> str:
    """Return the player's name; what was given for the seat where there is none."""
    if type(seat) is int and seat in range(len(game.seats)):
        return game.seats[seat]
    return value_text.value(seat)


def _stand(move: Stand) -> str:
    if move.space is None:
        return "stand without a space"
    return f"stand on {value_text.value(move.space)}"


def _named(given: object) -> str:
    items = _items(given)
    return value_text.values(items) if isinstance(given, tuple) else value_text.value(given)


def _counted(dice: object) -> tuple[str | int, ...]:
    """Name dice as people count them, from 1."""
    return tuple(die + 1 if isinstance(die, int) else value_text.value(die) for die in _items(dice))


def _items(given: object) -> tuple[object, ...]:
    """Return what is in a tuple; anything else stands for itself."""
    return cast("tuple[object, ...]", given) if isinstance(given, tuple) else (given,)
