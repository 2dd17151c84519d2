"""The host's loudspeaker, played through a small program that takes samples on its input.

`aplay` (alsa-utils) is on every Raspberry Pi and goes to whatever is the default there: ALSA,
PulseAudio or PipeWire; `paplay` is the same of PulseAudio. A program of its own can neither block
nor crash the game, and is stopped by ending it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Sequence

from plank.voice.engines.engine import VoiceTrouble

PROGRAMS = (
    ("aplay", "-q", "-t", "raw", "-f", "S16_LE", "-c", "1", "-r", "{hertz}", "-"),
    ("paplay", "--raw", "--format=s16le", "--channels=1", "--rate={hertz}"),
)
"""Programs that play 16-bit samples of one channel from their input, best first."""


class Player:
    """Plays by a program; `command` has `{hertz}` where the samples a second go."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command

    def start(self, hertz: int) -> Playing:
        """Start the program. Raises VoiceTrouble."""
        command = [word.replace("{hertz}", str(hertz)) for word in self._command]
        try:
            return Playing(
                subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.PIPE,
                )
            )
        except OSError as wrong:
            raise VoiceTrouble("voice-no-sound", reason=_reason(str(wrong))) from wrong


class Playing:
    """One run of the program: samples are written, then it is awaited, or stopped."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process
        self._stopped = False

    def write(self, samples: bytes) -> bool:
        """Play more, waiting while the program is busy; False when it takes no more."""
        assert self._process.stdin is not None
        if self._stopped:
            return False
        try:
            self._process.stdin.write(samples)
            self._process.stdin.flush()
        except OSError:
            return False
        return not self._stopped

    def finish(self) -> None:
        """Wait until all has been heard. Raises VoiceTrouble when the program gave up."""
        _, errors = self._process.communicate()
        if self._process.returncode and not self._stopped:
            raise VoiceTrouble("voice-no-sound", reason=_reason(errors.decode(errors="replace")))

    def stop(self) -> None:
        """Be silent now; may be called by another thread."""
        self._stopped = True
        self._process.kill()


def find_player() -> Player:
    """Find a program that plays sound here. Raises VoiceTrouble."""
    for program, *arguments in PROGRAMS:
        found = shutil.which(program)
        if found is not None:
            return Player((found, *arguments))
    raise VoiceTrouble("voice-no-player")


def _reason(errors: str) -> str:
    """Return the last of what a program complained about ("" nothing).

    Of "aplay: main:831: no such device" that is "no such device".
    """
    lines = errors.strip().splitlines() or [""]
    return re.sub(r"^\w+: (\w+:\d+: )?", "", lines[-1]).rstrip(".")
