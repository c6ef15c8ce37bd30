"""What models can do to each other from where they stand or might stand."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from escarmouche.engine.reasons import total
from escarmouche.games.collision.agents.attack_odds import NOTHING, Blow, blow
from escarmouche.games.collision.agents.ground import Ground
from escarmouche.games.collision.agents.worth import Stakes
from escarmouche.games.collision.rules.attacks import charge as charging
from escarmouche.games.collision.rules.attacks.attack import Attack, push_number
from escarmouche.games.collision.rules.attacks.shooting import HIGH_GROUND, ranged_skill
from escarmouche.games.collision.rules.attacks.weapons import arms, close_arms, has_parry
from escarmouche.games.collision.rules.cards.characteristics import value_of
from escarmouche.games.collision.rules.cards.rushed import RUSHED
from escarmouche.games.collision.rules.lists.profile import Weapon
from escarmouche.games.collision.rules.measure import ahead
from escarmouche.games.collision.rules.moves.fall import strength
from escarmouche.games.collision.rules.moves.strides import gait_of, obstacles_for
from escarmouche.games.collision.rules.state import Model
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import bearing
from escarmouche.table.ways.movement import Push, push

A_JAM = 0.03
"""What each card drawn for a shot costs, because it may jam the weapon."""
PUSHED = 0.08
"""What it is worth to push somebody about."""
DROPS = 0.5
"""How much it counts that a push makes a model drop what it carries."""


FAR = 10**9


class Gun(NamedTuple):
    """A ranged weapon in the hands of a model."""

    weapon: Weapon
    skill: int


class Arsenal:
    """What models can do to each other; what has been worked out is kept while nothing changes."""

    def __init__(self, ground: Ground, stakes: Stakes) -> None:
        self.ground = ground
        self.stakes = stakes
        self._guns: dict[int, list[Gun]] = {}
        self._blades: dict[int, tuple[int, int]] = {}
        self._reach: dict[int, int] = {}
        self._guard: dict[int, tuple[int, int, int]] = {}
        self._by_hand: dict[tuple[int, int], float] = {}

    def guns(self, model: Model) -> list[Gun]:
        """The ranged weapons of a model."""
        if model.id not in self._guns:
            battle = self.ground.battle
            self._guns[model.id] = [
                Gun(weapon, total(ranged_skill(battle, model, weapon))) for weapon in arms(battle, model, "ranged")
            ]
        return self._guns[model.id]

    def farthest_shot(self, model: Model) -> int:
        """How far a model shoots with any of its weapons; less than nothing if it has none."""
        return max((gun.weapon.range for gun in self.guns(model)), default=-FAR)

    def ready(self, model: Model) -> list[Gun]:
        """The ranged weapons with which a model may still shoot, now that it has moved or not."""
        return [gun for gun in self.guns(model) if not (model.moved and "heavy" in gun.weapon.rules)]

    def blade(self, model: Model) -> tuple[int, int]:
        """The attacks of a model with its best close-combat weapon, and its skill with it."""
        if model.id not in self._blades:
            battle = self.ground.battle
            self._blades[model.id] = max(
                (
                    charging.attacks(battle, Attack("charge", model.id, model.id, weapon)),
                    total(charging.close_skill(battle, model, weapon)),
                )
                for weapon in close_arms(battle, model)
            )
        return self._blades[model.id]

    def guard(self, model: Model) -> tuple[int, int, int]:
        """The defence of a model, the wounds it has left, and its armour value."""
        if model.id not in self._guard:
            armours = self.ground.battle.card(model).armours
            defence = total(value_of(self.ground.battle, model, "DEF"))
            self._guard[model.id] = (defence, self.stakes.wounds_left(model), min(armours, default=0))
        return self._guard[model.id]

    # Shots

    def shot(
        self, gun: Gun, origin: Spot, target: Model, where: Spot, cover: int, *, moved: bool, rushed: bool = False
    ) -> Blow:
        """What a shot does from one spot at a model at another."""
        weapon = gun.weapon
        if moved and "heavy" in weapon.rules:
            return NOTHING
        battle = self.ground.battle
        rise = battle.z(origin[2]) - battle.z(where[2])
        flat = math.dist(origin[:2], where[:2]) - 2 * battle.radius(target)
        far = math.hypot(max(0.0, flat), rise)
        if not weapon.least <= far <= weapon.range:
            return NOTHING
        skill = gun.skill + (rise >= HIGH_GROUND) - (far > weapon.range / 2) + RUSHED * rushed
        skill -= moved and "steady" in weapon.rules
        skill += where == (target.x, target.y, target.surface) and ahead(target, *origin[:2]) < 0
        defence, wounds, armour = self.guard(target)
        covered = 0 if "no_cover" in weapon.rules else cover
        return blow(weapon.shots, skill, defence + covered, wounds, armour)

    def shot_value(
        self, gun: Gun, origin: Spot, target: Model, cover: int, *, moved: bool, rushed: bool = False
    ) -> float:
        """What a shot at a model is worth."""
        where = (target.x, target.y, target.surface)
        found = self.shot(gun, origin, target, where, cover, moved=moved, rushed=rushed)
        return 0.0 if found is NOTHING else self.stakes.harm(target, *found) - A_JAM * gun.weapon.shots

    # Charges

    def charge(self, model: Model, target: Model, *, behind: bool = False, rushed: bool = False) -> Blow:
        """What a charge does that has arrived."""
        cards, skill = self.blade(model)
        defence, wounds, armour = self.guard(target)
        defence += has_parry(self.ground.battle, target) + target.watching
        return blow(cards, skill + behind + RUSHED * rushed, defence, wounds, armour)

    def charge_value(
        self, model: Model, target: Model, point: tuple[float, float] | None = None, *, rushed: bool = False
    ) -> float:
        """What a charge that has arrived at a point beside its target is worth, the push included."""
        point = point or charging.contact_point(self.ground.battle, model, target)
        found = self.charge(model, target, behind=ahead(target, *point) < 0, rushed=rushed)
        alive = 1.0 - found.kill
        dropped = DROPS * self.stakes.carrying(target)
        return self.stakes.harm(target, *found) + alive * (PUSHED + dropped + self.push_value(model, target, point))

    def push_value(self, model: Model, target: Model, point: tuple[float, float]) -> float:
        """What it is worth to push a model away from a point: off the table, off a roof, or into something."""
        pushed = self.pushed(model, target, point)
        if pushed.left:
            return self.stakes.worth(target)
        if not pushed.fell and not pushed.stopped:
            return 0.0
        defence, wounds, armour = self.guard(target)
        return self.stakes.harm(target, *blow(1, strength(pushed.height), defence, wounds, armour))

    def pushed(self, model: Model, target: Model, point: tuple[float, float]) -> Push:
        """Where a model ends that is pushed away from a point after a charge."""
        battle = self.ground.battle
        far = charging.push_distance(max(push_number(battle, model, weapon) for weapon in close_arms(battle, model)))
        gait, start = gait_of(battle, target), (target.x, target.y, target.surface)
        direction = bearing(*point, target.x, target.y)
        bases = obstacles_for(battle, target)
        return push(battle.table, gait, bases, start, direction, far, off_table=True, bridge=gait.gap)

    # Danger

    def threats(self, foe: Model, model: Model, spots: Sequence[Spot], covers: Sequence[int | None]) -> list[float]:
        """What an enemy could do to a model at each of some spots, by shooting or by hand."""
        battle, guns, where = self.ground.battle, self.guns(foe), (foe.x, foe.y, foe.surface)
        level, near = battle.z(foe.surface), self.reach(foe)
        found = []
        for spot, cover in zip(spots, covers, strict=True):
            worst = 0.0
            if cover is not None:
                worst = max((self.harm_of_shot(gun, where, model, spot, cover) for gun in guns), default=0.0)
            if math.dist(spot[:2], where[:2]) <= near and abs(battle.z(spot[2]) - level) <= HIGH_GROUND:
                worst = max(worst, self.harm_by_hand(foe, model))
            found.append(worst)
        return found

    def harm_of_shot(self, gun: Gun, origin: Spot, target: Model, where: Spot, cover: int) -> float:
        """What a shot of somebody who has not moved is worth."""
        return self.stakes.harm(target, *self.shot(gun, origin, target, where, cover, moved=False))

    def harm_by_hand(self, foe: Model, model: Model) -> float:
        """What a charge of an enemy is worth."""
        key = (foe.id, model.id)
        if key not in self._by_hand:
            self._by_hand[key] = self.stakes.harm(model, *self.charge(foe, model))
        return self._by_hand[key]

    def reach(self, foe: Model) -> int:
        """How far from where an enemy stands it can be expected to strike: by a move and a charge of usual length."""
        if foe.id not in self._reach:
            battle = self.ground.battle
            self._reach[foe.id] = self.ground.step(foe) + charging.farthest_charge(battle, foe) // 3
        return self._reach[foe.id] + self.ground.battle.card(foe).base
