"""The printed parts in build123d: plank, tentacles, dice, tower, pirates, latch.

Every part is made from pins.toml; `parts.every` lists them with their printing advice. Frames:
x along the plank towards the sea, y across, z up; mm.
"""
