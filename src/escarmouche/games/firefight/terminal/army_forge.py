"""Files from Army Forge."""

from pathlib import Path

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.games.firefight.rules.lists.army_forge.importing import Imported, read
from escarmouche.terminal.files import read_bytes


def is_forged(path: Path) -> bool:
    """Whether a file is a list from Army Forge rather than one of ours, by its ending."""
    return path.suffix.lower() == ".json"


def load(path: Path, size: int | None = None) -> Imported:
    """The list in a file, for a game of that size or else of the size that the file names."""
    data = read_bytes(path)
    try:
        return read(data, size)
    except Refused as refused:
        raise Refused(refusal("", "refused-in-file", file=str(path), reason=refused.reason)) from refused
