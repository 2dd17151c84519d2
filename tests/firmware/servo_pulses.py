"""Tentacles in a story: their pulses, and when they are armed."""

from __future__ import annotations

from typing import Any

FRAME = 20  # ms
SLEW_US = 13  # us a frame at most: 25 thousandths of 500 us
MIDDLE = 1500
ARMED_BY = 1600  # ms from the wish


def pulses(story: Any) -> list[tuple[int, list[int]]]:
    return [(ms, widths) for ms, widths, _ in story.world.driven]


def armed(story: Any) -> Any:
    story.want(armed=True, pose=[0, 0, 0, 0])
    story.play(ARMED_BY)
    assert story.seen["armed"]
    return story


def first_pulses(story: Any) -> list[tuple[int, int]]:
    """When each tentacle got its first pulse, and how wide it was."""
    found = []
    for i in range(4):
        ms, widths = next((ms, widths) for ms, widths in pulses(story) if widths[i])
        found.append((ms, widths[i]))
    return found
