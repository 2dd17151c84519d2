"""Questions at the terminal: what is typed becomes an act, or the question is asked again."""

from __future__ import annotations

from dataclasses import dataclass, replace

from plank.people.asked import Carry
from plank.people.terminal.doing import Ask, Doing, Note, Perform, Work
from plank.people.terminal.keys import Situation
from plank.people.terminal.pirates import letters
from plank.referee import acts
from plank.referee.picture import Face
from plank.referee.sentence import Sentence, sentence

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
        case "stand":
            return sentence("ask-stand", spaces=now.picture.choices.targets)
        case "cover":
            return sentence("ask-cover", dice=tuple(die + 1 for die in ask.dice))
        case "give":
            return sentence("ask-give")
        case "abort":
            return sentence("ask-abort")


def answer(ask: Ask, typed: str, now: Situation) -> Doing | None:
    """Return what an answer brings about: None nothing at all, a Note what is wrong with it."""
    typed = typed.strip()
    match ask.what:
        case "enter":
            return _faces(ask.dice, typed, now)
        case "stand":
            return _space(typed, now)
        case "cover":
            return _die(ask.dice, typed, now)
        case "give":
            return _gift(typed, now)
        case "abort":
            return Perform(acts.Abort()) if typed.lower() == "y" else None


def _faces(dice: tuple[int, ...], typed: str, now: Situation) -> Doing:
    words = typed.lower().replace(",", " ").split()
    if len(words) == 1 and len(dice) > 1:
        words = list(words[0])  # 5c32 is as good as 5 c 3 2
    if len(words) != len(dice) or any(word not in FACES for word in words):
        return Note(sentence("answer-faces", count=len(dice)))
    return Perform(acts.Enter(now.seat, tuple(FACES[word] for word in words), dice))


def _space(typed: str, now: Situation) -> Doing:
    targets = now.picture.choices.targets
    if typed not in [str(space) for space in targets]:
        return Note(sentence("choose-space", spaces=targets))
    if now.hands:
        return Work(Carry(now.seat, int(typed)))
    return Perform(acts.Stand(now.seat, int(typed)))


def _die(dice: tuple[int, ...], typed: str, now: Situation) -> Doing | None:
    if typed not in [str(die + 1) for die in dice]:
        return None
    return Perform(acts.Cover(now.seat, int(typed) - 1))


def _gift(typed: str, now: Situation) -> Doing:
    """Read `A B 2 mercy`: giver, receiver, coins, and the favour in any words."""
    signs = letters([seat.name for seat in now.picture.seats])
    words = typed.split(maxsplit=3)
    giver, receiver, coins = [*words, "", "", ""][:3]
    good = giver.upper() in signs and receiver.upper() in signs
    if not good or not (coins.isascii() and coins.isdigit()):
        return Note(sentence("answer-give"))
    favour = words[3] if len(words) > 3 else ""
    seat, to = signs.index(giver.upper()), signs.index(receiver.upper())
    return Perform(acts.Give(seat, to, int(coins), favour))
