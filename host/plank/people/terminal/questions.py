"""Questions at the terminal: what is typed becomes an act, or the question is asked again."""

from __future__ import annotations

from dataclasses import dataclass, replace

from plank.die_faces import Face
from plank.people.terminal.key_actions import Ask, KeyAction, Note, Perform, Work
from plank.people.terminal.pirate_letters import letters
from plank.people.terminal.situation import Situation
from plank.phrases.sentence import Sentence, sentence
from plank.referee import Abort
from plank.referee.dice import acts
from plank.referee.table_game.handwork import PirateMove

FACES: dict[str, Face] = {
    **{str(number): number for number in range(1, 6)},
    **dict.fromkeys(("c", "coin"), "coin"),
    **dict.fromkeys(("s", "sword"), "sword"),
}
ONE_KEY = ("cover", "abort")  # answered by one key, without enter
LONGEST = 120  # characters of an answer


@dataclass(frozen=True)
class Question:
    """A question, and what has been typed so far."""

    ask: Ask
    typed: str = ""

    def pressed(self, key: str) -> Question | None:
        """Return the question after a key that edits, None when the answer is finished."""
        if key == "enter":
            return None
        if key == "backspace":
            return replace(self, typed=self.typed[:-1])
        if len(key) > 1 or not key.isprintable() or len(self.typed) >= LONGEST:
            return self
        typed = replace(self, typed=self.typed + key)
        return None if self.ask.what in ONE_KEY else typed


def question_of(ask: Ask, now: Situation) -> Sentence:
    """Return the words of a question."""
    match ask.what:
        case "enter":
            return sentence("ask-enter", dice=tuple(die + 1 for die in ask.dice))
        case "enter-again":
            return sentence("ask-enter-again", dice=tuple(die + 1 for die in ask.dice))
        case "stand":
            return sentence("ask-stand", spaces=now.choices.targets)
        case "cover":
            return sentence("ask-cover", dice=tuple(die + 1 for die in ask.dice))
        case "give":
            return sentence("ask-give")
        case "abort":
            return sentence("ask-abort")


def answer(ask: Ask, typed: str, now: Situation) -> KeyAction | None:
    """Return what an answer brings about: None nothing at all, a Note what is wrong with it."""
    typed = typed.strip()
    match ask.what:
        case "enter":
            return _faces(ask.dice, typed, now)
        case "enter-again":
            return _faces(ask.dice, typed, now) if typed else _as_they_lay(ask.dice, now)
        case "stand":
            return _space(typed, now)
        case "cover":
            return _die(ask.dice, typed, now)
        case "give":
            return _gift(typed, now)
        case "abort":
            return _yes(typed)


def _faces(dice: tuple[int, ...], typed: str, now: Situation) -> KeyAction:
    words = typed.lower().replace(",", " ").split()
    if len(words) == 1 and len(dice) > 1:
        words = list(words[0])  # 5c32 is as good as 5 c 3 2
    if len(words) != len(dice) or any(word not in FACES for word in words):
        return Note(sentence("answer-faces", count=len(dice)))
    return Perform(acts.Enter(now.seat, tuple(FACES[word] for word in words), dice))


def _as_they_lay(dice: tuple[int, ...], now: Situation) -> KeyAction:
    return Perform(acts.Enter(now.seat, tuple(_lies(die, now) for die in dice), dice))


def _lies(die: int, now: Situation) -> Face:
    face = now.dice.dice[die].face
    assert face is not None, "only dice that have been thrown are thrown again"
    return face


def _space(typed: str, now: Situation) -> KeyAction:
    targets = now.choices.targets
    if typed not in [str(space) for space in targets]:
        return Note(sentence("choose-space", spaces=targets))
    if now.hands:
        return Work(PirateMove(now.seat, int(typed)))
    return Perform(acts.Stand(now.seat, int(typed)))


def _die(dice: tuple[int, ...], typed: str, now: Situation) -> KeyAction:
    if typed not in [str(die + 1) for die in dice]:
        return Note(sentence("answer-die", dice=tuple(die + 1 for die in dice)))
    return Perform(acts.Cover(now.seat, int(typed) - 1))


def _yes(typed: str) -> KeyAction | None:
    if typed.lower() == "n":
        return None
    return Perform(Abort()) if typed.lower() == "y" else Note(sentence("answer-abort"))


def _gift(typed: str, now: Situation) -> KeyAction:
    """Read `A B 2 mercy`: giver, receiver, coins, and the favour in any words."""
    seat, rest = _pirate(typed, now)
    to, rest = _pirate(rest, now)
    coins, favour = [*rest.split(maxsplit=1), "", ""][:2]
    if seat is None or to is None or not (coins.isascii() and coins.isdigit()):
        return Note(sentence("answer-give"))
    return Perform(acts.Give(seat, to, int(coins), favour))


def _pirate(typed: str, now: Situation) -> tuple[int | None, str]:
    """Take a pirate's letter or whole name off the front; None for none, or for two of a name.

    The longest that fits is meant, and a letter rather than a name as short.
    """
    names = [seat.name for seat in now.picture.seats]
    called = [(len(name), False, seat) for seat, name in enumerate(names) if _begins(typed, name)]
    signed = [
        (len(sign), True, seat) for seat, sign in enumerate(letters(names)) if _begins(typed, sign)
    ]
    found = sorted([*called, *signed])
    if not found or [one[:2] for one in found].count(found[-1][:2]) > 1:
        return None, ""
    length, _, seat = found[-1]
    return seat, typed[length:].lstrip()


def _begins(typed: str, word: str) -> bool:
    return f"{typed} "[: len(word) + 1].casefold() == f"{word} ".casefold()
