"""Every language says every sentence, in every style, with all that is in it."""

from __future__ import annotations

import itertools
import re
from importlib.resources import files

import pytest
from tests.phrases.sentences import ALL, HAPPENINGS, SCREEN, SPOKEN, TO_DO, every_way

from plank.phrases.languages import LANGUAGES
from plank.phrases.phrases import CHOICES, Phrases
from plank.phrases.sentence import Sentence
from plank.phrases.speech_choices import STYLES

WORDS = {language: Phrases(language, strict=True) for language in LANGUAGES}
IN_WORDS = {
    "condition",
    "rank",
    "reset",
    "free",
    "paid",
    "face",
    "faces",
    "shows",
    "card",
    "suit",
    "trump",
    "symbol",
    "why",
    "to",
    "runs",
}
"""Arguments that a language may put into words of its own."""

READS = re.compile(r"([¡¿]?[A-ZÅÄÖÜÉÀ/]|[a-z]+://)[^{}\u2066-\u2069\n]*[.!?]")
"""A sentence: a capital letter, a path or an address first, a stop last, and no markup."""

other_languages = pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
languages = pytest.mark.parametrize("language", LANGUAGES)
styles = pytest.mark.parametrize("style", STYLES)


def styled(language: str) -> set[tuple[str, str]]:
    """The keys and styles that have words of their own."""
    folder = files("plank.phrases").joinpath(language, "sentences")
    found: set[tuple[str, str]] = set()
    key = ""
    for file in folder.iterdir():
        for line in file.read_text("utf-8").splitlines():
            if start := re.match(r"([a-z-]+) =", line):
                key = start[1]
            elif style := re.match(r"    \.([a-z]+) =", line):
                found.add((key, style[1]))
    return found


@languages
def test_every_phrase_is_there(language: str):
    assert WORDS[language].keys == ALL.keys()


@languages
def test_styles_are_the_same_in_every_language(language: str):
    assert styled(language) == styled("en")
    assert {style for _, style in styled(language)} == {"terse", "dramatic"}


@languages
@styles
def test_a_spoken_phrase_reads_well(language: str, style: str):
    for key in SPOKEN:
        for sentence in every_way(key):
            text = WORDS[language].say(sentence, style)
            assert text or (key, style) == ("sword", "terse")
            assert not text or READS.fullmatch(text), text
            assert not re.search(r"  | [.,]|\bnone\b|[^ ]\.\.", text), text
            assert len(text) <= 140, text


@languages
def test_a_word_of_the_screen_is_short(language: str):
    for key in SCREEN:
        for sentence in every_way(key):
            text = WORDS[language].say(sentence)
            assert re.fullmatch(r"[^{}\n]{1,70}[^.{}\n]", text), text


@languages
def test_words_of_the_dice_and_the_track_fit_their_columns(language: str):
    words = WORDS[language]
    for key in ("screen-rolling", "screen-cocked", "screen-covered"):
        assert len(words.say(Sentence(key))) <= 7
    for key in ("screen-out", "screen-again", "screen-ship"):
        assert len(words.say(Sentence(key))) <= 5
    for rank in range(1, 7):
        assert len(words.say(Sentence("screen-fell", {"rank": rank}))) <= 3


@other_languages
def test_nothing_that_is_told_in_english_is_left_out(language: str):
    for sentence in itertools.chain.from_iterable(map(every_way, ALL)):
        english, text = WORDS["en"].say(sentence), WORDS[language].say(sentence)
        for name, value in sentence.args.items():
            for one in value if isinstance(value, tuple) else (value,):
                told = rf"(?<!\w){re.escape(str(one))}(?!\d)"
                if name not in IN_WORDS and one not in ("ship", "off", "") and one != 1:
                    assert bool(re.search(told, english)) == bool(re.search(told, text)), text


@languages
@styles
def test_whatever_the_style_it_is_told_who(language: str, style: str):
    for sentence in itertools.chain.from_iterable(map(every_way, HAPPENINGS | TO_DO)):
        names = sentence.args.get("names") or (sentence.args.get("name", ""),)
        text = WORDS[language].say(sentence, style)
        assert not text or all(name in text for name in names), text


SAMPLES = {
    "sv": (
        "Anne, Bo och Cy kommer ombord. Bo börjar.",
        "Anne slår om tärningarna 2 och 4: 5 och ett mynt. Summan är 9.",
        "Anne och Bo faller i havet och delar andra plats.",
        "Anne får ett mynt för att stå längst ut.",
        "Piraten Anne hör hemma på skeppet, men står på ruta 8.",
        "Bo spelar papegojornas 9.",
        "Upp kommer apornas 3: apor är trumf.",
    ),
    "de": (
        "Anne, Bo und Cy kommen an Bord. Bo fängt an.",
        "Anne würfelt noch einmal mit den Würfeln 2 und 4: 5 und eine Münze. Die Summe ist 9.",
        "Anne und Bo fallen ins Meer und teilen sich den zweiten Platz.",
        "Anne bekommt eine Münze für den Platz ganz vorn.",
        "Pirat Anne gehört auf das Schiff, steht aber auf Feld 8.",
        "Bo spielt die 9 der Papageien.",
        "Aufgedeckt wird die 3 der Affen: Affen sind Trumpf.",
    ),
    "fr": (
        "Anne, Bo et Cy montent à bord. Bo commence.",
        "Anne relance les dés 2 et 4 : 5 et une pièce. Le total est 9.",
        "Anne et Bo tombent à la mer et partagent la deuxième place.",
        "Anne reçoit une pièce pour sa place en tête.",
        "Le pirate Anne a sa place sur le navire, mais il est sur la case 8.",
        "Bo joue le 9 des Perroquets.",
        "On retourne le 3 des Singes : atout Singes.",
    ),
    "es": (
        "Anne, Bo y Cy suben a bordo. Empieza Bo.",
        "Anne vuelve a tirar los dados 2 y 4: 5 y una moneda. El total es 9.",
        "Anne y Bo caen al mar y comparten el segundo puesto.",
        "Anne recibe una moneda por ir en cabeza.",
        "El pirata Anne va en el barco, pero está en la casilla 8.",
        "Bo juega el 9 de Loros.",
        "Sale el 3 de Monos: pintan Monos.",
    ),
}


@other_languages
def test_names_numbers_and_plurals_as_people_say_them(language: str):
    said = (
        Sentence("game-start", {"names": ("Anne", "Bo", "Cy"), "first": "Bo"}),
        Sentence(
            "rethrown",
            {"name": "Anne", "dice": (2, 4), "faces": (5, "coin"), "paid": 0, "total": 9},
        ),
        Sentence("fell", {"names": ("Anne", "Bo"), "rank": 2}),
        Sentence("earned", {"name": "Anne", "coins": 1, "why": "furthest"}),
        Sentence("put-back", {"name": "Anne", "belongs": "ship", "stands": 8}),
        Sentence("played", {"name": "Bo", "card": "P9"}),
        Sentence("turned", {"card": "M3", "trump": "Monkeys"}),
    )
    assert tuple(map(WORDS[language].say, said)) == SAMPLES[language]


def test_spanish_joins_names_in_i_by_their_sound():
    fell = Sentence("swept", {"names": ("Ana", "Isabel"), "name": "Bo", "space": 3})
    assert WORDS["es"].say(fell) == "Ana e Isabel dan un paso hasta la casilla 3."


OR = {"en": "or", "sv": "eller", "de": "oder", "fr": "ou", "es": "o"}


@languages
@pytest.mark.parametrize("key", CHOICES)
def test_what_is_to_be_chosen_from_is_joined_by_or(language: str, key: str):
    name = CHOICES[key]
    args = {"name": "Anne", "space": 9, name: (1, 2, 4)}
    given = {one: value for one, value in args.items() if one in ALL[key]}
    assert f"1, 2 {OR[language]} 4" in WORDS[language].say(Sentence(key, given))


@pytest.mark.parametrize("last", [8, 11])
def test_spanish_joins_what_begins_with_o_by_u(last: int):
    ask = Sentence("ask-stand", {"spaces": (7, last)})
    assert WORDS["es"].say(ask) == f"¿Qué casilla: 7 u {last}?"


@languages
@pytest.mark.parametrize("port", ["/dev/ttyACM0", ""])
def test_a_board_that_is_back_says_why_it_was_gone(language: str, port: str):
    back = [
        WORDS[language].say(Sentence("link-connected", {"port": port, "reset": reset}))
        for reset in ("", "power", "watchdog", "pin", "soft")
    ]
    assert len(set(back)) == len(back)


def test_english_tells_of_a_failed_supply():
    back = Sentence("link-connected", {"port": "/dev/ttyACM0", "reset": "power"})
    assert WORDS["en"].say(back) == ("The board is connected again: its power failed for a moment.")


@languages
def test_at_the_table_an_unknown_key_is_said_itself(language: str):
    assert Phrases(language).say(Sentence("sneezed", {"name": "Anne"})) == "sneezed"


def test_at_the_table_english_stands_in_for_a_phrase_that_a_language_lacks():
    swedish = Phrases("sv")
    vars(swedish)["_files"] = {}
    assert swedish.say(Sentence("turn", {"name": "Anne"})) == "It is Anne's turn."
