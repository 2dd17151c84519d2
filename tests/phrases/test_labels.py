"""The words of the page and of the server: the same in every language, and all of them."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from plank.phrases.labels import keys_of, labels
from plank.phrases.languages import ENGLISH, LANGUAGES
from plank.phrases.phrases import Phrases
from plank.phrases.sentence import Sentence

HOST = Path(str(files("plank")))
FOLDER = HOST / "phrases"
SAYING = [
    *HOST.glob("web/**/*.py"),
    HOST / "service/page_service.py",
    HOST / "people/seats.py",
    HOST / "journal/journal.py",
]
"""Where phrases of the server are named."""
PARTS = [path.name for path in sorted((FOLDER / ENGLISH / "labels").glob("*.ftl"))]
OTHERS = sorted(set(LANGUAGES) - {ENGLISH})


def messages(language: str, part: str) -> dict[str, str]:
    """Return each key's source."""
    text = (FOLDER / language / "labels" / part).read_text("utf-8")
    body = FluentParser(with_spans=True).parse(text).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    found = [entry for entry in body if isinstance(entry, Message)]
    assert [entry.id.name for entry in found] == keys_of(text)
    return {entry.id.name: text[entry.span.start : entry.span.end] for entry in found}


def filled_in(source: str) -> set[str]:
    return set(re.findall(r"\$([a-z_]+)", source))


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_phrase_with_the_same_gaps(language: str, part: str):
    english, other = messages(ENGLISH, part), messages(language, part)
    assert list(other) == list(english)
    for key, source in english.items():
        assert filled_in(other[key]) == filled_in(source), key


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str):
    english, other = messages(ENGLISH, "server.ftl"), messages(language, "server.ftl")
    kept = [key for key in english if other[key] == english[key]]
    assert {key for key in kept if len(labels(ENGLISH).say(key)) > 15} == set()


def test_everything_that_the_server_says_has_a_phrase():
    said = re.compile(r"""(?:Refusal\(|labels\.say\(|update_phones\(|key=)\s*"([a-z0-9-]+)\"""")
    source = "".join(file.read_text("utf-8") for file in HOST.glob("web/**/*.py"))
    used = set(said.findall(source))
    assert len(used) > 25
    assert used <= messages(ENGLISH, "server.ftl").keys()


def test_every_phrase_has_a_use():
    source = "".join(file.read_text("utf-8") for file in SAYING)
    made = {
        "switch",
        "rules",
        "game",
        "style",
        "speaker",
        "command",
    }  # put together: `switch-GAME-NAME`
    fixed = [key for key in messages(ENGLISH, "server.ftl") if key.partition("-")[0] not in made]
    built = {"allowed-yesno", "allowed-oneof", "allowed-names"}
    assert {key for key in fixed if f'"{key}"' not in source} == built


def test_a_language_nobody_has_is_english():
    assert labels("tlh").say("screen-only") == "Only the big screen can do that."


def test_a_phrase_is_filled_in():
    assert labels("sv").say("no-move", move=9, moves=8) == ("Det finns inget drag 9: spelet har 8.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bells_buttons_are_called_what_the_voice_calls_them(language: str):
    say, page = Phrases(language).say, labels(language).page
    stand = say(Sentence("stand-stay", {"name": "Anne"}))
    offered = say(Sentence("offered", {"name": "Anne"}))
    assert page["press-stand"].casefold() in stand.casefold()
    assert page["press-pay"].casefold() in offered.casefold()
