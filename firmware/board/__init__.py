"""The plank's board: senses the table, moves what moves; it knows no rules."""

VERSION = "0.1.0"
