"""Why a port can't be opened: each error is one sentence with its cure, and a fitting built-in."""

from __future__ import annotations

from plank.table.link.link_state import Condition, LinkState


class PortError(OSError):
    """A port that can't be used; `state` tells it to whoever watches the link."""

    condition = Condition.NO_BOARD

    def __init__(  # noqa: PLR0913 - what is known of a port
        self,
        sentence: str,
        port: str | None = None,
        *,
        group: str | None = None,
        who: str | None = None,
        why: str | None = None,
        about: str | None = None,
    ) -> None:
        super().__init__(sentence)
        self.state = LinkState(
            self.condition, sentence, port=port, group=group, who=who, why=why, about=about
        )


class NoBoard(PortError, FileNotFoundError):
    """There is nothing at that port, or no board is plugged in."""


class NotAPort(PortError, ValueError):
    """What was named is no serial port, or an address that can't be opened."""


class NoPermission(PortError, PermissionError):
    """The port belongs to a group that the user is not in."""

    condition = Condition.NO_PERMISSION


class Busy(PortError, BlockingIOError):
    """Another program holds the port."""

    condition = Condition.BUSY
