"""What is said, and when: in order, once, and never what has gone stale."""

from __future__ import annotations

import asyncio
import itertools

import pytest
from tests.people.table import Table as BotTable
from tests.people.test_bot_player import full_of_bots
from tests.voice.announced_table import HostService, SlowVoice
from tests.voice.announcing import announcer_of, told

from plank.phrases.phrases import Phrases
from plank.phrases.sentence import Sentence
from plank.referee import Announcement, acts
from plank.voice.announcer import Announcer
from plank.voice.speech_queue import KEPT, MOST

CONNECTED, LOST = Sentence("link-connected"), Sentence("link-lost")


def test_the_first_sentence_starts_at_once_and_each_other_when_the_last_is_over():
    announcer, voice, clock = announcer_of(seconds=2.0)
    announcer.told(told(1, "sword", "short", "turn", move="stand"))
    clock.travel(60)
    assert [(round(at - 100), said.text) for at, said in voice.heard] == [
        (0, "Anne swings a sword!"),
        (2, "The bank is empty: nothing left for Anne."),
        (4, "It is Anne's turn."),
    ]


def test_g1_after_a_reconnect_no_old_throw_is_said_again():
    service = HostService()
    service.table.throw(5, 5, 3, 2)
    service.wait(60)
    service.hears()
    service.table.referee.hear_link("lost", LOST)
    service.wait(60)
    service.table.boot = "b2"
    service.table.referee.hear_link("connected", CONNECTED)
    service.table.look()
    service.wait(60)
    assert service.hears() == [
        "The board is lost. Check its cable; the game goes on when it is back.",
        "The board is connected.",
    ]


def test_g1_a_game_resumed_is_silent_about_what_was():
    service = HostService()
    service.table.throw(5, 5, 3, 2)
    service.table.put(0, 15)
    service.wait(60)
    service.hears()
    service.table.start()  # the host was killed: a new referee on the same record
    service.announcer.attach(service.table.referee)
    service.table.look()
    service.wait(5)
    assert service.hears() == []


def test_s19_a_cable_that_comes_and_goes_is_told_once():
    service = HostService(seconds=2.0)
    service.table.referee.hear_link("lost", LOST)
    for _ in range(100):
        service.wait(0.1)
        service.table.referee.hear_link("connected", CONNECTED)
        service.wait(0.1)
        service.table.referee.hear_link("lost", LOST)
    service.wait(2)
    service.table.referee.hear_link("connected", CONNECTED)
    service.wait(60)
    spoken = [text for text in service.spoken if "board" in text]
    assert spoken[-1] == "The board is connected."
    assert all(one != other for one, other in itertools.pairwise(spoken))


@pytest.mark.parametrize("seed", range(3))
def test_g6_a_speaker_that_takes_5_s_a_sentence_delays_nothing(seed: int):
    def play(table: BotTable) -> list[tuple[float, Announcement]]:
        heard: list[tuple[float, Announcement]] = []
        table.referee.on_announcement(lambda one: heard.append((table.clock.time(), one)))
        table.clock.travel(3600)
        assert table.referee.game.over
        return heard

    silent, loud = full_of_bots("deckhand", seed=seed), full_of_bots("deckhand", seed=seed)
    voice = SlowVoice(loud.clock, 5.0)
    announcer = Announcer(voice, Phrases(strict=True), loud.clock)
    announcer.attach(loud.referee, people=())
    assert play(silent) == play(loud)
    loud.clock.travel(3600)
    assert announcer.transcript[-1].endswith("is the last pirate standing, and wins!")


def test_g8_with_time_enough_every_sentence_of_a_game_is_said_once_and_in_order():
    table = full_of_bots("deckhand", seed=2)
    announcer = Announcer(SlowVoice(table.clock, 0.1), Phrases(strict=True), table.clock)
    announcer.attach(table.referee, people=())
    heard: list[Sentence] = []
    table.referee.on_announcement(lambda one: heard.extend(one.sentences))
    table.clock.travel(3600)
    assert table.referee.game.over
    said = [text for text in map(Phrases().say, heard) if "turn" not in text]
    assert [text for text in announcer.transcript if "turn" not in text] == said


def test_a_turn_that_is_over_is_not_called_any_more():
    announcer, _, clock = announcer_of()
    announcer.told(told(1, "sword", "turn", move="stand"))
    announcer.told(told(2, "turn", move="stand", name="Bo"))
    clock.travel(60)
    assert list(announcer.transcript) == ["Anne swings a sword!", "It is Bo's turn."]


def test_a_refusal_is_not_said_after_the_next_move():
    announcer, _, clock = announcer_of()
    announcer.told(told(1, "sword"))
    announcer.told(told(1, "no-coins"))
    announcer.told(told(2, "short", move="throw"))
    clock.travel(60)
    assert list(announcer.transcript) == [
        "Anne swings a sword!",
        "The bank is empty: nothing left for Anne.",
    ]


def test_a_complaint_is_not_said_when_the_pirate_is_back():
    service = HostService("Anne", "Bo", seconds=10.0)
    service.table.throw(5, 5, 3, 2)
    service.table.put(1, 8)
    service.wait(3)
    assert "put-back" in service.table.said
    service.table.put(1, 0)
    service.wait(60)
    assert not any("belongs" in text for text in service.spoken)


def test_d8_a_complaint_stays_while_the_pirate_stands_wrong():
    service = HostService("Anne", "Bo", seconds=10.0)
    service.table.throw(5, 5, 3, 2)
    service.table.put(1, 8)
    service.wait(60)
    assert service.spoken.count("Bo's pirate belongs in the ship, it stands on space 8.") == 1


def test_repeat_says_the_last_words_again_and_only_once_however_often_it_is_pressed():
    service = HostService(seconds=3.0)
    service.table.throw(5, 5, 3, 2)
    service.wait(1)
    for _ in range(3):
        service.table.press("repeat")  # it is being said just now
    service.wait(60)
    once = "Anne throws 5, 5, 3 and 2. The total is 15."
    assert service.spoken.count(once) == 1
    for _ in range(3):
        service.table.referee.act(acts.Repeat())
    service.wait(60)
    assert service.spoken.count(once) == 2


def test_a_repetition_gives_way_to_what_is_new():
    announcer, _, clock = announcer_of()
    first = told(1, "sword", "short", move="stand")
    announcer.told(first)
    clock.travel(60)
    announcer.told(told(1, "sword", "short", repeated=True))
    announcer.told(told(2, "turn", move="throw"))
    clock.travel(60)
    assert list(announcer.transcript)[2:] == ["Anne swings a sword!", "It is Anne's turn."]


def test_when_too_much_happens_the_newest_is_kept_and_the_rest_owned_up_to():
    announcer, _, clock = announcer_of()
    for coins in range(2, 2 + 1 + MOST + 1):  # one is being said, one more than may wait
        announcer.told(told(coins, "lost-coins", move="stand", coins=coins))
    clock.travel(3600)
    first, owned, *newest = announcer.transcript
    assert first == "Anne's 2 coins are lost."
    assert owned == f"Too much happened at once: {MOST + 1 - KEPT} sentences are left out."
    assert len(newest) == KEPT
    assert newest[-1] == f"Anne's {MOST + 3} coins are lost."


def test_another_game_silences_one_broken_off_but_not_one_that_was_won():
    service = HostService(seconds=5.0)
    service.table.throw(5, 5, 3, 2)
    service.table.put(0, 15)
    old = service.table.referee
    service.table.start()
    service.announcer.attach(service.table.referee)
    old.announce(Sentence("won", {"name": "Anne"}))
    service.wait(60)
    assert service.hears()[:2] == ["Anne throws 5, 5, 3 and 2. The total is 15."]
    service.table.referee.act(acts.Abort())
    service.table.start()
    service.announcer.attach(service.table.referee)
    service.wait(60)
    assert "This game has been abandoned. Nobody wins, nobody drowns." in service.hears()


def test_closed_it_hears_and_says_nothing():
    service = HostService(seconds=1.0)
    service.announcer.close()
    service.table.throw(5, 5, 3, 2)
    service.wait(60)
    assert service.spoken == []
    assert service.voice.closed


def test_the_end_waits_for_the_last_word_but_not_for_ever():
    async def service() -> tuple[bool, bool]:
        announcer, _, clock = announcer_of()
        announcer.told(told(1, "won", move="stand"))
        await announcer.finish(timeout=0)
        too_soon = announcer.speaking
        clock.travel(3)
        await announcer.finish()
        return too_soon, not announcer.speaking

    assert asyncio.run(service()) == (True, True)
