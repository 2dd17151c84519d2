"""What can be chosen of how sentences are said: the styles, and where they are said from."""

from __future__ import annotations

NORMAL = "normal"
STYLES = ("terse", NORMAL, "dramatic")
"""How much is said: each style has phrases of its own where they differ."""

HOST = "host"
"""The loudspeaker of the computer that the program runs on."""

OFF = "off"
SPEAKERS = (HOST, "screen", "phones", OFF)
"""Where it is said from: the host, the page on the big screen, the pages on phones, nowhere."""
