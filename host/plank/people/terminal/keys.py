"""One key an act: what each key means for the picture as it is now.

On a simulated table keys have hands; at a real one, what needs hands is entered by hand. Keys that
only a game with dice knows are in `dice_keys`.
"""

from __future__ import annotations

from collections.abc import Callable

from plank.people.tasks import next_work
from plank.people.terminal import dice_keys
from plank.people.terminal.dice_keys import DICE_KEYS, DIE_KEYS, do_by_hand, offered_dice_keys
from plank.people.terminal.key_actions import Again, Ask, Help, KeyAction, Note, Perform, Quit
from plank.people.terminal.situation import Situation
from plank.phrases.sentence import Sentence, sentence
from plank.referee import Picture, Repeat, TakeBack
from plank.referee.table_game.handwork import PirateMove


def meaning(key: str, now: Situation) -> KeyAction:
    """Return what a key does now."""
    if key in _ALWAYS:
        return _ALWAYS[key]
    if key not in _keys(now.picture):
        return Note(sentence("key-unknown"))
    if key != "n" and (why := _idle(key, now)) is not None:
        return Note(why)
    if key in DIE_KEYS:
        return dice_keys.toggle(now, DIE_KEYS.index(key))
    return _KEYS[key](now) if key in _KEYS else DICE_KEYS[key](now)


def _keys(picture: Picture) -> tuple[str, ...]:
    """Return the keys that the game knows, beside those that always do something."""
    return (*_KEYS, *DICE_KEYS, *DIE_KEYS) if picture.dice else tuple(_KEYS)


def _idle(key: str, now: Situation) -> Sentence | None:
    """Say why a key does nothing now, if it does nothing."""
    if now.picture.turn is None and not (now.picture.moves and key in ("m", *GO)):
        return sentence("key-over")
    if now.picture.phase in ("paused", "aborted"):
        return sentence("key-nothing")
    if now.is_bots and key not in (*GO, "m", "g"):
        return _not_yours(now)
    return None


def ended(picture: Picture) -> bool:
    """Tell whether the game is over for good, or ended by somebody."""
    return picture.turn is None or picture.phase == "aborted"


def _again(now: Situation) -> KeyAction:
    return Again() if ended(now.picture) else Note(sentence("key-nothing"))


def _go(now: Situation) -> KeyAction:
    """Do the thing that is asked for."""
    work = next_work(now.picture)
    if now.is_bots and not isinstance(work, PirateMove):
        return Note(_not_yours(now))
    if work is not None:
        return do_by_hand(now, work)
    return dice_keys.throw_or_stand(now)


def _move(now: Situation) -> KeyAction:
    if not now.picture.moves:
        return Note(sentence("key-nothing"))
    return do_by_hand(now, PirateMove(*now.picture.moves[0]))


def _not_yours(now: Situation) -> Sentence:
    return sentence("key-not-yours", name=now.picture.seats[now.seat].name)


GO = (" ", "enter")
HANDY = (*GO, "t", "s", "m")
"""Keys that hands may be needed for."""

_ALWAYS: dict[str, KeyAction] = {
    "u": Perform(TakeBack()),
    "r": Perform(Repeat()),
    "x": Ask("abort"),
    "?": Help(),
    "h": Help(),
    "q": Quit(),
    "eof": Quit(),
}
_KEYS: dict[str, Callable[[Situation], KeyAction]] = {
    **dict.fromkeys(GO, _go),
    "m": _move,
    "n": _again,
}

_FIRST_HELP = (("space", "help-go"),)
_LAST_HELP = (
    ("m", "help-move"),
    ("u", "help-back"),
    ("r", "help-repeat"),
    ("x", "help-abort"),
    ("n", "help-again"),
    ("q", "help-quit"),
    ("?", "help-close"),
)


def help_lines(picture: Picture) -> tuple[tuple[str, str], ...]:
    """Return the keys of the game, each with the phrase that explains it."""
    return (*_FIRST_HELP, *(dice_keys.HELP if picture.dice else ()), *_LAST_HELP)


def offered_keys(now: Situation) -> list[tuple[str, str]]:
    """Return the keys that do something now, each with its label's phrase; for the last line."""
    picture = now.picture
    keys: list[tuple[str, str]] = []
    live = picture.phase not in ("paused", "aborted")
    if picture.moves and live:
        keys.append(("space", "label-carry"))
    elif live and picture.turn is not None and not now.is_bots:
        keys += offered_dice_keys(now)
    if picture.count and picture.phase != "aborted":
        keys.append(("u", "label-back"))
    if ended(picture):
        keys.append(("n", "label-again"))
    return [*keys, ("?", "label-help"), ("q", "label-quit")]
