### Pourquoi quelque chose n'est pas possible maintenant, et que faire à la place.

not-your-turn =
    { $turn ->
        [none] { $name }, personne ne joue pour l'instant. Attends un peu.
       *[other] { $name }, c'est à { $turn } de jouer. Attends ton tour.
    }
no-coins = { $name } n'a pas de pièce pour payer.
choose-space = Il y a un choix. Dis quelle case : { $spaces }.
not-a-target = La case { $space } est hors d'atteinte. Choisis { $spaces }.
throw-first = { $name }, lance d'abord les dés.
free-left =
    { $free ->
        [one] { $name } a encore un lancer gratuit. Prends-le avant de payer.
       *[other] { $name } a encore { $free } lancers gratuits. Prends-les avant de payer.
    }
cover-first-throw = { $name }, lance d'abord. On ne peut couvrir un dé qu'après cela.
covered-already = Le dé { $die } est déjà couvert. Choisis-en un autre.
no-such-die = Il n'y a pas de dé { $die }. Dis un nombre de 1 à 4.
not-greedy = On ne donne pas de pièces dans cette partie. Commences-en une avec la règle greedy=true.
nothing-to-take-back = Il n'y a rien à reprendre.
is-over = La partie est finie. Commences-en une autre.
paused = La partie est en pause. Remets d'abord la table en ordre.
bad-faces = Ces faces ne vont pas : { $faces }. Dis 1 à 5, pièce ou sabre pour chaque dé.
dice-moving = Tous les dés ne sont pas posés dans leurs creux. Remets-les, ou attends qu'ils s'arrêtent.
illegal = C'est contre les règles : { $reason }.
