"""The forecast of a salvo.

Whatever the rules ask on the way is taken to be answered by its default: everybody fires, all failed dice of a
supported fire are rolled again, indirect fire is aimed at the first model that is seen, a sniper shoots at the first
one too, and among models equally near the first of the list counts. Looking ahead applies no rule, so none is noted.
"""

from collections.abc import Iterable, Sequence

import msgspec

from escarmouche.engine.rulebook import listening
from escarmouche.games.trauma.rules.activation.orders import hides
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties.structure import INCIDENTS, incident_of
from escarmouche.games.trauma.rules.dice import FACES
from escarmouche.games.trauma.rules.forecast.records import BURST, EVENLY, FREELY, Brunt, Manner, SalvoForecast
from escarmouche.games.trauma.rules.forecast.victims import in_order, share, upon, ups, victim
from escarmouche.games.trauma.rules.shooting import hits, precision, salvos, targets, volley
from escarmouche.games.trauma.rules.shooting.indirect import exposed, in_blast, is_thrown, keeps_to_vehicles
from escarmouche.games.trauma.rules.space.lines_of_sight import seen_models
from escarmouche.games.trauma.rules.space.measure import apart, cut, members
from escarmouche.games.trauma.rules.state import Model, Unit

# Salvos


def salvo_forecast(
    battle: Battle,
    unit: Unit,
    salvo: salvos.Salvo,
    target: Unit,
    *,
    lone: bool,
    supported: bool,
    alert: bool = False,
) -> SalvoForecast:
    """What may happen if a unit fires a salvo at a target from where everybody stands."""
    with listening(None):
        firing = [model.id for model in targets.shooters(battle, unit, salvo, target, lone=lone)]
        salvo = msgspec.structs.replace(salvo, models=tuple(firing))
        weapon = salvos.weapon_of(battle, unit, salvo)
        distance = precision.range_of_salvo(battle, unit, salvo, target, lone=lone)
        shot = precision.Shot(unit, salvo, weapon, target, lone, distance, supported, alert)
        shot = precision.with_own_rules(battle, shot)
        weapon = shot.weapon
        hiding = hides(battle, target)
        cover = [die for die in FACES if hits.cancels(die, hiding=hiding)] if volley.has_cover(battle, shot) else []
        rolled = [incident_of(die) for die in FACES]
        return SalvoForecast(
            unit=unit.id,
            target=target.id,
            weapon=weapon.name,
            range=distance,
            dice=precision.precision_dice(weapon.rate, len(firing)),
            hits=share(precision.hitting_faces(unit, weapon, distance, steady=salvo.steady)),
            each=precision.hits_of(weapon, 1),
            reroll=precision.grants_reroll(shot) or precision.may_roll_again(shot),
            cancels=share(cover),
            damage=weapon.damage,
            manner=manner(shot),
            incidents=tuple(rolled.count(kind) / len(rolled) for kind in INCIDENTS),
            ups=ups(),
            brunts=brunts(battle, shot),
            reasons=shot.own.reasons if shot.own else (),
        )


def manner(shot: precision.Shot) -> Manner:
    """How the hits of a salvo are shared out."""
    if shot.salvo.steady:
        return FREELY
    return BURST if salvos.is_indirect(shot.weapon) and not keeps_to_vehicles(shot.weapon) else EVENLY


def brunts(battle: Battle, shot: precision.Shot) -> tuple[Brunt, ...]:
    """Everybody who may be hit by a salvo, those in the corridor before the target."""
    if salvos.is_indirect(shot.weapon):
        return spread(battle, shot)
    origin = volley.measures(battle, shot)
    strays = [
        brunt(battle, shot, one.unit, in_order(battle, origin, one.models), stray=True)
        for one in by_nearness(battle, origin, volley.in_the_way(battle, shot))
    ]
    seen = seen_models(battle, volley.witnesses(battle, shot), shot.target, lone=shot.lone)
    if not shot.salvo.steady:
        seen = in_order(battle, origin, seen)
    return (*strays, brunt(battle, shot, shot.target, seen))


def spread(battle: Battle, shot: precision.Shot) -> tuple[Brunt, ...]:
    """Everybody whom an indirect salvo may hit, from the first model that is seen outward."""
    seen = seen_models(battle, battle.alive(shot.unit), shot.target, lone=shot.lone)
    if not seen:
        return ()
    aimed = seen[0]
    vehicles = keeps_to_vehicles(shot.weapon)
    about = members(battle, shot.target, lone=shot.lone) if vehicles else exposed(battle, shot.target, lone=shot.lone)
    others = [model for model in about if model is not aimed and (vehicles or in_blast(battle, aimed, model))]
    hit = [aimed, *in_order(battle, aimed, others)]
    return tuple(
        brunt(
            battle,
            shot,
            battle.unit(index),
            [model for model in hit if model.unit == index],
            places={model.id: place for place, model in enumerate(hit)},
            stray=index != aimed.unit,
        )
        for index in dict.fromkeys(model.unit for model in hit)
    )


def by_nearness(battle: Battle, origin: Model, strays: Sequence[hits.Bystanders]) -> list[hits.Bystanders]:
    """The units in the corridor, that whose nearest model is nearest first."""
    return sorted(strays, key=lambda one: min(cut(apart(battle, origin, model)) for model in one.models))


def brunt(
    battle: Battle,
    shot: precision.Shot,
    unit: Unit,
    models: Iterable[Model],
    *,
    places: dict[int, int] | None = None,
    stray: bool = False,
) -> Brunt:
    """What a salvo may do to some models of a unit."""
    origin = volley.measures(battle, shot)
    victims = tuple(
        victim(
            battle,
            model,
            shot.weapon,
            supported=precision.has_support(shot),
            near=cut(apart(battle, origin, model)),
            place=places[model.id] if places else 0,
        )
        for model in models
    )
    thrown = salvos.is_indirect(shot.weapon) and is_thrown(battle, unit)
    return upon(battle, unit, victims, thrown=thrown, stray=stray)
