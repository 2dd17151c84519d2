"""The virtual table by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playwright.sync_api import Page
from tests.web.page.game_night import Night
from tests.web.page.playing import calm, drawn, until

from plank.people.tasks import dice_in
from plank.referee import Picture

TABS = 60  # more than there are things to reach


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something that fits has the focus."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate("found => document.activeElement.matches(found)", selector):
            return
    raise AssertionError(f"{selector} is not reached by Tab")


def spoken(page: Page) -> str:
    """Return what a screen reader is told while a pirate is in the hand."""
    return page.inner_text("[aria-live=assertive]")


def pressed(table: Night, page: Page, key: str) -> None:
    """Press a key and wait until a move has come of it."""
    before = calm(table)
    drawn(page, before.count)
    page.keyboard.press(key)
    until(lambda: table.picture.count != before.count or table.picture.turn is None, f"{key} plays")


def test_a_whole_game_by_keyboard(begin: Callable[..., Night], visit: Callable[..., Page]) -> None:
    table = begin("Anne,Bo", spaces=11)
    page = visit(table.screen)
    page.wait_for_selector(".pirate")
    pressed(table, page, " ")  # throws all dice
    drawn(page, calm(table).count)
    page.keyboard.press("1")
    page.keyboard.press("3")
    page.wait_for_selector(".die.chosen >> nth=1")
    pressed(table, page, "t")  # throws these two again
    picture = calm(table)
    drawn(page, picture.count)
    carry_by_arrows(table, page, 0, dice_in(picture).choices.targets[0])
    until(lambda: table.picture.count > picture.count, "a stand")
    page.evaluate("document.activeElement.blur()")
    while table.picture.turn is not None:
        before = calm(table)
        drawn(page, before.count)
        page.keyboard.press("Enter")
        until(partial(done, table, before), "Enter does what is asked")
    page.wait_for_selector(".whose:has-text('has won')")
    page.wait_for_selector("[data-do=new]")
    page.keyboard.press("n")  # as at the terminal
    page.wait_for_selector("dialog[open] form")


def carry_by_arrows(table: Night, page: Page, lane: int, space: int) -> None:
    """Take a pirate, choose its space by arrows, put it down."""
    tab_to(page, f".pirate[data-lane='{lane}']")
    for _ in range(table.picture.spaces + 1 - space):
        page.keyboard.press("ArrowRight")
    page.wait_for_function(
        "n => document.querySelector('[aria-live=assertive]').innerText.endsWith(' ' + n)",
        arg=space,
    )
    assert spoken(page) == f"Space {space}"
    page.keyboard.press("Enter")


def done(table: Night, before: Picture) -> bool:
    """Tell whether a move was made, or a pirate carried."""
    now = table.picture
    return (now.count, now.moves) != (before.count, before.moves)


def test_keys_take_back_and_say_again(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo", spaces=11)
    page = visit(table.screen)
    page.wait_for_selector(".pirate")
    pressed(table, page, " ")
    drawn(page, calm(table).count)
    lines = page.locator(".announcements p").count()
    page.keyboard.press("r")
    page.wait_for_function(
        "n => document.querySelectorAll('.announcements p').length > n", arg=lines
    )
    page.keyboard.press("u")
    until(lambda: table.picture.count == 0, "taken back")


def test_a_pirate_let_be_stays_where_it_stands(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    page = visit(table.screen)
    page.wait_for_selector(".pirate")
    tab_to(page, ".pirate[data-lane='1']")
    page.keyboard.press("End")
    page.wait_for_selector(".pirate.held")
    page.keyboard.press("Escape")
    page.wait_for_selector(".pirate.held", state="detached")
    assert calm(table).seats[1].seen == (0,)
