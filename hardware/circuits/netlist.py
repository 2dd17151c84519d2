"""Netlists in KiCad's own format, without dates, so that the same circuit gives the same bytes.

`text` writes one, `parse` reads it back. Light: SKiDL is needed only for the circuit itself.
"""

import re
from dataclasses import dataclass, field
from typing import Any

from hardware.paths import GENERATED

Node = tuple[str, str]  # reference and pin number


@dataclass(frozen=True)
class Component:
    """One part on a board."""

    ref: str
    part: str
    value: str
    footprint: str


@dataclass
class Netlist:
    """A board: its parts by reference and its nets as sets of (reference, pin)."""

    name: str
    parts: dict[str, Component] = field(default_factory=dict)
    nets: dict[str, set[Node]] = field(default_factory=dict)

    def net_of(self, ref: str, pin: str | int) -> str | None:
        """Name of the net on a pin; None when it is open."""
        node = (ref, str(pin))
        return next((name for name, nodes in self.nets.items() if node in nodes), None)

    def without(self, ref: str) -> "Netlist":
        """The same board with one part left out."""
        parts = {name: part for name, part in self.parts.items() if name != ref}
        nets = {name: {n for n in nodes if n[0] != ref} for name, nodes in self.nets.items()}
        return Netlist(self.name, parts, nets)

    def swapped(self, one: Node, other: Node) -> "Netlist":
        """The same board with two pins' wires swapped."""
        swap = {one: other, other: one}
        nets = {name: {swap.get(n, n) for n in nodes} for name, nodes in self.nets.items()}
        return Netlist(self.name, dict(self.parts), nets)


def natural(ref: str) -> tuple[str, int]:
    """Sort key that puts R2 before R10."""
    letters = ref.rstrip("0123456789")
    return letters, int(ref[len(letters) :] or 0)


def from_circuit(name: str, circuit: Any) -> Netlist:
    """Take a netlist out of a SKiDL circuit."""
    found = Netlist(name)
    for part in sorted(circuit.parts, key=lambda p: natural(p.ref)):
        found.parts[part.ref] = Component(part.ref, part.name, str(part.value), part.footprint)
        for pin in part.pins:
            if pin.is_connected():
                found.nets.setdefault(pin.net.name, set()).add((part.ref, str(pin.num)))
    return found


def text(board: Netlist) -> str:
    """Write the netlist as KiCad reads it."""
    lines = ['(export (version "E")', f'  (design (source "hardware/circuits/{board.name}.py"))']
    lines.append("  (components")
    for part in board.parts.values():
        lines.append(
            f'    (comp (ref "{part.ref}") (value "{part.value}") (footprint "{part.footprint}")'
            f' (libsource (lib "plank") (part "{part.part}")))'
        )
    lines += ["  )", "  (nets"]
    for code, name in enumerate(sorted(board.nets), start=1):
        nodes = sorted(board.nets[name], key=lambda node: (natural(node[0]), int(node[1])))
        inside = " ".join(f'(node (ref "{ref}") (pin "{pin}"))' for ref, pin in nodes)
        lines.append(f'    (net (code "{code}") (name "{name}") {inside})')
    return "\n".join([*lines, "  )", ")", ""])


_COMPONENT = re.compile(
    r'\(comp \(ref "([^"]+)"\) \(value "([^"]*)"\) \(footprint "([^"]*)"\)'
    r' \(libsource \(lib "plank"\) \(part "([^"]+)"\)\)\)'
)
_NET = re.compile(r'\(net \(code "\d+"\) \(name "([^"]+)"\) (.*)\)$', re.MULTILINE)
_NODE = re.compile(r'\(node \(ref "([^"]+)"\) \(pin "([^"]+)"\)\)')


def parse(name: str, written: str) -> Netlist:
    """Read a netlist that `text` has written."""
    found = Netlist(name)
    for ref, value, footprint, part in _COMPONENT.findall(written):
        found.parts[ref] = Component(ref, part, value, footprint)
    for net, nodes in _NET.findall(written):
        found.nets[net] = set(_NODE.findall(nodes))
    return found


def committed(name: str) -> Netlist:
    """Read a board's committed netlist."""
    return parse(name, (GENERATED / f"{name}.net").read_text(encoding="utf-8"))
