"""Measures the first view of a phone: `python -m tests.web.page.measure`, on a quiet machine.

From asking for the page to what is to be done and the dice, and to the last button below, with the
processor slowed six times, nothing cached.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser
from tests.web.page.chromium import browser
from tests.web.page.game_night import Night
from tests.web.page.weight import weight

SLOWED = 6
TIMES = 7
SEEN = """selectors => {
    const seen = selector => new Promise(done => {
        const look = () => document.querySelector(selector) ? done(performance.now())
            : requestAnimationFrame(look);
        look();
    });
    return Promise.all(selectors.map(seen));
}"""
FIRST, ALL = "main.hand .dice", "main.hand .menu"


def views(chromium: Browser, url: str) -> tuple[float, float]:
    """Return the milliseconds until the first view, and until all is drawn."""
    context = chromium.new_context(viewport={"width": 360, "height": 740}, is_mobile=True)
    page = context.new_page()
    slow = context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.goto(url, wait_until="commit")
    first, whole = page.evaluate(SEEN, [FIRST, ALL])
    context.close()
    return first, whole


def main() -> None:
    """Print the figures."""
    for role in ("seat", "watcher"):
        script = sum(weight("main.js", f"phone/{role}_page.js").values())
        sys.stdout.write(f"{role}: {script} bytes of script\n")
    with tempfile.TemporaryDirectory() as folder, browser() as chromium:
        table = Night(Path(folder), "Anne,Bo,bot")
        times = [views(chromium, table.home) for _ in range(TIMES)]
        table.close()
    for name, taken in zip(("first view", "all drawn"), zip(*times, strict=True), strict=True):
        median = statistics.median(taken)
        sys.stdout.write(f"{name}: median {median:.0f} ms, worst {max(taken):.0f} ms\n")


if __name__ == "__main__":
    main()
