"""Handwork of a key that has not been seen on the table yet: a key held down does it only once."""

from __future__ import annotations

from plank.die_faces import face_number
from plank.people.tasks import dice_in
from plank.referee import Picture
from plank.referee.table_game.handwork import DiceThrow, DiePlacement, Handwork, PirateMove

PATIENCE_S = 3.0  # without anything new of it on the table: then the keys work again
AT_REST = ("flat", "cocked")


class PendingWork:
    """One piece of handwork, from the key until the table shows what it brought about.

    `now` is the moment, in seconds of a clock that is asked for nowhere else.
    """

    def __init__(self, work: Handwork, picture: Picture, now: float) -> None:
        self.work = work
        self._before = picture
        self._shown = _shown(work, picture)
        self._moved: frozenset[int] = frozenset()
        self._since = now

    def look(self, picture: Picture, now: float) -> None:
        """Take notice of a picture: what goes on there is not waited for in vain."""
        shown = _shown(self.work, picture)
        if shown != self._shown:
            self._shown, self._since = shown, now
        before, dice = dice_in(self._before).dice, dice_in(picture).dice
        self._moved |= {at for at, die in enumerate(dice) if die.rest != before[at].rest}

    def done(self, picture: Picture, now: float) -> bool:
        """Tell whether it has been seen, or has not been for too long."""
        return now - self._since >= PATIENCE_S or self.seen(picture)

    def seen(self, picture: Picture) -> bool:
        """Tell whether the table shows it."""
        match self.work:
            case DiceThrow():
                return self._thrown(picture, self.work.dice)
            case DiePlacement():
                die = dice_in(picture).dice[self.work.die]
                return die.shows is not None and face_number(die.shows) == self.work.face
            case PirateMove():
                return self._carried(picture, self.work)

    def _thrown(self, picture: Picture, dice: tuple[int, ...]) -> bool:
        """Tell whether all dice rest that have left their wells, or count as thrown.

        Nothing is seen of those that no well reads.
        """
        counted, lie = picture.count != self._before.count, dice_in(picture).dice
        return all(
            lie[die].rest in AT_REST and (counted or die in self._moved)
            for die in dice
            if not lie[die].by_hand
        )

    def _carried(self, picture: Picture, work: PirateMove) -> bool:
        if (work.lane, work.place) in self._before.moves:
            return (work.lane, work.place) not in picture.moves
        return picture.seats[work.lane].seen == (work.place,)


def _shown(work: Handwork, picture: Picture) -> object:
    """Return what of the table the work is about."""
    dice = dice_in(picture).dice
    match work:
        case DiceThrow():
            return [(dice[die].rest, dice[die].shows) for die in work.dice]
        case DiePlacement():
            return dice[work.die].rest
        case PirateMove():
            return [seat.seen for seat in picture.seats[work.lane : work.lane + 1]]
