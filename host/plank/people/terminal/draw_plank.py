"""The plank as text: ship on the left, sea on the right, one row a lane.

    > A Anne     2$|   | .  .  A  .  .  .  . [ ] .  .  .  ~~

A pirate is drawn where it really stands; where one belongs, or may go, there are brackets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from plank.people.tasks import dice_in
from plank.people.terminal.glyphs import Glyphs
from plank.people.terminal.pirate_letters import colour, letters
from plank.phrases.sentence import Sentence, sentence
from plank.referee import Picture, SeatPicture

SHIP, SEA = 5, 2  # columns
NARROWEST_CELL, WIDEST_CELL = 2, 5  # columns a space
LABEL, WIDE_LABEL, NARROW_LABEL = 13, 21, 3  # columns
WIDE = 100  # columns of a screen that bears wide labels

WOOD, DECK, WATER = "on #3b2a1a", "on #5c4022", "bright_blue on #0b2a45"
SYMBOLS = {"skull": "white", "anchor": "bright_cyan", "chest": "yellow", "parrot": "bright_green"}
LAMPS = {"w": "white", "r": "red", "g": "green", "b": "blue", "y": "yellow", "o": "#ff9030"}

Say = Callable[[Sentence], str]


@dataclass(frozen=True)
class Plank:
    """One picture's plank, to be drawn `width` columns wide."""

    picture: Picture
    width: int
    glyphs: Glyphs
    say: Say

    def lines(self) -> Iterator[Text]:
        """Draw it: numbers, symbols, lanes, lamps."""
        yield self._row(Text(), self._ship_sign(), self._numbers(), Text())
        yield self._row(Text(), Text(" " * SHIP), self._symbols(), Text())
        for lane in range(len(self.picture.seats)):
            yield self._lane(lane)
        yield self._row(Text(), self._lamp(0, SHIP), self._lamps(), Text())

    @property
    def _label(self) -> int:
        if self.width >= WIDE:
            return WIDE_LABEL
        room = self.width - SHIP - SEA - NARROWEST_CELL * self.picture.spaces
        return max(NARROW_LABEL, min(LABEL, room))

    @property
    def _cell(self) -> int:
        room = self.width - self._label - SHIP - SEA
        return max(NARROWEST_CELL, min(WIDEST_CELL, room // self.picture.spaces))

    @property
    def _out(self) -> range:
        """The spaces as they are drawn, from the ship to the sea."""
        return range(self.picture.spaces, 0, -1)

    def _row(self, label: Text, ship: Text, spaces: Text, sea: Text) -> Text:
        label.truncate(self._label, pad=True)
        row = Text.assemble(label, ship, spaces, sea)
        row.truncate(self.width)
        return row

    def _ship_sign(self) -> Text:
        return Text(set_cell_size(self.say(sentence("screen-ship")), SHIP), "dim")

    def _numbers(self) -> Text:
        """Number the spaces; on a narrow screen every second one."""
        shown = [space for space in self._out if self._cell > NARROWEST_CELL or space % 2 == 0]
        texts = (str(space) if space in shown else "" for space in self._out)
        return Text("".join(text.center(self._cell) for text in texts), "bold")

    def _symbols(self) -> Text:
        row = Text()
        for space in self._out:
            name = self.picture.layout[space - 1]
            sign = self.glyphs.symbol(name)
            row.append(set_cell_size(sign.center(self._cell), self._cell), SYMBOLS.get(name, ""))
        return row

    def _lane(self, lane: int) -> Text:
        spaces = Text()
        for space in self._out:
            spaces.append_text(self._place(lane, space, self._cell, WOOD))
        ship = Text("|", DECK).append_text(self._place(lane, 0, SHIP - 2, DECK)).append("|", DECK)
        return self._row(self._name(lane), ship, spaces, Text(self.glyphs.sea * SEA, WATER))

    def _name(self, lane: int) -> Text:
        seat = self.picture.seats[lane]
        acts = self.picture.turn == lane
        purse = self._purse(seat)
        room = self._label - 3 - cell_len(purse)
        label = Text(self.glyphs.turn if acts else " ", "bold")
        label.append(letters([one.name for one in self.picture.seats])[lane], colour(lane))
        if room > 0:
            style = "bold" if acts else "dim" if seat.fallen else ""
            label.append(" " + clipped(seat.name, room, self.glyphs), style)
            label.append(purse, "dim" if seat.fallen else "yellow")
        return label

    def _purse(self, seat: SeatPicture) -> str:
        if seat.rank is not None:
            return self.say(sentence("screen-fell", rank=seat.rank)).rjust(3)
        return "" if seat.coins is None else f"{seat.coins}{self.glyphs.coin}".rjust(3)

    def _place(self, lane: int, place: int, width: int, ground: str) -> Text:
        """Draw one place of a lane: the pirate if it is there, brackets if it should be."""
        seat = self.picture.seats[lane]
        here, wished = place in seat.seen, place in self._wished(lane)
        letter = letters([one.name for one in self.picture.seats])[lane]
        sign = letter if here else " " if wished else self.glyphs.empty if place else " "
        if wished:
            sign = f"[{sign}]"[: max(2, width)]
        style = colour(lane) if here else "bold bright_green" if wished else "dim"
        return Text(sign.center(width), f"{style} {ground}")

    def _wished(self, lane: int) -> tuple[int | None, ...]:
        """Where this lane's pirate belongs but does not stand, or may go by standing."""
        belongs = tuple(place for other, place in self.picture.moves if other == lane)
        if belongs:
            return belongs
        return dice_in(self.picture).choices.targets if lane == self.picture.turn else ()

    def _lamps(self) -> Text:
        row = Text()
        for space in self._out:
            row.append_text(self._lamp(space, self._cell))
        return row

    def _lamp(self, place: int, width: int) -> Text:
        """Draw a place's lamp; capital letters blink. Chain order: ship, highest space, ..., 1."""
        at = self.picture.spaces + 1 - place if place else 0
        lit = self.picture.lamps[at : at + 1]
        style = LAMPS.get(lit.lower())
        if style is None:
            return Text(" " * width)
        blinking = " blink" if lit.isupper() else ""
        return Text(self.glyphs.lamp.center(width), f"bold {style}{blinking}")


def clipped(text: str, width: int, glyphs: Glyphs) -> str:
    """Cut a text to a width in columns, with a sign where something is cut, and fill it up."""
    text = glyphs.shown(text)
    if cell_len(text) > width:
        text = set_cell_size(text, width - 1) + glyphs.cut
    return set_cell_size(text, width)
