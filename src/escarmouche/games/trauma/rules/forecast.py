"""Forecasts: everything that the rules would use for salvos, blows, assaults and tests, collected as plain data.

Whatever the rules ask on the way is taken to be answered by its default: everybody fires or strikes, all failed dice of
a supported fire are rolled again, indirect fire is aimed at the first model that is seen, a sniper shoots at the first
one too, and among models equally near the first of the list counts. Looking ahead applies no rule, so none is noted.
"""

from collections.abc import Iterable, Sequence

import msgspec

from escarmouche.engine.ids import ModelId
from escarmouche.engine.questions import LooseForecast, SeatId
from escarmouche.engine.rulebook import listening
from escarmouche.games.trauma.rules.activation import morale as nerves
from escarmouche.games.trauma.rules.activation.orders import hides
from escarmouche.games.trauma.rules.activation.states import heads_down
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties.care import may_return
from escarmouche.games.trauma.rules.casualties.losses import Hurt
from escarmouche.games.trauma.rules.casualties.penetration import armour_of, force_against, wounding_faces
from escarmouche.games.trauma.rules.casualties.structure import (
    INCIDENTS,
    PROPULSION,
    incident_of,
    resists,
    ticking_order,
)
from escarmouche.games.trauma.rules.dice import FACES, succeeds
from escarmouche.games.trauma.rules.lists.profile import Weapon
from escarmouche.games.trauma.rules.shooting.hits import Bystanders, cancels
from escarmouche.games.trauma.rules.shooting.indirect import exposed, in_blast, is_thrown, keeps_to_vehicles
from escarmouche.games.trauma.rules.shooting.precision import (
    Shot,
    grants_reroll,
    has_support,
    hits_of,
    hitting_faces,
    precision_dice,
    range_of_salvo,
)
from escarmouche.games.trauma.rules.shooting.salvos import Salvo, is_indirect, weapon_of
from escarmouche.games.trauma.rules.shooting.targets import shooters
from escarmouche.games.trauma.rules.shooting.volley import has_cover, in_the_way, measures, witnesses
from escarmouche.games.trauma.rules.space.lines_of_sight import seen_models
from escarmouche.games.trauma.rules.space.measure import apart, cut, members, nearest_first
from escarmouche.games.trauma.rules.state import Model, Unit
from escarmouche.games.trauma.rules.turn import initiative as bids

EVENLY, BURST, FREELY = "evenly", "burst", "freely"
"""How hits are shared out: evenly, one for each from the aimed-at model outward, or all on the first."""
CHOSEN = tuple(float(kind == PROPULSION) for kind in INCIDENTS)
"""The incident that the attacker chooses in close combat unless he says otherwise."""


class Member(msgspec.Struct, frozen=True):
    """One of a unit that may suffer: its Morale, whether its death shakes the others, whether it can give care."""

    model: int
    morale: int
    officer: bool = False
    heals: bool = False
    armoured_care: bool = False
    down: bool = False


class Company(msgspec.Struct, frozen=True):
    """A unit that may suffer, as it stands.

    From `many` models lost on it tests its morale (0: never). `tests` says that it would test at all, `disorganised`
    and `down` what it is already, `heads_down` that it may stay on its feet in a blast.
    """

    unit: int
    members: tuple[Member, ...]
    many: int
    tests: bool
    disorganised: bool = False
    down: bool = False
    heads_down: bool = False


class Victim(msgspec.Struct, frozen=True):
    """A model that may be hit: how likely a hit wounds it, and what is left of a vehicle's structure line.

    Models of the same `armour` are tested together; of those who were hit, the one with the least `near` falls first.
    `place` is when a burst reaches it.
    """

    model: int
    wounds: float
    armour: int = 0
    line: str = ""
    resists: bool = False
    immobile: bool = False
    near: float = 0
    place: int = 0


class Brunt(msgspec.Struct, frozen=True):
    """What an attack may do to a unit: its victims in the order in which they are hit, of so many models.

    A stray unit takes one hit for each victim at most. `thrown` says that whoever is hit goes to the ground.
    """

    unit: int
    victims: tuple[Victim, ...]
    models: int
    armoured: bool
    company: Company
    thrown: bool = False
    stray: bool = False


class Blows(msgspec.Struct, frozen=True):
    """Dice of close combat that are alike: how many, and how likely each of them hits."""

    dice: int
    hits: float


class Terms(msgspec.Struct, frozen=True):
    """What a suicide assault does: how often a hit pierces, for what damage, and what it costs those who run.

    For each hit one of them may be lost, with the probability `price`, in this order.
    """

    pierces: float
    damage: int
    price: float
    order: tuple[Model, ...]


def share(faces: Iterable[int]) -> float:
    """How likely a die shows one of these faces."""
    return len(list(faces)) / len(FACES)


def ups() -> float:
    """How likely a die of a simple test succeeds."""
    return share(die for die in FACES if succeeds(die))


# Salvos


def salvo(battle: Battle, unit: Unit, salvo: Salvo, target: Unit, *, lone: bool, supported: bool) -> LooseForecast:
    """A unit fires a salvo at a target from where everybody stands."""
    with listening(None):
        firing = [model.id for model in shooters(battle, unit, salvo, target, lone=lone)]
        salvo = msgspec.structs.replace(salvo, models=tuple(firing))
        weapon = weapon_of(battle, unit, salvo)
        distance = range_of_salvo(battle, unit, salvo, target, lone=lone)
        shot = Shot(unit, salvo, weapon, target, lone, distance, supported)
        hiding = hides(battle, target)
        cover = [die for die in FACES if cancels(die, hiding=hiding)] if has_cover(battle, shot) else []
        rolled = [incident_of(die) for die in FACES]
        return LooseForecast(
            "salvo",
            {
                "unit": unit.id,
                "target": target.id,
                "weapon": weapon.name,
                "range": distance,
                "dice": precision_dice(weapon.rate, len(firing)),
                "hits": share(hitting_faces(weapon, distance, steady=salvo.steady)),
                "each": hits_of(weapon, 1),
                "reroll": grants_reroll(shot),
                "cancels": share(cover),
                "damage": weapon.damage,
                "steady": salvo.steady,
                "spreads": is_indirect(weapon) and not keeps_to_vehicles(weapon),
                "manner": manner(shot),
                "incidents": tuple(rolled.count(kind) / len(rolled) for kind in INCIDENTS),
                "ups": ups(),
                "brunts": brunts(battle, shot),
            },
        )


def manner(shot: Shot) -> str:
    """How the hits of a salvo are shared out."""
    if shot.salvo.steady:
        return FREELY
    return BURST if is_indirect(shot.weapon) and not keeps_to_vehicles(shot.weapon) else EVENLY


def brunts(battle: Battle, shot: Shot) -> tuple[Brunt, ...]:
    """Everybody who may be hit by a salvo, those in the corridor before the target."""
    if is_indirect(shot.weapon):
        return spread(battle, shot)
    origin = measures(battle, shot)
    strays = [
        brunt(battle, shot, one.unit, in_order(battle, origin, one.models), stray=True)
        for one in by_nearness(battle, origin, in_the_way(battle, shot))
    ]
    seen = seen_models(battle, witnesses(battle, shot), shot.target, lone=shot.lone)
    if not shot.salvo.steady:
        seen = in_order(battle, origin, seen)
    return (*strays, brunt(battle, shot, shot.target, seen))


def spread(battle: Battle, shot: Shot) -> tuple[Brunt, ...]:
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


def in_order(battle: Battle, origin: Model, models: Iterable[Model]) -> list[Model]:
    """Models from the nearest outward."""
    return [model for group in nearest_first(battle, origin, models) for model in group]


def by_nearness(battle: Battle, origin: Model, strays: Sequence[Bystanders]) -> list[Bystanders]:
    """The units in the corridor, that whose nearest model is nearest first."""
    return sorted(strays, key=lambda one: min(cut(apart(battle, origin, model)) for model in one.models))


def brunt(
    battle: Battle,
    shot: Shot,
    unit: Unit,
    models: Iterable[Model],
    *,
    places: dict[int, int] | None = None,
    stray: bool = False,
) -> Brunt:
    """What a salvo may do to some models of a unit."""
    origin = measures(battle, shot)
    victims = tuple(
        victim(
            battle,
            model,
            shot.weapon,
            supported=has_support(shot),
            near=cut(apart(battle, origin, model)),
            place=places[model.id] if places else 0,
        )
        for model in models
    )
    thrown = is_indirect(shot.weapon) and is_thrown(battle, unit)
    return upon(battle, unit, victims, thrown=thrown, stray=stray)


def upon(
    battle: Battle, unit: Unit, victims: tuple[Victim, ...], *, thrown: bool = False, stray: bool = False
) -> Brunt:
    """What an attack may do to these victims of a unit."""
    who = company(battle, unit)
    return Brunt(unit.id, victims, len(who.members), battle.armoured(unit), who, thrown, stray)


def victim(
    battle: Battle, model: Model, weapon: Weapon, *, supported: bool = False, near: float = 0, place: int = 0
) -> Victim:
    """A model as a hit of a weapon meets it."""
    armour = armour_of(battle, model)
    wounds: float = battle.remembered(
        ("wounds", weapon.force, armour, supported),
        lambda: share(wounding_faces(force_against(weapon.force, armour, supported=supported), armour)),
    )
    return exposed_to(battle, model, wounds, armour, near=near, place=place)


def exposed_to(
    battle: Battle, model: Model, wounds: float, armour: int = 0, *, near: float = 0, place: int = 0
) -> Victim:
    """A model as something meets it that wounds so often."""
    line = ticking_order(battle.profiles[model.unit].structure)[model.ticks :]
    sturdy = bool(line) and resists(battle, model)
    return Victim(model.id, wounds, armour, line, sturdy, model.immobile, near, place)


# Who may suffer


def company(battle: Battle, unit: Unit) -> Company:
    """A unit that may suffer."""
    lost = [model.id for model in battle.alive(unit)]
    lying = {model.id for model in battle.alive(unit) if model.down}
    members = (member for member in tempers(battle, unit) if member.model in lost)
    numbers = range(1, len(lost) + 1)
    return Company(
        unit.id,
        tuple(msgspec.structs.replace(one, down=True) if one.model in lying else one for one in members),
        next((count for count in numbers if nerves.lost_many(battle, Hurt(unit.id, lost[:count]))), 0),
        not (nerves.need_not_test(battle, unit) or nerves.has_tested(battle, unit)),
        unit.disorganised,
        unit.down,
        heads_down(battle, unit),
    )


def tempers(battle: Battle, unit: Unit) -> list[Member]:
    """Every member of a unit as it was before the game: these things never change."""
    found: list[Member] = battle.remembered(
        ("tempers", unit.id), lambda: [temper(battle, index) for index in unit.models]
    )
    return found


def temper(battle: Battle, index: ModelId) -> Member:
    """One of a unit that may suffer, on his feet."""
    model = battle.model(index)
    cared_for = may_return(battle, model)
    return Member(
        index,
        battle.kit(model).morale,
        nerves.lost_its_officer(battle, Hurt(model.unit, [index])),
        cared_for and battle.has(model, "heal"),
        cared_for and battle.has(model, "medical_armour"),
    )


# Close combat


def blows(
    battle: Battle, unit: Unit, target: Unit, weapon: Weapon, dice: Sequence[Blows], reached: Iterable[Model]
) -> LooseForecast:
    """A unit strikes those of another whom it reaches with so many dice."""
    with listening(None):
        victims = tuple(victim(battle, model, weapon) for model in reached)
        return struck(battle, "melee", unit, upon(battle, target, victims), dice, weapon.damage, weapon.name)


def sure_wound(battle: Battle, unit: Unit, victim: Model, damage: int) -> LooseForecast:
    """A model is wounded without a roll."""
    with listening(None):
        suffers = upon(battle, battle.unit_of(victim), (exposed_to(battle, victim, 1.0),))
        return struck(battle, "charge", unit, suffers, (Blows(1, 1.0),), damage)


def struck(
    battle: Battle, mechanic: str, unit: Unit, suffers: Brunt, dice: Sequence[Blows], damage: int, weapon: str = ""
) -> LooseForecast:
    """Something that happens to a unit in close combat."""
    return LooseForecast(
        mechanic,
        {
            "unit": unit.id,
            "target": suffers.unit,
            "weapon": weapon,
            "blows": tuple(dice),
            "damage": damage,
            "manner": EVENLY,
            "incidents": CHOSEN,
            "ups": ups(),
            "brunts": (suffers,),
        },
    )


def assault(
    battle: Battle, unit: Unit, target: Unit, dice: Sequence[Blows], vehicles: Iterable[Model], terms: Terms
) -> LooseForecast:
    """Infantry runs at armour with charges in its hands."""
    with listening(None):
        victims = tuple(exposed_to(battle, vehicle, terms.pierces) for vehicle in vehicles)
        told = struck(battle, "assault", unit, upon(battle, target, victims), dice, terms.damage)
        own = losing(battle, unit, terms.order)
        return msgspec.structs.replace(told, data={**told.data, "own": own, "price": terms.price})


def losing(battle: Battle, unit: Unit, order: Iterable[Model]) -> Brunt:
    """What a unit loses in an order that its player chooses."""
    return upon(battle, unit, tuple(exposed_to(battle, model, 1.0) for model in order))


def overrun(battle: Battle, other: Unit, dice: int, order: Iterable[Model]) -> LooseForecast:
    """Armour runs over a unit with so many of its models on the path; they are lost in this order."""
    with listening(None):
        return LooseForecast(
            "overrun", {"unit": other.id, "dice": dice, "ups": ups(), "own": losing(battle, other, order)}
        )


# Tests


def morale(battle: Battle, unit: Unit) -> LooseForecast:
    """A unit tests its morale."""
    with listening(None):
        return LooseForecast("morale", {"unit": unit.id, "dice": nerves.morale_dice(battle, unit), "ups": ups()})


def initiative(battle: Battle, seat: SeatId, bid: int, other: int) -> LooseForecast:
    """The initiative test of a seat that bids so many points against so many of the other seat."""
    with listening(None):
        given = {seat: bid, 1 - seat: other}
        first, second = (bids.test_dice(battle, one) + bids.bought_dice(given[one]) for one in (seat, 1 - seat))
        return roll_off(seat, first, second)


def roll_off(seat: SeatId, first: int, second: int) -> LooseForecast:
    """The initiative test of a seat with so many dice against so many."""
    with listening(None):
        dice = (first, second) if first or second else bids.free_dice()
        return LooseForecast("initiative", {"seat": seat, "dice": dice, "ups": ups()})
