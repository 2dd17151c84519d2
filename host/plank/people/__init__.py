"""The people at the table: seats, bots and their hands, and humans at the terminal."""
