"""`plank play`: its options, its questions at the terminal, and what it shows of a game."""

from __future__ import annotations

from plank.cli.play.command import play

__all__ = ["play"]
