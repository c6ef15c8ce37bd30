"""What attacks take from units, in points: their worth, and their hold on objectives."""

from collections.abc import Callable
from functools import cached_property

from escarmouche.games.firefight.agents.field import Field
from escarmouche.games.firefight.agents.harm import Arsenal
from escarmouche.games.firefight.odds import Fates
from escarmouche.games.firefight.rules.mission import SEIZING, eligible
from escarmouche.games.firefight.rules.state import Unit


class Losses:
    """Weighs on one battlefield what attacks take from units; each is worked out once."""

    def __init__(self, look: Callable[[], Field], arsenal: Arsenal) -> None:
        self._look = look
        self.arsenal = arsenal
        self._losses: dict[tuple[int, int], float] = {}
        self._clashes: dict[tuple[int, int], tuple[float, float]] = {}
        self._holds: dict[int, float] = {}

    @cached_property
    def field(self) -> Field:
        """The battlefield, looked at when something on it is first asked about."""
        return self._look()

    def loss(self, unit: Unit, fates: Fates) -> float:
        """What these fates take from a unit on average: its worth, and its hold on an objective."""
        if not fates:
            return 0.0
        field, hold, after = self.field, self.hold(unit), 0.0
        if_shaken = 0.0 if unit.activated or unit.shaken else hold
        for end, chance in fates:
            if end.left:
                kept = if_shaken if end.shaken else hold
                after += chance * (field.worth_as(unit, end.left, end.markers, shaken=end.shaken) + kept)
        return field.worth(unit) + hold - after

    def hold(self, unit: Unit) -> float:
        """What a unit's presence at an objective is worth."""
        return self.hold_if_steady(unit) if eligible(unit) else 0.0

    def hold_if_steady(self, unit: Unit) -> float:
        """What a unit's presence at an objective would be worth if it were not Shaken."""
        if unit.id not in self._holds:
            field = self.field
            there = any(field.to_mark(unit, index) <= SEIZING for index in range(len(field.state.objectives)))
            self._holds[unit.id] = 0.5 * field.stake() if there and not unit.arrived else 0.0
        return self._holds[unit.id]

    def shot(self, unit: Unit, target: Unit, gap: float, *, covered: bool, moved: bool = False) -> float:
        """What a unit's shooting takes from a target at that distance."""
        fates = self.arsenal.shots(self.field, unit, target, gap, covered=covered, moved=moved)
        key = (target.id, id(fates))
        if key not in self._losses:
            self._losses[key] = self.loss(target, fates)
        return self._losses[key]

    def onset(self, charger: Unit, defender: Unit) -> float:
        """What the strikes of a charge take from the defender."""
        fates = self.arsenal.onset(self.field, charger, defender)
        key = (defender.id, id(fates))
        if key not in self._losses:
            self._losses[key] = self.loss(defender, fates)
        return self._losses[key]

    def charge(self, charger: Unit, defender: Unit) -> tuple[float, float]:
        """What a charge takes from the defender, and from the charger."""
        key = (charger.id, defender.id)
        if key not in self._clashes:
            self._clashes[key] = self._clash(charger, defender)
        return self._clashes[key]

    def _clash(self, charger: Unit, defender: Unit) -> tuple[float, float]:
        both = self.arsenal.melee(self.field, charger, defender)
        dealt = self.loss(defender, tuple((end, chance) for (_, end), chance in both))
        return dealt, self.loss(charger, tuple((end, chance) for (end, _), chance in both))
