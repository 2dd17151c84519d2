"""Page and voice beside the table, where they are wished for; both come late, to start quickly."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from plank.service.service import HostService

if TYPE_CHECKING:
    from plank.service.speech import Speech
    from plank.web import Web


@asynccontextmanager
async def page_and_voice(
    options: argparse.Namespace, service: HostService, *, page: bool
) -> AsyncGenerator[str]:
    """Speak and serve the page while the service lasts; gives the big screen's address, or ""."""
    if not page and options.speaker is None:
        yield ""
        return
    speech = _speech(options, page=page)
    service.on_session(speech.attach)
    web = await _page(options, service, speech) if page else None
    try:
        yield web.screen_urls[0] if web else ""
    finally:
        await speech.finish()
        if web is not None:
            await web.stop()


def _speech(options: argparse.Namespace, *, page: bool) -> Speech:
    from plank.service.speech import Speech, settings_of

    piper = Path(options.piper) if options.piper else None
    return Speech(settings_of(options, page=page), piper, _notice)


async def _page(options: argparse.Namespace, service: HostService, speech: Speech) -> Web:
    from plank.service.page_server import keep_address, open_browser, serve

    web = await serve(service, speech, port=options.page_port, lan=options.lan)
    keep_address(web.screen_urls[0])
    loop = asyncio.get_running_loop()
    await loop.run_in_executor(None, open_browser, web.screen_urls[0], dict(os.environ))
    return web


def _notice(text: str) -> None:
    print(f"plank: {text}", file=sys.stderr)
