"""What the big screen does for everybody: setting games up, phones, and how things are message."""

from __future__ import annotations

import logging

import msgspec

from plank.web.pages.hub import Hub
from plank.web.pages.page_connection import PageConnection
from plank.web.protocol import client_messages as client
from plank.web.protocol.refusal import Refusal

log = logging.getLogger(__name__)

SETTINGS = ("muted", "rate", "loudness", "style", "language", "speaker")


def draft(hub: Hub, _: PageConnection, message: client.SetDraft) -> None:
    """Set a game up, or no longer."""
    hub.setup.put(message.draft)
    hub.roles.reseat()


def start(hub: Hub, _: PageConnection, __: client.Start) -> None:
    """Begin the game that was set up."""
    drafted = hub.setup.draft
    if drafted is None:
        raise Refusal("nothing-set-up")
    if hub.setup.wrong is not None:
        raise hub.setup.wrong
    hub.setup.put(None)
    try:
        hub.service.begin(drafted)
    except (ValueError, OSError):
        hub.setup.put(drafted)
        raise
    log.info("a new game is begun")
    hub.changed()


def resume(hub: Hub, _: PageConnection, message: client.Resume) -> None:
    """Go on with a game left unfinished."""
    hub.service.resume(message.game)


def discard(hub: Hub, _: PageConnection, message: client.Discard) -> None:
    """End a game left unfinished for good."""
    hub.service.discard(message.game)


def lan(hub: Hub, _: PageConnection, message: client.Lan) -> None:
    """Let phones join, or no longer."""
    hub.set_lan(message.on)


def settings(hub: Hub, _: PageConnection, message: client.ChangeSettings) -> None:
    """Change how things are said."""
    wanted = {
        name: getattr(message, name) for name in SETTINGS if getattr(message, name) is not None
    }
    hub.service.change(msgspec.structs.replace(hub.service.settings, **wanted))
    hub.changed()
