"""Every sentence of the game has words, and every phrase a use."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from tests.phrases.sentences import ALL, HAPPENINGS, LINK, SCREEN, SPOKEN, TO_DO, every_way

from plank.phrases.phrases import Phrases, UnknownPhrase
from plank.phrases.sentence import Sentence

WORDS = Phrases("en", strict=True)


def say(key: str, **args: object) -> str:
    return WORDS.say(Sentence(key, args))


def test_every_key_has_a_phrase_and_every_phrase_a_key():
    assert WORDS.keys == ALL.keys()


def test_no_phrase_is_there_twice():
    folder = files("plank.phrases").joinpath("en", "sentences")
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
