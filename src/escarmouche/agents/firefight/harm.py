"""What units can do to one another, by exact odds, remembered for as long as nothing about them changes."""

from collections.abc import Iterable, Mapping
from typing import Any

from escarmouche.agents.firefight.field import Field, Spot
from escarmouche.games.firefight import forecast
from escarmouche.games.firefight.attack import Strike, take_aim
from escarmouche.games.firefight.outlook import Outlook, Throw, Upon, deal, merged, target_of
from escarmouche.games.firefight.shooting import bearers, is_spent, ranged_types
from escarmouche.games.firefight.state import Model, Unit
from escarmouche.odds.firefight.melee import melee_fates
from escarmouche.odds.firefight.suffering import Fate, Fates, fate


class Arsenal:
    """Remembers odds between units, and ways that were looked for; one for a whole game."""

    def __init__(self) -> None:
        self.routes: dict[tuple[int, Spot, Spot], tuple[Spot, ...]] = {}
        self._shots: dict[Any, Fates] = {}
        self._onsets: dict[Any, Fates] = {}
        self._melees: dict[Any, tuple[tuple[tuple[Fate, Fate], float], ...]] = {}

    def shots(self, field: Field, unit: Unit, target: Unit, gap: float, *, covered: bool, moved: bool = False) -> Fates:
        """What becomes of a target if all of a unit's weapons that reach so far are fired at it; () if none reaches."""
        weapons = tuple(index for index, range_ in guns(field, unit) if range_ >= gap)
        if not weapons:
            return ()
        moved = moved and shoots_blind(field, unit)
        key = (condition(field, unit), condition(field, target), weapons, covered, moved)
        if key not in self._shots:
            self._shots[key] = _fire(field, unit, target, weapons, covered=covered, moved=moved)
        return self._shots[key]

    def onset(self, field: Field, charger: Unit, defender: Unit) -> Fates:
        """What becomes of a defender under the strikes of a charge, before anybody strikes back."""
        key = (condition(field, charger), condition(field, defender))
        if key not in self._onsets:
            self._onsets[key] = _strike(field, charger, defender)
        return self._onsets[key]

    def melee(self, field: Field, charger: Unit, defender: Unit) -> tuple[tuple[tuple[Fate, Fate], float], ...]:
        """What becomes of both if a unit charges another and everybody comes into reach."""
        key = (condition(field, charger), condition(field, defender))
        if key not in self._melees:
            data = forecast.charge(field.fight, charger, defender).data["melee"]
            self._melees[key] = melee_fates(data)
        return self._melees[key]


def guns(field: Field, unit: Unit) -> tuple[tuple[int, int], ...]:
    """The weapon types that a unit can still fire, each with its range."""
    found: tuple[tuple[int, int], ...] = field.fight.remembered(("guns", unit.id), lambda: _guns(field, unit))
    return found


def _guns(field: Field, unit: Unit) -> tuple[tuple[int, int], ...]:
    fight = field.fight
    arms = fight.arms(unit)
    return tuple(
        (index, arms[index].range)
        for index in ranged_types(fight, unit)
        if "limited" not in arms[index].rules
        or any(not is_spent(model, place) for model, place in bearers(fight, unit, index))
    )


def outfit(field: Field, model: Model) -> tuple[Any, ...]:
    """What a model carries and its own rules: those with the same outfit fight alike."""
    kit = field.fight.kit(model)
    return (kit.weapons, tuple(kit.rules.items()))


def longest(field: Field, unit: Unit) -> int:
    """The longest range of the weapons that a unit can still fire."""
    return max((range_ for _, range_ in guns(field, unit)), default=0)


def shoots_blind(field: Field, unit: Unit) -> bool:
    """Whether a unit has a weapon that needs no line of sight, and is less sure after moving."""
    arms = field.fight.arms(unit)
    return any("indirect" in arms[index].rules for index, _ in guns(field, unit))


def condition(field: Field, unit: Unit) -> tuple[Any, ...]:
    """Everything about a unit that matters to odds, but for where it stands."""
    found: tuple[Any, ...] = field.fight.remembered(("condition", unit.id), lambda: _condition(field, unit))
    return found


def _condition(field: Field, unit: Unit) -> tuple[Any, ...]:
    return (
        unit.id,
        tuple((model.kit, model.markers, len(model.spent)) for model in field.fight.alive(unit)),
        unit.shaken,
        unit.fatigued,
        tuple((lasting.spell, lasting.until) for lasting in unit.lasting),
    )


def _fire(field: Field, unit: Unit, target: Unit, weapons: Iterable[int], *, covered: bool, moved: bool) -> Fates:
    fight = field.fight
    outlook, upon = Outlook(fight), Upon()
    for index in weapons:
        weapon = fight.arms(unit)[index]
        cover = covered and "blast" not in weapon.rules
        firing: dict[Any, list[Model]] = {}
        for model, place in bearers(fight, unit, index):
            if "limited" not in weapon.rules or not is_spent(model, place):
                firing.setdefault(outfit(field, model), []).append(model)
        throws = []
        for alike in firing.values():
            aim = take_aim(fight, alike[0], target, index, Strike(shooting=True, moved=moved), cover=cover)
            throws.append(Throw(weapon.attacks * len(alike), outlook.yields(aim)))
        deal(outlook, target, weapon, throws, "shooting", upon)
    return fate(merged(upon.get(target.id, ())), target_of(fight, target))


def _strike(field: Field, charger: Unit, defender: Unit) -> Fates:
    fight = field.fight
    outlook, upon = Outlook(fight), Upon()
    how = Strike(shooting=False, charging=True, fatigued=charger.fatigued)
    arms = fight.arms(charger)
    striking: dict[Any, list[Model]] = {}
    for model in fight.alive(charger):
        striking.setdefault(outfit(field, model), []).append(model)
    for alike in striking.values():
        for index in fight.kit(alike[0]).weapons:
            if not arms[index].range and "limited" not in arms[index].rules:
                aim = take_aim(fight, alike[0], defender, index, how)
                throw = Throw(arms[index].attacks * len(alike), outlook.yields(aim))
                deal(outlook, defender, arms[index], [throw], "melee", upon)
    return fate(merged(upon.get(defender.id, ())), target_of(fight, defender))


def exactly(field: Field, unit: Unit, aims: Mapping[int, Unit]) -> dict[int, Fates]:
    """What becomes of every unit hit if a unit fires these weapons at these targets from where everybody stands."""
    brunts = forecast.shooting(field.fight, unit, aims).data["brunts"]
    return {brunt.target.unit: fate(brunt.volleys, brunt.target) for brunt in brunts}


def destroyed(fates: Fates) -> float:
    """The probability that nothing is left."""
    return sum(chance for end, chance in fates if not end.left)
