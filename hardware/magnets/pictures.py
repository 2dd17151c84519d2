"""Pictures of the magnets' study, as SVG whose text does not change from run to run."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np

matplotlib.use("svg")
import matplotlib.pyplot as plt  # after the backend is chosen

from hardware.magnets import faces, pirates
from hardware.magnets.report import HEIGHTS
from hardware.pins import Pins

STYLE: Any = {"svg.hashsalt": "plank", "font.size": 10, "axes.spines.top": False}
NUDGE = {"die": 1.2, "medium": 1.6, "large": 0.0}  # keeps the labels of the limits apart, mT
FULL_MT = 80.0  # the sensor's range: no band touches the frame
GREY, RED, BLUE, GREEN = "#888888", "#c0392b", "#2468a8", "#2e8b57"


@contextmanager
def picture(path: Path, size: tuple[float, float]) -> Iterator[Any]:
    """Draw on the axes that are given; the picture is written when all went well."""
    with plt.rc_context(STYLE):
        figure, axes = plt.subplots(figsize=size, layout="constrained")
        yield axes
        figure.savefig(path, metadata={"Date": None})
        plt.close(figure)


def draw_faces(pins: Pins, folder: Path) -> None:
    """The bands of the six faces with the thresholds between them."""
    found = faces.bands(pins)
    with picture(folder / "faces.svg", (8.5, 3.6)) as axes:
        for row, band in enumerate(found):
            axes.barh(row, band.high - band.low, left=band.low, color=BLUE, alpha=0.6, height=0.6)
            axes.plot(band.nominal, row, "|", color="black", markersize=14)
            axes.annotate(f"{band.nominal:+.1f}", (band.nominal, row + 0.36), ha="center", size=8)
        top = len(found) - 0.4
        for name, limit in pins.table("wells.threshold_mT").items():
            axes.vlines([-limit, limit], -0.6, top, color=RED, linewidth=1)
            for sign in (-1, 1):
                axes.annotate(
                    f"{name}\n{sign * limit:+g}",
                    (sign * (limit + NUDGE[name]), top + 0.1),
                    color=RED,
                    size=8,
                    ha="center",
                )
        symbol = {6: "6 (symbol)"}
        axes.set_yticks(
            range(len(found)), [f"{symbol.get(b.up, b.up)} up, {b.face} down" for b in found]
        )
        axes.set_xlabel("strength that the sensor reads, mT (north pole above it is positive)")
        axes.set_ylim(-0.6, len(found) + 0.6)
        axes.set_xlim(-FULL_MT, FULL_MT)


def draw_heights(pins: Pins, folder: Path) -> None:
    """The smallest gap between two bands against the floor's error."""
    study = np.array(faces.height_study(pins, HEIGHTS))
    allowed = pins.table("tolerance")["height"]
    with picture(folder / "floor.svg", (6.0, 3.2)) as axes:
        axes.plot(study[:, 0], study[:, 1], "o-", color=BLUE)
        axes.axhline(0, color=RED, linewidth=1)
        axes.axvline(allowed, color=GREEN, linewidth=1)
        axes.annotate(f"allowed: {allowed} mm", (allowed + 0.01, 1.9), color=GREEN, size=9)
        below = "faces can be mistaken\nbelow this line"
        axes.annotate(below, (allowed + 0.01, -1.1), color=RED, size=8)  # clear of the curve
        axes.set_xlabel("error of floor and print height, +- mm")
        axes.set_ylabel("smallest gap between bands, mT")


def draw_pirate(pins: Pins, folder: Path) -> None:
    """A pirate's field along the deck, with the switch's limits and the worst stray field."""
    across = np.linspace(0.0, 25.0, 201)
    switch, plank = pins.table("hall_switch"), pins.table("plank")
    worst = pirates.stray(pins, pins.table("pirate")["poles"])
    with picture(folder / "pirate_field.svg", (6.5, 3.4)) as axes:
        axes.semilogy(across, np.abs(pirates.profile(pins, across)), color=BLUE)
        lines = ((switch["on_mT"], "on above"), (switch["off_mT"], "off below"))
        for limit, words in lines:
            axes.axhline(limit, color=RED, linewidth=1)
            axes.annotate(f"{words} {limit} mT", (20.4, limit * 1.08), color=RED, size=8)
        axes.axhline(worst, color=GREEN, linewidth=1)
        axes.annotate(f"worst stray {worst:.2f} mT", (0.3, worst * 0.72), color=GREEN, size=8)
        axes.axvline(plank["lane_pitch"], color=GREY, linestyle=":")
        axes.annotate("next lane", (plank["lane_pitch"] + 0.2, 18), color=GREY, size=8)
        axes.set_ylim(0.05, 40)
        axes.set_xlabel("pirate's middle to the Hall element, sideways, mm")
        axes.set_ylabel("|Bz|, mT")


def draw(pins: Pins, folder: Path) -> None:
    """Draw all three."""
    draw_faces(pins, folder)
    draw_heights(pins, folder)
    draw_pirate(pins, folder)
