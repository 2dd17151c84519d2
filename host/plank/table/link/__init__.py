"""The link to the board: it greets the board, exchanges states with it, and finds it again."""
