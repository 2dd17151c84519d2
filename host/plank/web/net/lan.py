"""The house's network: our address in it, the name `plank.local`, and QR codes of addresses.

Some phones don't find `.local` names: the plain address comes first, and is what the QR code holds.
"""

from __future__ import annotations

import errno
import io
import ipaddress
import logging
import socket
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # slow to import: only when phones may join
    from zeroconf.asyncio import AsyncServiceInfo

NAME = "plank.local"
SERVICE = "_http._tcp.local."
MULTICAST = ("224.0.0.251", 5353)  # mDNS: what a socket "connects" to without sending anything

WHY_NOT = {errno.EADDRINUSE: "lan-in-use", errno.EADDRNOTAVAIL: "lan-changed"}
"""Phrases for what keeps us from listening in the house's network."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class HouseState:
    """Whether phones can join and where; `word` and `args` are a phrase that says so."""

    possible: bool = True
    on: bool = False
    address: str = ""
    urls: tuple[str, ...] = ()
    word: str = "lan-off"
    args: Mapping[str, str | int] = field(default_factory=dict[str, str | int])


def unreachable(error: OSError, port: int) -> HouseState:
    """Return why phones can't join: in our words where there are some, else in the system's."""
    why = WHY_NOT.get(error.errno or 0, "lan-failed")
    args = (
        {"port": str(port)} if why in WHY_NOT.values() else {"reason": error.strerror or str(error)}
    )
    return HouseState(word=why, args=args)


def address_in_the_house() -> str | None:
    """Return this computer's address in the house's network; None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(MULTICAST)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    address = ipaddress.ip_address(found)
    return None if address.is_loopback or address.is_unspecified else found


def page_url(address: str, port: int) -> str:
    """Return the page's address at this host."""
    return f"http://{address}:{port}/"


def qr(text: str) -> bytes:
    """Draw a text as a QR code, an SVG picture that fills its frame."""
    import segno  # noqa: PLC0415 - only when phones join

    picture = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(picture, kind="svg", omitsize=True, xmldecl=False, border=2, light="#fff")
    return picture.getvalue()


class LocalName:
    """Answers for `plank.local` and tells of the page, as long as phones may join."""

    def __init__(self, address: str, port: int) -> None:
        self._address = address
        self._port = port
        self._zeroconf: Any = None  # an AsyncZeroconf, whose types are not whole
        self._info: AsyncServiceInfo | None = None

    async def start(self) -> bool:
        """Take the name; False, and a line in the log, where that can't be."""
        from zeroconf import Error  # noqa: PLC0415 - as above
        from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf  # noqa: PLC0415

        self._info = AsyncServiceInfo(
            SERVICE,
            f"The Plank.{SERVICE}",
            addresses=[socket.inet_aton(self._address)],
            port=self._port,
            server=f"{NAME}.",
        )
        try:
            self._zeroconf = AsyncZeroconf(interfaces=[self._address])
            await self._zeroconf.async_register_service(self._info, allow_name_change=True)
        except (OSError, Error) as error:
            log.warning("the name %s can't be had: %s", NAME, error or type(error).__name__)
            await self.stop()
            return False
        return True

    async def stop(self) -> None:
        """Give the name back."""
        zeroconf, self._zeroconf = self._zeroconf, None
        if zeroconf is not None:
            with suppress(OSError):
                await zeroconf.async_close()
