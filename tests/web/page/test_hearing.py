"""Pages that speak: the sentence is fetched, played to its end, and the server is told."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page
from tests.web.page.night import Night
from tests.web.page.playing import until

from plank.voice import sounds

COIN = sounds.wav("coin")


def test_the_big_screen_plays_a_sentence_to_its_end(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    page = visit(table.screen)
    page.wait_for_selector(".pirate")
    page.click(".bar h1")  # browsers are silent until they are touched
    played: list[str] = []
    table.see(lambda: table.web.on_played(played.append))
    with page.expect_response("**/brief/*.wav") as heard:
        said = table.see(lambda: table.web.play(COIN, "A coin.", "en", "screen"))
    assert heard.value.ok
    until(lambda: played == [said], "the sentence has been played")
