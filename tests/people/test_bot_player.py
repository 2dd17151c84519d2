"""Bots at the table: they throw, pay, stand and carry with their own hands, or ask for them."""

from __future__ import annotations

import random

import pytest
from tests.people.table import Table

from plank.games import Game, Move
from plank.games.the_plank import Cover, Rethrow, Rules, Stand, ThePlank, Throw
from plank.people.bot_player import AGAIN_S, BotSeat


class Scripted:
    """A bot that makes these moves after its first throw, and then stands."""

    def __init__(self, *moves: Move) -> None:
        self.moves = list(moves)
        self.asked = 0

    def choose(self, game: Game, seat: int) -> Move:
        self.asked += 1
        if not game.view(seat).faces:
            return Throw(seat, ())
        return self.moves.pop(0) if self.moves else Stand(seat)


def seated(
    table: Table, bot: Scripted, hands: Table | None, seat: int = 0, pace: float = 1.0
) -> Scripted:
    BotSeat(seat, bot, table.referee, hands, table.clock, pace=pace).start()
    return bot


def full_of_bots(kind: str, players: int = 3, rules: Rules | None = None, seed: int = 4) -> Table:
    table = Table([f"Bot {number}" for number in range(players)], rules, seed)
    rng = random.Random(seed)
    for seat in range(players):
        bot = ThePlank.bots[kind](rng)
        BotSeat(
            seat, bot, table.referee, table, table.clock, pace=0, fellows=range(players)
        ).start()
    return table


@pytest.mark.parametrize("kind", ThePlank.bots)
@pytest.mark.parametrize(
    "rules",
    [
        Rules(),
        Rules(push=True),
        Rules(symbol_jump="choice"),
        Rules(space1_safe=True, spaces=14),
        Rules(greedy=True, sword_hits_ship=False),
    ],
    ids=["as printed", "push", "choice", "safe edge", "greedy"],
)
def test_bots_play_a_whole_game_with_their_hands(kind: str, rules: Rules):
    table = full_of_bots(kind, rules=rules)
    table.clock.travel(20_000)
    assert table.referee.picture.phase == "over"
    winner = table.referee.picture.winner
    assert winner is not None
    assert [lane for lane in range(3) if table.pirates[lane]] == [winner]


def test_a_table_of_bots_is_put_right_in_any_turn():
    table = full_of_bots("bosun")
    table.clock.travel(30)
    table.pirates[4] = (3,)
    table.look()
    table.clock.travel(20_000)
    assert table.pirates[4] == ()
    assert table.referee.picture.phase == "over"


def test_a_bot_thinks_before_it_throws():
    table = Table(("Bot", "Anne"))
    seated(table, Scripted(), table)
    table.clock.travel(0.5)
    assert table.done == []
    table.clock.travel(1.0)
    assert table.done == [("throw", (0, 1, 2, 3))]


def test_a_bot_waits_while_dice_roll_and_acts_once_for_a_state():
    table = Table(("Bot", "Anne"))
    bot = seated(table, Scripted(Stand(0)), table, pace=0)
    table.clock.travel(0.1)
    for _ in range(20):
        table.look()
        table.clock.travel(0.01)
    assert table.done == [("throw", (0, 1, 2, 3))]
    assert bot.asked == 1


def test_a_bot_stands_by_moving_its_pirate():
    table = Table(("Bot", "Anne"))
    table.throw((0, 1, 2, 3), (5, 5, 1, 1))
    table.clock.travel(1)
    seated(table, Scripted(Stand(0)), table)
    table.clock.travel(3)
    assert ("place", 0, 12) in table.done
    assert table.referee.game.space(0) == 12


def test_a_bot_that_falls_says_that_it_stands_and_takes_its_pirate_off():
    table = Table(("Bot", "Anne"))
    table.throw((0, 1, 2, 3), (1, 1, 1, 1))
    table.clock.travel(1)
    table.place(0, 4)
    table.throw((0, 1, 2, 3), (5, 5, 5, 5))
    table.clock.travel(1)
    table.place(1, 20)
    table.throw((0, 1, 2, 3), (5, 5, 5, 5))
    table.clock.travel(1)
    seated(table, Scripted(), table)
    table.clock.travel(3)
    assert "fell" in table.said
    assert table.done[-1] == ("place", 0, None)


def test_a_bot_pays_before_a_paid_rethrow_p7():
    table = Table(("Bot", "Anne"))
    again = Rethrow(0, (0,), ())
    seated(table, Scripted(again, again, again), table)
    table.clock.travel(8)
    throws = [doing for doing in table.done if doing[0] == "throw"]
    assert throws == [("throw", (0, 1, 2, 3)), ("throw", (0,)), ("throw", (0,))]
    table.clock.travel(6)
    told = [one.args for told in table.told for one in told.sentences if one.key == "rethrown"]
    assert [args["paid"] for args in told] == [0, 0, 1]


def test_a_bot_covers_a_die_p8():
    table = Table(("Bot", "Anne"))
    seated(table, Scripted(Cover(0, 2)), table)
    table.clock.travel(3.5)
    assert table.referee.game.covered == (2,)


def test_a_lost_command_is_given_again():
    table = Table(("Bot", "Anne"))
    table.lost = 1
    seated(table, Scripted(), table)
    table.clock.travel(2)
    assert len(table.done) == 1
    table.clock.travel(AGAIN_S)
    assert table.done == [("throw", (0, 1, 2, 3))] * 2
    assert table.referee.game.faces


def test_a_cocked_die_alone_is_thrown_again():
    table = Table(("Bot", "Anne"))
    table.cocked = [2]
    seated(table, Scripted(), table)
    table.clock.travel(4.1)
    assert table.done == [("throw", (0, 1, 2, 3)), ("throw", (2,))]
    assert table.referee.game.faces


def test_a_die_that_is_cocked_twice_is_thrown_until_it_lies_flat():
    table = Table(("Bot", "Anne"))
    table.cocked = [2, 2, 2]
    seated(table, Scripted(), table)
    table.clock.travel(4 + 3 * AGAIN_S)
    assert "thrown" in table.said


def test_a_die_that_somebody_took_out_is_laid_back():
    table = Table(("Bot", "Anne"))
    seated(table, Scripted(), table)
    table.clock.travel(2.1)
    face = table.dice[1].face
    table.lift_dice(1)
    table.clock.travel(1)
    assert ("set", 1, face) in table.done


def test_a_bot_leaves_a_humans_pirate_alone_in_a_humans_turn():
    table = Table(("Anne", "Bot"))
    seated(table, Scripted(), table, seat=1)
    table.pirates[0] = (7,)
    table.look()
    table.clock.travel(30)
    assert table.done == []
    table.pirates[1] = (7,)
    table.look()
    table.clock.travel(3)
    assert table.done == [("place", 1, 0)]


def test_a_bot_puts_a_humans_pirate_right_in_its_own_turn():
    table = Table(("Bot", "Anne"))
    seated(table, Scripted(), table)
    table.pirates[1] = (7,)
    table.look()
    table.clock.travel(1)
    assert table.done == [("place", 1, 0)]


def test_without_hands_a_bot_says_what_it_wishes_once():
    table = Table(("Bot", "Anne"))
    seated(table, Scripted(Rethrow(0, (0, 2), ()), Stand(0)), None)
    table.throw((0, 1, 2, 3), (5, 5, 5, 5))
    table.clock.travel(30)
    table.look()
    wishes = [one for told in table.told for one in told.sentences if one.key.startswith("bot-")]
    assert [(wish.key, wish.args) for wish in wishes] == [
        ("bot-wishes-rethrow", {"name": "Bot", "dice": (1, 3)})
    ]
    table.throw((0, 2), (1, 1))
    table.clock.travel(3)
    assert table.referee.game.space(0) == 12
    assert table.referee.picture.moves == ((0, 12),)


def test_without_hands_a_bot_pays_before_it_wishes():
    table = Table(("Bot", "Anne"))
    seated(table, Scripted(*[Rethrow(0, (0,), ())] * 3), None)
    table.throw((0, 1, 2, 3), (5, 5, 5, 5))
    table.clock.travel(1)
    for _ in range(2):
        table.clock.travel(3)
        table.throw((0,), (5,))
        table.clock.travel(1)
    table.clock.travel(6)
    assert table.referee.picture.dice.choices.offered
    assert table.said.count("bot-wishes-rethrow") == 3


def test_hands_that_are_gone_do_not_end_the_game():
    table = Table(("Bot", "Anne"))

    class Gone(Table):
        def throw(self, dice: object, faces: object = None) -> None:
            raise ConnectionResetError("the simulated table is gone")

    gone = Gone(("Bot", "Anne"))
    seated(table, Scripted(), gone)
    table.clock.travel(20)
    assert not table.referee.game.faces


def test_a_bot_does_nothing_while_the_board_is_lost():
    table = Table(("Bot", "Anne"))
    table.referee.hear_link("lost", type(table.told[0].sentences[0])("link-lost"))
    seated(table, Scripted(), table)
    table.clock.travel(30)
    assert table.done == []
