"""The README's examples run, one by one, in the order in which they stand."""

from __future__ import annotations

import doctest
from importlib.resources import files
from pathlib import Path

import pytest

README = Path(str(files("plank.games"))) / "README.md"
PARSER = doctest.DocTestParser()


def examples(path: Path) -> doctest.DocTest:
    return PARSER.get_doctest(path.read_text("utf-8"), {}, path.name, str(path), 0)


def test_the_readme_has_many_examples():
    source = README.read_text("utf-8")
    assert source.count("```python") >= 10
    assert source.count("```python") * 2 == source.count("```")
    assert len(examples(README).examples) >= 40


def test_every_example_of_the_readme_is_true(capsys: pytest.CaptureFixture[str]):
    results = doctest.DocTestRunner(verbose=False).run(examples(README))
    assert results.failed == 0, capsys.readouterr().out
    assert results.attempted >= 40
