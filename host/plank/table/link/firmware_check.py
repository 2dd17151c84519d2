"""Whether the board that greets runs the firmware that this program goes with."""

from __future__ import annotations

from msgspec import Struct

from plank.table.line.messages import PROTOCOL, ForeignHello, Hello
from plank.table.link.link_state import LinkState, safe_mode, wrong_firmware


class Firmware(Struct, frozen=True):
    """A firmware: its version, and the check sum of its manifest."""

    version: str
    manifest: str


def refusal(hello: Hello | ForeignHello, expected: Firmware | None, port: str) -> LinkState | None:
    """Return why this board can't be played with; None when it can.

    Any firmware that speaks our protocol will do when none is expected.
    """
    if isinstance(hello, ForeignHello):
        why = f"the board speaks protocol {hello.protocol}, this program {PROTOCOL}"
        return wrong_firmware(port, why)
    if hello.mode == "safe":
        return safe_mode(port, hello.why or "no reason given")
    running = Firmware(hello.firmware, hello.manifest)
    if expected is not None and running != expected:
        return wrong_firmware(
            port,
            f"the board runs firmware {running.version} ({running.manifest}), this program goes"
            f" with {expected.version} ({expected.manifest})",
        )
    return None
