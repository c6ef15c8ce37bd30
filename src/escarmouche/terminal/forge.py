"""Files from Army Forge."""

from pathlib import Path

from escarmouche.core.reasons import Refused, refusal
from escarmouche.games.firefight.army_forge import Imported, read
from escarmouche.games.firefight.forge_format import MOST_BYTES


def is_forged(path: Path) -> bool:
    """Whether a file is a list from Army Forge rather than one of ours, by its ending."""
    return path.suffix.lower() == ".json"


def load(path: Path, size: int | None = None) -> Imported:
    """The list in a file, for a game of that size or else of the size that the file names."""
    try:
        with path.open("rb") as file:
            # One byte more than is allowed is enough to know that there is too much.
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Refused(refusal("", "refused-file-unread", file=str(path), problem=why)) from error
    try:
        return read(data, size)
    except Refused as refused:
        raise Refused(refusal("", "refused-in-file", file=str(path), reason=refused.reason)) from refused
