### Vad servern själv säger till en sida.

## Varför något inte går, och vad man gör i stället

no-message = Sidan sade något som inte går att förstå. Ladda om den.
said-already = Sidan har redan sagt vem den är.
screen-only = Det kan bara den stora skärmen göra.
watchers-only-look = Den här sidan tittar bara på. Ta en ledig plats för att spela.
second-tab = Platsen spelas i en annan flik. Ta över den för att spela här.
token-not-good = Sidans kod gäller inte längre. Gå med igen, eller be om en ny vid den stora skärmen.
no-game = Inget spel har börjat än.
not-in-this-game = Du är inte med i det här spelet. Vänta på nästa.
no-such-seat = Det finns ingen plats { $seat }.
no-such-space = Det finns ingen ruta { $space }: plankan har 1 till { $spaces }.
sits-already = Sidan har redan en plats. Lämna den först.
sits-nowhere = Sidan har ingen plats.
seat-taken = { $name } spelas av en annan telefon. Välj en annan pirat, eller fråga vid den stora skärmen.
bot-sits-there = { $name } spelas av datorn. Välj en annan pirat.
name-wanted = Varje pirat behöver ett namn. Skriv ett.
seat-gone = Din pirat är inte med i det här spelet. Du tittar på.
seat-given-up = Du har lämnat din plats. Du tittar på.
seat-replaced = En annan telefon spelar din plats nu. Du tittar på.
seat-vacated = Den stora skärmen har frigjort din plats. Du tittar på.
not-your-seat = Det är en annan pirats sak.
not-your-move = Härifrån kan bara ditt eget senaste drag tas tillbaka.
not-your-pirate = Det är en annan spelares pirat.
not-your-turn = Tärningarna är en annan spelares nu. Vänta på din tur.
no-such-hands = Det kan händerna inte göra här.
only-as-it-lay = En tärning kan bara läggas tillbaka som den låg.
wells-read-these = Groparna kan läsa de här tärningarna. Slå dem.
no-virtual-table = Det här är ett riktigt bord: slå tärningarna och flytta piraterna där.
nothing-set-up = Inget spel är förberett. Välj platser först.
log-damaged = Spelet kan inte visas steg för steg: rad { $line } i dess logg är skadad. Tjänstens logg på storskärmen säger mer.
no-replay = Det här spelet kan inte visas steg för steg.
no-move = Det finns inget drag { $move }: spelet har { $moves }.
still-secret = Spelet är inte slut: korten är fortfarande hemliga.
no-such-game = Det finns inget spel { $game }.
has-ended = Spel { $game } är slut: bara ett avbrutet spel kan fortsättas eller avslutas.
played-now = Spel { $game } spelas just nu.
played-elsewhere = Spel { $game } spelas av ett annat program.
not-on-table = Det spelet går inte att spela på bordet: bara The Plank går.
plank-too-short = Ett spel med { $spaces } rutor får inte plats: plankan på bordet har { $there }.
seats-few = Ett spel behöver { $fewest } till { $most } pirater. Lägg till ett namn eller en bot.
seats-many = Det finns plats för högst { $most } pirater. Ta bort några.
name-unseen = Ett namn består av bokstäver som syns. Skriv ett annat.
name-long = Ett namn har högst { $most } bokstäver. Skriv ett kortare.
no-such-kind = Den sortens spelare finns inte. Välj en annan.
rule-wrong = { $switch } kan inte vara { $value }. Välj ett annat värde.
rules-wrong = De reglerna går inte ihop. Välj andra värden.
cannot-be = Det går inte. Välj något annat.
journal-trouble = Speldagboken går inte att använda nu. Serviceloggen på den stora skärmen säger varför.
phones-cannot-join = Telefoner kan inte gå med än. Släpp in dem först, och ge sedan platsen till en annan telefon.

## Tillstånd och val

game-open = oavslutat
game-over = färdigspelat
game-aborted = övergivet
game-playing = spelas nu
style-terse = kort
style-normal = normal
style-dramatic = dramatisk
speaker-host = bordets högtalare
speaker-screen = den stora skärmen
speaker-phones = telefonerna
speaker-off = ingenstans
lan-off = Telefoner kan inte gå med än.
lan-on = Telefoner i samma nätverk går med på { $url }
lan-none = Datorn är inte i något nätverk. Anslut den, och släpp sedan in telefoner igen.
lan-in-use = Telefoner kan inte gå med: ett annat program använder port { $port } i husets nätverk. Avsluta det och låt telefoner gå med igen.
lan-changed = Telefoner kan inte gå med: datorns adress har just ändrats. Låt dem gå med igen.
lan-failed = Telefoner kan inte gå med. Systemet säger: ”{ $reason }”. Se efter nätverket och låt dem gå med igen.

## Det simulerade bordets kommandon

command-throw = Slå tärningar som visar de här sidorna
command-hold = Ta tärningar i handen
command-cock = Luta en tärning mot gropens vägg
command-set = Lägg en tärning med den här sidan upp
command-lift = Lyft en pirat från plankan
command-put = Bär en pirat till en plats
command-slide = Skjut en pirat längs sin bana
command-bump = Knuffa en pirat
command-press = Tryck på en knapp
command-brownout = Låt strömmen svikta
command-chain = Bryt kedjan av givare (reach null lagar den)
command-stick = Låt en brytare fastna (on null löser den)
command-flicker = Låt en brytare flimra
command-magnet = Lägg en främmande magnet (there false tar bort den)
command-strong = Ge en pirat en alltför stark magnet
command-flip = Vänd en magnet upp och ned
command-stray = För ett främmande fält till en grop
command-sensor = Förstör en grops givare (state good lagar den)
command-unplug = Dra ut kabeln
command-replug = Sätt i kabeln igen
command-mute = Låt inget komma fram (on false avslutar det)
command-drop = Tappa en rad av så många (0 avslutar det)
command-dup = Dubblera en rad av så många (0 avslutar det)
command-corrupt = Skada en rad av så många (0 avslutar det)
command-delay = Fördröj en rad av så många (0 avslutar det)
command-noise = Lägg brus på ledningen, en gång
command-stall = Låt kortet sluta läsa (on false avslutar det)
command-reset = Starta om kortet
command-clock = Låt kortets klocka hoppa
command-mend = Laga allt
command-show = Visa vad som finns på bordet

## Regler

allowed-yesno = ja eller nej
allowed-whole = { $low } till { $high }
allowed-whole-or-none = { $low } till { $high }, eller ingen gräns
allowed-oneof = en av dessa
allowed-names = en symbol för varje ruta, med komma emellan

rules-the-plank =
    Slå fyra tärningar och flytta din pirat till rutan med deras summa: lägre är längre ut mot havet.
    Du får slå om valfria tärningar två gånger gratis; sedan köper varje mynt ett slag till, eller täcker en tärning, som då inte räknas.
    En summa lika hög som din ruta eller högre tar dig till närmaste lägre ruta med samma symbol; finns ingen, faller du.
    En myntsida ger ett mynt; en svärdsida flyttar alla andra ett steg mot havet.
    Ruta 1 och att stå längst ut ger ett mynt var. Den sista piraten som inte har fallit vinner.
rules-walk-the-plank =
    Sju ronder med 7, 6 och så vidare till 1 kort, för tre till nio. Följ färg om du kan.
    Högsta trumf, annars högsta kort i den utspelade färgen, vinner striden. Walk the Plank! slår dem alla, Sjöodjuret slukar hela striden.
    Den som inte vinner någon strid i en rond är ute; den som vinner flest blir nästa kapten och väljer trumf. Den sista ombord vinner.

switch-the-plank-spaces-name = Rutor
switch-the-plank-spaces = Hur många rutor plankan har.
switch-the-plank-layout-name = Symboler
switch-the-plank-layout = Rutornas symboler, från ruta 1 och uppåt.
switch-the-plank-symbol-jump-name = Hopp
switch-the-plank-symbol-jump = En för hög summa tar piraten till en lägre ruta med samma symbol.
switch-the-plank-symbol-jump-nearest = den närmaste
switch-the-plank-symbol-jump-choice = den som spelaren väljer
switch-the-plank-space1-safe-name = Säker på kanten
switch-the-plank-space1-safe = Den som slår på ruta 1 står kvar, vilken summan än är.
switch-the-plank-fallen-coins-name = De fallnas mynt
switch-the-plank-fallen-coins = Vart en fallen pirats mynt går.
switch-the-plank-fallen-coins-bank = till banken
switch-the-plank-fallen-coins-removed = ur spelet
switch-the-plank-sword-hits-ship-name = Svärd når skeppet
switch-the-plank-sword-hits-ship = Ett svärd flyttar även dem i skeppet.
switch-the-plank-sword-edge-name = Svärd på kanten
switch-the-plank-sword-edge = Vad ett svärd gör med en pirat på ruta 1.
switch-the-plank-sword-edge-fall = den faller
switch-the-plank-sword-edge-stop = den står kvar
switch-the-plank-front-coins-name = Mynt längst fram
switch-the-plank-front-coins = Myntet för ruta 1 och det för att stå längst ut.
switch-the-plank-front-coins-stack = båda betalas
switch-the-plank-front-coins-one = högst ett per tur
switch-the-plank-furthest-tie-name = Dela täten
switch-the-plank-furthest-tie = Att stå längst ut räknas även när andra delar rutan.
switch-the-plank-coins-name = Mynt
switch-the-plank-coins = Hur många mynt det finns i allt; minst ett per spelare.
switch-the-plank-push-name = Planka med knuff
switch-the-plank-push = En pirat som landar knuffar dem som står där ett steg framåt.
switch-the-plank-push-chain-name = Knuffade knuffar
switch-the-plank-push-chain = En knuffad pirat knuffar vidare i sin tur.
switch-the-plank-greedy-name = Giriga pirater
switch-the-plank-greedy = Spelarna får betala varandra för tjänster.
switch-walk-the-plank-two-wtp-name = Två Walk the Plank!
switch-walk-the-plank-two-wtp = Vilken av två Walk the Plank! i samma strid som vinner.
switch-walk-the-plank-two-wtp-last = den sista
switch-walk-the-plank-two-wtp-first = den första
switch-walk-the-plank-captain-tie-name = Lika om kaptenen
switch-walk-the-plank-captain-tie = Vem som blir kapten av dem som vann flest strider.
switch-walk-the-plank-captain-tie-cut = de kuperar leken
switch-walk-the-plank-captain-tie-last_winner = den som senast vann en strid
switch-walk-the-plank-null-final-name = En drunknad final
switch-walk-the-plank-null-final = Vad som följer när Sjöodjuret slukar det sista kortet.
switch-walk-the-plank-null-final-replay = ronden ges om
switch-walk-the-plank-null-final-monster = dess spelare vinner spelet
