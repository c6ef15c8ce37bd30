"""What units can do to one another, by exact odds, remembered for as long as nothing about them changes."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from escarmouche.engine.reasons import total
from escarmouche.games.firefight.agents.field import Field, Spot
from escarmouche.games.firefight.odds.melee import melee_fates
from escarmouche.games.firefight.odds.wounds import Fate, Fates, fate
from escarmouche.games.firefight.rules import forecast
from escarmouche.games.firefight.rules.attacks.shooting import bearers, is_spent, ranged_types
from escarmouche.games.firefight.rules.attacks.to_hit import Hit, Strike, relentless, take_aim
from escarmouche.games.firefight.rules.forecast.collecting import Throw, Upon, deal, merged
from escarmouche.games.firefight.rules.state import Model, Unit


class Arsenal:
    """Remembers odds between units, and ways that were looked for; one for a whole game."""

    def __init__(self) -> None:
        self.routes: dict[tuple[int, Spot, Spot], tuple[Spot, ...]] = {}
        self._shots: dict[Any, Fates] = {}
        self._onsets: dict[Any, Fates] = {}
        self._melees: dict[Any, tuple[tuple[tuple[Fate, Fate], float], ...]] = {}
        self._yields: dict[Any, tuple[tuple[Hit, ...], ...]] = {}

    def shots(self, field: Field, unit: Unit, target: Unit, gap: float, *, covered: bool, moved: bool = False) -> Fates:
        """What becomes of a target if all of a unit's weapons that reach so far are fired at it; () if none reaches."""
        weapons = tuple(index for index, range_ in guns(field, unit) if range_ >= gap)
        if not weapons:
            return ()
        moved = moved and shoots_blind(field, unit)
        key = (condition(field, unit), condition(field, target), weapons, covered, moved)
        if key not in self._shots:
            self._shots[key] = self._fire(field, unit, target, weapons, covered=covered, moved=moved)
        return self._shots[key]

    def onset(self, field: Field, charger: Unit, defender: Unit) -> Fates:
        """What becomes of a defender under the strikes of a charge, before anybody strikes back."""
        key = (condition(field, charger), charger.fatigued, condition(field, defender))
        if key not in self._onsets:
            self._onsets[key] = self._strike(field, charger, defender)
        return self._onsets[key]

    def melee(self, field: Field, charger: Unit, defender: Unit) -> tuple[tuple[tuple[Fate, Fate], float], ...]:
        """What becomes of both if a unit charges another and everybody comes into reach."""
        key = (condition(field, charger), charger.fatigued, condition(field, defender), defender.fatigued)
        if key not in self._melees:
            data = forecast.charge(field.battle, charger, defender).melee
            self._melees[key] = melee_fates(data)
        return self._melees[key]

    def _fire(
        self, field: Field, unit: Unit, target: Unit, weapons: Iterable[int], *, covered: bool, moved: bool
    ) -> Fates:
        battle, collector = field.battle, field.collector
        upon, how = Upon(), Strike(shooting=True, moved=moved)
        for index in weapons:
            weapon = battle.arms(unit)[index]
            cover = covered and "blast" not in weapon.rules
            ready = [
                model
                for model, place in bearers(battle, unit, index)
                if "limited" not in weapon.rules or not is_spent(model, place)
            ]
            throws = [self._throw(field, alike, target, index, how, cover=cover) for alike in by_outfit(field, ready)]
            deal(collector, target, weapon, throws, "shooting", upon)
        return fate(merged(upon.get(target.id, ())), field.as_target(target))

    def _strike(self, field: Field, charger: Unit, defender: Unit) -> Fates:
        battle, collector, upon = field.battle, field.collector, Upon()
        how = Strike(shooting=False, charging=True, fatigued=charger.fatigued)
        arms = battle.arms(charger)
        for alike in by_outfit(field, battle.alive(charger)):
            for index in battle.kit(alike[0]).weapons:
                if not arms[index].range and "limited" not in arms[index].rules:
                    throw = self._throw(field, alike, defender, index, how, cover=False)
                    deal(collector, defender, arms[index], [throw], "melee", upon)
        return fate(merged(upon.get(defender.id, ())), field.as_target(defender))

    def _throw(
        self, field: Field, alike: Sequence[Model], target: Unit, index: int, how: Strike, *, cover: bool
    ) -> Throw:
        """The dice of models that are alike; what each face yields is asked of the rules once for the same numbers."""
        aim = take_aim(field.battle, alike[0], target, index, how, cover=cover)
        unit = field.battle.unit_of(alike[0])
        lent = tuple(lasting.rule for lasting in unit.lasting)
        numbers = (aim.needed, total(aim.reasons), relentless(field.battle, alike[0], target, how), aim.numbers)
        key = (unit.id, outfit(field, alike[0]), index, how, cover, numbers, lent)
        if key not in self._yields:
            self._yields[key] = field.collector.yields(aim)
        return Throw(aim.attacks * len(alike), self._yields[key])


def by_outfit(field: Field, models: Sequence[Model]) -> list[list[Model]]:
    """Models with the same weapons and rules together: they fight alike."""
    found: dict[int, list[Model]] = {}
    for model in models:
        found.setdefault(outfit(field, model), []).append(model)
    return list(found.values())


def guns(field: Field, unit: Unit) -> tuple[tuple[int, int], ...]:
    """The weapon types that a unit can still fire, each with its range."""
    found: tuple[tuple[int, int], ...] = field.battle.remembered(("guns", unit.id), lambda: _guns(field, unit))
    return found


def _guns(field: Field, unit: Unit) -> tuple[tuple[int, int], ...]:
    battle = field.battle
    arms = battle.arms(unit)
    return tuple(
        (index, arms[index].range)
        for index in ranged_types(battle, unit)
        if "limited" not in arms[index].rules
        or any(not is_spent(model, place) for model, place in bearers(battle, unit, index))
    )


def outfit(field: Field, model: Model) -> int:
    """The first of a unit's models that has the same weapons and rules."""
    return field.battle.outfit(model)


def longest(field: Field, unit: Unit) -> int:
    """The longest range of the weapons that a unit can still fire."""
    found: int = field.battle.remembered(
        ("longest", unit.id), lambda: max([range_ for _, range_ in guns(field, unit)], default=0)
    )
    return found


def shoots_blind(field: Field, unit: Unit) -> bool:
    """Whether a unit has a weapon that needs no line of sight, and is less sure after moving."""
    arms = field.battle.arms(unit)
    return any("indirect" in arms[index].rules for index, _ in guns(field, unit))


def condition(field: Field, unit: Unit) -> tuple[Any, ...]:
    """Everything about a unit that matters to odds, but for where it stands and whether it is Fatigued."""
    found: tuple[Any, ...] = field.battle.remembered(("condition", unit.id), lambda: _condition(field, unit))
    return found


def _condition(field: Field, unit: Unit) -> tuple[Any, ...]:
    return (
        unit.id,
        tuple([(outfit(field, model), model.markers, len(model.spent)) for model in field.battle.alive(unit)]),
        unit.shaken,
        tuple((lasting.spell, lasting.until) for lasting in unit.lasting),
    )


def exactly(field: Field, unit: Unit, aims: Mapping[int, Unit]) -> dict[int, Fates]:
    """What becomes of every unit hit if a unit fires these weapons at these targets from where everybody stands."""
    brunts = forecast.shooting(field.battle, unit, aims).brunts
    return {brunt.target.unit: fate(brunt.volleys, brunt.target) for brunt in brunts}


def destroyed(fates: Fates) -> float:
    """The probability that nothing is left."""
    return sum(chance for end, chance in fates if not end.left)
