"""Draws the README's picture of the terminal anew: `python -m tests.people.terminal.draw`."""

from __future__ import annotations

from pathlib import Path

from tests.people.terminal.pictures import die, picture, seat, situation

from plank.people.terminal.draw_screen import Screen, Shown
from plank.people.terminal.glyphs import UNICODE
from plank.people.terminal.svg_export import export_svg
from plank.phrases.phrases import Phrases
from plank.phrases.sentence import sentence
from plank.referee import Picture
from plank.referee.dice.dice_picture import Choices
from plank.referee.tasks import Choose, Stand

PICTURE = Path(__file__).parents[3] / "host" / "pictures" / "terminal.svg"
WIDTH, HEIGHT = 80, 24
TOLD = (
    sentence("rethrown", name="Morgan", dice=(2,), faces=("coin",), paid=1, total=8),
    sentence("moved", name="Morgan", start=13, space=8),
    sentence("earned", name="Morgan", coins=1, why="coin"),
    sentence("sword", name="Morgan", die=4),
    sentence("swept", name="Morgan", names=("Anne", "Grace"), start=10, space=9),
    sentence("swept", name="Morgan", names=("Bess",), start="ship", space=20),
    sentence("turn", name="Anne"),
    sentence("thrown", name="Anne", faces=(5, "coin", 4, 2), total=11),
    sentence("rethrown", name="Anne", dice=(1,), faces=(1,), paid=0, total=7),
)


def lively() -> Picture:
    """A game in full swing: Anne on 9 may stand on 7, or throw dice 3 once more."""
    return picture(
        seats=(
            seat("Anne", 9, 2),
            seat("Morgan", 8, 1),
            seat("Bess", 20, 1),
            seat("Kidd", None, 0, rank=5),
            seat("Grace", 9, 3),
        ),
        dice=(die(1), die("coin"), die(4), die(2)),
        total=7,
        free=1,
        bank=17,
        choices=Choices(rethrow=True, cover=(0, 1, 2, 3), stand=True, targets=(7,)),
        tasks=(
            Choose(seat=0, sentence=sentence("choose", name="Anne", total=7, free=1)),
            Stand(seat=0, spaces=(7,), sentence=sentence("stand-move", name="Anne", space=7)),
        ),
        lamps="." * 14 + "w" + "." * 6 + "gygg",
    )


def drawn() -> str:
    words = Phrases("en", strict=True)
    screen = Screen(words.say, WIDTH, HEIGHT, UNICODE)
    shown = Shown(told=[words.say(told) for told in TOLD], port="simulated")
    return export_svg(screen.text(situation(lively(), 2), shown), WIDTH)


if __name__ == "__main__":
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(drawn(), "utf-8")
