"""A source of chance, given to the bots and to whoever throws and deals: the rules have none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

Item = TypeVar("Item")


class RandomSource(Protocol):
    """What the games ask of a source of chance; `random.Random(seed)` is one."""

    def choice(self, seq: Sequence[Item], /) -> Item:
        """Return one of the items, each as likely as the others."""
        ...

    def sample(self, population: Sequence[Item], k: int, /) -> list[Item]:
        """Return `k` of the items, drawn without putting any back, in the order drawn."""
        ...
