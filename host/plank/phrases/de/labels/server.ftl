### Was der Server selbst einer Seite sagt.

## Warum etwas nicht geht, und was man stattdessen tut

no-message = Die Seite hat etwas Unverständliches gesagt. Lade sie neu.
said-already = Die Seite hat schon gesagt, wer sie ist.
screen-only = Das kann nur der große Bildschirm.
watchers-only-look = Diese Seite schaut nur zu. Nimm einen freien Platz, um mitzuspielen.
second-tab = Dieser Platz wird in einem anderen Tab gespielt. Übernimm ihn, um hier zu spielen.
token-not-good = Der Code dieser Seite gilt nicht mehr. Mach neu mit, oder hol dir am großen Bildschirm einen neuen.
no-game = Es hat noch kein Spiel begonnen.
not-in-this-game = Du spielst in diesem Spiel nicht mit. Warte auf das nächste.
no-such-seat = Einen Platz { $seat } gibt es nicht.
no-such-space = Ein Feld { $space } gibt es nicht: die Planke hat 1 bis { $spaces }.
sits-already = Diese Seite hat schon einen Platz. Gib ihn erst auf.
sits-nowhere = Diese Seite hat keinen Platz.
seat-taken = { $name } wird an einem anderen Telefon gespielt. Nimm einen anderen Piraten, oder frag am großen Bildschirm.
bot-sits-there = { $name } wird vom Computer gespielt. Nimm einen anderen Piraten.
name-wanted = Jeder Pirat braucht einen Namen. Tippe einen ein.
seat-gone = Dein Pirat spielt in diesem Spiel nicht mit. Du schaust zu.
seat-given-up = Du hast deinen Platz aufgegeben. Du schaust zu.
seat-replaced = Ein anderes Telefon spielt jetzt deinen Platz. Du schaust zu.
seat-vacated = Der große Bildschirm hat deinen Platz freigegeben. Du schaust zu.
not-your-seat = Das ist Sache eines anderen Piraten.
not-your-move = Von hier lässt sich nur dein eigener letzter Zug zurücknehmen.
not-your-pirate = Das ist der Pirat eines anderen.
not-your-turn = Die Würfel gehören jetzt einem anderen. Warte, bis du dran bist.
no-such-hands = Das können die Hände hier nicht.
only-as-it-lay = Ein Würfel lässt sich nur so zurücklegen, wie er lag.
wells-read-these = Die Mulden können diese Würfel lesen. Wirf sie.
no-virtual-table = Das ist ein echter Tisch: würfle und zieh die Piraten dort.
nothing-set-up = Es ist kein Spiel vorbereitet. Wähle zuerst die Plätze.
log-damaged = Dieses Spiel kann nicht Schritt für Schritt gezeigt werden: Zeile { $line } seines Logbuchs ist beschädigt. Das Dienstprotokoll am großen Bildschirm sagt mehr.
no-replay = Dieses Spiel lässt sich nicht Schritt für Schritt zeigen.
no-move = Einen Zug { $move } gibt es nicht: das Spiel hat { $moves }.
still-secret = Dieses Spiel ist nicht zu Ende: die Karten sind noch geheim.
no-such-game = Ein Spiel { $game } gibt es nicht.
has-ended = Spiel { $game } ist zu Ende: nur ein unterbrochenes Spiel lässt sich fortsetzen oder beenden.
played-now = Spiel { $game } wird gerade gespielt.
played-elsewhere = Spiel { $game } wird von einem anderen Programm gespielt.
not-on-table = Dieses Spiel lässt sich am Tisch nicht spielen: nur The Plank geht.
plank-too-short = Ein Spiel mit { $spaces } Feldern passt nicht: die Planke auf dem Tisch hat { $there }.
seats-few = Ein Spiel braucht { $fewest } bis { $most } Piraten. Füge einen Namen oder einen Bot hinzu.
seats-many = Es ist Platz für höchstens { $most } Piraten. Lass einige weg.
name-unseen = Ein Name besteht aus sichtbaren Buchstaben. Tippe einen anderen ein.
name-long = Ein Name hat höchstens { $most } Buchstaben. Tippe einen kürzeren ein.
no-such-kind = Diese Art Spieler gibt es nicht. Wähle eine andere.
rule-wrong = { $switch }: { $value } geht nicht. Wähle einen anderen Wert.
rules-wrong = Diese Regeln passen nicht zusammen. Wähle andere Werte.
cannot-be = Das geht nicht. Wähle etwas anderes.
journal-trouble = Das Journal der Spiele ist gerade nicht benutzbar. Das Dienstprotokoll am großen Bildschirm sagt, warum.
phones-cannot-join = Telefone können noch nicht mitmachen. Lass sie zuerst mitmachen, dann gib den Platz einem anderen Telefon.

## Zustände und Auswahl

game-open = nicht zu Ende gespielt
game-over = zu Ende gespielt
game-aborted = aufgegeben
game-playing = wird gerade gespielt
style-terse = knapp
style-normal = normal
style-dramatic = dramatisch
speaker-host = der Lautsprecher am Tisch
speaker-screen = der große Bildschirm
speaker-phones = die Telefone
speaker-off = nirgends
lan-off = Telefone können noch nicht mitmachen.
lan-on = Telefone im selben Netz machen mit unter { $url }
lan-none = Dieser Computer ist in keinem Netz. Verbinde ihn, und lass dann Telefone wieder zu.
lan-in-use = Telefone können nicht mitmachen: Ein anderes Programm benutzt den Port { $port } im Hausnetz. Beende es und lass Telefone dann wieder mitmachen.
lan-changed = Telefone können nicht mitmachen: Die Adresse dieses Computers hat sich gerade geändert. Lass sie noch einmal mitmachen.
lan-failed = Telefone können nicht mitmachen. Das System sagt: „{ $reason }“. Prüf das Netz und lass sie dann wieder mitmachen.

## Befehle des simulierten Tischs

command-throw = Würfel werfen, mit diesen Augen
command-hold = Würfel in die Hand nehmen
command-cock = Einen Würfel an die Wand seiner Mulde lehnen
command-set = Einen Würfel mit dieser Seite nach oben hinlegen
command-lift = Einen Piraten von der Planke nehmen
command-put = Einen Piraten auf einen Platz stellen
command-slide = Einen Piraten seine Bahn entlang schieben
command-bump = Einen Piraten anstoßen
command-press = Einen Knopf drücken
command-brownout = Die Versorgung einbrechen lassen
command-chain = Die Kette der Sensoren unterbrechen (reach null heilt sie)
command-stick = Einen Schalter klemmen lassen (on null löst ihn)
command-flicker = Einen Schalter flackern lassen
command-magnet = Einen fremden Magneten hinlegen (there false nimmt ihn weg)
command-strong = Einem Piraten einen zu starken Magneten geben
command-flip = Einen Magneten umdrehen
command-stray = Ein fremdes Feld an eine Mulde bringen
command-sensor = Den Sensor einer Mulde stören (state good heilt ihn)
command-unplug = Das Kabel ziehen
command-replug = Das Kabel wieder einstecken
command-mute = Nichts mehr ankommen lassen (on false beendet es)
command-drop = Eine Zeile von so vielen verlieren (0 beendet es)
command-dup = Eine Zeile von so vielen verdoppeln (0 beendet es)
command-corrupt = Eine Zeile von so vielen beschädigen (0 beendet es)
command-delay = Eine Zeile von so vielen verzögern (0 beendet es)
command-noise = Die Leitung einmal rauschen lassen
command-stall = Die Platine nicht mehr lesen lassen (on false beendet es)
command-reset = Die Platine neu starten
command-clock = Die Uhr der Platine springen lassen
command-mend = Alles in Ordnung bringen
command-show = Zeigen, was auf dem Tisch ist

## Regeln

allowed-yesno = ja oder nein
allowed-whole = { $low } bis { $high }
allowed-whole-or-none = { $low } bis { $high }, oder ohne Grenze
allowed-oneof = eins davon
allowed-names = ein Symbol für jedes Feld, mit Kommas dazwischen

rules-the-plank =
    Wirf vier Würfel und zieh deinen Piraten auf das Feld ihrer Summe: kleiner heißt weiter draußen.
    Beliebige Würfel darfst du zweimal umsonst neu werfen; danach kauft jede Münze einen weiteren Wurf, oder deckt einen Würfel ab, der dann nicht zählt.
    Eine Summe so hoch wie dein Feld oder höher bringt dich auf das nächste kleinere Feld mit demselben Symbol; gibt es keins, fällst du.
    Eine Münzseite bringt eine Münze; eine Schwertseite rückt alle anderen einen Schritt zum Meer.
    Feld 1 und ganz draußen zu stehen bringen je eine Münze. Der letzte Pirat, der nicht gefallen ist, gewinnt.
rules-walk-the-plank =
    Sieben Runden mit 7, 6 und so weiter bis 1 Karten, für drei bis neun. Bediene die Farbe, wenn du kannst.
    Der höchste Trumpf, sonst die höchste Karte der angespielten Farbe, gewinnt das Gefecht. Walk the Plank! schlägt sie alle, das Seeungeheuer verschlingt das ganze Gefecht.
    Wer in einer Runde kein Gefecht gewinnt, ist raus; wer die meisten gewinnt, ist der nächste Kapitän und wählt Trumpf. Der Letzte an Bord gewinnt.

switch-the-plank-spaces-name = Felder
switch-the-plank-spaces = Wie viele Felder die Planke hat.
switch-the-plank-layout-name = Symbole
switch-the-plank-layout = Die Symbole der Felder, von Feld 1 an.
switch-the-plank-symbol-jump-name = Springen
switch-the-plank-symbol-jump = Eine zu hohe Summe bringt den Piraten auf ein kleineres Feld mit demselben Symbol.
switch-the-plank-symbol-jump-nearest = das nächste
switch-the-plank-symbol-jump-choice = ein beliebiges
switch-the-plank-space1-safe-name = Sicher am Rand
switch-the-plank-space1-safe = Wer auf Feld 1 würfelt, bleibt dort, wie hoch die Summe auch ist.
switch-the-plank-fallen-coins-name = Münzen der Gefallenen
switch-the-plank-fallen-coins = Wohin die Münzen eines gefallenen Piraten gehen.
switch-the-plank-fallen-coins-bank = in die Bank
switch-the-plank-fallen-coins-removed = aus dem Spiel
switch-the-plank-sword-hits-ship-name = Schwerter treffen das Schiff
switch-the-plank-sword-hits-ship = Ein Schwert rückt auch die im Schiff.
switch-the-plank-sword-edge-name = Schwerter am Rand
switch-the-plank-sword-edge = Was ein Schwert mit einem Piraten auf Feld 1 macht.
switch-the-plank-sword-edge-fall = er fällt
switch-the-plank-sword-edge-stop = er bleibt
switch-the-plank-front-coins-name = Münzen ganz vorn
switch-the-plank-front-coins = Die Münze für Feld 1 und die für ganz draußen.
switch-the-plank-front-coins-stack = beide werden gezahlt
switch-the-plank-front-coins-one = höchstens eine je Zug
switch-the-plank-furthest-tie-name = Geteilte Spitze
switch-the-plank-furthest-tie = Ganz draußen zu stehen zählt auch, wenn andere das Feld teilen.
switch-the-plank-coins-name = Münzen
switch-the-plank-coins = Wie viele Münzen es insgesamt gibt; mindestens eine je Spieler.
switch-the-plank-push-name = Planke mit Stoßen
switch-the-plank-push = Ein Pirat, der landet, stößt alle dort einen Schritt weiter.
switch-the-plank-push-chain-name = Gestoßene stoßen
switch-the-plank-push-chain = Ein gestoßener Pirat stößt seinerseits weiter.
switch-the-plank-greedy-name = Gierige Piraten
switch-the-plank-greedy = Die Spieler dürfen einander für Gefallen bezahlen.
switch-walk-the-plank-two-wtp-name = Zwei Walk the Plank!
switch-walk-the-plank-two-wtp = Welches von zwei Walk the Plank! in einem Gefecht gewinnt.
switch-walk-the-plank-two-wtp-last = das letzte
switch-walk-the-plank-two-wtp-first = das erste
switch-walk-the-plank-captain-tie-name = Gleichstand um den Kapitän
switch-walk-the-plank-captain-tie = Wer von denen mit den meisten Gefechten Kapitän wird.
switch-walk-the-plank-captain-tie-cut = sie heben ab
switch-walk-the-plank-captain-tie-last_winner = wer zuletzt ein Gefecht gewann
switch-walk-the-plank-null-final-name = Ein ertrunkenes Finale
switch-walk-the-plank-null-final = Was folgt, wenn das Seeungeheuer die letzte Karte verschlingt.
switch-walk-the-plank-null-final-replay = die Runde wird neu gegeben
switch-walk-the-plank-null-final-monster = sein Spieler gewinnt das Spiel
