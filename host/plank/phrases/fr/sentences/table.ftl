### Ce qu'il y a à faire à la table, ce qui y est de travers et comment y remédier.

## Dice

throw-all = { $name }, lance les quatre dés.
throw-dice =
    { $dice_count ->
        [one] { $name }, lance le dé { $dice }.
       *[other] { $name }, lance les dés { $dice }.
    }
rolling = Les dés roulent.
cocked = Le dé { $die } est de travers. Relance-le.
dice-out =
    { $dice_count ->
        [one] Le dé { $dice } est sorti de son creux. { $name }, lance-le, ou remets-le.
       *[other] Les dés { $dice } sont sortis de leurs creux. { $name }, lance-les, ou remets-les.
    }
pay-first =
    { $dice_count ->
        [one] Le dé { $dice } est sorti, mais pas payé. { $name }, appuie sur payer avant de lancer, ou remets-le.
       *[other] Les dés { $dice } sont sortis, mais pas payés. { $name }, appuie sur payer avant de lancer, ou remets-les.
    }
put-dice-back =
    { $dice_count ->
        [one] Il ne reste aucun lancer. { $name }, remets le dé { $dice } comme il était.
       *[other] Il ne reste aucun lancer. { $name }, remets les dés { $dice } comme ils étaient.
    }
offered = { $name } offre une pièce. Relance les dés de ton choix, ou appuie encore sur payer pour garder la pièce.
unpaid =
    Le dé { $die } a été lancé sans payer. Remets-le pour qu'il montre { $face ->
        [coin] la pièce
        [sword] le sabre
       *[other] { $face }
    }.
restore-die =
    Le dé { $die } doit être comme avant : mets-le sur { $face ->
        [coin] la pièce
        [sword] le sabre
       *[other] { $face }
    }.

## What the player to act may do

choose =
    { $name } a { $total }, et { $free ->
        [0] plus aucun lancer gratuit.
        [one] encore un lancer gratuit.
       *[other] encore { $free } lancers gratuits.
    }
last-throw = { $name } a { $total }, et plus aucun lancer.
may-pay =
    Les lancers gratuits sont finis. { $name } peut payer { $coins ->
        [one] sa dernière pièce
       *[other] une de ses { $coins } pièces
    } pour relancer ou couvrir un dé.
stand-move = Pour valider, mets le pirate { $name } sur la case { $space }.
stand-jump =
    Le total est trop haut : pour valider, mets le pirate { $name } { $symbol ->
        [skull] sur la prochaine tête de mort
        [anchor] sur la prochaine ancre
        [chest] sur le prochain coffre
        [parrot] sur le prochain perroquet
       *[other] plus loin : { $symbol }
    }, case { $space }.
stand-choice = Pour valider, mets le pirate { $name } sur la case { $spaces }.
stand-stay = Pour valider, appuie sur valider : { $name } ne bouge pas.
stand-fall = Pour valider, appuie sur valider : mais alors { $name } tombe à la mer !

## Pirates to be put right

move =
    { $start ->
        [ship] Mets le pirate { $name } du navire { $space ->
            [off] à la mer
           *[other] sur la case { $space }
        }.
        [off] Mets le pirate { $name } { $space ->
            [ship] sur le navire
           *[other] sur la case { $space }
        }.
       *[other] Mets le pirate { $name } de la case { $start } { $space ->
            [ship] sur le navire
            [off] à la mer
           *[other] sur la case { $space }
        }.
    }
take-off =
    { $stands ->
        [ship] { $name } a fait le plongeon. Enlève le pirate du navire.
       *[other] { $name } a fait le plongeon. Enlève le pirate de la case { $stands }.
    }
put-back =
    Le pirate { $name } a sa place { $belongs ->
        [ship] sur le navire
        [off] hors de la table
       *[other] sur la case { $belongs }
    }, mais il est { $stands ->
        [ship] sur le navire
        [off] introuvable
       *[other] sur la case { $stands }
    }.
missing =
    Le pirate { $name } manque. Il a sa place { $belongs ->
        [ship] sur le navire
       *[other] sur la case { $belongs }
    }.
extra =
    Personne ne joue sur la piste { $name }, mais un pirate y est, { $stands ->
        [ship] sur le navire
       *[other] sur la case { $stands }
    }. Enlève-le, ou dis à la main qu'il n'y en a pas.
doubled =
    Sur la piste où joue { $name }, il y a un second pirate, { $stands ->
        [ship] sur le navire
       *[other] sur la case { $stands }
    }. Enlève-le, ou dis à la main où est le vrai.
astray =
    Le pirate { $name } est sur une autre piste, { $stands ->
        [ship] sur le navire
       *[other] sur la case { $stands }
    }. Il a sa place { $belongs ->
        [ship] sur la sienne, sur le navire
        [off] hors de la table
       *[other] sur la sienne, case { $belongs }
    }.

## The table itself

over = La partie est finie. { $name } a gagné.
aborted = Cette partie est abandonnée. Personne ne gagne, personne ne se noie.
taken-back =
    { $count ->
        [one] Le dernier coup est repris.
       *[other] Les { $count } derniers coups sont repris.
    }
