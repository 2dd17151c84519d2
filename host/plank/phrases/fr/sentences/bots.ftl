### Ce qu'un robot sans mains souhaite qu'on fasse pour lui, là où la table ne le demande pas.

bot-wishes-rethrow =
    { $dice_count ->
        [one] { $name } voudrait relancer le dé { $dice }. Lance-le, s'il te plaît.
       *[other] { $name } voudrait relancer les dés { $dice }. Lance-les, s'il te plaît.
    }
