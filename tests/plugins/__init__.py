"""Games in packages of their own, as somebody else would write them, and how they get onto a path."""
