"""The table as the host knows it: the line to the board, what it sees, what is wanted of it."""
