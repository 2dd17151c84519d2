"""What the host service can be told to do, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from plank.phrases.speech_choices import OFF
from plank.phrases.speech_settings import SpeechSettings
from plank.table.table_state import NO_MASKS, Masks

NORMAL_PACE, NO_PACE = 1.0, 0.0
"""How long bots think, as a factor; with no pace they don't pause at all."""


@dataclass(frozen=True)
class PageOptions:
    """How the page is served.

    `port` is the TCP port (None: the default one, or any free one where that is taken); with
    `lan` phones in the house can join at once; with `open_browser` the big screen is opened in
    this computer's browser.
    """

    port: int | None = None
    lan: bool = False
    open_browser: bool = False


@dataclass(frozen=True)
class VoiceOptions:
    """How games are announced; `piper` is the file of a piper voice to speak with."""

    settings: SpeechSettings = field(default_factory=SpeechSettings)
    piper: Path | None = None

    @property
    def speaks(self) -> bool:
        """Tell whether anything is heard at the start."""
        return self.settings.speaker != OFF


@dataclass(frozen=True)
class ServiceOptions:
    """What the host service is to do; by default it plays one game and nobody listens.

    `board` is what `plank play --board` takes: `auto`, `sim`, `sim:cpython`, `sim:micropython` or
    a port. Sensors in `masks` are not believed. `pace` stretches the pauses in which bots think;
    with `NO_PACE` a game of bots alone on a simulated table, with neither page nor voice, runs on
    travelling time.
    A finished game stays shown with `keep_finished_game`; with `wait_for_games` the service
    waits for another one. `record` is a file for `plank replay`; `panel` uses the lamps and the
    bell on a Raspberry Pi's pins.
    """

    board: str = "auto"
    masks: Masks = NO_MASKS
    pace: float = NORMAL_PACE
    keep_finished_game: bool = False
    wait_for_games: bool = False
    record: Path | None = None
    panel: bool = False
    page: PageOptions | None = None
    voice: VoiceOptions | None = None
