"""Army lists as they are written: factions and lists read from TOML, with every flaw noted."""

import functools
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.lists.own_rules import OwnRules, RuleLine, oddities, spelled
from escarmouche.games.firefight.rules.lists.profile import Entry, SpellEntry, misfit, printed_name, read_rule
from escarmouche.games.firefight.rules.lists.shelf import SHELF as BOOKS
from escarmouche.games.firefight.rules.lists.special_rules import SPECIAL_RULES
from escarmouche.rules.books.fitting import Unfit, identity, plain_name, right, steps, unfit
from escarmouche.rules.books.gathering import OWN_BOOK, Stock, gather
from escarmouche.rules.books.lines import Place
from escarmouche.rules.books.names import plainly
from escarmouche.rules.books.sources import SUFFIX, Flawed, Source, source_in, source_of
from escarmouche.rules.missions import PART as MISSION
from escarmouche.rules.written_lists import MISSING, UNKNOWN

SHELF = BOOKS.box
KNOWN_RULES = [printed_name(key) + ("(1)" if known.x else "") for key, known in SPECIAL_RULES.items()]
"""The special rules of the game as they are written."""
DEFAULT_SIZE = 200
T = TypeVar("T")


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong with a list: its code, the rule behind it, and what its sentence mentions."""

    code: str
    rule: RuleId
    data: dict[str, Any] = {}
    place: Place = ()
    """Where in the tables of the list it stands, if that is known."""

    @property
    def reason(self) -> Reason:
        """The fault as a reason, with the key of its sentence."""
        code = "unknown_faction" if "faction" in self.data else self.code
        return Reason(0, self.rule, f"fault-{code.replace('_', '-')}", self.data)


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit of a list: its entry, the upgrades it has taken, and its own name if it has one."""

    entry: str
    taken: tuple[str, ...] = ()
    name: str = ""


class Faction(msgspec.Struct, frozen=True):
    """The entries and spells that lists of a faction draw on; an entry that could not be read is None."""

    name: str
    entries: dict[str, Entry | None] = {}
    spells: tuple[SpellEntry, ...] = ()
    flaws: tuple[Fault, ...] = ()
    rules: tuple[RuleLine, ...] = ()


class ArmyList(msgspec.Struct, frozen=True):
    """A list as its player wrote it: units chosen from a faction or from profiles of its own.

    `book` is what its own books come to, where it draws on more than a faction of the shelf.
    """

    name: str
    faction: str = ""
    size: int = DEFAULT_SIZE
    choices: tuple[Choice, ...] = ()
    entries: dict[str, Entry | None] = {}
    spells: tuple[SpellEntry, ...] = ()
    flaws: tuple[Fault, ...] = ()
    imported: bool = False
    book: Faction | None = None
    rules: tuple[RuleLine, ...] = ()


def offered_sizes() -> tuple[int, ...]:
    """The sizes recommended for a first and for a full game."""
    sizes: tuple[int, ...] = CATALOGUE.value("GFF-ARMY-02")
    return sizes


@rule("GFF-ARMY-03", otherwise=None, always=True)
def size_refusal(size: int) -> Reason | None:
    """Any positive whole number can be agreed on as game size."""
    return None if size > 0 else refusal("GFF-ARMY-03", "size_not_positive", size=size)


def tables_of(data: Mapping[str, Any], key: str) -> Sequence[Any]:
    tables = data.get(key, [])
    if not isinstance(tables, list | tuple):
        raise Refused(refusal("GFF-LIST-01", "unreadable_file", problem=misfit("tables", field=key)))
    # Rules of one's own are read by all their names.
    return tables if key == "rule" else plainly(tables)


def _fit(kind: type[T], table: Any, number: RuleId, part: str, flaws: list[Fault]) -> T | None:
    """The table as a record; whatever does not fit becomes a fault, field by field."""
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError:
        name = table.get("name", table.get("entry")) if isinstance(table, Mapping) else None
        shown = name if isinstance(name, str) and name else "without a name"
        flaws += [
            malformed(number, part, shown, steps(one.where) or "table", _problem(one)) for one in unfit(kind, table)
        ]
        return None


def _problem(found: Unfit) -> Reason:
    if not found.where:
        return misfit("no-table")
    if found.matter == MISSING:
        return misfit("missing", right=found.right)
    return misfit("unknown" if found.matter == UNKNOWN else "wrong", right=found.right)


def malformed(number: RuleId, part: str, name: str, field: str, problem: Reason) -> Fault:
    return Fault("malformed_entry", number, {"part": part, "name": name, "field": field, "problem": problem})


def _spells(data: Mapping[str, Any], flaws: list[Fault]) -> tuple[SpellEntry, ...]:
    read = [_fit(SpellEntry, table, "GFF-SPELL-01", "spell", flaws) for table in tables_of(data, "spell")]
    return tuple(spell for spell in read if spell)


def _rules(data: Mapping[str, Any], flaws: list[Fault]) -> tuple[RuleLine, ...]:
    """The special rules of one's own that can be played with."""
    read = [_fit(RuleLine, table, "GFF-LIST-06", "rule", flaws) for table in tables_of(data, "rule")]
    for line in filter(None, read):
        for one in oddities(line, read_rule, KNOWN_RULES):
            problem = one.right if isinstance(one.right, Reason) else misfit("not-one-of", known=list(one.right))
            flaws.append(
                malformed("GFF-LIST-06", "rule", identity({"key": line.key or line.name}), steps(one.where), problem)
            )
    return tuple(line for line in read if line)


def _label(data: Mapping[str, Any], key: str, kind: type[T], otherwise: T) -> T:
    try:
        return msgspec.convert(data.get(key, otherwise), kind)
    except msgspec.ValidationError:
        problem = misfit("field", field=key, right=right(kind))
        raise Refused(refusal("GFF-LIST-01", "unreadable_file", problem=problem)) from None


def _only(data: Mapping[str, Any], *keys: str) -> None:
    strange = sorted(set(data) - set(keys))
    if strange:
        problem = misfit("strange", strange=strange, known=list(keys))
        raise Refused(refusal("GFF-LIST-01", "unreadable_file", problem=problem))


def read_faction(data: Mapping[str, Any]) -> Faction:
    """A faction from its tables."""
    _only(data, "name", "unit", "spell", "rule")
    flaws: list[Fault] = []
    entries: dict[str, Entry | None] = {}
    for table in tables_of(data, "unit"):
        entry = _fit(Entry, table, "GFF-LIST-01", "unit", flaws)
        name = _written_name(table)
        if name in entries:
            flaws.append(malformed("GFF-LIST-01", "unit", name, "name", misfit("twice")))
        entries.setdefault(name, entry)
    spells, rules = _spells(data, flaws), _rules(data, flaws)
    return Faction(_label(plainly(data), "name", str, "nameless faction"), entries, spells, tuple(flaws), rules)


def _written_name(table: Any) -> str:
    return str(table.get("name", "")) if isinstance(table, Mapping) else ""


def read_list(data: Mapping[str, Any], text: str = "") -> ArmyList:
    """A list from its tables: units name an entry of the faction, or bring a profile of their own."""
    return read_source(source_in(data, text))


def read_source(source: Source) -> ArmyList:
    """A list as it was written; books that do not fit together are refused."""
    data = source.data
    _only(data, "name", "faction", "books", OWN_BOOK, "size", "unit", "spell", "rule", "imported")
    size = _label(data, "size", int, DEFAULT_SIZE)
    refused = size_refusal(size)
    if refused:
        raise Refused(refused)
    flaws: list[Fault] = []
    entries: dict[str, Entry | None] = {}
    choices = [_choice(table, ("unit", number), entries, flaws) for number, table in enumerate(tables_of(data, "unit"))]
    stock = books_of(source)
    if stock is not None and stock.flaws:
        raise Flawed(stock.flaws)
    return ArmyList(
        name=_label(plainly(data), "name", str, "nameless list"),
        faction=_label(data, "faction", str, ""),
        size=size,
        choices=tuple(choice for choice in choices if choice),
        entries=entries,
        spells=_spells(data, flaws),
        rules=_rules(data, flaws),
        flaws=tuple(flaws),
        imported=_label(data, "imported", bool, False) or stock is not None,
        book=None if stock is None else faction_in(stock),
    )


def books_of(source: Source) -> Stock | None:
    """What the books of a list come to; none if it draws on nothing but a faction of the shelf."""
    side, more = _label(source.data, "faction", str, ""), list(_label(source.data, "books", tuple[str, ...], ()))
    if not (more or OWN_BOOK in source.data or side.endswith(SUFFIX)):
        return None
    carried = {OWN_BOOK: source.data[OWN_BOOK]} if OWN_BOOK in source.data else {}
    only_books = msgspec.structs.replace(source, data=carried)
    return gather(only_books, BOOKS, [*([side] if side else []), *more], [OWN_BOOK])


def faction_in(stock: Stock) -> Faction:
    """The faction that some books make."""
    named = [plain_name(one.data["name"]) for one in stock.books if "name" in one.data]
    taken = {part: tables for part, tables in stock.written().items() if part != MISSION}
    return read_faction({"name": named[-1] if named else "nameless faction", **taken})


def drawn_on(army_list: ArmyList) -> Faction | None:
    """The faction of a list: what its own books come to, or one of the shelf."""
    return army_list.book or faction(army_list.faction)


def own_rules(army_list: ArmyList) -> OwnRules:
    """The special rules of one's own that a list may write, by all their names: its book's, and its own before them."""
    source = drawn_on(army_list)
    return spelled((*(source.rules if source else ()), *army_list.rules), read_rule)


def _choice(table: Any, place: Place, entries: dict[str, Entry | None], flaws: list[Fault]) -> Choice | None:
    """A unit of a list, with whatever is wrong with it where it stands."""
    found: list[Fault] = []
    choice = _chosen(table, entries, found)
    flaws += [msgspec.structs.replace(one, place=place) for one in found]
    return choice


def _chosen(table: Any, entries: dict[str, Entry | None], flaws: list[Fault]) -> Choice | None:
    if isinstance(table, Mapping) and "entry" in table and "size" not in table:
        return _fit(Choice, table, "GFF-LIST-04", "unit", flaws)
    own = {key: value for key, value in table.items() if key != "taken"} if isinstance(table, Mapping) else table
    chosen = {"taken": table.get("taken", ())} if isinstance(table, Mapping) else {}
    if isinstance(table, Mapping) and "entry" in table:
        # The profile of a unit with a name of its own: `entry` is what its copies share.
        own["name"] = own.pop("entry")
        chosen["name"] = table.get("name", "")
    entry, name = _fit(Entry, own, "GFF-LIST-01", "unit", flaws), _written_name(own)
    if name in entries and entries[name] != entry:
        flaws.append(malformed("GFF-LIST-01", "unit", name, "name", misfit("profile-twice")))
    entries.setdefault(name, entry)
    return _fit(Choice, {"entry": name, **chosen}, "GFF-LIST-04", "unit", flaws)


def load_list(path: Path) -> ArmyList:
    """The list in a TOML file."""
    return read_source(source_of(path))


def written(army_list: ArmyList) -> str:
    """The list as a TOML file from which the same list is read again."""
    heading = {"name": army_list.name, "faction": army_list.faction, "size": army_list.size}
    lines = [f"{key} = {_toml(value)}" for key, value in heading.items() if value != ""]
    lines += ["imported = true"] if army_list.imported else []
    told: set[str] = set()
    for choice in army_list.choices:
        entry = None if choice.entry in told else army_list.entries.get(choice.entry)
        told.add(choice.entry)
        fields = {} if entry is None else _fields(entry)
        if choice.name or entry is None:
            fields = {**_fields(choice), **{key: value for key, value in fields.items() if key != "name"}}
        elif choice.taken:
            fields["taken"] = choice.taken
        lines += ["", "[[unit]]", *(f"{key} = {_toml(value)}" for key, value in fields.items())]
    for spell in army_list.spells:
        lines += ["", "[[spell]]", *(f"{key} = {_toml(value)}" for key, value in _fields(spell).items())]
    for own in army_list.rules:
        lines += ["", "[[rule]]", *(f"{key} = {_toml(value)}" for key, value in _fields(own).items())]
    return "\n".join(lines) + "\n"


def _fields(record: msgspec.Struct) -> dict[str, Any]:
    """The fields of a record that are not at their usual value, by the names they have in files."""
    values = {field.encode_name: (getattr(record, field.name), field) for field in msgspec.structs.fields(record)}
    return {key: value for key, (value, field) in values.items() if field.required or value != field.default}


def _toml(value: Any) -> str:
    if isinstance(value, msgspec.Struct):
        return "{ " + ", ".join(f"{key} = {_toml(each)}" for key, each in _fields(value).items()) + " }"
    if isinstance(value, list | tuple):
        parts = list(map(_toml, value))
        a_line_each = any(isinstance(each, msgspec.Struct) for each in value)
        return "[\n    " + ",\n    ".join(parts) + ",\n]" if a_line_each else f"[{', '.join(parts)}]"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_toml(key)} = {_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")
    return str(int(value) if isinstance(value, float) and value.is_integer() else value)


@rule("GFF-LIST-05", otherwise=Faction("demonstration"))
def demonstration() -> Faction:
    """The demonstration list: fourteen entries and the five house spells."""
    return _shelved("demo")


@functools.cache
def _shelved(key: str) -> Faction:
    return faction_in(gather(BOOKS.ready(key), BOOKS))


def faction(key: str) -> Faction | None:
    """The faction of that key, if it is on the shelf; a list without one draws on its own profiles only."""
    if not key:
        return Faction("")
    if key == "demo":
        return demonstration()
    return _shelved(key) if key in keys_in(SHELF) else None


def ready_list(key: str) -> ArmyList:
    """The ready list of that key."""
    if key not in keys_in(SHELF / "lists"):
        raise Refused(refusal("GFF-LIST-04", "unreadable_file", problem=misfit("no-list", list=key)))
    return load_list(SHELF / "lists" / f"{key}.toml")


def keys_in(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.toml"))
