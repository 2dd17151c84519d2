### Was das Terminal zu denen an seinen Tasten sagt.

key-choose-dice = Wähl zuerst Würfel mit den Tasten 1 bis 4.
key-pay-first = Dieser Wurf kostet eine Münze. Drück p, um eine zu bieten, dann wirf.
key-not-yours = { $name } braucht keine Hilfe. Wart einen Augenblick.
key-no-hands = Dafür braucht es Hände am Tisch.
key-hands-gone = Der simulierte Tisch antwortet nicht: { $reason }.
key-nothing = Für diese Taste gibt es jetzt nichts zu tun.
key-no-choice = Würfel { $die } kann jetzt nicht noch einmal geworfen werden.
key-no-cover = Kein Würfel kann jetzt zugedeckt werden.
key-no-giver = Niemand kann jetzt Münzen geben.
key-over = Das Spiel ist aus. Drück n für ein neues, q, um zu gehen.
key-unknown = Diese Taste gibt es nicht. Drück ? für Hilfe.

ask-enter =
    { $dice_count ->
        [one] Was zeigt Würfel { $dice } (1 bis 5, c Münze, s Schwert)?
       *[other] Was zeigen die Würfel { $dice } (1 bis 5, c Münze, s Schwert)?
    }
ask-enter-again =
    { $dice_count ->
        [one] Würfel { $dice } jetzt (1 bis 5, c Münze, s Schwert; nichts: wie zuvor)?
       *[other] Die Würfel { $dice } jetzt (1 bis 5, c Münze, s Schwert; nichts: wie zuvor)?
    }
ask-stand = Welches Feld: { $spaces }?
ask-cover = Welchen Würfel zudecken: { $dice }?
ask-give = Wer gibt wem wie viele Münzen, und wofür (A B 1 Gnade)?
ask-abort = Dieses Spiel abbrechen (y ja, n nein)?
answer-faces =
    { $count ->
        [one] Gib eine Seite ein: 1 bis 5, c oder s.
       *[other] Gib { $count } Seiten ein: 1 bis 5, c oder s.
    }
answer-give = Gib ein, wer gibt und wer bekommt, mit Namen oder Buchstaben, und wie viele: A B 1 Gnade.
answer-die = Drück { $dice }, oder Esc, um keinen zuzudecken.
answer-abort = Drück y, um es abzubrechen, n, um weiterzuspielen.

help-title = Die Tasten
help-go = tun, was zu tun ist: werfen, einen Piraten tragen, nehmen
help-dice = Würfel für einen neuen Wurf wählen
help-throw = die gewählten Würfel werfen
help-cover = eine Münze zahlen, um einen Würfel zuzudecken
help-pay = eine Münze für einen weiteren Wurf bieten
help-stand = den Wurf nehmen, wie er liegt
help-move = den nächsten Piraten tragen, der falsch steht
help-give = Münzen für einen Gefallen geben
help-back = den letzten Zug zurücknehmen
help-repeat = das Letzte noch einmal sagen
help-enter = einen Wurf von Hand eingeben
help-again = noch ein Spiel, wenn dieses aus ist
help-abort = das Spiel abbrechen
help-page = Die große Anzeige ist auf { $url }
help-quit = gehen; das Spiel bleibt erhalten
help-close = diese Seite schließen

label-carry = tragen
label-throw = werfen
label-choose = wählen
label-cover = zudecken
label-pay = zahlen
label-keep = behalten
label-stand = nehmen
label-enter = von Hand
label-back = zurück
label-again = neues Spiel
label-help = Hilfe
label-quit = gehen
label-send = Enter: senden, Esc: doch nicht
label-esc = Esc: doch nicht

screen-ship = Bord
screen-turn = { $name } ist dran
screen-total = Summe { $total }
screen-free = { $free } frei
screen-bank = Bank { $bank }
screen-fell = P{ $rank }
screen-rolling = rollt
screen-cocked = schief
screen-out = weg
screen-covered = zu
screen-again = neu
screen-link =
    { $condition ->
        [starting] verbinde
        [connected] verbunden
        [lost] weg
        [wrong-firmware] andere Firmware
        [safe-mode] sicherer Modus
        [no-permission] darf nicht geöffnet werden
        [busy] Anschluss benutzt
        [no-board] kein Brett
       *[other] { $condition }
    }
screen-symbol =
    { $symbol ->
        [skull] Totenkopf
        [anchor] Anker
        [chest] Truhe
        [parrot] Papagei
       *[other] { $symbol }
    }
screen-coin = Münze
screen-simulated = simulierter Tisch
