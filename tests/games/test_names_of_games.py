"""No source but a game's own, the registry, phrases and the page names a game or its class.

The import-linter contract in pyproject.toml holds the same for imports; this holds it for names and
strings. Docstrings may give examples.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import plank
from plank.games import GAMES

HOST = Path(plank.__file__).parent
ALLOWED = (
    *(HOST / "games" / name.replace("-", "_") for name in GAMES),
    *(HOST / "referee" / name.replace("-", "_") for name in GAMES),
    HOST / "games" / "registry.py",
    HOST / "phrases",
)
NAMES = re.compile(
    "|".join(
        rf"(?<![a-z]){re.escape(word)}(?![a-z])"
        for name, game in GAMES.items()
        for word in (name, name.replace("-", "_"), game.__name__)
    )
)


def is_allowed(file: Path) -> bool:
    return any(file.is_relative_to(place) for place in ALLOWED)


SOURCES = sorted(file for file in HOST.rglob("*.py") if not is_allowed(file))
SHARED_BY_PAGES = sorted((HOST / "web" / "page" / "common").rglob("*.js"))


def words_of(source: str) -> Iterator[tuple[int, str]]:
    """Give the names and strings of a module with their lines, docstrings left out."""
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in docstrings:
                yield node.lineno, text
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.alias(name=text):
                yield node.lineno, text
            case ast.ImportFrom(module=str(text)):
                yield node.lineno, text


def named_in(source: str) -> list[str]:
    return [f"{line}: {text}" for line, text in words_of(source) if NAMES.search(text)]


def test_no_source_elsewhere_names_a_game():
    named = {file: named_in(file.read_text(encoding="utf-8")) for file in SOURCES}
    assert len(named) > 200
    assert {str(file): words for file, words in named.items() if words} == {}


def test_no_script_that_pages_share_names_a_game():
    named = {file: NAMES.findall(file.read_text(encoding="utf-8")) for file in SHARED_BY_PAGES}
    assert named
    assert {str(file): words for file, words in named.items() if words} == {}


@pytest.mark.parametrize(
    "source",
    [
        "from plank.games.the_plank import Rules",
        "import plank.games.walk_the_plank",
        "PLAYED = 'the-plank'",
        "key = f'switch-the-plank-{name}'",
        "game: ThePlank = begin()",
        "'''Doc.'''\nx = [games.WalkThePlank]",
    ],
)
def test_a_source_that_names_a_game_is_found(source: str):
    assert len(named_in(source)) == 1


@pytest.mark.parametrize("source", ["'''As `the-plank` has it.'''", "the_planks = plank_of(x)"])
def test_docstrings_and_other_words_are_not_mistaken_for_names(source: str):
    assert named_in(source) == []
