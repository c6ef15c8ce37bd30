"""What the scenes and stages of all games share: beginning a case, measuring in it, its options and its words."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar, get_args, get_type_hints

import msgspec

from escarmouche.conformance.measuring import Bench, Probes
from escarmouche.conformance.notation import DEGREE, UNIT, CaseError, Names, as_number, listed, only, plain, spot
from escarmouche.conformance.scene import Scene
from escarmouche.conformance.shapes import shaped, tables
from escarmouche.engine.catalogue import Catalogue
from escarmouche.engine.chance import Chance, Scripted
from escarmouche.engine.game import Game, Ruleset, Setup
from escarmouche.engine.ids import Place, kind_of
from escarmouche.engine.journal import Event
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, Refused, remark
from escarmouche.engine.vocabulary import Vocabulary, nearest, plain_types, vocabulary, words_in
from escarmouche.engine.words import Words
from escarmouche.rules.books.fitting import identity
from escarmouche.rules.books.library import Library
from escarmouche.rules.books.sources import source_in
from escarmouche.rules.entry_points import Known
from escarmouche.rules.given import given_as, kinds_of, types_of
from escarmouche.rules.missions import PART
from escarmouche.rules.terrain import boxed
from escarmouche.table.table import Table

S = TypeVar("S", bound=msgspec.Struct)
S_co = TypeVar("S_co", covariant=True)
Spoken: TypeAlias = Mapping[str, Collection[str]]
"""By the keys of a table, the words that can stand there."""
T = TypeVar("T")
SIDES = ("A", "B")
ENGINE = "escarmouche.engine"
MARKS = {":": "case-colon", ".:": "case-dot-and-colon"}
"""What separates the names of things in an answer, and so cannot be part of them."""
SEAT_NAMES: dict[Any, tuple[str, ...]] = {0: ("A",), 1: ("B",), -1: ("nobody",), None: ("draw",)}


def chosen_options(case: Mapping[str, Any], catalogue: Catalogue) -> dict[str, str]:
    """The options in force in a case."""
    try:
        return catalogue.choose(case.get("options", {}))
    except Refused as refused:
        data = refused.reason.data
        what = f"{data['option']} = {data['value']!r}" if "value" in data else data["option"]
        raise CaseError("case-unknown", where="options", what=what, known=data["known"]) from refused


def written_things(
    case: Mapping[str, Any],
    kind: str,
    keys: Iterable[str],
    card_keys: Iterable[str],
    *,
    cards: Mapping[str, Mapping[str, Any]] | None = None,
    marks: str = ":",
    words: Spoken | None = None,
) -> list[dict[str, Any]]:
    """The units or models of a case, those of A before those of B, each with the card it is like."""
    for profile in case.get("profile", ()):
        only(profile, {*card_keys, "name"}, "profile")
        shaped(profile, f"profile {profile.get('name', '?')}")
        known_words(profile, words or {}, f"profile {profile.get('name', '?')}")
    profiles = {**(cards or {}), **{profile.get("name"): profile for profile in case.get("profile", ())}}
    found = []
    for thing in case.get(kind, ()):
        where = f"{kind} {thing.get('name', '?')}" if isinstance(thing, Mapping) else kind
        only(thing, keys, where)
        shaped(thing, where)
        if "name" not in thing or thing.get("side", "A") not in SIDES:
            raise CaseError("case-name-and-side", where=where, kind=kind)
        if "like" in thing and thing["like"] not in profiles:
            raise CaseError(
                "case-unknown", where=where, what=f"profile {thing['like']!r}", known=list(filter(None, profiles))
            )
        known_words(thing, words or {}, where)
        found.append({**profiles.get(thing.get("like"), {}), **thing})
    counted = Counter(str(thing["name"]) for thing in found)
    for name, times in counted.items():
        if times > 1 or any(mark in name for mark in marks):
            raise CaseError("case-name", where=f"{kind} {name}", mark=remark(MARKS[marks]))
    return sorted(found, key=lambda thing: SIDES.index(thing.get("side", "A")))


def known_words(written: Mapping[str, Any], words: Spoken, where: str) -> None:
    """Words of a set-up that the game does not know are told at once."""
    for key, known in words.items():
        given = written.get(key, ())
        inner = given.values() if isinstance(given, Mapping) else given if isinstance(given, list | tuple) else (given,)
        for word in inner:
            if isinstance(word, str) and word not in known:
                raise CaseError("case-one-of", where=where, what=key, known=[*filter(None, known)], word=repr(word))


def words_of_fields(struct: type) -> dict[str, tuple[str, ...]]:
    """The words that the fields of a class can hold, of those that hold words."""
    hints = get_type_hints(struct, include_extras=True)
    return {field: words for field, hint in hints.items() if (words := words_in(hint))}


def written_side(case: Mapping[str, Any], key: str, nobody: int) -> int:
    """The seat of a side that a case may name; nobody, if it does not."""
    if key in case and case[key] not in (*SIDES, "nobody"):
        raise CaseError("case-side", where=key, written=plain(case[key]))
    return SIDES.index(case[key]) if case.get(key, "nobody") in SIDES else nobody


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
            raise CaseError("case-step", where=f"unit {unit['name']}")
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
        raise CaseError("case-problem", where=f"{where}, {kind.__name__.lower()}", problem=f"{error}.") from error


def own_tables(case: Mapping[str, Any], library: Library, part: str, kind: type[T]) -> dict[str, T]:
    """The tables that a case writes of a book of its own, by their keys or names, judged as those of any book are."""
    if part not in case:
        return {}
    written = [{"key": identity(one), **one} for one in tables(case[part], part)]
    stock = library.stock([source_in({part: written})])
    if stock.flaws:
        raise CaseError("case-problem", where=part, problem=stock.flaws[0].reason)
    return {key: msgspec.convert(one.table, kind) for key, one in stock.tables[part].items()}


def own_mission(case: Mapping[str, Any], library: Library, key: str = PART) -> Any:
    """The mission that a case writes itself, judged as those of any book are; unset where it writes none."""
    assert library.missions is not None
    found = own_tables({PART: case[key]} if key in case else {}, library, PART, library.missions.kind)
    return next(iter(found.values()), msgspec.UNSET)


def named_in(written: Mapping[str, Any], known: Mapping[str, T], where: str) -> list[T]:
    """What something has of the case's own book: it names it under `own`."""
    keys = listed(written.get("own", []), f"{where}, own")
    for key in keys:
        if key not in known:
            raise CaseError("case-unknown", where=f"{where}, own", what=repr(key), known=list(known))
    return [known[key] for key in keys]


def surface_names(table: Table) -> dict[Any, tuple[str, ...]]:
    """What the surfaces of a table are called: the ground, and the pieces by their ids."""
    names: dict[Any, tuple[str, ...]] = {0: ("ground",)}
    for index, surface in enumerate(table.surfaces):
        if surface.piece >= 0:
            names[index] = (table.pieces[surface.piece].id,)
    return names


def piece_names(table: Table) -> dict[Any, tuple[str, ...]]:
    """What the pieces of a table are called."""
    return {piece.id: (piece.id,) for piece in table.pieces}


SCALES = {"length": UNIT, "angle": DEGREE}
"""How many of what is kept go into one of what is written."""


def check_given(written: Mapping[str, Any], kind: type[msgspec.Struct], where: str) -> None:
    """Tell at once what cannot be what it says: a switch that is neither true nor false, a word that nobody knows."""
    for key, value in written.items():
        annotation = types_of(kind).get(key)
        for one in value if isinstance(value, list) and annotation is not None else [value]:
            _check_one(one, annotation, f"{where}.{key}", key)
        if plain_types(annotation) and plain_types(annotation) <= {list, tuple} and kind_of(annotation) != "place":
            listed(value, f"{where}.{key}")


def _check_one(value: Any, annotation: Any, here: str, key: str) -> None:
    types = plain_types(annotation) - {type(None)}
    words = words_in(annotation)
    if types == {bool} and not isinstance(value, bool):
        raise CaseError("case-not-a-switch", where=here, written=plain(value))
    if types and types <= {int, float} and kind_of(annotation) in ("", *SCALES):
        as_number(value, here)
    if types == {str} and not kind_of(annotation) and not isinstance(value, str):
        raise CaseError("case-not-text", where=here, written=plain(value))
    if words and isinstance(value, str) and value not in words:
        raise CaseError("case-no-kind", where=here, kind=key, word=repr(value), nearest=nearest(value, words))


def in_box(case: Mapping[str, Any], table: Table) -> tuple[Table, Any]:
    """The table of a case and what the players set down on it in turn, if it says so."""
    return boxed(table) if case.get("table", {}).get("in_turn") else (table, msgspec.UNSET)


class GameScene(Generic[S]):
    """One case, set up; each game says what its state, its arguments and its measurements are."""

    ruleset: ClassVar[Ruleset[Any]]
    entries: ClassVar[Mapping[str, tuple[Any, Known]]] = {}
    """The entry points of the game, each with what it is given."""
    opening: ClassVar[str]
    """The entry point that begins with the set-up alone."""
    probes: ClassVar[Probes]
    case: Mapping[str, Any]
    names: Names
    setup: Setup
    begun: Game[S] | None = None

    def state(self) -> S:
        """The state as the case writes it."""
        raise NotImplementedError

    def arguments(self, written: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of an entry point, with numbers in place of names."""
        kind = self.entry_kind(self.case["begin"])
        return dict(written) if kind is None else self.meant(written, kind, "with")

    def bench(self, game: Game[S]) -> Bench[S]:
        """The game as a table to measure on."""
        raise NotImplementedError

    def play(self, chance: Chance) -> Game[S]:
        """The game from the entry point of the case."""
        name = self.case["begin"]
        if not isinstance(name, str):
            raise CaseError("case-not-text", where="begin", written=plain(name))
        try:
            written, kind = self.case.get("with", {}), self.entry_kind(name)
            if kind is not None:
                check_given(written, kind, "with")
            entry = self.ruleset.enter(name, self.arguments(written))
            state = None if name == self.opening else self.state()

            def begin(game: Game[S]) -> Steps[None]:
                self.begun = game
                return entry(game)

            return Game(self.ruleset, self.setup, chance, state=state, entry=begin)
        except Refused as refused:
            if refused.reason.rule:
                raise
            raise CaseError("case-problem", where=f"begin = {plain(name)}", problem=refused.reason) from refused

    def entry_kind(self, name: str) -> type[msgspec.Struct] | None:
        """What an entry point is given; None if there is no such entry point."""
        return self.entries.get(name, (None, None))[1]

    def lexicon(self) -> Iterable[str]:
        """What things of the game are called that need not be on the table."""
        return ()

    def laid(self) -> Game[S]:
        """The table as it is set up, with nothing played on it."""
        return Game(self.ruleset, self.setup, Scripted(()), state=self.state(), entry=_nothing)

    def things(self) -> set[str]:
        """What everything that was set up is called."""
        written = {key: value for key, value in self.case.items() if key not in ("answers", "expect", "until")}
        return {*self.lexicon(), *_texts(written), *_texts(msgspec.to_builtins(self.setup, str_keys=True))}

    def probe(self, game: Game[S] | None, what: str, arguments: Mapping[str, Any]) -> Any:
        """Measure something on the table, as it is set up or as the game left it."""
        if not isinstance(what, str) or what not in self.probes:
            raise CaseError("case-not-measured", word=repr(what), nearest=nearest(what, self.probes))
        probe, known = self.probes[what]
        only(arguments, types_of(known), f"measure {what}")
        check_given(arguments, known, f"measure {what}")
        meant = self.meant(arguments, known, f"measure {what}")
        try:
            given = given_as(known, meant, what)
        except Refused as refused:
            raise CaseError("case-problem", where=f"measure {what}", problem=refused.reason) from refused
        return probe(self.bench(game or self.laid()), given)

    def meant(self, written: Mapping[str, Any], kind: type[msgspec.Struct], where: str) -> dict[str, Any]:
        """What written arguments mean: ids in place of names, and lengths in thousandths."""
        kinds, types = kinds_of(kind), types_of(kind)
        return {
            key: self.place(value, f"{where}.{key}")
            if isinstance(value, list) and Place in get_args(types.get(key))
            else self._meant(value, kinds.get(key, ""), f"{where}.{key}")
            for key, value in written.items()
        }

    def _meant(self, value: Any, kind: str, where: str) -> Any:
        if kind == "place":
            return self.place(value, where)
        if isinstance(value, list):
            return [self._meant(one, kind, where) for one in value]
        if kind in self.names.kinds and not (isinstance(value, int) and value in self.names.kinds[kind]):
            return self.names.find(kind, value, where)
        if kind in SCALES and isinstance(value, int | float):
            return round(value * SCALES[kind])
        return value

    def place(self, written: Any, where: str) -> tuple[int, int, int]:
        """A written place; without a surface it is the ground."""
        x, y, *rest = spot(written, self.names, where)
        return x, y, rest[0] if rest else 0


def _nothing(game: Game[Any]) -> Steps[None]:
    yield from ()


def _texts(value: Any) -> Iterator[str]:
    """All texts in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from (str(key), *_texts(inner))
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _texts(inner)


class Laid(Protocol[S_co]):
    """How everything lies at the beginning of a case."""

    def state(self) -> S_co:
        """The state as the case writes it."""

    def place(self, written: Any, where: str) -> tuple[int, int, int]:
        """A written place."""


class LaidScene(GameScene[S]):
    """A scene whose things lie as its layout says, and whose entry points name them."""

    layout: Laid[S]

    def state(self) -> S:
        """The state as the case writes it."""
        return self.layout.state()


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
        list_facts: frozenset[str],
        purposes: Sequence[str],
        endings: Sequence[str],
        scene: Callable[[Mapping[str, Any]], Scene],
        sentence: Callable[[Words, Any, Any, Event], str],
    ) -> None:
        self.package = package
        self.key = ruleset.key
        self.catalogue = catalogue
        self.keys = keys
        self.facts = facts
        self.list_facts = list_facts
        self.purposes = tuple(purposes)
        self.endings = tuple(endings)
        self.scene = scene
        self.sentence = sentence

    @property
    def vocabulary(self) -> Vocabulary:
        """What the rules of the game declare."""
        return vocabulary(f"{self.package}.rules", self.purposes, self.endings)

    def words(self, language: str) -> Words:
        """The words of the game."""
        return words_of(self.package, language)

    def has_sentence(self, text: str) -> bool:
        """Whether the game or all games have a sentence of this key."""
        return self.words("en").has(text)

    def says(self, reason: Reason, language: str = "en") -> str:
        """Why something is refused, in one sentence."""
        words = self.words(language)
        return words.reason(reason) if words.has(reason.text) else f"{reason.text or reason.rule} {plain(reason.data)}"

    def told(self, game: Game[Any], event: Event, language: str = "en") -> str:
        """An event in one sentence."""
        return self.sentence(self.words(language), game.setup, game.state, event)


@cache
def words_of(package: str, language: str) -> Words:
    """The words of a game and of all games in a language, and the English ones behind them."""
    folders = [files(owner) / "text" for owner in (package, ENGINE)]
    texts = {
        name: [
            file.read_text(encoding="utf-8")
            for folder in folders
            for file in (folder / name).iterdir()
            if file.name.endswith(".ftl")
        ]
        for name in {"en", language}
    }
    return Words(language, texts)
