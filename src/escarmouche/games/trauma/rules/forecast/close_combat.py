"""The forecasts of blows, charges, suicide assaults and overruns, with everybody striking who can."""

from collections.abc import Iterable, Sequence

from escarmouche.engine.rulebook import listening
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties.structure import INCIDENTS, PROPULSION
from escarmouche.games.trauma.rules.forecast import records
from escarmouche.games.trauma.rules.forecast.victims import exposed_to, upon, ups, victim
from escarmouche.games.trauma.rules.lists.profile import Weapon
from escarmouche.games.trauma.rules.state import Model, Unit

CHOSEN = tuple(float(kind == PROPULSION) for kind in INCIDENTS)
"""The incident that the attacker chooses in close combat unless he says otherwise."""


# Close combat


def blows_forecast(
    battle: Battle, unit: Unit, target: Unit, weapon: Weapon, dice: Sequence[records.Blows], reached: Iterable[Model]
) -> records.BlowsForecast:
    """What may happen if a unit strikes those of another whom it reaches, with so many dice."""
    with listening(None):
        suffers = upon(battle, target, tuple(victim(battle, model, weapon) for model in reached))
        return records.BlowsForecast(
            unit=unit.id, target=target.id, weapon=weapon.name, damage=weapon.damage, incidents=CHOSEN, ups=ups(),
            brunts=(suffers,), blows=tuple(dice),
        )  # fmt: skip


def charge_forecast(battle: Battle, unit: Unit, victim: Model, damage: int) -> records.ChargeForecast:
    """What may happen if a charge wounds a model without a roll."""
    with listening(None):
        suffers = upon(battle, battle.unit_of(victim), (exposed_to(battle, victim, 1.0),))
        return records.ChargeForecast(
            unit=unit.id, target=suffers.unit, damage=damage, incidents=CHOSEN, ups=ups(), brunts=(suffers,),
            blows=(records.Blows(1, 1.0),),
        )  # fmt: skip


def assault_forecast(
    battle: Battle,
    unit: Unit,
    target: Unit,
    dice: Sequence[records.Blows],
    vehicles: Iterable[Model],
    terms: records.Terms,
) -> records.AssaultForecast:
    """What may happen if infantry runs at armour with charges in its hands."""
    with listening(None):
        suffers = upon(battle, target, tuple(exposed_to(battle, vehicle, terms.pierces) for vehicle in vehicles))
        return records.AssaultForecast(
            unit=unit.id, target=target.id, damage=terms.damage, incidents=CHOSEN, ups=ups(), brunts=(suffers,),
            blows=tuple(dice), own=losing(battle, unit, terms.order), price=terms.price,
        )  # fmt: skip


def losing(battle: Battle, unit: Unit, order: Iterable[Model]) -> records.Brunt:
    """A unit that loses models in the order that its player chooses."""
    return upon(battle, unit, tuple(exposed_to(battle, model, 1.0) for model in order))


def overrun_forecast(battle: Battle, other: Unit, dice: int, order: Iterable[Model]) -> records.OverrunForecast:
    """What may happen if armour runs over a unit with so many models on the path, lost in this order."""
    with listening(None):
        return records.OverrunForecast(unit=other.id, dice=dice, ups=ups(), own=losing(battle, other, order))
