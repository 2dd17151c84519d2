### Varför något inte går nu, och vad man kan göra i stället.

not-your-turn =
    { $turn ->
        [none] { $name }, ingen ska göra något nu. Vänta ett ögonblick.
       *[other] { $name }, nu är det { $turn } som spelar. Vänta på din tur.
    }
no-coins = { $name } har inget mynt att betala med.
choose-space = Det finns ett val. Säg vilken ruta: { $spaces }.
not-a-target = Ruta { $space } går inte att nå. Välj { $spaces }.
throw-first = { $name }, slå tärningarna först.
free-left =
    { $free ->
        [one] { $name } har ett fritt slag kvar. Använd det innan du betalar.
       *[other] { $name } har { $free } fria slag kvar. Använd dem innan du betalar.
    }
cover-first-throw = { $name }, slå först. En tärning kan täckas först efter det.
covered-already = Tärning { $die } är redan täckt. Välj en annan.
no-such-die = Det finns ingen tärning { $die }. Säg ett tal från 1 till 4.
not-greedy = Mynt ges inte bort i det här spelet. Börja ett med regeln greedy=true.
nothing-to-take-back = Det finns inget att ta tillbaka.
is-over = Spelet är slut. Börja ett nytt.
paused = Spelet har paus. Ställ bordet i ordning först.
bad-faces = De här sidorna går inte: { $faces }. Säg 1 till 5, mynt eller svärd för varje tärning.
dice-moving = Alla tärningar ligger inte still på sin plats. Lägg dem där, eller vänta tills de ligger.
illegal = Det är emot reglerna: { $reason }.
