### Lo que un bot sin manos desea que se haga por él, donde la mesa no lo pide.

bot-wishes-rethrow =
    { $dice_count ->
        [one] { $name } quiere volver a tirar el dado { $dice }. Tíralo, por favor.
       *[other] { $name } quiere volver a tirar los dados { $dice }. Tíralos, por favor.
    }
