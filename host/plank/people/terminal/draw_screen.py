"""The whole screen: a picture and what was told of late, as exactly so many lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from rich.cells import cell_len
from rich.text import Text

from plank.people.terminal.draw_dice import WIDTH as DICE_WIDTH
from plank.people.terminal.draw_dice import dice_lines
from plank.people.terminal.draw_plank import SYMBOLS, Plank
from plank.people.terminal.glyphs import UNICODE, Glyphs
from plank.people.terminal.keys import help_lines, offered_keys
from plank.people.terminal.questions import ONE_KEY, Question, question_of
from plank.people.terminal.situation import Situation
from plank.phrases.sentence import Sentence, sentence
from plank.referee.dice.dice_picture import DicePicture

TITLE = "THE PLANK"
BAR = "bold white on #0b2a45"
KEY = "bold black on white"
DICE_LINES = 6
TOLD_KEPT = 200  # sentences
NARROWEST, LOWEST = 20, 4  # columns, lines: below that nothing is drawn any more

Say = Callable[[Sentence], str]


@dataclass(frozen=True)
class Shown:
    """What the terminal itself adds to a picture."""

    told: Sequence[str] = ()
    note: str = ""
    question: Question | None = None
    help: bool = False
    port: str = ""
    page: str = ""
    """The address of the big screen, for its owner's eyes."""


@dataclass(frozen=True)
class Screen:
    """Draws situations; `width` and `height` in columns and lines."""

    say: Say
    width: int = 80
    height: int = 24
    glyphs: Glyphs = field(default=UNICODE)

    def lines(self, now: Situation, shown: Shown) -> list[Text]:
        """Draw everything, in exactly `height` lines of at most `width` columns."""
        last = [self._note(shown), self._keys(now, shown)]
        body = self._help(now, shown) if shown.help else self._table(now, shown)
        body = [self._bar(now, shown), *body][: self.height - len(last)]
        body += [Text()] * (self.height - len(last) - len(body))
        return [self._cut(line) for line in [*body, *last][-self.height :]]

    def text(self, now: Situation, shown: Shown) -> Text:
        """Draw everything as one renderable of rich."""
        drawn = Text("\n").join(self.lines(now, shown))
        drawn.no_wrap = True
        return drawn

    def _cut(self, line: Text) -> Text:
        cut = line.copy()
        cut.truncate(self.width)
        return cut

    def _table(self, now: Situation, shown: Shown) -> list[Text]:
        body = self._plank(now) if now.picture.spaces else []
        body += self._play(now)
        room = self.height - len(body) - 3
        if room > 0:
            body += self._told(shown, room)
        return body

    def _plank(self, now: Situation) -> list[Text]:
        plank = Plank(now.picture, self.width, self.glyphs, self.say)
        return [*plank.lines(), self._legend(now)]

    def _bar(self, now: Situation, shown: Shown) -> Text:
        picture = now.picture
        facts = self._dice_facts(now.dice)
        if picture.turn is not None:
            name = picture.seats[picture.turn].name
            facts.insert(0, self.say(sentence("screen-turn", name=name)))
        left = Text(f" {TITLE}   " + "  ".join(facts), BAR)
        link = self._link(picture.link, shown.port, self.width - left.cell_len - 1)
        left.truncate(max(0, self.width - link.cell_len), pad=True)
        return Text.assemble(left, link)

    def _dice_facts(self, dice: DicePicture) -> list[str]:
        facts: list[Sentence] = []
        if any(die.face is not None for die in dice.dice):
            facts.append(sentence("screen-total", total=dice.total))
        if dice.free:
            facts.append(sentence("screen-free", free=dice.free))
        if dice.bank is not None:
            facts.append(sentence("screen-bank", bank=dice.bank))
        return [self.say(fact) for fact in facts]

    def _link(self, state: str, port: str, room: int) -> Text:
        """Tell how the link is, and by which port where there is room for that."""
        said = f"{self.glyphs.link} {self.say(sentence('screen-link', condition=state))}"
        texts = (f"{said} {port}".rstrip() + " ", f"{said} ")
        text = next((text for text in texts if cell_len(text) <= room), texts[-1])
        link = Text(text, BAR)
        link.stylize("bright_green" if state == "connected" else "bold bright_red")
        return link

    def _legend(self, now: Situation) -> Text:
        """Name the symbols, each once, in the order in which they lie, and the coins."""
        names = dict.fromkeys(now.picture.layout)
        legend = Text()
        for name in names:
            sign = self.glyphs.symbol(name)
            said = self.say(sentence("screen-symbol", symbol=name))
            legend.append(f"{sign} ", SYMBOLS.get(name, "")).append(f"{said}   ", "dim")
        if any(seat.coins is not None for seat in now.picture.seats):
            legend.append(f"{self.glyphs.coin} ").append(self.say(sentence("screen-coin")), "dim")
        if legend.cell_len > self.width:
            return Text()
        return Text(" " * ((self.width - legend.cell_len) // 2)).append_text(legend)

    def _play(self, now: Situation) -> list[Text]:
        """Draw the dice, if there are any, and beside them what is to be done."""
        beside = self.width - DICE_WIDTH - 3
        dice = list(dice_lines(now.dice.dice, now.chosen, self.glyphs, self.say))
        if beside < NARROWEST or not dice:
            return [*self._tasks(now, self.width), *dice]
        return [
            Text.assemble(" ", left or Text(" " * DICE_WIDTH), "  ", right or Text())
            for left, right in zip_longest(dice, self._tasks(now, beside)[:DICE_LINES])
        ]

    def _tasks(self, now: Situation, width: int) -> list[Text]:
        lines: list[Text] = []
        for at, task in enumerate(now.picture.tasks):
            style = "" if at else "bold"
            lines += wrapped(self.say(task.sentence), width, style)
        return lines

    def _told(self, shown: Shown, room: int) -> list[Text]:
        """Show what was told last, the newest at the bottom and brightest."""
        lines: list[Text] = []
        for age, told in enumerate(reversed(shown.told[-room:])):
            style = "dim" if age > 2 else ""
            lines = wrapped(told, self.width - 2, style) + lines
        return [Text(" ").append_text(line) for line in lines[-room:]]

    def _help(self, now: Situation, shown: Shown) -> list[Text]:
        rows = [Text("  " + self.say(sentence("help-title")), "bold"), Text()]
        for key, phrase in help_lines(now.picture):
            rows.append(Text.assemble((f"  {key:>8} ", "bold"), f" {self.say(sentence(phrase))}"))
        if shown.page:
            rows.append(Text(f"  {self.say(sentence('help-page', url=shown.page))}"))
        return rows

    def _note(self, shown: Shown) -> Text:
        return Text(" " + shown.note, "bold bright_yellow")

    def _keys(self, now: Situation, shown: Shown) -> Text:
        if shown.question is not None:
            return self._asking(shown.question, now)
        return self._offer(offered_keys(now))

    def _offer(self, keys: list[tuple[str, str]]) -> Text:
        """Write the keys, fewer where there is no room for all; the last two always."""
        line = Text(" ")
        for key, label in keys:
            line.append(f" {key} ", KEY).append(f" {self.say(sentence(label))}  ")
        line.rstrip()
        if line.cell_len > self.width and len(keys) > 2:
            return self._offer([*keys[:-3], *keys[-2:]])
        return line

    def _asking(self, question: Question, now: Situation) -> Text:
        asked = self.say(question_of(question.ask, now))
        line = Text.assemble((f" {asked} ", "bold"), question.typed, ("_", "blink"))
        label = "label-esc" if question.ask.what in ONE_KEY else "label-send"
        hint = Text(self.say(sentence(label)), "dim")
        if line.cell_len + hint.cell_len + 3 <= self.width:
            line.append("   ").append_text(hint)
        return line


def wrapped(text: str, width: int, style: str) -> list[Text]:
    """Break a text into lines of at most `width` columns, between words where it can."""
    lines = [""]
    for word in text.split():
        if cell_len(lines[-1]) + 1 + cell_len(word) > width and lines[-1]:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return [Text(line, style) for line in lines]
