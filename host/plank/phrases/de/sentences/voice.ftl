### Was die Stimme von sich selbst sagt: in Schrift, wo sie nicht zu hören ist.

voice-skipped =
    { $count ->
        [one] Zu viel geschah auf einmal: Ein Satz fällt aus.
       *[other] Zu viel geschah auf einmal: { $count } Sätze fallen aus.
    }
voice-no-engine = Hier ist keine Sprachausgabe: Installier libespeak-ng1, oder spiel mit --speaker off. Das Spiel geht stumm weiter.
voice-no-data = Die Sprachausgabe hat keine Stimmen: Installier espeak-ng-data. Das Spiel geht stumm weiter.
voice-no-language = Die Sprachausgabe spricht { $language } nicht. Wähl ein anderes --language.
voice-no-piper = Die Sprachausgabe piper ist nicht installiert: pip install piper-tts.
voice-no-file = Keine Stimme liegt bei { $path }. Eine Stimme für piper ist eine Datei NAME.onnx mit NAME.onnx.json daneben.
voice-bad-file = Die Stimme { $path } ist nicht zu lesen: { $reason }.
voice-other-language = Die Stimme { $path } spricht { $speaks }, nicht { $language }. Nimm eine andere, oder --language { $speaks }.
voice-no-player = Hier spielt kein Programm Töne: Installier alsa-utils, oder spiel mit --speaker screen. Das Spiel geht weiter.
voice-no-sound =
    { $reason ->
        [none] Es kommt kein Ton. Prüf den Lautsprecher, oder spiel mit --speaker screen.
       *[other] Es kommt kein Ton: { $reason }. Prüf den Lautsprecher, oder spiel mit --speaker screen.
    }
voice-hangs = Der Lautsprecher nimmt keinen Ton an. Prüf ihn, oder spiel mit --speaker screen.
voice-failed = Die Sprachausgabe hat aufgegeben: { $reason }. Das Spiel geht weiter.
