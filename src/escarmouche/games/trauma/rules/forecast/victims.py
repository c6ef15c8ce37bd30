"""Whom an attack may hit, and what their unit is like when it suffers."""

from collections.abc import Iterable

import msgspec

from escarmouche.engine.ids import ModelId
from escarmouche.games.trauma.rules.activation import morale as nerves
from escarmouche.games.trauma.rules.activation.states import heads_down
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties.care import may_return
from escarmouche.games.trauma.rules.casualties.losses import Hurt
from escarmouche.games.trauma.rules.casualties.penetration import armour_of, force_against, wounding_faces
from escarmouche.games.trauma.rules.casualties.structure import resists, ticking_order
from escarmouche.games.trauma.rules.dice import FACES, succeeds
from escarmouche.games.trauma.rules.forecast.records import Brunt, Company, Member, Victim
from escarmouche.games.trauma.rules.lists.profile import Weapon
from escarmouche.games.trauma.rules.space.measure import nearest_first
from escarmouche.games.trauma.rules.state import Model, Unit


def share(faces: Iterable[int]) -> float:
    """How likely a die shows one of these faces."""
    return len(list(faces)) / len(FACES)


def ups() -> float:
    """How likely a die of a simple test succeeds."""
    return share(die for die in FACES if succeeds(die))


def in_order(battle: Battle, origin: Model, models: Iterable[Model]) -> list[Model]:
    """Models from the nearest outward."""
    return [model for group in nearest_first(battle, origin, models) for model in group]


def upon(
    battle: Battle, unit: Unit, victims: tuple[Victim, ...], *, thrown: bool = False, stray: bool = False
) -> Brunt:
    """What an attack may do to these victims of a unit."""
    who = company(battle, unit)
    return Brunt(unit.id, victims, len(who.members), battle.armoured(unit), who, thrown, stray)


def victim(
    battle: Battle, model: Model, weapon: Weapon, *, supported: bool = False, near: float = 0, place: int = 0
) -> Victim:
    """A model that may be hit by a weapon."""
    armour = armour_of(battle, model)
    wounds: float = battle.remembered(
        ("wounds", weapon.force, armour, supported),
        lambda: share(wounding_faces(force_against(weapon.force, armour, supported=supported), armour)),
    )
    return exposed_to(battle, model, wounds, armour, near=near, place=place)


def exposed_to(
    battle: Battle, model: Model, wounds: float, armour: int = 0, *, near: float = 0, place: int = 0
) -> Victim:
    """A model that may be hit by something that wounds it with this probability."""
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
    """One member of a unit: its Morale, whether its death shakes the others, whether it can give care."""
    model = battle.model(index)
    cared_for = may_return(battle, model)
    return Member(
        index,
        nerves.nerve(battle, model),
        nerves.lost_its_officer(battle, Hurt(model.unit, [index])),
        cared_for and battle.has(model, "heal"),
        cared_for and battle.has(model, "medical_armour"),
    )
