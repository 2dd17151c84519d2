### What the voice says of itself: in print where it can't be heard.

voice-skipped =
    { $count ->
        [one] Too much happened at once: one sentence is left out.
       *[other] Too much happened at once: { $count } sentences are left out.
    }
voice-no-engine = No speech engine is here: install libespeak-ng1, or play with --speaker off. The game goes on in silence.
voice-no-data = The speech engine has no voices: install espeak-ng-data. The game goes on in silence.
voice-no-language = The speech engine does not speak { $language }. Choose another --language.
voice-no-piper = The piper engine is not installed: pip install piper-tts.
voice-no-file = No voice is at { $path }. A piper voice is a file NAME.onnx with NAME.onnx.json beside it.
voice-bad-file = The voice { $path } cannot be read: { $reason }.
voice-other-language = The voice { $path } speaks { $speaks }, not { $language }. Take another one, or --language { $speaks }.
voice-no-player = No program plays sound here: install alsa-utils, or play with --speaker screen. The game goes on.
voice-no-sound =
    { $reason ->
        [none] No sound comes out. Check the loudspeaker, or play with --speaker screen.
       *[other] No sound comes out: { $reason }. Check the loudspeaker, or play with --speaker screen.
    }
voice-hangs = The loudspeaker takes no sound. Check it, or play with --speaker screen.
voice-failed = The speech engine gave up: { $reason }. The game goes on.
