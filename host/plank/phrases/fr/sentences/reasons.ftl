### Pourquoi les règles d'un jeu refusent un coup, une règle ou une place.

## Les coups des deux jeux

move-malformed = Ce coup est impossible : une de ses valeurs n'est pas de la bonne sorte.
no-such-move = { $title } ne connaît pas ce coup.

## The Plank

thrown-already = { $name } a déjà lancé les dés. Relance-en certains, ou valide le lancer.
no-throw-left = { $name } n'a plus de lancer gratuit, ni de pièce pour en payer un.
no-such-dice = Ce ne sont pas des dés différents de 1 à 4 : { $dice }.
nothing-to-choose = Il n'y a pas de case à choisir maintenant : la case { $space } ne peut pas l'être.
gift-of-the-fallen = { $name } ne joue plus et ne peut ni donner ni recevoir de pièces.
gift-to-oneself = { $name }, choisis quelqu'un d'autre : on ne peut pas se payer soi-même.
gift-too-large =
    { $coins ->
        [0] { $name } n'a pas de pièce à donner.
        [one] { $name } peut donner une pièce, ni plus ni moins.
       *[other] { $name } peut donner de 1 à { $coins } pièces.
    }

## Walk the Plank

awaits-cut = Pas maintenant : { $names } doivent d'abord couper pour savoir qui commande.
awaits-deal = Pas maintenant : il faut d'abord distribuer les cartes de la manche { $round }.
awaits-trump = Pas maintenant : { $name } doit d'abord choisir l'atout.
awaits-card = Pas maintenant : c'est à { $name } de jouer une carte.
no-such-card = La carte { $given } n'existe pas.
card-not-held = { $name } n'a pas { $card } en main.
follow-suit = { $name } doit jouer { $suit } ou une carte spéciale, pas { $card }.
no-such-suit = La couleur { $given } n'existe pas. Choisis une des cinq couleurs.
card-too-often = Le paquet ne contient pas { $card } autant de fois.
deal-of-wrong-sizes =
    { $cards ->
        [one] Chaque joueur encore en jeu reçoit une carte.
       *[other] Chaque joueur encore en jeu reçoit { $cards } cartes.
    }
deal-without-turned = À la manche 1, on retourne la carte suivante après la donne.
deal-with-turned = On ne retourne pas de carte à la manche { $round }.
cut-by-others = Ceux qui sont à égalité tirent chacun une carte, dans l'ordre des places.
cut-goes-on = On sait déjà qui commande. Plus personne ne tire de carte.

## Les règles et les places

rule-form = La règle { $rule } n'a pas de valeur. Écris-la ainsi : { $example }.
rule-twice = La règle { $rule } est donnée deux fois. Donne-la une seule fois.
rule-value = La règle { $rule } ne peut pas être { $value }. Choisis une autre valeur.
no-such-rule = { $title } n'a pas de règle { $rule }.
rules-of-another-game = Ces règles ne sont pas celles de { $title }.
wrong-number-of-players = { $title } se joue de { $fewest } à { $most }, pas à { $count }.
too-few-coins = Pour { $players } joueurs, { $coins } pièces ne suffisent pas : chacun commence avec une.
player-without-name = Le joueur { $number } n'a pas de nom. Il en faut un à chacun.
no-such-first = La personne qui doit commencer ne joue pas.
no-such-seat = Personne n'a cette place.
