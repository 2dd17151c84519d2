### Ce qui arrive dans The Plank, le jeu de dés, et dans tous les jeux de la table.

## The game

game-start = { $names } montent à bord. { $first } commence.
    .terse = { $names }. { $first } commence.
    .dramatic = Ohé ! { $names } s'avancent sur la planche, et { $first } ouvre le bal.
resumed = La partie reprend : { $names }. À { $name } de jouer.
turn = À { $name } de jouer.
    .terse = { $name }.
    .dramatic = Tous les regards vont vers { $name } : à toi de jouer, si tu l'oses !
won = { $name } est le dernier pirate debout, et gagne !
    .terse = { $name } gagne.
    .dramatic = La mer a eu son compte, et { $name } tient encore debout. Hourra, { $name } gagne !

## Dice

thrown = { $name } lance { $faces }. Le total est { $total }.
    .terse = { $name } : { $faces }. Total { $total }.
    .dramatic = Les dés claquent pour { $name } : { $faces } ! Le total est { $total }.
rethrown =
    { $paid ->
        [0] { $name } relance { $dice_count ->
            [one] le dé { $dice }
           *[other] les dés { $dice }
        } : { $faces }.
       *[other] { $name } paie une pièce et relance { $dice_count ->
            [one] le dé { $dice }
           *[other] les dés { $dice }
        } : { $faces }.
    } Le total est { $total }.
    .terse = { $name } relance : { $faces }. Total { $total }.
    .dramatic =
        { $paid ->
            [0] Pas assez bon pour { $name } ! On relance
           *[other] { $name } paie en or ! On relance
        } { $dice_count ->
            [one] le dé { $dice }
           *[other] les dés { $dice }
        } : { $faces } ! Le total est { $total }.
covered = { $name } paie une pièce et couvre le dé { $die }. Le total est { $total }.
    .terse = { $name } couvre le dé { $die }. Total { $total }.
    .dramatic = Une pièce tinte, et { $name } cache le dé { $die } à la mer. Le total est { $total }.

## Pirates

stayed =
    { $why ->
        [safe] Tout au bord, { $name } ne craint rien et reste.
       *[other] Le total est nul : { $name } reste { $space ->
            [ship] sur le navire
           *[other] sur la case { $space }
        }.
    }
    .terse = { $name } reste.
    .dramatic =
        { $why ->
            [safe] Tout au bord, { $name } s'accroche et reste.
           *[other] Pas un pas ! { $name } reste { $space ->
                [ship] sur le navire
               *[other] sur la case { $space }
            }.
        }
moved =
    { $start ->
        [ship] { $name } quitte le navire pour la case { $space }.
       *[other] { $name } va de la case { $start } à la case { $space }.
    }
    .terse = { $name } en { $space }.
    .dramatic =
        { $start ->
            [ship] { $name } dit adieu au navire et marche jusqu'à la case { $space }.
           *[other] La planche grince : { $name } se glisse de la case { $start } à la case { $space }.
        }
jumped =
    Le total est trop haut : { $name } saute de la case { $start } { $symbol ->
        [skull] à la prochaine tête de mort
        [anchor] à la prochaine ancre
        [chest] au prochain coffre
        [parrot] au prochain perroquet
       *[other] plus loin : { $symbol }
    }, case { $space }.
    .terse = { $name } saute en { $space }.
    .dramatic =
        Quelle audace ! { $name } bondit de la case { $start } { $symbol ->
            [skull] à la prochaine tête de mort
            [anchor] à la prochaine ancre
            [chest] au prochain coffre
            [parrot] au prochain perroquet
           *[other] plus loin : { $symbol }
        }, case { $space }.
pushed = { $name } pousse { $names } jusqu'à la case { $space }.
    .terse = { $name } pousse { $names } en { $space }.
    .dramatic = Pas de place pour deux ! { $name } bouscule { $names } jusqu'à la case { $space }.
sword = { $name } brandit un sabre !
    .terse = { "" }
    .dramatic = L'acier brille : { $name } brandit un sabre !
swept =
    { $names_count ->
        [one] { $names } avance d'un pas, case { $space }.
       *[other] { $names } avancent d'un pas, case { $space }.
    }
    .terse = { $names } en { $space }.
    .dramatic =
        { $names_count ->
            [one] { $names } trébuche jusqu'à la case { $space }.
           *[other] { $names } trébuchent jusqu'à la case { $space }.
        }
fell =
    { $names_count ->
        [one] { $names } tombe à la mer et finit à la
       *[other] { $names } tombent à la mer et partagent la
    } { $rank ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
       *[other] { $rank }e
    } place.
    .terse =
        { $names_count ->
            [one] { $names } tombe : place { $rank }.
           *[other] { $names } tombent : place { $rank }.
        }
    .dramatic = Plouf ! { fell }

## Coins

gave =
    { $name } donne { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    } à { $other }{ $favour ->
        [none] .
       *[other] , pour un service : { $favour }.
    }
earned =
    { $name } reçoit { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    } { $why ->
        [coin] grâce aux dés
        [front] pour sa place au bord
        [furthest] pour sa place en tête
       *[other] de la banque
    }.
    .terse =
        { $name } : { $coins ->
            [one] une pièce
           *[other] { $coins } pièces
        }.
    .dramatic = De l'or ! { earned }
lost-coins =
    { $coins ->
        [one] { $name } perd sa dernière pièce.
       *[other] { $name } perd ses { $coins } pièces.
    }
short = La banque est vide : plus rien pour { $name }.
