"""How wide the copper is that carries a board's supply; run by Debian's Python, which has `pcbnew`.

A disc is rolled from pad to pad over a net's copper on one layer: the largest that gets there is as
wide as the narrowest neck. What runs through vias or over other pads does not count: they are thin.
A pad's own mouth, the copper that leaves it all round, limits it too. Lengths are mm.
"""

from collections.abc import Iterator
from typing import Any

import pcbnew

from hardware.boards.copper import Feed

LAYERS = (pcbnew.F_Cu, pcbnew.B_Cu)
FINE = 0.1  # to which a neck is measured
WIDEST = 6.4  # that is looked for
RELIEF = 0.6  # round a pad whose copper reaches it by spokes; its mouth is measured apart
RING = 0.06  # how far outside its pad a mouth is measured
SEGMENTS = 16  # of a circle

Node = tuple[str, str]


def units(length: float) -> int:
    """Give a length in KiCad's units."""
    return int(pcbnew.FromMM(length))


def shape_of(pad: Any, grown: float = 0.0) -> Any:
    """A pad's copper, `grown` all round."""
    shape = pcbnew.SHAPE_POLY_SET(pad.GetEffectivePolygon())
    if grown:
        shape.Inflate(units(grown), SEGMENTS)
    return shape


def track_shape(track: Any) -> Any:
    """A track's or a via's copper: a thin line that is grown to its width."""
    start, end, thin = track.GetStart(), track.GetEnd(), 2
    shape = pcbnew.SHAPE_POLY_SET()
    shape.NewOutline()
    for x, y in (
        (min(start.x, end.x) - thin, min(start.y, end.y) - thin),
        (max(start.x, end.x) + thin, min(start.y, end.y) - thin),
        (max(start.x, end.x) + thin, max(start.y, end.y) + thin),
        (min(start.x, end.x) - thin, max(start.y, end.y) + thin),
    ):
        shape.Append(x, y)
    shape.Inflate(track.GetWidth() // 2 - thin, SEGMENTS)
    return shape


def copper(board: Any, net: str, layer: int) -> Any:
    """All copper of a net on a layer, as one set of polygons."""
    whole = pcbnew.SHAPE_POLY_SET()
    for items, shape in ((board.GetTracks(), track_shape), (board.GetPads(), shape_of)):
        for item in items:
            if item.GetNetname() == net and item.IsOnLayer(layer):
                whole.Append(shape(item))
    for zone in board.Zones():
        if zone.GetNetname() == net and zone.GetLayer() == layer:
            whole.Append(zone.GetFilledPolysList(layer))
    whole.Simplify(pcbnew.SHAPE_POLY_SET.PM_FAST)
    return whole


def meets(one: Any, other: Any) -> bool:
    """Whether two sets of polygons have a place in common."""
    both = pcbnew.SHAPE_POLY_SET()
    both.BooleanIntersection(one, other, pcbnew.SHAPE_POLY_SET.PM_FAST)
    return bool(both.Area() > 0)


class Carrier:
    """The copper of one net, and the pads that carry its current."""

    def __init__(self, board: Any, feed: Feed) -> None:
        self.layers = {layer: copper(board, feed.net, layer) for layer in LAYERS}
        self.pads: dict[Node, Any] = {}
        self.found: dict[float, list[set[Node]]] = {}
        for footprint in board.GetFootprints():
            for pad in footprint.Pads():
                node = (footprint.GetReference(), pad.GetNumber())
                if node in feed.pads:
                    self.pads[node] = pad

    def reached(self, width: float) -> list[set[Node]]:
        """Pads that a disc of this width touches on each of its ways; kept for the next pad."""
        if width not in self.found:
            self.found[width] = [*self.rolled(width)]
        return self.found[width]

    def rolled(self, width: float) -> Iterator[set[Node]]:
        """Roll a disc of this width over both layers."""
        for layer, whole in self.layers.items():
            inner = pcbnew.SHAPE_POLY_SET(whole)
            inner.Deflate(units(width / 2), SEGMENTS)
            for number in range(inner.OutlineCount()):
                part = inner.UnitSet(number)
                yield {node for node, pad in self.pads.items() if touches(pad, part, layer, width)}

    def joined(self, start: Node, end: Node, width: float) -> bool:
        """Whether a disc of this width gets from one pad to the other."""
        return any({start, end} <= touched for touched in self.reached(width))

    def mouth(self, node: Node) -> float:
        """Width of the copper that leaves a pad, both layers together."""
        pad, total = self.pads[node], 0.0
        for layer, whole in self.layers.items():
            if pad.IsOnLayer(layer):
                ring = shape_of(pad, 2 * RING)
                ring.BooleanSubtract(shape_of(pad, RING), pcbnew.SHAPE_POLY_SET.PM_FAST)
                ring.BooleanIntersection(whole, pcbnew.SHAPE_POLY_SET.PM_FAST)
                total += ring.Area() / units(1.0) ** 2 / RING
        return total


def touches(pad: Any, part: Any, layer: int, width: float) -> bool:
    """Whether a disc whose middle is in `part` reaches a pad."""
    return pad.IsOnLayer(layer) and meets(shape_of(pad, width / 2 + RELIEF), part)


def neck(carrier: Carrier, start: Node, end: Node) -> float:
    """Width of the narrowest place between two pads; 0 when no copper joins them."""
    mouths = min(WIDEST, carrier.mouth(start), carrier.mouth(end))
    low, high = 0, int(mouths / FINE)
    if carrier.joined(start, end, high * FINE):  # mostly so, and rolling takes its time
        return round(mouths, 2)
    while low < high:
        middle = (low + high) // 2 + 1
        if carrier.joined(start, end, middle * FINE):
            low = middle
        else:
            high = middle - 1
    return round(low * FINE, 2)


def measured(board: Any, feeds: list[Feed]) -> list[dict[str, Any]]:
    """The necks of every feed, from its source to each of its other pads."""
    rows = []
    for feed in feeds:
        carrier = Carrier(board, feed)
        for node in feed.pads:
            if node != feed.source:
                width = neck(carrier, feed.source, node)
                rows.append({"net": feed.net, "from": feed.source, "to": node, "mm": width})
    return rows
