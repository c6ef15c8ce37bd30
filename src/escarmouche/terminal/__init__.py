"""Playing at a text terminal."""
