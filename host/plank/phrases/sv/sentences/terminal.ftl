### Vad terminalen säger till den som sitter vid tangenterna.

key-choose-dice = Välj tärningar med tangenterna 1 till 4 först.
key-pay-first = Det slaget kostar ett mynt. Tryck p för att bjuda ett, och slå sedan.
key-not-yours = { $name } behöver ingen hjälp. Vänta ett ögonblick.
key-no-hands = Till det behövs händer vid bordet.
key-hands-gone = Det simulerade bordet svarar inte: { $reason }.
key-nothing = Den tangenten har inget att göra nu.
key-no-choice = Tärning { $die } kan inte slås om nu.
key-no-cover = Ingen tärning kan täckas nu.
key-no-giver = Ingen kan ge mynt nu.
key-over = Spelet är slut. Tryck n för ett till, q för att gå.
key-unknown = Den tangenten finns inte. Tryck ? för hjälp.

ask-enter =
    { $dice_count ->
        [one] Vad visar tärning { $dice } (1 till 5, c mynt, s svärd)?
       *[other] Vad visar tärningarna { $dice } (1 till 5, c mynt, s svärd)?
    }
ask-enter-again =
    { $dice_count ->
        [one] Tärning { $dice } nu (1 till 5, c mynt, s svärd; inget: som förut)?
       *[other] Tärningarna { $dice } nu (1 till 5, c mynt, s svärd; inget: som förut)?
    }
ask-stand = Vilken ruta: { $spaces }?
ask-cover = Vilken tärning ska täckas: { $dice }?
ask-give = Vem ger vem hur många mynt, och för vad (A B 1 nåd)?
ask-abort = Avbryta det här spelet (y ja, n nej)?
answer-faces =
    { $count ->
        [one] Skriv en sida: 1 till 5, c eller s.
       *[other] Skriv { $count } sidor: 1 till 5, c eller s.
    }
answer-give = Skriv vem som ger och vem som får, med namn eller bokstav, och hur många: A B 1 nåd.
answer-die = Tryck { $dice }, eller esc för att inte täcka någon.
answer-abort = Tryck y för att avbryta, n för att spela vidare.

help-title = Tangenterna
help-go = gör det som ska göras: slå, flytta en pirat, eller stanna
help-dice = välj tärningar att slå om
help-throw = slå de valda tärningarna
help-cover = betala ett mynt för att täcka en tärning
help-pay = bjud ett mynt för ett slag till
help-stand = stanna: låt slaget gälla
help-move = flytta nästa pirat som står fel
help-give = ge mynt för en tjänst
help-back = ta tillbaka det senaste draget
help-repeat = säg det senaste en gång till
help-enter = mata in ett slag för hand
help-again = ett spel till, när det här är slut
help-abort = avbryt spelet
help-page = Storbilden finns på { $url }
help-quit = gå; spelet sparas
help-close = stäng den här sidan

label-carry = flytta
label-throw = slå
label-choose = välj
label-cover = täck
label-pay = betala
label-keep = behåll mynt
label-stand = stanna
label-enter = för hand
label-back = tillbaka
label-again = nytt spel
label-help = hjälp
label-quit = gå
label-send = enter: skicka, esc: strunta i det
label-esc = esc: strunta i det

screen-ship = skepp
screen-turn = { $name } är i tur
screen-total = summa { $total }
screen-free = { $free } fria
screen-bank = bank { $bank }
screen-fell =
    { $rank ->
        [1] 1:a
        [2] 2:a
       *[other] { $rank }:e
    }
screen-rolling = rullar
screen-cocked = snett
screen-out = borta
screen-covered = täckt
screen-again = igen
screen-link =
    { $condition ->
        [starting] ansluter
        [connected] ansluten
        [lost] borta
        [wrong-firmware] annan version
        [safe-mode] felsäkert läge
        [no-permission] får inte öppnas
        [busy] porten används
        [no-board] inget bord
       *[other] { $condition }
    }
screen-symbol =
    { $symbol ->
        [skull] dödskalle
        [anchor] ankare
        [chest] kista
        [parrot] papegoja
       *[other] { $symbol }
    }
screen-coin = mynt
screen-simulated = simulerat bord
