"""Phones that join for real: at the address on the sign, in this computer's own network."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.page.game_night import Night

from plank.web.net.lan import lan_address, page_url
from plank.web.pages.qr_code import qr_code

HOUSE = lan_address()
DRAWN = "img => img.complete && img.naturalWidth > 0"
IN_SIGHT = """sign => {
    const { left, top, right, bottom } = sign.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""
SCANNED_PX = 80  # of 720 lines: what a phone still reads from across the table

pytestmark = pytest.mark.skipif(HOUSE is None, reason="this computer is in no network")


def let_in(page: Page, on: bool) -> None:
    """Let phones join, or no longer."""
    page.click(".bar nav >> text=Phones")
    box = page.get_by_label("Let phones in this house join")
    box.click()
    expect(box).to_be_checked(checked=on)  # the server has the last word
    page.keyboard.press("Escape")


def test_the_sign_brings_phones_in_until_it_is_taken_down(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    home = page_url(str(HOUSE), table.web.port)
    screen = visit(table.screen)
    let_in(screen, True)
    sign = screen.locator(".join-sign")
    expect(sign.locator("b").first).to_have_text(home)
    assert sign.evaluate(IN_SIGHT)
    code = sign.locator("img")
    expect(code).to_have_attribute("alt", "QR code of the address")
    assert screen.wait_for_function(DRAWN, arg=code.element_handle())
    box = code.bounding_box()
    assert box is not None and box["width"] >= SCANNED_PX
    assert screen.request.get(f"{table.home}join.svg").body() == qr_code(home)

    phone = visit(home, 360, 740, has_touch=True, is_mobile=True)
    phone.tap("[data-seat='1']")
    phone.wait_for_selector("[data-do=leave]")
    expect(screen.locator(".phone.here")).to_have_count(1)

    let_in(screen, False)
    expect(sign).to_have_count(0)
    phone.wait_for_selector(".lost[role=alert]")
    with pytest.raises(Exception, match="ERR_CONNECTION_REFUSED"):
        visit(home)


def test_a_lost_phone_comes_back_by_the_code_of_its_seat(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    screen = visit(table.screen)
    let_in(screen, True)
    expect(screen.locator(".join-sign")).to_be_visible()
    screen.click(".bar nav >> text=Phones")
    screen.click("[data-do=ticket-0]")
    code = screen.locator(".ticket .qr")
    assert screen.wait_for_function(DRAWN, arg=code.element_handle())
    url = screen.inner_text(".ticket .address")
    assert url.startswith(page_url(str(HOUSE), table.web.port))
    found = visit(url, 360, 740)
    found.wait_for_selector("[data-do=throw]")
    assert "#" not in found.url
