"""Gerbers, drill files and positions of a board, and a panel of several; needs `pcbnew`.

A panel is the same board so many times, one under the other, edge to edge: the board maker scores
the edges between them (V-cut), and a machine places all small parts at once.
"""

import csv
from pathlib import Path
from typing import Any

import pcbnew

LAYERS = (
    (pcbnew.F_Cu, "F_Cu"),
    (pcbnew.B_Cu, "B_Cu"),
    (pcbnew.F_Mask, "F_Mask"),
    (pcbnew.B_Mask, "B_Mask"),
    (pcbnew.F_Paste, "F_Paste"),
    (pcbnew.F_SilkS, "F_Silkscreen"),
    (pcbnew.B_SilkS, "B_Silkscreen"),
    (pcbnew.Edge_Cuts, "Edge_Cuts"),
)
POSITION_HEAD = ("Designator", "Val", "Package", "Mid X", "Mid Y", "Rotation", "Layer")
DATED = ("CreationDate", "Created by KiCad", "DRILL file {KiCad")  # all of them remarks
FINE = 4  # digits of a place, mm


def plot(board: Any, gerbers: Path) -> None:
    """Write gerbers and drill files into a folder."""
    gerbers.mkdir(exist_ok=True)
    plotter = pcbnew.PLOT_CONTROLLER(board)
    options = plotter.GetPlotOptions()
    options.SetOutputDirectory(str(gerbers))
    options.SetPlotFrameRef(False)
    options.SetUseGerberProtelExtensions(False)
    for layer, name in LAYERS:
        plotter.SetLayer(layer)
        plotter.OpenPlotfile(name, pcbnew.PLOT_FORMAT_GERBER, name)
        plotter.PlotLayer()
    plotter.ClosePlot()
    drill = pcbnew.EXCELLON_WRITER(board)
    drill.SetOptions(False, False, pcbnew.wxPoint(0, 0), False)
    drill.CreateDrillandMapFilesSet(str(gerbers), True, False)
    for file in gerbers.iterdir():
        without_date(file)


def without_date(file: Path) -> None:
    """Take the lines with a date out, so that the same board gives the same bytes."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not any(word in line for word in DATED)]
    file.write_text("".join(kept), encoding="utf-8")


def positions(board: Any, path: Path) -> None:
    """Write where a machine places the parts without leads, in the gerbers' frame (y up)."""
    rows: list[tuple[object, ...]] = [POSITION_HEAD]
    for footprint in sorted(board.GetFootprints(), key=lambda part: part.GetReference()):
        if footprint.GetAttributes() & pcbnew.FP_SMD:
            at = footprint.GetPosition()
            place = (round(pcbnew.ToMM(at.x), FINE), round(-pcbnew.ToMM(at.y), FINE))
            package = str(footprint.GetFPID().GetLibItemName())
            turn = round(footprint.GetOrientationDegrees() % 360, 1)
            side = "bottom" if footprint.IsFlipped() else "top"
            name = footprint.GetReference()
            rows.append((name, footprint.GetValue(), package, *place, turn, side))
    with path.open("w", encoding="utf-8", newline="") as out:
        csv.writer(out, lineterminator="\n").writerows(rows)


def boxes(board: Any) -> dict[str, tuple[float, float, float, float]]:
    """Give left, top, width and height of every part, mm."""
    found = {}
    for footprint in board.GetFootprints():
        box = footprint.GetBoundingBox(False, False)
        sizes = (box.GetX(), box.GetY(), box.GetWidth(), box.GetHeight())
        left, top, wide, high = (round(pcbnew.ToMM(size), 2) for size in sizes)
        found[footprint.GetReference()] = (left, top, wide, high)
    return dict(sorted(found.items()))


def panel(board: Any, count: int, height: float) -> None:
    """Make a board a panel of `count`, each `height` mm under the last; parts get -2, -3 ..."""
    items = [*board.GetFootprints(), *board.GetTracks(), *board.Zones(), *board.GetDrawings()]
    for number in range(1, count):
        for item in items:
            copy = item.Duplicate().Cast()
            copy.Move(pcbnew.wxPoint(0, pcbnew.FromMM(number * height)))
            if isinstance(copy, pcbnew.FOOTPRINT):
                copy.SetReference(f"{item.GetReference()}-{number + 1}")
                copy.Reference().SetVisible(False)
            board.Add(copy)
