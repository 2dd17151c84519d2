"""The words that people hear and read, in every language: Fluent files and what fills them in."""
