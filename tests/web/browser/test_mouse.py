"""A whole game on the virtual table by mouse, and what can go wrong by hand."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page
from tests.web.browser.night import Served
from tests.web.browser.playing import calm, drag, drawn, flick, until


def turn(served: Served, page: Page) -> None:
    """Throw the dice and move the pirate, whoever's turn it is."""
    picture = calm(served)
    flick(page, 0)
    until(lambda: served.picture.count > picture.count or served.picture.turn is None, "a throw")
    picture = calm(served)
    drawn(page, picture.count)
    if picture.choices.targets:
        drag(page, picture.turn, picture.choices.targets[0])
    else:
        page.click("[data-do=stay], [data-do=fall]")
    until(lambda: served.picture.count > picture.count, "a stand")
    put_right(served, page)


def put_right(served: Served, page: Page) -> None:
    """Carry the pirates that swords and falls have moved."""
    while moves := calm(served).moves:
        lane, place = moves[0]
        drawn(page, served.picture.count)
        drag(page, lane, place)
        until(lambda now=moves: served.picture.moves != now, "a pirate carried")


def test_a_whole_game_by_mouse(
    night: Callable[..., Served], visit: Callable[..., Page]
) -> None:
    served = night("Anne", "Bo", spaces=11)
    page = visit(served.screen)
    page.wait_for_selector(".pirate")
    while served.picture.turn is not None:
        turn(served, page)
    winner = served.picture.seats[served.picture.winner].name
    page.wait_for_selector(f".whose:has-text('{winner}')")
