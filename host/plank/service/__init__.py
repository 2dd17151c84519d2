"""The host service: one game after another on a board, with all that listens to it."""
