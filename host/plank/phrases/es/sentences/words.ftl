### Palabras de las que se hacen otras frases; nadie las dice solas.

word-list-pair =
    { $initial ->
        [i] { $first } e { $last }
       *[other] { $first } y { $last }
    }
word-list-more = { $first }, { $rest }
word-choice-pair =
    { $number ->
        [8] { $first } u { $last }
        [11] { $first } u { $last }
       *[other] { $first } o { $last }
    }
word-coin = una moneda
word-sword = una espada
word-ship = el barco
word-card =
    { $suit ->
        [WTP] un A la tabla
        [SEA] el monstruo marino
        [D] el { $number } de Doblones
        [H] el { $number } de Garfios
        [M] el { $number } de Monos
        [P] el { $number } de Loros
        [L] el { $number } de Patas de palo
       *[other] { $suit }{ $number }
    }
word-suit =
    { $suit ->
        [Doubloons] Doblones
        [Hookhands] Garfios
        [Monkeys] Monos
        [Parrots] Loros
        [Peglegs] Patas de palo
       *[other] { $suit }
    }
