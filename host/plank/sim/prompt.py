"""What a person types at `plank sim`, turned into commands: `throw 0=5 1=coin`, `put 2 7`."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from typing import Any

import msgspec

from plank.sim.commands.lines import NAMES
from plank.sim.commands.word import CommandError, Word
from plank.sim.commands.words import Command

HELP = """\
throw [DIE ...]          throw dice; `throw 0=5 1=coin` says how they fall
hold [DIE ...]           take dice into the hand
cock DIE                 lean a die against its well's wall
set DIE FACE             lay a die down by hand (face 1-5, coin, sword)
put LANE PLACE           carry a pirate to a space, `ship` or `away`
slide LANE PLACE         push it along its lane
lift LANE, bump LANE     take it up; knock it
press BUTTON             stand, pay, repeat
show                     what is on the table
reset [CAUSE]            power, pin, watchdog, soft
chain [REACH] [short]    break the chain behind so many segments; alone: mend it
stick LANE PLACE on|off|free     flicker LANE PLACE [MS]     magnet LANE PLACE [gone]
strong LANE [off]        a magnet that the next space feels too
flip LANE, flip DIE FACE glue a pirate's or a die's magnet upside down
stray WELL X Y Z (mT)            sensor WELL good|absent|frozen     brownout [MV] [MS]
unplug, replug [NAME]    pull the cable out; plug it in under another name
mute [off] [SIDE]        nothing arrives at the host, or SIDE: host, board, both
drop, dup, corrupt, delay, noise 1/N [SIDE]   one line in N; `off` ends it; `delay 1/N MS`
noise                    once, now
stall [off]              the board stops reading
clock [MS]               the board's clock jumps
mend                     all faults end
help, quit"""

PLACES = {"ship": 0, "away": None, "off": None}

LONGEST = 200  # letters of a line
SIDES = ("host", "board", "both")
OFF = "off"

Fields = dict[str, Any]


def read(text: str) -> Word | None:
    """Return the command that a line means, None for an empty one; raises `CommandError`."""
    if len(text) > LONGEST:
        raise CommandError(f"a command of {len(text)} letters: {LONGEST} at most")
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise CommandError(f"{error}: {text!r}") from None
    if not words:
        return None
    name, *rest = _usual(words)
    if name not in NAMES:
        raise CommandError(f"no such command: {name!r}; `help` lists them")
    fields = SHAPES[name](rest) if name in SHAPES else _in_order(name, rest)
    try:
        command: Word = msgspec.convert({"do": name, **fields}, Command, strict=False)
    except msgspec.ValidationError as error:
        raise CommandError(f"{_plain(str(error))}: {text!r}") from None
    return command


def _usual(words: list[str]) -> list[str]:
    """Return the words with their other names in their usual ones: `clock jump`, `cocked 2`."""
    name, *rest = words
    name = ALIASES.get(name.lower(), name.lower())
    return [name, *rest[rest[:1] == [SECOND.get(name)] :]]


def _in_order(name: str, rest: list[str]) -> Fields:
    names = ORDER.get(name, ())
    if len(rest) > len(names):
        raise CommandError(f"{name} wants {' '.join(names).upper() or 'nothing'}, not {rest!r}")
    return dict(zip(names, rest, strict=False))


def _throw(rest: list[str]) -> Fields:
    if not rest:
        return {}
    pairs = [word.partition("=") for word in rest]
    fields: Fields = {"dice": [die for die, _, _ in pairs]}
    if any(face for _, _, face in pairs):
        fields["faces"] = [_face(face) for _, _, face in pairs]
    return fields


def _face(face: str) -> int | str | None:
    return int(face) if face.isdecimal() and len(face) < 3 else face or None


def _set(rest: list[str]) -> Fields:
    fields = _in_order("set", rest)
    return {**fields, "face": _face(fields["face"])} if "face" in fields else fields


def _put(rest: list[str]) -> Fields:
    fields = _in_order("put", rest)
    if fields.get("place") in PLACES:
        fields["place"] = PLACES[fields["place"]]
    return fields


def _slide(rest: list[str]) -> Fields:
    fields = _in_order("slide", rest)
    return {**fields, "place": 0} if fields.get("place") == "ship" else fields


def _chain(rest: list[str]) -> Fields:
    fields: Fields = {"shorted": "short" in rest}
    reach = [word for word in rest if word != "short"]
    return {**fields, "reach": reach[0]} if reach else fields


def _stick(rest: list[str]) -> Fields:
    fields = _in_order("stick", rest)
    states = {"on": True, "off": False, "free": None}
    if "on" in fields:
        if fields["on"] not in states:
            raise CommandError(f"stick at on, off or free, not {fields['on']!r}")
        fields["on"] = states[fields["on"]]
    return fields


def _magnet(rest: list[str]) -> Fields:
    there = "gone" not in rest
    return {**_in_order("magnet", [word for word in rest if word != "gone"]), "there": there}


def _stray(rest: list[str]) -> Fields:
    return {"well": rest[0], "field": rest[1:]} if len(rest) > 1 else _in_order("stray", rest)


def _hold(rest: list[str]) -> Fields:
    return {"dice": rest} if rest else {}


def _flip(rest: list[str]) -> Fields:
    return _in_order("flip", rest) if len(rest) > 1 else dict(zip(["lane"], rest, strict=False))


def _switched(rest: list[str]) -> Fields:
    """Read `[off] [SIDE]`, with a number before where one belongs."""
    fields: Fields = {"on": OFF not in rest}
    for word in rest:
        if word in SIDES:
            fields["to"] = word
        elif word not in ("on", OFF):
            raise CommandError(f"on or off, and host, board or both, not {word!r}")
    return fields


def _one_in(rest: list[str]) -> Fields:
    """Read `1/N`, or `off`, then a number of milliseconds or a side."""
    fields: Fields = {}
    for word in rest:
        if word == OFF:
            fields["one_in"] = 0
        elif word in SIDES:
            fields["to"] = word
        elif "one_in" not in fields:
            fields["one_in"] = word.removeprefix("1/")
        else:
            fields["ms"] = word
    return fields


def _strong(rest: list[str]) -> Fields:
    fields = _in_order("strong", [word for word in rest if word not in ("on", OFF)])
    return {**fields, "on": OFF not in rest}


def _plain(reason: str) -> str:
    where = reason.replace(" - at `$.", " in `")
    return where[0].lower() + where[1:]


ORDER = {
    "cock": ("die",),
    "set": ("die", "face"),
    "put": ("lane", "place"),
    "slide": ("lane", "place"),
    "lift": ("lane",),
    "bump": ("lane",),
    "press": ("button",),
    "reset": ("cause",),
    "stick": ("lane", "place", "on"),
    "flicker": ("lane", "place", "ms"),
    "magnet": ("lane", "place"),
    "stray": ("well",),
    "sensor": ("well", "state"),
    "brownout": ("mv", "ms"),
    "strong": ("lane",),
    "flip": ("die", "face"),
    "replug": ("name",),
    "clock": ("ms",),
}
ALIASES = {"cocked": "cock", "duplicate": "dup"}
SECOND = {"clock": "jump", "stray": "field"}  # `clock jump`, `stray field`
SHAPES: dict[str, Callable[[list[str]], Fields]] = {
    "throw": _throw,
    "hold": _hold,
    "set": _set,
    "put": _put,
    "slide": _slide,
    "chain": _chain,
    "stick": _stick,
    "magnet": _magnet,
    "stray": _stray,
    "strong": _strong,
    "flip": _flip,
    "mute": _switched,
    "stall": _switched,
    "drop": _one_in,
    "dup": _one_in,
    "corrupt": _one_in,
    "delay": _one_in,
    "noise": _one_in,
}
