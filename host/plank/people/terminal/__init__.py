"""People at the terminal: the table drawn as text, one key an act."""
