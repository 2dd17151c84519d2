"""The Plank: two printed pirate games come alive on a real plank."""

from __future__ import annotations

VERSION = "0.1.0"
"""Of the host and of the firmware that belongs to it."""
