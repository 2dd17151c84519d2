### Words that other phrases are put together from; nobody says them alone.

word-list-pair = { $first } and { $last }
word-list-more = { $first }, { $rest }
word-choice-pair = { $first } or { $last }
word-coin = a coin
word-sword = a sword
word-ship = the ship
word-card =
    { $suit ->
        [WTP] a Walk the Plank
        [SEA] the Sea Monster
        [D] the { $number } of Doubloons
        [H] the { $number } of Hookhands
        [M] the { $number } of Monkeys
        [P] the { $number } of Parrots
        [L] the { $number } of Peglegs
       *[other] { $suit }{ $number }
    }
word-suit = { $suit }
