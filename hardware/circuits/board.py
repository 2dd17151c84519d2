"""A circuit under construction: places parts, names nets, runs ERC."""

import logging
from typing import Any

from hardware.circuits.tool import POWER, Circuit, Net, erc_logger


class Board:
    """One board's circuit; `put` places a part, `net` gives a net by name."""

    def __init__(self, name: str, title: str) -> None:
        self.name = name
        self.title = title
        self.circuit: Any = Circuit(name=name)
        self.circuit.no_files = True
        self._nets: dict[str, Any] = {}
        self._section = title
        self.sections: dict[str, list[Any]] = {}

    def section(self, title: str) -> None:
        """Give the parts that follow a heading of their own on the schematic."""
        self._section = title

    def net(self, name: str) -> Any:
        """Give the net of this name, made on first use."""
        if name not in self._nets:
            self._nets[name] = Net(name, circuit=self.circuit)
        return self._nets[name]

    def supply(self, *names: str) -> None:
        """Say that these nets are fed from outside."""
        for name in names:
            self.net(name).drive = POWER

    def put(self, part: Any, ref: str, value: str, **nets: str | None) -> Any:
        """Place a part and connect pins by name."""
        placed = self._place(part, ref, value)
        self.connect(placed, nets)
        return placed

    def wire(self, part: Any, ref: str, value: str, nets: list[str | None]) -> Any:
        """Place a part and connect its pins in the order of their numbers; None stays open."""
        placed = self._place(part, ref, value)
        numbers = sorted((pin.num for pin in placed.pins), key=int)
        self.connect(placed, dict(zip(numbers, nets, strict=True)))
        return placed

    def _place(self, part: Any, ref: str, value: str) -> Any:
        placed = part(ref=ref, tag=ref, value=value, circuit=self.circuit)
        self.sections.setdefault(self._section, []).append(placed)
        return placed

    def connect(self, placed: Any, nets: dict[str, str | None]) -> None:
        """Connect pins, by number or name, to nets; None leaves the pin open on purpose."""
        for pin, name in nets.items():
            placed[pin] += self.circuit.NC if name is None else self.net(name)

    def erc(self) -> list[str]:
        """Run SKiDL's electrical rules check; give what it says, nothing when clean."""
        heard = _Listener()
        erc_logger.addHandler(heard)
        try:
            self.circuit.ERC()
        finally:
            erc_logger.removeHandler(heard)
        return heard.said


class _Listener(logging.Handler):
    """Keeps warnings and errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())
