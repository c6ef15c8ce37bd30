"""How a conformance case sets a game of Combat Zone up: the table, the forces, and how everything stands."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

import msgspec

from escarmouche.conformance.notation import CaseError, Names, as_number, listed, only, spot
from escarmouche.conformance.scene import PIECE_KEYS, read_table
from escarmouche.conformance.shapes import shaped
from escarmouche.conformance.shapes import tables as tables_of
from escarmouche.conformance.staging import (
    SIDES,
    converted,
    known_words,
    named_in,
    own_tables,
    words_of_fields,
    written_things,
)
from escarmouche.engine.reasons import Refused, remark
from escarmouche.games.combatzone.rules import state as states
from escarmouche.games.combatzone.rules.battle import NUMBERS, centimetres
from escarmouche.games.combatzone.rules.lists import cards, mustering, reading
from escarmouche.games.combatzone.rules.lists.library import LIBRARY
from escarmouche.games.combatzone.rules.lists.own_rules import KitLine, SkillLine, TraitLine
from escarmouche.games.combatzone.rules.mission import tables
from escarmouche.games.combatzone.rules.mission.missions import MISSIONS
from escarmouche.games.combatzone.rules.shooting.sight import MATERIALS, traits_of, with_materials
from escarmouche.games.combatzone.rules.shooting.weapons import SHEET, TRAITS, printed
from escarmouche.games.combatzone.rules.state import NO_FIGURE, Damage, Figure, State, Thing, Tie
from escarmouche.games.combatzone.rules.wounds.machines import LEVELS, SYSTEMS
from escarmouche.table.edges import EDGES as ALL_EDGES
from escarmouche.table.table import Table

CARD_KEYS = frozenset(
    {"quality", "class", "role", "armour", "weapons", "blades", "grenades", "kits", "skills", "cost", "base", "height"}
    | {"own"}
)
PLAIN_KEYS = frozenset(Figure.__struct_fields__) - {
    *("id", "owner", "group", "profile", "x", "y", "surface", "facing", "turned", "swung", "bursts", "ties"),
    *("grenades", "carried", "damages", "wrecked", "taken"),
}
"""What a case writes of a figure, and expects of it, as it stands in the state: whatever is not written otherwise."""
WEAPON_KEYS = frozenset({"like", "traits", "own"})
STANDING_KEYS = PLAIN_KEYS | {"at", "facing", "turned", "bursts", "ties", "carried", "damages", "wrecked"}
FIGURE_KEYS = CARD_KEYS | STANDING_KEYS | {"name", "side", "like", "group", "copies", "step", "up"}
GROUP_KEYS = frozenset({"name", "side", "kind", "cohesive", "activated"})
THING_KEYS = frozenset({"name", "kind", "at", "place", "value", "weapon", "off", "carrier"})
STATE_KEYS = ("phase", "turn", "steps", "ended")
WORDS = {
    **words_of_fields(cards.Fighter),
    **words_of_fields(Figure),
    "kits": cards.KITS,
    "dulled": cards.KITS,
    "skills": cards.SKILLS,
}
CASE_WORDS = {**words_of_fields(State), "edges": ALL_EDGES}
THING_WORDS = {**words_of_fields(Thing), "weapon": ("", *SHEET)}
EDGES = {"A": "y0", "B": "y1"}
FACING = {"A": 900, "B": 2700}
"""Unless a case says otherwise, figures look at the edge opposite their own."""


# The table


def read_scenery(case: Mapping[str, Any]) -> Table:
    """The table of a case: a ready one, or an empty one with pieces."""
    written = case.get("table", {})
    only(written, ("width", "depth", "name", "in_turn"), "table")
    if "name" in written:
        return tables.named(written["name"])
    sides = NUMBERS["table_cm"]
    pieces = [read_piece(piece) for piece in case.get("piece", ())]
    width, depth = written.get("width", sides[0]), written.get("depth", sides[1])
    made_of = [trait for material in MATERIALS for trait in traits_of(material)]
    return with_materials(read_table(width, depth, pieces, tables.kinds(), made_of))


def read_piece(written: Mapping[str, Any]) -> dict[str, Any]:
    """A piece as a case writes it; `material` stands for the traits of what it is made of."""
    only(written, PIECE_KEYS | {"material"}, "piece")
    piece = {key: value for key, value in written.items() if key != "material"}
    material = written.get("material")
    listed(piece.get("traits", []), "piece, traits")
    if material is None:
        return piece
    if not isinstance(material, str) or material not in MATERIALS:
        raise CaseError("case-unknown", where="piece", what=f"material {material!r}", known=list(MATERIALS))
    return {**piece, "traits": sorted({*piece.get("traits", ()), *traits_of(material)})}


# The forces


class OwnBook(NamedTuple):
    """What a case writes of a book of its own, by key: skills and kits of figures, and traits of weapons."""

    skills: Mapping[str, SkillLine | KitLine]
    traits: Mapping[str, TraitLine]


def own_book(case: Mapping[str, Any]) -> OwnBook:
    """The skills, kits and traits that a case writes itself."""
    skills, kits = own_tables(case, LIBRARY, "skill", SkillLine), own_tables(case, LIBRARY, "kit", KitLine)
    return OwnBook({**skills, **kits}, own_tables(case, LIBRARY, "trait", TraitLine))


def written_figures(case: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The figures of a case in the order of their sides and groups, each with the card it is like."""
    known_words(case, CASE_WORDS, "The case")
    if case.get("begin") != "opening":
        known_words(case, {"scenario": MISSIONS}, "The case")
    single = {**case, "figure": [one for figure in case.get("figure", ()) for one in copies(figure)]}
    figures = written_things(single, "figure", FIGURE_KEYS, CARD_KEYS, words=WORDS)
    order = list(dict.fromkeys((figure.get("side", "A"), group_of(figure)) for figure in figures))
    return sorted(figures, key=lambda figure: order.index((figure.get("side", "A"), group_of(figure))))


def copies(figure: Any) -> list[Any]:
    """As many figures as a case wants of one kind, in a row."""
    if not isinstance(figure, Mapping) or "copies" not in figure:
        return [figure]
    shaped(figure, f"figure {figure.get('name', '?')}")
    (dx, dy), (x, y, *rest) = figure.get("step", [3, 0]), figure.get("at", [0, 0])
    plain = {key: value for key, value in figure.items() if key not in ("copies", "step")}
    return [
        {
            **plain,
            "name": f"{figure.get('name')} {number + 1}",
            **({"at": [x + number * dx, y + number * dy, *rest]} if "at" in figure else {}),
        }
        for number in range(figure["copies"])
    ]


def group_of(figure: Mapping[str, Any]) -> str:
    """The group of a figure: the one it names, a hero's own, or the one of its side."""
    if "group" in figure:
        return str(figure["group"])
    return str(figure["name"]) if is_hero(figure) else f"group of {figure.get('side', 'A')}"


def is_hero(figure: Mapping[str, Any]) -> bool:
    """Whether a written figure is a hero."""
    return "hero" in (figure.get("class"), figure.get("role"))


def read_forces(case: Mapping[str, Any], figures: Sequence[Mapping[str, Any]]) -> tuple[cards.Force, cards.Force]:
    """The forces of a case: ready ones by their keys, or those of the figures that it writes."""
    if "forces" not in case:
        book = own_book(case)
        return read_force("A", case, figures, book), read_force("B", case, figures, book)
    try:
        ready = tuple(mustering.muster(reading.ready_list(key), case.get("options")) for key in case["forces"])
    except Refused as refused:
        raise CaseError("case-problem", where="forces", problem=refused.reason) from refused
    # More or fewer than two are for the rules to refuse.
    return cast("tuple[cards.Force, cards.Force]", ready)


def read_force(side: str, case: Mapping[str, Any], figures: Sequence[Mapping[str, Any]], book: OwnBook) -> cards.Force:
    """The force of a side, group by group."""
    groups = {group["name"]: group for group in written_groups(case)}
    parties: dict[str, list[Mapping[str, Any]]] = {}
    for figure in figures:
        if figure.get("side", "A") == side:
            parties.setdefault(group_of(figure), []).append(figure)
    return cards.Force(
        side,
        "case",
        tuple(
            read_party(name, members, groups.get(name, {}), case.get("options", {}), book)
            for name, members in parties.items()
        ),
    )


def read_party(
    name: str,
    members: Sequence[Mapping[str, Any]],
    written: Mapping[str, Any],
    options: Mapping[str, str],
    book: OwnBook,
) -> cards.Party:
    """A group with its figures."""
    kind = kind_of(members, written)
    fighters = tuple(read_fighter(member, kind, options, book) for member in members)
    return cards.Party(name, cast("cards.GroupKind", kind), fighters)


def written_groups(case: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """What a case says of groups."""
    for group in tables_of(case.get("groups", []), "groups"):
        shaped(group, "groups")
        only(group, GROUP_KEYS, "groups")
        known_words(group, {"kind": cards.KINDS}, "groups")
        if "name" not in group:
            raise CaseError("case-group-name")
    return list(case.get("groups", ()))


def kind_of(members: Sequence[Mapping[str, Any]], written: Mapping[str, Any]) -> str:
    """Whether a group is a gang, a squad or a hero."""
    return str(written.get("kind", "hero" if any(map(is_hero, members)) else "gang"))


def read_fighter(written: Mapping[str, Any], group: str, options: Mapping[str, str], book: OwnBook) -> cards.Fighter:
    """The card of a figure; without a class it has the one that follows from its role and its group."""
    where = f"figure {written['name']}"
    known_words(written, WORDS, where)
    plain = reading.Card(role=written.get("role", "member"))
    kind = written.get("class") or mustering.class_of(plain, group, every_leader=mustering.leaders_count(options))
    if kind not in (*cards.FIGHTERS, *cards.MACHINES):
        raise CaseError(
            "case-one-of", where=where, what="class", known=[*cards.FIGHTERS, *cards.MACHINES], word=repr(kind)
        )
    size = "heavy_machine" if kind == "heavy" else "figure"
    role = "hero" if kind == "hero" else "machine" if kind in cards.MACHINES else "member"
    lengths = {"base": NUMBERS["base_diameter_cm"][size], "height": NUMBERS["height_cm"][size]}
    data = {
        "key": written["name"],
        "name": written["name"],
        "cost": 0,
        "quality": "hero" if kind == "hero" else "average",
        "kind": kind,
        "role": role,
        **{key: written[key] for key in CARD_KEYS - {"class", "weapons", "own"} if key in written},
        **{key: centimetres(written.get(key, length)) for key, length in lengths.items()},
    }
    weapons = tuple(read_weapon(one, where, book) for one in written.get("weapons", ()))
    own = named_in(written, book.skills, where)
    card = converted(data, cards.Fighter, where)
    return msgspec.structs.replace(
        card,
        weapons=weapons,
        kits=(*card.kits, *(cards.Kit(line.like) for line in own if isinstance(line, KitLine))),
        own=tuple(mustering.own_kit(one) if isinstance(one, KitLine) else mustering.own_rule(one) for one in own),
    )


def read_weapon(written: Any, where: str, book: OwnBook) -> cards.Weapon:
    """A weapon of the table by its key, or one that is like it and has other traits, or some of the case's own."""
    if isinstance(written, Mapping):
        only(written, WEAPON_KEYS, where)
        traits = listed(written.get("traits", []), f"{where}, traits")
        for trait in traits:
            if trait not in TRAITS:
                raise CaseError("case-unknown", where=where, what=f"trait {trait!r}", known=list(TRAITS))
        plain = msgspec.structs.replace(read_weapon(written.get("like"), where, book), traits=frozenset(traits))
        return mustering.with_traits(plain, named_in(written, book.traits, where))
    if not isinstance(written, str) or written not in SHEET:
        raise CaseError("case-unknown", where=where, what=f"weapon {written!r}", known=list(SHEET))
    return printed(cards.WeaponId(written))


# The state


@dataclass
class Layout:
    """Everything that stands and lies at the beginning of a case."""

    case: Mapping[str, Any]
    setup: states.CombatZoneSetup
    names: Names
    figures: Sequence[Mapping[str, Any]]

    def seat(self, key: str, usual: str = "nobody") -> int:
        """The seat that the case writes under a key."""
        return int(self.names.find("seat", self.case.get(key, usual), key))

    def found(self, kind: str, words: Iterable[Any], where: str) -> list[int]:
        """The figures, groups or things that are called so."""
        return [self.names.find(kind, word, where) for word in words]

    def place(self, written: Any, where: str, *, up: bool = False) -> tuple[int, int, int]:
        """A written place; without a surface it is the ground, or the highest with `up`."""
        x, y, *rest = spot(written, self.names, where)
        return x, y, rest[0] if rest else (self.setup.table.standing_surface(x, y) if up else 0)

    def state(self) -> State:
        """The state as the case writes it."""
        case = self.case
        state = states.muster_state(self.setup)
        for key, value in {"turn": 1, "phase": "actions", **case}.items():
            if key in STATE_KEYS:
                setattr(state, key, value)
        for key in ("edges", "victory"):
            only(case.get(key, {}), SIDES, key)
        edges = {**EDGES, **case.get("edges", {})}
        state.edges = [edges[side] for side in SIDES]
        state.victory = [self.case.get("victory", {}).get(side, 0) for side in SIDES]
        state.first, state.loser, state.active = self.seat("first", "A"), self.seat("loser"), self.seat("active", "A")
        state.withdrawn, state.ambusher = self.seat("withdrawn"), self.seat("ambusher", self._ambusher())
        state.hideouts = [self.place(one, "hideouts") for one in case.get("hideouts", ())]
        state.things = [self._thing(index, thing) for index, thing in enumerate(case.get("things", ()))]
        self._doors(state)
        for index, written in enumerate(self.figures):
            self._stand(state, index, written)
        tie_back(state)
        self._groups(state)
        return state

    def _ambusher(self) -> str:
        return SIDES[max(self.setup.ambusher, 0)] if self.setup.mission_sheet.is_ambush else "nobody"

    def _doors(self, state: State) -> None:
        doors = self.case.get("doors", {})
        only(doors, state.doors, "doors")
        state.doors = {**state.doors, **doors}

    # Groups and who acts

    def _groups(self, state: State) -> None:
        for written in written_groups(self.case):
            group = state.groups[self.names.find("group", written["name"], "groups")]
            group.cohesive = written.get("cohesive", True)
            group.activated = written.get("activated", False)
        if "acting" in self.case:
            state.acting = self.names.find("group", self.case["acting"], "acting")
        if "acts" in self.case:
            state.figure = self.names.find("figure", self.case["acts"], "acts")
            state.acting = state.figures[state.figure].group
            state.figures[state.figure].acted = True

    # Figures

    def _stand(self, state: State, index: int, written: Mapping[str, Any]) -> None:
        """Put a figure where the case wants it, with its markers and what it has done."""
        where = f"figure {written['name']}"
        figure = state.figures[index]
        x, y, surface = (0, 0, 0)
        if "at" in written:
            x, y, surface = self.place(written["at"], where, up=bool(written.get("up")))
        plain = {key: written[key] for key in PLAIN_KEYS if key in written}
        usual = {"place": "table" if "at" in written else "waiting"}
        base = {"id": index, "owner": figure.owner, "group": figure.group, "profile": figure.profile}
        found = converted({**usual, **plain, **base, "x": x, "y": y, "surface": surface}, Figure, where)
        found.facing = self._facing(written.get("facing"), (x, y), written.get("side", "A"), where)
        found.turned = round(written["turned"] * 10) % 3600 if "turned" in written else -1
        found.grenades = figure.grenades
        self._equip(found, written, where)
        found.ties = [self._tie(tie, where) for tie in written.get("ties", ())]
        found.damages = [_damage(damage, where) for damage in written.get("damages", ())]
        if "carried" in written:
            found.carried = self.names.find("thing", written["carried"], where)
            state.things[found.carried].place = "carried"
        state.figures[index] = found

    def _facing(self, facing: Any, at: tuple[int, int], side: str, where: str) -> int:
        """Where a figure looks, in tenths of a degree: an angle, or a figure that it looks at."""
        if facing is None:
            return FACING[side]
        if not isinstance(facing, str):
            return round(as_number(facing, f"{where}, facing") * 10) % 3600
        seen = self.figures[self.names.find("figure", facing, f"{where}, facing")]
        x, y, _ = self.place(seen.get("at", [0, 0]), where)
        return round(math.degrees(math.atan2(y - at[1], x - at[0])) * 10) % 3600

    def _equip(self, figure: Figure, written: Mapping[str, Any], where: str) -> None:
        """Weapons that are destroyed, and bursts that were fired, by the keys of the weapons."""
        party = [party for force in self.setup.lists for party in force.groups][figure.group]
        carried = [weapon.key for weapon in party.fighters[figure.profile].weapons]
        for weapon in (*written.get("wrecked", ()), *written.get("bursts", {})):
            if weapon not in carried:
                raise CaseError(
                    "case-carries-other", where=where, word=repr(weapon), carried=carried or remark("case-nothing")
                )
        figure.wrecked = sorted(carried.index(weapon) for weapon in written.get("wrecked", ()))
        figure.bursts = {carried.index(weapon): count for weapon, count in written.get("bursts", {}).items()}

    def _tie(self, written: Any, where: str) -> Tie:
        """An engagement as a case writes it: only the enemy, or also who began it and how many rounds were fought."""
        tie = written if isinstance(written, Mapping) else {"other": written}
        only(tie, ("other", "initiator", "rounds"), f"{where}, ties")
        other = self.names.find("figure", tie.get("other"), f"{where}, ties")
        initiator = self.names.find("figure", tie["initiator"], f"{where}, ties") if "initiator" in tie else NO_FIGURE
        return Tie(other=other, initiator=initiator, rounds=tie.get("rounds", 1))

    # Objects

    def _thing(self, index: int, written: Mapping[str, Any]) -> Thing:
        where = f"things, {written.get('name', index + 1)}"
        only(written, THING_KEYS, where)
        known_words(written, THING_WORDS, where)
        x, y, surface = self.place(written["at"], where) if "at" in written else (0, 0, 0)
        plain = {key: written[key] for key in ("kind", "place", "value", "weapon") if key in written}
        off = self.names.find("seat", written["off"], where) if "off" in written else states.NOBODY_SEAT
        data = {"kind": "weapon" if "weapon" in written else "object", "value": 4, **plain}
        return converted({**data, "id": index, "x": x, "y": y, "surface": surface, "off": off}, Thing, where)


def tie_back(state: State) -> None:
    """Engage the other of two figures in return, where the case says it of one of them only."""
    for figure in state.figures:
        for tie in figure.ties:
            other = state.figures[tie.other]
            if all(back.other != figure.id for back in other.ties):
                other.ties = [*other.ties, Tie(other=figure.id, initiator=tie.initiator, rounds=tie.rounds)]


def _damage(written: Any, where: str) -> Damage:
    """Damage of a machine, written like "minor power"; "major hardware lames" keeps it from moving."""
    level, system, *rest = (*str(written).split(" "), "")
    known = level in LEVELS and system in SYSTEMS
    if not known or rest not in ([""], ["lames", ""]):
        raise CaseError("case-damage", where=where, written=repr(written))
    return Damage(cast("states.System", system), cast("states.Level", level), "lames" in rest)


def thing_names(case: Mapping[str, Any]) -> dict[Any, tuple[str, ...]]:
    """What the objects of a case are called."""
    things = tables_of(case.get("things", []), "things")
    names: dict[Any, tuple[str, ...]] = {
        index: (str(thing.get("name", f"object {index + 1}")),) for index, thing in enumerate(things)
    }
    return {**names, states.NO_OBJECT: ("nothing",)}
