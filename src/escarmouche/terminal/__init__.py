"""Playing at a text terminal."""


class InputEnded(Exception):
    """There is no more input to read."""
