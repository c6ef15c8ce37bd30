"""Conformance cases of Trauma: how a set-up is written, what things are called, and what is known at the end."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, get_args

import msgspec

from escarmouche.conformance import staging
from escarmouche.conformance.notation import SHAPES, Names
from escarmouche.engine.game import Game
from escarmouche.engine.ids import kinds_in
from escarmouche.games.trauma import GAME
from escarmouche.games.trauma.conformance.layout import SIDE_KEYS, Layout, read_armies, read_scenery, written_units
from escarmouche.games.trauma.conformance.list_report import report
from escarmouche.games.trauma.conformance.probes import PROBES, Bench
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules import state as game_state
from escarmouche.games.trauma.rules.battle import Purpose
from escarmouche.games.trauma.rules.entry_points import CHAPTERS
from escarmouche.games.trauma.rules.lists.library import LIBRARY
from escarmouche.games.trauma.rules.lists.reference import weapons
from escarmouche.games.trauma.rules.mission.victory import ENDINGS
from escarmouche.games.trauma.rules.naming import NAMING, sentence, unit_names
from escarmouche.games.trauma.rules.ruleset import RULESET
from escarmouche.games.trauma.rules.state import NO_MODEL, NO_UNIT, State, TraumaSetup, Unit

SETUP_KEYS = frozenset(
    {"table", "piece", "unit", "profile", "rule", "armies", "points", "size", "scenario", "mission"}
    | {"command", "reinforcement", "victory", "options_bought", "rows", "turned", "general", "zones"}
    | {"turn", "phase", "first", "attacker", "active", "central", "destroyed", "fallen", "steps", "ended"}
    | {"activation"}
)
STATE_FACTS = ("turn", "phase", "central", "destroyed", "ended")
SEAT_FACTS = ("first", "attacker", "active")
SIDE_FACTS = {**SIDE_KEYS, "zones": "zone"}
LIST_FACTS = frozenset(
    {"legal", "faults", "total", "assault", "in_reinforcement", "officers", "fighters", "allowed", "required"}
)
FACTS = frozenset(
    {"units", "points", "rows", "turned", "general", "fallen", "activation", "over", "winner", "reason", "scores"}
    | {*STATE_FACTS, *SEAT_FACTS, *SIDE_FACTS}
)
DECLARED = [kinds_in(struct) for struct in (State, game_state.Side, game_state.Model, game_state.Activation)]
KINDS = {**dict(pair for kinds in DECLARED for pair in kinds.items()), **NAMING.kinds}
"""What the words before the equals signs of a case stand for."""
LENGTHS = frozenset(field for field, kind in KINDS.items() if kind == "length")
ANGLES = frozenset(field for field, kind in KINDS.items() if kind == "angle")
FIELDS: dict[str, tuple[str, ...]] = {
    **{field: (kind,) for field, kind in KINDS.items() if kind in ("unit", "model", "seat") and field != "id"},
    "surface": ("surface",),
}
SALVO = r"\d+(\.\d+)?(-apart)?\+?"
"""How a salvo is called in answers."""


class TraumaNames(Names):
    """What things are called in Trauma: orders in any order, and an only model also by the name of its unit."""

    def agrees(self, field: str, value: Any, wanted: Any) -> bool:
        """Whether a value is the one that was written."""
        if field == "orders" and isinstance(value, list | tuple) and isinstance(wanted, list | tuple):
            return sorted(value) == sorted(wanted)
        return Names.agrees(self, field, value, wanted) or self._is_same_model(value, wanted)

    def _is_same_model(self, value: Any, wanted: Any) -> bool:
        if not isinstance(value, str) or not isinstance(wanted, str):
            return False
        return any(value in names and wanted in names for names in self.kinds["model"].values())


class TraumaScene(staging.LaidScene[State]):
    """One case of Trauma, set up."""

    ruleset = RULESET
    entries = CHAPTERS
    opening = "opening"
    probes = PROBES
    setup: TraumaSetup

    def __init__(self, case: Mapping[str, Any]) -> None:
        self.case = case
        table = read_scenery(case)
        self.units = written_units(case)
        kinds = {
            "seat": staging.SEAT_NAMES,
            "surface": staging.surface_names(table),
            "piece": staging.piece_names(table),
        }
        self.setup = TraumaSetup(
            options=staging.chosen_options(case, CATALOGUE),
            lists=read_armies(case, self.units),
            table=table,
            size=case.get("size", 30),
            mission="" if "mission" in case else case.get("scenario", "generator"),
            own_mission=staging.own_mission(case, LIBRARY),
            attacker=staging.written_side(case, "attacker", game_state.NOBODY_SEAT),
        )
        self.names = TraumaNames({**self._unit_names(), **kinds}, FIELDS, LENGTHS, ANGLES, {**SHAPES, "salvo": SALVO})
        self.layout = Layout(case, self.setup, self.names, self.units)

    def _unit_names(self) -> dict[str, dict[Any, tuple[str, ...]]]:
        units: dict[Any, tuple[str, ...]] = {}
        models: dict[Any, tuple[str, ...]] = {}
        profiles = [profile for army in self.setup.lists for profile in army.units]
        for name, profile in zip(unit_names(self.setup, None), profiles, strict=True):
            units[len(units)] = (name,)
            for number in range(1, len(profile.kits) + 1):
                alias = (name,) if len(profile.kits) == 1 else ()
                models[len(models)] = (f"{name}.{number}", *alias)
        return {"unit": {**units, NO_UNIT: ("nobody",)}, "model": {**models, NO_MODEL: ("nobody",)}}

    # Playing

    def meant(self, written: Mapping[str, Any], kind: type[msgspec.Struct], where: str) -> dict[str, Any]:
        """What written arguments mean; the key of an additional action may name models."""
        found = super().meant(written, kind, where)
        return {**found, "key": self.names.spelt("act", found["key"])} if "key" in found else found

    def bench(self, game: Game[State]) -> Bench:
        """The game as a table to measure on."""
        return Bench(game, self.names)

    def lexicon(self) -> Iterable[str]:
        """What things of the game are called that need not be on the table."""
        return weapons()

    # What is known

    def facts(self, game: Game[State]) -> dict[str, Any]:
        """The state in the words of a case."""
        state, outcome = game.state, game.outcome
        seat = self.names.kinds["seat"]
        sides = dict(zip(staging.SIDES, state.sides, strict=True))
        return {
            **{key: getattr(state, key) for key in STATE_FACTS},
            **{key: seat[getattr(state, key)][0] for key in SEAT_FACTS},
            **{key: {name: getattr(side, field) for name, side in sides.items()} for key, field in SIDE_FACTS.items()},
            **{
                key: {name: self._called("unit", getattr(side, field)) for name, side in sides.items()}
                for key, field in (("rows", "row"), ("turned", "turned"))
            },
            "general": {name: self.names.kinds["model"][side.general][0] for name, side in sides.items()},
            "units": {self.names.kinds["unit"][unit.id][0]: self._unit_facts(state, unit) for unit in state.units},
            "points": [self._point_facts(point) for point in state.points],
            "fallen": self._called("unit", state.fallen),
            "activation": self._activation_facts(state),
            "over": outcome is not None,
            "winner": seat[outcome.winner][0] if outcome else "nobody yet",
            "reason": outcome.reason if outcome else "",
            "scores": list(outcome.scores) if outcome else [],
        }

    def _called(self, kind: str, things: Sequence[int]) -> list[str]:
        return [self.names.kinds[kind][thing][0] for thing in things]

    def _unit_facts(self, state: State, unit: Unit) -> dict[str, Any]:
        models = [state.models[index] for index in unit.models]
        alive = [model for model in models if model.alive]
        surfaces = self.names.kinds["surface"]
        plain = ("place", "disorganised", "down", "orders", "staggered", "spent", "returned")
        return {
            **{key: getattr(unit, key) for key in plain},
            "comes_back": unit.returning,
            "leader": unit.models.index(unit.leader) + 1 if unit.leader in unit.models else 0,
            "apart": unit.models.index(unit.apart) + 1 if unit.apart in unit.models else 0,
            "alive": len(alive),
            "left": [model.kit + 1 for model in alive],
            "models_down": [model.kit + 1 for model in alive if model.down],
            "moved": [model.kit + 1 for model in alive if model.moved],
            "at": [[model.x / 1000, model.y / 1000] for model in alive],
            "on": [surfaces[model.surface][0] for model in alive],
            "facing": [model.facing for model in alive],
            "ticks": [model.ticks for model in alive],
            "immobile": [model.immobile for model in alive],
            "broken": self._broken(unit, state),
        }

    def _broken(self, unit: Unit, state: State) -> list[str]:
        """The weapons of a unit that are out of action."""
        profile = self.setup.lists[unit.owner].units[unit.profile]
        models = [state.models[index] for index in unit.models if state.models[index].alive]
        return [
            profile.weapons[profile.kits[model.kit].weapons[place]].name for model in models for place in model.broken
        ]

    def _point_facts(self, point: game_state.Strategic) -> dict[str, Any]:
        seat = self.names.kinds["seat"]
        plain = {key: getattr(point, key) for key in ("kind", "piece", "edge")}
        return {**plain, **{key: seat[getattr(point, key)][0] for key in ("chooser", "holder", "credit")}}

    def _activation_facts(self, state: State) -> dict[str, Any]:
        acting = state.activation
        if acting is None:
            return {"unit": "nobody"}
        own = {field: getattr(acting, field) for field in acting.__struct_fields__}
        own |= {key: self._called("model", own[key]) for key in ("displaced", "aimed")}
        own["tested"] = self._called("unit", acting.tested)
        return {**own, **{key: self.names.kinds["unit"][own[key]][0] for key in ("unit", "second")}}

    def report(self, written: Mapping[str, Any]) -> dict[str, Any]:
        """What there is to say of a list."""
        return report(written)


STAGE = staging.GameStage(
    GAME.package,
    RULESET,
    CATALOGUE,
    keys=SETUP_KEYS,
    facts=FACTS,
    list_facts=LIST_FACTS,
    purposes=get_args(Purpose),
    endings=ENDINGS,
    scene=TraumaScene,
    sentence=sentence,
)
"""Trauma for the conformance cases."""
