"""The web: pages for the big screen and for phones. The line between them is in README.md."""

from __future__ import annotations

from plank.web.protocol.refusal import Refusal
from plank.web.protocol.service import Draft, DraftSeat, HostService, Offers
from plank.web.server import DEFAULT_PORT, Web

__all__ = [
    "DEFAULT_PORT",
    "Draft",
    "DraftSeat",
    "HostService",
    "Offers",
    "Refusal",
    "Web",
]
