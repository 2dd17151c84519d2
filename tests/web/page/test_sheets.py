"""What the big screen opens: setting a game up, games played, settings, the workshop."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.page.game_night import Night
from tests.web.page.playing import calm, drawn, until

from plank.sim.commands import command_helps


def opened(page: Page, sheet: str) -> None:
    page.click(f".bar nav >> text={sheet}")
    page.wait_for_selector("dialog[open]")


def test_a_game_is_set_up_and_begun(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin()
    page = visit(table.screen, 1280, 900)
    page.wait_for_selector("dialog.setup .seat-list li >> nth=1")
    page.fill(".seat-list li:nth-child(1) input:not([type])", "Zora")
    page.keyboard.press("Tab")
    page.wait_for_selector(".portrait text:has-text('Z')")
    page.click("text=Add a seat")
    expect(page.locator(".seat-list li")).to_have_count(4)
    page.click(".seat-list li:nth-child(4) button")
    expect(page.locator(".seat-list li")).to_have_count(3)
    page.click(".switches summary")
    push = page.locator(".switch", has_text="P25").locator("input")
    push.check()
    page.click(".seat-list li:nth-child(1) .begins")
    expect(page.locator("[data-do=start]")).to_be_enabled()
    page.click("[data-do=start]")
    page.wait_for_selector(".pirate")
    until(lambda: table.service.session is not None, "a game has begun")
    assert (table.picture.seats[0].name, table.picture.rules["push"]) == ("Zora", True)
    assert table.picture.turn == 0


def test_two_changes_at_once_are_both_kept(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin()
    page = visit(table.screen, 1280, 900)
    page.wait_for_selector("dialog.setup .switches")
    page.click(".switches summary")
    page.evaluate(
        """async () => {
            const drawn = () => new Promise((done) => setTimeout(done));
            const inputs = [...document.querySelectorAll(".switch")];
            inputs.find((one) => one.textContent.includes("P25")).querySelector("input").click();
            await drawn();
            document.querySelector(".seat-list li:nth-child(2) .begins input").click();
        }"""
    )
    page.click("[data-do=start]")
    until(lambda: table.service.session is not None, "a game has begun")
    assert table.picture.rules["push"]
    assert table.picture.turn == 1


def test_a_wrong_draft_says_what_is_wrong(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin()
    page = visit(table.screen, 1280, 900)
    page.wait_for_selector(".seat-list")
    page.fill(".seat-list li:nth-child(1) input:not([type])", " ")
    page.keyboard.press("Tab")
    expect(page.locator("dialog .refused")).not_to_be_empty()
    expect(page.locator("[data-do=start]")).to_be_disabled()


def test_closing_one_screen_leaves_the_others_draft(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin()
    first, second = visit(table.screen, 1280, 900), visit(table.screen, 1280, 900)
    for page in (first, second):
        page.wait_for_selector("dialog.setup .seat-list li >> nth=1")
    name_of_first = ".seat-list li:nth-child(1) input:not([type])"
    second.fill(name_of_first, "Zora")
    second.keyboard.press("Tab")
    expect(first.locator(name_of_first)).to_have_value("Zora")
    first.fill(".seat-list li:nth-child(2) input:not([type])", "half")
    first.keyboard.press("Escape")
    first.wait_for_selector("dialog", state="detached")
    second.click("text=Add a seat")
    expect(second.locator(".seat-list li")).to_have_count(4)
    expect(second.locator(name_of_first)).to_have_value("Zora")
    opened(first, "New game")
    first.click("[data-do=call-off]")
    until(lambda: table.see(lambda: table.web.hub.setup.draft) is None, "it is called off")


def test_ones_own_draft_is_withdrawn_with_its_sheet(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin()
    page = visit(table.screen, 1280, 900)
    page.wait_for_selector("dialog.setup .seat-list")
    until(lambda: table.see(lambda: table.web.hub.setup.draft), "there is a draft")
    page.keyboard.press("Escape")
    until(lambda: table.see(lambda: table.web.hub.setup.draft) is None, "it is withdrawn")


def test_only_whole_numbers_of_spaces(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin()
    page = visit(table.screen, 1280, 900)
    page.wait_for_selector("dialog.setup .seat-list")
    page.click(".switches summary")
    spaces = page.locator(".switch input[type=number]").first
    spaces.fill("12.5")
    spaces.press("Tab")
    expect(page.locator("dialog .refused")).to_contain_text("12")
    spaces.fill("12")
    spaces.press("Tab")
    expect(page.locator("dialog .refused")).to_be_hidden()
    until(lambda: 12 in drafted(table), "twelve")


def drafted(table: Night) -> list[object]:
    """Return the values of the switches in the draft."""
    draft = table.see(lambda: table.web.hub.setup.draft)
    return list(draft.rules.values()) if draft else []


def test_a_game_is_looked_through_step_by_step_and_its_log_taken(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    page = visit(table.screen, 1280, 900)
    page.wait_for_selector(".pirate")
    page.keyboard.press(" ")
    until(lambda: table.picture.count == 1, "a throw")
    drawn(page, calm(table).count)
    opened(page, "Past games")
    with page.expect_download() as coming:
        page.click("a[download]")
    lines = coming.value.path().read_text("utf-8").splitlines()
    assert [json.loads(line).get("do") for line in lines] == [None, "throw"]
    page.click("[data-do=replay]")
    page.wait_for_selector(".replay")
    expect(page.locator(".replay")).to_contain_text("Move 0 of 1")
    page.click("[data-do=next]")
    expect(page.locator(".replay")).to_contain_text("Move 1 of 1")
    expect(page.locator(".announcements")).to_contain_text("Anne throws")
    expect(page.locator(".pirate.unseen")).to_have_count(0)
    expect(page.locator(".die.flat")).to_have_count(4)
    page.click("[data-do=end-replay]")
    expect(page.locator(".todo")).to_be_visible()


def test_the_voice_is_changed(begin: Callable[..., Night], visit: Callable[..., Page]) -> None:
    table = begin("Anne,Bo")
    page = visit(table.screen, 1280, 900)
    opened(page, "Settings")
    page.get_by_label("Style").select_option("dramatic")
    page.get_by_label("Volume").fill("50")
    page.get_by_label("Mute").check()
    page.wait_for_function("() => document.querySelector('dialog input[type=checkbox]').checked")
    until(lambda: table.web.hub.service.settings.muted, "the voice is silent")
    settings = table.web.hub.service.settings
    assert (settings.style, settings.loudness) == ("dramatic", 50)


def test_the_page_speaks_swedish(begin: Callable[..., Night], visit: Callable[..., Page]) -> None:
    table = begin("Anne,Bo")
    page = visit(table.screen, 1280, 900)
    opened(page, "Settings")
    page.locator(".setting", has_text="Language").last.locator("select").select_option("sv")
    page.wait_for_selector(".bar nav >> text=Regler")
    page.keyboard.press("Escape")
    expect(page.locator(".todo .first")).to_contain_text("slå")
    assert page.get_attribute("html", "lang") == "sv"


def test_the_workshop_makes_faults_and_shows_log_and_supply(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    page = visit(table.screen, 1280, 900)
    opened(page, "Workshop")
    expect(page.locator("dialog")).to_contain_text("5.0")
    page.get_by_label("Example").select_option("magnet")
    page.click("text=Send")
    expect(page.locator("dialog output")).to_contain_text("ok")
    until(lambda: table.picture.phase != "throw", "the game pauses")
    page.get_by_label("Example").select_option("mend")
    page.click("text=Send")
    until(lambda: table.picture.phase == "throw", "the game goes on")


def test_the_workshop_lists_the_tables_own_commands_in_the_pages_language(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    page = visit(table.screen, 1280, 900, locale="sv")
    opened(page, "Verkstad")
    offered = page.locator(".faults option")
    expect(offered).to_have_count(len(command_helps()))
    expect(offered.last).to_have_text("Visa vad som finns på bordet")
    for command in command_helps():
        page.locator(".faults select").select_option(command.name)
        example = json.dumps(command.do, separators=(",", ":"))
        expect(page.locator(".command")).to_have_value(example)


def test_phones_may_join_only_when_the_screen_lets_them(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    page = visit(table.screen, 1280, 900)
    opened(page, "Phones")
    expect(page.get_by_label("Let phones in this house join")).not_to_be_checked()
    expect(page.locator(".join-sign")).to_have_count(0)


def test_the_rules_tell_choices_and_this_games_values(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo", push=True)
    page = visit(table.screen, 1280, 900)
    opened(page, "Rules")
    push = page.locator(".rules dl > div", has_text="P25")
    expect(push).to_contain_text("yes or no")
    expect(push).to_contain_text("default: no, in this game: yes")
    expect(page.locator("dialog")).not_to_contain_text("one of these")
    page.keyboard.press("Escape")
    opened(page, "New game")
    expect(page.locator(".which")).to_contain_text("Walk the Plank is a card game")


def test_games_are_listed_in_the_readers_time(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    page = visit(table.screen, 1280, 900, timezone_id="Asia/Tokyo", locale="en-US")
    opened(page, "Past games")
    time = page.locator(".games time")
    told = page.evaluate(
        """at => new Date(at.replace(' ', 'T'))
            .toLocaleString('en-US', {dateStyle: 'medium', timeStyle: 'short'})""",
        time.get_attribute("datetime"),
    )
    expect(time).to_have_text(told)
    assert told.endswith(("AM", "PM"))


def test_what_a_phone_opens_is_dressed_and_offers_nothing_it_cannot_do(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    phone = visit(table.home, 360, 740, has_touch=True, is_mobile=True)
    for sheet in ("Rules", "Past games", "Language"):
        phone.tap(f".menu >> text={sheet}")
        phone.wait_for_selector("dialog[open]")
        expect(phone.locator("dialog")).to_have_css("border-top-width", "0px")
        expect(phone.locator("dialog > header")).to_have_css("display", "flex")
        if sheet == "Past games":
            expect(phone.locator("dialog .games a[download]")).to_have_count(1)
            expect(phone.locator("dialog [data-do=replay]")).to_have_count(0)
        phone.tap("dialog .close")
        phone.wait_for_selector("dialog", state="detached")
