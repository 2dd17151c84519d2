"""`--mask`: sensors that are out, named as people count; nothing is awaited of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from plank.cli.main import main
from plank.service.sensor_masks import parse_masks
from plank.table.table_state import Masks


@pytest.mark.parametrize(
    ("texts", "masks"),
    [
        ([], Masks()),
        (["places=7"], Masks(places=frozenset({7}))),
        (["places=ship,9-11"], Masks(places=frozenset({0, 9, 10, 11}))),
        (["wells=2,places=7", "lanes=1"], Masks(frozenset({7}), frozenset({0}), frozenset({1}))),
        (["wells=all"], Masks(wells=frozenset(range(4)))),
        (["places=all"], Masks(places=frozenset(range(31)))),
    ],
)
def test_masks_are_read_as_people_write_them(texts: list[str], masks: Masks) -> None:
    assert parse_masks(texts) == masks


@pytest.mark.parametrize(
    "text", ["", "7", "wells", "wells=", "wells=0", "wells=5", "places=31", "places=9-7", "dice=1"]
)
def test_masks_that_cannot_be_are_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    assert main(["play", "--mask", text, "--journal", str(tmp_path / "journal")]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("plank: --mask")


@pytest.mark.parametrize("mask", ["places=all,wells=all", "wells=2", "places=ship,3-9", "lanes=2"])
def test_bots_finish_their_game_with_sensors_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], mask: str
) -> None:
    journal = str(tmp_path / "journal")
    options = ["--seats", "bot:deckhand,bot:deckhand", "--seed", "15", "--journal", journal]
    options += ["--fast", "--board", "sim:cpython", "--json", "--no-page"]
    assert main(["play", *options, "--mask", mask]) == 0
    end = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert end["final"]["over"]
