### Vad som ska göras vid bordet, och vad som är fel där och hur det rättas till.

## Dice

throw-all = { $name }, slå alla fyra tärningarna.
throw-dice =
    { $dice_count ->
        [one] { $name }, slå tärning { $dice }.
       *[other] { $name }, slå tärningarna { $dice }.
    }
rolling = Tärningarna rullar.
cocked = Tärning { $die } ligger snett. Slå om den.
dice-out =
    { $dice_count ->
        [one] Tärning { $dice } är borta från sin plats. { $name }, slå den, eller lägg tillbaka den.
       *[other] Tärningarna { $dice } är borta från sin plats. { $name }, slå dem, eller lägg tillbaka dem.
    }
pay-first =
    { $dice_count ->
        [one] Tärning { $dice } är uppe men inte betald. { $name }, tryck betala innan du slår, eller lägg tillbaka den.
       *[other] Tärningarna { $dice } är uppe men inte betalda. { $name }, tryck betala innan du slår, eller lägg tillbaka dem.
    }
put-dice-back =
    { $dice_count ->
        [one] Tärning { $dice } är uppe, men inget slag är kvar. { $name }, lägg tillbaka den som den låg.
       *[other] Tärningarna { $dice } är uppe, men inget slag är kvar. { $name }, lägg tillbaka dem som de låg.
    }
offered = { $name } bjuder ett mynt. Slå om de tärningar du vill, eller tryck betala igen för att behålla myntet.
unpaid =
    Tärning { $die } slogs utan betalning. Lägg tillbaka den så att den visar { $face ->
        [coin] myntet
        [sword] svärdet
       *[other] { $face }
    }.
restore-die =
    Tärning { $die } ska ligga som förut: vänd den till { $face ->
        [coin] myntet
        [sword] svärdet
       *[other] { $face }
    }.

## What the player to act may do

choose =
    { $name } har { $total }, och { $free ->
        [0] inget fritt slag kvar.
        [one] ett fritt slag kvar.
       *[other] { $free } fria slag kvar.
    }
last-throw = { $name } har { $total }, och inget slag kvar.
may-pay =
    De fria slagen är slut. { $name } får betala { $coins ->
        [one] sitt sista mynt
       *[other] ett av { $coins } mynt
    } för att slå om eller täcka en tärning.
stand-move = För att stanna, flytta piraten { $name } till ruta { $space }.
stand-jump =
    Summan är för hög: för att stanna, flytta piraten { $name } till nästa { $symbol ->
        [skull] dödskalle
        [anchor] ankare
        [chest] kista
        [parrot] papegoja
       *[other] { $symbol }
    }, på ruta { $space }.
stand-choice = För att stanna, flytta piraten { $name } till ruta { $spaces }.
stand-stay = För att stanna, tryck stanna: { $name } står kvar.
stand-fall = För att stanna, tryck stanna: men då faller { $name } i havet!

## Pirates to be put right

move =
    { $start ->
        [ship] Flytta piraten { $name } från skeppet till { $space ->
            [off] havet
           *[other] ruta { $space }
        }.
        [off] Ställ piraten { $name } { $space ->
            [ship] på skeppet
           *[other] på ruta { $space }
        }.
       *[other] Flytta piraten { $name } från ruta { $start } till { $space ->
            [ship] skeppet
            [off] havet
           *[other] ruta { $space }
        }.
    }
take-off =
    { $stands ->
        [ship] { $name } har fallit. Ta bort piraten från skeppet.
       *[other] { $name } har fallit. Ta bort piraten från ruta { $stands }.
    }
put-back =
    Piraten { $name } hör hemma { $belongs ->
        [ship] på skeppet
        [off] utanför bordet
       *[other] på ruta { $belongs }
    }, men står { $stands ->
        [ship] på skeppet
        [off] ingenstans
       *[other] på ruta { $stands }
    }.
missing =
    Piraten { $name } saknas. Den hör hemma { $belongs ->
        [ship] på skeppet
       *[other] på ruta { $belongs }
    }.
extra =
    Ingen spelar på bana { $name }, men en pirat står där, { $stands ->
        [ship] på skeppet
       *[other] på ruta { $stands }
    }. Ta bort den, eller säg för hand att där inte står någon.
doubled =
    På banan för { $name } står en pirat till, { $stands ->
        [ship] på skeppet
       *[other] på ruta { $stands }
    }. Ta bort den, eller säg för hand var den rätta står.
astray =
    Piraten { $name } har hamnat på en annan bana, { $stands ->
        [ship] på skeppet
       *[other] på ruta { $stands }
    }. Den hör hemma på sin egen, { $belongs ->
        [ship] på skeppet
        [off] utanför bordet
       *[other] på ruta { $belongs }
    }.

## The table itself

over = Spelet är slut. { $name } har vunnit.
aborted = Det här spelet är avbrutet. Ingen vinner, ingen drunknar.
taken-back =
    { $count ->
        [one] Det senaste draget är taget tillbaka.
       *[other] De senaste { $count } dragen är tagna tillbaka.
    }
