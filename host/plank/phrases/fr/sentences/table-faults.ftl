### Ce qui ne va pas avec la table elle-même, et que faire. La partie continue à la main en attendant.

fault-chain =
    { $after ->
        [ship] La planche ne se lit plus au-delà du navire
       *[other] La planche ne se lit plus au-delà de la case { $after }
    }. Vérifie la fiche à la case { $space }, et appuie sur valider pour avancer.
fault-short =
    { $after ->
        [ship] Quelque chose bloque la ligne de la planche au-delà du navire
       *[other] Quelque chose bloque la ligne de la planche au-delà de la case { $after }
    }. Vérifie la case { $space }, et appuie sur valider pour avancer.
fault-chain-ship = Toute la piste est illisible. Vérifie le câble au navire, et appuie sur valider pour avancer.
fault-short-ship = Quelque chose bloque la ligne de la piste. Vérifie le câble au navire, et appuie sur valider pour avancer.
fault-well = Le creux { $die } ne peut pas lire son dé. Vérifie son câble ; en attendant, entre-le à la main.
fault-power = Le courant est trop faible. Vérifie la fiche et le câble ; les tentacules se reposent peut-être.
fault-settings = La table ne peut pas utiliser ses réglages et prend ceux d'origine. Règle-la à nouveau.

## What is asked for where the table can't see

enter-throw = { $name }, lance les quatre dés et entre ce qu'ils montrent : la table ne les voit pas.
enter-dice =
    { $dice_count ->
        [one] { $name }, entre ce que montre le dé { $dice } : son creux ne peut pas le dire.
       *[other] { $name }, entre ce que montrent les dés { $dice } : leurs creux ne peuvent pas le dire.
    }
enter-again =
    { $dice_count ->
        [one] { $name }, entre ce que montre maintenant le dé { $dice }, relancé ou non : son creux se tait.
       *[other] { $name }, entre ce que montrent maintenant les dés { $dice }, relancés ou non : leurs creux se taisent.
    }
entered-lies =
    { $dice_count ->
        [one] Le dé { $dice } montre autre chose que ce qui a été entré. Relancé, { $name } ? Alors choisis-le et entre-le.
       *[other] Les dés { $dice } montrent autre chose que ce qui a été entré. Relancés, { $name } ? Alors choisis-les et entre-les.
    }
stand-blind = Pour valider, appuie sur valider et mets le pirate { $name } sur la case { $space }.

## The link, where one condition has several causes

link-restarted =
    { $reset ->
        [power] La table est restée sans courant un instant
        [watchdog] La table a été relancée par son chien de garde
        [pin] La table a été relancée par son bouton
       *[other] La table a été relancée
    }. La partie reprend où elle en était.
link-prompt = L'invite de MicroPython répond : le programme de la table est arrêté. Réinstalle-le : plank flash.
link-silent = Rien sur { $port } ne répond comme la table. Est-ce le bon port ?
link-no-port = Il n'y a pas de port { $port }. Branche la table, ou nomme un autre port.
link-not-a-port = { $port } n'est pas un port série. Nomme celui où la table est branchée.
link-no-address = { $port } n'est pas l'adresse d'une table. Nomme un appareil, ou socket://HOST:PORT.
link-no-listener = Rien n'écoute sur { $port }. Démarre la table là-bas, ou nommes-en une autre.
link-unreachable = { $port } est hors d'atteinte ({ $why }). Vérifie la machine et le numéro de port.
link-owned = { $port } ne peut être ouvert que par son propriétaire. Demande à qui gère cet ordinateur.

## Where no board is played on

on-recording = On rejoue ce qui a été enregistré.
no-such-place = Cet endroit n'existe pas sur la table. Nomme une case de la planche, ou le navire.
recording-ended = L'enregistrement s'arrête ici, son fichier ne peut plus être écrit ({ $why }). La partie continue.
