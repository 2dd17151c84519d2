"""The state that pages show, put together from the game, and what has changed in it."""
