"""A game as it lies before whoever plays it, at a terminal or in a browser: set up, worded, and shown as data."""

GAMES = ("firefight", "collision", "trauma", "combatzone")
"""The games that can be looked at and played, on the page and at the terminal."""
