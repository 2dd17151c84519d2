"""Ports that a board can be plugged into: finding, opening, reading and writing them."""
