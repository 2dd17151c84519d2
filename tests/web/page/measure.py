"""Measures the first view of a phone: `python -m tests.web.page.measure`, on a quiet machine.

From asking for the page to a drawn table, with the processor slowed six times, nothing cached.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser
from tests.web.page.chromium import browser
from tests.web.page.night import Night
from tests.web.page.weight import weight

SLOWED = 6
TIMES = 7
SEEN = """new Promise(done => {
    const look = () => document.querySelector("main.hand .dice") ? done(performance.now())
        : requestAnimationFrame(look);
    look();
})"""


def first_view(chromium: Browser, url: str) -> float:
    """Return the milliseconds until the table is drawn."""
    context = chromium.new_context(viewport={"width": 360, "height": 740}, is_mobile=True)
    page = context.new_page()
    slow = context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.goto(url, wait_until="commit")
    seen: float = page.evaluate(SEEN)
    context.close()
    return seen


def main() -> None:
    """Print the figures."""
    for role in ("seat", "watcher"):
        script = sum(weight("main.js", f"phone/{role}.js").values())
        sys.stdout.write(f"{role}: {script} bytes of script\n")
    with tempfile.TemporaryDirectory() as folder, browser() as chromium:
        table = Night(Path(folder), "Anne,Bo,bot")
        times = [first_view(chromium, table.home) for _ in range(TIMES)]
        table.close()
    median = statistics.median(times)
    sys.stdout.write(f"first view: median {median:.0f} ms, worst {max(times):.0f} ms\n")


if __name__ == "__main__":
    main()
