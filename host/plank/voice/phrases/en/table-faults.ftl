### What is wrong with the table itself, and what to do about it. The game goes on by hand meanwhile.

fault-chain =
    { $after ->
        [ship] The plank cannot be read beyond the ship
       *[other] The plank cannot be read beyond space { $after }
    }. Check the plug at space { $space }, and press stand to move.
fault-short =
    { $after ->
        [ship] Something holds the plank's line down beyond the ship
       *[other] Something holds the plank's line down beyond space { $after }
    }. Check space { $space }, and press stand to move.
fault-chain-ship = The whole track cannot be read. Check the cable at the ship, and press stand to move.
fault-short-ship = Something holds the track's line down. Check the cable at the ship, and press stand to move.
fault-well = Well { $die } cannot read its die. Check its cable; till then enter throws by hand.
fault-power = The supply is too weak. Check its plug and cable; the tentacles may rest meanwhile.
fault-settings = The board cannot use its settings and goes by those it was built with. Calibrate it again.

## What is asked for where the table can't see

enter-throw = { $name }, throw all four dice and enter what they show: the table cannot see them.
stand-blind = To stand, press stand and move { $name }'s pirate to space { $space }.
