"""What of a throw the wells can't tell: people are asked for that, and for no more.

The wells that work are read as usual. A first throw is whole when all four dice have been read or
entered. Of a rethrow nobody knows whether the dice that no well reads were in it, so their faces
are asked for, thrown again or not, before it counts.
"""

from __future__ import annotations

from collections.abc import Iterable

from plank.games.the_plank import ThePlank
from plank.phrases.sentence import Sentence, sentence
from plank.referee.lead import Look
from plank.referee.wells import DICE


def live(game: ThePlank, by_hand: frozenset[int]) -> tuple[int, ...]:
    """Return the dice that must lie as the game has them: thrown, uncovered, sensed."""
    if not game.faces:
        return ()
    return tuple(die for die in DICE if die not in game.covered and die not in by_hand)


def rethrown(game: ThePlank, look: Look) -> tuple[int, ...]:
    """Return the dice that wells have read as thrown again, free or paid for (ruling P6, P7)."""
    if not (game.free or look.offered):
        return ()
    return tuple(die for die in live(game, look.by_hand) if die in look.fresh)


def told_in_part(game: ThePlank, look: Look) -> bool:
    """Tell whether a rethrow has been read, and waits for the dice that no well reads."""
    return bool(rethrown(game, look) and _unread(game, look))


def untold(game: ThePlank, look: Look) -> tuple[int, ...]:
    """Return the dice that are missing, if the throw is entered by hand now.

    Of a first throw those not read yet; of a rethrow those that no well reads, and cocked ones.
    """
    if not game.faces:
        return tuple(die for die in DICE if die not in look.fresh)
    read = live(game, look.by_hand)
    cocked = {die for die in read if look.table.dice[die].rest == "cocked"}
    if not cocked and not told_in_part(game, look):
        return ()
    return tuple(sorted(cocked.union(_unread(game, look))))


def asks(game: ThePlank, look: Look) -> bool:
    """Tell whether everything else of the throw has been read: the missing dice are asked for."""
    if game.faces:
        return told_in_part(game, look)
    missing = untold(game, look)
    return bool(missing) and look.by_hand.issuperset(missing)


def asked(game: ThePlank, name: str, dice: Iterable[int]) -> Sentence:
    """Ask the seat to act, called so, for what these dice show."""
    told = tuple(die + 1 for die in dice)
    if not game.faces:
        if len(told) == len(DICE):
            return sentence("enter-throw", name=name)
        return sentence("enter-dice", name=name, dice=told)
    return sentence("enter-again", name=name, dice=told)


def _unread(game: ThePlank, look: Look) -> tuple[int, ...]:
    return tuple(die for die in DICE if die in look.by_hand and die not in game.covered)
