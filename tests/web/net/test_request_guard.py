"""Other people's pages are kept out; ours reach nowhere else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.web.page_client import PageServer, serving, story
from tests.web.scripted_service import ScriptedService
from websockets.exceptions import InvalidStatus

from plank.web.net.request_guard import ours

OUR_HOSTS = ("127.0.0.1:8440", "localhost:8440", "localhost", "192.168.1.5:8440", "[::1]:8440")
FOREIGN = ("evil.example", "evil.example:8440", "", "plank.local.evil.example", "127.0.0.1.nip.io")


async def get(server: PageServer, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Get a path as a browser does; return status, headers and body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.web.port)
    said = {"Host": f"127.0.0.1:{server.web.port}", "Connection": "close", **headers}
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items()), "", ""]
    writer.write("\r\n".join(lines).encode())
    head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    first, *rest = head.decode().split("\r\n")
    pairs = (line.partition(": ") for line in rest)
    return int(first.split()[1]), {name.lower(): value for name, _, value in pairs}, body


@pytest.mark.parametrize("host", (*OUR_HOSTS, "plank.local", "PLANK.local:8440"))
def test_an_address_in_digits_is_ours(host: str):
    assert ours(host)


@pytest.mark.parametrize("host", FOREIGN)
def test_a_name_that_somebody_owns_is_not_ours(host: str):
    assert not ours(host)


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "http://127.0.0.1:1",
        "https://127.0.0.1:{port}",
        "http://localhost:{port}",
        "http://127.0.0.1:{port}.evil.example",
        "null",
        None,
    ],
)
@story
async def test_a_foreign_origin_gets_no_line(tmp_path: Path, origin: str | None):
    async with serving(ScriptedService(tmp_path)) as server:
        named = origin and origin.format(port=server.web.port)
        with pytest.raises(InvalidStatus, match="403"):
            async with server.raw(origin=named):
                pass


@story
async def test_a_foreign_name_gets_nothing(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server:
        status, headers, body = await get(server, "/log/1.jsonl", Host="evil.example")
        assert (status, body) == (403, b"Not here.")
        assert "access-control-allow-origin" not in headers


@story
async def test_every_answer_has_the_strict_headers(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server:
        for path in ("/", "/labels/en.json", "/join.svg", "/nothing", "/log/1.jsonl"):
            _, headers, _ = await get(server, path)
            policy = headers["content-security-policy"]
            assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
            assert "unsafe" not in policy
            assert "*" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-frame-options"] == "DENY"
            assert "server" not in headers


@story
async def test_no_way_leads_out_of_the_page_folder(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server:
        for path in ("/page/../server.py", "/page/%2e%2e/server.py", "/page//etc/passwd"):
            assert (await get(server, path))[0] == 404


@story
async def test_a_file_that_the_browser_has_is_not_sent_again(tmp_path: Path):
    folder = tmp_path / "page"
    (folder / "art").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>" + " " * 1000)
    (folder / "art" / "sea.svg").write_text("<svg/>")
    async with serving(ScriptedService(tmp_path), page=folder) as server:
        status, headers, body = await get(server, "/", **{"Accept-Encoding": "gzip"})
        assert (status, headers["content-encoding"]) == (200, "gzip")
        assert len(body) < 100
        assert headers["content-type"] == "text/html; charset=utf-8"
        again = await get(server, "/", **{"If-None-Match": headers["etag"]})
        assert (again[0], again[2]) == (304, b"")
        status, headers, body = await get(server, "/page/art/sea.svg")
        assert (headers["content-type"], body) == ("image/svg+xml", b"<svg/>")
