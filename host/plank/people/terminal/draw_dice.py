"""The dice as text: little boxes with pips, a coin or a sword, and below what is up with each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from rich.text import Text

from plank.die_faces import Face
from plank.people.terminal.glyphs import Glyphs
from plank.phrases.sentence import Sentence, sentence
from plank.referee.dice.dice_picture import DiePicture

INSIDE = 5  # columns of a box's inside; it has three rows
BOX = INSIDE + 2
GAP = 1
WIDTH = 4 * BOX + 3 * GAP

PIPS: dict[int, tuple[str, str, str]] = {
    1: ("     ", "  o  ", "     "),
    2: ("o    ", "     ", "    o"),
    3: ("o    ", "  o  ", "    o"),
    4: ("o   o", "     ", "o   o"),
    5: ("o   o", "  o  ", "o   o"),
}
BLANK = ("     ", "     ", "     ")
ROLLING = (" . ' ", "'  . ", " . ' ")
COCKED = ("  /  ", " / / ", "  /  ")

Say = Callable[[Sentence], str]


def dice_lines(
    dice: tuple[DiePicture, ...], chosen: Collection[int], glyphs: Glyphs, say: Say
) -> Iterator[Text]:
    """Draw the dice side by side, in six lines."""
    boxes = [list(_box(at, die, at in chosen, glyphs, say)) for at, die in enumerate(dice)]
    for row in zip(*boxes, strict=True):
        yield Text(" " * GAP).join(row)


def _box(at: int, die: DiePicture, chosen: bool, glyphs: Glyphs, say: Say) -> Iterator[Text]:
    left_top, right_top, left_bottom, right_bottom, edge, side = glyphs.box
    style = "bold bright_green" if chosen else "dim" if die.covered else ""
    yield Text(left_top + edge * INSIDE + right_top, style)
    for row in _inside(die, glyphs):
        yield Text.assemble((side, style), (row, _face_style(die)), (side, style))
    yield Text(left_bottom + edge * INSIDE + right_bottom, style)
    yield Text(_label(at, die, chosen, say).center(BOX)[:BOX], style)


def _inside(die: DiePicture, glyphs: Glyphs) -> tuple[str, str, str]:
    if die.rest == "rolling":
        return ROLLING
    if die.rest == "cocked":
        return COCKED
    face = die.shows if die.rest == "flat" else None
    return BLANK if face is None else _face(face, glyphs)


def _face(face: Face, glyphs: Glyphs) -> tuple[str, str, str]:
    if face == "sword":
        return glyphs.sword
    if face == "coin":
        left_top, right_top, left_bottom, right_bottom, edge, side = glyphs.box
        return (
            f" {left_top}{edge}{right_top} ",
            f" {side}${side} ",
            f" {left_bottom}{edge}{right_bottom} ",
        )
    top, middle, bottom = (row.replace("o", glyphs.pip) for row in PIPS[face])
    return top, middle, bottom


def _face_style(die: DiePicture) -> str:
    if die.covered:
        return "dim"
    if die.rest in ("rolling", "cocked"):
        return "bright_red" if die.rest == "cocked" else "dim"
    styles: dict[Face | None, str] = {"coin": "bold yellow", "sword": "bold bright_red"}
    return styles.get(die.shows, "bold white")


def _label(at: int, die: DiePicture, chosen: bool, say: Say) -> str:
    number = str(at + 1)
    if die.covered:
        return say(sentence("screen-covered"))
    if die.rest == "flat":
        return f"{number} {say(sentence('screen-again'))}" if chosen else number
    words = {"rolling": "screen-rolling", "cocked": "screen-cocked", "empty": "screen-out"}
    return (
        f"{number} {say(sentence(words[die.rest]))}"
        if die.rest == "empty"
        else say(sentence(words[die.rest]))
    )
