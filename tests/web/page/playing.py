"""Playing on the page as people do: by mouse, by keys, by thumb."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page
from tests.web.page.game_night import Night

from plank.people.tasks import dice_in
from plank.referee import Picture

T = TypeVar("T")

PATIENCE = 8.0  # seconds
LOOK = 0.02  # seconds between two looks

SETTLED = """async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const moving = () => document.getAnimations().some(
        (one) => one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity);
    for (let still = 0, before = ""; still < 3; ) {
        await frame();
        const now = document.body.innerHTML;
        still = now === before && !moving() ? still + 1 : 0;
        before = now;
    }
}"""
"""Waits until a page has been the same for three frames and nothing moves but what always does."""


def until(true: Callable[[], T], what: str, patience: float = PATIENCE) -> T:
    """Wait until something is true; fail with what was awaited."""
    end = time.monotonic() + patience
    while not (found := true()):
        assert time.monotonic() < end, f"awaited in vain: {what}"
        time.sleep(LOOK)
    return found


def drawn(page: Page, count: int) -> None:
    """Wait until the page shows as many moves as were accepted."""
    page.wait_for_function("n => Number(document.body.dataset.count) >= n", arg=count)


def settled(page: Page) -> None:
    """Wait until everything on the page has come to its place."""
    page.evaluate(SETTLED)


def calm(night: Night) -> Picture:
    """Wait until nobody's dice or pirates are on their way; return the picture."""

    def look() -> Picture | None:
        picture = night.picture
        waits = picture.phase == "paused" or any(
            die.rest == "rolling" for die in dice_in(picture).dice
        )
        return None if waits else picture

    picture = until(look, "a calm table")
    assert picture is not None, "what is awaited is there"
    return picture


def carried(night: Night, before: Picture) -> bool:
    """Tell whether a pirate has been carried since."""
    return night.picture.moves != before.moves


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Return where to take hold of something."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None, f"{selector} is drawn"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def flick(page: Page, die: int) -> None:
    """Pick a die up, with those that go with it, and throw it out over the sea."""
    x, y = middle(page, f".tray .well:nth-child({die + 1}) .die")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y - 60, steps=2)
    page.mouse.move(x + 90, y - 260, steps=3)
    page.mouse.up()


def spot(page: Page, place: int, lane: int) -> tuple[float, float]:
    """Return where on the screen a pirate of a lane stands on a place."""
    found = page.evaluate(
        """async ([place, lane]) => {
            const { across } = await import("/page/screen/scene/geometry.js");
            const svg = document.querySelector("svg.table");
            const spaces = document.querySelectorAll(".board .space").length;
            const [x, y] = across(spaces).spot(place, lane);
            const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
            return [at.x, at.y - 4];
        }""",
        [place, lane],
    )
    return found[0], found[1]


def drag(page: Page, lane: int, place: int | None) -> None:
    """Drag a pirate to a place; None: into the sea."""
    x, y = middle(page, f".pirate[data-lane='{lane}'] .coat")
    end = spot(page, place, lane) if place is not None else (x, 120.0)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + end[0]) / 2, (y + end[1]) / 2, steps=2)
    page.mouse.move(*end, steps=2)
    page.mouse.up()
