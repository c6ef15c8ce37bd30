"""Jumping, falling, and being set down at the foot of a fall."""

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from escarmouche.engine.place import Place, Track, Tracks
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.rules.attacks.defence import Package
from escarmouche.games.firefight.rules.attacks.to_hit import Hit
from escarmouche.games.firefight.rules.attacks.wounds import remove, suffer
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.dice import passes
from escarmouche.games.firefight.rules.events import Fell, JumpRolled, PlacedAtFoot
from escarmouche.games.firefight.rules.movement.placing import bodies_of_others, body_at, near_enemy, standing_fault
from escarmouche.games.firefight.rules.state import NO_MODEL, Model, Unit
from escarmouche.games.firefight.rules.table.measure import at_least, within
from escarmouche.table.formation import Spot, read_wishes
from escarmouche.table.geometry import inches
from escarmouche.table.ways.movement import Leg

JUMP_ON = 3
STRIDER_JUMP_ON = 2
DIE_EVERY = inches(3)
HARMLESS = inches(2)
AP_EVERY = inches(3)
LANDING = inches(2)
DIRECTIONS = 24
RINGS = (0, 250, 500, 1000, 1500, 2000)
ASK_PLACE_AT_FOOT = Asks("place-at-foot", about=("model",))


# Jumping


@rule("GFF-JUMP-03", "GFF-JUMP-06", always=True)
def jump_dice(distance: float) -> int:
    """One die, and one more for each complete 3 inches."""
    return 1 + sum(at_least(distance, DIE_EVERY * times) for times in (1, 2))


@rule("GFF-STRIDER-02", otherwise=JUMP_ON)
def jump_target(battle: Battle, model: Model) -> int:
    """Jumps succeed on 3+, those of a Strider on 2+."""
    return STRIDER_JUMP_ON if battle.has(model, "strider") else JUMP_ON


@rule("GFF-FLYING-02", otherwise=False)
def jumps_surely(battle: Battle, model: Model) -> bool:
    """Flying models pass jump tests automatically."""
    return battle.has(model, "flying")


@rule("GFF-JUMP-03", otherwise=True, always=True)
def all_succeed(dice: Sequence[int], needed: int) -> bool:
    """A jump succeeds if every die does."""
    return all(passes(face, needed, (), "jump") for face in dice)


@rule("GFF-JUMP-05", otherwise=False)
def falls(*, success: bool) -> bool:
    """A model that fails a jump falls."""
    return not success


@rule("GFF-JUMP-07", otherwise=0)
def fall_height(battle: Battle, leg: Leg) -> int:
    """A failed jumper falls the depth below it, or the distance of the jump, by option."""
    return round(leg.jump) if battle.option("failed_jump_fall") == "jump_distance" else leg.fall


def try_jump(battle: Battle, model: Model, distance: float) -> bool:
    """Roll for a jump."""
    if jumps_surely(battle, model):
        return True
    dice = battle.roll(jump_dice(distance), "GFF-JUMP-03", "jump")
    needed = jump_target(battle, model)
    success = all_succeed(dice, needed)
    battle.tell(JumpRolled(model=model.id, distance=round(distance), dice=tuple(dice), needed=needed, success=success))
    return success


def jump_over(battle: Battle, model: Model, leg: Leg, start: Spot, end: Spot) -> Steps[bool]:
    """Jump from one spot to another, or fall."""
    battle.put(model, *start)
    success = try_jump(battle, model, leg.jump)
    if falls(success=success):
        yield from fall(
            battle, model, fall_height(battle, leg), foot_of(battle, leg, start, end), battle.unit_of(model).owner
        )
    return success


def foot_of(battle: Battle, leg: Leg, start: Spot, end: Spot) -> Spot:
    """The point at the bottom of the elevation where a jumper loses its support."""
    table = battle.table
    first = leg.first if leg.first <= 1 else 0.5
    middle = (first + max(first, leg.last)) / 2
    level = table.surfaces[start[2]].z
    x, y = _between(start, end, middle)
    below = [surface for surface in table.surfaces_at(x, y) if table.surfaces[surface].z < level]
    return (*_between(start, end, first), below[0] if below else end[2])


def _between(start: Spot, end: Spot, share: float) -> tuple[int, int]:
    return (round(start[0] + share * (end[0] - start[0])), round(start[1] + share * (end[1] - start[1])))


# Falling


@rule("GFF-FALL-01", otherwise=False, always=True)
def is_harmful(height: int) -> bool:
    """A fall of at least 2 inches hurts."""
    return at_least(height, HARMLESS)


@rule("GFF-FALL-01", otherwise=0, always=True)
def fall_ap(height: int) -> int:
    """AP 1 for each complete 3 inches of fall."""
    return (height + 2) // AP_EVERY


@rule("GFF-FALL-04", otherwise=False)
def fall_kills(battle: Battle, unit: Unit) -> bool:
    """In a unit of several models the fall kills the model."""
    return battle.is_group(unit)


@rule("GFF-FALL-03", otherwise=False)
def fall_ends_activation(battle: Battle, unit: Unit) -> bool:
    """The activation of a model that fell ends."""
    acting = battle.state.activation
    return acting is not None and acting.unit == unit.id and len(battle.alive(unit)) == 1


@rule("GFF-FALL-05", always=True)
def who_places(owner: SeatId, pusher: SeatId) -> SeatId:
    """After a jump the owner sets the model down, after a push the attacker."""
    return pusher


def fall(battle: Battle, model: Model, height: int, foot: Spot, placer: SeatId) -> Steps[None]:
    """One hit by the height of the fall, then the model is set down at the bottom."""
    unit = battle.unit_of(model)
    battle.tell(Fell(model=model.id, height=height))
    if is_harmful(height):
        if fall_kills(battle, unit):
            remove(battle, model)
            return
        yield from suffer(battle, unit, [Hit(model=NO_MODEL, weapon=0, ap=fall_ap(height))], Package("fall"))
    if not model.alive:
        return
    yield from set_down(battle, model, foot, who_places(unit.owner, placer))
    if is_harmful(height) and fall_ends_activation(battle, unit):
        battle.acting.stopped = True


@rule("GFF-FALL-02")
def set_down(battle: Battle, model: Model, foot: Spot, seat: SeatId) -> Steps[None]:
    """The model is placed within 2 inches of the foot of the elevation."""
    planner = FootPlanner(battle, model, foot)
    if not planner.spots():
        battle.put(model, *foot)
    else:
        tracks = yield Place(
            seat, ASK_PLACE_AT_FOOT, "GFF-FALL-02", models=[str(model.id)], planner=planner, data={"model": model.id}
        )
        battle.put(model, *tracks[str(model.id)].end)
    battle.tell(PlacedAtFoot(model=model.id))


class FootPlanner:
    """Setting a fallen model down near a point."""

    def __init__(self, battle: Battle, model: Model, foot: Spot) -> None:
        self.battle = battle
        self.model = model
        self.key = str(model.id)
        self.unit = battle.unit_of(model)
        self.foot = foot
        own = [battle.body(other) for other in battle.alive(self.unit) if other is not model]
        self.others = [*bodies_of_others(battle, self.unit), *own]
        self._found: list[Spot] | None = None

    def _reason(self, spot: Spot) -> Reason | None:
        away = math.dist(spot[:2], self.foot[:2]) - self.battle.radius(self.unit)
        if spot[2] != self.foot[2] or not within(max(0.0, away), LANDING):
            return refusal("GFF-FALL-02", "refused-not-at-foot")
        return standing_fault(self.battle, self.unit, spot, self.others)

    def _near_enemy(self, spot: Spot) -> bool:
        return near_enemy(self.battle, self.unit, body_at(self.battle, self.unit, spot)) is not None

    def spots(self) -> list[Spot]:
        """Some legal spots, nearest to the foot first; those away from enemies if there are any."""
        if self._found is None:
            legal = [spot for spot in self._around() if self._reason(spot) is None]
            self._found = [spot for spot in legal if not self._near_enemy(spot)] or legal
        return self._found

    def _around(self) -> list[Spot]:
        x, y, surface = self.foot
        radius = self.battle.radius(self.unit)
        found = [(x, y, surface)]
        for ring in RINGS:
            for turn in range(DIRECTIONS):
                angle = 2 * math.pi * turn / DIRECTIONS
                far = radius + ring
                found.append((round(x + far * math.cos(angle)), round(y + far * math.sin(angle)), surface))
        return found

    def fault(self, tracks: Tracks) -> Reason | None:
        """Why the model may not lie there."""
        end = tracks[self.key].end
        reason = self._reason(end)
        if reason is None and self._near_enemy(end) and not self._near_enemy(self.spots()[0]):
            return refusal("GFF-MOVE-04", "refused-near-enemy")
        return reason

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """The spot that was named, or the first."""
        wish = read_wishes(self.battle.table, partial, [self.key], "GFF-FALL-02").get(self.key)
        if wish is None:
            return {self.key: Track((self.spots()[0],))}
        goal = (*wish.goal[:2], self.foot[2]) if wish.goal else wish.track.end if wish.track else self.spots()[0]
        tracks = {self.key: Track((goal,))}
        return self.fault(tracks) or tracks

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """Some of the legal spots."""
        spots = self.spots()
        chosen = spots if len(spots) <= count else rng.sample(spots, count)
        return [{self.key: Track((spot,))} for spot in chosen]

    def detail(self) -> dict[str, Any]:
        """What the screen needs to draw."""
        return {"radius": self.battle.radius(self.unit), "around": list(self.foot), "within": LANDING}
