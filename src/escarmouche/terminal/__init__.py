"""Playing at a text terminal."""


class InputEnded(Exception):
    """Nobody can type any more."""
