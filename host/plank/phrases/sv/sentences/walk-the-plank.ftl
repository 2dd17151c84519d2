### Vad som händer i Walk the Plank, kortspelet. Kort kommer i ord: "papegojornas 9".

dealt =
    Runda { $round }: { $cards ->
        [one] ett kort
       *[other] { $cards } kort
    } var. { $name } är kapten.
turned =
    { $trump ->
        [none] Upp kommer { $card }: ingen trumf i den här rundan.
       *[other] Upp kommer { $card }: { $trump } är trumf.
    }
named = Kapten { $name } väljer { $suit } till trumf.
played = { $name } spelar { $card }.
    .terse = { $name }: { $card }.
    .dramatic = { $name } smäller ner { $card }!
took =
    { $battles ->
        [one] { $name } vinner striden med { $card }.
       *[other] { $name } vinner striden med { $card }, nummer { $battles } i den här rundan.
    }
sank = { $name } släpper lös sjöodjuret. Ingen vinner den striden.
    .terse = { $name }: sjöodjuret. Ingen vinner.
    .dramatic = Djupet kokar! { sank }
aboard = { $name } klättrar ombord igen och är säker i den här rundan.
    .terse = { $name } är ombord.
    .dramatic = På håret! { aboard }
stepped = { $names } går vidare till ruta { $space }.
out = { $names } går på plankan.
    .terse = { $names }: ute.
    .dramatic = Ett plask, och tystnad. { out }
tied = { $names } delar på kaptensposten.
drew = { $name } drar { $card }.
captain = { $name } blir nästa kapten.
again = Det sista kortet drunknade. Det delas ut igen, och { $name } spelar först.
