"""Conformance cases of Collision: how a set-up is written, what things are called, and what is known at the end."""

from collections.abc import Iterable, Mapping
from typing import Any, cast

from escarmouche.conformance.notation import SHAPES, Names
from escarmouche.conformance.staging import (
    SEAT_NAMES,
    GameStage,
    LaidScene,
    chosen_options,
    in_box,
    own_mission,
    piece_names,
    surface_names,
)
from escarmouche.engine.game import Game
from escarmouche.engine.ids import kinds_in
from escarmouche.engine.vocabulary import words_in
from escarmouche.games.collision import GAME
from escarmouche.games.collision.conformance.layout import Layout, read_gangs, read_scenery, written_models
from escarmouche.games.collision.conformance.probes import PROBES, Bench, list_report
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.entry_points import CHAPTERS
from escarmouche.games.collision.rules.lists.cards import printed_names
from escarmouche.games.collision.rules.lists.library import LIBRARY
from escarmouche.games.collision.rules.lists.profile import Gang
from escarmouche.games.collision.rules.mission.mission import ENDINGS
from escarmouche.games.collision.rules.naming import NAMING, sentence
from escarmouche.games.collision.rules.ruleset import RULESET
from escarmouche.games.collision.rules.state import CollisionSetup, Confrontation, Marker, Model, State
from escarmouche.games.collision.rules.vocabulary import NO_MODEL, Purpose
from escarmouche.rules.naming import SIDES

SETUP_KEYS = frozenset(
    {"table", "piece", "model", "gangs", "profile", "markers", "limit"}
    | {"hands", "decks", "discards", "fingers", "pools", "used", "finished", "scores", "mulligan"}
    | {"turn", "mission", "own_mission", "phase", "first", "attacker", "edges", "priority", "starter", "active"}
    | {"activation", "confrontation", "moment", "shown", "steps", "ended", "buried"}
)
BOARD_FACTS = {
    "hands": "hand",
    "decks": "deck",
    "discards": "discard",
    "fingers": "fingers",
    "pools": "pool",
    "used": "used",
    "scores": "score",
    "finished": "finished",
    "mulligan": "mulligan",
}
STATE_FACTS = ("turn", "mission", "phase", "edges", "shown", "ended")
SEAT_FACTS = ("first", "attacker", "priority", "starter", "active")
FACTS = frozenset(
    {"models", "markers", "counts", "columns", "moment", "winner", "over", "reason", "points", "activation"}
    | {*BOARD_FACTS, *STATE_FACTS, *SEAT_FACTS}
)
LIST_FACTS = frozenset({"legal", "faults", "allowed", "total", "unspent", "size", "armours"})
SLOT = r"\d+-\d+"
"""A column and a place in the hand."""
KINDS = {**kinds_in(State), **kinds_in(Marker), **NAMING.kinds}
FIELDS: dict[str, tuple[str, ...]] = {
    **{field: (kind,) for field, kind in KINDS.items() if kind in ("model", "seat", "marker")},
    "attacker": ("seat", "model"),
    "defender": ("seat", "model"),
    "choice": ("model", "marker"),
    "surface": ("surface",),
}


class CollisionScene(LaidScene[State]):
    """One case of Collision, set up."""

    ruleset = RULESET
    opening = "opening"
    probes = PROBES
    entries = CHAPTERS
    setup: CollisionSetup

    def __init__(self, case: Mapping[str, Any]) -> None:
        self.case = case
        self.table = read_scenery(case)
        self.models = written_models(case)
        self.names = self._name_things()
        table, box = in_box(case, self.table)
        self.setup = CollisionSetup(
            options=chosen_options(case, CATALOGUE),
            # More or fewer than two are for the rules to refuse.
            lists=cast("tuple[Gang, Gang]", read_gangs(case, self.models)),
            table=table,
            box=box,
            size=case.get("limit", 400),
            mission=case.get("mission", "collision_hunt"),
            own_mission=own_mission(case, LIBRARY, "own_mission"),
        )
        self.layout = Layout(case, self.setup, self.names, self.models)

    def _name_things(self) -> Names:
        markers = (written.get("name", f"marker-{n}") for n, written in enumerate(self.case.get("markers", ()), 1))
        kinds: dict[str, dict[Any, tuple[str, ...]]] = {
            "model": {**{n: (model["name"],) for n, model in enumerate(self.models)}, NO_MODEL: ("nobody",)},
            "marker": {n: (name,) for n, name in enumerate(markers)},
            "seat": SEAT_NAMES,
            "surface": surface_names(self.table),
            "piece": piece_names(self.table),
        }
        lengths, angles = (
            frozenset(field for field in NAMING.kinds if NAMING.kinds[field] == kind) for kind in ("length", "angle")
        )
        return Names(kinds, FIELDS, lengths, angles, {**SHAPES, "slot": SLOT})

    # Playing

    def bench(self, game: Game[State]) -> Bench:
        """The game as a table to measure on."""
        return Bench(game, self.names)

    def lexicon(self) -> Iterable[str]:
        """What things of the game are called that need not be on the table."""
        return (word for (_, key), name in printed_names().items() for word in (key, name))

    # What is known

    def facts(self, game: Game[State]) -> dict[str, Any]:
        """The state in the words of a case."""
        state, outcome = game.state, game.outcome
        seat = self.names.kinds["seat"]
        boards = dict(zip(SIDES, state.boards, strict=True))
        return {
            **{key: getattr(state, key) for key in STATE_FACTS},
            **{key: seat[getattr(state, key)][0] for key in SEAT_FACTS},
            **{
                key: {side: getattr(board, field) for side, board in boards.items()}
                for key, field in BOARD_FACTS.items()
            },
            "edges": dict(zip(SIDES, state.edges, strict=True)),
            "counts": {
                side: {"deck": len(board.deck), "hand": len(board.hand), "discard": len(board.discard)}
                for side, board in boards.items()
            },
            "models": {self._called("model", model.id): self._model_facts(model) for model in state.models},
            "markers": {self._called("marker", marker.id): self._marker_facts(marker) for marker in state.markers},
            "columns": _columns(state.confrontation),
            "moment": [self._called("model", model) for model in state.moment],
            "activation": self._activation_facts(state),
            "over": outcome is not None,
            "winner": seat[outcome.winner][0] if outcome else "nobody yet",
            "reason": outcome.reason if outcome else "",
            "points": list(outcome.scores) if outcome else [],
        }

    def _called(self, kind: str, index: int) -> str:
        known = self.names.kinds[kind].get(index)
        return known[0] if known else f"{kind}-{index + 1}"

    def _spot(self, thing: Any) -> dict[str, Any]:
        on = self.names.kinds["surface"][thing.surface][0]
        return {"at": [thing.x / 1000, thing.y / 1000], "on": on}

    def _model_facts(self, model: Model) -> dict[str, Any]:
        own = {field: getattr(model, field) for field in Model.__struct_fields__}
        carried = [self._called("marker", marker) for marker in model.carried]
        return {**own, **self._spot(model), "carried": carried}

    def _marker_facts(self, marker: Any) -> dict[str, Any]:
        return {"kind": marker.kind, **self._spot(marker), "carrier": self._called("model", marker.carrier)}

    def _activation_facts(self, state: State) -> dict[str, Any]:
        acting = state.activation
        if acting is None:
            return {"model": "nobody"}
        own = {field: getattr(acting, field) for field in acting.__struct_fields__}
        return {**own, "model": self._called("model", acting.model)}

    def report(self, written: Mapping[str, Any]) -> dict[str, Any]:
        """What there is to say of a list."""
        return list_report(written)


def _columns(confrontation: Confrontation | None) -> dict[str, list[dict[str, Any]]]:
    """Both sides of the board, as they lie."""
    if confrontation is None:
        return {}
    sides = {"attack": confrontation.attack, "defence": confrontation.defence}
    return {
        side: [{field: getattr(laid, field) for field in laid.__struct_fields__} for laid in row]
        for side, row in sides.items()
    }


STAGE = GameStage(
    GAME.package,
    RULESET,
    CATALOGUE,
    keys=SETUP_KEYS,
    facts=FACTS,
    list_facts=LIST_FACTS,
    purposes=words_in(Purpose),
    endings=ENDINGS,
    scene=CollisionScene,
    sentence=sentence,
)
"""Collision for the conformance cases."""
