"""The magnets of dice and pirates: what the Hall sensors read, and with what margin.

`fairness` is light (standard library only); the rest needs magpylib.
"""
