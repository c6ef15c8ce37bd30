"""Campaigns as they lie before a player: what was done in them, what can be done, and the words for it."""
