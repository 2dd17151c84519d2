"""The table seen from the host: the line to the board, what is seen on it, what is wanted of it."""
