"""What is said at the table: sentences, and their words in a language."""
