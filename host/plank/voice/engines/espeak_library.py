"""The library of espeak-ng, by ctypes: only what is used of `speak_lib.h` (espeak-ng 1.49 and on).

The library keeps one state for the whole process: `ESPEAK` guards it.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from threading import Lock

from plank.voice.engines.engine import VoiceTrouble

NAMES = ("libespeak-ng.so.1", "libespeak-ng.so", "libespeak-ng.1.dylib", "libespeak-ng.dll")
"""What the library is called on this or that system."""

CHUNK_MS = 20
"""Speech a call of the callback brings: the shorter, the sooner the first sound."""

SYNCHRONOUS = 2  # espeak_AUDIO_OUTPUT: samples go to the callback, within espeak_Synth
DO_NOT_EXIT = 0x8000  # espeakINITIALIZE_DONT_EXIT: a missing data folder is told, not fatal
CHARS_UTF8 = 1  # espeakCHARS_UTF8
BY_CHARACTER = 1  # POS_CHARACTER
OK = 0  # EE_OK

Heard = Callable[[bytes], bool]

_Callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
"""Takes the samples' address, their number, and events; returns 0 to go on and 1 to stop."""


class EspeakLibrary:
    """The loaded library. Raises VoiceTrouble when it or its voices are not there."""

    def __init__(self) -> None:
        self._library = _load()
        self._heard: Heard | None = None
        self._callback = _Callback(self._hear)  # kept: the library holds only its address
        self.hertz: int = self._library.espeak_Initialize(SYNCHRONOUS, CHUNK_MS, None, DO_NOT_EXIT)
        if self.hertz <= 0:
            raise VoiceTrouble("voice-no-data")
        self._library.espeak_SetSynthCallback(self._callback)

    def set_voice(self, name: str) -> bool:
        """Choose a voice by its language; tell whether there is one."""
        return bool(self._library.espeak_SetVoiceByName(name.encode()) == OK)

    def set_parameter(self, parameter: int, value: int) -> None:
        """Set one of espeak_PARAMETER."""
        self._library.espeak_SetParameter(parameter, value, 0)

    def synthesise(self, text: str, heard: Heard) -> None:
        """Make the speech; every chunk of samples is `heard` before this returns."""
        self._heard = heard
        said = text.replace("\0", " ").encode()
        self._library.espeak_Synth(said, len(said) + 1, 0, BY_CHARACTER, 0, CHARS_UTF8, None, None)

    def _hear(self, samples: int | None, count: int, _: int | None) -> int:
        if not samples or count <= 0 or self._heard is None:
            return 0
        return 0 if self._heard(ctypes.string_at(samples, 2 * count)) else 1


ESPEAK = Lock()
"""Held while the library is used."""


@cache
def espeak_library() -> EspeakLibrary:
    """Load the library, once. Raises VoiceTrouble."""
    return EspeakLibrary()


def _load() -> ctypes.CDLL:
    for name in NAMES:
        try:
            library = ctypes.CDLL(name)
        except OSError:
            continue
        library.espeak_Synth.argtypes = (
            ctypes.c_char_p,
            ctypes.c_size_t,
            ctypes.c_uint,
            ctypes.c_int,
            ctypes.c_uint,
            ctypes.c_uint,
            ctypes.c_void_p,
            ctypes.c_void_p,
        )
        return library
    raise VoiceTrouble("voice-no-engine")
