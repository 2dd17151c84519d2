### Vad som händer i The Plank, tärningsspelet, och i varje spel vid bordet.

## The game

game-start = { $names } kommer ombord. { $first } börjar.
    .terse = { $names }. { $first } börjar.
    .dramatic = Ohoj! { $names } kliver ut på plankan, och { $first } måste börja.
resumed = Spelet med { $names } går vidare. Nu är det { $name } som spelar.
turn = Nu är det { $name } som spelar.
    .terse = { $name }.
    .dramatic = Alla ser på { $name }: nu är det din tur, om du vågar!
won = { $name } är den sista piraten på plankan, och vinner!
    .terse = { $name } vinner.
    .dramatic = Havet har fått sitt, och { $name } står kvar. Tre leven, { $name } vinner!

## Dice

thrown = { $name } slår { $faces }. Summan är { $total }.
    .terse = { $name }: { $faces }. Summa { $total }.
    .dramatic = Tärningarna rasslar för { $name }: { $faces }! Summan är { $total }.
rethrown =
    { $paid ->
        [0] { $name } slår om { $dice_count ->
            [one] tärning { $dice }
           *[other] tärningarna { $dice }
        }: { $faces }.
       *[other] { $name } betalar ett mynt och slår om { $dice_count ->
            [one] tärning { $dice }
           *[other] tärningarna { $dice }
        }: { $faces }.
    } Summan är { $total }.
    .terse = { $name } igen: { $faces }. Summa { $total }.
    .dramatic =
        { $paid ->
            [0] Det duger inte åt { $name }! En gång till med
           *[other] { $name } betalar i guld! En gång till med
        } { $dice_count ->
            [one] tärning { $dice }
           *[other] tärningarna { $dice }
        }: { $faces }! Summan är { $total }.
covered = { $name } betalar ett mynt och täcker tärning { $die }. Summan är { $total }.
    .terse = { $name } täcker tärning { $die }. Summa { $total }.
    .dramatic = Ett mynt klirrar, och { $name } gömmer tärning { $die } för havet. Summan är { $total }.

## Pirates

stayed =
    { $why ->
        [safe] Ytterst på kanten är { $name } säker och står kvar.
       *[other] Summan är noll: { $name } stannar { $space ->
            [ship] på skeppet
           *[other] på ruta { $space }
        }.
    }
    .terse = { $name } stannar.
    .dramatic =
        { $why ->
            [safe] Ytterst på kanten klamrar sig { $name } fast och står kvar.
           *[other] Inte ett steg! { $name } stannar { $space ->
                [ship] på skeppet
               *[other] på ruta { $space }
            }.
        }
moved =
    { $start ->
        [ship] { $name } lämnar skeppet och går till ruta { $space }.
       *[other] { $name } går från ruta { $start } till ruta { $space }.
    }
    .terse = { $name } till { $space }.
    .dramatic =
        { $start ->
            [ship] { $name } tar farväl av skeppet och går ut till ruta { $space }.
           *[other] Plankan knakar: { $name } smyger från ruta { $start } till ruta { $space }.
        }
jumped =
    Summan är för hög: { $name } hoppar från ruta { $start } till nästa { $symbol ->
        [skull] dödskalle
        [anchor] ankare
        [chest] kista
        [parrot] papegoja
       *[other] { $symbol }
    }, på ruta { $space }.
    .terse = { $name } hoppar till { $space }.
    .dramatic =
        Alldeles för djärvt! { $name } kastar sig från ruta { $start } till nästa { $symbol ->
            [skull] dödskalle
            [anchor] ankare
            [chest] kista
            [parrot] papegoja
           *[other] { $symbol }
        }, på ruta { $space }.
pushed = { $name } knuffar { $names } vidare till ruta { $space }.
    .terse = { $name } knuffar { $names } till { $space }.
    .dramatic = Här finns bara plats för en! { $name } knuffar { $names } vidare till ruta { $space }.
sword = { $name } svingar svärdet!
    .terse = { "" }
    .dramatic = Stålet blixtrar: { $name } svingar svärdet!
swept = { $names } tar ett steg framåt till ruta { $space }.
    .terse = { $names } till { $space }.
    .dramatic = { $names } snubblar framåt till ruta { $space }.
fell =
    { $names_count ->
        [one] { $names } faller i havet och kommer på
       *[other] { $names } faller i havet och delar
    } { $rank ->
        [1] första
        [2] andra
        [3] tredje
        [4] fjärde
        [5] femte
        [6] sjätte
       *[other] { $rank }:e
    } plats.
    .terse = { $names } faller: plats { $rank }.
    .dramatic = Plums! { fell }

## Coins

gave =
    { $name } ger { $other } { $coins ->
        [one] ett mynt
       *[other] { $coins } mynt
    }{ $favour ->
        [none] .
       *[other] , för en tjänst: { $favour }.
    }
earned =
    { $name } får { $coins ->
        [one] ett mynt
       *[other] { $coins } mynt
    } { $why ->
        [coin] från tärningarna
        [front] för att stå på kanten
        [furthest] för att stå längst ut
       *[other] från banken
    }.
    .terse =
        { $name }: { $coins ->
            [one] ett mynt
           *[other] { $coins } mynt
        }.
    .dramatic = Guld! { earned }
lost-coins =
    { $coins ->
        [one] Det sista myntet som { $name } hade är borta.
       *[other] De { $coins } mynt som { $name } hade är borta.
    }
short = Banken är tom: inget kvar till { $name }.
