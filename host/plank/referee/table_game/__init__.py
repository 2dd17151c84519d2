"""What a game must be on the table, and finding it: the contract between the referee and a game."""
