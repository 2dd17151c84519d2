"""No phrase waits for somebody to say it: each key is made into a sentence somewhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from tests.phrases.sentences import ALL

HOST = Path(str(files("plank")))
MAKERS = {"sentence", "Sentence", "refused", "VoiceTrouble", "IllegalMove", "RuleError"}
LISTS = {"phrases/phrases.py", "voice/reminders.py"}  # name keys that others make
WORDS = re.compile(r"([a-z-]+-)\{")
NOT_LED_YET = "walk-the-plank.ftl"  # no referee leads the card game: its phrases can't be said


def trees() -> Iterator[ast.AST]:
    """Read each file that makes sentences."""
    for file in HOST.rglob("*.py"):
        if file.relative_to(HOST).as_posix() in LISTS:
            continue
        tree = ast.parse(file.read_text("utf-8"))
        calls = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
        if MAKERS & {func.id for func in calls if isinstance(func, ast.Name)}:
            yield tree


def keys_of(name: str) -> set[str]:
    text = (HOST / "phrases" / "en" / "sentences" / name).read_text("utf-8")
    return set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))


def test_every_phrase_is_said_somewhere():
    whole: set[str] = set()
    begun: set[str] = set()
    for node in (node for tree in trees() for node in ast.walk(tree)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            whole.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            begun |= set(WORDS.findall(ast.unparse(node)))
    unsaid = ALL.keys() - whole - keys_of(NOT_LED_YET)
    assert {key for key in unsaid if not key.startswith(tuple(begun))} == set()
