"""The signs a screen is drawn with: for terminals that know Unicode, and for those that don't."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Glyphs:
    """One set of signs; every sign is one column wide."""

    coin: str
    turn: str
    empty: str
    sea: str
    lamp: str
    pip: str
    dot: str
    link: str
    cut: str
    box: tuple[str, str, str, str, str, str]
    """Corners and edges of a die: top left, top right, bottom left, bottom right, -, |."""
    sword: tuple[str, str, str]
    symbols: dict[str, str] = field(default_factory=dict[str, str])

    ascii: bool = False

    def shown(self, text: str) -> str:
        """Return a text as this terminal can show it."""
        return text.encode("ascii", "replace").decode() if self.ascii else text

    def symbol(self, name: str) -> str:
        """Return the sign of a space's symbol; one that has none is its first letter."""
        return self.symbols.get(name, self.shown(name[:1].lower()) or "?")


UNICODE = Glyphs(
    coin="●",
    turn="▶",
    empty="·",
    sea="≈",
    lamp="▲",
    pip="●",
    dot="·",
    link="●",
    cut="…",
    box=("╭", "╮", "╰", "╯", "─", "│"),
    sword=("   \u2571 ", "\u2572 \u2571  ", " \u2573   "),  # box drawing diagonals
    symbols={"skull": "☠", "anchor": "♆", "chest": "▣", "parrot": "❦"},
)

ASCII = Glyphs(
    coin="$",
    turn=">",
    empty=".",
    sea="~",
    lamp="^",
    pip="o",
    dot="-",
    link="*",
    cut="~",
    box=(".", ".", "'", "'", "-", "|"),
    sword=("   / ", "\\ /  ", " X   "),
    ascii=True,
)
