"""Whether phones can join, and at which addresses, as pages show it."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from dataclasses import dataclass, field

WHY_NOT = {errno.EADDRINUSE: "lan-in-use", errno.EADDRNOTAVAIL: "lan-changed"}
"""Phrases for what keeps the service from listening in the local network."""


@dataclass(frozen=True)
class LanState:
    """Whether phones can join and where; `key` and `args` are a phrase that says so."""

    possible: bool = True
    on: bool = False
    address: str = ""
    urls: tuple[str, ...] = ()
    key: str = "lan-off"
    args: Mapping[str, str | int] = field(default_factory=dict[str, str | int])


def unreachable(error: OSError, port: int) -> LanState:
    """Return why phones can't join: in our words where there are some, else in the system's."""
    key = WHY_NOT.get(error.errno or 0)
    if key is None:
        return LanState(key="lan-failed", args={"reason": error.strerror or str(error)})
    return LanState(key=key, args={"port": str(port)})
