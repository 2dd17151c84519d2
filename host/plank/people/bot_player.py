"""A bot at the table: it watches pictures, thinks a while, and acts with its hands.

It carries its own pirate whenever that stands wrong, and on its turn also those that nobody else
with a bot's hands carries. Without hands (a real table) people move for it: the table's own
sentences ask for most of it, the bot says which dice it would throw again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass

from plank.die_faces import FACES, Face
from plank.games import Game, Move
from plank.games.bots import Bot
from plank.people.dice_handwork import die_to_put_back, lying_face, rolling, told_by_hand
from plank.people.hands import Hands
from plank.people.tasks import act_instead, dice_in, dice_task, do_work, next_work
from plank.referee import Act, Clock, Picture, Referee, Refused
from plank.referee.dice.acts import Enter
from plank.referee.table_game.handwork import (
    DiceEntry,
    DiceThrow,
    DiePlacement,
    Execution,
    Handwork,
    PirateMove,
)

THINKING_S = 1.2  # before a choice, at pace 1
CARRYING_S = 0.7  # before a pirate is carried or a die laid, at pace 1
AGAIN_S = 5.0  # when nothing came of it: a command was lost, or a die lies cocked once more
TRIES = 4  # throws of the same dice, ways of the same pirate: then the sensors can't be telling it


@dataclass(frozen=True)
class Step:
    """One thing to do, and the moment of the game it is for: done once for that moment."""

    work: Handwork | DiceEntry | Act
    count: int
    offered: bool


class BotSeat:
    """Plays one seat.

    `fellows` are the other seats whose pirates are carried by bots; `pace` stretches the
    pauses for thought (0 none at all). `dice` gives the chance for each of its throws of dice
    that no well reads, or that were entered by hand this turn: it throws those in its head.
    """

    def __init__(  # noqa: PLR0913 - all of it is who and where the bot is
        self,
        seat: int,
        bot: Bot,
        referee: Referee,
        hands: Hands | None,
        clock: Clock,
        *,
        pace: float = 1.0,
        fellows: Collection[int] = (),
        dice: Callable[[str], random.Random] = random.Random,
    ) -> None:
        self._seat = seat
        self._bot = bot
        self._referee = referee
        self._hands = hands
        self._clock = clock
        self._pace = pace
        self._dice = dice
        self._fellows = frozenset(fellows) - {seat}
        self._game: Game | None = None
        self._move: Move | None = None
        self._plan: Execution | None = None
        self._next: Step | None = None
        self._done: Step | None = None
        self._tries = 0

    def start(self) -> None:
        """Begin to watch and to play."""
        self._referee.on_picture(self._look)
        self._look(self._referee.picture)

    def _look(self, picture: Picture) -> None:
        """Plan the next step, unless it is planned already."""
        step = self._step(picture)
        if step == self._next:
            return
        self._next = step
        if step is not None:
            self._clock.call_later(self._pause(step), lambda: self._wake(step))

    def _pause(self, step: Step) -> float:
        if step == self._done:
            return AGAIN_S
        quick = isinstance(step.work, PirateMove | DiePlacement)
        return self._pace * (CARRYING_S if quick else THINKING_S)

    def _wake(self, step: Step) -> None:
        """Do the step, if it is still the one to do; then watch whether anything comes of it."""
        if step is not self._next:
            return
        self._next = None
        if self._step(self._referee.picture) == step:
            self._tries = self._tries + 1 if step == self._done else 1
            self._done = step
            self._do(step.work, self._tries > 1)
        self._look(self._referee.picture)

    def _step(self, picture: Picture) -> Step | None:
        dice = dice_in(picture)
        if picture.phase in ("paused", "aborted") or rolling(dice):
            return None
        work = self._carrying(picture) if picture.moves else self._playing(picture)
        return None if work is None else Step(work, picture.count, dice.choices.offered)

    def _carrying(self, picture: Picture) -> PirateMove | None:
        if self._hands is None:
            return None
        for lane, place in picture.moves:
            others = picture.turn == self._seat and lane not in self._fellows
            if lane == self._seat or others:
                return PirateMove(lane, place)
        return None

    def _playing(self, picture: Picture) -> Handwork | DiceEntry | Act | None:
        if picture.turn != self._seat or picture.phase == "over":
            return None
        self._plan = plan = self._referee.execution(self._planned(), hands=self._hands is not None)
        back = die_to_put_back(dice_in(picture), plan.dice)
        return back or _asked(picture) or plan.step

    def _planned(self) -> Move:
        """Choose a move, once for each state of the game."""
        game = self._referee.game
        if self._move is None or self._game is not game:
            self._game, self._move = game, self._bot.choose(game.copy(), self._seat)
        return self._move

    def _do(self, work: Handwork | DiceEntry | Act, again: bool) -> None:
        if isinstance(work, Act):
            self._act(work)
        elif self._hands is None:
            self._wish(work, again)
        elif isinstance(work, DiceEntry):
            self._enter()
        elif isinstance(work, DiceThrow) and self._unread(work.dice):
            self._enter(work.dice)
        elif isinstance(work, PirateMove) and self._unseen(again):
            self._act(act_instead(self._referee.picture, work))
        else:
            with suppress(OSError):  # the simulated table went away: tried again later
                do_work(self._hands, work)

    def _unread(self, dice: tuple[int, ...]) -> bool:
        """Tell whether a throw has to be entered: no well reads it, or none told of it."""
        return told_by_hand(dice_in(self._referee.picture), dice) or self._tries > TRIES

    def _unseen(self, again: bool) -> bool:
        """Tell whether a pirate was carried in vain: the space may be blind, its sensor dead."""
        return again if not self._referee.picture.moves else self._tries > TRIES

    def _enter(self, dice: tuple[int, ...] = ()) -> None:
        """Enter what is missing of its throw, or of these dice; others lie as before."""
        picture = dice_in(self._referee.picture)
        thrown = {*dice, *(self._plan.dice if self._plan else ())}
        missing = picture.choices.missing or dice
        in_head = zip(missing, self._thrown(missing), strict=True)
        faces: tuple[Face, ...] = tuple(
            face if die in thrown else lying_face(picture, die, face) for die, face in in_head
        )
        self._act(Enter(self._seat, faces, missing))

    def _act(self, act: Act) -> None:
        with suppress(Refused):  # the table is not ready for it: tried again later
            self._referee.act(act)

    def _thrown(self, dice: tuple[int, ...]) -> tuple[Face, ...]:
        chance = self._dice(f"throw {self._seat} {self._referee.picture.count}")
        return tuple(chance.choice(FACES[die]) for die in dice)

    def _wish(self, work: Handwork | DiceEntry, again: bool) -> None:
        """Say which dice people should throw, where the table does not ask for them itself."""
        plan = self._plan
        if plan is not None and plan.wish and work == DiceThrow(plan.dice) and not again:
            self._referee.announce(plan.wish, about="answer")


def _asked(picture: Picture) -> Handwork | DiceEntry | None:
    """Do what the table asks for, but choose oneself which dice are thrown again."""
    task = dice_task(picture)
    return None if task is not None and task.optional else next_work(picture)
