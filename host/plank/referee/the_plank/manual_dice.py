"""What of a throw the wells can't tell: people are asked for that, and for no more.

The wells that work are read as usual. A first throw is whole when all four dice have been read or
entered. Of a rethrow nobody knows whether the dice that no well reads were in it, so their faces
are asked for, thrown again or not, before it counts.
"""

from __future__ import annotations

from collections.abc import Iterable

from plank.games.the_plank import ThePlank
from plank.phrases.sentence import Sentence, sentence
from plank.referee.dice.faces import ALL_DICE, people_number
from plank.referee.table_game.table_view import TableView
from plank.referee.tasks import EnterDice


def live_dice(game: ThePlank, by_hand: frozenset[int]) -> tuple[int, ...]:
    """Return the dice that must lie as the game has them: thrown, uncovered, sensed."""
    return tuple(die for die in game.uncovered if die not in by_hand)


def rethrown(game: ThePlank, view: TableView) -> tuple[int, ...]:
    """Return the dice that wells have read as thrown again, free or paid for (ruling P6, P7)."""
    if not (game.free or view.dice.offered):
        return ()
    return tuple(die for die in live_dice(game, view.dice.by_hand) if die in view.dice.fresh)


def told_in_part(game: ThePlank, view: TableView) -> bool:
    """Tell whether a rethrow has been read, and waits for the dice that no well reads."""
    return bool(rethrown(game, view) and _unread(game, view))


def untold(game: ThePlank, view: TableView) -> tuple[int, ...]:
    """Return the dice that are missing, if the throw is entered by hand now.

    Of a first throw those not read yet; of a rethrow those that no well reads, and cocked ones.
    """
    if not game.faces:
        return tuple(die for die in ALL_DICE if die not in view.dice.fresh)
    read = live_dice(game, view.dice.by_hand)
    cocked = {die for die in read if view.table.dice[die].rest == "cocked"}
    if not cocked and not told_in_part(game, view):
        return ()
    return tuple(sorted(cocked.union(_unread(game, view))))


def asks(game: ThePlank, view: TableView) -> bool:
    """Tell whether everything else of the throw has been read: the missing dice are asked for."""
    if game.faces:
        return told_in_part(game, view)
    missing = untold(game, view)
    return bool(missing) and view.dice.by_hand.issuperset(missing)


def entry_task(game: ThePlank, dice: Iterable[int]) -> EnterDice:
    """Ask the seat to act for what these dice show."""
    assert game.turn is not None, "nothing is asked for in a game that is over"
    asked = tuple(dice)
    return EnterDice(seat=game.turn, dice=asked, urgency="choice", sentence=_question(game, asked))


def _question(game: ThePlank, dice: tuple[int, ...]) -> Sentence:
    assert game.turn is not None
    name = game.seats[game.turn]
    if game.faces:
        return sentence("enter-again", name=name, dice=people_number(dice))
    if len(dice) == len(ALL_DICE):
        return sentence("enter-throw", name=name)
    return sentence("enter-dice", name=name, dice=people_number(dice))


def _unread(game: ThePlank, view: TableView) -> tuple[int, ...]:
    return tuple(die for die in ALL_DICE if die in view.dice.by_hand and die not in game.covered)
