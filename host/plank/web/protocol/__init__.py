"""What page and server may say to each other, and what the server needs of its host."""
