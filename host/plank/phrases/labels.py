"""The words of the page and of the server, from the Fluent files in `LANGUAGE/labels/`.

`page.ftl` has the page's labels, `server.ftl` what the server itself says. (The sentences
of the game are the voice's, and come in through `Words`.)
"""

from __future__ import annotations

import re
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

from plank.phrases.languages import ENGLISH, LANGUAGES

if TYPE_CHECKING:  # slow to import: only when the first page opens
    from fluent.runtime import FluentBundle

MOST_REMEMBERED = 1000  # phrases filled in: a state says the same ones again and again


class Labels:
    """The words of one language; those it lacks are said in English."""

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else ENGLISH

    def say(self, key: str, **args: str | int) -> str:
        """Return the server's phrase, filled in; the key itself where there is none."""
        return _said(self.language, key, tuple(args.items()))

    def knows(self, key: str) -> bool:
        """Tell whether the server has this phrase."""
        return self._server.has_message(key)

    @cached_property
    def page(self) -> dict[str, str]:
        """All labels of the page; what is to be filled in stands as `{$name}`."""
        bundle, keys = _load(self.language, "page")
        gaps = _gaps(_source(self.language, "page"))
        return {key: _format(bundle, key, gaps) or key for key in keys}

    @property
    def _server(self) -> FluentBundle:
        return _load(self.language, "server")[0]


@lru_cache(MOST_REMEMBERED)
def _said(language: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return _format(_load(language, "server")[0], key, dict(args)) or key


@cache
def labels(language: str) -> Labels:
    """Return the words of a language."""
    return Labels(language)


@cache
def _load(language: str, part: str) -> tuple[FluentBundle, tuple[str, ...]]:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to import

    bundle = FluentBundle([language], use_isolating=False)
    source = _source(language, part)
    bundle.add_resource(FluentResource(source))
    return bundle, tuple(keys_of(source))


def _source(language: str, part: str) -> str:
    file = files("plank.phrases").joinpath(language, "labels", f"{part}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


def _gaps(source: str) -> dict[str, str | int]:
    """Fill each variable in with itself: the page fills it in later."""
    return {name: f"{{${name}}}" for name in re.findall(r"\$(\w+)", source)}


def keys_of(source: str) -> list[str]:
    """List a Fluent file's keys, in their order."""
    pairs = (line.partition(" =") for line in source.splitlines())
    return [key for key, equals, _ in pairs if equals and key[:1].isalpha()]


def _format(bundle: FluentBundle, key: str, args: dict[str, str | int]) -> str | None:
    if not bundle.has_message(key):
        return None
    pattern = bundle.get_message(key).value
    return None if pattern is None else str(bundle.format_pattern(pattern, dict(args))[0])
