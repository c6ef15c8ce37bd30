"""How a conformance case sets a game of Trauma up: the table, the armies, and what lies before the players."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from escarmouche.conformance.notation import CaseError, Names, as_number, listed, only, spot
from escarmouche.conformance.scene import read_table
from escarmouche.conformance.shapes import tables as tables_of
from escarmouche.conformance.staging import (
    SIDES,
    converted,
    known_words,
    lost,
    named_in,
    own_tables,
    positions,
    written_things,
)
from escarmouche.engine.ids import ModelId, UnitId
from escarmouche.engine.reasons import Refused
from escarmouche.engine.rulebook import listening
from escarmouche.engine.vocabulary import words_in
from escarmouche.games.trauma.rules.activation.activation import STEPS
from escarmouche.games.trauma.rules.activation.announcement import ACTIONS, STAGGER
from escarmouche.games.trauma.rules.battle import QUARTERS, centimetres
from escarmouche.games.trauma.rules.lists import mustering, reading, reference, units
from escarmouche.games.trauma.rules.lists.library import LIBRARY
from escarmouche.games.trauma.rules.lists.profile import (
    ARCS,
    ARMOUR_RANKS,
    DRIVES,
    RANKS,
    ROLES,
    SECTIONS,
    SIZES,
    SKILLS,
    Army,
    Kit,
    UnitProfile,
    Weapon,
)
from escarmouche.games.trauma.rules.lists.shelf import RuleLine
from escarmouche.games.trauma.rules.mission import agreement, quarters, tables
from escarmouche.games.trauma.rules.state import (
    NO_MODEL,
    NO_UNIT,
    NOBODY_SEAT,
    ORDERS,
    Activation,
    Model,
    PointKind,
    Side,
    State,
    Strategic,
    TraumaSetup,
    Unit,
    first_leader,
    first_place,
)
from escarmouche.games.trauma.rules.turn.cards import BOTH, MOVE, PASS
from escarmouche.games.trauma.rules.turn.course import PHASES, steps_of
from escarmouche.rules.entry_points import OVER
from escarmouche.table.edges import EDGES as ALL_EDGES
from escarmouche.table.table import Table

OWN_KIT_KEYS = frozenset(
    {"role", "weapons", "skills", "movement", "morale", "armour", "grade", "command", "standing"} | {"instead"}
)
KIT_KEYS = OWN_KIT_KEYS | {"officer", "own"}
PLAIN_KEYS = frozenset({"rank", "cost", "drive", "structure", "arcs", "arc", "section", "extended", "returning"})
LENGTH_KEYS = frozenset({"base", "height", "hover"})
CARD_KEYS = KIT_KEYS | PLAIN_KEYS | LENGTH_KEYS | {"kits", "bulk", "size", "key", "title"}
MODEL_STATES = ("facing", "ticks", "immobile", "broken", "moved")
UNIT_STATES = ("disorganised", "orders", "staggered", "spent", "returned")
UNIT_KEYS = CARD_KEYS | {*MODEL_STATES, *UNIT_STATES} | {
    *("name", "side", "like", "at", "step", "up", "lost", "place", "leader", "down", "apart", "comes_back"),
}  # fmt: skip
WEAPON_KEYS = frozenset(Weapon.__struct_fields__)
PLACES = ("section", "reserve", "table", "gone")
UNIT_WORDS = {
    "rank": RANKS,
    "drive": ("", *DRIVES),
    "bulk": SIZES,
    "role": ROLES,
    "arcs": ARCS,
    "section": SECTIONS,
    "skills": SKILLS,
    "orders": ORDERS,
}
CASE_WORDS = {"zones": ALL_EDGES, "phase": (*PHASES, OVER), "options_bought": ("", MOVE, PASS, BOTH)}
POINT_WORDS = {"kind": words_in(PointKind), "edge": ("", *ALL_EDGES)}
ACTIVATION_WORDS = {"step": ("", *STEPS), "announced": (*ACTIONS, STAGGER), "done": (*ACTIONS, STAGGER)}
TRAITS = frozenset({"no-armour", "no-infantry", "drop", "operable", "wheels"})
"""What pieces of the table can be beside what their kinds are."""
SIDE_KEYS = {"command": "command", "reinforcement": "reinforcement", "victory": "victory", "options_bought": "option"}
EDGES = ("y0", "y1")
FACING = {"A": 900, "B": 2700}
"""Unless a case says otherwise, models look at the edge opposite their own."""
USUAL_COMMAND = 10
QUARTER = (30, 40)


# The table


def read_scenery(case: Mapping[str, Any]) -> Table:
    """The table of a case: a ready one, or an empty one with quarters and pieces."""
    written = case.get("table", {})
    only(written, ("width", "depth", "name", "quarters"), "table")
    if "name" in written:
        return tables.named(written["name"])
    width, depth = written.get("width", 90), written.get("depth", 120)
    pieces = (*_quarters(written.get("quarters", ()), width), *case.get("piece", ()))
    return read_table(width, depth, pieces, tables.kinds(), TRAITS)


def _quarters(types: Sequence[str], width: float) -> list[dict[str, Any]]:
    """Flat quarters, row by row from the blue edge, left to right."""
    known = {kind: name for name, kind in QUARTERS.items()}
    across, (breadth, length) = round(width / QUARTER[0]), QUARTER
    found = []
    for number, kind in enumerate(types):
        if kind not in known:
            raise CaseError("case-quarter", known=list(known), word=repr(kind))
        middle = [(number % across + 0.5) * breadth, (number // across + 0.5) * length]
        found.append({"id": f"quarter-{number + 1}", "kind": known[kind], "at": middle, "size": list(QUARTER)})
    return found


# The armies


def written_units(case: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The units of a case, those of A before those of B, each with the card it is like."""
    known_words(case, CASE_WORDS, "The case")
    if case.get("begin") != "opening":
        known_words(case, {"scenario": agreement.MISSIONS}, "The case")
    for profile in case.get("profile", ()):
        _known_kits(profile, f"profile {profile.get('name', '?')}")
    return written_things(case, "unit", UNIT_KEYS, CARD_KEYS, cards=reference.fighters(), marks=".:", words=UNIT_WORDS)


def _known_kits(written: Mapping[str, Any], where: str) -> None:
    """Refuse weapons, boxes and fighters of a card that cannot be."""
    kits = written.get("kits", {})
    only(kits, kits, f"{where}, kits")
    structure = written.get("structure", "X")
    if not isinstance(structure, str) or not re.fullmatch("[OI]*X?", structure):
        raise CaseError("case-structure", where=where, written=repr(structure))
    for own in (written, *kits.values()):
        only(own, own, f"{where}, kits")
        known_words(own, UNIT_WORDS, where)
        for weapon in listed(own.get("weapons", []), f"{where}, weapons"):
            _arm(weapon, where)


def read_armies(case: Mapping[str, Any], units: Sequence[Mapping[str, Any]]) -> tuple[Army, Army]:
    """The armies of a case: ready ones by their keys, or those of the units that it writes."""
    if "armies" not in case:
        rules = own_tables(case, LIBRARY, "rule", RuleLine)
        return read_army("A", units, rules), read_army("B", units, rules)
    try:
        ready = tuple(mustering.muster(reading.ready_list(key)) for key in case["armies"])
    except Refused as refused:
        raise CaseError("case-problem", where="armies", problem=refused.reason) from refused
    # More or fewer than two are for the rules to refuse.
    return cast("tuple[Army, Army]", ready)


def read_army(side: str, units: Sequence[Mapping[str, Any]], rules: Mapping[str, RuleLine]) -> Army:
    """The army of a side."""
    cards = [(unit, read_profile(unit)) for unit in units if unit.get("side", "A") == side]
    return Army(side, "case", tuple(with_rules(card, unit, rules) for unit, card in cards))


def read_profile(written: Mapping[str, Any]) -> UnitProfile:
    """The card of a unit."""
    where = f"unit {written['name']}"
    _known_kits(written, where)
    rank = written.get("rank", "regular")
    bulk = written.get("bulk", "huge" if rank in ARMOUR_RANKS else "medium")
    drive = written.get("drive", "walker" if rank in ARMOUR_RANKS else "")
    base, height, hover = reference.standard_body(bulk, drive)
    arms: list[Weapon] = []
    kits = tuple(_kit(written, number, arms, drive) for number in range(1, strength(written) + 1))
    only(written.get("kits", {}), [str(number) for number in range(1, len(kits) + 1)], f"{where}, kits")
    data = {
        "key": written["name"],
        "rank": rank,
        "cost": 3,
        "size": bulk,
        "drive": drive,
        "base": base,
        "height": height,
        "hover": hover,
        "returning": _who_comes_back(kits, rank) if written.get("extended") else (),
        **{key: written[key] for key in PLAIN_KEYS if key in written},
        **{key: centimetres(written[key]) for key in LENGTH_KEYS if key in written},
        "arc": units.halves_of(len(arms), written.get("arc", ())),
        "skills": written.get("skills", []),
    }
    card = converted({"name": written["name"], "kits": (), "weapons": (), **data}, UnitProfile, where)
    return msgspec.structs.replace(card, kits=kits, weapons=tuple(arms))


def with_rules(card: UnitProfile, written: Mapping[str, Any], rules: Mapping[str, RuleLine]) -> UnitProfile:
    """A card with the rules of the case's own book that the unit names, or single models of it."""
    where = f"unit {written['name']}"
    shared = named_in(written, rules, where)
    single = [named_in(written.get("kits", {}).get(str(n + 1), {}), rules, where) for n in range(len(card.kits))]
    everybody = {line.key: line for line in (*shared, *(line for lines in single for line in lines))}
    if not everybody:
        return card
    return msgspec.structs.replace(
        card,
        kits=tuple(units.changed(kit, [*shared, *lines]) for kit, lines in zip(card.kits, single, strict=True)),
        skills=card.skills | {skill for line in shared for skill in line.grants},
        own_rules=tuple(map(units.own_rule, everybody.values())),
    )


def _who_comes_back(kits: Sequence[Kit], rank: str) -> tuple[int, ...]:
    """The kits of a unit of extended strength that are left at normal strength; a set-up applies no rule."""
    with listening(None):
        return units.kits_that_return(kits, reference.usual_strength(rank))


def strength(written: Mapping[str, Any]) -> int:
    """How many models a unit has, those that it lost included."""
    size: int = written.get("size", len(positions(written)) + lost(written)) or 1
    return size


def _kit(written: Mapping[str, Any], number: int, arms: list[Weapon], drive: str) -> Kit:
    """One fighter: what the unit says of all, and what it says of this one."""
    where = f"unit {written['name']}"
    own = dict(written.get("kits", {}).get(str(number), {}))
    only(own, KIT_KEYS, f"{where}, kits")
    if number == 1 and "officer" in written:
        own.setdefault("officer", written["officer"])
    skills = own.pop("skills", [])
    own.pop("own", None)
    common = {key: written[key] for key in OWN_KIT_KEYS - {"skills"} if key in written}
    data = {**common, "skills": skills, **_rank_of(own)}
    if "movement" in data:
        data["movement"] = centimetres(data["movement"])
    carried: list[int] = []
    for one in data.pop("weapons", ()):
        carried.append(units.place_of(_arm(one, where), arms, carried, drive))
    return converted({**data, "weapons": carried}, Kit, where)


def _rank_of(own: dict[str, Any]) -> dict[str, Any]:
    """An officer of a grade has the Command of that grade, unless the case says otherwise."""
    if "officer" not in own:
        return own
    grade = own.pop("officer")
    return {"role": "officer", "grade": grade, "command": grade, **own}


def _arm(written: Any, where: str) -> Weapon:
    """A reference weapon by its name, or one of the case's own."""
    if not isinstance(written, str):
        return converted(written, Weapon, where)
    known = reference.weapons()
    if written not in known:
        raise CaseError("case-unknown", where=where, what=f"weapon {written!r}", known=list(known))
    return known[written]


# The state


def usual_zone(state: State, seat: int) -> str:
    """The edge of a player unless a case says otherwise: blue for A, but in an attack for the attacker."""
    blue = state.attacker if state.attacker != NOBODY_SEAT else 0
    return EDGES[seat != blue]


class Layout:
    """Everything that stands and lies at the beginning of a case."""

    def __init__(
        self, case: Mapping[str, Any], setup: TraumaSetup, names: Names, units: Sequence[Mapping[str, Any]]
    ) -> None:
        self.case = case
        self.setup = setup
        self.names = names
        self.units = units

    def seat(self, key: str, usual: str) -> int:
        """The seat that the case writes under a key."""
        return int(self.names.find("seat", self.case.get(key, usual), key))

    def found(self, kind: str, words: Sequence[Any], where: str) -> list[int]:
        """The units or models with these names, by their numbers."""
        return [self.names.find(kind, word, where) for word in words]

    def place(self, written: Any, where: str, *, up: bool = False) -> tuple[int, int, int]:
        """A written place; without a surface it is the ground, or the highest with `up`."""
        x, y, *rest = spot(written, self.names, where)
        return x, y, rest[0] if rest else (self.setup.table.standing_surface(x, y) if up else 0)

    def state(self) -> State:
        """The state as the case writes it."""
        case = self.case
        plain = {key: case[key] for key in ("phase", "turn", "central", "destroyed", "steps", "ended") if key in case}
        pieces = ("", *(piece.id for piece in self.setup.table.pieces))
        # A set-up applies no rule.
        with listening(None):
            steps = [step for phase in PHASES for step in steps_of(phase)]
        known_words(case, {**dict.fromkeys(("central", "destroyed"), pieces), "steps": steps}, "The case")
        attacks = self.setup.mission_sheet.is_attack
        state = State(
            **{"turn": 1, "phase": "activation", "central": self._central() if attacks else "", **plain},
            first=self.seat("first", "A"),
            attacker=self.seat("attacker", "A" if attacks else "nobody"),
            active=self.seat("active", "A"),
            fallen=[UnitId(unit) for unit in self.found("unit", case.get("fallen", ()), "fallen")],
            points=[self._strategic(written) for written in tables_of(case.get("points", []), "points")],
        )
        for index, written in enumerate(self.units):
            self._add_unit(state, index, written)
        state.sides = [self._side(state, seat) for seat in (0, 1)]
        if "activation" in case:
            state.activation = self._activation(case["activation"])
        return state

    def _central(self) -> str:
        """The deployment zone of a defender, where the table leaves no choice."""
        middle = quarters.central(self.setup.table)
        return quarters.piece_id(middle[0]) if len(middle) == 1 else ""

    # Units

    def _add_unit(self, state: State, index: int, written: Mapping[str, Any]) -> None:
        where = f"unit {written['name']}"
        owner = SIDES.index(written.get("side", "A"))
        before = len(self.setup.lists[0].units) if owner else 0
        profile = self.setup.lists[owner].units[index - before]
        spots = [self.place(one, where, up=bool(written.get("up"))) for one in positions(written)]
        place = _place(written, profile, on_table=bool(spots), where=where)
        alive = [] if place == "gone" else _left(len(profile.kits), written.get("lost", 0))
        if place == "table" and len(spots) != len(alive):
            raise CaseError("case-places", where=where, models=len(alive), places=len(spots))
        standing = dict(zip(alive, spots, strict=False))
        models = [Model(ModelId(len(state.models) + kit), UnitId(index), kit) for kit in range(len(profile.kits))]
        for number, model in enumerate(models, start=1):
            model.alive = number in alive
            model.x, model.y, model.surface = standing.get(number, (0, 0, 0))
        state.models += models
        self._mark_models(models, written, profile, where)
        own = {key: written[key] for key in UNIT_STATES if key in written}
        numbers = {"id": index, "owner": owner, "profile": index - before}
        unit = converted({**numbers, **own, "models": [one.id for one in models], "place": place}, Unit, where)
        unit.leader = self._one_of(written.get("leader", _leader(profile, alive)), models, where)
        unit.returning = written.get("comes_back", False)
        unit.apart = self._one_of(written["apart"], models, where) if "apart" in written else NO_MODEL
        lying = sum(model.down and model.alive for model in models)
        unit.down = self._can_lie(profile) and 2 * lying > len(alive)
        state.units.append(unit)

    def _can_lie(self, profile: UnitProfile) -> bool:
        """Whether a unit can be on the ground: infantry, and walkers where they count as such."""
        walks = profile.drive == "walker" and self.setup.options.get("walker_status") == "infantry"
        return not profile.armoured or walks

    def _one_of(self, number: int, models: Sequence[Model], where: str) -> ModelId:
        if not isinstance(number, int) or not 1 <= number <= len(models):
            raise CaseError("case-model-number", where=where, most=len(models), written=repr(number))
        return models[number - 1].id

    def _mark_models(
        self, models: Sequence[Model], written: Mapping[str, Any], profile: UnitProfile, where: str
    ) -> None:
        """What the case says of single models: who is down, where they look, the damage of a vehicle."""
        numbers = [model.kit + 1 for model in models]
        for model in models:
            model.facing = FACING[written.get("side", "A")]
        for key in ("down", "moved"):
            given = written.get(key, False)
            chosen = numbers if given is True else given or []
            for number in chosen:
                setattr(models[self._one_of(number, models, where) - models[0].id], key, True)
        for key, scale in (("ticks", 1), ("immobile", 1), ("facing", 10)):
            for model, value in zip(models, _per_model(written.get(key), len(models)), strict=False):
                setattr(model, key, value if scale == 1 else round(as_number(value, f"{where}, {key}") * scale) % 3600)
        self._break(models, written.get("broken", []), profile, where)

    def _break(self, models: Sequence[Model], written: Any, profile: UnitProfile, where: str) -> None:
        """Weapons of the first model, or of models by their numbers, that are out of action."""
        broken = written if isinstance(written, Mapping) else {"1": written}
        for number, weapons in broken.items():
            model = models[self._one_of(int(number), models, where) - models[0].id]
            carried = [profile.weapons[index].name for index in profile.kits[model.kit].weapons]
            for weapon in weapons:
                free = [place for place, name in enumerate(carried) if name == weapon and place not in model.broken]
                if not free:
                    raise CaseError("case-no-further", where=where, name=f"model {number}", weapon=weapon)
                model.broken = [*model.broken, free[0]]

    # Players

    def _side(self, state: State, seat: int) -> Side:
        """What lies before a player: all cards are face down unless the case says otherwise."""
        name = SIDES[seat]
        for key in (*SIDE_KEYS, "rows", "turned", "general", "zones"):
            only(self.case.get(key, {}), SIDES, key)
        given = {field: self.case[key][name] for key, field in SIDE_KEYS.items() if name in self.case.get(key, {})}
        turned = self.found("unit", self.case.get("turned", {}).get(name, ()), "turned")
        mine = [unit for unit in state.units if unit.owner == seat]
        usual = [unit.id for unit in mine if unit.place in ("table", "reserve") and unit.id not in turned]
        rows = self.case.get("rows", {})
        row = self.found("unit", rows[name], "rows") if name in rows else usual
        zone = self.case.get("zones", {}).get(name, usual_zone(state, seat))
        general = self.case.get("general", {}).get(name)
        chief = self.names.find("model", general, "general") if general is not None else self._highest(state, mine)
        office = "general" if chief == NO_MODEL or state.models[chief].alive else "late"
        data = {"command": USUAL_COMMAND, **given, "owner": seat, "row": row, "turned": turned, "zone": zone}
        return converted({**data, office: chief}, Side, f"what lies before {name}")

    def _highest(self, state: State, units: Sequence[Unit]) -> int:
        """The officer of the highest grade in play, the first of several."""
        best, grade = NO_MODEL, 0
        for unit in units:
            kits = self.setup.lists[unit.owner].units[unit.profile].kits
            for index in unit.models if unit.place in ("table", "reserve") else ():
                model = state.models[index]
                if model.alive and kits[model.kit].grade > grade:
                    best, grade = index, kits[model.kit].grade
        return best

    # Points and what is under way

    def _strategic(self, written: Mapping[str, Any]) -> Strategic:
        only(written, Strategic.__struct_fields__, "points, strategic")
        known_words(written, POINT_WORDS, "points")
        seats = {
            key: self.names.find("seat", written[key], "points")
            for key in ("chooser", "holder", "credit")
            if key in written
        }
        return converted({**written, **seats}, Strategic, "points")

    def _activation(self, written: Mapping[str, Any]) -> Activation:
        only(written, Activation.__struct_fields__, "activation, activation")
        known_words(written, ACTIVATION_WORDS, "activation")
        found: dict[str, Any] = dict(written)
        for key in ("unit", "second"):
            if key in written:
                found[key] = self.names.find("unit", written[key], f"activation.{key}")
        for key, kind in (("displaced", "model"), ("aimed", "model"), ("tested", "unit")):
            if key in written:
                found[key] = self.found(kind, written[key], f"activation.{key}")
        return converted({"unit": NO_UNIT, **found}, Activation, "activation")


def _place(written: Mapping[str, Any], profile: UnitProfile, *, on_table: bool, where: str) -> str:
    """Where a unit is: on the table if the case says where, otherwise with its section."""
    place: str = written.get("place", "table" if on_table else first_place(profile))
    if place not in PLACES:
        raise CaseError("case-one-of", where=where, what="place", known=list(PLACES), word=repr(place))
    return place


def _leader(profile: UnitProfile, alive: Sequence[int]) -> int:
    """The number of the model that leads a unit: the one that leads from the beginning, or the first that is left."""
    number = first_leader(profile) + 1
    return number if number in alive or not alive else alive[0]


def _left(size: int, lost: int | Sequence[int]) -> list[int]:
    """The numbers of the models that are left: the last are lost, or those that are named."""
    if isinstance(lost, int):
        return list(range(1, size - lost + 1))
    return [number for number in range(1, size + 1) if number not in lost]


def _per_model(written: Any, size: int) -> list[Any]:
    """What is written for each model; a single value holds for all."""
    if written is None:
        return []
    return list(written) if isinstance(written, list) else [written] * size
