"""What to do now as pages have it: each task as data, with its text."""

from __future__ import annotations

from typing import Any

from plank.referee import Picture
from plank.web.state.numbered_state import plain
from plank.web.state.wording import Wording

NOT_SENT = ("sentence", "urgency")
"""What of a task is for the voice only: pages get no phrase keys."""


def todo(picture: Picture | None, words: Wording) -> list[dict[str, Any]]:
    """Return the tasks, most urgent first."""
    if picture is None:
        return []
    return [_fields(plain(task)) | {"text": words.say(task.sentence)} for task in picture.tasks]


def _fields(task: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in task.items() if name not in NOT_SENT}
