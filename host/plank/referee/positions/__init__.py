"""Where pirates stand: as sensed, as said by hand, and whether that agrees with the game."""
