"""Whole games over bad cables, pulled plugs and killed hosts end as undisturbed ones do.

For long runs of the same: tests/benchmarks/soak.py.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.service.bad_cables import FAULTS, BadCable, LooseCable
from tests.service.hours_of_play import play_for_hours
from tests.service.killed_hosts import play_and_kill
from tests.service.pulled_plugs import play_and_pull
from tests.service.simulated_games import expected, plan, play

DECKHANDS = "bot:deckhand,bot:deckhand"
SHORT = 15
"""A seed whose dice let one of two deckhands fall after a few throws."""


@pytest.mark.parametrize("seed", [1, 2])
async def test_s14_with_1_line_in_20_spoilt_the_game_is_the_same(tmp_path: Path, seed: int) -> None:
    cables: list[BadCable] = []

    def wrap(port: object) -> BadCable:
        cables.append(BadCable(port, random.Random(seed)))
        return cables[0]

    played = await play(plan(seed), tmp_path / "journal", wrap)
    assert (played.moves, played.final) == expected(plan(seed))
    assert all(cables[0].spoilt[fault] for fault in FAULTS)


@pytest.mark.parametrize("seed", [1, 2])
async def test_s19_with_the_plug_pulled_again_and_again_the_game_is_the_same(
    tmp_path: Path, seed: int
) -> None:
    cables: list[LooseCable] = []

    def wrap(port: object) -> LooseCable:
        cables.append(LooseCable(port, random.Random(seed), 1000))
        return cables[0]

    played = await play(plan(seed), tmp_path / "journal", wrap)
    assert (played.moves, played.final) == expected(plan(seed))
    assert cables[0].pulled > 8


def test_g3_with_its_host_killed_at_a_table_that_lives_on_the_game_is_the_same(
    tmp_path: Path,
) -> None:
    game = plan(SHORT, DECKHANDS)
    final, killed = play_and_kill(game, DECKHANDS, tmp_path / "journal", 3)
    assert final == expected(game)[1]
    assert killed >= 2


def test_s3_with_its_port_gone_and_back_under_other_names_the_game_is_the_same(
    tmp_path: Path,
) -> None:
    game = plan(SHORT, DECKHANDS)
    final, pulled = play_and_pull(game, DECKHANDS, tmp_path / "journal", 2)
    assert final == expected(game)[1]
    assert pulled == 2


async def test_g14_g15_memory_stays_flat_and_nothing_is_written_while_nobody_plays(
    tmp_path: Path,
) -> None:
    played = await play_for_hours(5, tmp_path / "journal", hour_s=300.0)
    assert played.grown < 100
