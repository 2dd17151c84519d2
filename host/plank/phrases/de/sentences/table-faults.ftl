### Was am Tisch selbst nicht stimmt, und was man dagegen tut. Das Spiel geht solange von Hand weiter.

fault-chain =
    { $after ->
        [ship] Die Planke ist jenseits vom Schiff nicht zu lesen
       *[other] Die Planke ist jenseits von Feld { $after } nicht zu lesen
    }. Prüf den Stecker an Feld { $space }, und drück auf Nehmen, um zu ziehen.
fault-short =
    { $after ->
        [ship] Etwas hält die Leitung der Planke jenseits vom Schiff fest
       *[other] Etwas hält die Leitung der Planke jenseits von Feld { $after } fest
    }. Prüf Feld { $space }, und drück auf Nehmen, um zu ziehen.
fault-chain-ship = Die ganze Bahn ist nicht zu lesen. Prüf das Kabel am Schiff, und drück auf Nehmen, um zu ziehen.
fault-short-ship = Etwas hält die Leitung der Bahn fest. Prüf das Kabel am Schiff, und drück auf Nehmen, um zu ziehen.
fault-well = Mulde { $die } kann ihren Würfel nicht lesen. Prüf ihr Kabel; gib ihn solange von Hand ein.
fault-power = Der Strom ist zu schwach. Prüf Stecker und Kabel; die Fangarme ruhen vielleicht solange.
fault-settings = Das Brett kann seine Einstellungen nicht benutzen und nimmt die eingebauten. Kalibrier es neu.

## What is asked for where the table can't see

enter-throw = { $name }, würfle mit allen vier Würfeln und gib ein, was sie zeigen: Der Tisch sieht sie nicht.
enter-dice =
    { $dice_count ->
        [one] { $name }, gib ein, was Würfel { $dice } zeigt: Seine Mulde kann es nicht sagen.
       *[other] { $name }, gib ein, was die Würfel { $dice } zeigen: Ihre Mulden können es nicht sagen.
    }
enter-again =
    { $dice_count ->
        [one] { $name }, gib ein, was Würfel { $dice } jetzt zeigt, neu geworfen oder nicht: Seine Mulde schweigt.
       *[other] { $name }, gib ein, was die Würfel { $dice } jetzt zeigen, neu geworfen oder nicht: Ihre Mulden schweigen.
    }
entered-lies =
    { $dice_count ->
        [one] Würfel { $dice } zeigt etwas anderes als eingegeben. Neu geworfen, { $name }? Dann wähl ihn und gib es ein.
       *[other] Die Würfel { $dice } zeigen anderes als eingegeben. Neu geworfen, { $name }? Dann wähl sie und gib es ein.
    }
stand-blind = Um den Wurf zu nehmen, drück auf Nehmen und stell den Piraten { $name } auf Feld { $space }.

## The link, where one condition has several causes

link-restarted =
    { $reset ->
        [power] Das Brett war einen Augenblick ohne Strom
        [watchdog] Das Brett wurde von seinem Wachhund neu gestartet
        [pin] Das Brett wurde mit seinem Knopf neu gestartet
       *[other] Das Brett wurde neu gestartet
    }. Das Spiel geht weiter, wo es war.
link-prompt = Die Eingabe von MicroPython antwortet: Die Firmware läuft nicht. Spiel sie neu auf: plank flash.
link-silent = Nichts an { $port } antwortet, wie es das Brett tut. Ist es der richtige Anschluss?
link-no-port = Es gibt keinen Anschluss { $port }. Steck das Brett an, oder nenn einen anderen.
link-not-a-port = { $port } ist kein serieller Anschluss. Nenn den, an dem das Brett steckt.
link-no-address = { $port } ist keine Adresse eines Bretts. Nenn ein Gerät, oder socket://HOST:PORT.
link-no-listener = Nichts hört an { $port } zu. Starte dort das Brett, oder nenn ein anderes.
link-unreachable = { $port } ist nicht zu erreichen ({ $why }). Prüf Rechner und Nummer.
link-owned = { $port } darf nur sein Besitzer öffnen. Frag, wer diesen Rechner betreut.

## Where no board is played on

on-recording = Was aufgenommen wurde, läuft noch einmal ab.
no-such-place = Diesen Platz gibt es auf dem Tisch nicht. Nenne ein Feld der Planke oder das Schiff.
recording-ended = Die Aufnahme endet hier, ihre Datei lässt sich nicht schreiben ({ $why }). Das Spiel geht weiter.
