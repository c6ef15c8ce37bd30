"""What the scenes and stages of all games share: beginning a case, measuring in it, its options and its words."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from escarmouche.core.bench import Bench, Probes
from escarmouche.core.catalogue import Catalogue
from escarmouche.core.chance import Chance, Scripted
from escarmouche.core.decision import Steps
from escarmouche.core.game import Game, Ruleset, Setup
from escarmouche.core.journal import Event
from escarmouche.core.reasons import Refused
from escarmouche.core.scene import Scene
from escarmouche.core.table import Table
from escarmouche.core.words import Words
from escarmouche.core.written import CaseError, Names, only

S = TypeVar("S", bound=msgspec.Struct)
S_co = TypeVar("S_co", covariant=True)
PLACES = ("to", "at", "from")
"""Arguments that are places."""
T = TypeVar("T")
SIDES = ("A", "B")
MARKS = {":": "colon", ".:": "dot and no colon"}
"""What separates the names of things in an answer, and so cannot be part of them."""
SEAT_NAMES: dict[Any, tuple[str, ...]] = {0: ("A",), 1: ("B",), -1: ("nobody",), None: ("draw",)}


def chosen_options(case: Mapping[str, Any], catalogue: Catalogue) -> dict[str, str]:
    """The options in force in a case."""
    try:
        return catalogue.choose(case.get("options", {}))
    except Refused as refused:
        data = refused.reason.data
        what = f"{data['option']} = {data['value']!r}" if "value" in data else data["option"]
        raise CaseError(f"options: there is no {what}; known are {data['known']}.") from refused


def written_things(
    case: Mapping[str, Any],
    kind: str,
    keys: Iterable[str],
    card_keys: Iterable[str],
    *,
    cards: Mapping[str, Mapping[str, Any]] | None = None,
    marks: str = ":",
) -> list[dict[str, Any]]:
    """The units or models of a case, those of A before those of B, each with the card it is like."""
    profiles = {**(cards or {}), **{profile.get("name"): profile for profile in case.get("profile", ())}}
    for profile in case.get("profile", ()):
        only(profile, {*card_keys, "name"}, "profile")
    found = []
    for thing in case.get(kind, ()):
        where = f"{kind} {thing.get('name', '?')}" if isinstance(thing, Mapping) else kind
        only(thing, keys, where)
        if "name" not in thing or thing.get("side", "A") not in SIDES:
            raise CaseError(f'{where}: a {kind} has a name, and a side "A" or "B".')
        if "like" in thing and thing["like"] not in profiles:
            raise CaseError(f"{where}: there is no profile {thing['like']!r}; known are {', '.join(profiles)}.")
        found.append({**profiles.get(thing.get("like"), {}), **thing})
    counted = Counter(thing["name"] for thing in found)
    for name, times in counted.items():
        if times > 1 or any(mark in name for mark in marks):
            raise CaseError(f"{kind} {name}: a name is used once, and has no {MARKS[marks]}.")
    return sorted(found, key=lambda thing: SIDES.index(thing.get("side", "A")))


def lost(unit: Mapping[str, Any]) -> int:
    """How many models of a unit are lost already: a number, or those that are named."""
    gone = unit.get("lost", 0)
    return gone if isinstance(gone, int) else len(gone)


def positions(unit: Mapping[str, Any]) -> list[Any]:
    """Where the models of a unit stand, as written."""
    at = unit.get("at", [])
    if at and not isinstance(at[0], list):
        at = [at]
    if "step" in unit:
        if len(at) != 1 or "size" not in unit:
            raise CaseError(f"unit {unit['name']}: step goes with one place and a size.")
        (x, y, *rest), (dx, dy) = at[0], unit["step"]
        at = [[x + n * dx, y + n * dy, *rest] for n in range(unit["size"] - lost(unit))]
    return list(at)


def converted(data: Mapping[str, Any], kind: type[T], where: str) -> T:
    """A struct from what a case writes, every key of which it must know."""
    fields: tuple[str, ...] = getattr(kind, "__struct_fields__", ())
    only(data, fields, f"{where}, {kind.__name__.lower()}")
    try:
        return msgspec.convert(dict(data), kind)
    except msgspec.ValidationError as error:
        raise CaseError(f"{where}, {kind.__name__.lower()}: {error}.") from error


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


class Laid(Protocol[S_co]):
    """How everything lies at the beginning of a case."""

    def state(self) -> S_co:
        """The state as the case writes it."""

    def place(self, written: Any, where: str) -> tuple[int, int, int]:
        """A written place."""


class LaidScene(GameScene[S]):
    """A scene whose things lie as its layout says, and whose entry points name them."""

    argument_kinds: ClassVar[Mapping[str, str]]
    """Which arguments are names, and of what."""
    layout: Laid[S]

    def state(self) -> S:
        """The state as the case writes it."""
        return self.layout.state()

    def arguments(self, written: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of an entry point, with numbers in place of names and lengths in thousandths."""
        return {key: self.argument(key, value) for key, value in written.items()}

    def argument(self, key: str, value: Any) -> Any:
        """One argument of an entry point."""
        kind, where = self.argument_kinds.get(key), f"with.{key}"
        if key in PLACES and isinstance(value, list):
            return self.layout.place(value, where)
        if kind is not None and isinstance(value, list):
            return [self.names.find(kind, one, where) for one in value]
        if kind is not None and isinstance(value, str):
            return self.names.find(kind, value, where)
        if isinstance(value, int | float) and not isinstance(value, bool) and self.names.scale(key) > 1:
            return round(value * self.names.scale(key))
        return value


class GameStage:
    """A game for the conformance cases: how a case is set up, and its words, which are those of its package."""

    def __init__(
        self,
        package: str,
        ruleset: Ruleset[Any],
        catalogue: Catalogue,
        *,
        keys: frozenset[str],
        facts: frozenset[str],
        scene: Callable[[Mapping[str, Any]], Scene],
        sentence: Callable[[Words, Any, Any, Event], str],
    ) -> None:
        self.package = package
        self.key = ruleset.key
        self.catalogue = catalogue
        self.keys = keys
        self.facts = facts
        self.scene = scene
        self.sentence = sentence

    def words(self, language: str) -> Words:
        """The words of the game."""
        return words_of(self.package, language)

    def told(self, game: Game[Any], event: Event) -> str:
        """An event in an English sentence."""
        return self.sentence(self.words("en"), game.setup, game.state, event)


@cache
def words_of(package: str, language: str) -> Words:
    """The words of a game in a language, and the English ones behind them."""
    folder = files(package) / "text"
    texts = {
        name: [file.read_text(encoding="utf-8") for file in (folder / name).iterdir() if file.name.endswith(".ftl")]
        for name in {"en", language}
    }
    return Words(language, texts)
