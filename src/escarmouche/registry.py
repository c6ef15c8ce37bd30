"""The games that can be played: each is one folder with one manifest, and is found here and nowhere else.

Our own games are the folders in `escarmouche.games`; a game in another package is found through its entry point in the
group `escarmouche.games`. What a game has beside its rules (odds, officers, a board, …) is loaded when it is asked for.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from itertools import accumulate
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import msgspec

from escarmouche.engine.catalogue import Catalogue
from escarmouche.engine.game import Ruleset
from escarmouche.engine.reasons import Refused, refusal

GROUP = "escarmouche.games"
"""The entry point group of games in other packages, and the package of our own."""


class Manifest(msgspec.Struct, frozen=True):
    """A game: its key, the package that holds the whole of it, and where it stands when games are listed."""

    key: str
    package: str
    rank: int = 100
    commands: dict[str, str] = {}
    """The commands that only this game has, each with the module in its folder that holds it."""
    play_switches: dict[str, str] = {}
    """What `play` takes in this game alone, each a `file` or a `text`; its module `commands.play` does it."""

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
    """Every game by its key, in the order in which they are listed; a key that two games claim is refused."""
    own = [import_module(f"{GROUP}.{found.name}").GAME for found in iter_modules(import_module(GROUP).__path__)]
    others = [_plugged_in(entry) for entry in entry_points(group=GROUP)]
    found: dict[str, Manifest] = {}
    for game in sorted((*own, *others), key=lambda game: (game.rank, game.key)):
        if game.key in found:
            packages = sorted((game.package, found[game.key].package))
            raise Refused(refusal("", "refused-game-twice", game=game.key, packages=", ".join(packages)))
        found[game.key] = game
    return found


def _plugged_in(entry: EntryPoint) -> Manifest:
    """The manifest of a game in another package; one that cannot be imported is refused."""
    try:
        game = entry.load()
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise Refused(
            refusal("", "refused-game-unloaded", game=entry.name, place=entry.value, problem=problem)
        ) from error
    if not isinstance(game, Manifest):
        raise Refused(refusal("", "refused-game-unloaded", game=entry.name, place=entry.value, problem="no Manifest"))
    return game


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


def catalogue(key: str) -> Catalogue:
    """The numbered rules of a game; an unknown key is refused."""
    found: Catalogue = manifest(key).part("data", "CATALOGUE")
    return found
