"""Infantry pushed aside by armour that ends in its midst."""

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from escarmouche.engine.ids import ModelId
from escarmouche.engine.place import Place, Track, Tracks
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.trauma.rules.activation.states import disorganise
from escarmouche.games.trauma.rules.battle import Battle, centimetres
from escarmouche.games.trauma.rules.events.moves import PushedAside
from escarmouche.games.trauma.rules.movement.displacement import ends_of
from escarmouche.games.trauma.rules.movement.placement import bodies_of_others, body_at, overlaps, standing_fault
from escarmouche.games.trauma.rules.space.formation import breaks_formation, has_comrade, near_leader
from escarmouche.games.trauma.rules.space.measure import leader, over
from escarmouche.games.trauma.rules.state import Model, Unit
from escarmouche.table.formation import Spot, read_wishes
from escarmouche.table.geometry import Body

TURNS = 36
STEP = centimetres(0.25)
FARTHEST = centimetres(30)
CLOSENESS = centimetres(0.25)
"""How much longer than the shortest a push may be."""
ASK_PUSH_ASIDE = Asks("push-aside", about=("unit",))


def push_aside(battle: Battle, unit: Unit) -> Steps[None]:
    """All infantry under the bases of an armour unit makes room, unit by unit."""
    if not battle.armoured(unit):
        return
    bodies = [battle.body(model) for model in battle.alive(unit)]
    for other in battle.state.units:
        if other is unit or other.place != "table" or battle.armoured(other):
            continue
        under = [model for model in battle.alive(other) if any(overlaps(battle.body(model), body) for body in bodies)]
        if under:
            yield from make_room(battle, other, under)


@rule("TRA-MOVE-09", "TRA-MOVE-12")
def make_room(battle: Battle, unit: Unit, under: Sequence[Model]) -> Steps[None]:
    """The owner puts the models back in formation by the shortest move; it is no displacement and hurts nobody."""
    tracks = yield Place(
        unit.owner,
        ASK_PUSH_ASIDE,
        "TRA-MOVE-12",
        models=[str(model.id) for model in under],
        planner=lambda: PushPlanner(battle, unit, under),
        data={"unit": unit.id},
        routine=True,
    )
    for key, track in tracks.items():
        battle.put(battle.model(int(key)), *track.end)
    moved = tuple(ModelId(int(key)) for key in tracks)
    note("TRA-ALERT-10")
    battle.tell(PushedAside(unit=unit.id, models=moved, ends=ends_of(battle, moved), rules=("TRA-MOVE-12",)))
    if breaks_formation(battle, unit):
        disorganise(battle, unit, "TRA-MOVE-12")


class PushPlanner:
    """Models under an armour base make room, each by hardly more than the shortest move, their leader first."""

    def __init__(self, battle: Battle, unit: Unit, under: Sequence[Model]) -> None:
        self.battle = battle
        self.unit = unit
        self.head = leader(battle, unit)
        self.movers = {str(model.id): model for model in sorted(under, key=lambda model: model is not self.head)}
        # Whoever is nearest is most likely in the way, and then the others need not be looked at.
        first = next(iter(self.movers.values()))
        self.others = sorted(
            bodies_of_others(battle, unit), key=lambda body: math.dist((body.x, body.y), (first.x, first.y))
        )
        self._nearest: dict[tuple[int, tuple[Body, ...]], Spot | None] = {}
        self.rest = [battle.body(model) for model in battle.alive(unit) if model not in under]

    # Judging

    def fault(self, tracks: Tracks) -> Reason | None:
        """Who is pushed stands clear of the armour, in formation if that can be, and hardly farther than needed."""
        placed: dict[str, Body] = {}
        for key, track in tracks.items():
            reason = self._model_fault(self.movers[key], track.end, placed)
            if reason is not None:
                return reason
            placed[key] = body_at(self.battle, self.unit, track.end)
        return None

    def _model_fault(self, model: Model, spot: Spot, placed: Mapping[str, Body]) -> Reason | None:
        reason = self._stance_fault(spot, placed)
        best = self.nearest(model, placed)
        if reason is not None or best is None:
            return reason
        if self._joins(model, best, placed) and not self._joins(model, spot, placed):
            return refusal("TRA-MOVE-12", "refused-not-in-formation", unit=self.unit.id)
        if over(far_from(model, spot), far_from(model, best) + CLOSENESS):
            return refusal("TRA-MOVE-12", "refused-pushed-far", model=model.id)
        return None

    def _stance_fault(self, spot: Spot, placed: Mapping[str, Body]) -> Reason | None:
        return standing_fault(self.battle, self.unit, spot, [*self.others, *self.rest, *placed.values()])

    def _joins(self, model: Model, spot: Spot, placed: Mapping[str, Body]) -> bool:
        """Whether a place is in formation with the leader and those who stand already; the leader goes to them."""
        body = body_at(self.battle, self.unit, spot)
        standing = [*self.rest, *placed.values()]
        with listening(None):
            if not standing:
                return True
            if model is self.head:
                return has_comrade(body, standing) and all(near_leader(other, body) for other in self.rest)
            head = placed.get(str(self.head.id), self.battle.body(self.head))
            return near_leader(body, head) and has_comrade(body, standing)

    # Filling in

    def nearest(self, model: Model, placed: Mapping[str, Body]) -> Spot | None:
        """The nearest free place in formation, or else the nearest free place; looked for once."""
        key = (model.id, tuple(placed.values()))
        if key not in self._nearest:
            self._nearest[key] = self._look_around(model, placed)
        return self._nearest[key]

    def _look_around(self, model: Model, placed: Mapping[str, Body]) -> Spot | None:
        free: Spot | None = None
        bodies = [*self.others, *self.rest, *placed.values()]
        lengths = [math.dist((body.x, body.y), (model.x, model.y)) for body in bodies]
        radius = self.battle.radius(self.unit)
        with listening(None):
            for far in range(STEP, FARTHEST, STEP):
                met = [b for b, length in zip(bodies, lengths, strict=True) if abs(length - far) < b.radius + radius]
                for spot in ring(model, far):
                    if standing_fault(self.battle, self.unit, spot, met) is not None:
                        continue
                    if self._joins(model, spot, placed):
                        return spot
                    free = free or spot
        return free

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """Models with a goal go there, the others to the nearest free place."""
        wishes = read_wishes(self.battle.table, partial, list(self.movers), "TRA-MOVE-12")
        placed: dict[str, Body] = {}
        tracks: Tracks = {}
        for key, model in self.movers.items():
            wish = wishes.get(key)
            spot = (wish.goal or (wish.track.end if wish.track else None)) if wish else self.nearest(model, placed)
            if spot is None:
                return refusal("TRA-MOVE-12", "refused-no-room", unit=self.unit.id)
            tracks[key] = Track((spot,))
            placed[key] = body_at(self.battle, self.unit, spot)
        return (self.fault(tracks) if wishes else None) or tracks

    # Suggesting

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """The shortest moves."""
        found = self.complete({})
        return [] if isinstance(found, Reason) else [found]

    def detail(self) -> dict[str, Any]:
        """What a page needs for drawing where the models can go."""
        return {"radius": self.battle.radius(self.unit)}


def far_from(model: Model, spot: Spot) -> float:
    """How far a model is put."""
    return math.dist((model.x, model.y), spot[:2])


def ring(model: Model, far: int) -> list[Spot]:
    """Spots all around a model."""
    turns = [2 * math.pi * turn / TURNS for turn in range(TURNS)]
    return [
        (round(model.x + far * math.cos(turn)), round(model.y + far * math.sin(turn)), model.surface) for turn in turns
    ]
