"""A game as it lies before whoever plays it, at a terminal or in a browser: set up, worded, and shown as data."""
