"""What the scenes and stages of all games share: beginning a case, measuring in it, its options and its words."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from escarmouche.core.bench import Bench, Probes
from escarmouche.core.catalogue import Catalogue
from escarmouche.core.chance import Chance, Scripted
from escarmouche.core.decision import Steps
from escarmouche.core.game import Game, Ruleset, Setup
from escarmouche.core.reasons import Refused
from escarmouche.core.table import Table
from escarmouche.core.words import Words
from escarmouche.core.written import CaseError, Names, only

S = TypeVar("S", bound=msgspec.Struct)
SIDES = ("A", "B")
SEAT_NAMES: dict[Any, tuple[str, ...]] = {0: ("A",), 1: ("B",), -1: ("nobody",), None: ("draw",)}


def chosen_options(case: Mapping[str, Any], catalogue: Catalogue) -> dict[str, str]:
    """The options in force in a case."""
    try:
        return catalogue.choose(case.get("options", {}))
    except Refused as refused:
        data = refused.reason.data
        what = f"{data['option']} = {data['value']!r}" if "value" in data else data["option"]
        raise CaseError(f"options: there is no {what}; known are {data['known']}.") from refused


def surface_names(table: Table) -> dict[Any, tuple[str, ...]]:
    """What the surfaces of a table are called: the ground, and the pieces by their ids."""
    names: dict[Any, tuple[str, ...]] = {0: ("ground",)}
    for index, surface in enumerate(table.surfaces):
        if surface.piece >= 0:
            names[index] = (table.pieces[surface.piece].id,)
    return names


class GameScene(Generic[S]):
    """One case, set up; each game says what its state, its arguments and its measurements are."""

    ruleset: ClassVar[Ruleset[Any]]
    opening: ClassVar[str]
    """The entry point that begins with the set-up alone."""
    probes: ClassVar[Probes]
    case: Mapping[str, Any]
    names: Names
    setup: Setup

    def state(self) -> S:
        """The state as the case writes it."""
        raise NotImplementedError

    def arguments(self, written: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of an entry point, with numbers in place of names."""
        raise NotImplementedError

    def bench(self, game: Game[S]) -> Bench[S]:
        """The game as a table to measure on."""
        raise NotImplementedError

    def play(self, chance: Chance) -> Game[S]:
        """The game from the entry point of the case."""
        name = self.case["begin"]
        try:
            entry = self.ruleset.enter(name, self.arguments(self.case.get("with", {})))
            state = None if name == self.opening else self.state()
            return Game(self.ruleset, self.setup, chance, state=state, entry=entry)
        except Refused as refused:
            if refused.reason.rule:
                raise
            raise CaseError(f"begin = {name!r}: {refused.reason.text} {refused.reason.data}") from refused

    def probe(self, game: Game[S] | None, what: str, arguments: Mapping[str, Any]) -> Any:
        """Measure something on the table, as it is set up or as the game left it."""
        if what not in self.probes:
            raise CaseError(f"measure: {what!r} cannot be measured; known are {', '.join(sorted(self.probes))}.")
        probe, known = self.probes[what]
        only(arguments, known, f"measure {what}")
        if game is None:
            game = Game(self.ruleset, self.setup, Scripted(()), state=self.state(), entry=_nothing)
        return probe(self.bench(game), arguments)


def _nothing(game: Game[Any]) -> Steps[None]:
    yield from ()


class GameStage:
    """A game for the conformance cases; its words are those of its package."""

    package: ClassVar[str]

    def words(self, language: str) -> Words:
        """The words of the game."""
        return words_of(self.package, language)


@cache
def words_of(package: str, language: str) -> Words:
    """The words of a game in a language, and the English ones behind them."""
    folder = files(package) / "text"
    texts = {
        name: [file.read_text(encoding="utf-8") for file in (folder / name).iterdir() if file.name.endswith(".ftl")]
        for name in {"en", language}
    }
    return Words(language, texts)
