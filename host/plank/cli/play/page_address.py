"""Where the big screen's address is kept when there is no terminal to show it on."""

from __future__ import annotations

import sys

from plank.sim.command_socket.running_tables import runtime_folder


def keep_address(url: str) -> None:
    """Leave the big screen's address where only its owner can read it, and say where.

    At a terminal it is shown there instead.
    """
    if sys.stdout.isatty():
        return
    file = runtime_folder() / "big-screen"
    file.touch(0o600)
    file.write_text(f"{url}\n")
    print(f"The big screen's address is in {file}", flush=True)
