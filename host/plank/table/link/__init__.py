"""The link to the board: greeting it, talking with it, losing it and finding it again."""
