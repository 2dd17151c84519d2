"""The line between host and board: its messages, and their form as text."""
