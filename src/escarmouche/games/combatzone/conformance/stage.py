"""Conformance cases of Combat Zone: how a set-up is written, what things are called, what is known at the end."""

from collections.abc import Iterable, Mapping
from typing import Any, get_args

import msgspec

from escarmouche.conformance import staging
from escarmouche.conformance.notation import Names
from escarmouche.engine.game import Game
from escarmouche.engine.ids import kinds_in
from escarmouche.games.combatzone import GAME
from escarmouche.games.combatzone.conformance import layout
from escarmouche.games.combatzone.conformance.probes import PROBES, Bench
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import Battle, Purpose
from escarmouche.games.combatzone.rules.close_combat.blows import RANKED
from escarmouche.games.combatzone.rules.entry_points import CHAPTERS
from escarmouche.games.combatzone.rules.lists import mustering
from escarmouche.games.combatzone.rules.lists.library import LIBRARY
from escarmouche.games.combatzone.rules.mission.missions import ENDINGS
from escarmouche.games.combatzone.rules.naming import NAMING, figure_names, group_names, sentence
from escarmouche.games.combatzone.rules.objects.technology import TOOLS
from escarmouche.games.combatzone.rules.ruleset import RULESET
from escarmouche.games.combatzone.rules.shooting.weapons import SHEET
from escarmouche.games.combatzone.rules.state import NO_FIGURE, NOBODY_SEAT, CombatZoneSetup, Figure, State, Thing, Tie
from escarmouche.games.combatzone.rules.turn.action_points import allowance, left
from escarmouche.games.combatzone.rules.wounds.first_aid import KITS

SETUP_KEYS = frozenset(
    {"table", "piece", "figure", "profile", "skill", "kit", "trait", "groups", "things", "doors", "forces", "points"}
    | {"scenario", "mission", "ambusher", "edges", "victory", "first", "loser", "active", "acting", "acts", "withdrawn"}
    | {"hideouts", "turn", "phase", "steps", "ended"}
)
STATE_FACTS = ("turn", "phase", "steps", "ended", "doors")
SEAT_FACTS = ("first", "loser", "active", "ambusher", "withdrawn")
LIST_FACTS = frozenset({"legal", "faults", "total", "unspent", "costs", "classes"})
FACTS = frozenset(
    {"figures", "groups", "things", "edges", "victory", "acting", "acts", "over", "winner", "reason", "scores"}
    | {*STATE_FACTS, *SEAT_FACTS}
)
KINDS = {**kinds_in(State), **kinds_in(Figure), **kinds_in(Thing), **kinds_in(Tie), **NAMING.kinds, "shooter": "figure"}
"""What the fields of a case stand for."""
NAMED = ("figure", "group", "seat", "thing")
FIELDS: dict[str, tuple[str, ...]] = {
    "surface": ("surface",),
    **{field: (kind,) for field, kind in KINDS.items() if kind in NAMED},
}
LENGTHS, ANGLES = (frozenset(field for field in KINDS if KINDS[field] == kind) for kind in ("length", "angle"))


class CombatZoneScene(staging.LaidScene[State]):
    """One case of Combat Zone, set up."""

    ruleset = RULESET
    entries = CHAPTERS
    opening = "opening"
    probes = PROBES
    setup: CombatZoneSetup

    def __init__(self, case: Mapping[str, Any]) -> None:
        self.case = case
        table = layout.read_scenery(case)
        self.figures = layout.written_figures(case)
        bare, box = staging.in_box(case, table)
        self.setup = CombatZoneSetup(
            options=staging.chosen_options(case, CATALOGUE),
            lists=layout.read_forces(case, self.figures),
            table=bare,
            box=box,
            size=case.get("points", 200),
            mission="" if "mission" in case else case.get("scenario", "gang-fight"),
            own_mission=staging.own_mission(case, LIBRARY),
            ambusher=staging.written_side(case, "ambusher", NOBODY_SEAT),
        )
        figures: dict[Any, tuple[str, ...]] = {n: (name,) for n, name in enumerate(figure_names(self.setup, None))}
        groups: dict[Any, tuple[str, ...]] = {n: (name,) for n, name in enumerate(group_names(self.setup, None))}
        kinds = {
            "figure": {**figures, NO_FIGURE: ("nobody",)},
            "model": figures,
            "group": {**groups, -1: ("none",)},
            "thing": layout.thing_names(case),
            "seat": staging.SEAT_NAMES,
            "surface": staging.surface_names(table),
            "piece": staging.piece_names(table),
        }
        self.names = Names(kinds, FIELDS, LENGTHS, ANGLES)
        self.layout = layout.Layout(case, self.setup, self.names, self.figures)

    # Playing

    def bench(self, game: Game[State]) -> Bench:
        """The game as a table to measure on."""
        return Bench(game, self.names)

    def meant(self, written: Mapping[str, Any], kind: type[msgspec.Struct], where: str) -> dict[str, Any]:
        """What written arguments mean; the key of an action may name things."""
        found = super().meant(written, kind, where)
        return {**found, "key": self.names.spelt("act", found["key"])} if "key" in found else found

    def lexicon(self) -> Iterable[str]:
        """What things of the game are called that need not be on the table."""
        return (*SHEET, *RANKED, *TOOLS, *KITS)

    # What is known

    def facts(self, game: Game[State]) -> dict[str, Any]:
        """The state in the words of a case."""
        state, outcome = game.state, game.outcome
        kinds = self.names.kinds
        seat = kinds["seat"]
        battle = Battle(game)
        return {
            **{key: getattr(state, key) for key in STATE_FACTS},
            **{key: seat[getattr(state, key)][0] for key in SEAT_FACTS},
            "edges": dict(zip(staging.SIDES, state.edges, strict=True)),
            "victory": dict(zip(staging.SIDES, state.victory, strict=True)),
            "acting": kinds["group"][state.acting][0],
            "acts": kinds["figure"][state.figure][0],
            "figures": {kinds["figure"][one.id][0]: self._figure_facts(battle, one) for one in state.figures},
            "groups": {
                kinds["group"][group.id][0]: {"cohesive": group.cohesive, "activated": group.activated}
                for group in state.groups
            },
            "things": {self._thing_name(thing.id): self._thing_facts(thing) for thing in state.things},
            "over": outcome is not None,
            "winner": seat[outcome.winner][0] if outcome else "nobody yet",
            "reason": outcome.reason if outcome else "",
            "scores": list(outcome.scores) if outcome else [],
        }

    def _figure_facts(self, battle: Battle, figure: Figure) -> dict[str, Any]:
        kinds = self.names.kinds
        weapons = [weapon.key for weapon in battle.arsenal(figure)]
        return {
            **{key: getattr(figure, key) for key in (*layout.PLAIN_KEYS, "facing", "grenades")},
            **self._card_facts(battle, figure),
            "weapons": weapons,
            "at": [figure.x, figure.y],
            "on": kinds["surface"][figure.surface][0],
            "points": allowance(battle, figure),
            "left": left(battle, figure),
            "bursts": {weapons[place]: count for place, count in figure.bursts.items()},
            "ties": [kinds["figure"][tie.other][0] for tie in figure.ties],
            "rounds": [tie.rounds for tie in figure.ties],
            "carried": self._thing_name(figure.carried),
            "damages": [f"{one.level} {one.system}{' lames' if one.lames else ''}" for one in figure.damages],
            "wrecked": [weapons[place] for place in figure.wrecked],
        }

    def _card_facts(self, battle: Battle, figure: Figure) -> dict[str, Any]:
        card = battle.card(figure)
        plain = ("quality", "role", "armour", "blades", "kits", "cost")
        return {
            **{key: getattr(card, key) for key in plain},
            "class": card.kind,
            "skills": sorted(card.skills),
            "side": self.names.kinds["seat"][figure.owner][0],
            "group": self.names.kinds["group"][figure.group][0],
        }

    def _thing_name(self, index: int) -> str:
        return self.names.kinds["thing"].get(index, (f"object {index + 1}",))[0]

    def _thing_facts(self, thing: Thing) -> dict[str, Any]:
        plain = {key: getattr(thing, key) for key in ("kind", "place", "value", "weapon")}
        return {**plain, "at": [thing.x, thing.y], "off": self.names.kinds["seat"][thing.off][0]}

    def report(self, written: Mapping[str, Any]) -> dict[str, Any]:
        """What there is to say of a list."""
        return mustering.report(written, self.setup.options)


STAGE = staging.GameStage(
    GAME.package,
    RULESET,
    CATALOGUE,
    keys=SETUP_KEYS,
    facts=FACTS,
    list_facts=LIST_FACTS,
    purposes=get_args(Purpose),
    endings=ENDINGS,
    scene=CombatZoneScene,
    sentence=sentence,
)
"""Combat Zone for the conformance cases."""
