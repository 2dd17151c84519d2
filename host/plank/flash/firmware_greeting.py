"""The greeting of the new firmware, whose check sum of the manifest proves that it runs."""

from __future__ import annotations

import asyncio

from plank.flash.errors import AGAIN, FlashError
from plank.table.link.firmware_check import Firmware
from plank.table.link.link import Link
from plank.table.link.link_state import Condition, LinkState
from plank.table.ports.port import PortFactory

GREETS_WITHIN_S = 20.0  # the port is away for some seconds, on a slow computer
JUDGED = (Condition.CONNECTED, Condition.SAFE_MODE, Condition.WRONG_FIRMWARE)


def wait_for_greeting(
    ports: PortFactory, firmware: Firmware, within_s: float = GREETS_WITHIN_S
) -> str:
    """Wait for the restarted board; return the sentence that says it runs. Raises FlashError."""
    state = asyncio.run(_first_judgement(ports, firmware, within_s))
    if state is None:
        raise FlashError(
            "The firmware is on the board, but the board does not come back. Pull its cable, plug"
            " it in again, then: plank play."
        )
    if state.condition is Condition.CONNECTED:
        return f"The board on {state.port} runs firmware {firmware.version} ({firmware.manifest})."
    if state.condition is Condition.SAFE_MODE:
        raise FlashError(_safe(state.why or "no reason given"))
    raise FlashError(f"Something went wrong: {state.why}. {AGAIN}")


async def _first_judgement(
    ports: PortFactory, firmware: Firmware, within_s: float
) -> LinkState | None:
    """Return the first state that judges the firmware; None when there was none in time."""
    judged: asyncio.Future[LinkState] = asyncio.get_running_loop().create_future()

    def receive(state: LinkState) -> None:
        if _is_judgement(state) and not judged.done():
            judged.set_result(state)

    link = Link(ports, firmware, on_state=receive)
    link.start()
    try:
        return await asyncio.wait_for(judged, within_s)
    except TimeoutError:
        return None
    finally:
        link.close()


def _is_judgement(state: LinkState) -> bool:
    """Tell a greeting's state from that of a prompt which has not restarted yet."""
    return state.condition in JUDGED and state.about is None


def _safe(why: str) -> str:
    if why == "mixed firmware":
        return f"The files on the board are not what was sent. {AGAIN}"
    return (
        f"The new firmware is on the board, which stays in safe mode: {why}. Let go of its"
        " buttons, pull its cable and plug it in again."
    )
