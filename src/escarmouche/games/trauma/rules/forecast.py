"""Forecasts: everything that the rules would use for salvos, blows, assaults and tests, collected as plain data.

Whatever the rules ask on the way is taken to be answered by its default: everybody fires or strikes, all failed dice of
a supported fire are rolled again, indirect fire is aimed at the first model that is seen, a sniper shoots at the first
one too, and among models equally near the first of the list counts. Looking ahead applies no rule, so none is noted.
"""

from collections.abc import Iterable, Sequence

import msgspec

from escarmouche.engine.questions import LooseForecast, SeatId
from escarmouche.engine.rulebook import listening
from escarmouche.games.trauma.rules import initiative as bids
from escarmouche.games.trauma.rules import morale as nerves
from escarmouche.games.trauma.rules.care import may_return
from escarmouche.games.trauma.rules.dice import FACES, succeeds
from escarmouche.games.trauma.rules.field import Field
from escarmouche.games.trauma.rules.hits import Bystanders, cancels
from escarmouche.games.trauma.rules.indirect import exposed, in_blast, is_thrown, keeps_to_vehicles
from escarmouche.games.trauma.rules.losses import Hurt
from escarmouche.games.trauma.rules.measure import apart, cut, members, nearest_first
from escarmouche.games.trauma.rules.orders import hides
from escarmouche.games.trauma.rules.penetration import armour_of, force_against, wounding_faces
from escarmouche.games.trauma.rules.precision import (
    Shot,
    grants_reroll,
    has_support,
    hits_of,
    hitting_faces,
    precision_dice,
    range_of_salvo,
)
from escarmouche.games.trauma.rules.profile import Weapon
from escarmouche.games.trauma.rules.salvos import Salvo, is_indirect, weapon_of
from escarmouche.games.trauma.rules.sighting import seen_models
from escarmouche.games.trauma.rules.state import Model, Unit
from escarmouche.games.trauma.rules.states import heads_down
from escarmouche.games.trauma.rules.structure import INCIDENTS, PROPULSION, incident_of, resists, ticking_order
from escarmouche.games.trauma.rules.targets import shooters
from escarmouche.games.trauma.rules.volley import has_cover, in_the_way, measures, witnesses

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


def salvo(field: Field, unit: Unit, salvo: Salvo, target: Unit, *, lone: bool, supported: bool) -> LooseForecast:
    """A unit fires a salvo at a target from where everybody stands."""
    with listening(None):
        firing = [model.id for model in shooters(field, unit, salvo, target, lone=lone)]
        salvo = msgspec.structs.replace(salvo, models=tuple(firing))
        weapon = weapon_of(field, unit, salvo)
        distance = range_of_salvo(field, unit, salvo, target, lone=lone)
        shot = Shot(unit, salvo, weapon, target, lone, distance, supported)
        hiding = hides(field, target)
        cover = [die for die in FACES if cancels(die, hiding=hiding)] if has_cover(field, shot) else []
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
                "brunts": brunts(field, shot),
            },
        )


def manner(shot: Shot) -> str:
    """How the hits of a salvo are shared out."""
    if shot.salvo.steady:
        return FREELY
    return BURST if is_indirect(shot.weapon) and not keeps_to_vehicles(shot.weapon) else EVENLY


def brunts(field: Field, shot: Shot) -> tuple[Brunt, ...]:
    """Everybody who may be hit by a salvo, those in the corridor before the target."""
    if is_indirect(shot.weapon):
        return spread(field, shot)
    origin = measures(field, shot)
    strays = [
        brunt(field, shot, one.unit, in_order(field, origin, one.models), stray=True)
        for one in by_nearness(field, origin, in_the_way(field, shot))
    ]
    seen = seen_models(field, witnesses(field, shot), shot.target, lone=shot.lone)
    if not shot.salvo.steady:
        seen = in_order(field, origin, seen)
    return (*strays, brunt(field, shot, shot.target, seen))


def spread(field: Field, shot: Shot) -> tuple[Brunt, ...]:
    """Everybody whom an indirect salvo may hit, from the first model that is seen outward."""
    seen = seen_models(field, field.alive(shot.unit), shot.target, lone=shot.lone)
    if not seen:
        return ()
    aimed = seen[0]
    vehicles = keeps_to_vehicles(shot.weapon)
    about = members(field, shot.target, lone=shot.lone) if vehicles else exposed(field, shot.target, lone=shot.lone)
    others = [model for model in about if model is not aimed and (vehicles or in_blast(field, aimed, model))]
    hit = [aimed, *in_order(field, aimed, others)]
    return tuple(
        brunt(
            field,
            shot,
            field.unit(index),
            [model for model in hit if model.unit == index],
            places={model.id: place for place, model in enumerate(hit)},
            stray=index != aimed.unit,
        )
        for index in dict.fromkeys(model.unit for model in hit)
    )


def in_order(field: Field, origin: Model, models: Iterable[Model]) -> list[Model]:
    """Models from the nearest outward."""
    return [model for group in nearest_first(field, origin, models) for model in group]


def by_nearness(field: Field, origin: Model, strays: Sequence[Bystanders]) -> list[Bystanders]:
    """The units in the corridor, that whose nearest model is nearest first."""
    return sorted(strays, key=lambda one: min(cut(apart(field, origin, model)) for model in one.models))


def brunt(
    field: Field,
    shot: Shot,
    unit: Unit,
    models: Iterable[Model],
    *,
    places: dict[int, int] | None = None,
    stray: bool = False,
) -> Brunt:
    """What a salvo may do to some models of a unit."""
    origin = measures(field, shot)
    victims = tuple(
        victim(
            field,
            model,
            shot.weapon,
            supported=has_support(shot),
            near=cut(apart(field, origin, model)),
            place=places[model.id] if places else 0,
        )
        for model in models
    )
    thrown = is_indirect(shot.weapon) and is_thrown(field, unit)
    return upon(field, unit, victims, thrown=thrown, stray=stray)


def upon(field: Field, unit: Unit, victims: tuple[Victim, ...], *, thrown: bool = False, stray: bool = False) -> Brunt:
    """What an attack may do to these victims of a unit."""
    who = company(field, unit)
    return Brunt(unit.id, victims, len(who.members), field.armoured(unit), who, thrown, stray)


def victim(
    field: Field, model: Model, weapon: Weapon, *, supported: bool = False, near: float = 0, place: int = 0
) -> Victim:
    """A model as a hit of a weapon meets it."""
    armour = armour_of(field, model)
    wounds: float = field.remembered(
        ("wounds", weapon.force, armour, supported),
        lambda: share(wounding_faces(force_against(weapon.force, armour, supported=supported), armour)),
    )
    return exposed_to(field, model, wounds, armour, near=near, place=place)


def exposed_to(
    field: Field, model: Model, wounds: float, armour: int = 0, *, near: float = 0, place: int = 0
) -> Victim:
    """A model as something meets it that wounds so often."""
    line = ticking_order(field.profiles[model.unit].structure)[model.ticks :]
    sturdy = bool(line) and resists(field, model)
    return Victim(model.id, wounds, armour, line, sturdy, model.immobile, near, place)


# Who may suffer


def company(field: Field, unit: Unit) -> Company:
    """A unit that may suffer."""
    lost = [model.id for model in field.alive(unit)]
    lying = {model.id for model in field.alive(unit) if model.down}
    members = (member for member in tempers(field, unit) if member.model in lost)
    numbers = range(1, len(lost) + 1)
    return Company(
        unit.id,
        tuple(msgspec.structs.replace(one, down=True) if one.model in lying else one for one in members),
        next((count for count in numbers if nerves.lost_many(field, Hurt(unit.id, lost[:count]))), 0),
        not (nerves.need_not_test(field, unit) or nerves.has_tested(field, unit)),
        unit.disorganised,
        unit.down,
        heads_down(field, unit),
    )


def tempers(field: Field, unit: Unit) -> list[Member]:
    """Every member of a unit as it was before the game: these things never change."""
    found: list[Member] = field.remembered(
        ("tempers", unit.id), lambda: [temper(field, index) for index in unit.models]
    )
    return found


def temper(field: Field, index: int) -> Member:
    """One of a unit that may suffer, on his feet."""
    model = field.model(index)
    cared_for = may_return(field, model)
    return Member(
        index,
        field.kit(model).morale,
        nerves.lost_its_officer(field, Hurt(model.unit, [index])),
        cared_for and field.has(model, "heal"),
        cared_for and field.has(model, "medical_armour"),
    )


# Close combat


def blows(
    field: Field, unit: Unit, target: Unit, weapon: Weapon, dice: Sequence[Blows], reached: Iterable[Model]
) -> LooseForecast:
    """A unit strikes those of another whom it reaches with so many dice."""
    with listening(None):
        victims = tuple(victim(field, model, weapon) for model in reached)
        return struck(field, "melee", unit, upon(field, target, victims), dice, weapon.damage, weapon.name)


def sure_wound(field: Field, unit: Unit, victim: Model, damage: int) -> LooseForecast:
    """A model is wounded without a roll."""
    with listening(None):
        suffers = upon(field, field.unit_of(victim), (exposed_to(field, victim, 1.0),))
        return struck(field, "charge", unit, suffers, (Blows(1, 1.0),), damage)


def struck(
    field: Field, mechanic: str, unit: Unit, suffers: Brunt, dice: Sequence[Blows], damage: int, weapon: str = ""
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
    field: Field, unit: Unit, target: Unit, dice: Sequence[Blows], vehicles: Iterable[Model], terms: Terms
) -> LooseForecast:
    """Infantry runs at armour with charges in its hands."""
    with listening(None):
        victims = tuple(exposed_to(field, vehicle, terms.pierces) for vehicle in vehicles)
        told = struck(field, "assault", unit, upon(field, target, victims), dice, terms.damage)
        own = losing(field, unit, terms.order)
        return msgspec.structs.replace(told, data={**told.data, "own": own, "price": terms.price})


def losing(field: Field, unit: Unit, order: Iterable[Model]) -> Brunt:
    """What a unit loses in an order that its player chooses."""
    return upon(field, unit, tuple(exposed_to(field, model, 1.0) for model in order))


def overrun(field: Field, other: Unit, dice: int, order: Iterable[Model]) -> LooseForecast:
    """Armour runs over a unit with so many of its models on the path; they are lost in this order."""
    with listening(None):
        return LooseForecast(
            "overrun", {"unit": other.id, "dice": dice, "ups": ups(), "own": losing(field, other, order)}
        )


# Tests


def morale(field: Field, unit: Unit) -> LooseForecast:
    """A unit tests its morale."""
    with listening(None):
        return LooseForecast("morale", {"unit": unit.id, "dice": nerves.morale_dice(field, unit), "ups": ups()})


def initiative(field: Field, seat: SeatId, bid: int, other: int) -> LooseForecast:
    """The initiative test of a seat that bids so many points against so many of the other seat."""
    with listening(None):
        given = {seat: bid, 1 - seat: other}
        first, second = (bids.test_dice(field, one) + bids.bought_dice(given[one]) for one in (seat, 1 - seat))
        return roll_off(seat, first, second)


def roll_off(seat: SeatId, first: int, second: int) -> LooseForecast:
    """The initiative test of a seat with so many dice against so many."""
    with listening(None):
        dice = (first, second) if first or second else bids.free_dice()
        return LooseForecast("initiative", {"seat": seat, "dice": dice, "ups": ups()})
