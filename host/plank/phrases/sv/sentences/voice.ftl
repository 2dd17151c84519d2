### Vad rösten säger om sig själv: i skrift där den inte hörs.

voice-skipped =
    { $count ->
        [one] För mycket hände på en gång: en mening är utelämnad.
       *[other] För mycket hände på en gång: { $count } meningar är utelämnade.
    }
voice-no-engine = Här finns ingen talmotor: installera libespeak-ng1, eller spela med --speaker off. Spelet går vidare i tystnad.
voice-no-data = Talmotorn har inga röster: installera espeak-ng-data. Spelet går vidare i tystnad.
voice-no-language = Talmotorn talar inte { $language }. Välj ett annat --language.
voice-no-piper = Talmotorn piper är inte installerad: pip install piper-tts.
voice-no-file = Det finns ingen röst i { $path }. En röst till piper är en fil NAMN.onnx med NAMN.onnx.json bredvid.
voice-bad-file = Rösten { $path } går inte att läsa: { $reason }.
voice-other-language = Rösten { $path } talar { $speaks }, inte { $language }. Ta en annan, eller --language { $speaks }.
voice-no-player = Inget program spelar ljud här: installera alsa-utils, eller spela med --speaker screen. Spelet går vidare.
voice-no-sound =
    { $reason ->
        [none] Inget ljud hörs. Se efter högtalaren, eller spela med --speaker screen.
       *[other] Inget ljud hörs: { $reason }. Se efter högtalaren, eller spela med --speaker screen.
    }
voice-hangs = Högtalaren tar inte emot ljud. Se efter den, eller spela med --speaker screen.
voice-failed = Talmotorn gav upp: { $reason }. Spelet går vidare.
