"""The languages there are: each has a folder of phrases here, and one line in this list."""

from __future__ import annotations

ENGLISH = "en"

LANGUAGES = {
    "en": ("English", "en-GB"),
    "sv": ("Svenska", "sv-SE"),
    "de": ("Deutsch", "de-DE"),
    "fr": ("Français", "fr-FR"),
    "es": ("Español", "es-ES"),
}
"""Code, which is the folder's name -> the language's own name, and its plural and number rules."""


def own_name(code: str) -> str:
    """Return what a language calls itself; the code itself of one there is none of."""
    return LANGUAGES[code][0] if code in LANGUAGES else code


def locale_of(code: str) -> str:
    """Return the locale whose plural and number rules a language follows."""
    return LANGUAGES[code][1] if code in LANGUAGES else code
