"""Phones as seats: a whole game of three, asleep and back, two tabs, a lost phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playwright.sync_api import BrowserContext, Page, expect
from tests.web.page.game_night import Night
from tests.web.page.playing import calm, drawn, until

from plank.referee import Picture
from plank.web.pages.heartbeat import close_silent_pages
from plank.web.protocol.limits import SILENCE_S
from plank.web.state.lan_state import LanState

Visit = Callable[..., Page]
NAMES = ("Anne", "Bo", "Carla")
MINUTES_MS = 5 * 60_000
SHORT = 6  # the seed of a game that is soon over


def phone(visit: Visit, table: Night, seat: int) -> Page:
    """Open the page on a phone and sit down."""
    page = visit(table.home, 360, 740, has_touch=True, is_mobile=True)
    page.tap(f".crew [data-seat='{seat}']")
    page.wait_for_selector("[data-do=leave]")
    return page


def tap(table: Night, pages: list[Page]) -> None:
    """Let whoever's turn it is do what its phone offers first."""
    before = calm(table)
    if before.turn is None:
        return
    page = pages[before.turn]
    drawn(page, before.count)
    page.tap(".now .doings button >> nth=0")
    until(lambda: moved(table, before), "a tap does something")


def moved(table: Night, before: Picture) -> bool:
    now = table.picture
    return (now.count, now.moves, now.turn) != (before.count, before.moves, before.turn)


def test_a_whole_game_of_three_phones_and_the_big_screen(
    begin: Callable[..., Night], visit: Visit
) -> None:
    table = begin(",".join(NAMES), seed=SHORT, spaces=11)
    screen = visit(table.screen)
    phones = [phone(visit, table, seat) for seat in range(3)]
    expect(screen.locator(".phone.here")).to_have_count(3)
    while table.picture.turn is not None:
        tap(table, phones)
    final = table.picture
    winner = final.seats[final.winner].name if final.winner is not None else ""
    for page in [screen, *phones]:
        drawn(page, final.count)
        expect(page.locator("[role=log] p").last).to_contain_text(winner)


def test_a_phone_touches_dice_to_throw_them_again_and_pays(
    begin: Callable[..., Night], visit: Visit
) -> None:
    table = begin("Anne,Bo")
    page = phone(visit, table, 0)
    tap(table, [page])
    for free in (1, 0):
        drawn(page, calm(table).count)
        page.tap(".well:nth-child(2) .die")
        page.tap("[data-do=rethrow]")
        until(partial(frees, table, free), "a free throw is used")
    drawn(page, calm(table).count)
    page.tap("[data-do=pay]")
    until(lambda: table.dice.choices.offered, "a coin is offered")
    page.tap("[data-do=keep]")
    until(lambda: not table.dice.choices.offered, "the coin is kept")
    page.tap(".well:nth-child(4) .die")
    page.tap("[data-do=cover]")
    until(lambda: table.dice.dice[3].covered, "the die is covered")
    page.wait_for_selector(".well:nth-child(4) .die.covered")
    page.tap("[data-do=back]")
    until(lambda: not table.dice.dice[3].covered, "the cover is taken back")


def frees(table: Night, free: int) -> bool:
    return table.dice.free == free


def test_a_seat_gives_coins_for_a_favour(begin: Callable[..., Night], visit: Visit) -> None:
    table = begin("Anne,Bo", greedy=True)
    page = phone(visit, table, 1)
    page.tap("[data-do=give]")
    page.fill(".question input:not([type])", "let me be")
    page.tap(".question button.first")
    until(lambda: table.picture.seats[0].coins == 2, "Anne has Bo's coin")
    expect(page.locator("[role=log]")).to_contain_text("let me be")


def test_another_ones_turn_offers_nothing(begin: Callable[..., Night], visit: Visit) -> None:
    table = begin("Anne,Bo")
    page = phone(visit, table, 1)
    expect(page.locator(".now")).to_contain_text("Anne")
    expect(page.locator(".now .doings button")).to_have_count(0)
    expect(page.locator(".well:nth-child(1) .die")).to_have_attribute("aria-disabled", "true")


def test_a_phone_that_slept_is_healed(begin: Callable[..., Night], visit: Visit) -> None:
    table = begin("Anne,Bo", spaces=11)
    asleep, screen = phone(visit, table, 1), visit(table.screen)
    sleep = asleep.context.new_cdp_session(asleep)
    sleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    cut_off(table)
    screen.wait_for_selector(".pirate")
    screen.keyboard.press(" ")
    until(lambda: table.picture.count == 1, "a throw while one sleeps")
    sleep.send("Page.setWebLifecycleState", {"state": "active"})
    drawn(asleep, calm(table).count)
    expect(asleep.locator(".lost")).to_have_count(0)


def test_a_page_cut_off_says_so_and_comes_back(begin: Callable[..., Night], visit: Visit) -> None:
    table = begin("Anne,Bo")
    page = phone(visit, table, 0)
    table.go_away()
    page.wait_for_selector(".lost[role=alert]")
    expect(page.locator("[data-do=throw]")).to_be_disabled()
    expect(page.locator(".top")).to_contain_text("Reconnecting")
    expect(page.locator(".your-turn")).to_have_count(0)
    table.come_back()
    page.wait_for_selector(".lost", state="detached")
    tap(table, [page])


def test_a_page_asleep_for_minutes_is_healed(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo", spaces=11)
    asleep, screen = visit("about:blank", 360, 740), visit(table.screen)
    asleep.clock.install()
    asleep.goto(table.home)
    asleep.click(".crew [data-seat='1']")
    asleep.wait_for_selector("[data-do=leave]")
    sleep = asleep.context.new_cdp_session(asleep)
    sleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    table.see(lambda: silent(table))
    until(lambda: not any(page.holder for page in table.web.hub.pages), "it is let go")
    screen.wait_for_selector(".pirate")
    screen.keyboard.press(" ")
    until(lambda: table.picture.count == 1, "a throw while one sleeps")
    sleep.send("Page.setWebLifecycleState", {"state": "active"})
    asleep.clock.fast_forward(MINUTES_MS)
    drawn(asleep, calm(table).count)
    expect(asleep.locator(".lost")).to_have_count(0)
    expect(asleep.locator("[data-do=leave]")).to_have_count(1)


def silent(table: Night) -> None:
    """Let the phones have been silent for longer than the server waits."""
    for page in table.web.hub.pages:
        if not page.is_screen:
            page.heard -= SILENCE_S + 1
    close_silent_pages(table.web.hub)


def cut_off(table: Night) -> None:
    """Close every phone's line, as a router would that forgets them."""

    def end() -> None:
        for page in table.web.hub.pages:
            if not page.is_screen:
                page.end(1012)

    table.see(end)


def test_two_tabs_of_one_phone(
    begin: Callable[..., Night], profile: Callable[..., BrowserContext]
) -> None:
    table = begin("Anne,Bo")
    device = profile(360, 740)
    first = device.new_page()
    first.goto(table.home)
    first.click("[data-seat='0']")
    first.wait_for_selector("[data-do=leave]")
    second = device.new_page()
    second.goto(table.home)
    second.wait_for_selector(".second")
    expect(second.locator("[data-do=throw]")).to_have_count(0)
    second.click("[data-do=take]")
    second.wait_for_selector("[data-do=throw]")
    first.wait_for_selector(".second")
    expect(first.locator("[data-do=throw]")).to_have_count(0)


def test_a_lost_phone_is_replaced_from_the_big_screen(
    begin: Callable[..., Night], visit: Visit
) -> None:
    table = begin("Anne,Bo")
    joining = LanState(on=True, urls=(table.home,))
    table.see(lambda: setattr(table.web.hub, "lan", joining))
    lost, screen = phone(visit, table, 0), visit(table.screen)
    screen.click("[aria-haspopup=dialog] >> text=Phones")
    screen.click("[data-do=ticket-0]")
    url = screen.inner_text(".ticket .address")
    found = visit(url.replace(url.split("#")[0], table.home), 360, 740)
    found.wait_for_selector("[data-do=throw]")
    assert "#" not in found.url
    lost.wait_for_selector(".crew")
    expect(lost.locator("[data-do=throw]")).to_have_count(0)


def test_a_seat_left_is_free_again(begin: Callable[..., Night], visit: Visit) -> None:
    table = begin("Anne,Bo")
    page = phone(visit, table, 0)
    page.tap("[data-do=leave]")
    expect(page.locator("[data-seat='0']")).to_be_enabled()
