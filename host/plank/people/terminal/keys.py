"""One key an act: what each key means for the picture as it is now.

On a simulated table keys have hands; at a real one, what needs hands is entered by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from plank.people.asked import (
    Carry,
    EnterDice,
    Handwork,
    LayDie,
    ThrowDice,
    asked,
    told_by_hand,
)
from plank.people.terminal.key_actions import (
    Again,
    Ask,
    Doing,
    Help,
    Note,
    Perform,
    Quit,
    Toggle,
    Work,
)
from plank.phrases.sentence import Sentence, sentence
from plank.referee import acts
from plank.referee.picture import Picture


@dataclass(frozen=True)
class Situation:
    """What a key's meaning hangs on.

    `chosen` dice are to be thrown again; `hands`: the keys have hands; `humans` are the
    seats that are played with these keys.
    """

    picture: Picture
    chosen: frozenset[int]
    hands: bool
    humans: Collection[int]

    @property
    def seat(self) -> int:
        """The seat to act; asked for only while there is one."""
        assert self.picture.turn is not None, "nobody is to act"
        return self.picture.turn

    @property
    def theirs(self) -> bool:
        """Whether a bot with hands of its own is to act."""
        return self.hands and self.picture.turn not in self.humans


def meaning(key: str, now: Situation) -> Doing:
    """Return what a key does now."""
    if key in _ALWAYS:
        return _ALWAYS[key]
    if key not in _KEYS and key not in DIE_KEYS:
        return Note(sentence("key-unknown"))
    if key != "n" and (why := _idle(key, now)) is not None:
        return Note(why)
    return _toggle(now, DIE_KEYS.index(key)) if key in DIE_KEYS else _KEYS[key](now)


def _idle(key: str, now: Situation) -> Sentence | None:
    """Say why a key does nothing now, if it does nothing."""
    if now.picture.turn is None and not (now.picture.moves and key in ("m", *GO)):
        return sentence("key-over")
    if now.picture.phase in ("paused", "aborted"):
        return sentence("key-nothing")
    if now.theirs and key not in (*GO, "m", "g"):
        return _not_yours(now)
    return None


def ended(picture: Picture) -> bool:
    """Tell whether the game is over for good, or ended by somebody."""
    return picture.turn is None or picture.phase == "aborted"


def _again(now: Situation) -> Doing:
    return Again() if ended(now.picture) else Note(sentence("key-nothing"))


def _go(now: Situation) -> Doing:
    """Do the thing that is asked for."""
    work = asked(now.picture)
    if now.theirs and not isinstance(work, Carry):
        return Note(_not_yours(now))
    if work is not None:
        return _by_hand(now, work)
    if now.chosen or now.picture.choices.offered:
        return _throw(now)
    return _stand(now)


def _throw(now: Situation) -> Doing:
    """Throw what is asked for, or the chosen dice."""
    work = asked(now.picture)
    if isinstance(work, ThrowDice | EnterDice):
        return _by_hand(now, work)
    if work is not None:
        return Note(sentence("paused"))
    if not now.chosen:
        return Note(sentence("key-choose-dice"))
    if not now.picture.choices.rethrow:
        key = "key-pay-first" if now.picture.choices.pay else "key-nothing"
        return Note(sentence(key))
    return _by_hand(now, ThrowDice(tuple(sorted(now.chosen))))


def _stand(now: Situation) -> Doing:
    choices = now.picture.choices
    if not choices.stand:
        return Note(sentence("key-nothing"))
    if len(choices.targets) > 1:
        return Ask("stand")
    if now.hands and choices.targets and not now.picture.moves and not _must_be_said(now):
        return Work(Carry(now.seat, choices.targets[0]))
    return Perform(acts.Stand(now.seat))


def _must_be_said(now: Situation) -> bool:
    """Tell whether nobody would see the pirate where it goes: standing is said, not shown."""
    return any(todo.key == "stand-blind" for todo in now.picture.todo)


def _toggle(now: Situation, die: int) -> Doing:
    picture = now.picture
    if picture.choices.throw:
        return Note(sentence("throw-first", name=picture.seats[now.seat].name))
    if picture.dice[die].covered or not (picture.choices.rethrow or picture.choices.pay):
        return Note(sentence("key-no-choice", die=die + 1))
    return Toggle(die)


def _cover(now: Situation) -> Doing:
    may = now.picture.choices.cover
    if not may:
        return Note(sentence("key-no-cover"))
    if len(now.chosen) == 1:
        return Perform(acts.Cover(now.seat, *now.chosen))
    return Ask("cover", may)


def _pay(now: Situation) -> Doing:
    return Perform(acts.Pay(now.seat))


def _move(now: Situation) -> Doing:
    if not now.picture.moves:
        return Note(sentence("key-nothing"))
    return _by_hand(now, Carry(*now.picture.moves[0]))


def _give(now: Situation) -> Doing:
    return Ask("give") if now.picture.choices.give else Note(sentence("key-no-giver"))


def _enter(now: Situation) -> Doing:
    if now.picture.choices.missing:
        return _ask_faces(now, now.picture.choices.missing)
    if not now.chosen:
        return Note(sentence("key-choose-dice"))
    return Ask("enter", tuple(sorted(now.chosen)))


def _ask_faces(now: Situation, dice: tuple[int, ...]) -> Doing:
    """Ask for faces; where a rethrow has been read, these dice may not have been thrown again."""
    again = now.picture.choices.enter and not now.picture.choices.throw
    return Ask("enter-again" if again else "enter", dice)


def _by_hand(now: Situation, work: Handwork | EnterDice) -> Doing:
    """Use the keys' hands; without any, or without wells, enter what the table would sense."""
    if isinstance(work, EnterDice):
        return _ask_faces(now, work.dice)
    unseen = isinstance(work, ThrowDice) and told_by_hand(now.picture, work.dice)
    if now.hands and not unseen:
        return Work(work)
    match work:
        case ThrowDice():
            return Ask("enter", now.picture.choices.missing or work.dice)
        case Carry():
            return Perform(acts.Place(work.lane, work.place))
        case LayDie():
            return Note(sentence("key-no-hands"))


def _not_yours(now: Situation) -> Sentence:
    return sentence("key-not-yours", name=now.picture.seats[now.seat].name)


GO = (" ", "enter")
HANDY = (*GO, "t", "s", "m")
"""Keys that hands may be needed for."""
DIE_KEYS = ("1", "2", "3", "4")

_ALWAYS: dict[str, Doing] = {
    "u": Perform(acts.TakeBack()),
    "r": Perform(acts.Repeat()),
    "x": Ask("abort"),
    "?": Help(),
    "h": Help(),
    "q": Quit(),
    "eof": Quit(),
}
_KEYS: dict[str, Callable[[Situation], Doing]] = {
    **dict.fromkeys(GO, _go),
    "t": _throw,
    "c": _cover,
    "p": _pay,
    "s": _stand,
    "m": _move,
    "g": _give,
    "e": _enter,
    "n": _again,
}

HELP = (
    ("space", "help-go"),
    ("1 2 3 4", "help-dice"),
    ("t", "help-throw"),
    ("c", "help-cover"),
    ("p", "help-pay"),
    ("s", "help-stand"),
    ("m", "help-move"),
    ("g", "help-give"),
    ("e", "help-enter"),
    ("u", "help-back"),
    ("r", "help-repeat"),
    ("x", "help-abort"),
    ("n", "help-again"),
    ("q", "help-quit"),
    ("?", "help-close"),
)
"""The keys with the phrases that explain them."""


def offered_keys(now: Situation) -> list[tuple[str, str]]:
    """Return the keys that do something now, each with its label's phrase; for the last line."""
    picture = now.picture
    keys: list[tuple[str, str]] = []
    live = picture.phase not in ("paused", "aborted")
    if picture.moves and live:
        keys.append(("space", "label-carry"))
    elif live and picture.turn is not None and not now.theirs:
        keys += _playing_keys(now)
    if picture.count and picture.phase != "aborted":
        keys.append(("u", "label-back"))
    if ended(picture):
        keys.append(("n", "label-again"))
    return [*keys, ("?", "label-help"), ("q", "label-quit")]


def _playing_keys(now: Situation) -> list[tuple[str, str]]:
    choices = now.picture.choices
    again = choices.rethrow or choices.pay
    throw = choices.throw and not choices.enter
    offers = [
        (choices.enter, "space", "label-enter"),
        (throw and now.hands, "space", "label-throw"),
        (throw and not now.hands, "e", "label-enter"),
        (again, "1-4", "label-choose"),
        (choices.rethrow and bool(now.chosen), "space", "label-throw"),
        (choices.pay, "p", "label-keep" if choices.offered else "label-pay"),
        (bool(choices.cover), "c", "label-cover"),
        (choices.stand, "s" if now.chosen or choices.offered else "space", "label-stand"),
    ]
    return [(key, label) for offered, key, label in offers if offered]
