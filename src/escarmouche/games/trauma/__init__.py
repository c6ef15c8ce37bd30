"""Trauma: units with leaders, a hidden activation sequence, command points, salvos, armour."""
