"""Games recorded with the line to their board, and run again from the recording."""
