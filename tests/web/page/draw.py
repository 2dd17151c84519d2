"""Draws the README's pictures anew from a real game: `python -m tests.web.page.draw`."""

from __future__ import annotations

import tempfile
from functools import partial
from pathlib import Path

from playwright.sync_api import Page
from tests.web.page.chromium import browser
from tests.web.page.game_night import Night
from tests.web.page.playing import calm, carried, drawn, settled, until

from plank.referee.dice import acts

PICTURES = Path(__file__).parents[3] / "host" / "pictures"
SEATS = "Anne,Bo,Carla,Dirk,Edda,Finn"
TURNS: tuple[tuple[int | str, ...], ...] = (
    (4, 5, 3, 2), (5, "coin", 5, 4), (3, 4, 1, 1), (5, 4, 3, 5), ("coin", 2, 3, 1), (5, 5, 4, 4),
    (2, "coin", 3, 4), (4, 1, "sword", 3),
)  # fmt: skip
LAST: tuple[int | str, ...] = (3, "coin", "sword", 2)


def turn(table: Night, faces: tuple[int | str, ...]) -> None:
    """Throw these faces, stand, and put the pirates where they belong."""
    seat = calm(table).turn
    assert seat is not None, "the game goes on"
    before = table.picture.count
    table.throw(*faces)
    until(lambda: table.picture.count > before, "a throw")
    table.see(lambda: table.session.referee.act(acts.Stand(seat)))
    while (now := calm(table)).moves:
        for lane, place in now.moves:
            table.see(partial(table.hands.place, lane, place))
        until(partial(carried, table, now), "pirates are carried")


def played(table: Night) -> int:
    """Play to a moment worth a picture; return the moves so far."""
    for faces in TURNS:
        turn(table, faces)
    before = calm(table).count
    table.throw(*LAST)
    until(lambda: table.picture.count > before, "a throw")
    return table.picture.count


def shoot(page: Page, name: str) -> None:
    """Save a picture once everything has come to its place."""
    settled(page)
    page.screenshot(path=PICTURES / f"{name}.png")


def main() -> None:
    """Play and draw."""
    with tempfile.TemporaryDirectory() as folder, browser() as chromium:
        table = Night(Path(folder), SEATS)
        screen = chromium.new_page(viewport={"width": 1280, "height": 720})
        screen.goto(table.screen)
        screen.wait_for_selector(".pirate")
        phone = chromium.new_page(viewport={"width": 360, "height": 780}, device_scale_factor=1.5)
        phone.goto(table.home)
        phone.click("[data-seat='2']")
        count = played(table)
        drawn(screen, count)
        drawn(phone, count)
        shoot(screen, "big-screen")
        shoot(phone, "phone")
        table.close()


if __name__ == "__main__":
    main()
