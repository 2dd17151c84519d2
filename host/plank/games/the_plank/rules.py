"""The switches of The Plank (RULINGS.md)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec.structs import force_setattr

from plank.games.switches import Names, OneOf, Switches, Whole, YesNo, refused

CYCLE = ("skull", "anchor", "chest", "parrot")
"""The symbols from space 1 up (ruling P3)."""


class Rules(Switches, frozen=True, kw_only=True):
    """How The Plank is played. Raises RuleError for a value that is not allowed."""

    title: ClassVar[str] = "The Plank"

    spaces: Annotated[int, Whole("P2", "how many spaces the plank has", 11, 30)] = 20
    layout: Annotated[
        tuple[str, ...] | None,
        Names(
            "P3",
            "the symbols, one name a space, from space 1 up",
            "skull,anchor,chest,parrot and so on",
        ),
    ] = None
    symbol_jump: Annotated[
        Literal["nearest", "choice"],
        OneOf(
            "P13",
            "a total too high jumps to the nearest lower space with the same symbol, "
            "or to any one of them",
            "nearest",
            "choice",
        ),
    ] = "nearest"
    space1_safe: Annotated[
        bool, YesNo("P14", "the roller on space 1 stays there whatever the total is")
    ] = False
    fallen_coins: Annotated[
        Literal["bank", "removed"],
        OneOf(
            "P15",
            "a fallen pirate's coins go to the bank, or out of the game",
            "bank",
            "removed",
        ),
    ] = "bank"
    sword_hits_ship: Annotated[bool, YesNo("P18", "a sword moves those in the ship too")] = True
    sword_edge: Annotated[
        Literal["fall", "stop"],
        OneOf("P19", "on space 1 a sword makes a pirate fall, or leaves it there", "fall", "stop"),
    ] = "fall"
    front_coins: Annotated[
        Literal["stack", "one"],
        OneOf(
            "P20",
            "the coins for standing on space 1 and for standing furthest out add up, "
            "or at most one is paid a turn",
            "stack",
            "one",
        ),
    ] = "stack"
    furthest_tie: Annotated[
        bool, YesNo("P21", "standing furthest out counts when others share the space")
    ] = True
    coins: Annotated[
        int | None,
        Whole(
            "P22",
            "how many coins there are in all, at least one a player",
            2,
            99,
            unlimited=True,
        ),
    ] = 24
    push: Annotated[
        bool, YesNo("P25", "Plank with Push: a pirate that lands pushes those who stand there on")
    ] = False
    push_chain: Annotated[bool, YesNo("P26", "a pushed pirate pushes on in turn")] = True
    greedy: Annotated[
        bool, YesNo("P28", "Greedy Pirates: players may pay one another for favours")
    ] = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.layout is None:
            return
        if len(self.layout) != self.spaces:
            allowed = f"one name for each of the {self.spaces} spaces, not {len(self.layout)}"
            raise refused("layout", self.layout, allowed)
        if self.layout == _cycle(self.spaces):
            force_setattr(self, "layout", None)  # the usual layout, spelled out

    @property
    def symbols(self) -> tuple[str, ...]:
        """The symbols from space 1 up: that of a space is `symbols[space - 1]`."""
        return self.layout or _cycle(self.spaces)


def _cycle(spaces: int) -> tuple[str, ...]:
    return tuple(CYCLE[index % len(CYCLE)] for index in range(spaces))
