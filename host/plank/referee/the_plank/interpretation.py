"""What the table means to The Plank: dice at rest are the throw, a pirate moved is the stand.

Nothing counts while something rolls, and a cocked die counts for nothing. When the free rethrows
are gone a coin must have been offered before the dice are thrown.
"""

from __future__ import annotations

from collections.abc import Iterable

from plank.die_faces import FACES, face_number
from plank.games import Move
from plank.games.the_plank import Face, Rethrow, Stand, ThePlank, Throw
from plank.phrases.sentence import sentence
from plank.referee import tasks
from plank.referee.dice.faces import ALL_DICE, people_number
from plank.referee.table_game.table_game import Interpretation
from plank.referee.table_game.table_view import TableView
from plank.referee.tasks import Task
from plank.referee.the_plank import manual_dice
from plank.table.line.messages import Rest


def interpret(game: ThePlank, view: TableView) -> Interpretation:
    """Tell what the table means to the game."""
    return _after_throw(game, view) if game.faces else _first_throw(game, view)


def face_shown(view: TableView, die: int) -> Face | None:
    """Return what a die shows now; None unless it lies flat."""
    number = view.table.dice[die].face
    return None if number is None else FACES[die][number - 1]


def lying_face(view: TableView, die: int) -> Face:
    """Return what a die that lies flat shows."""
    shown = face_shown(view, die)
    assert shown is not None, "only dice that lie flat are read"
    return shown


def _first_throw(game: ThePlank, view: TableView) -> Interpretation:
    read = [die for die in ALL_DICE if die not in view.dice.by_hand]
    waiting = [die for die in read if die not in view.dice.fresh]
    if not waiting and view.dice.by_hand:
        return Interpretation(tasks=(manual_dice.entry_task(game, sorted(view.dice.by_hand)),))
    if not waiting:
        return Interpretation(move=Throw(seat=_turn(game), faces=_faces(view, ALL_DICE)))
    if waiting == read and not _resting(view, read, "rolling"):
        return Interpretation(tasks=(_throw_all(game),))
    if unrest := _unrest(game, view, waiting):
        return Interpretation(tasks=unrest)
    return Interpretation(tasks=(_throw_rest(game, waiting),))


def _throw_all(game: ThePlank) -> Task:
    said = sentence("throw-all", name=_name(game))
    return tasks.ThrowDice(seat=_turn(game), dice=ALL_DICE, urgency="patient", sentence=said)


def _throw_rest(game: ThePlank, dice: list[int]) -> Task:
    said = sentence("throw-dice", name=_name(game), dice=people_number(dice))
    return tasks.ThrowDice(seat=_turn(game), dice=tuple(dice), urgency="next", sentence=said)


def _after_throw(game: ThePlank, view: TableView) -> Interpretation:
    live = tuple(die for die in game.uncovered if die not in view.dice.by_hand)
    if view.dice.restoring:
        return Interpretation(tasks=_to_restore(game, view, live))
    if unrest := _unrest(game, view, live):
        return Interpretation(tasks=unrest)
    if out := _resting(view, live, "empty"):
        return Interpretation(tasks=(_dice_out(game, view, out),))
    if fresh := tuple(die for die in view.dice.fresh if die in live):
        return _rethrown(game, view, fresh)
    stand = _stood(game, view)
    return Interpretation(move=stand) if stand else Interpretation(tasks=_choices(game, view))


def _unrest(game: ThePlank, view: TableView, dice: Iterable[int]) -> tuple[Task, ...]:
    """Say what keeps the dice from being read: some roll, or one lies cocked."""
    if _resting(view, dice, "rolling"):
        return (tasks.Wait(sentence=sentence("rolling")),)
    cocked = _resting(view, dice, "cocked")
    return tuple(_cocked(game, die, cocked) for die in cocked)


def _cocked(game: ThePlank, die: int, cocked: tuple[int, ...]) -> Task:
    """Have a cocked die thrown again, together with the others that lie so."""
    said = sentence("cocked", die=die + 1)
    return tasks.ThrowDice(seat=_turn(game), dice=cocked, urgency="trouble", sentence=said)


def _resting(view: TableView, dice: Iterable[int], rest: Rest) -> tuple[int, ...]:
    return tuple(die for die in dice if view.table.dice[die].rest == rest)


def _to_restore(game: ThePlank, view: TableView, live: Iterable[int]) -> tuple[Task, ...]:
    """Say which dice to put back as they lay, after the board was off or a move taken back."""
    wrong = [die for die in live if face_shown(view, die) != game.faces[die]]
    return tuple(_lay_back(game, die, "restore-die") for die in wrong)


def _lay_back(game: ThePlank, die: int, key: str) -> Task:
    face = game.faces[die]
    said = sentence(key, die=die + 1, face=face)
    return tasks.LayDie(die=die, face=face_number(face), urgency="trouble", sentence=said)


def _dice_out(game: ThePlank, view: TableView, out: tuple[int, ...]) -> Task:
    """Ask for dice that are out: to be thrown, or laid back until a coin is offered."""
    seat, name, told = _turn(game), _name(game), people_number(out)
    if game.free or view.dice.offered:
        said = sentence("dice-out", name=name, dice=told)
        return tasks.ThrowDice(seat=seat, dice=out, optional=True, urgency="patient", sentence=said)
    may_pay = game.coins(seat) > 0
    return tasks.LayDie(
        die=out[0],
        face=face_number(game.faces[out[0]]),
        optional=may_pay,
        urgency="trouble",
        sentence=sentence("pay-first" if may_pay else "put-dice-back", name=name, dice=told),
    )


def _rethrown(game: ThePlank, view: TableView, fresh: tuple[int, ...]) -> Interpretation:
    """Take fresh dice as a rethrow, if it is free or paid for (ruling P6, P7)."""
    if view.dice.by_hand and manual_dice.told_in_part(game, view):
        missing = manual_dice.untold(game, view)
        return Interpretation(tasks=(manual_dice.entry_task(game, missing),))
    if game.free or view.dice.offered:
        move = Rethrow(seat=_turn(game), dice=fresh, faces=_faces(view, fresh))
        return Interpretation(move=move)
    other = [die for die in fresh if face_shown(view, die) != game.faces[die]]
    unpaid = tuple(_lay_back(game, die, "unpaid") for die in other)
    same = tuple(die for die in fresh if die not in other)
    return Interpretation(tasks=unpaid or _choices(game, view), settled=same)


def _stood(game: ThePlank, view: TableView) -> Move | None:
    """Take one's own pirate, alone in its lane on a space it may go to, as standing."""
    seat, targets = _turn(game), game.targets()
    places = view.table.pirates.get(seat, ())
    if len(places) != 1 or places[0] not in targets:
        return None
    space = places[0] if len(targets) > 1 else None
    return Stand(seat=seat, space=space, by="hand" if seat in view.placed else None)


def _choices(game: ThePlank, view: TableView) -> tuple[Task, ...]:
    """Say what the seat to act may do after its throw."""
    return (*_lain_anew(game, view), _choice(game, view), _standing(game, view))


def _choice(game: ThePlank, view: TableView) -> Task:
    """Say whether and at what price dice may be thrown once more."""
    seat, name, coins = _turn(game), _name(game), game.coins(_turn(game))
    if view.dice.offered:
        said = sentence("offered", name=name)
        return tasks.Choose(seat=seat, urgency="offer", sentence=said)
    if game.free:
        said = sentence("choose", name=name, total=game.total, free=game.free)
    elif coins:
        said = sentence("may-pay", name=name, total=game.total, coins=coins)
    else:
        said = sentence("last-throw", name=name, total=game.total)
    return tasks.Choose(seat=seat, urgency="choice", sentence=said)


def _lain_anew(game: ThePlank, view: TableView) -> tuple[Task, ...]:
    """Say how a die counts that was entered and now lies otherwise: its well is not believed."""
    other = [die for die in view.dice.anew if face_shown(view, die) != game.faces[die]]
    if not other:
        return ()
    said = sentence("entered-lies", name=_name(game), dice=people_number(other))
    return (tasks.Notice(seat=_turn(game), urgency="choice", sentence=said),)


def _standing(game: ThePlank, view: TableView) -> Task:
    """Say where standing leads."""
    targets, name, seat = game.targets(), _name(game), _turn(game)
    if len(targets) > 1:
        said = sentence("stand-choice", name=name, spaces=targets)
        return tasks.Stand(seat=seat, spaces=targets, sentence=said)
    if targets:
        return _moving(game, view, targets[0])
    falls = not game.stays()
    said = sentence("stand-fall" if falls else "stand-stay", name=name)
    return tasks.Stand(seat=seat, falls=falls, sentence=said)


def _moving(game: ThePlank, view: TableView, space: int) -> Task:
    """Ask for the pirate on its one space; a space that is not the total's needs its reason."""
    seat, name = _turn(game), _name(game)
    sensed = space not in view.table.blind and seat not in view.table.blind_lanes
    if not sensed:
        said = sentence("stand-blind", name=name, space=space)
    elif game.jumps():
        symbol = game.rules.symbols[space - 1]
        said = sentence("stand-jump", name=name, space=space, symbol=symbol)
    else:
        said = sentence("stand-move", name=name, space=space)
    return tasks.Stand(seat=seat, spaces=(space,), sensed=sensed, sentence=said)


def _faces(view: TableView, dice: Iterable[int]) -> tuple[Face, ...]:
    return tuple(lying_face(view, die) for die in dice)


def _turn(game: ThePlank) -> int:
    assert game.turn is not None, "nobody reads the table of a game that is over"
    return game.turn


def _name(game: ThePlank) -> str:
    return game.seats[_turn(game)]
