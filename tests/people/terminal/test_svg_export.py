"""The screen as a picture."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

from tests.people.terminal.draw import PICTURE, drawn


def test_the_picture_is_svg_with_the_game_on_it():
    text = " ".join(ET.fromstring(drawn()).itertext()).replace("\u00a0", " ")
    for words in ("THE PLANK", "Anne has 7, and one free throw left.", "Grace", "3 again"):
        assert words in text


def test_the_picture_fetches_nothing():
    assert not re.search(r"(url\(|href=)[\"']?http|@font-face", drawn())


def test_the_picture_in_the_tree_is_up_to_date():
    assert PICTURE.read_text("utf-8") == drawn(), "python -m tests.people.terminal.draw"
