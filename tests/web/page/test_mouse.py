"""A whole game on the virtual table by mouse, and what can go wrong by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playwright.sync_api import Page, expect
from tests.web.page.game_night import Night
from tests.web.page.playing import calm, carried, drag, drawn, flick, middle, until

from plank.people.tasks import dice_in

STILL = 150  # ms after which a hand that moves on is slow


def turn(table: Night, page: Page) -> None:
    """Throw the dice and move the pirate, whoever's turn it is."""
    picture = calm(table)
    flick(page, 0)
    until(lambda: table.picture.count > picture.count or table.picture.turn is None, "a throw")
    picture = calm(table)
    drawn(page, picture.count)
    if picture.turn is not None and dice_in(picture).choices.targets:
        drag(page, picture.turn, dice_in(picture).choices.targets[0])
    else:
        page.click("[data-do=stay], [data-do=fall]")
    until(lambda: table.picture.count > picture.count, "a stand")
    put_right(table, page)


def put_right(table: Night, page: Page) -> None:
    """Carry the pirates that swords and falls have moved."""
    while (now := calm(table)).moves:
        lane, place = now.moves[0]
        drawn(page, table.picture.count)
        drag(page, lane, place)
        until(partial(carried, table, now), "a pirate carried")


def test_a_whole_game_by_mouse(begin: Callable[..., Night], visit: Callable[..., Page]) -> None:
    table = begin("Anne,Bo", spaces=11)
    page = visit(table.screen)
    page.wait_for_selector(".pirate")
    while table.picture.turn is not None:
        turn(table, page)
    final = table.picture
    assert final.winner is not None
    winner = final.seats[final.winner].name
    page.wait_for_selector(f".whose:has-text('{winner}')")


def test_a_pirate_set_down_wrong_is_told_and_put_right(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    page = visit(table.screen)
    page.wait_for_selector(".pirate")
    drag(page, 1, 9)
    expect(page.locator(".todo .first")).to_contain_text("Bo")
    page.wait_for_selector(".goal.must")
    drag(page, 1, 0)
    page.wait_for_selector(".goal.must", state="detached")
    assert calm(table).seats[1].seen == (0,)


def test_a_bumped_pirate_is_nothing(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    page = visit(table.screen)
    page.dblclick(".pirate[data-lane='0'] .coat >> nth=0")
    until(lambda: table.picture.seats[0].seen == (0,), "the pirate stands again")
    assert calm(table).phase == "throw"


def test_a_die_dropped_on_the_rim_lies_crooked_and_is_thrown_again(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    page = visit(table.screen)
    page.wait_for_selector(".pirate")
    table.throw(1, 2, 3, 4)
    until(lambda: table.picture.count == 1, "a throw")
    drawn(page, 1)
    x, y = middle(page, ".tray .well:nth-child(2) .die")
    left = middle(page, ".tray .well:nth-child(1) .die")[0]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + left) / 2, y, steps=4)
    held = page.evaluate("performance.now()")
    page.wait_for_function("held => performance.now() - held > " + str(STILL), arg=held)
    page.mouse.move((x + left) / 2, y + 1)
    page.mouse.up()
    page.wait_for_selector(".well:nth-child(2) .die.cocked")
    page.click("[data-do=throw]")
    until(lambda: table.dice.dice[1].rest == "flat", "the die lies flat")


def test_the_bell_stands(begin: Callable[..., Night], visit: Callable[..., Page]) -> None:
    table = begin("Anne,Bo")
    page = visit(table.screen)
    page.wait_for_selector(".pirate")
    table.throw("coin", "coin", "sword", "sword")
    until(lambda: table.picture.count == 1, "a throw")
    page.click("[data-press=stand]")
    until(lambda: table.picture.turn == 1, "Anne stays, and Bo is next")
