### Wörter, aus denen andere Sätze gemacht werden; niemand sagt sie für sich.
### Karten stehen im Nominativ und Akkusativ, die bei ihnen gleich lauten.

word-list-pair = { $first } und { $last }
word-list-more = { $first }, { $rest }
word-choice-pair = { $first } oder { $last }
word-coin = eine Münze
word-sword = ein Schwert
word-ship = das Schiff
word-card =
    { $suit ->
        [WTP] ein Über die Planke
        [SEA] das Seeungeheuer
        [D] die { $number } der Dublonen
        [H] die { $number } der Haken
        [M] die { $number } der Affen
        [P] die { $number } der Papageien
        [L] die { $number } der Holzbeine
       *[other] { $suit }{ $number }
    }
word-suit =
    { $suit ->
        [Doubloons] Dublonen
        [Hookhands] Haken
        [Monkeys] Affen
        [Parrots] Papageien
        [Peglegs] Holzbeine
       *[other] { $suit }
    }
