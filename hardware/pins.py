"""Reads pins.toml, the one source of pins, addresses, lanes and geometry.

`load()` gives a `Pins`; its fields are the tables of the file, as typed records where they
are used often and as plain tables of numbers where not. Lengths are mm, fields mT.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from hardware.paths import PINS

Table = Mapping[str, Any]


@dataclass(frozen=True)
class Pin:
    """One pin of the Pico: GPIO number, function (`SPI0_RX`, `PWM_4A`, `SIO`), use in words."""

    name: str
    gpio: int
    function: str
    use: str


@dataclass(frozen=True)
class Magnet:
    """A disc magnet of a die: its size, its depth under the face, the pole that looks out."""

    face: int
    diameter: float
    thickness: float
    depth: float
    out: str

    @property
    def sign(self) -> int:
        """+1 when the north pole looks out, else -1."""
        return 1 if self.out == "N" else -1


@dataclass(frozen=True)
class Pins:
    """All of pins.toml. `table("plank")` is a table as it stands there."""

    tables: Table

    def table(self, name: str) -> Table:
        """Give the table called `name`; `wells.threshold_mT` reaches into a table."""
        found: Any = self.tables
        for part in name.split("."):
            found = found[part]
        return found  # type: ignore[no-any-return]  # TOML values have no type

    @cached_property
    def pico(self) -> dict[str, Pin]:
        """The Pico's pins by name."""
        return {name: Pin(name, **fields) for name, fields in self.tables["pico"].items()}

    @cached_property
    def magnets(self) -> dict[int, Magnet]:
        """The six magnets of a die by face."""
        table = self.table("die.magnet")
        return {int(face): Magnet(int(face), **fields) for face, fields in table.items()}

    @property
    def servos(self) -> list[Pin]:
        """The servos' pins in the order of the tentacles."""
        return [self.pico[f"servo{number}"] for number in range(4)]

    def lane_y(self, lane: int) -> float:
        """Distance of a lane from the middle line of the plank."""
        plank = self.table("plank")
        middle = (self.table("pirate")["lanes"] - 1) / 2
        return float(plank["lane_centre"] + (lane - middle) * plank["lane_pitch"])


def parse(text: str) -> Pins:
    """Read the text of a pins.toml."""
    return Pins(tomllib.loads(text))


def load(path: Path = PINS) -> Pins:
    """Read pins.toml."""
    return parse(path.read_text(encoding="utf-8"))


def with_spaces(pins: Pins, spaces: int) -> Pins:
    """Give the same table with another number of spaces."""
    plank = {**pins.tables["plank"], "spaces": spaces}
    return Pins({**pins.tables, "plank": plank})
