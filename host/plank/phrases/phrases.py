"""Turn sentences into words, by the Fluent files in `LANGUAGE/sentences/`.

    Phrases("en").say(Sentence("turn", {"name": "Anne"}))    "It is Anne's turn."

A phrase may have other words for a style, as an attribute (`.terse`, `.dramatic`); an empty one
(`{""}`) is silent in that style. Before they fill in a phrase, arguments become words: lists are
joined ("Anne, Bo and Cy"; what is to be chosen from, "3 or 7"), a list also tells its length as
`$names_count`, the faces "coin" and "sword" in a list get an article, a card is "the 9 of
Parrots", a suit has its name in the language, numbers stay plain ("1000"), and what is not known
is "none".
"""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Protocol

from plank.phrases.languages import ENGLISH, locale_of
from plank.phrases.sentence import Argument, Sentence
from plank.phrases.speech_choices import NORMAL

if TYPE_CHECKING:  # fluent takes 60 ms to import: only when the first sentence is said
    from collections.abc import Iterable, Sequence
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

NOTHING = "none"  # what phrases hear of an argument that is missing or empty
OPTIONAL = {  # arguments that those who say a sentence may not know
    "bot-stands": ("space",),
    "gave": ("favour",),
    "link-busy": ("port", "who"),
    "link-connected": ("port", "reset"),
    "link-no-permission": ("port", "group"),
    "link-safe-mode": ("why",),
    "not-your-turn": ("turn",),
    "turned": ("trump",),
    "voice-no-sound": ("reason",),
}
WORD = "word-"  # messages that are put into others
WORDED = {  # what gets words of its own in which list; on a single one phrases select
    "faces": ("coin", "sword"),
    "spaces": ("ship",),
}
CHOICES = {  # lists of which one is to be chosen
    "answer-die": "dice",
    "ask-cover": "dice",
    "ask-stand": "spaces",
    "choose-space": "spaces",
    "not-a-target": "spaces",
    "stand-choice": "spaces",
}
SUITS = ("suit", "trump")  # arguments that are a suit of the cards


class UnknownPhrase(LookupError):
    """A sentence whose key no phrase file has, or which leaves a phrase's argument out."""


class Words(Protocol):
    """Whatever turns sentences into words."""

    def say(self, sentence: Sentence) -> str:
        """Return the sentence's words."""
        ...


class Phrases:
    """The phrases of one language.

    With `strict` a sentence without a phrase, or with an argument missing, raises
    UnknownPhrase; without it English is said, or else the key itself, so that a game never ends
    for want of words.
    """

    def __init__(self, language: str = ENGLISH, *, strict: bool = False) -> None:
        self.language = language
        self.strict = strict

    def say(self, sentence: Sentence, style: str = NORMAL) -> str:
        """Return one sentence in words, without marks of direction or markup; "" is silence."""
        if sentence.key not in self.keys:
            return self._missing(sentence, f"there is no phrase {sentence.key!r}")
        return self._format(sentence.key, self._worded(sentence), style)

    def warm(self) -> None:
        """Load everything now, so that the first sentence is as quick as any (it takes 0.1 s)."""
        self.say(Sentence("aborted"))

    @cached_property
    def keys(self) -> frozenset[str]:
        """The keys of all phrases, those that only serve others left out."""
        return frozenset(key for key in self._files if not key.startswith(WORD))

    def _missing(self, sentence: Sentence, why: str) -> str:
        if self.strict:
            raise UnknownPhrase(f"{why} (said with {dict(sentence.args)!r})")
        return sentence.key if self.language == ENGLISH else Phrases(ENGLISH).say(sentence)

    def _format(self, key: str, args: dict[str, str | int], style: str = NORMAL) -> str:
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(style, message.value)
        if pattern is None:
            raise UnknownPhrase(f"the phrase {key!r} has no text")
        text, errors = self._bundle.format_pattern(pattern, _plain(args))
        if errors and self.strict:
            raise UnknownPhrase(f"phrase {key!r}: {errors[0]} (said with {args!r})")
        return str(text)

    @cached_property
    def _sources(self) -> dict[str, str]:
        """The text of each phrase file, by its name without ending."""
        folder = files("plank.phrases").joinpath(self.language, "sentences")
        return {file.name.removesuffix(".ftl"): file.read_text("utf-8") for file in _ftl(folder)}

    @cached_property
    def _files(self) -> dict[str, str]:
        """The file that each key stands in."""
        return {key: file for file, text in self._sources.items() for key in _messages(text)}

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to import

        bundle = FluentBundle([locale_of(self.language)], use_isolating=False)
        for source in self._sources.values():
            bundle.add_resource(FluentResource(source))
        return bundle

    def _worded(self, sentence: Sentence) -> dict[str, str | int]:
        worded: dict[str, str | int] = dict.fromkeys(OPTIONAL.get(sentence.key, ()), NOTHING)
        for name, value in sentence.args.items():
            pair = "choice" if CHOICES.get(sentence.key) == name else "list"
            worded |= self._argument(name, value, f"word-{pair}-pair")
        return worded

    def _argument(self, name: str, value: Argument, pair: str) -> dict[str, str | int]:
        if value == "":
            return {name: NOTHING}
        if isinstance(value, int):
            return {name: value}
        if isinstance(value, str):
            return {name: self._text(name, value)}
        words = [self._item(name, item) for item in value]
        return {name: self._joined(words, pair), f"{name}_count": len(words)}

    def _text(self, name: str, value: str) -> str:
        if name == "card":
            return self._card(value)
        return self._format("word-suit", {"suit": value}) if name in SUITS else value

    def _joined(self, words: Sequence[str], pair: str) -> str:
        if len(words) < 2:
            return "".join(words)
        first, last = words[-2:]
        joined = self._format(pair, {"first": first, "last": last, **_sound(last)})
        for word in reversed(words[:-2]):
            joined = self._format("word-list-more", {"first": word, "rest": joined})
        return joined

    def _item(self, name: str, item: str | int) -> str:
        if item in WORDED.get(name, ()):
            return self._format(f"{WORD}{item}", {})
        return str(item)

    def _card(self, card: str) -> str:
        numbered = card[1:].isdigit()
        return self._format(
            "word-card",
            {"suit": card[0] if numbered else card, "number": int(card[1:]) if numbered else 0},
        )


def _sound(word: str) -> dict[str, str | int]:
    """Tell what a word begins with, or which number it is: Spanish "Ana e Isabel", "7 u 8"."""
    return {"initial": word[:1].lower(), "number": int(word) if word.isdecimal() else 0}


def _plain(args: dict[str, str | int]) -> dict[str, object]:
    from fluent.runtime.types import fluent_number  # noqa: PLC0415 - slow to import

    return {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in args.items()
    }


def _ftl(folder: Traversable) -> list[Traversable]:
    found = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
    return sorted(found, key=lambda file: file.name)


def _messages(source: str) -> Iterable[str]:
    """List the keys: a message starts at the beginning of a line, before ` =`."""
    for line in source.splitlines():
        key, equals, _ = line.partition(" =")
        if equals and line[:1].isalpha():
            yield key
