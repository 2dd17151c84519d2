"""The screen as a picture for a page: SVG, with nothing in it that is fetched from elsewhere."""

from __future__ import annotations

import io
import re

from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME
from rich.text import Text

TITLE = "plank play"
WEB_FONTS = re.compile(r"@font-face\s*\{.*?\}\s*", re.DOTALL)


def export_svg(drawn: Text, width: int, title: str = TITLE) -> str:
    """Return a drawn screen (`Screen.text`) as SVG, `width` columns wide.

    The same screen gives the same text every time.
    """
    console = Console(
        file=io.StringIO(), record=True, width=width, force_terminal=True, color_system="truecolor"
    )
    console.print(drawn, no_wrap=True, overflow="crop")
    svg = console.export_svg(title=title, theme=SVG_EXPORT_THEME, unique_id="plank-terminal")
    # librsvg cuts spaces off the ends of texts unless it is told not to
    return WEB_FONTS.sub("", svg).replace("<svg ", '<svg xml:space="preserve" ', 1)
