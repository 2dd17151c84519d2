"""The big screen seen from three metres: large enough, nothing cut, nothing off the bottom."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect
from tests.web.page.game_night import Night
from tests.web.page.playing import calm, drawn, until

SIZES = [(1280, 720), (1920, 1080)]
SMALLEST_PX = 15  # of 720 lines: what is read from three metres
BELOW = """() => [...document.querySelectorAll(".panel, .panel *")]
    .filter((one) => !one.closest(".lines, svg"))
    .filter((one) => one.getBoundingClientRect().bottom > innerHeight + 1)
    .map((one) => one.outerHTML.slice(0, 99))"""
CUT = """() => [...document.querySelectorAll(".seat .name, .die-says")]
    .filter((one) => getComputedStyle(one).overflow !== "visible")
    .filter((one) => one.scrollWidth > one.clientWidth)
    .map((one) => one.textContent)"""
HALF = """() => {
    const box = document.querySelector(".announcements .lines");
    const { top } = box.getBoundingClientRect();
    const sides = [...box.children].map((line) => line.getBoundingClientRect());
    return sides.filter((side) => side.top < top - 1 && side.bottom > top + 1).length;
}"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_three_lines_to_do_fit_the_screen(
    begin: Callable[..., Night], visit: Callable[..., Page], width: int, height: int
) -> None:
    table = begin("Anne,Bo,Morgan,Dirk,Edda,Finn")
    page = visit(table.screen, width, height)
    page.wait_for_selector(".pirate")
    table.throw(3, "coin", "sword", 2)
    until(lambda: table.picture.count == 1, "a throw")
    for lane, place in ((1, 9), (2, 4)):
        table.see(partial(table.hands.place, lane, place))
    drawn(page, calm(table).count)
    expect(page.locator(".todo .more")).not_to_have_count(0)
    page.wait_for_selector(".todo.full")
    assert page.evaluate(BELOW) == []
    assert page.evaluate(CUT) == []
    assert page.evaluate(HALF) == 0
    assert page.locator(".announcements .lines p").count() > 1
    first = page.inner_text(".todo .first")
    lane = next(lane for lane, _ in table.picture.moves if table.picture.seats[lane].name in first)
    expect(page.locator(".tray .doings .first")).to_contain_text(table.picture.seats[lane].name)


def test_what_is_read_is_large_enough(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    page = visit(table.screen, *SIZES[0])
    page.wait_for_selector(".pirate")
    for what in (
        ".link",
        ".bar button",
        ".tray button.press",
        ".announcements .lines p",
        ".seat .name",
    ):
        size = page.locator(what).first.evaluate(
            "one => parseFloat(getComputedStyle(one).fontSize)"
        )
        assert size >= SMALLEST_PX, what
