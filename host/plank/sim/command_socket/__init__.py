"""The command socket of a running simulated table: its server, its clients, and finding it."""

from __future__ import annotations

from plank.sim.command_socket.client import RemoteHands, TableGone
from plank.sim.command_socket.running_tables import find_hands, follow
from plank.sim.command_socket.server import serve

__all__ = ["RemoteHands", "TableGone", "find_hands", "follow", "serve"]
