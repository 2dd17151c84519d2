"""A phone loads little, and only from this house."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tests.web.page.game_night import Night
from tests.web.page.weight import PAGE, weight

MOST = 20_000  # bytes of script, gzipped: vendored ones included
PRELOAD = re.compile(r'"modulepreload" href="/page/([^"]+)"')
KEY = re.compile(r'\bsay\(\s*"([a-z-]+)"|key: "([a-z-]+)"|"(do-[a-z-]+)"')


@pytest.mark.parametrize("role", ["seat", "watcher"])
def test_a_phones_script_weighs_at_most_20_kb(role: str) -> None:
    assert sum(weight("main.js", f"phone/{role}_page.js").values()) <= MOST


def test_what_all_phones_need_is_fetched_at_once() -> None:
    seat, watcher = (
        set(weight("main.js", f"phone/{role}_page.js")) for role in ("seat", "watcher")
    )
    preloaded = set(PRELOAD.findall((PAGE / "index.html").read_text("utf-8")))
    assert preloaded | {"main.js"} == seat & watcher


def test_a_phone_loads_no_more_script_than_that(
    begin: Callable[..., Night], visit: Callable[..., Page]
) -> None:
    table = begin("Anne,Bo")
    loaded: list[str] = []
    page = visit("about:blank", 360, 740)
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(table.home)
    page.wait_for_selector(".crew")
    scripts = {url.split("/page/")[1] for url in loaded if url.endswith(".js")}
    assert scripts == set(weight("main.js", "phone/watcher_page.js"))
    assert all(url.startswith((table.home, table.home.replace("http", "ws"))) for url in loaded)


def test_no_module_names_an_outside_address() -> None:
    for file in PAGE.rglob("*"):
        if file.is_file() and "vendor" not in file.parts:
            text = file.read_text("utf-8").replace("http://www.w3.org/", "")
            assert not re.search(r"https?://|\bstyle=\"", text), file.name


def test_every_phrase_that_the_page_says_is_there() -> None:
    there = set(re.findall(r"^([a-z-]+) =", _phrases(), re.MULTILINE))
    said: set[str] = set()
    for file in PAGE.rglob("*.js"):
        if "vendor" not in file.parts:
            said |= {next(filter(None, found)) for found in KEY.findall(file.read_text("utf-8"))}
    assert said - there - {"notice"} == set()


def _phrases() -> str:
    return (PAGE.parents[1] / "phrases" / "en" / "labels" / "page.ftl").read_text("utf-8")
