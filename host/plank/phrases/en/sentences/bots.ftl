### What a bot without hands wishes people to do for it, where the table does not ask for it.

bot-wishes-rethrow =
    { $dice_count ->
        [one] { $name } would throw die { $dice } again. Please throw it.
       *[other] { $name } would throw dice { $dice } again. Please throw them.
    }
