### Le câble entre l'ordinateur et la table. Ce qu'on ignore arrive comme "none".

link-connected =
    { $reset ->
        [none] { $port ->
            [none] La table est connectée.
            [ours] La table simulée est prête.
           *[other] La table sur { $port } est connectée.
        }
        [power] La table est de nouveau connectée : elle est restée sans courant un instant.
        [watchdog] La table est de nouveau connectée : son chien de garde l'a relancée.
        [pin] La table est de nouveau connectée : son bouton a été pressé.
       *[other] La table est de nouveau connectée : elle a été relancée.
    }
link-lost = La table est perdue. Vérifie son câble ; la partie reprend dès qu'elle est de retour.
link-wrong-firmware = La table a une autre version que ce programme. Réinstalle-la : plank flash.
link-no-permission =
    { $port ->
        [none] Le port de la table ne peut pas être ouvert
       *[other] { $port } ne peut pas être ouvert
    }{ $group ->
        [none] . Rejoins le groupe du port et reconnecte-toi.
       *[other] . Rejoins son groupe : sudo usermod -aG { $group } $USER, puis reconnecte-toi.
    }
link-busy =
    { $port ->
        [none] Le port de la table
       *[other] { $port }
    } est occupé par { $who ->
        [none] un autre programme
       *[other] { $who }
    }. Ferme-le et réessaie.
link-starting = Connexion à la table.
link-no-board = Aucune table n'est branchée. Branche-la, ou joue avec --board sim.
link-safe-mode =
    { $why ->
        [none] La table est en mode sûr. Réinstalle son programme : plank flash.
       *[other] La table est en mode sûr : { $why }. Réinstalle son programme : plank flash.
    }
