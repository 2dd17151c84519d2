"""Routes a whole board: rooms for its copper, the order of its nets, other orders when stuck."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from hardware.boards.grid import Pad, Room, RouteError, Router, Routes
from hardware.boards.plan import Plan

GROUND = "GND"
TRIES = 100  # orders of the nets that routing tries


def routed(pads: list[Pad], plan: Plan) -> Routes:
    """Route the board in the plan's order, then the rest; a net without a way goes first next time.

    An order that has been tried is shuffled, always alike. Raises `RouteError` after many tries.
    """
    counts = Counter(pad.net for pad in pads)
    rest = sorted((count, net) for net, count in counts.items() if count > 1 and net != GROUND)
    order = [*plan.order, *(net for _, net in rest if net not in plan.order)]
    tried: set[tuple[str, ...]] = set()
    chance = Random(1)
    for _ in range(TRIES):
        while tuple(order) in tried:
            chance.shuffle(order)
        tried.add(tuple(order))
        try:
            return routed_in(order, pads, plan)
        except RouteError as stuck:
            last = stuck
            order.remove(stuck.net)
            order.insert(0, stuck.net)
    raise last


def ground_rooms(pads: list[Pad], plan: Plan) -> Iterator[Room]:
    """Room on the bottom round every ground pad with a hole, so that the plane reaches it."""
    if plan.ground_room is not None:
        wide, high = plan.ground_room
        for pad in pads:
            if pad.net == GROUND and pad.layers == (0, 1):
                low, top = (pad.x - wide, pad.y - high), (pad.x + wide, pad.y + high)
                yield Room(GROUND, 1, low, top)


def routed_in(order: list[str], pads: list[Pad], plan: Plan) -> Routes:
    """Route the board in this order, after the ground pads' vias down to their plane."""
    kept = [Room(area.net, 0, area.low, area.high) for area in plan.areas]
    router = Router(plan.size, pads, plan.rules, [*kept, *ground_rooms(pads, plan)])
    for pad in pads:
        if pad.net == GROUND and pad.layers == (0,):
            router.drop(pad)
    for name in order:
        router.route(name)
    return router.routes
