"""The end of a turn: the throw counts, coins come, and perhaps one is the last standing."""

from __future__ import annotations

from typing import Literal

from plank.games.game import Turn, Won
from plank.games.the_plank.dice import READINGS
from plank.games.the_plank.events import Earned, PlankEvent
from plank.games.the_plank.illegal_moves import check_thrown, nothing_to_choose, wrong_choice
from plank.games.the_plank.movement_and_swords import Events, move_roller, sweep
from plank.games.the_plank.moves import Stand
from plank.games.the_plank.spaces import FALLEN
from plank.games.the_plank.state import State


def stand(game: State, move: Stand) -> list[PlankEvent]:
    """Carry out the throw: move, coins, swords, end coins, last standing."""
    seat = move.seat
    if seat is not game.turn or not game.faces:
        check_thrown(game, seat)
    if game.plank.chooses or move.space is not None:
        target = chosen(game, move)
    else:
        target = game.plank.landing[game.at[seat]][game.total]
    events: Events = []
    move_roller(game, seat, target, events)
    if target != FALLEN:  # ruling P15
        _, coins, swords, _ = READINGS[game.faces]
        if coins or swords:
            carry_out_symbols(game, seat, coins, swords, events)
        pay_position(game, seat, events)
    end_turn(game, seat, events)
    return events


def choices(game: State, seat: int) -> tuple[int, ...]:
    """Return the spaces between which the roller must choose; () where it need not (P13)."""
    if not game.plank.chooses:
        return ()
    place = game.at[seat]
    if game.total < place:
        return ()
    same_symbol = game.plank.same_symbol[place]
    return same_symbol if len(same_symbol) > 1 else ()


def chosen(game: State, move: Stand) -> int:
    """Return where the roller goes, FALLEN when it falls (P11-P14). Raises IllegalMove."""
    spaces = choices(game, move.seat)
    if move.space is None and not spaces:
        return game.plank.landing[game.at[move.seat]][game.total]
    if not spaces:
        raise nothing_to_choose(move)
    if type(move.space) is not int or move.space not in spaces:
        raise wrong_choice(move, spaces)
    return move.space


def carry_out_symbols(
    game: State, seat: int, coins: tuple[int, ...], swords: tuple[int, ...], events: Events
) -> None:
    """Carry out the symbols on these dice that are not covered: coins, then swords (P17)."""
    mask = game.covered_mask
    if mask:  # ruling P8
        coins = tuple(die for die in coins if not mask >> die & 1)
        swords = tuple(die for die in swords if not mask >> die & 1)
    if coins:
        earn(game, seat, len(coins), "coin", events)
    for die in swords:
        sweep(game, seat, die, events)


def pay_position(game: State, seat: int, events: Events) -> None:
    """Pay for standing on space 1 and for standing furthest out (P20, P21)."""
    place = game.at[seat]
    furthest = min(game.at)
    if place != furthest or place == game.plank.ship:
        return
    if place == 1:
        earn(game, seat, 1, "front", events)
        if game.rules.front_coins == "one":
            return
    if game.rules.furthest_tie or game.at.count(place) == 1:
        earn(game, seat, 1, "furthest", events)


def earn(
    game: State, seat: int, due: int, why: Literal["coin", "front", "furthest"], events: Events
) -> None:
    """Pay coins from the bank, as far as they go (ruling P22)."""
    bank = game.bank
    coins = due if bank is None or bank >= due else bank
    if bank is not None:
        game.bank = bank - coins
    game.purses[seat] += coins
    events.append(Earned(seat, coins, due, why))


def end_turn(game: State, seat: int, events: Events) -> None:
    """End the game when one is left standing, else hand on the dice (P5, P23)."""
    game.clear_dice()
    if game.standing == 1:
        winner = next(other for other, place in enumerate(game.at) if place != FALLEN)
        game.winner = winner
        game.places[winner] = 1
        game.turn = None
        game.over = True
        events.append(Won(winner))
        return
    game.turn = following = next_standing(game, seat)
    events.append(Turn(following))


def next_standing(game: State, seat: int) -> int:
    """Return the next seat clockwise that has not fallen (ruling P5)."""
    while True:
        seat = (seat + 1) % len(game.at)
        if game.at[seat] != FALLEN:
            return seat
