"""`plank play`: one game, put together from journal, referee, board, bots and people."""

from __future__ import annotations

from plank.cli.play.command import play

__all__ = ["play"]
