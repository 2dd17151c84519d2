"""The bots of The Plank by name, the usual one first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from plank.games.bots import BotType, RandomPlayer
from plank.games.the_plank.bots.bosun import Bosun

__all__ = ["BOTS", "Bosun"]

BOTS: Mapping[str, BotType] = MappingProxyType({"bosun": Bosun, "deckhand": RandomPlayer})
