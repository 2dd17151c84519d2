"""The big screen's line: lost while nothing was asked, or with an answer that never came."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.page.game_night import Night
from tests.web.page.playing import until

UNANSWERED_MS = 6000


def test_a_line_lost_while_nothing_was_asked_refuses_nothing(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    screen = visit(table.screen)
    screen.wait_for_selector(".pirate")
    screen.evaluate(REFUSALS)
    table.go_away()
    screen.wait_for_selector(".link.bad")
    table.come_back()
    screen.wait_for_selector(".link.good")
    assert screen.evaluate("() => window.refusals") == []


REFUSALS = """() => {
    window.refusals = [];
    const place = document.querySelector(".todo .refused");
    const keep = () => place.textContent && window.refusals.push(place.textContent);
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(keep).observe(place, all);
}"""


def test_a_screen_that_draws_nothing_while_its_line_is_renewed_sees_the_virtual_table(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    screen = visit(table.screen)
    screen.wait_for_selector(".pirate")
    until(lambda: table.see(lambda: sees_the_table(table)), "the screen wants the table")
    screen.evaluate(HIDDEN)
    table.go_away()
    table.come_back()
    until(lambda: table.see(lambda: len(list(table.web.hub.pages))) == 1, "its line is back")
    screen.evaluate("() => window.seen()")
    until(lambda: table.see(lambda: sees_the_table(table)), "the new line wants it too")


HIDDEN = """() => {
    const [drawing, waiting] = [window.requestAnimationFrame, []];
    window.requestAnimationFrame = (draw) => waiting.push(draw);
    window.seen = () => {
        window.requestAnimationFrame = drawing;
        waiting.forEach((draw) => drawing(draw));
    };
}"""


def watched(visit: Callable[..., Page], table: Night) -> Page:
    """Open the big screen, its time in the test's hands."""
    screen = visit("about:blank")
    screen.clock.install()
    screen.goto(table.screen)
    screen.wait_for_selector(".pirate")
    return screen


def sees_the_table(table: Night) -> bool:
    return any(page.wants_world for page in table.web.hub.pages)


def test_what_does_not_get_through_is_told(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    screen = visit(table.screen)
    screen.wait_for_selector(".pirate")
    table.go_away()
    screen.wait_for_selector(".link.bad")
    screen.keyboard.press(" ")
    expect(screen.locator(".todo .refused")).to_contain_text("There was no answer")
    assert table.picture.count == 0
    table.come_back()
    screen.wait_for_selector(".link.good")


def test_what_is_done_without_an_answer_is_done_once(
    begin: Callable[..., Night], visit: Callable[..., Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin("Anne,Bo")
    screen = watched(visit, table)
    monkeypatch.setattr("plank.web.pages.page_connection.PageConnection.answer", lambda *_: None)  # pyright: ignore[reportUnknownLambdaType]
    screen.keyboard.press(" ")
    until(lambda: table.picture.count == 1, "the throw")
    screen.clock.fast_forward(UNANSWERED_MS)
    expect(screen.locator(".todo .refused")).to_contain_text("Check whether it was done")
    monkeypatch.undo()
    screen.clock.fast_forward(UNANSWERED_MS)
    screen.wait_for_selector(".link.good")
    assert table.picture.count == 1


def test_what_nobody_answers_is_told(
    begin: Callable[..., Night], visit: Callable[..., Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin("Anne,Bo")
    screen = watched(visit, table)
    monkeypatch.setattr("plank.web.net.http_app.handle_message", deaf)
    screen.keyboard.press(" ")
    screen.clock.fast_forward(UNANSWERED_MS)
    expect(screen.locator(".todo .refused")).to_contain_text("There was no answer")
    monkeypatch.undo()
    screen.clock.fast_forward(UNANSWERED_MS)
    screen.wait_for_selector(".link.good")
    screen.keyboard.press(" ")
    until(lambda: table.picture.count == 1, "a throw once it is heard again")


async def deaf(*_: object) -> None:
    """Hear nothing."""
