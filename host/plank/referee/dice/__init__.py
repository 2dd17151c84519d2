"""What dice add to the referee; absent where a game has none."""
