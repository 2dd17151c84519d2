"""How a move of The Plank that somebody plans is carried out: by dice, pirates, or acts."""

from __future__ import annotations

from plank.games import Move
from plank.games.the_plank import Cover, Give, Rethrow, Stand, ThePlank
from plank.phrases.sentence import sentence
from plank.referee.acts import Act
from plank.referee.dice import acts
from plank.referee.dice.dice_picture import NO_DICE
from plank.referee.dice.faces import ALL_DICE, people_number
from plank.referee.picture import Picture
from plank.referee.table_game.handwork import DiceThrow, Execution, PirateMove


def execution(game: ThePlank, move: Move, picture: Picture, *, hands: bool) -> Execution:
    """Tell how a planned move is carried out."""
    match move:
        case Rethrow():
            return _rethrow(game, move, picture)
        case Cover():
            return Execution(acts.Cover(move.seat, move.die))
        case Give():
            return Execution(acts.Give(move.seat, move.to, move.coins, move.favour))
        case Stand():
            return Execution(_standing(move, picture, hands=hands))
        case _:
            return Execution(DiceThrow(ALL_DICE), ALL_DICE)


def _rethrow(game: ThePlank, move: Rethrow, picture: Picture) -> Execution:
    """Throw once more, after a coin has been offered where it costs one."""
    choices = (picture.dice or NO_DICE).choices
    dice = people_number(move.dice)
    wish = sentence("bot-wishes-rethrow", name=game.seats[move.seat], dice=dice)
    step = DiceThrow(move.dice) if choices.rethrow else acts.Pay(move.seat)
    return Execution(step, move.dice, wish)


def _standing(move: Stand, picture: Picture, *, hands: bool) -> PirateMove | Act:
    """Stand by moving the pirate; by saying so where it stays, falls, or there are no hands."""
    targets = (picture.dice or NO_DICE).choices.targets
    if not hands or not targets:
        return acts.Stand(move.seat, move.space)
    return PirateMove(move.seat, targets[0] if move.space is None else move.space)
