"""The games that can be played: each is one folder with one manifest, and is found here and nowhere else.

Our own games are the folders in `escarmouche.games`; a game in another package is found through its entry point in the
group `escarmouche.games`. What a game has beside its rules (odds, officers, a board, …) is loaded when it is asked for.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from itertools import accumulate
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import msgspec

from escarmouche.engine.game import Ruleset
from escarmouche.engine.reasons import Refused, refusal

GROUP = "escarmouche.games"
"""The entry point group of games in other packages, and the package of our own."""


class Manifest(msgspec.Struct, frozen=True):
    """A game: its key, the package that holds the whole of it, and where it stands when games are listed."""

    key: str
    package: str
    rank: int = 100

    def has(self, part: str) -> bool:
        """Whether the game has this part: a module or package in its folder, such as `board`."""
        return all(
            find_spec(f"{self.package}.{above}") is not None
            for above in accumulate(part.split("."), lambda outer, inner: f"{outer}.{inner}")
        )

    def part(self, part: str, name: str) -> Any:
        """What a part of the game is known by, such as `BOARD` in `board`."""
        return getattr(import_module(f"{self.package}.{part}"), name)

    @property
    def folder(self) -> Path:
        """The folder that holds the whole game."""
        return Path(import_module(self.package).__path__[0])


@cache
def manifests() -> dict[str, Manifest]:
    """Every game by its key, in the order in which they are listed."""
    own = [import_module(f"{GROUP}.{found.name}").GAME for found in iter_modules(import_module(GROUP).__path__)]
    others = [entry.load() for entry in entry_points(group=GROUP)]
    found = sorted((*own, *others), key=lambda game: (game.rank, game.key))
    return {game.key: game for game in found}


def keys() -> tuple[str, ...]:
    """The keys of all games."""
    return tuple(manifests())


def manifest(key: str) -> Manifest:
    """The manifest of a game; an unknown key is refused."""
    if key not in manifests():
        raise Refused(refusal("", "refused-unknown-game", game=str(key)[:40], known=", ".join(keys())))
    return manifests()[key]


def ruleset(key: str) -> Ruleset[Any]:
    """The rules of a game; an unknown key is refused."""
    rules: Ruleset[Any] = manifest(key).part("rules.ruleset", "RULESET")
    return rules
