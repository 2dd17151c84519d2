"""How a die falls through the tower and comes to rest in its well: rigid bodies, by MuJoCo.

`shapes` has the wells that were studied, as convex pieces made from pins.toml; `throws` lets a die
fall; `reading` says what the sensor makes of it; `study` makes the table of
generated/drop_study.csv (`python -m hardware drop`, some minutes).
"""
