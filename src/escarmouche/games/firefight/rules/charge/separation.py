"""After a melee: the survivor consolidates, or the charger moves back."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from escarmouche.engine.place import Place, Track, Tracks
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.charge.charging import moves_itself
from escarmouche.games.firefight.rules.events import MeleeSeparated
from escarmouche.games.firefight.rules.movement import gait, placing
from escarmouche.games.firefight.rules.movement.moves import crowded, move_unit, walk
from escarmouche.games.firefight.rules.movement.placing import body_at
from escarmouche.games.firefight.rules.state import Model, Unit
from escarmouche.games.firefight.rules.table.measure import CLOSENESS, EXCLUSION, apart, over, too_close
from escarmouche.table.formation import Spot, Wish, read_wishes
from escarmouche.table.geometry import Body, inches
from escarmouche.table.ways.movement import Obstacles, path
from escarmouche.table.ways.reach import reach

AWAY_DIRECTIONS = 48
AWAY_RINGS = tuple(ring / 60 for ring in range(6, 61))
SEPARATION_REACH = inches(6)
ASK_SEPARATE = Asks("separate", about=("target", "unit"))
ASK_CONSOLIDATE = Asks("consolidate", about=("unit",))


def after_melee(battle: Battle, charger: Unit, defender: Unit) -> Steps[None]:
    """If one unit is destroyed the other may move up to 3 inches; otherwise the charger moves back."""
    survivors = [unit for unit in (charger, defender) if unit.place == "table"]
    if len(survivors) == 1:
        yield from consolidate(battle, survivors[0])
    elif len(survivors) == 2:
        yield from separate(battle, charger, defender)


@rule("GFF-MELEE-04")
def consolidate(battle: Battle, unit: Unit) -> Steps[None]:
    """The surviving unit may move up to 3 inches."""
    way = gait.Way("consolidation", "GFF-MELEE-04", gait.CONSOLIDATION, jumps=False, difficult=False)
    if may_consolidate(battle, unit, way):
        yield from move_unit(battle, unit, way, ASK_CONSOLIDATE)


@rule("GFF-MELEE-10", otherwise=False)
def may_consolidate(battle: Battle, unit: Unit, way: gait.Way) -> bool:
    """Shaken units and Immobile models do not consolidate."""
    return not unit.shaken and moves_itself(battle, unit, way)


@rule("GFF-MELEE-05")
def separate(battle: Battle, charger: Unit, defender: Unit) -> Steps[None]:
    """The charging unit moves back until the units are 1 inch apart, if possible."""
    near = [model for model in battle.alive(charger) if is_too_near(battle, model, defender)]
    if not near:
        return
    planner = SeparationPlanner(battle, charger, defender)
    tracks = yield Place(
        charger.owner,
        ASK_SEPARATE,
        "GFF-MELEE-05",
        models=[str(model.id) for model in battle.alive(charger)],
        planner=planner,
        data={"unit": charger.id, "target": defender.id},
        routine=True,
    )
    yield from walk(battle, charger, tracks, planner.way)
    battle.tell(MeleeSeparated(unit=charger.id))


def is_too_near(battle: Battle, model: Model, enemy: Unit) -> bool:
    """Whether a model stands less than 1 inch from a unit."""
    body = battle.body(model)
    return any(too_close(apart(body, battle.body(other))) for other in battle.alive(enemy))


class SeparationPlanner:
    """Each charging model that is too near moves back by a shortest way."""

    def __init__(self, battle: Battle, unit: Unit, enemy: Unit) -> None:
        self.battle = battle
        self.unit = unit
        self.enemy = enemy
        self.way = gait.Way("separation", "GFF-MELEE-05", SEPARATION_REACH, jumps=False, difficult=False)
        self.movers = {str(model.id): model for model in battle.alive(unit)}
        self.others = placing.bodies_of_others(battle, unit)
        self._retreats: dict[tuple[int, tuple[Body, ...]], Track | None] = {}
        self._found: Tracks | None = None
        self._resort: Tracks | None = None

    def retreat(self, model: Model, placed: Sequence[Body]) -> Track | None:
        """The shortest legal way to a place 1 inch from all enemies, preferably in coherency."""
        key = (model.id, tuple(placed))
        if key not in self._retreats:
            self._retreats[key] = self._find_retreat(model, placed)
        return self._retreats[key]

    def _find_retreat(self, model: Model, placed: Sequence[Body]) -> Track | None:
        bases = gait.obstacles_for(self.battle, model, self.way, soft=placed)
        found = self._shortest(model, placed, bases, self._ends(model))
        return found or self._shortest(model, placed, bases, self._ends_elsewhere(model, bases))

    def _shortest(
        self, model: Model, placed: Sequence[Body], bases: Obstacles, ends: Iterable[tuple[float, Spot]]
    ) -> Track | None:
        """The shortest legal way to one of some ends, of which those nearest come first."""
        start = (model.x, model.y, model.surface)
        own_gait = gait.gait_of(self.battle, model, self.way)
        best: tuple[bool, float, Track] | None = None
        for far, spot in ends:
            if best is not None and not best[0] and over(far, best[1]):
                break
            if spot == start and placing.standing_fault(self.battle, self.unit, spot, [*self.others, *placed]):
                continue
            track = path(self.battle.table, own_gait, bases, start, spot, SEPARATION_REACH)
            if track is None or gait.track_reason(self.battle, model, track, self.way, placed) is not None:
                continue
            found = (self._parted(track, placed), self._length(model, track), track)
            best = found if best is None or found[:2] < best[:2] else best
        return best[2] if best is not None else None

    def _parted(self, track: Track, placed: Sequence[Body]) -> bool:
        """Whether an end is out of coherency with those already placed."""
        return placing.incoherent(self.battle, [*placed, body_at(self.battle, self.unit, track.end)]) is not None

    def _length(self, model: Model, track: Track) -> float:
        return gait.counted_length(self.battle, model, gait.legs_of(self.battle, model, track, self.way))

    def _ends(self, model: Model) -> list[tuple[float, Spot]]:
        """Ends in all directions at which the model has just left the inch of every enemy, nearest first."""
        body = self.battle.body(model)
        foes = [self.battle.body(other) for unit in self.battle.enemies(self.unit) for other in self.battle.alive(unit)]
        foes = [foe for foe in foes if apart(body, foe) < 2 * SEPARATION_REACH]
        near = [foe for foe in foes if too_close(apart(body, foe))]
        angles = [math.atan2(body.y - foe.y, body.x - foe.x) for foe in near]
        if len(angles) > 1:
            angles.append(math.atan2(sum(map(math.sin, angles)), sum(map(math.cos, angles))))
        angles += [2 * math.pi * turn / AWAY_DIRECTIONS for turn in range(AWAY_DIRECTIONS)]
        ends = []
        for angle in angles:
            far = self._exit(body, foes, math.cos(angle), math.sin(angle))
            if far is not None:
                x, y = round(body.x + far * math.cos(angle)), round(body.y + far * math.sin(angle))
                if self.battle.table.on_table(x, y, body.radius):
                    ends.append((far, (x, y, model.surface)))
        return sorted(ends)

    def _ends_elsewhere(self, model: Model, bases: Obstacles) -> Iterator[tuple[float, Spot]]:
        """Ends on other levels, for who finds none on its own."""
        if len(self.battle.table.surfaces) == 1:
            return
        start = (model.x, model.y, model.surface)
        own_gait = gait.gait_of(self.battle, model, self.way)
        found = reach(self.battle.table, own_gait, bases, start, SEPARATION_REACH, AWAY_DIRECTIONS, AWAY_RINGS)
        for far, spot in sorted(zip(found.lengths, found.spots, strict=True)):
            body = body_at(self.battle, self.unit, spot)
            near = any(too_close(apart(body, self.battle.body(other))) for other in self.battle.alive(self.enemy))
            if spot[2] != model.surface and not near:
                yield far, spot

    def _exit(self, body: Body, foes: Sequence[Body], ux: float, uy: float) -> float | None:
        """How far one must go in a direction to be 1 inch from every foe."""
        far = 0.0
        for _ in range(8):
            worst = far
            for foe in foes:
                rise = abs(body.z - foe.z)
                keep = body.radius + foe.radius + math.sqrt(EXCLUSION**2 - rise**2) if rise < EXCLUSION else 0
                dx, dy = body.x - foe.x, body.y - foe.y
                along, square = dx * ux + dy * uy, dx * dx + dy * dy - keep * keep
                root = along * along - square
                if keep and root > 0 and -along - math.sqrt(root) < far + 1 and -along + math.sqrt(root) > far - 1:
                    worst = max(worst, -along + math.sqrt(root) + 1)
            if worst == far:
                return far
            far = worst
        return far if far <= SEPARATION_REACH else None

    def fault(self, tracks: Tracks) -> Reason | None:
        """Why the models may not move back like this: one too near goes hardly farther than needed, others stay."""
        reason = self._ways_fault(tracks)
        if reason is None or list(tracks.items()) != list(self.last_resort().items()):
            return reason
        return None if self._legal() is None else reason

    def _ways_fault(self, tracks: Tracks) -> Reason | None:
        placed: list[Body] = []
        for key, track in tracks.items():
            reason = self._model_fault(self.movers[key], track, placed)
            if reason is not None:
                return reason
            placed.append(body_at(self.battle, self.unit, track.end))
        return crowded(self.battle, self.unit, tracks)

    def _model_fault(self, model: Model, track: Track, placed: list[Body]) -> Reason | None:
        reason = gait.track_reason(self.battle, model, track, self.way, placed)
        if reason is not None:
            return reason
        best = self.retreat(model, placed) if is_too_near(self.battle, model, self.enemy) else None
        shortest = 0.0 if best is None else self._length(model, best)
        if over(self._length(model, track), shortest + CLOSENESS):
            return refusal("GFF-MELEE-10", "refused-separation-long", model=model.id)
        body = body_at(self.battle, self.unit, track.end)
        near = any(too_close(apart(body, self.battle.body(other))) for other in self.battle.alive(self.enemy))
        if best is not None and near:
            return refusal("GFF-MELEE-05", "refused-separation-short", model=model.id)
        if best is not None and not self._parted(best, placed):
            return placing.incoherent(self.battle, [*placed, body])
        return None

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """Models with a goal go there; the others take a shortest way."""
        wishes = read_wishes(self.battle.table, partial, list(self.movers), self.way.rule)
        if wishes:
            tracks, _ = self._moved_back(self._order(), wishes)
            return self.fault(tracks) or tracks
        return self._legal() or self.last_resort()

    def _order(self) -> list[str]:
        """The order in which the models move: first those that are far enough away."""
        return sorted(self.movers, key=lambda key: is_too_near(self.battle, self.movers[key], self.enemy))

    def _legal(self) -> Tracks | None:
        """How everybody moves back, if some order of moving works out."""
        if self._found is None:
            order, self._found = self._order(), {}
            for _ in self.movers:
                tracks, stuck = self._moved_back(order, {})
                if self._ways_fault(tracks) is None:
                    self._found = tracks
                    break
                # Whoever finds no way behind the others goes before them.
                order = [stuck, *(key for key in order if key != stuck)] if stuck else order[1:] + order[:1]
        return self._found or None

    def last_resort(self) -> Tracks:
        """How the models move if no order of moving works out: one that would be stepped on stays, others keep off."""
        if self._resort is None:
            staying: list[str] = []
            for _ in self.movers:
                self._resort, _ = self._moved_back([key for key in self._order() if key not in staying], {}, staying)
                bodies = {key: body_at(self.battle, self.unit, track.end) for key, track in self._resort.items()}
                trodden = [
                    key
                    for key, track in self._resort.items()
                    if key not in staying and len(track.spots) == 1
                    if placing.on_a_base(bodies[key], [body for other, body in bodies.items() if other != key])
                    is not None
                ]
                if not trodden:
                    break
                staying.append(trodden[0])
        assert self._resort is not None
        return self._resort

    def _moved_back(
        self, order: Sequence[str], wishes: Mapping[str, Wish], staying: Sequence[str] = ()
    ) -> tuple[Tracks, str]:
        """The ways back of all models in this order, and the last that should move back but finds no way."""
        rooted = {key: self.movers[key] for key in staying}
        tracks: Tracks = {key: Track(((model.x, model.y, model.surface),)) for key, model in rooted.items()}
        placed = [self.battle.body(model) for model in rooted.values()]
        stuck = ""
        for key in order:
            model = self.movers[key]
            start = (model.x, model.y, model.surface)
            wish = wishes.get(key)
            if wish is not None:
                tracks[key] = wish.track or Track((start, wish.goal))  # type: ignore[arg-type]
            else:
                near = is_too_near(self.battle, model, self.enemy)
                way = self.retreat(model, placed) if near else None
                stuck = key if near and way is None else stuck
                tracks[key] = way or Track((start,))
            placed.append(body_at(self.battle, self.unit, tracks[key].end))
        return tracks, stuck

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """The shortest way back."""
        found = self.complete({})
        return [] if isinstance(found, Reason) else [found]

    def detail(self) -> dict[str, Any]:
        """What the screen needs to draw."""
        return {"radius": self.battle.radius(self.unit), "target": self.enemy.id}
