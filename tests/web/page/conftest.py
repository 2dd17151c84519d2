"""One Chromium for all tests of the page; each test has its own profiles and its own night."""

from __future__ import annotations

from asyncio import AbstractEventLoop, get_running_loop
from asyncio.events import _set_running_loop
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from tests.web.page.chromium import browser
from tests.web.page.game_night import Night

PATIENCE_MS = 8000


@pytest.fixture(scope="session")
def started() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """A real browser, and the loop that drives it."""
    with browser() as one:
        loop = get_running_loop()
        _set_running_loop(None)
        yield one, loop
        _set_running_loop(loop)


@pytest.fixture
def chromium(started: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    """The browser for one test; its loop counts as running only so long, for others have theirs."""
    one, loop = started
    _set_running_loop(loop)
    yield one
    _set_running_loop(None)


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Callable[..., Night]]:
    """Begin a game night: `begin("Anne,Bo,bot", spaces=11)`."""
    begun: list[Night] = []

    def night(seats: str = "", **rules: Any) -> Night:
        begun.append(Night(tmp_path, seats, **rules))
        return begun[-1]

    yield night
    for one in begun:
        one.close()


@pytest.fixture
def profile(chromium: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Make a device with its own memory; what its pages complain of fails the test."""
    made: list[BrowserContext] = []
    complaints: list[str] = []

    def device(width: int = 1280, height: int = 720, **options: Any) -> BrowserContext:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            **{"locale": "en-GB", "reduced_motion": "reduce"} | options,
        )
        context.set_default_timeout(PATIENCE_MS)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        made.append(context)
        return context

    yield device
    for context in made:
        context.close()
    assert complaints == []


@pytest.fixture
def visit(profile: Callable[..., BrowserContext]) -> Callable[..., Page]:
    """Open an address on a device of its own."""

    def look(url: str, width: int = 1280, height: int = 720, **options: Any) -> Page:
        page = profile(width, height, **options).new_page()
        page.goto(url)
        return page

    return look
