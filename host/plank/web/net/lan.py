"""The local network: this computer's address in it, and the name `plank.local`.

Some phones don't find `.local` names: the plain address comes first, and is what the QR code holds.
"""

from __future__ import annotations

import ipaddress
import logging
import socket
from contextlib import suppress
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # slow to import: only when phones may join
    from zeroconf.asyncio import AsyncServiceInfo

NAME = "plank.local"
SERVICE = "_http._tcp.local."
MULTICAST = ("224.0.0.251", 5353)  # mDNS: what a socket "connects" to without sending anything

log = logging.getLogger(__name__)


def lan_address() -> str | None:
    """Return this computer's address in the local network; None without one."""
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
