"""The table in a few lines of text, for the prompt."""

from __future__ import annotations

from typing import Any

from plank.die_faces import SYMBOL_FACE, SYMBOLS


def text(table: dict[str, Any]) -> str:
    """Return what `show` answers, as lines for a person."""
    pirates = [f"lane {lane} {place_name(place)}" for lane, place in enumerate(table["pirates"])]
    dice = [f"{number} {die_name(number, die)}" for number, die in enumerate(table["dice"])]
    millivolts, milliamps = table["power"]
    lit = sum(any(colour) for colour in table["lamps"])
    return "\n".join(
        [
            f"pirates    {', '.join(pirates)}",
            f"dice       {', '.join(dice)}",
            f"tentacles  {' '.join(map(str, table['tentacles']))} ({table['held']} held), "
            f"the plank leans {table['tilt'][0]} down, {table['tilt'][1]} aside (degrees)",
            f"lamps      {lit} of {len(table['lamps'])} lit",
            f"supply     {millivolts} mV, {milliamps} mA",
        ]
    )


def place_name(place: int | None) -> str:
    """Name a place."""
    if place is None:
        return "away"
    return f"on {place}" if place else "in the ship"


def die_name(number: int, die: dict[str, Any]) -> str:
    """Name how a die lies."""
    if die["lie"] != "flat":
        return {"hand": "in the hand"}.get(die["lie"], str(die["lie"]))
    face = die["face"]
    return SYMBOLS[number] if face == SYMBOL_FACE else str(face)
