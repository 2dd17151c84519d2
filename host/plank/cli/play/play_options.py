"""From the command line of `plank play` to the options of the host service."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from plank.people.terminal.raw_terminal import usable
from plank.phrases.speech_choices import HOST, OFF
from plank.phrases.speech_settings import SpeechSettings
from plank.service.options import NO_PACE, NORMAL_PACE, PageOptions, ServiceOptions, VoiceOptions
from plank.service.sensor_masks import parse_masks


def service_options(arguments: argparse.Namespace) -> ServiceOptions:
    """Return what the command line asks for. Raises ValueError with one line for the person."""
    page = _page(arguments)
    terminal = at_terminal(arguments)
    return ServiceOptions(
        board=arguments.board,
        masks=parse_masks(arguments.mask),
        pace=NO_PACE if arguments.fast else NORMAL_PACE,
        keep_finished_game=terminal or page is not None,
        wait_for_games=page is not None and not terminal,
        record=Path(arguments.record) if arguments.record else None,
        panel=arguments.panel,
        page=page,
        voice=_voice(arguments, served=page is not None),
    )


def at_terminal(arguments: argparse.Namespace) -> bool:
    """Tell whether people sit at a terminal that the table can be drawn on."""
    return not arguments.json and usable(sys.stdin, sys.stdout, os.environ)


def _page(arguments: argparse.Namespace) -> PageOptions | None:
    """Serve the page at a terminal, or where it is asked for."""
    asked_for = arguments.lan or arguments.page_port is not None
    if arguments.no_page or arguments.json or not (asked_for or at_terminal(arguments)):
        return None
    return PageOptions(arguments.page_port, arguments.lan, open_browser=True)


def _voice(arguments: argparse.Namespace, *, served: bool) -> VoiceOptions | None:
    """Speak where a page is served, unless told not to; elsewhere where it is asked for.

    Raises ValueError for pages that are to speak where none is served.
    """
    speaker = arguments.speaker or (HOST if served else OFF)
    if not served and speaker not in (HOST, OFF):
        raise ValueError(
            f"--speaker {speaker}: no page is served that could speak: play with --speaker {HOST},"
            " or without --no-page and --json"
        )
    if not served and speaker == OFF:
        return None
    settings = SpeechSettings(
        rate=arguments.rate,
        loudness=arguments.loudness,
        style=arguments.style,
        language=arguments.language,
        speaker=speaker,
    )
    return VoiceOptions(settings, Path(arguments.piper) if arguments.piper else None)
