"""A whole game on the virtual table by mouse, and what can go wrong by hand."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page
from tests.web.page.night import Night
from tests.web.page.playing import calm, drag, drawn, flick, until


def turn(table: Night, page: Page) -> None:
    """Throw the dice and move the pirate, whoever's turn it is."""
    picture = calm(table)
    flick(page, 0)
    until(lambda: table.picture.count > picture.count or table.picture.turn is None, "a throw")
    picture = calm(table)
    drawn(page, picture.count)
    if picture.choices.targets:
        drag(page, picture.turn, picture.choices.targets[0])
    else:
        page.click("[data-do=stay], [data-do=fall]")
    until(lambda: table.picture.count > picture.count, "a stand")
    put_right(table, page)


def put_right(table: Night, page: Page) -> None:
    """Carry the pirates that swords and falls have moved."""
    while moves := calm(table).moves:
        lane, place = moves[0]
        drawn(page, table.picture.count)
        drag(page, lane, place)
        until(lambda now=moves: table.picture.moves != now, "a pirate carried")


def test_a_whole_game_by_mouse(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo", spaces=11)
    page = visit(table.screen)
    page.wait_for_selector(".pirate")
    while table.picture.turn is not None:
        turn(table, page)
    winner = table.picture.seats[table.picture.winner].name
    page.wait_for_selector(f".whose:has-text('{winner}')")
