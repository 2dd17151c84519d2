"""A real Chromium, found by its path, driven by playwright."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

PATHS = ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING = (
    "no Chromium: install it (Debian: apt-get install chromium), or say where it is in CHROMIUM"
)


def chromium() -> str | None:
    """Return where Chromium is: `CHROMIUM`, or a usual place."""
    named = os.environ.get("CHROMIUM")
    found = named or next((path for path in PATHS if Path(path).exists()), None)
    return found or shutil.which("chromium")


@contextmanager
def browser() -> Iterator[Browser]:
    """Start Chromium with a profile of its own. Without one: fails in CI, else skips."""
    path = chromium()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            yield started
        finally:
            started.close()
