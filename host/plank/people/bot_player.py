"""A bot's place at the table: it watches pictures, thinks a while, and acts with its hands.

It carries its own pirate whenever that stands wrong, and on its turn also those that nobody else
with a bot's hands carries. Without hands (a real table) people move for it: the table's own
sentences ask for most of it, the bot says which dice it would throw again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from plank.die_faces import Face
from plank.games import Game, Move
from plank.games.bots import Bot
from plank.games.the_plank import Cover, Give, Rethrow, Stand
from plank.people.asked import (
    ALL_DICE,
    Carry,
    EnterDice,
    Handwork,
    LayDie,
    ThrowDice,
    asked,
    face_up,
    faces_of,
    moving,
    said_instead,
    told_by_hand,
    use,
)
from plank.people.hands import Hands
from plank.phrases.sentence import Sentence, sentence
from plank.referee import acts
from plank.referee.clock import Clock
from plank.referee.picture import Picture

THINKING_S = 1.2  # before a choice, at pace 1
CARRYING_S = 0.7  # before a pirate is carried or a die laid, at pace 1
AGAIN_S = 5.0  # when nothing came of it: a command was lost, or a die lies cocked once more
TRIES = 4  # throws of the same dice, ways of the same pirate: then the sensors can't be telling it


class Referee(Protocol):
    """What a bot needs of the referee."""

    @property
    def picture(self) -> Picture:
        """The game and the table as they are now."""
        ...

    @property
    def game(self) -> Game:
        """The game, another object after each accepted move."""
        ...

    def act(self, act: acts.Act) -> None:
        """Do an act. Raises Refused."""
        ...

    def announce(self, key: Sentence) -> None:
        """Tell something to everybody."""
        ...

    def on_picture(self, callback: Callable[[Picture], None], /) -> object:
        """Call back with each new picture."""
        ...


@dataclass(frozen=True)
class Step:
    """One thing to do, and the moment of the game it is for: done once for that moment."""

    work: Handwork | EnterDice | acts.Act
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
        self._plan: Move | None = None
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
        return self._pace * (CARRYING_S if isinstance(step.work, Carry | LayDie) else THINKING_S)

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
        if picture.phase in ("paused", "aborted") or moving(picture):
            return None
        work = self._carrying(picture) if picture.moves else self._playing(picture)
        return None if work is None else Step(work, picture.count, picture.choices.offered)

    def _carrying(self, picture: Picture) -> Carry | None:
        if self._hands is None:
            return None
        for lane, place in picture.moves:
            others = picture.turn == self._seat and lane not in self._fellows
            if lane == self._seat or others:
                return Carry(lane, place)
        return None

    def _playing(self, picture: Picture) -> Handwork | EnterDice | acts.Act | None:
        if picture.turn != self._seat or picture.phase == "over":
            return None
        plan = self._planned()
        wanted = plan.dice if isinstance(plan, Rethrow) else ()
        return _put_back(picture, wanted) or _asked(picture) or self._planned_work(picture, plan)

    def _planned(self) -> Move:
        """Choose a move, once for each state of the game."""
        game = self._referee.game
        if self._plan is None or self._game is not game:
            self._game, self._plan = game, self._bot.choose(game.copy(), self._seat)
        return self._plan

    def _planned_work(self, picture: Picture, plan: Move) -> Handwork | acts.Act:
        match plan:
            case Rethrow():
                if picture.choices.rethrow:
                    return ThrowDice(plan.dice)
                return acts.Pay(self._seat)
            case Cover():
                return acts.Cover(self._seat, plan.die)
            case Give():
                return acts.Give(self._seat, plan.to, plan.coins, plan.favour)
            case Stand():
                return self._standing(picture, plan.space)
            case _:
                return ThrowDice(ALL_DICE)

    def _standing(self, picture: Picture, space: int | None) -> Carry | acts.Act:
        """Stand by moving the pirate; by saying so where it stays, falls, or there are no hands."""
        targets = picture.choices.targets
        if self._hands is None or not targets:
            return acts.Stand(self._seat, space)
        return Carry(self._seat, targets[0] if space is None else space)

    def _do(self, work: Handwork | EnterDice | acts.Act, again: bool) -> None:
        if not isinstance(work, ThrowDice | EnterDice | LayDie | Carry):
            self._act(work)
        elif self._hands is None:
            self._wish(work, again)
        elif isinstance(work, EnterDice):
            self._enter()
        elif isinstance(work, ThrowDice) and self._unread(work.dice):
            self._enter(work.dice)
        elif isinstance(work, Carry) and self._untold(again):
            self._act(said_instead(self._referee.picture, work))
        else:
            with suppress(OSError):  # the simulated table went away: tried again later
                use(self._hands, work)

    def _unread(self, dice: tuple[int, ...]) -> bool:
        """Tell whether a throw has to be entered: no well reads it, or none told of it."""
        return told_by_hand(self._referee.picture, dice) or self._tries > TRIES

    def _untold(self, again: bool) -> bool:
        """Tell whether a pirate was carried in vain: the space may be blind, its sensor dead."""
        return again if not self._referee.picture.moves else self._tries > TRIES

    def _enter(self, dice: tuple[int, ...] = ()) -> None:
        """Enter what is missing of its throw, or of these dice; others lie as before."""
        picture = self._referee.picture
        thrown = {*dice, *(self._plan.dice if isinstance(self._plan, Rethrow) else ())}
        missing = picture.choices.missing or dice
        in_head = zip(missing, self._thrown(missing), strict=True)
        faces: tuple[Face, ...] = tuple(
            face if die in thrown else _lies(picture, die, face) for die, face in in_head
        )
        self._act(acts.Enter(self._seat, faces, missing))

    def _act(self, act: acts.Act) -> None:
        with suppress(acts.Refused):  # the table is not ready for it: tried again later
            self._referee.act(act)

    def _thrown(self, dice: tuple[int, ...]) -> tuple[Face, ...]:
        chance = self._dice(f"throw {self._seat} {self._referee.picture.count}")
        return tuple(chance.choice(faces_of(die)) for die in dice)

    def _wish(self, work: Handwork | EnterDice, again: bool) -> None:
        """Say which dice people should throw; the first throw is asked for by the table."""
        plan = self._plan
        if isinstance(plan, Rethrow) and work == ThrowDice(plan.dice) and not again:
            name = self._referee.game.seats[self._seat]
            dice = tuple(die + 1 for die in plan.dice)
            self._referee.announce(sentence("bot-wishes-rethrow", name=name, dice=dice))


def _lies(picture: Picture, die: int, thrown: Face) -> Face:
    """Return how a die lies; as it was thrown, if nothing has been before."""
    face = picture.dice[die].face
    return thrown if face is None else face


def _put_back(picture: Picture, wanted: Collection[int]) -> LayDie | None:
    """Lay back a die that somebody took out and that is not to be thrown."""
    for number, die in enumerate(picture.dice):
        out = die.rest == "empty" and not die.covered and number not in wanted
        if out and die.face is not None:
            return LayDie(number, face_up(die.face))
    return None


def _asked(picture: Picture) -> Handwork | EnterDice | None:
    """Do what the table asks for, but choose oneself which dice are thrown again."""
    if any(todo.key in ("dice-out", "pay-first") for todo in picture.todo):
        return None
    return asked(picture)
