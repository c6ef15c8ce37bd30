"""Which version of the rules this is, so that a save notices when they change."""

import hashlib
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from importlib.resources.abc import Traversable


def rules_version(game: str) -> str:
    """The version of the app and a fingerprint of the rules, so that a save notices when they change."""
    return version_of("core", *((f"games/{game}",) if game else ()))


@cache
def version_of(*folders: str) -> str:
    """The version of the app and a fingerprint of the sources in some of its folders, as far as these exist."""
    try:
        app = version("escarmouche")
    except PackageNotFoundError:
        app = "source"
    digest = hashlib.blake2b(digest_size=6)
    for folder in (files("escarmouche") / name for name in folders):
        for file in sorted(_sources(folder), key=lambda file: file.name):
            digest.update(file.read_bytes())
    return f"{app}+{digest.hexdigest()}"


def _sources(folder: Traversable) -> list[Traversable]:
    found = folder.iterdir() if folder.is_dir() else ()
    return [file for file in found if file.name.endswith((".py", ".toml"))]
