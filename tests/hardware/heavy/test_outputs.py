"""Everything is built; what is committed is fresh and complete."""

from __future__ import annotations

from pathlib import Path

import pytest
from hardware.boards.build import BOARDS
from hardware.paths import GENERATED, HERE, PICTURES
from hardware.pins import load, with_spaces

from hardware import outputs


def test_every_committed_table_is_fresh():
    written = outputs.texts(load())
    routes = {f"{name}_routes.json" for name in BOARDS}
    boards = {"main_board_copper.csv"}  # tests/hardware/heavy/test_boards.py
    study = {"drop_study.csv"}  # takes an hour: `python -m hardware drop`
    assert {path.name for path in GENERATED.iterdir()} == set(written) | routes | boards | study
    for name, text in written.items():
        assert (GENERATED / name).read_text(encoding="utf-8") == text, name


def test_a_table_of_another_length_is_built(tmp_path):
    outputs.tables(with_spaces(load(), 30), tmp_path)
    assert "31,segment," in (tmp_path / "print_list.csv").read_text(encoding="utf-8")
    assert (tmp_path / "segment.net").read_bytes() == (GENERATED / "segment.net").read_bytes()


def shown() -> set[str]:
    guide = (HERE / "README.md").read_text(encoding="utf-8")
    return {part.split(")")[0] for part in guide.split("(pictures/")[1:]}


def test_the_guide_shows_every_committed_picture_and_no_other():
    assert shown() == {path.name for path in PICTURES.iterdir()}


@pytest.mark.parametrize("path", sorted(PICTURES.iterdir()), ids=lambda path: path.name)
def test_pictures_are_small(path: Path):
    assert path.stat().st_size < 260_000
