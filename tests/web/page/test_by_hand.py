"""Sensors that are out: what the table can't see is said by hand, on phones and the big screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect
from tests.web.page.game_night import Night
from tests.web.page.playing import calm, drawn, until
from tests.web.page.test_access import violations
from tests.web.page.test_keyboard import tab_to

from plank.sim.commands import Hands as SimulatedHands
from plank.sim.commands import parse

Visit = Callable[..., Page]
BLIND = "places=all,wells=all"
TOTAL = ("4", "coin", "sword", "3")  # faces that lead out to sea: 7
SMALLEST = 44  # pixels of a thing to touch, each way


def phone(visit: Visit, table: Night, seat: int) -> Page:
    """Open the page on a phone and sit down."""
    page = visit(table.home, 360, 740, has_touch=True, is_mobile=True)
    page.tap(f".crew [data-seat='{seat}']")
    page.wait_for_selector("[data-do=leave]")
    return page


def entered(page: Page, faces: tuple[str, ...]) -> None:
    """Say what the dice show."""
    page.tap("[data-do=enter]")
    for at, face in enumerate(faces):
        page.locator(".question select").nth(at).select_option(face)
    page.tap(".question .first")


def turn(table: Night, page: Page, faces: tuple[str, ...] = TOTAL) -> None:
    """Enter a throw and stand, nothing sensed."""
    before = calm(table)
    drawn(page, before.count)
    entered(page, faces)
    until(lambda: table.picture.count > before.count, "a throw by hand")
    thrown = calm(table)
    drawn(page, thrown.count)
    page.tap("[data-do=move], [data-do=stay], [data-do=fall]")
    until(lambda: table.picture.count > thrown.count, "a stand")


@pytest.mark.parametrize("real", [True, False], ids=["real", "simulated"])
def test_a_whole_game_from_phones_with_nothing_sensed(
    begin: Callable[..., Night], visit: Visit, real: bool
) -> None:
    table = begin("Anne,Bo", spaces=11, masks=BLIND, real=real)
    phones = [phone(visit, table, seat) for seat in range(2)]
    while (seat := calm(table).turn) is not None:
        turn(table, phones[seat])
    final = table.picture
    assert final.winner is not None
    assert all(seat.seen == () for seat in final.seats)
    log = table.see(lambda: table.journal.log(table.session.number))
    assert log.count('"by":"hand"') + log.count('"by": "hand"') >= final.count // 2
    for page in phones:
        drawn(page, final.count)
        expect(page.locator("[role=log] p").last).to_contain_text(final.seats[final.winner].name)


def test_p14_who_is_safe_on_space_1_is_not_told_to_fall(
    begin: Callable[..., Night], visit: Visit
) -> None:
    table = begin("Anne,Bo", spaces=11, masks=BLIND, space1_safe=True)
    anne, bo = (phone(visit, table, seat) for seat in range(2))
    turn(table, anne, ("1", "coin", "sword", "sword"))
    turn(table, bo, ("coin", "coin", "1", "1"))
    drawn(anne, calm(table).count)
    entered(anne, ("5", "5", "5", "5"))
    expect(anne.locator("[data-do=stay]")).to_be_visible()


def test_dice_are_thrown_again_by_hand_where_the_wells_are_out(
    begin: Callable[..., Night], visit: Visit
) -> None:
    table = begin("Anne,Bo", masks="wells=all")
    page = phone(visit, table, 0)
    entered(page, ("5", "5", "5", "5"))
    until(lambda: table.picture.count == 1, "a throw by hand")
    drawn(page, calm(table).count)
    page.tap(".well:nth-child(2) .die")
    expect(page.locator("[data-do=rethrow]")).to_have_count(0)
    entered(page, ("coin",))
    until(lambda: table.dice.total == 15, "one die thrown again")
    assert table.dice.free == 1


def test_only_the_die_whose_well_is_out_is_asked_for(
    begin: Callable[..., Night], visit: Visit
) -> None:
    table = begin("Anne,Bo", masks="wells=2")
    page = phone(visit, table, 0)
    page.tap("[data-do=throw]")
    entered(page, ("coin",))
    until(lambda: table.picture.count == 1, "a throw, three of it read")
    first = calm(table)
    assert table.dice.dice[1].face == "coin"
    drawn(page, first.count)
    page.tap(".well:nth-child(4) .die")
    page.tap("[data-do=rethrow]")
    page.tap("[data-do=enter]")
    expect(page.locator(".question select")).to_have_count(1)
    expect(page.locator(".question select")).to_have_value("coin")  # as it lay
    page.tap(".question .first")
    until(lambda: table.picture.count == 2, "one die thrown again")
    assert table.dice.dice[1].face == "coin"


def broken(table: Night, lane: int, place: int, on: bool) -> None:
    """Have a switch stick."""
    hands = table.hands
    assert isinstance(hands, SimulatedHands)
    command = parse(f'{{"do":"stick","lane":{lane},"place":{place},"on":{str(on).lower()}}}')
    table.see(lambda: hands.do(command))


def set_out(table: Night, page: Page, *places: int) -> None:
    """Stand the pirates where the game has them, and wait until the page knows."""
    for lane, place in enumerate(places):
        table.see(partial(table.hands.place, lane, place))
    until(lambda: not table.picture.moves and table.picture.phase == "throw", "all set out")
    expect(page.locator("[data-do=place]")).to_have_count(0)


def test_a_phone_says_where_a_pirate_stands_that_the_table_does_not_see(
    begin: Callable[..., Night], visit: Visit
) -> None:
    table = begin("Anne,Bo", real=True)
    page = phone(visit, table, 0)
    set_out(table, page, 0, 0)
    broken(table, 1, 0, on=False)
    page.tap("[data-do=place]")
    question = page.locator(".question")
    expect(question.get_by_label("Pirate")).to_be_focused()
    expect(question.get_by_label("Pirate").locator("option:checked")).to_have_text("Bo")
    assert question.get_by_label("Where it stands").locator("option").all_inner_texts() == [
        "in the ship"
    ]
    assert violations(page) == []
    page.tap(".question .first")
    until(lambda: table.picture.phase == "throw", "the game goes on")
    expect(page.locator("[data-do=place]")).to_have_count(0)


def test_the_big_screen_says_it_by_keyboard_alone(
    begin: Callable[..., Night], visit: Visit
) -> None:
    table = begin("Anne,Bo", real=True)
    page = visit(table.screen)
    page.wait_for_selector(".pirate")
    set_out(table, page, 0, 0)
    broken(table, 0, 9, on=True)
    page.wait_for_selector("[data-do=place]")
    page.keyboard.press("m")
    expect(page.get_by_label("Pirate")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-do=place]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Where it stands").locator("option")).to_have_count(22)
    tab_to(page, ".question .first")
    page.keyboard.press("Enter")
    until(lambda: table.picture.phase == "throw", "what is sensed on 9 is not believed")


def test_a_magnet_in_a_lane_nobody_plays_is_said_to_be_none(
    begin: Callable[..., Night], visit: Visit
) -> None:
    table = begin("Anne,Bo", real=True)
    page = visit(table.screen)
    set_out(table, page, 0, 0)
    broken(table, 4, 9, on=True)
    page.click("[data-do=place]")
    expect(page.get_by_label("Pirate").locator("option:checked")).to_have_text("lane 5")
    expect(page.get_by_label("Where it stands").locator("option")).to_have_text(["off the plank"])
    page.click(".question .first")
    until(lambda: table.picture.phase == "throw", "the game goes on")


def test_a_pirate_is_said_by_touch_large_enough(begin: Callable[..., Night], visit: Visit) -> None:
    table = begin("Anne,Bo", real=True)
    page = phone(visit, table, 0)
    page.tap("[data-do=place]")
    for box in [one.bounding_box() for one in page.locator(".question :is(select, button)").all()]:
        assert box is not None and min(box["width"], box["height"]) >= SMALLEST
