### Lo que pasa en Walk the Plank, el juego de cartas. Las cartas llegan en palabras: "el 9 de Loros".

dealt =
    Ronda { $round }: { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } por pirata. Manda { $name }.
turned =
    { $trump ->
        [none] Sale { $card }: esta ronda no hay triunfo.
       *[other] Sale { $card }: pintan { $trump }.
    }
named = { $name }, que manda, elige el triunfo: { $suit }.
played = { $name } juega { $card }.
    .terse = { $name }: { $card }.
    .dramatic = ¡{ $name } planta { $card } en la mesa!
took =
    { $battles ->
        [one] { $name } gana la batalla con { $card }.
       *[other] { $name } gana la batalla con { $card }, y van { $battles } en esta ronda.
    }
sank = { $name } suelta al monstruo marino. Nadie gana esta batalla.
    .terse = { $name }: el monstruo marino. Nadie gana.
    .dramatic = ¡El abismo hierve! { sank }
aboard = { $name } vuelve a bordo y ya no corre peligro en esta ronda.
    .terse = { $name } está a bordo.
    .dramatic = ¡Por los pelos! { aboard }
stepped =
    { $names_count ->
        [one] { $names } avanza hasta la casilla { $space }.
       *[other] { $names } avanzan hasta la casilla { $space }.
    }
out =
    { $names_count ->
        [one] { $names } camina por la tabla.
       *[other] { $names } caminan por la tabla.
    }
    .terse = { $names }: fuera.
    .dramatic = Un chapuzón, y silencio. { out }
tied = { $names } empatan por el mando.
drew = { $name } saca { $card }.
captain = { $name } manda en la próxima ronda.
again = La última carta se ahogó. Se reparte otra vez, y sale { $name }.
