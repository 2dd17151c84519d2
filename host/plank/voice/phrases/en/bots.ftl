### What a bot without hands wishes people to do for it, and says of itself.

bot-wishes-throw = { $name } would throw all four dice. Please throw them.
bot-wishes-rethrow =
    { $dice_count ->
        [one] { $name } would throw die { $dice } again. Please throw it.
       *[other] { $name } would throw dice { $dice } again. Please throw them.
    }
bot-pays = { $name } pays a coin.
bot-covers = { $name } pays a coin to cover die { $die }.
bot-stands =
    { $space ->
        [none] { $name } stands.
       *[other] { $name } stands, and would go to space { $space }. Please move the pirate.
    }
