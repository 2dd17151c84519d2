### Kabeln mellan datorn och bordet. Det som inte är känt kommer som "none".

link-connected =
    { $reset ->
        [none] { $port ->
            [none] Bordet är anslutet.
            [ours] Det simulerade bordet är klart.
           *[other] Bordet på { $port } är anslutet.
        }
        [power] Bordet är anslutet igen: det var utan ström ett ögonblick.
        [watchdog] Bordet är anslutet igen: dess vakthund startade om det.
        [pin] Bordet är anslutet igen: dess knapp trycktes in.
       *[other] Bordet är anslutet igen: det startade om.
    }
link-lost = Kontakten med bordet är borta. Se efter kabeln; spelet går vidare när bordet är tillbaka.
link-wrong-firmware = Bordet har en annan version än det här programmet. Lägg in den igen: plank flash.
link-no-permission =
    { $port ->
        [none] Bordets port får inte öppnas
       *[other] { $port } får inte öppnas
    }{ $group ->
        [none] . Gå med i gruppen som den hör till och logga in igen.
       *[other] . Gå med i gruppen: sudo usermod -aG { $group } $USER, och logga in igen.
    }
link-busy =
    { $port ->
        [none] Bordets port
       *[other] { $port }
    } används av { $who ->
        [none] ett annat program
       *[other] { $who }
    }. Stäng det och försök igen.
link-starting = Ansluter till bordet.
link-no-board = Inget bord är inkopplat. Koppla in det, eller spela med --board sim.
link-safe-mode =
    { $why ->
        [none] Bordet är i felsäkert läge. Lägg in programmet igen: plank flash.
       *[other] Bordet är i felsäkert läge: { $why }. Lägg in programmet igen: plank flash.
    }
