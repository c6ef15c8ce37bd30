"""Whom a unit shoots at with what, by exact odds."""

from collections.abc import Iterator

from escarmouche.agents.agent import Decision
from escarmouche.engine.questions import Assign
from escarmouche.engine.reasons import Reason
from escarmouche.games.firefight.agents.harm import destroyed, exactly
from escarmouche.games.firefight.agents.orders import Staff
from escarmouche.games.firefight.odds import Fates
from escarmouche.games.firefight.rules.state import Unit

SPARED = 5.0
"""What a Limited weapon must add to be used, in points, while there is another round to use it in."""
MOST_PAIRS = 3

Aims = dict[int, Unit]


def best_shots(staff: Staff, question: Assign) -> Decision | None:
    """The declaration that takes most from the enemy."""
    unit = staff.field.state.units[question.data["unit"]]
    scales = Scales(staff, unit)
    targets = {
        int(item.key): [int(option.key) for option in question.targets(item.key) if option.key and not option.refused]
        for item in question.items
        if item.refused is None
    }
    tried = [(scales.value(aims), aims) for aims in declarations(scales, targets)]
    if not tried:
        return None
    value, aims = max(tried, key=lambda pair: pair[0])
    aims = without_waste(scales, aims, value)
    answer = {item.key: Assign.NONE for item in question.items}
    answer.update({str(index): str(target.id) for index, target in aims.items()})
    return Decision(answer, why(scales, aims))


class Scales:
    """What declarations of one unit come to, each worked out once."""

    def __init__(self, staff: Staff, unit: Unit) -> None:
        self.staff = staff
        self.unit = unit
        self._fates: dict[tuple[tuple[int, int], ...], dict[int, Fates]] = {}

    def fates(self, aims: Aims) -> dict[int, Fates]:
        """What becomes of every unit that a declaration hits."""
        key = tuple((index, target.id) for index, target in aims.items())
        if key not in self._fates:
            self._fates[key] = exactly(self.staff.field, self.unit, aims)
        return self._fates[key]

    def value(self, aims: Aims) -> float:
        """What a declaration takes from the enemy."""
        units = self.staff.field.state.units
        return sum(self.staff.loss(units[key], fates) for key, fates in self.fates(aims).items())


def declarations(scales: Scales, targets: dict[int, list[int]]) -> Iterator[Aims]:
    """Declarations to weigh: all weapons at one unit, or at another if out of reach; and each at the better of two."""
    units = scales.staff.field.state.units
    alone = {(index, key): scales.value({index: units[key]}) for index, keys in targets.items() for key in keys}
    worth: dict[int, float] = {}
    for (_, key), value in alone.items():
        worth[key] = worth.get(key, 0.0) + value
    ranked = sorted(worth, key=lambda key: (-worth[key], key))
    for first in ranked:
        rest = [index for index, keys in targets.items() if first not in keys and keys]
        second = max(
            (key for key in ranked if key != first),
            key=lambda key: sum(alone.get((index, key), 0.0) for index in rest),
            default=None,
        )
        wanted = {index: first if first in keys else second for index, keys in targets.items()}
        yield {index: units[key] for index, key in wanted.items() if key is not None and key in targets[index]}
    for at, first in enumerate(ranked[:MOST_PAIRS]):
        for other in ranked[at + 1 : MOST_PAIRS]:
            pair = {
                index: max((key for key in (first, other) if key in keys), key=lambda key, i=index: alone[i, key])  # type: ignore[misc]
                for index, keys in targets.items()
                if first in keys or other in keys
            }
            yield {index: units[key] for index, key in pair.items()}


def without_waste(scales: Scales, aims: Aims, value: float) -> Aims:
    """The declaration without Limited weapons that would add little, while there is a later round for them."""
    field = scales.staff.field
    if field.left <= 0:
        return aims
    arms = field.battle.arms(scales.unit)
    for index in [index for index in aims if "limited" in arms[index].rules]:
        rest = {other: target for other, target in aims.items() if other != index}
        spared = scales.value(rest) if rest else 0.0
        if value - spared < SPARED:
            aims, value = rest, spared
    return aims


def why(scales: Scales, aims: Aims) -> tuple[Reason, ...]:
    """What the shots are expected to do."""
    if not aims:
        return (Reason(0, "GFF-LIMITED-01", "because-saves-limited"),)
    field = scales.staff.field
    reasons = []
    for key, fates in scales.fates(aims).items():
        target = field.state.units[key]
        lost = sum(chance * (len(field.battle.alive(target)) - end.left) for end, chance in fates)
        data = {"target": key, "lost": round(lost, 1), "percent": round(100 * destroyed(fates))}
        reasons.append(Reason(round(scales.staff.loss(target, fates)), "GFF-SHOOT-01", "because-shoots", data))
    return tuple(sorted(reasons, key=lambda reason: -reason.value))
