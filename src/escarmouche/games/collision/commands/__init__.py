"""Commands that only Collision has."""
