"""Page, voice and panel, where the options ask for them; imported late, to start quickly."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from plank.phrases.speech_choices import OFF
from plank.phrases.speech_settings import SpeechSettings
from plank.service.host_service import HostService
from plank.service.options import PageOptions, VoiceOptions

if TYPE_CHECKING:
    from plank.service.service_voice import ServiceVoice
    from plank.web import Web

SILENT = VoiceOptions(SpeechSettings(speaker=OFF))
"""The voice of a page that nobody has asked to be spoken; its settings can be changed there."""


@asynccontextmanager
async def page_voice_and_panel(service: HostService) -> AsyncGenerator[None]:
    """Serve the page, speak, and light the panel while the service lasts."""
    options = service.options
    if options.panel:
        _attach_panel(service)
    if not options.page and not options.voice:
        yield
        return
    voice = _attach_voice(service)
    web = await _serve_page(service, voice, options.page) if options.page else None
    try:
        yield
    finally:
        await voice.finish()
        if web is not None:
            await web.stop()


def _attach_panel(service: HostService) -> None:
    from plank.people.panel import Panel

    panel = Panel(asyncio.get_running_loop())
    service.on_session(lambda session: panel.attach(session.referee))


def _attach_voice(service: HostService) -> ServiceVoice:
    from plank.service.service_voice import ServiceVoice

    voice = ServiceVoice(service.options.voice or SILENT, service.notice)
    service.on_session(voice.attach)
    return voice


async def _serve_page(service: HostService, voice: ServiceVoice, page: PageOptions) -> Web:
    from plank.service.page_server import open_browser, serve_page

    web = await serve_page(service, voice, port=page.port, lan=page.lan)
    url = web.screen_urls[0]
    service.serve_page(url)
    if page.open_browser:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, open_browser, url, dict(os.environ))
    return web
