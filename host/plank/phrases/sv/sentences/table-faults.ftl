### Vad som är fel på själva bordet, och vad man gör åt det. Spelet går vidare för hand så länge.

fault-chain =
    { $after ->
        [ship] Plankan kan inte läsas bortom skeppet
       *[other] Plankan kan inte läsas bortom ruta { $after }
    }. Se efter kontakten vid ruta { $space }, och tryck stanna för att gå.
fault-short =
    { $after ->
        [ship] Något håller nere plankans ledning bortom skeppet
       *[other] Något håller nere plankans ledning bortom ruta { $after }
    }. Se efter ruta { $space }, och tryck stanna för att gå.
fault-chain-ship = Hela banan är oläslig. Se efter kabeln vid skeppet, och tryck stanna för att gå.
fault-short-ship = Något håller nere banans ledning. Se efter kabeln vid skeppet, och tryck stanna för att gå.
fault-well = Grop { $die } kan inte läsa sin tärning. Se efter kabeln; mata in den för hand så länge.
fault-power = Strömmen är för svag. Se efter kontakt och kabel; tentaklerna vilar kanske så länge.
fault-settings = Bordet kan inte använda sina inställningar och går på dem det byggdes med. Kalibrera om det.

## What is asked for where the table can't see

enter-throw = { $name }, slå alla fyra tärningarna och mata in vad de visar: bordet kan inte se dem.
enter-dice =
    { $dice_count ->
        [one] { $name }, mata in vad tärning { $dice } visar: dess grop kan inte säga det.
       *[other] { $name }, mata in vad tärningarna { $dice } visar: deras gropar kan inte säga det.
    }
enter-again =
    { $dice_count ->
        [one] { $name }, mata in vad tärning { $dice } visar nu, omslagen eller inte: gropen säger det inte.
       *[other] { $name }, mata in vad tärningarna { $dice } visar nu, omslagna eller inte: groparna säger det inte.
    }
entered-lies =
    { $dice_count ->
        [one] Tärning { $dice } visar något annat än det inmatade. Omslagen, { $name }? Välj den då och mata in det.
       *[other] Tärningarna { $dice } visar något annat än det inmatade. Omslagna, { $name }? Välj dem då och mata in det.
    }
stand-blind = För att stanna, tryck stanna och flytta piraten { $name } till ruta { $space }.

## The link, where one condition has several causes

link-restarted =
    { $reset ->
        [power] Bordet var utan ström ett ögonblick
        [watchdog] Bordet startades om av sin vakthund
        [pin] Bordet startades om med sin knapp
       *[other] Bordet startades om
    }. Spelet går vidare där det var.
link-prompt = MicroPythons prompt svarar: bordets program kör inte. Lägg in det igen: plank flash.
link-silent = Inget på { $port } svarar som bordet gör. Är det rätt port?
link-no-port = Det finns ingen port { $port }. Koppla in bordet, eller ange en annan port.
link-not-a-port = { $port } är ingen serieport. Ange den som bordet sitter i.
link-no-address = { $port } är ingen adress till ett bord. Ange en enhet, eller socket://HOST:PORT.
link-no-listener = Inget lyssnar på { $port }. Starta bordet där, eller ange ett annat.
link-unreachable = { $port } går inte att nå ({ $why }). Se efter värd och portnummer.
link-owned = { $port } får öppnas bara av sin ägare. Fråga den som sköter datorn.

## Where no board is played on

on-recording = Det som spelades in spelas upp.
no-such-place = Det finns ingen sådan plats på bordet. Nämn en ruta på plankan, eller skeppet.
recording-ended = Inspelningen slutar här, filen går inte att skriva ({ $why }). Spelet fortsätter.
