"""After a restart phones and the big screen are who they were; the file holds no token."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.web.page_client import serving, story
from tests.web.scripted_service import ScriptedService

from plank.web.seats.token_store import KeptSeat, KeptTokens, TokenFile

FORGED = b'{"seats":[{"token":"no digest","name":"Anne","which":0}]}'


@story
async def test_g3_pages_come_back_after_a_power_cut(tmp_path: Path):
    service, file = ScriptedService(tmp_path), tmp_path / "tokens.json"
    async with serving(service, tokens=file) as server, server.seat(1) as bo:
        old_screen, token = server.web.hub.screen_token, bo.token
    text = file.read_text()
    assert token not in text
    assert old_screen not in text
    assert file.stat().st_mode & 0o077 == 0
    service.resume(1)
    async with serving(service, tokens=file) as server:
        async with server.page(token) as bo, server.page(old_screen) as screen:
            assert (bo.heard[0]["role"], bo.heard[0]["seat"]) == ("seat", 1)
            assert screen.heard[0]["role"] == "screen"
            await screen.ask("vacate", seat=1)
        assert "Bo" not in file.read_text()


@story
async def test_in_another_game_nobody_gets_a_strangers_seat(tmp_path: Path):
    service, file = ScriptedService(tmp_path), tmp_path / "tokens.json"
    async with serving(service, tokens=file) as server, server.seat(1) as bo:
        token = bo.token
    service.play(("Cy", "Di"))
    async with serving(service, tokens=file) as server, server.page(token) as page:
        assert page.heard[0]["role"] == "watcher"


@pytest.mark.parametrize("damaged", [b"", b"{", b"\xff\xfe", b'{"seats": 3}', b"[]", FORGED])
def test_g13_a_damaged_file_only_means_joining_again(tmp_path: Path, damaged: bytes):
    path = tmp_path / "tokens.json"
    path.write_bytes(damaged)
    assert TokenFile(path).read() == KeptTokens()


def test_a_file_that_cannot_be_written_stops_nobody(tmp_path: Path):
    TokenFile(tmp_path / "nowhere" / "tokens.json").write(KeptTokens("ab"))


def test_what_is_written_is_read_again(tmp_path: Path):
    kept = KeptTokens("ab" * 32, (KeptSeat("cd" * 32, "Anne", 0), KeptSeat("ef" * 32, "Anne", 1)))
    TokenFile(tmp_path / "tokens.json").write(kept)
    assert TokenFile(tmp_path / "tokens.json").read() == kept
