"""One Chromium for all tests of the page; each test has its own profiles and its own night."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.web.browser.chromium import browser
from tests.web.browser.night import Served

PATIENCE_MS = 8000


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A real browser."""
    with browser() as started:
        yield started


@pytest.fixture
def night(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Begin a game night: `night("Anne", "Bo:bosun", spaces=11)`."""
    begun: list[Served] = []

    def begin(*seats: str, **rules: Any) -> Served:
        begun.append(Served(tmp_path, *seats, **rules))
        return begun[-1]

    yield begin
    for served in begun:
        served.close()


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """Open an address in a profile of its own; what the page complains of fails the test."""
    pages: list[Page] = []
    complaints: list[str] = []

    def look(url: str, width: int = 1280, height: int = 720, **options: Any) -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": height}, locale="en-GB", **options
        )
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(url)
        pages.append(page)
        return page

    yield look
    for page in pages:
        page.context.close()
    assert complaints == []
