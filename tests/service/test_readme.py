"""The examples of the service's README run as they stand, on travelling time."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import plank.service

README = Path(plank.service.__file__).with_name("README.md")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", README.read_text(), re.MULTILINE | re.DOTALL)


def printed_by(
    example: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[str]:
    monkeypatch.chdir(folder)
    exec(compile(example, str(README), "exec"), {"__name__": "example"})
    return capsys.readouterr().out.splitlines()


def test_two_bots_play_on_the_simulated_table_in_about_ten_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    two_bots, _ = EXAMPLES
    lines = printed_by(two_bots, tmp_path, monkeypatch, capsys)
    assert len([line for line in two_bots.splitlines() if line]) <= 12
    assert lines[-2].endswith("wins!")
    assert lines[-1] in ("Winner: seat 0", "Winner: seat 1")


def test_another_program_hears_of_dice_events_and_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, watching = EXAMPLES
    lines = printed_by(watching, tmp_path, monkeypatch, capsys)
    heard = [(topic, json.loads(text)) for topic, text in (line.split(" ", 1) for line in lines)]
    events = [message["event"] for topic, message in heard if topic == "plank/event"]
    dice = [message for topic, message in heard if topic == "plank/dice"]
    words = [message for topic, message in heard if topic == "plank/words"]
    assert events[-1] == "won"
    assert any(None not in faces and len(faces) == 4 for faces in dice)
    assert words[-1].endswith("vinner!")


def test_every_name_of_the_public_face_is_in_the_readme() -> None:
    text = README.read_text()
    assert [name for name in plank.service.__all__ if name not in text] == []
