"""Reasons said in every language, with all that fills them in."""

from __future__ import annotations

from plank.games import GameError
from plank.phrases.languages import LANGUAGES
from plank.phrases.phrases import Phrases
from plank.phrases.sentence import Sentence

WORDS = {language: Phrases(language, strict=True) for language in LANGUAGES}


def said(error: GameError) -> dict[str, str]:
    """Say a reason in each language. Raises UnknownPhrase where one has no words for it."""
    sentence = Sentence(error.key, dict(error.args_of))
    return {language: words.say(sentence) for language, words in WORDS.items()}
