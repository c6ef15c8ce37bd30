"""What is told of a test that is taken on its own."""

from escarmouche.engine.journal import Detail


class TestTaken(Detail):
    """A test, simple or opposed: its dice and its successes; `automatic` says that nothing was rolled."""

    purpose: str
    successes: int
    dice: tuple[int, ...] = ()
    automatic: bool = False
