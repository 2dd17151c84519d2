"""A small maze router on two layers (Lee's algorithm with costs, as any textbook has it).

The board is a grid of cells. Every net's copper blocks the cells around it for other nets, by
track and via clearances. `Router.join` finds the cheapest way from a net's copper to a pad.
Lengths are mm; layer 0 is the top, layer 1 the bottom.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from math import hypot

VIA_COST, BOTTOM_COST = 24, 2  # in steps; the bottom is kept whole for the ground
FREE, MANY = -1, -2

Cell = tuple[int, int, int]  # layer, column, row
Place = tuple[float, float]


@dataclass(frozen=True)
class Rules:
    """The grid's step and the copper's sizes, mm; `edge` from copper's middle to the board's.

    `paste` is the least distance from a via to a pad that is soldered with paste, since a via in a
    pad draws the solder away; None on a board that is soldered by hand.
    """

    step: float = 0.25
    track: float = 0.25
    clear: float = 0.2
    via: float = 0.6
    drill: float = 0.3
    edge: float = 0.6
    paste: float | None = 0.05


@dataclass(frozen=True)
class Pad:
    """A pad as a rectangle; `layers` are those that it has copper on."""

    net: str
    x: float
    y: float
    width: float
    height: float
    layers: tuple[int, ...]


@dataclass(frozen=True)
class Room:
    """A rectangle on one layer that other nets stay out of."""

    net: str
    layer: int
    low: Place
    high: Place


@dataclass
class Routes:
    """What has been routed: tracks (net, layer, from, to) and vias (net, at)."""

    tracks: list[tuple[str, int, Place, Place]] = field(default_factory=list)
    vias: list[tuple[str, Place]] = field(default_factory=list)


class RouteError(RuntimeError):
    """No way was found for a net."""

    def __init__(self, what: str, net: str) -> None:
        super().__init__(f"{what} {net}")
        self.net = net


class Router:
    """Routes one net after the other around what is already there."""

    def __init__(
        self,
        size: Place,
        pads: Iterable[Pad],
        rules: Rules | None = None,
        kept: Iterable[Room] = (),
    ) -> None:
        """Take pads and `kept`, the places that are one net's own."""
        self.rules = Rules() if rules is None else rules
        self.step: float = self.rules.step
        self.width, self.height = size
        self.columns, self.rows = int(size[0] / self.step), int(size[1] / self.step)
        self.pads = list(pads)
        self.names = sorted({pad.net for pad in self.pads})
        cells = (self.columns + 1) * (self.rows + 1)
        self.track_block = [[FREE] * cells for _ in range(2)]
        self.via_block = [FREE] * cells
        self.routes = Routes()
        for pad in self.pads:
            self.block_pad(pad)
        for room in kept:
            self.keep_for(room)

    def index(self, column: int, row: int) -> int:
        """Place of a cell in the maps."""
        return row * (self.columns + 1) + column

    def inside(self, column: int, row: int) -> bool:
        """Whether copper may be in the middle of this cell."""
        x, y, edge = column * self.step, row * self.step, self.rules.edge
        return edge <= x <= self.width - edge and edge <= y <= self.height - edge

    def net(self, name: str) -> int:
        """Number of a net."""
        return self.names.index(name)

    def near(self, low: Place, high: Place, reach: float) -> Iterator[tuple[int, float]]:
        """Cells within `reach` of a rectangle, with their distance from it."""
        first = [max(0, int((low[i] - reach) / self.step)) for i in (0, 1)]
        last = [int((high[i] + reach) / self.step) + 1 for i in (0, 1)]
        for row in range(first[1], min(last[1], self.rows) + 1):
            dy = max(low[1] - row * self.step, row * self.step - high[1], 0.0)
            for column in range(first[0], min(last[0], self.columns) + 1):
                dx = max(low[0] - column * self.step, column * self.step - high[0], 0.0)
                away = (dx * dx + dy * dy) ** 0.5
                if away < reach - 1e-9:
                    yield self.index(column, row), away

    def mark(self, block: list[int], cell: int, net: int) -> None:
        """Block a cell for all nets but this one."""
        block[cell] = net if block[cell] in (FREE, net) else MANY

    def block(self, net: int, layers: Iterable[int], low: Place, high: Place) -> None:
        """Block the cells around a rectangle of copper."""
        track, via = (self.rules.clear + size / 2 for size in (self.rules.track, self.rules.via))
        on = list(layers)
        for cell, away in self.near(low, high, via):
            self.mark(self.via_block, cell, net)
            if away < track - 1e-9:
                for layer in on:
                    self.mark(self.track_block[layer], cell, net)

    def block_pad(self, pad: Pad) -> None:
        """Block the cells around a pad."""
        low = (pad.x - pad.width / 2, pad.y - pad.height / 2)
        high = (pad.x + pad.width / 2, pad.y + pad.height / 2)
        self.block(self.net(pad.net), pad.layers, low, high)
        if self.rules.paste is not None and pad.layers != (0, 1):
            for cell, _ in self.near(low, high, self.rules.via / 2 + self.rules.paste):
                self.via_block[cell] = MANY

    def keep_for(self, room: Room) -> None:
        """Keep other nets' tracks and vias out of a rectangle."""
        own, reach = self.net(room.net), self.rules.clear + self.rules.track / 2
        for cell, _ in self.near(room.low, room.high, reach):
            self.mark(self.track_block[room.layer], cell, own)
            self.mark(self.via_block, cell, own)

    def cells_of(self, pad: Pad) -> list[Cell]:
        """Cells whose middle lies in a pad's inscribed ellipse: on copper whatever its shape."""
        half = (pad.width / 2, pad.height / 2)
        spans = [
            range(int((middle - reach) / self.step), int((middle + reach) / self.step) + 2)
            for middle, reach in zip((pad.x, pad.y), half, strict=True)
        ]
        return [
            (layer, column, row)
            for column in spans[0]
            for row in spans[1]
            for layer in pad.layers
            if hypot((column * self.step - pad.x) / half[0], (row * self.step - pad.y) / half[1])
            <= 1
        ]

    def route(self, name: str) -> None:
        """Join all pads of a net, the nearest first."""
        pads = [pad for pad in self.pads if pad.net == name]
        tree = set(self.cells_of(pads[0]))
        waiting = pads[1:]
        while waiting:
            goals = {cell: pad for pad in waiting for cell in self.cells_of(pad)}
            way = self.search(self.net(name), tree, goals)
            if way is None:
                raise RouteError("no way for", name)
            self.keep(name, way)
            reached = goals[way[-1]]
            waiting.remove(reached)
            tree.update(way, self.cells_of(reached))

    def drop(self, pad: Pad) -> None:
        """Bring a pad down to the bottom's ground plane with a via near it."""
        net = self.net(pad.net)
        start = set(self.cells_of(pad))
        way = self.search(net, start, None)
        if way is None:
            raise RouteError("no room for a via of", pad.net)
        self.keep(pad.net, way)

    def search(
        self, net: int, start: set[Cell], goals: dict[Cell, Pad] | None
    ) -> list[Cell] | None:
        """Find the cheapest way to a goal (A*); without goals, to any place for a via."""
        left = steps_left(goals)
        heap = [(left(cell), 0, cell) for cell in sorted(start)]
        heapify(heap)
        came: dict[Cell, Cell | None] = dict.fromkeys(sorted(start))
        cost = dict.fromkeys(start, 0)
        done: set[Cell] = set()
        while heap:
            _, so_far, cell = heappop(heap)
            if cell in done:
                continue
            done.add(cell)
            if self.arrived(net, cell, start, goals):
                return self.way_back(came, cell, goals is None)
            for after, price in self.steps(net, cell):
                paid = so_far + price
                if paid < cost.get(after, 1 << 30):
                    cost[after] = paid
                    came[after] = cell
                    heappush(heap, (paid + left(after), paid, after))
        return None

    def arrived(
        self, net: int, cell: Cell, start: set[Cell], goals: dict[Cell, Pad] | None
    ) -> bool:
        """Whether a cell ends the search."""
        if goals is None:
            return cell not in start and self.via_fits(net, cell)
        return cell in goals

    def way_back(self, came: dict[Cell, Cell | None], cell: Cell, to_bottom: bool) -> list[Cell]:
        """The cells from start to end."""
        way = [(1, cell[1], cell[2])] if to_bottom else []
        here: Cell | None = cell
        while here is not None:
            way.append(here)
            here = came[here]
        return way[::-1]

    def steps(self, net: int, cell: Cell) -> Iterator[tuple[Cell, int]]:
        """Neighbouring cells that the net may go to, with what it costs."""
        layer, column, row = cell
        price = BOTTOM_COST if layer else 1
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            after = (layer, column + dx, row + dy)
            if self.track_fits(net, after):
                yield after, price
        if self.via_fits(net, cell):
            yield (1 - layer, column, row), VIA_COST

    def track_fits(self, net: int, cell: Cell) -> bool:
        """Whether the net's track may run through a cell."""
        layer, column, row = cell
        free = self.inside(column, row)
        return free and self.track_block[layer][self.index(column, row)] in (FREE, net)

    def via_fits(self, net: int, cell: Cell) -> bool:
        """Whether the net may have a via in a cell."""
        _, column, row = cell
        return self.inside(column, row) and self.via_block[self.index(column, row)] in (FREE, net)

    def keep(self, name: str, way: list[Cell]) -> None:
        """Turn a way into tracks and vias, and block what is around them."""
        start = way[0]
        for before, here, after in zip(way, way[1:], [*way[2:], None], strict=False):
            if here[0] != before[0]:
                self.via(name, (here[1] * self.step, here[2] * self.step))
                start = here
            elif after is None or not straight(before, here, after):
                self.track(name, start, here)
                start = here

    def track(self, name: str, start: Cell, end: Cell) -> None:
        """Keep one straight track."""
        a, b = (
            (start[1] * self.step, start[2] * self.step),
            (end[1] * self.step, end[2] * self.step),
        )
        self.routes.tracks.append((name, start[0], a, b))
        half = self.rules.track / 2
        low = (min(a[0], b[0]) - half, min(a[1], b[1]) - half)
        high = (max(a[0], b[0]) + half, max(a[1], b[1]) + half)
        self.block(self.net(name), (start[0],), low, high)

    def via(self, name: str, at: Place) -> None:
        """Keep one via."""
        self.routes.vias.append((name, at))
        half = self.rules.via / 2
        low, high = (at[0] - half, at[1] - half), (at[0] + half, at[1] + half)
        self.block(self.net(name), (0, 1), low, high)


def steps_left(goals: dict[Cell, Pad] | None) -> Callable[[Cell], int]:
    """Give the least number of steps from a cell to the goals' rectangle."""
    if not goals:
        return lambda _: 0
    low_x, low_y = min(cell[1] for cell in goals), min(cell[2] for cell in goals)
    high_x, high_y = max(cell[1] for cell in goals), max(cell[2] for cell in goals)

    def left(cell: Cell) -> int:
        _, x, y = cell
        return max(low_x - x, x - high_x, 0) + max(low_y - y, y - high_y, 0)

    return left


def straight(before: Cell, here: Cell, after: Cell) -> bool:
    """Whether three cells lie on one line of one layer."""
    same = before[0] == here[0] == after[0]
    turn = (here[1] - before[1], here[2] - before[2]) == (after[1] - here[1], after[2] - here[2])
    return same and turn
