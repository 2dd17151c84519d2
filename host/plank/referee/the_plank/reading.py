"""Reading The Plank off the table: dice at rest are the throw, one's own pirate moved is the stand.

Nothing counts while something rolls, and a cocked die counts for nothing. When the free rethrows
are gone a coin must have been offered before the dice are thrown.
"""

from __future__ import annotations

from collections.abc import Iterable

from plank.die_faces import Face
from plank.games import Move
from plank.games.the_plank import Rethrow, Stand, ThePlank, Throw
from plank.phrases.sentence import Sentence, sentence
from plank.referee.lead import Look, Reading
from plank.referee.the_plank import entering
from plank.referee.the_plank.faces import lies, shows
from plank.referee.wells import DICE
from plank.table.line.messages import Rest


def read(game: ThePlank, look: Look) -> Reading:
    """Tell what the table means to the game."""
    return _choosing(game, look) if game.faces else _first_throw(game, look)


def _first_throw(game: ThePlank, look: Look) -> Reading:
    read = [die for die in DICE if die not in look.by_hand]
    waiting = [die for die in read if die not in look.fresh]
    if not waiting and look.by_hand:
        return Reading(todo=(entering.asked(game, _name(game), sorted(look.by_hand)),))
    if not waiting:
        return Reading(move=Throw(seat=_turn(game), faces=_faces(look, DICE)))
    if waiting == read and not _resting(look, read, "rolling"):
        return Reading(todo=(sentence("throw-all", name=_name(game)),))
    if unrest := _unrest(look, waiting):
        return Reading(todo=unrest)
    return Reading(todo=(sentence("throw-dice", name=_name(game), dice=_told(waiting)),))


def _choosing(game: ThePlank, look: Look) -> Reading:
    live = entering.live(game, look.by_hand)
    if look.restoring:
        return Reading(todo=_to_restore(game, look, live))
    if unrest := _unrest(look, live):
        return Reading(todo=unrest)
    if out := _resting(look, live, "empty"):
        return Reading(todo=(_dice_out(game, look, out),))
    if fresh := tuple(die for die in look.fresh if die in live):
        return _rethrown(game, look, fresh)
    stand = _stood(game, look)
    return Reading(move=stand) if stand else Reading(todo=_choices(game, look))


def _unrest(look: Look, dice: Iterable[int]) -> tuple[Sentence, ...]:
    """Say what keeps the dice from being read: some roll, or one lies cocked."""
    if _resting(look, dice, "rolling"):
        return (sentence("rolling"),)
    return tuple(sentence("cocked", die=die + 1) for die in _resting(look, dice, "cocked"))


def _resting(look: Look, dice: Iterable[int], rest: Rest) -> tuple[int, ...]:
    return tuple(die for die in dice if look.table.dice[die].rest == rest)


def _to_restore(game: ThePlank, look: Look, live: Iterable[int]) -> tuple[Sentence, ...]:
    """Say which dice to put back as they lay, after the board was off or a move taken back."""
    wrong = (die for die in live if shows(look, die) != game.faces[die])
    return tuple(sentence("restore-die", die=die + 1, face=game.faces[die]) for die in wrong)


def _dice_out(game: ThePlank, look: Look, out: tuple[int, ...]) -> Sentence:
    if game.free or look.offered:
        key = "dice-out"
    else:
        key = "pay-first" if game.coins(_turn(game)) else "put-dice-back"
    return sentence(key, name=_name(game), dice=_told(out))


def _rethrown(game: ThePlank, look: Look, fresh: tuple[int, ...]) -> Reading:
    """Take fresh dice as a rethrow, if it is free or paid for (ruling P6, P7)."""
    if entering.told_in_part(game, look):
        missing = entering.untold(game, look)
        return Reading(todo=(entering.asked(game, _name(game), missing),))
    if game.free or look.offered:
        move = Rethrow(seat=_turn(game), dice=fresh, faces=_faces(look, fresh))
        return Reading(move=move)
    other = [die for die in fresh if shows(look, die) != game.faces[die]]
    unpaid = tuple(sentence("unpaid", die=die + 1, face=game.faces[die]) for die in other)
    same = tuple(die for die in fresh if die not in other)
    return Reading(todo=unpaid or _choices(game, look), settled=same)


def _stood(game: ThePlank, look: Look) -> Move | None:
    """Take one's own pirate, alone in its lane on a space it may go to, as standing."""
    seat, targets = _turn(game), game.targets()
    places = look.table.pirates.get(seat, ())
    if len(places) != 1 or places[0] not in targets:
        return None
    space = places[0] if len(targets) > 1 else None
    return Stand(seat=seat, space=space, by="hand" if seat in look.placed else None)


def _choices(game: ThePlank, look: Look) -> tuple[Sentence, ...]:
    """Say what the seat to act may do after its throw."""
    name, coins = _name(game), game.coins(_turn(game))
    if look.offered:
        first = sentence("offered", name=name)
    elif game.free:
        first = sentence("choose", name=name, total=game.total, free=game.free)
    elif coins:
        first = sentence("may-pay", name=name, total=game.total, coins=coins)
    else:
        first = sentence("last-throw", name=name, total=game.total)
    return (*_lain_anew(game, look), first, _standing(game, look))


def _lain_anew(game: ThePlank, look: Look) -> tuple[Sentence, ...]:
    """Say how a die counts that was entered and now lies otherwise: its well is not believed."""
    other = [die for die in look.anew if shows(look, die) != game.faces[die]]
    return (sentence("entered-lies", name=_name(game), dice=_told(other)),) if other else ()


def _standing(game: ThePlank, look: Look) -> Sentence:
    """Say where standing leads."""
    targets, name = game.targets(), _name(game)
    if len(targets) > 1:
        return sentence("stand-choice", name=name, spaces=targets)
    if targets:
        return _moving(game, look, targets[0])
    return sentence("stand-stay" if game.stays() else "stand-fall", name=name)


def _moving(game: ThePlank, look: Look, space: int) -> Sentence:
    """Ask for the pirate on its one space; a space that is not the total's needs its reason."""
    seat, name = _turn(game), _name(game)
    if space in look.table.blind or seat in look.table.blind_lanes:
        return sentence("stand-blind", name=name, space=space)
    if game.jumps():
        symbol = game.rules.symbols[space - 1]
        return sentence("stand-jump", name=name, space=space, symbol=symbol)
    return sentence("stand-move", name=name, space=space)


def _faces(look: Look, dice: Iterable[int]) -> tuple[Face, ...]:
    faces: tuple[Face, ...] = tuple(lies(look, die) for die in dice)
    return faces


def _turn(game: ThePlank) -> int:
    assert game.turn is not None, "nobody reads the table of a game that is over"
    return game.turn


def _name(game: ThePlank) -> str:
    return game.seats[_turn(game)]


def _told(dice: Iterable[int]) -> tuple[int, ...]:
    """Number dice from one, as people do."""
    return tuple(die + 1 for die in dice)
