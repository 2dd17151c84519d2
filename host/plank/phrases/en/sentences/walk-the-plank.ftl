### What happens in Walk the Plank, the card game. Cards arrive in words: "the 9 of Parrots".

dealt =
    Round { $round }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } each. { $name } is Captain.
turned =
    { $trump ->
        [none] Up turns { $card }: no trump this round.
       *[other] Up turns { $card }: { $trump } are trump.
    }
named = Captain { $name } names { $suit } as trump.
played = { $name } plays { $card }.
    .terse = { $name }: { $card }.
    .dramatic = { $name } slams down { $card }!
took =
    { $battles ->
        [one] { $name } wins the battle with { $card }.
       *[other] { $name } wins the battle with { $card }, number { $battles } this round.
    }
sank = { $name } lets the Sea Monster loose. Nobody wins this battle.
    .terse = { $name }: the Sea Monster. Nobody wins.
    .dramatic = The deep boils! { sank }
aboard = { $name } climbs back aboard, safe for this round.
    .terse = { $name } is aboard.
    .dramatic = Saved by a hair! { aboard }
stepped =
    { $names_count ->
        [one] { $names } steps on to space { $space }.
       *[other] { $names } step on to space { $space }.
    }
out =
    { $names_count ->
        [one] { $names } walks the plank.
       *[other] { $names } walk the plank.
    }
    .terse = { $names }: out.
    .dramatic = A splash, and silence. { out }
tied = { $names } are tied for Captain.
drew = { $name } draws { $card }.
captain = { $name } is the next Captain.
again = The last card drowned. It is dealt again, and { $name } leads.
