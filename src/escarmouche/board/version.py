"""Which version of the rules this is, so that a save notices when they change."""

import hashlib
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from escarmouche.registry import manifest

PACKAGE = Path(__file__).parents[1]
SHARED = ("engine", "table", "rules")
"""What the rules of all games stand on."""
OF_A_GAME = ("rules", "data")


def rules_version(game: str) -> str:
    """The version of the app and a fingerprint of the rules of a game, or of what all games share if none is named."""
    own = [manifest(game).folder / part for part in OF_A_GAME] if game else []
    return version_of(*(PACKAGE / part for part in SHARED), *own)


@cache
def version_of(*folders: Path) -> str:
    """The version of the app and a fingerprint of the sources in some folders, as far as these exist."""
    try:
        app = version("escarmouche")
    except PackageNotFoundError:
        app = "source"
    digest = hashlib.blake2b(digest_size=6)
    for folder in folders:
        for file in sorted(file for file in folder.rglob("*") if file.suffix in (".py", ".toml")):
            digest.update(file.read_bytes())
    return f"{app}+{digest.hexdigest()}"
