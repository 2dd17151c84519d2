"""Handwork of a key that has not been seen on the table yet: a key held down does it only once."""

from __future__ import annotations

from plank.people.asked import Carry, Handwork, LayDie, ThrowDice, face_up
from plank.referee.picture import Picture

PATIENCE_S = 3.0  # without anything new of it on the table: then the keys work again
AT_REST = ("flat", "cocked")


class Underway:
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
        dice = enumerate(picture.dice)
        self._moved |= {at for at, die in dice if die.rest != self._before.dice[at].rest}

    def done(self, picture: Picture, now: float) -> bool:
        """Tell whether it has been seen, or has not been for too long."""
        return now - self._since >= PATIENCE_S or self.seen(picture)

    def seen(self, picture: Picture) -> bool:
        """Tell whether the table shows it."""
        match self.work:
            case ThrowDice():
                return self._thrown(picture, self.work.dice)
            case LayDie():
                die = picture.dice[self.work.die]
                return die.shows is not None and face_up(die.shows) == self.work.face
            case Carry():
                return self._carried(picture, self.work)

    def _thrown(self, picture: Picture, dice: tuple[int, ...]) -> bool:
        """Tell whether all dice rest that have left their wells, or count as thrown.

        Nothing is seen of those that no well reads.
        """
        counted = picture.count != self._before.count
        return all(
            picture.dice[die].rest in AT_REST and (counted or die in self._moved)
            for die in dice
            if not picture.dice[die].by_hand
        )

    def _carried(self, picture: Picture, work: Carry) -> bool:
        if (work.lane, work.place) in self._before.moves:
            return (work.lane, work.place) not in picture.moves
        return picture.seats[work.lane].seen == (work.place,)


def _shown(work: Handwork, picture: Picture) -> object:
    """Return what of the table the work is about."""
    match work:
        case ThrowDice():
            return [(picture.dice[die].rest, picture.dice[die].shows) for die in work.dice]
        case LayDie():
            return picture.dice[work.die].rest
        case Carry():
            return [seat.seen for seat in picture.seats[work.lane : work.lane + 1]]
