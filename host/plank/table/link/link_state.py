"""How the host stands with the board: one condition, with the one sentence that says what to do."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from plank.table.line.messages import ResetCause


class Condition(StrEnum):
    """What the link is at the moment; the value is the word that pages and phrases use."""

    CONNECTED = "connected"
    LOST = "lost"
    WRONG_FIRMWARE = "wrong-firmware"
    SAFE_MODE = "safe-mode"
    NO_PERMISSION = "no-permission"
    BUSY = "busy"
    NO_BOARD = "no-board"


class LinkState(Struct, frozen=True):
    """The condition of the link and its `cure`: one sentence, the same wherever it is shown.

    `port` names the port, `group` the group to join, `who` the program that holds the port, `why`
    the reason. `reset` tells why the board restarted, when it did so while we knew it. `about` is
    the word of the sentence, where the condition has more than one: its phrase is
    `link-` + `about`, and says the same in other languages.
    """

    condition: Condition
    cure: str
    port: str | None = None
    group: str | None = None
    who: str | None = None
    why: str | None = None
    reset: ResetCause | None = None
    about: str | None = None

    @property
    def word(self) -> str:
        """The word of the sentence."""
        return self.about or self.condition.value
