"""The referee leads people through a game on the table; only here do games and table meet."""
