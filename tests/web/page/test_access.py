"""For everybody: axe-core finds nothing, in light and dark, on every page and sheet."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import pytest
from playwright.sync_api import Page
from tests.web.page.game_night import Night
from tests.web.page.playing import drawn

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
SHEETS = ("New game", "Rules", "Past games", "Phones", "Settings", "Workshop")
SMALLEST = 44  # pixels of a thing to touch, each way


def violations(page: Page) -> list[str]:
    """Return what axe-core finds: rule, and the first place of it."""
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_big_screen_and_its_sheets(
    begin: Callable[..., Night], visit: Callable[..., Page], scheme: str
) -> None:
    table = begin("Anne,Bo,bot")
    page = visit(table.screen, 1280, 900, color_scheme=scheme)
    page.wait_for_selector(".pirate")
    assert violations(page) == []
    for sheet in SHEETS:
        page.click(f".bar nav >> text={sheet}")
        page.wait_for_selector("dialog[open]")
        page.wait_for_timeout(150)
        assert (sheet, violations(page)) == (sheet, [])
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_phone_before_and_after_sitting_down(
    begin: Callable[..., Night], visit: Callable[..., Page], scheme: str
) -> None:
    table = begin("Anne,Bo,bot", greedy=True)
    page = visit(table.home, 360, 740, color_scheme=scheme)
    page.wait_for_selector(".crew")
    assert violations(page) == []
    page.click("[data-seat='0']")
    page.wait_for_selector("[data-do=throw]")
    table.throw(1, 2, 3, 4)
    drawn(page, 1)
    page.click(".well:nth-child(1) .die")
    assert violations(page) == []
    page.click("[data-do=give]")
    page.wait_for_selector(".question")
    assert violations(page) == []


def test_everything_to_touch_on_a_phone_is_large_enough(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    page = visit(table.home, 360, 740)
    page.click("[data-seat='0']")
    page.wait_for_selector("[data-do=throw]")
    small = page.evaluate(
        """smallest => [...document.querySelectorAll("button, a, select, input")]
            .map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
            .filter(([, box]) => box.width < smallest || box.height < smallest)
            .map(([what]) => what)""",
        SMALLEST,
    )
    assert small == []


def test_every_event_is_read_aloud(begin: Callable[..., Night], visit: Callable[..., Page]) -> None:
    table = begin("Anne,Bo")
    page = visit(table.home, 360, 740)
    page.click("[data-seat='0']")
    page.wait_for_selector("[data-do=throw]")
    table.throw(1, 2, 3, 4)
    said = page.locator("[role=log][aria-live=polite] p", has_text="Anne throws 1, 2, 3 and 4")
    said.wait_for()
    page.click("[data-do=repeat]")
    page.wait_for_function("() => document.querySelectorAll('[role=log] p').length > 1")
    assert said.count() == 2
