"""The words of one language: the game's sentences, and the server's own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from plank.phrases.labels import Labels, labels
from plank.phrases.languages import own_name
from plank.phrases.sentence import Sentence
from plank.web.protocol.service import Words

MOST_REMEMBERED = 500  # sentences: a state says the same ones again and again
ANY_SENTENCE = Sentence("turn", {"name": ""})


class Wording:
    """Says everything in one language."""

    def __init__(self, language: str, words: Words) -> None:
        self.language = language
        self.labels: Labels = labels(language)
        self._words = words
        self._said: dict[object, str] = {}

    def get_ready(self) -> None:
        """Read the language's files, so that the first sentence comes as quickly as all others."""
        self._words.say(ANY_SENTENCE)
        self.labels.say("lan-off")

    def say(self, sentence: Sentence) -> str:
        """Say one sentence of the game; what was said lately is remembered."""
        key = (sentence.key, tuple(sentence.args.items()))
        if key not in self._said:
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            self._said[key] = self._words.say(sentence)
        return self._said[key]

    def all(self, sentences: Iterable[Sentence]) -> list[str]:
        """Say some sentences."""
        return [self.say(sentence) for sentence in sentences]

    def choices(self, kind: str, codes: Iterable[str]) -> list[dict[str, str]]:
        """Name what can be chosen, by the server's phrases `kind-code`."""
        return [{"code": code, "name": self._name(kind, code)} for code in codes]

    def _name(self, kind: str, code: str) -> str:
        key = f"{kind}-{code}"
        return self.labels.say(key) if self.labels.knows(key) else code


def named_languages(codes: Iterable[str]) -> list[dict[str, str]]:
    """Name languages, each by its own name."""
    return [{"code": code, "name": own_name(code)} for code in codes]


class Wordings:
    """The wordings of all languages in use."""

    def __init__(self, words: Callable[[str], Words]) -> None:
        self._words = words
        self._made: dict[str, Wording] = {}
        self._ready: set[str] = set()

    async def get_ready(self, language: str) -> None:
        """Read a language's files in a thread: some 80 ms, that no page and no board wait for."""
        if language not in self._ready:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(None, self[language].get_ready)
            self._ready.add(language)

    def __getitem__(self, language: str) -> Wording:
        """Return a language's wording."""
        if language not in self._made:
            self._made[language] = Wording(language, self._words(language))
        return self._made[language]
