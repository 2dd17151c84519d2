"""The Plank: two pirate games on an augmented tabletop."""
