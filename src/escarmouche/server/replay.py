"""Looking back on a game: how things stood after each answer."""

from collections.abc import Sequence

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.server.match import Match
from escarmouche.server.storage import Entry, GameRow

APART = 20
"""After so many entries a copy is kept, so that nobody waits for the whole game to be played again."""


class Replay:
    """Everything that was done in a game, with copies of it at some points."""

    def __init__(self, row: GameRow, entries: Sequence[Entry]) -> None:
        self.entries = list(entries)
        self._points = {0: Match(row)}

    def at(self, sequence: int) -> Match:
        """The game as it was after an entry."""
        if not 0 <= sequence <= len(self.entries):
            raise Refused(refusal("", "refused-replay-where", sequence=sequence))
        nearest = max(point for point in self._points if point <= sequence)
        match = self._points[nearest].twin()
        for entry in self.entries[nearest:sequence]:
            match.apply(entry)
            if entry.sequence % APART == 0:
                self._points[entry.sequence] = match.twin()
        return match


def may_look_back(match: Match) -> None:
    """Refuse to look back before the end, except in a practice game."""
    match.must_have_begun()
    if match.outcome is None and not match.row.practice:
        raise Refused(refusal("", "refused-replay-early"))
