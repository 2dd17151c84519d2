"""Acts by button, key or page, turned into moves of The Plank, or refused with the reason."""

from __future__ import annotations

from collections.abc import Iterable

from plank.die_faces import SYMBOLS, Face
from plank.games import Move
from plank.games.the_plank import Cover, Give, Rethrow, Stand, ThePlank, Throw
from plank.phrases.sentence import Sentence
from plank.referee.acts import Act, Refused, refused
from plank.referee.dice import acts
from plank.referee.dice.dice_game import CoinOffer
from plank.referee.dice.faces import ALL_DICE
from plank.referee.table_game.table_view import TableView
from plank.referee.the_plank import interpretation, manual_dice
from plank.referee.the_plank.interpretation import lying_face

Faces = dict[int, Face]


def move_of(game: ThePlank, act: Act, view: TableView) -> Move:
    """Turn an act into a move. Raises Refused with the sentence that says why not."""
    match act:
        case acts.Give():
            return _give(game, act)
        case acts.Cover():
            return _cover(game, act, view)
        case acts.Stand():
            return _stand(game, act, view)
        case acts.Enter():
            return _enter(game, act, view)
        case _:
            raise refused("no-such-move", title=game.title)


def coin_offer(game: ThePlank, seat: int, view: TableView) -> CoinOffer:
    """Offer a coin for a rethrow, or no longer (ruling P7). Raises Refused."""
    _check_turn(game, seat)
    _check_told(game, view)
    if not game.faces:
        raise refused("throw-first", name=game.seats[seat])
    if game.free:
        raise refused("free-left", name=game.seats[seat], free=game.free)
    _check_coins(game, seat)
    return CoinOffer(not view.dice.offered)


def _give(game: ThePlank, act: acts.Give) -> Move:
    if not game.rules.greedy:
        raise refused("not-greedy")
    return Give(seat=act.seat, to=act.to, coins=act.coins, favour=act.favour)


def _cover(game: ThePlank, act: acts.Cover, view: TableView) -> Move:
    _check_turn(game, act.seat)
    _check_told(game, view)
    if not game.faces:
        raise refused("cover-first-throw", name=game.seats[act.seat])
    if act.die not in ALL_DICE:
        raise refused("no-such-die", die=act.die + 1)
    if act.die in game.covered:
        raise refused("covered-already", die=act.die + 1)
    _check_coins(game, act.seat)
    return Cover(seat=act.seat, die=act.die)


def _stand(game: ThePlank, act: acts.Stand, view: TableView) -> Move:
    _check_turn(game, act.seat)
    if not game.faces:
        raise refused("throw-first", name=game.seats[act.seat])
    _check_told(game, view)
    _check_dice_lie(view, manual_dice.live_dice(game, view.dice.by_hand))
    return Stand(seat=act.seat, space=_target(game, act.space))


def _target(game: ThePlank, space: int | None) -> int | None:
    """Return the space to name in the move: none where there is no choice (ruling P13)."""
    targets = game.targets()
    if space is not None and space not in targets:
        raise refused("not-a-target", space=space, spaces=targets)
    if len(targets) < 2:
        return None
    if space is None:
        raise refused("choose-space", spaces=targets)
    return space


def _enter(game: ThePlank, act: acts.Enter, view: TableView) -> Move:
    """Take the dice entered together with those that the wells have read."""
    _check_turn(game, act.seat)
    _check_faces(act)
    entered = dict(zip(act.dice, act.faces, strict=True))
    enter = _enter_again if game.faces else _enter_first
    return enter(game, act.seat, entered, view)


def _enter_first(game: ThePlank, seat: int, entered: Faces, view: TableView) -> Move:
    faces = _read(view, view.dice.fresh) | entered
    if len(faces) < len(ALL_DICE):
        raise Refused(_first_asked(game, view))
    return Throw(seat=seat, faces=tuple(faces[die] for die in ALL_DICE), by="hand")


def _enter_again(game: ThePlank, seat: int, entered: Faces, view: TableView) -> Move:
    _check_told(game, view, entered)
    if not game.free:
        _check_coins(game, seat)
    _check_dice_lie(view, set(manual_dice.live_dice(game, view.dice.by_hand)) - set(entered))
    read = _read(view, manual_dice.rethrown(game, view))
    entered = {die: face for die, face in entered.items() if not read or face != game.faces[die]}
    faces = read | entered
    return Rethrow(
        seat=seat,
        dice=tuple(sorted(faces)),
        faces=tuple(faces[die] for die in sorted(faces)),
        by="hand" if entered else None,
    )


def _read(view: TableView, dice: Iterable[int]) -> Faces:
    return {die: lying_face(view, die) for die in dice}


def _check_turn(game: ThePlank, seat: int) -> None:
    if game.turn is None:
        raise refused("is-over")
    if seat != game.turn:
        raise refused("not-your-turn", name=_name(game, seat), turn=game.seats[game.turn])


def _check_coins(game: ThePlank, seat: int) -> None:
    if not game.coins(seat):
        raise refused("no-coins", name=game.seats[seat])


def _check_told(game: ThePlank, view: TableView, entered: Iterable[int] = ()) -> None:
    """Refuse what would pass over a rethrow that has been read in part."""
    if not manual_dice.told_in_part(game, view):
        return
    if not set(manual_dice.untold(game, view)).issubset(entered):
        raise Refused(_first_asked(game, view))


def _check_dice_lie(view: TableView, dice: Iterable[int]) -> None:
    if any(view.table.dice[die].rest != "flat" for die in dice):
        raise refused("dice-moving")


def _check_faces(act: acts.Enter) -> None:
    """Refuse dice or faces that do not exist, doubled dice, and lists of different lengths."""
    good = (
        len(act.dice) == len(act.faces) == len(set(act.dice)) > 0
        and all(die in ALL_DICE for die in act.dice)
        and all(_possible(die, face) for die, face in zip(act.dice, act.faces, strict=True))
    )
    if not good:
        raise refused("bad-faces", faces=" ".join(str(face) for face in act.faces))


def _possible(die: int, face: Face) -> bool:
    return face == SYMBOLS[die] or (type(face) is int and 1 <= face <= 5)


def _first_asked(game: ThePlank, view: TableView) -> Sentence:
    """Return what is to be done first instead."""
    return interpretation.interpret(game, view).tasks[0].sentence


def _name(game: ThePlank, seat: int) -> str:
    return game.seats[seat] if 0 <= seat < len(game.seats) else str(seat)
