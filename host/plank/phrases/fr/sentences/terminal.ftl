### Ce que le terminal dit à qui est devant ses touches.

key-choose-dice = Choisis d'abord des dés avec les touches 1 à 4.
key-pay-first = Ce lancer coûte une pièce. Appuie sur p pour en offrir une, puis lance.
key-not-yours = { $name } n'a pas besoin d'aide. Attends un peu.
key-no-hands = Il faut des mains à la table pour cela.
key-hands-gone = La table simulée ne répond pas : { $reason }.
key-nothing = Cette touche n'a rien à faire pour l'instant.
key-no-choice = Le dé { $die } ne peut pas être relancé pour l'instant.
key-no-cover = Aucun dé ne peut être couvert pour l'instant.
key-no-giver = Personne ne peut donner de pièces pour l'instant.
key-over = La partie est finie. Appuie sur n pour une autre, sur q pour partir.
key-unknown = Cette touche n'existe pas. Appuie sur ? pour l'aide.

ask-enter =
    { $dice_count ->
        [one] Que montre le dé { $dice } (1 à 5, c pièce, s sabre) ?
       *[other] Que montrent les dés { $dice } (1 à 5, c pièce, s sabre) ?
    }
ask-enter-again =
    { $dice_count ->
        [one] Le dé { $dice } maintenant (1 à 5, c pièce, s sabre ; rien : inchangé) ?
       *[other] Les dés { $dice } maintenant (1 à 5, c pièce, s sabre ; rien : inchangés) ?
    }
ask-stand = Quelle case : { $spaces } ?
ask-cover = Quel dé couvrir : { $dice } ?
ask-give = Qui donne à qui combien de pièces, et pour quoi (A B 1 pitié) ?
ask-abort = Abandonner cette partie (y oui, n non) ?
answer-faces =
    { $count ->
        [one] Tape une face : 1 à 5, c ou s.
       *[other] Tape { $count } faces : 1 à 5, c ou s.
    }
answer-give = Tape qui donne et qui reçoit, par nom ou par lettre, et combien : A B 1 pitié.
answer-die = Appuie sur { $dice }, ou sur échap pour ne rien couvrir.
answer-abort = Appuie sur y pour l'abandonner, sur n pour continuer.

help-title = Les touches
help-go = faire ce qui est demandé : lancer, porter un pirate, valider
help-dice = choisir des dés à relancer
help-throw = lancer les dés choisis
help-cover = payer une pièce pour couvrir un dé
help-pay = offrir une pièce pour un lancer de plus
help-stand = valider : le lancer compte
help-move = porter le prochain pirate mal placé
help-give = donner des pièces pour un service
help-back = reprendre le dernier coup
help-repeat = redire les derniers mots
help-enter = entrer un lancer à la main
help-again = une autre partie, quand celle-ci est finie
help-abort = abandonner la partie
help-page = Le grand écran est sur { $url }
help-quit = partir ; la partie est gardée
help-close = fermer cette page

label-carry = porter
label-throw = lancer
label-choose = choisir
label-cover = couvrir
label-pay = payer
label-keep = garder
label-stand = valider
label-enter = à la main
label-back = reprendre
label-again = rejouer
label-help = aide
label-quit = partir
label-send = entrée : envoyer, échap : tant pis
label-esc = échap : tant pis

screen-ship = bord
screen-turn = à { $name } de jouer
screen-total = total { $total }
screen-free =
    { $free ->
        [one] { $free } gratuit
       *[other] { $free } gratuits
    }
screen-bank = banque { $bank }
screen-fell =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
screen-rolling = roule
screen-cocked = penché
screen-out = sorti
screen-covered = couvert
screen-again = bis
screen-link =
    { $condition ->
        [starting] connexion
        [connected] connectée
        [lost] perdue
        [wrong-firmware] autre version
        [safe-mode] mode sûr
        [no-permission] accès refusé
        [busy] port occupé
        [no-board] aucune table
       *[other] { $condition }
    }
screen-symbol =
    { $symbol ->
        [skull] tête de mort
        [anchor] ancre
        [chest] coffre
        [parrot] perroquet
       *[other] { $symbol }
    }
screen-coin = pièce
screen-simulated = table simulée
