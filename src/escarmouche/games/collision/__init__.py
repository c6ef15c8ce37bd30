"""Collision: no dice, but power decks, hands and bluff, among roofs and ladders."""
