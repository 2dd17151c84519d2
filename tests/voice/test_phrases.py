"""Every sentence of the game has words, and every phrase a use."""

from __future__ import annotations

import itertools
import re
from importlib.resources import files
from pathlib import Path

import pytest

from plank.referee.sentence import Sentence
from plank.voice.phrases import Phrases, UnknownPhrase

WORDS = Phrases("en", strict=True)

NAMES = (("Anne",), ("Anne", "Bo"), ("Anne", "Bo", "Cy"))
COINS = (1, 2, 24)
PLACES = (1, 7, 20, "ship")
ANYWHERE = (*PLACES, "off")
DICE = ((1,), (2, 4), (1, 2, 3, 4))
FACES = ((5,), ("coin", "sword"), (5, "coin", 3, 2))
FACE = (1, 5, "coin", "sword")
NAME = ("Anne",)

HAPPENINGS = {
    "game-start": {"names": NAMES[1:], "first": NAME},
    "resumed": {"names": NAMES[1:], "name": NAME},
    "thrown": {"name": NAME, "faces": FACES, "total": (0, 9)},
    "rethrown": {"name": NAME, "dice": DICE, "faces": FACES, "paid": (0, 1), "total": (0, 9)},
    "covered": {"name": NAME, "die": (1, 4), "total": (0, 9)},
    "gave": {"name": NAME, "other": ("Bo",), "coins": COINS, "favour": ("", "spare me")},
    "stayed": {"name": NAME, "space": PLACES, "why": ("zero", "safe")},
    "moved": {"name": NAME, "start": PLACES, "space": (1, 19)},
    "jumped": {
        "name": NAME,
        "start": (11,),
        "space": (7,),
        "symbol": ("chest", "skull"),
    },
    "pushed": {"name": ("Dan",), "names": NAMES, "start": (7,), "space": (6,)},
    "sword": {"name": NAME, "die": (3, 4)},
    "swept": {"name": ("Dan",), "names": NAMES, "start": ("ship", 7), "space": (6,)},
    "fell": {"names": NAMES, "rank": (1, 2, 3, 4, 5, 6), "why": ("total", "push", "sword")},
    "lost-coins": {"name": NAME, "coins": COINS, "to": ("bank", "removed")},
    "earned": {"name": NAME, "coins": (1, 2), "why": ("coin", "front", "furthest")},
    "short": {"name": NAME},
    "turn": {"name": NAME},
    "won": {"name": NAME},
    "game-over": {"name": NAME},
}
TO_DO = {
    "throw-all": {"name": NAME},
    "throw-dice": {"name": NAME, "dice": DICE},
    "rolling": {},
    "cocked": {"die": (1, 4)},
    "dice-out": {"name": NAME, "dice": DICE},
    "choose": {"name": NAME, "total": (0, 9), "free": (0, 1, 2)},
    "stand-move": {"name": NAME, "space": (1, 19)},
    "stand-choice": {"name": NAME, "spaces": ((3, 7), (3, 7, 11))},
    "stand-stay": {"name": NAME},
    "stand-fall": {"name": NAME},
    "last-throw": {"name": NAME, "total": (0, 20)},
    "may-pay": {"name": NAME, "coins": COINS},
    "pay-first": {"name": NAME, "dice": DICE},
    "put-dice-back": {"name": NAME, "dice": DICE},
    "offered": {"name": NAME},
    "unpaid": {"die": (1, 4), "face": FACE},
    "restore-die": {"die": (1, 4), "face": FACE},
    "wrong-face": {"die": (1, 4), "face": FACE, "shows": FACE},
    "move": {"name": NAME, "start": ANYWHERE, "space": ANYWHERE},
    "take-off": {"name": NAME, "stands": PLACES},
    "put-back": {"name": NAME, "belongs": ANYWHERE, "stands": ANYWHERE},
    "missing": {"name": NAME, "belongs": PLACES},
    "extra": {"name": ("6",), "stands": PLACES},
    "doubled": {"name": NAME, "belongs": PLACES, "stands": PLACES},
    "astray": {"name": NAME, "other": ("Bo", "6"), "belongs": ANYWHERE, "stands": PLACES},
    "blind": {"space": PLACES},
    "chain": {"space": PLACES},
    "over": {"name": NAME},
    "aborted": {},
    "taken-back": {"count": (1, 2)},
}
REFUSALS = {
    "not-your-turn": {"name": NAME, "turn": ("Bo", "")},
    "no-coins": {"name": NAME},
    "nothing-to-stand": {"name": NAME},
    "choose-space": {"spaces": ((3, 7), (3, 7, 11))},
    "not-a-target": {"space": (4,), "spaces": ((3,), (3, 7))},
    "throw-first": {"name": NAME},
    "free-left": {"name": NAME, "free": (1, 2)},
    "cover-first-throw": {"name": NAME},
    "covered-already": {"die": (1,)},
    "no-such-die": {"die": (0, 7)},
    "not-greedy": {},
    "give-refused": {"reason": ("Bo has 1 coin",)},
    "nothing-to-take-back": {},
    "is-over": {},
    "paused": {},
    "bad-faces": {"faces": FACES},
    "dice-moving": {},
    "illegal": {"reason": ("die 3 is covered",)},
}
BOARD = {
    "on-board": {"port": ("/dev/ttyACM0",)},
    "on-table-at": {"port": ("/dev/pts/5",)},
    "on-simulated-table": {"runs": ("micropython", "cpython"), "seed": (7,)},
}
LINK = {
    "link-connected": {"port": ("/dev/ttyACM0", "")},
    "link-lost": {},
    "link-wrong-firmware": {},
    "link-no-permission": {"port": ("/dev/ttyACM0", ""), "group": ("dialout", "")},
    "link-busy": {"port": ("/dev/ttyACM0", ""), "who": ("thonny", "")},
    "link-no-board": {},
    "link-safe-mode": {"why": ("mixed firmware", "")},
}
BOTS = {"bot-wishes-rethrow": {"name": NAME, "dice": DICE}}
CARD = ("P9", "WTP", "SEA")
CARD_GAME = {
    "dealt": {"round": (1, 7), "cards": (7, 1), "name": NAME},
    "turned": {"card": CARD, "trump": ("Parrots", "")},
    "named": {"name": NAME, "suit": ("Parrots",)},
    "played": {"name": NAME, "card": CARD},
    "took": {"name": NAME, "card": CARD, "battles": (1, 2)},
    "sank": {"name": NAME},
    "aboard": {"name": NAME},
    "stepped": {"names": NAMES, "space": (6,)},
    "out": {"names": NAMES},
    "tied": {"names": NAMES[1:]},
    "drew": {"name": NAME, "card": CARD},
    "captain": {"name": NAME},
    "again": {"name": NAME},
}
ANSWERS = {
    "key-choose-dice": {},
    "key-pay-first": {},
    "key-not-yours": {"name": NAME},
    "key-no-hands": {},
    "key-hands-gone": {"reason": ("Connection reset",)},
    "key-nothing": {},
    "key-no-choice": {"die": (1, 4)},
    "key-no-cover": {},
    "key-no-giver": {},
    "key-over": {},
    "key-unknown": {},
    "ask-enter": {"dice": DICE},
    "ask-stand": {"spaces": ((3, 7),)},
    "ask-cover": {"dice": DICE},
    "ask-give": {},
    "ask-abort": {},
    "answer-faces": {"count": (1, 4)},
    "answer-give": {},
}
HELP = "again title go dice throw cover pay stand move give back repeat enter abort quit close"
LABELS = "again carry throw choose cover pay keep stand enter back help quit send"
SCREEN = {
    **{f"help-{word}": {} for word in HELP.split()},
    **{f"label-{word}": {} for word in LABELS.split()},
    "screen-ship": {},
    "screen-turn": {"name": NAME},
    "screen-total": {"total": (0, 20)},
    "screen-free": {"free": (1, 2)},
    "screen-bank": {"bank": (0, 22)},
    "screen-fell": {"rank": (1, 2, 3, 4, 5, 6)},
    "screen-rolling": {},
    "screen-cocked": {},
    "screen-out": {},
    "screen-covered": {},
    "screen-again": {},
}
SPOKEN = HAPPENINGS | TO_DO | REFUSALS | BOARD | LINK | BOTS | CARD_GAME | ANSWERS
ALL = SPOKEN | SCREEN


def every_way(key: str) -> list[Sentence]:
    args = ALL[key]
    return [
        Sentence(key, dict(zip(args, values, strict=True)))
        for values in itertools.product(*args.values())
    ]


def say(key: str, **args: object) -> str:
    return WORDS.say(Sentence(key, args))


def test_every_key_has_a_phrase_and_every_phrase_a_key():
    assert WORDS.keys == ALL.keys()


def test_no_phrase_is_there_twice():
    folder = files("plank.voice").joinpath("phrases", "en")
    texts = [file.read_text("utf-8") for file in folder.iterdir()]
    keys = re.findall(r"^([a-z][a-z-]*) =", "\n".join(texts), re.MULTILINE)
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("key", sorted(SPOKEN))
def test_a_phrase_reads_well_however_it_is_filled_in(key: str):
    for sentence in every_way(key):
        text = WORDS.say(sentence)
        assert re.fullmatch(r"[A-Z/][^{}\u2066-\u2069\n]*[.!?]", text), text
        assert "  " not in text and " ." not in text and "none" not in text, text
        assert len(text) <= 120, text


@pytest.mark.parametrize("key", sorted(SCREEN))
def test_a_word_of_the_screen_is_short(key: str):
    for sentence in every_way(key):
        assert re.fullmatch(r"[^{}\n]{1,60}[^.{}\n]", WORDS.say(sentence))


@pytest.mark.parametrize("key", sorted(HAPPENINGS | TO_DO))
def test_a_phrase_tells_whom_it_is_about(key: str):
    for sentence in every_way(key):
        names = sentence.args.get("names") or (sentence.args.get("name", ""),)
        assert all(name in WORDS.say(sentence) for name in names)


@pytest.mark.parametrize("key", sorted(LINK))
def test_a_word_of_the_link_needs_no_arguments(key: str):
    assert "none" not in say(key)


def test_lists_are_joined_as_people_say_them():
    assert say("fell", names=("Anne",), rank=3) == "Anne falls into the sea and comes third."
    assert (
        say("fell", names=("Anne", "Bo"), rank=2)
        == "Anne and Bo fall into the sea and share second place."
    )
    assert say("game-start", names=("Anne", "Bo", "Cy"), first="Bo") == (
        "Anne, Bo and Cy come aboard. Bo goes first."
    )
    assert say("thrown", name="Bo", faces=(5, "coin", 3, 2), total=10) == (
        "Bo throws 5, a coin, 3 and 2. The total is 10."
    )


def test_a_pirate_called_coin_keeps_its_name():
    assert say("swept", name="sword", names=("coin", "ship"), space=3) == (
        "coin and ship step forward to space 3."
    )


def test_numbers_stay_plain():
    assert say("taken-back", count=1000) == "The last 1000 moves are taken back."


def test_a_name_is_never_read_as_markup():
    assert say("turn", name="{ $x } [b]") == "It is { $x } [b]'s turn."


def test_the_ship_and_the_sea_are_places():
    assert say("move", name="Bo", start="ship", space=12) == (
        "Move Bo's pirate from the ship to space 12."
    )
    assert say("put-back", name="Bo", belongs=7, stands=8) == (
        "Bo's pirate belongs on space 7, it stands on space 8."
    )
    assert say("take-off", name="Bo", stands="ship") == (
        "Bo has fallen. Take the pirate out of the ship."
    )


def test_a_card_is_said_in_words():
    assert say("played", name="Bo", card="L13") == "Bo plays the 13 of Peglegs."
    assert say("played", name="Bo", card="SEA") == "Bo plays the Sea Monster."


def test_an_unknown_key_is_an_error_where_it_can_be_mended():
    with pytest.raises(UnknownPhrase, match="no phrase 'sneezed'"):
        say("sneezed", name="Anne")


def test_a_missing_argument_is_an_error_where_it_can_be_mended():
    with pytest.raises(UnknownPhrase, match="phrase 'turn'"):
        say("turn")


def test_at_the_table_an_unknown_key_is_said_itself():
    assert Phrases("en").say(Sentence("sneezed", {"name": "Anne"})) == "sneezed"


def test_every_sentence_that_the_referee_makes_has_a_phrase():
    made = re.compile(r"""(?:[sS]entence|refused)\(\s*"([a-z-]+)\"""")
    for file in Path(str(files("plank.referee"))).rglob("*.py"):
        assert set(made.findall(file.read_text("utf-8"))) <= WORDS.keys, file.name
