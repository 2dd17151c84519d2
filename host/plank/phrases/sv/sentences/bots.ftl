### Vad en bot utan händer vill att folk gör åt den, där bordet inte ber om det.

bot-wishes-rethrow =
    { $dice_count ->
        [one] { $name } vill slå om tärning { $dice }. Slå den, är du snäll.
       *[other] { $name } vill slå om tärningarna { $dice }. Slå dem, är du snäll.
    }
