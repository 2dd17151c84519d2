"""Draws the harness with WireViz; its texts for hardware/generated/."""

import subprocess
from pathlib import Path
from typing import Any

import yaml
from wireviz.wireviz import parse

from hardware.harness.bom import bom_csv
from hardware.harness.cables import Cable, End, cables
from hardware.pins import Pins

FONT = "DejaVu Sans"  # Graphviz guesses too narrow for fonts that it lacks
TITLE = "The Plank: harness"


def connector(end: End) -> dict[str, Any]:
    """One end as WireViz has it."""
    return {"type": end.plug, "subtype": end.place, "pinlabels": list(end.pins)}


def bundle(cable: Cable) -> dict[str, Any]:
    """One cable's wires as WireViz has them."""
    many = f"make {cable.count}" if cable.count > 1 else ""
    drawn = {
        "gauge": f"{cable.size} mm2",
        "length": cable.length,
        "wirecount": len(cable.colours),
        "colors": list(cable.colours),
        "show_name": True,
        "category": "bundle",
    }
    notes = "; ".join(note for note in (many, cable.note) if note)
    return {**drawn, "notes": notes} if notes else drawn


def document(every: list[Cable]) -> dict[str, Any]:
    """Give the whole harness as WireViz reads it."""
    connectors: dict[str, Any] = {}
    bundles: dict[str, Any] = {}
    connections: list[Any] = []
    for cable in reversed(every):  # Graphviz draws the last one at the top
        number = cable.name.split()[0]
        ends = (f"{number}A", f"{number}B")
        connectors[ends[0]], connectors[ends[1]] = connector(cable.start), connector(cable.end)
        bundles[cable.name] = bundle(cable)
        wires = f"1-{len(cable.colours)}"
        connections.append([{ends[0]: [wires]}, {cable.name: [wires]}, {ends[1]: [wires]}])
    return {
        "metadata": {"title": TITLE},
        "options": {"bgcolor": "WH", "color_mode": "full", "fontname": FONT},
        "connectors": connectors,
        "cables": bundles,
        "connections": connections,
    }


def yaml_text(pins: Pins) -> str:
    """Give the harness as YAML."""
    written: str = yaml.safe_dump(document(cables(pins)), sort_keys=False, allow_unicode=True)
    return written


def texts(pins: Pins) -> dict[str, str]:
    """Give the committed files by name."""
    return {"harness.yml": yaml_text(pins), "harness_bom.csv": bom_csv(pins)}


def draw(pins: Pins, folder: Path) -> None:
    """Draw `harness.svg` into a folder (needs Graphviz)."""
    harness = parse(document(cables(pins)), return_types="harness")
    source = harness.graph.source.encode()  # WireViz's own files depend on the locale
    done = subprocess.run(["dot", "-Tsvg"], input=source, capture_output=True, check=True)
    lines = (line.rstrip() for line in done.stdout.decode().splitlines())
    (folder / "harness.svg").write_text("\n".join(lines) + "\n", encoding="utf-8")
