"""Pages that speak: the sentence is fetched, played to its end, and the server is told."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page
from tests.web.page.game_night import Night
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
    played: list[bool] = []
    speaking = table.web.speech
    with page.expect_response("**/temporary/*.wav") as heard:
        table.see(lambda: speaking.play(COIN, "A coin.", "en", "screen", played.append))
    assert heard.value.ok
    until(lambda: played == [True], "the sentence has been played")
