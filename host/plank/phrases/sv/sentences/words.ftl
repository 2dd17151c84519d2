### Ord som andra fraser sätts ihop av; ingen säger dem för sig.

word-list-pair = { $first } och { $last }
word-list-more = { $first }, { $rest }
word-choice-pair = { $first } eller { $last }
word-coin = ett mynt
word-sword = ett svärd
word-ship = skeppet
word-card =
    { $suit ->
        [WTP] ett Gå på plankan
        [SEA] sjöodjuret
        [D] dublonernas { $number }
        [H] krokarnas { $number }
        [M] apornas { $number }
        [P] papegojornas { $number }
        [L] träbenens { $number }
       *[other] { $suit }{ $number }
    }
word-suit =
    { $suit ->
        [Doubloons] dubloner
        [Hookhands] krokar
        [Monkeys] apor
        [Parrots] papegojor
        [Peglegs] träben
       *[other] { $suit }
    }
