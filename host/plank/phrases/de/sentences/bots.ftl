### Was sich ein Bot ohne Hände von den Leuten wünscht, wo der Tisch nicht danach fragt.

bot-wishes-rethrow =
    { $dice_count ->
        [one] { $name } möchte Würfel { $dice } noch einmal werfen. Bitte wirf ihn.
       *[other] { $name } möchte die Würfel { $dice } noch einmal werfen. Bitte wirf sie.
    }
