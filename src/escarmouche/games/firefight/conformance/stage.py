"""Conformance cases of Firefight: how a set-up is written, what things are called, and what is known at the end."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, get_args, get_type_hints

import msgspec

from escarmouche.conformance import staging
from escarmouche.conformance.notation import CaseError, Names, only, spot
from escarmouche.conformance.scene import read_table
from escarmouche.engine.game import Game
from escarmouche.engine.ids import ModelId, UnitId, kinds_in
from escarmouche.engine.keys import OptionKey
from escarmouche.engine.reasons import Refused
from escarmouche.engine.vocabulary import vocabulary, words_in
from escarmouche.games.firefight import GAME
from escarmouche.games.firefight.conformance.probes import PROBES, Bench
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.attacks.casting import Cast
from escarmouche.games.firefight.rules.entry_points import CHAPTERS, Blow
from escarmouche.games.firefight.rules.lists import checking, mustering, reading
from escarmouche.games.firefight.rules.lists.profile import Army, Entry, UnitProfile
from escarmouche.games.firefight.rules.lists.special_rules import SPECIAL_RULES
from escarmouche.games.firefight.rules.mission import ENDINGS
from escarmouche.games.firefight.rules.naming import sentence
from escarmouche.games.firefight.rules.ruleset import RULESET
from escarmouche.games.firefight.rules.state import FirefightSetup, Lasting, Model, Objective, State, Unit
from escarmouche.games.firefight.rules.table import tables
from escarmouche.games.firefight.rules.vocabulary import Axis, Place, Purpose, Reserve
from escarmouche.rules.given import types_of
from escarmouche.table.edges import EDGES
from escarmouche.table.table import Table

BEFORE_THE_FIRST_ROUND = ("opening", "objectives", "edge", "reserves", "deployment", "scouts", "start")
SETUP_KEYS = frozenset(
    {"table", "piece", "unit", "profile", "spells", "imported", "objectives", "round", "starter", "active", "last"}
    | {"edges", "deployment_winner", "markers_left", "declared", "consent", "accepted", "rule"}
)
FACTS = frozenset(
    {"units", "objectives", "winner", "scores", "round", "active", "starter", "last", "deployment_winner", "edges"}
    | {"over", "phase", "markers_left"}
)
LIST_FACTS = frozenset(
    {"faults", "legal", "total", "units", "models", "heroes", "dearest", "inert", "spells", "house_spells", "carried"}
    | {"weapons"}
)
CARD_KEYS = frozenset(Entry.__struct_fields__) | {"taken", "entry"}
UNIT_KEYS = CARD_KEYS | {
    *("side", "like", "at", "step", "up", "lost", "shaken", "fatigued", "activated", "arrived", "markers", "tokens"),
    *("spent", "place", "reserve", "lasting", "used"),
}
PLACES = get_args(Place)
UNIT_WORDS = {"place": PLACES, "reserve": ("", *get_args(Reserve))}
CASE_WORDS = {"edges": EDGES, **dict.fromkeys(("declared", "imported", "consent", "accepted"), staging.SIDES)}
LASTING_WORDS = {
    **{field: words_in(kind) for field, kind in get_type_hints(Lasting).items() if words_in(kind)},
}
TABLE_KEYS = frozenset({"width", "depth", "axis", "name", "filler", "in_turn"})
TOLD = vocabulary(f"{GAME.package}.rules", (), ()).kinds
NAMED = {**TOLD, **kinds_in(State)}
FIELDS: dict[str, tuple[str, ...]] = {
    **{field: (kind,) for field, kind in NAMED.items() if kind in ("unit", "model", "seat")},
    "targets": ("unit", "model"),
    "models": ("model",),
}
LENGTHS = frozenset(field for field, kind in TOLD.items() if kind == "length")


# Tables


def table_and_axis(case: Mapping[str, Any]) -> tuple[Table, Axis]:
    """The table of a case and the axis of deployment."""
    written = case.get("table", {})
    only(written, TABLE_KEYS, "table")
    axis = written.get("axis", "y")
    if axis not in ("x", "y"):
        raise CaseError("case-axis", written=repr(axis))
    if "name" in written:
        return tables.named(written["name"]), axis
    pieces = (*case.get("piece", ()), *_fillers(written.get("filler", 0)))
    return read_table(written.get("width", 48), written.get("depth", 48), pieces, tables.kinds()), axis


def _fillers(count: int) -> list[dict[str, Any]]:
    """So many small barricades along the left edge, where they are in nobody's way."""
    return [{"id": f"filler-{n}", "kind": "barricade", "at": [1, 1 + n * 2], "size": [1, 0.5]} for n in range(count)]


# Armies


def written_units(case: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The units of a case, those of A before those of B, each with the card it is like."""
    return staging.written_things(case, "unit", UNIT_KEYS, CARD_KEYS, marks=".:", words=UNIT_WORDS)


def card(unit: Mapping[str, Any]) -> dict[str, Any]:
    """The unit as a list writes it."""
    written = {key: value for key, value in unit.items() if key in CARD_KEYS}
    if "entry" in written:
        return {key: written[key] for key in ("entry", "name", "taken") if key in written}
    size = unit.get("size", len(staging.positions(unit)) + unit.get("lost", 0)) or 1
    return {"size": size, "quality": 4, "defense": 4, "cost": 10, **written}


def read_army(case: Mapping[str, Any], side: str, units: Sequence[Mapping[str, Any]]) -> Army:
    """The army of a side."""
    imported = side in case.get("imported", ())
    written = {"name": side, "unit": [card(unit) for unit in units if unit.get("side", "A") == side]}
    if not imported:
        written["faction"] = "demo"
    spells = case.get("spells", {})
    only(spells, staging.SIDES, "spells")
    if side in spells:
        written["spell"] = spells[side]
    if "rule" in case:
        written["rule"] = case["rule"]
    try:
        return mustering.muster(reading.read_list(written), imported=imported)
    except Refused as refused:
        raise CaseError("case-army", side=side, problem=refused.reason) from refused


# Names


def name_things(case: Mapping[str, Any], armies: tuple[Army, Army], table: Table) -> Names:
    """What everything in the case is called."""
    units: dict[Any, tuple[str, ...]] = {}
    models: dict[Any, tuple[str, ...]] = {}
    for army in armies:
        for profile in army.units:
            units[len(units)] = (profile.name,)
            for number in range(1, profile.size + 1):
                alias = (profile.name,) if profile.size == 1 else ()
                models[len(models)] = (f"{profile.name}.{number}", *alias)
    kinds = {
        "unit": units,
        "model": models,
        "seat": staging.SEAT_NAMES,
        "surface": staging.surface_names(table),
        "piece": staging.piece_names(table),
    }
    return Names(kinds, FIELDS, LENGTHS)


# The scene


class TriedCast(OptionKey, frozen=True):
    """A spell that was tried, with the name of its Caster."""

    word: ClassVar[str] = Cast.word
    model: str
    spell: str


class FirefightScene(staging.GameScene[State]):
    """One case of Firefight, set up."""

    ruleset = RULESET
    opening = "start"
    probes = PROBES
    entries = CHAPTERS
    setup: FirefightSetup

    def __init__(self, case: Mapping[str, Any]) -> None:
        self.case = case
        staging.known_words(case, CASE_WORDS, "The case")
        self.table, axis = table_and_axis(case)
        self.units = written_units(case)
        armies = (read_army(case, "A", self.units), read_army(case, "B", self.units))
        self.names = name_things(case, armies, self.table)
        table, box = staging.in_box(case, self.table)
        self.setup = FirefightSetup(
            options=staging.chosen_options(case, CATALOGUE),
            lists=armies,
            table=table,
            box=box,
            axis=axis,
            consent=self._seats("consent"),
            accepted=self._seats("accepted"),
        )

    def _seats(self, key: str) -> tuple[int, ...]:
        return tuple(self.seat(side, key) for side in self.case.get(key, staging.SIDES))

    def seat(self, side: Any, where: str) -> int:
        """The seat of a side."""
        return int(self.names.find("seat", side, where))

    # The state

    def state(self) -> State:
        """The state as the case writes it."""
        case = self.case
        axis = self.setup.axis
        only(case.get("edges", {}), staging.SIDES, "edges")
        edges = {"A": f"{axis}0", "B": f"{axis}1", **case.get("edges", {})}
        state = State(
            round=case.get("round", 0 if case.get("begin") in BEFORE_THE_FIRST_ROUND else 1),
            starter=self.seat(case.get("starter", "A"), "starter"),
            active=self.seat(case.get("active", case.get("starter", "A")), "active"),
            last=self.seat(case.get("last", "nobody"), "last"),
            winner_of_roll=self.seat(case.get("deployment_winner", "A"), "deployment_winner"),
            markers_left=case.get("markers_left", -1),
            edges=[edges["A"], edges["B"]],
            declared=[side in case.get("declared", ()) for side in staging.SIDES],
            objectives=[self._objective(written) for written in case.get("objectives", ())],
        )
        profiles = [profile for army in self.setup.lists for profile in army.units]
        for index, (written, profile) in enumerate(zip(self.units, profiles, strict=True)):
            self._add_unit(state, index, written, profile)
        return state

    def _objective(self, written: Mapping[str, Any]) -> Objective:
        only(written, ("at", "owner"), "objectives")
        x, y, surface = self.place(written.get("at"), "objectives")
        return Objective(x, y, surface, self.seat(written.get("owner", "nobody"), "objectives"))

    def place(self, written: Any, where: str, *, up: bool = False) -> tuple[int, int, int]:
        """A written place; without a surface it is the ground, or the highest with `up`."""
        x, y, *rest = spot(written, self.names, where)
        return x, y, rest[0] if rest else (self.table.standing_surface(x, y) if up else 0)

    def _add_unit(self, state: State, index: int, written: Mapping[str, Any], profile: UnitProfile) -> None:
        where = f"unit {written['name']}"
        owner = staging.SIDES.index(written.get("side", "A"))
        spots = [self.place(one, where, up=bool(written.get("up"))) for one in staging.positions(written)]
        place = written.get("place", "table" if spots else "waiting")
        if place not in PLACES:
            raise CaseError("case-one-of", where=where, what="place", known=list(PLACES), word=repr(place))
        alive = 0 if place == "gone" else profile.size - written.get("lost", 0)
        if place == "table" and len(spots) != alive:
            raise CaseError("case-places", where=where, models=alive, places=len(spots))
        first = sum(1 for unit in state.units if unit.owner != owner and unit.owner < owner)
        own = [own.key for own in self.setup.lists[owner].rules]
        unit = Unit(
            id=UnitId(index),
            owner=owner,
            profile=index - first,
            models=[],
            place=place,
            reserve=written.get("reserve", ""),
            shaken=bool(written.get("shaken")),
            fatigued=bool(written.get("fatigued")),
            activated=bool(written.get("activated")),
            arrived=bool(written.get("arrived")),
            lasting=[_lasting(one, where, own) for one in written.get("lasting", ())],
            used=list(written.get("used", ())),
        )
        for kit in range(profile.size):
            x, y, surface = spots[kit] if kit < len(spots) else (0, 0, 0)
            model = Model(
                id=ModelId(len(state.models)), unit=unit.id, kit=kit, x=x, y=y, surface=surface, alive=kit < alive
            )
            unit.models.append(model.id)
            state.models.append(model)
        for key in ("markers", "tokens"):
            counts = written.get(key, 0)
            for model_id, count in zip(unit.models, counts if isinstance(counts, list) else [counts], strict=False):
                setattr(state.models[model_id], key, count)
        self._spend(state, written.get("spent", {}), profile, where)
        state.units.append(unit)

    def _spend(self, state: State, spent: Any, profile: UnitProfile, where: str) -> None:
        if isinstance(spent, list):
            spent = {f"{profile.name}.1": spent}
        for name, weapons in spent.items():
            model = state.models[self.names.find("model", name, where)]
            carried = profile.kits[model.kit].weapons
            for weapon in weapons:
                places = [place for place, kind in enumerate(carried) if profile.weapons[kind].name == weapon]
                free = [place for place in places if place not in model.spent]
                if not free:
                    raise CaseError("case-no-further", where=where, name=name, weapon=weapon)
                model.spent = [*model.spent, free[0]]

    # Playing

    def bench(self, game: Game[State]) -> Bench:
        """The game as a table to measure on."""
        return Bench(game, self.names, self.table)

    def arguments(self, written: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of an entry point, with numbers in place of names."""
        found = super().arguments(written)
        for key, value in found.items():
            if isinstance(value, list) and key in ("hits", "wounds"):
                found[key] = [self._blow(one, f"with.{key}") for one in value]
            elif isinstance(value, list) and key == "tried":
                found[key] = [self._tried(one) for one in value]
        return found

    def _blow(self, written: Mapping[str, Any], where: str) -> dict[str, Any]:
        only(written, types_of(Blow), where)
        staging.check_given(written, Blow, where)
        return self.meant(written, Blow, where)

    def _tried(self, written: str) -> str:
        tried = TriedCast.read(written)
        return str(Cast(self.names.find("model", tried.model, "with.tried"), tried.spell))

    # What is known

    def facts(self, game: Game[State]) -> dict[str, Any]:
        """The state in the words of a case."""
        state = game.state
        seat = self.names.kinds["seat"]
        outcome = game.outcome
        return {
            "units": {self.names.kinds["unit"][unit.id][0]: self._unit_facts(state, unit) for unit in state.units},
            "objectives": [seat[objective.owner][0] for objective in state.objectives],
            "winner": seat[outcome.winner][0] if outcome else "nobody yet",
            "scores": list(outcome.scores) if outcome else [],
            "round": state.round,
            "active": seat[state.active][0],
            "starter": seat[state.starter][0],
            "last": seat[state.last][0],
            "deployment_winner": seat[state.winner_of_roll][0],
            "edges": dict(zip(staging.SIDES, state.edges, strict=True)),
            "over": outcome is not None,
            "phase": state.phase,
            "markers_left": state.markers_left,
        }

    def _unit_facts(self, state: State, unit: Unit) -> dict[str, Any]:
        models = [state.models[index] for index in unit.models]
        alive = [model for model in models if model.alive]
        surfaces = self.names.kinds["surface"]
        return {
            **{key: getattr(unit, key) for key in ("place", "reserve", "shaken", "fatigued", "activated", "arrived")},
            "alive": len(alive),
            "left": [self.names.kinds["model"][model.id][0] for model in alive],
            "markers": [model.markers for model in alive],
            "tokens": [model.tokens for model in alive],
            "at": [[model.x / 1000, model.y / 1000] for model in alive],
            "on": [surfaces[model.surface][0] for model in alive],
            "lasting": [lasting.spell for lasting in unit.lasting],
            "spent": [len(model.spent) for model in alive],
        }

    def report(self, written: Mapping[str, Any]) -> dict[str, Any]:
        """What there is to say of an army list."""
        return list_report(written, self.setup.options)


def _lasting(written: Any, where: str, own: Sequence[str] = ()) -> Lasting:
    try:
        only(written, Lasting.__struct_fields__, f"{where}, lasting")
        staging.known_words(written, {**LASTING_WORDS, "rule": ("", *SPECIAL_RULES, *own)}, f"{where}, lasting")
        return msgspec.convert(written, Lasting)
    except msgspec.ValidationError as error:
        raise CaseError("case-problem", where=f"{where}, lasting", problem=f"{error}.") from error


# Lists


def list_report(written: Mapping[str, Any], options: Mapping[str, str]) -> dict[str, Any]:
    """Check a list, and muster it if it can be played."""
    data = {key: value for key, value in written.items() if key != "accepted"}
    army_list = reading.read_list(data)
    faults = checking.check(army_list, force_organisation=options["force_organisation"])
    found: dict[str, Any] = {"faults": [fault.code for fault in faults], "legal": not faults}
    try:
        army = mustering.muster(army_list)
    except Refused:
        return found
    if "accepted" in written:
        reason = mustering.start_refusal((army, army), {staging.SIDES.index(side) for side in written["accepted"]})
        if reason is not None:
            raise Refused(reason)
    units = army.units
    return {
        **found,
        "total": army.points,
        "units": len(units),
        "models": sum(unit.size for unit in units),
        "heroes": sum(checking.is_hero(unit) for unit in units),
        "dearest": max((unit.cost for unit in units), default=0),
        "inert": [note.inert for note in mustering.import_report(army) if note.inert],
        "house_spells": [note.unit for note in mustering.import_report(army) if note.house_spells],
        "spells": [spell.name for spell in army.spells],
        "weapons": {unit.name: [weapon.name for weapon in unit.weapons] for unit in units},
        "carried": {
            unit.name: [[unit.weapons[kind].name for kind in kit.weapons] for kit in unit.kits] for unit in units
        },
    }


# The stage


STAGE = staging.GameStage(
    GAME.package,
    RULESET,
    CATALOGUE,
    keys=SETUP_KEYS,
    facts=FACTS,
    list_facts=LIST_FACTS,
    purposes=get_args(Purpose),
    endings=ENDINGS,
    scene=FirefightScene,
    sentence=sentence,
)
"""Firefight for the conformance cases."""
