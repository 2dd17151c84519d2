### Das Kabel zwischen Rechner und Brett. Was nicht bekannt ist, kommt als "none".

link-connected =
    { $reset ->
        [none] { $port ->
            [none] Das Brett ist verbunden.
            [ours] Der simulierte Tisch ist bereit.
           *[other] Das Brett an { $port } ist verbunden.
        }
        [power] Das Brett ist wieder verbunden: Es war einen Augenblick ohne Strom.
        [watchdog] Das Brett ist wieder verbunden: Sein Wachhund hat es neu gestartet.
        [pin] Das Brett ist wieder verbunden: Sein Knopf wurde gedrückt.
       *[other] Das Brett ist wieder verbunden: Es wurde neu gestartet.
    }
link-lost = Das Brett ist weg. Prüf sein Kabel; das Spiel geht weiter, wenn es wieder da ist.
link-wrong-firmware = Das Brett hat eine andere Firmware als dieses Programm. Spiel sie neu auf: plank flash.
link-no-permission =
    { $port ->
        [none] Der Anschluss des Bretts darf nicht geöffnet werden
       *[other] { $port } darf nicht geöffnet werden
    }{ $group ->
        [none] . Tritt seiner Gruppe bei und melde dich neu an.
       *[other] . Tritt seiner Gruppe bei: sudo usermod -aG { $group } $USER, dann melde dich neu an.
    }
link-busy =
    { $port ->
        [none] Der Anschluss des Bretts
       *[other] { $port }
    } wird benutzt, und zwar von { $who ->
        [none] einem anderen Programm
       *[other] { $who }
    }. Schließ das und versuch es noch einmal.
link-starting = Das Brett wird verbunden.
link-no-board = Kein Brett ist angesteckt. Steck es an, oder spiel mit --board sim.
link-safe-mode =
    { $why ->
        [none] Das Brett ist im sicheren Modus. Spiel die Firmware neu auf: plank flash.
       *[other] Das Brett ist im sicheren Modus: { $why }. Spiel die Firmware neu auf: plank flash.
    }
