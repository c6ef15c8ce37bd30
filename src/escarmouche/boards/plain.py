"""What most games have nothing of: bands of distances, terrain that is destroyed, corridors of fire."""

from escarmouche.boards import shown
from escarmouche.boards.board import Look
from escarmouche.core.decision import Question
from escarmouche.core.table import Table
from escarmouche.core.words import Words


class Plain:
    """A board on which distances are plain lengths, terrain stays, and shots pass over nobody."""

    def bands(self, words: Words, table: Table) -> list[shown.Band]:
        """Distances are counted as they are."""
        return []

    def gone(self, look: Look) -> list[str]:
        """Terrain stays where it is."""
        return []

    def corridors(self, look: Look, question: Question) -> dict[str, shown.Corridor]:
        """Nobody minds who stands between a shooter and the target."""
        return {}
