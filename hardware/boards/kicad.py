"""Builds a board with KiCad's `pcbnew` module: place, route, fill, check, plot.

Run by Debian's own Python (`/usr/bin/python3 -m hardware.boards.kicad BOARD FOLDER [ROUTES]`),
which has the module; needs Debian's kicad and kicad-footprints (version 6). Writes board, DRC
report, gerbers and drill files; prints the routes as JSON, or takes those of a file.
"""

import json
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pcbnew

from hardware.boards import necks
from hardware.boards.copper import Feed, feeds
from hardware.boards.grid import Pad, Routes
from hardware.boards.main_plan import main_plan
from hardware.boards.placement import segment_plan, well_plan
from hardware.boards.plan import Plan, Spot
from hardware.boards.plot import boxes, panel, plot, positions
from hardware.boards.routing import GROUND, routed
from hardware.circuits.netlist import Component, Netlist, committed
from hardware.pins import Pins, load

FOOTPRINTS = Path("/usr/share/kicad/footprints")
ZONE_EDGE = 0.5
PICO = "plank:Pico_on_sockets"
PICO_PITCH, PICO_ROWS, PICO_PINS = 2.54, 17.78, 20
VALUE_AT = {  # where a value is printed, from the first pin, by the footprint's name
    "R_Axial_DIN0207": (5.08, 0.0),
    "C_Disc_D5.0mm": (2.5, 0.0),
    "CP_Radial_D10.0mm": (0.3, 2.5),
    "CP_Radial_D5.0mm": (1.0, 3.4),
}


def point(x: float, y: float) -> Any:
    """A place on the board."""
    return pcbnew.wxPoint(pcbnew.FromMM(x), pcbnew.FromMM(y))


class Layout:
    """The board in KiCad's own model."""

    def __init__(self, plan: Plan, nets: Netlist, folder: Path) -> None:
        pcbnew.KIID.SeedGenerator(1)  # KiCad plots in the order of its random ids
        self.plan = plan
        self.netlist = nets
        self.folder = folder
        self.board = pcbnew.NewBoard(str(folder / f"{plan.name}.kicad_pcb"))
        self.nets = {name: self.add_net(name) for name in sorted(nets.nets)}
        self.pads: list[Pad] = []

    def add_net(self, name: str) -> Any:
        """Add a net."""
        net = pcbnew.NETINFO_ITEM(self.board, name)
        self.board.Add(net)
        return net

    def outline(self) -> None:
        """Draw the board's edge."""
        length, width = self.plan.size
        corners = [(0, 0), (length, 0), (length, width), (0, width), (0, 0)]
        for start, end in pairwise(corners):
            line = pcbnew.PCB_SHAPE(self.board)
            line.SetShape(pcbnew.SHAPE_T_SEGMENT)
            line.SetStart(point(*start))
            line.SetEnd(point(*end))
            line.SetLayer(pcbnew.Edge_Cuts)
            line.SetWidth(pcbnew.FromMM(0.1))
            self.board.Add(line)

    def place(self, part: Component, spot: Spot) -> None:
        """Place a part, and note its pads for the router."""
        footprint = self.footprint(part.footprint)
        footprint.SetReference(part.ref)
        footprint.SetValue(part.value)
        footprint.SetPosition(point(spot.x, spot.y))
        self.board.Add(footprint)
        if spot.bottom:
            footprint.Flip(point(spot.x, spot.y), False)
        footprint.SetOrientationDegrees(spot.turn)
        self.label(footprint, spot)
        for pad in footprint.Pads():
            self.wire(part.ref, pad)

    def footprint(self, full: str) -> Any:
        """Load a footprint; the Pico's two rows of sockets are our own."""
        if full == PICO:
            return self.pico()
        library, name = full.split(":")
        return pcbnew.FootprintLoad(str(FOOTPRINTS / f"{library}.pretty"), name)

    def pico(self) -> Any:
        """Sockets for the Pico, its USB plug to the left: pins 1-20 below, 40-21 above."""
        footprint = pcbnew.FOOTPRINT(self.board)
        footprint.SetAttributes(pcbnew.FP_THROUGH_HOLE)
        for number in range(1, 2 * PICO_PINS + 1):
            below = number <= PICO_PINS
            column = number - 1 if below else 2 * PICO_PINS - number
            pad = pcbnew.PAD(footprint)
            pad.SetNumber(str(number))
            pad.SetAttribute(pcbnew.PAD_ATTRIB_PTH)
            pad.SetShape(pcbnew.PAD_SHAPE_CIRCLE)
            pad.SetSize(pcbnew.wxSize(pcbnew.FromMM(1.7), pcbnew.FromMM(1.7)))
            pad.SetDrillSize(pcbnew.wxSize(pcbnew.FromMM(1.0), pcbnew.FromMM(1.0)))
            pad.SetLayerSet(pad.PTHMask())
            place = point(column * PICO_PITCH, PICO_ROWS if below else 0.0)
            pad.SetPosition(place)
            pad.SetPos0(place)
            footprint.Add(pad)
        self.box(footprint, (-2.5, -2.5), (PICO_PITCH * 19 + 2.5, PICO_ROWS + 2.5))
        return footprint

    def box(self, footprint: Any, low: tuple[float, float], high: tuple[float, float]) -> None:
        """Draw a part's outline on silk screen and courtyard."""
        for layer, grow in ((pcbnew.F_SilkS, 0.0), (pcbnew.F_CrtYd, 0.3)):
            shape = pcbnew.FP_SHAPE(footprint)
            shape.SetShape(pcbnew.SHAPE_T_RECT)
            start, end = (low[0] - grow, low[1] - grow), (high[0] + grow, high[1] + grow)
            shape.SetStart(point(*start))
            shape.SetEnd(point(*end))
            shape.SetStart0(point(*start))
            shape.SetEnd0(point(*end))
            shape.SetLayer(layer)
            shape.SetWidth(pcbnew.FromMM(0.15 if layer == pcbnew.F_SilkS else 0.05))
            footprint.Add(shape)

    def label(self, footprint: Any, spot: Spot) -> None:
        """Put the reference beside the part, and the value on it where there is room."""
        self.value(footprint, spot)
        text = footprint.Reference()
        text.SetTextSize(pcbnew.wxSize(pcbnew.FromMM(0.9), pcbnew.FromMM(0.9)))
        text.SetTextThickness(pcbnew.FromMM(0.15))
        text.SetTextAngle(0)
        text.SetKeepUpright(True)
        if spot.label is not None:
            text.SetPosition(point(spot.x + spot.label[0], spot.y + spot.label[1]))

    def value(self, footprint: Any, spot: Spot) -> None:
        """Print a value on the body of a part that lies along the board, else nowhere."""
        text, name = footprint.Value(), str(footprint.GetFPID().GetLibItemName())
        found = [place for kind, place in VALUE_AT.items() if name.startswith(kind)]
        text.SetVisible(bool(found) and spot.turn == 0)
        for x, y in found:
            text.SetLayer(pcbnew.F_SilkS)
            text.SetTextSize(pcbnew.wxSize(pcbnew.FromMM(0.8), pcbnew.FromMM(0.8)))
            text.SetTextThickness(pcbnew.FromMM(0.12))
            text.SetPosition(point(spot.x + x, spot.y + y))

    def wire(self, ref: str, pad: Any) -> None:
        """Give a pad its net."""
        net = self.netlist.net_of(ref, pad.GetNumber())
        box = pad.GetBoundingBox()
        through = pad.GetAttribute() in (pcbnew.PAD_ATTRIB_PTH, pcbnew.PAD_ATTRIB_NPTH)
        layers = (0, 1) if through else ((0,) if pad.IsOnLayer(pcbnew.F_Cu) else (1,))
        if net is not None:
            pad.SetNet(self.nets[net])
        x, y = (pcbnew.ToMM(value) for value in pad.GetPosition())
        wide, high = pcbnew.ToMM(box.GetWidth()), pcbnew.ToMM(box.GetHeight())
        self.pads.append(Pad(net or f"open {ref}.{pad.GetNumber()}", x, y, wide, high, layers))

    def screw_holes(self) -> None:
        """Add the holes of the screws; their keep-out blocks the router as a pad of no net."""
        for number, (x, y) in enumerate(self.plan.holes, start=1):
            library = str(FOOTPRINTS / "MountingHole.pretty")
            hole = pcbnew.FootprintLoad(library, self.plan.hole)
            hole.SetReference(f"H{number}")
            hole.Reference().SetVisible(False)
            hole.Value().SetVisible(False)
            hole.SetPosition(point(x, y))
            self.board.Add(hole)
            keep = 2 * self.plan.keep
            self.pads.append(Pad(f"hole {number}", x, y, keep, keep, (0, 1)))

    def copper(self, routes: Routes) -> None:
        """Add tracks and vias."""
        rules = self.plan.rules
        for name, layer, start, end in routes.tracks:
            track = pcbnew.PCB_TRACK(self.board)
            track.SetStart(point(*start))
            track.SetEnd(point(*end))
            track.SetWidth(pcbnew.FromMM(rules.track))
            track.SetLayer(pcbnew.B_Cu if layer else pcbnew.F_Cu)
            track.SetNet(self.nets[name])
            self.board.Add(track)
        for name, at in routes.vias:
            via = pcbnew.PCB_VIA(self.board)
            via.SetPosition(point(*at))
            via.SetWidth(pcbnew.FromMM(rules.via))
            via.SetDrill(pcbnew.FromMM(rules.drill))
            via.SetNet(self.nets[name])
            self.board.Add(via)

    def fill(self) -> None:
        """Fill the copper areas, and the rest of both layers with ground."""
        length, width = self.plan.size
        low, high = (ZONE_EDGE, ZONE_EDGE), (length - ZONE_EDGE, width - ZONE_EDGE)
        for layer in (pcbnew.F_Cu, pcbnew.B_Cu):
            self.zone(GROUND, layer, low, high, 0)
        for area in self.plan.areas:
            self.zone(area.net, pcbnew.F_Cu, area.low, area.high, 1)
        pcbnew.ZONE_FILLER(self.board).Fill(self.board.Zones())

    def zone(
        self, net: str, layer: int, low: tuple[float, float], high: tuple[float, float], rank: int
    ) -> None:
        """Add one area of copper; a higher rank displaces a lower."""
        zone = pcbnew.ZONE(self.board)
        zone.SetLayer(layer)
        zone.SetNet(self.nets[net])
        zone.SetPriority(rank)
        zone.SetLocalClearance(pcbnew.FromMM(0.25))
        zone.SetMinThickness(pcbnew.FromMM(0.25))
        zone.SetIslandRemovalMode(pcbnew.ISLAND_REMOVAL_MODE_ALWAYS)
        zone.SetThermalReliefSpokeWidth(pcbnew.FromMM(self.plan.spoke))
        if rank:
            zone.SetPadConnection(pcbnew.ZONE_CONNECTION_FULL)
        shape = zone.Outline()
        shape.NewOutline()
        for x, y in (low, (high[0], low[1]), high, (low[0], high[1])):
            shape.Append(pcbnew.FromMM(x), pcbnew.FromMM(y))
        self.board.Add(zone)

    def words(self) -> None:
        """Print what a maker needs to know on the board."""
        for words in self.plan.words:
            text = pcbnew.PCB_TEXT(self.board)
            text.SetText(words.text)
            text.SetPosition(point(words.x, words.y))
            text.SetLayer(pcbnew.B_SilkS if words.bottom else pcbnew.F_SilkS)
            text.SetTextSize(pcbnew.wxSize(pcbnew.FromMM(1.0), pcbnew.FromMM(1.0)))
            text.SetTextThickness(pcbnew.FromMM(0.15))
            text.SetMirrored(words.bottom)
            self.board.Add(text)

    def check_and_plot(self) -> None:
        """Save, run the design rules check, write what board makers ask for."""
        file = str(self.folder / f"{self.plan.name}.kicad_pcb")
        self.board.Save(file)
        board = pcbnew.LoadBoard(file)
        report = str(self.folder / f"{self.plan.name}.drc.txt")
        pcbnew.WriteDRCReport(board, report, pcbnew.EDA_UNITS_MILLIMETRES, True)
        plot(board, self.folder / f"{self.plan.name}_gerber")
        positions(board, self.folder / f"{self.plan.name}_positions.csv")
        places = json.dumps({"size": self.plan.size, "parts": boxes(board)})
        (self.folder / f"{self.plan.name}.places.json").write_text(places, encoding="utf-8")
        if self.plan.panel > 1:
            panel(board, self.plan.panel, self.plan.size[1])
            plot(board, self.folder / f"{self.plan.name}_panel_gerber")
            positions(board, self.folder / f"{self.plan.name}_panel_positions.csv")

    def measure(self, every: list[Feed]) -> None:
        """Write how wide the copper of the supply's ways is."""
        written = json.dumps(necks.measured(self.board, every))
        (self.folder / f"{self.plan.name}.necks.json").write_text(written, encoding="utf-8")


def read_routes(path: Path) -> Routes:
    """Read routes that an earlier run has printed."""
    found = json.loads(path.read_text(encoding="utf-8"))
    return Routes(found["tracks"], found["vias"])


def build(name: str, folder: Path, routes: Routes | None = None) -> Routes:
    """Build a board into a folder."""
    pins = load()
    plan = PLANS[name](pins)
    netlist = committed(name)
    layout = Layout(plan, netlist, folder)
    layout.outline()
    for ref, spot in plan.spots.items():
        layout.place(netlist.parts[ref], spot)
    layout.screw_holes()
    found = routed(layout.pads, plan) if routes is None else routes
    layout.copper(found)
    layout.words()
    layout.fill()
    layout.check_and_plot()
    layout.measure(feeds(pins) if name == "main_board" else [])
    return found


PLANS: dict[str, Callable[[Pins], Plan]] = {
    "segment": segment_plan,
    "well": lambda _: well_plan(),
    "main_board": lambda _: main_plan(),
}

if __name__ == "__main__":
    given = read_routes(Path(sys.argv[3])) if len(sys.argv) > 3 else None
    done = build(sys.argv[1], Path(sys.argv[2]), given)
    sys.stdout.write(json.dumps({"tracks": done.tracks, "vias": done.vias}) + "\n")
