### Ce qui arrive dans Walk the Plank, le jeu de cartes. Les cartes viennent en mots : « le 9 des Perroquets ».

dealt =
    Manche { $round } : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } par pirate. { $name } commande.
turned =
    { $trump ->
        [none] On retourne { $card } : pas d'atout pour cette manche.
       *[other] On retourne { $card } : atout { $trump }.
    }
named = { $name }, qui commande, choisit l'atout : { $suit }.
played = { $name } joue { $card }.
    .terse = { $name } : { $card }.
    .dramatic = { $name } abat { $card } !
took =
    { $battles ->
        [one] { $name } gagne la bataille avec { $card }.
       *[other] { $name } gagne la bataille avec { $card }, et de { $battles } dans cette manche.
    }
sank = { $name } lâche le monstre marin. Personne ne gagne cette bataille.
    .terse = { $name } : le monstre marin. Personne ne gagne.
    .dramatic = L'abîme bouillonne ! { sank }
aboard = { $name } remonte à bord et ne craint plus rien dans cette manche.
    .terse = { $name } est à bord.
    .dramatic = Il s'en est fallu d'un cheveu ! { aboard }
stepped =
    { $names_count ->
        [one] { $names } avance jusqu'à la case { $space }.
       *[other] { $names } avancent jusqu'à la case { $space }.
    }
out =
    { $names_count ->
        [one] { $names } passe par-dessus bord.
       *[other] { $names } passent par-dessus bord.
    }
    .terse = { $names } : dehors.
    .dramatic = Un grand plouf, puis le silence. { out }
tied = { $names } sont à égalité pour commander.
drew = { $name } tire { $card }.
captain = { $name } commande la prochaine manche.
again = La dernière carte a coulé. On la redistribue, et { $name } ouvre.
