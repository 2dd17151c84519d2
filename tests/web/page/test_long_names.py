"""Names as long as they may be: nothing is wider than a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tests.web.page.game_night import Night
from tests.web.page.playing import settled

WIDTH = 360  # pixels of a small phone
LONGEST = ("Wolframwilhelmmaximil", "Hildegundemmawalburga", "Mmmmmmmmmmmmmmmmmmmmm")
NAMES = [name[:20] for name in LONGEST]
TOO_WIDE = """() => [...document.querySelectorAll("body *")].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width && !one.closest("svg, .aside") && (right > innerWidth + 1 || left < -1);
}).map((one) => one.outerHTML.slice(0, 120))"""


def fits(page: Page) -> None:
    settled(page)
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate("document.documentElement.scrollWidth") == WIDTH


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_of_twenty_letters_fit_a_small_phone(
    begin: Callable[..., Night], visit: Callable[..., Page], language: str
) -> None:
    table = begin(",".join(NAMES), greedy=True)
    page = visit(table.home, WIDTH, 740, locale=language)
    page.wait_for_selector(".crew")
    fits(page)
    page.click("[data-seat='0']")
    page.wait_for_selector("[data-do=throw]")
    fits(page)
    page.click("[data-do=give]")
    page.wait_for_selector(".question")
    fits(page)
