### Des mots dont d'autres phrases sont faites ; personne ne les dit seuls.

word-list-pair = { $first } et { $last }
word-list-more = { $first }, { $rest }
word-choice-pair = { $first } ou { $last }
word-coin = une pièce
word-sword = un sabre
word-ship = le navire
word-card =
    { $suit ->
        [WTP] une carte À la planche
        [SEA] le monstre marin
        [D] le { $number } des Doublons
        [H] le { $number } des Crochets
        [M] le { $number } des Singes
        [P] le { $number } des Perroquets
        [L] le { $number } des Jambes de bois
       *[other] { $suit }{ $number }
    }
word-suit =
    { $suit ->
        [Doubloons] Doublons
        [Hookhands] Crochets
        [Monkeys] Singes
        [Parrots] Perroquets
        [Peglegs] Jambes de bois
       *[other] { $suit }
    }
