"""One salvo of blows: who strikes, how often they hit, and whom they wound."""

from collections.abc import Sequence

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import ChooseSome, Steps
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.rules.activation.morale import after
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties.losses import Hurt, close_ranks, model_options, remove
from escarmouche.games.trauma.rules.casualties.penetration import Wounds, how_many_fall, penetrate
from escarmouche.games.trauma.rules.casualties.structure import points_lost, tick
from escarmouche.games.trauma.rules.close_combat.contact import reached, reaches
from escarmouche.games.trauma.rules.close_combat.fight import Used
from escarmouche.games.trauma.rules.close_combat.suicide_assault import shared_evenly
from escarmouche.games.trauma.rules.dice import is_down, rolled, succeeds
from escarmouche.games.trauma.rules.events.melee import BlowsStruck
from escarmouche.games.trauma.rules.lists.profile import Weapon
from escarmouche.games.trauma.rules.own_rules import Gain, Occasion, gain, use_up
from escarmouche.games.trauma.rules.shooting.hits import Hits, tell_hits
from escarmouche.games.trauma.rules.shooting.salvos import Salvo, weapon_of
from escarmouche.games.trauma.rules.state import Model, Unit

ASK_WHO_STRIKES = Asks("who-strikes", "<model>", about=("unit",), says=("model",))
ASK_VICTIMS = Asks("victims", "<model>", about=("count", "unit"), says=("model",))


@rule("TRA-MELEE-18", always=True, otherwise=False)
def any_enemy_will_do(battle: Battle) -> bool:
    """Whether contact with any enemy is enough to take part in a salvo; by option it must be the target."""
    return battle.option("melee_participants") == "any_enemy"


@rule("TRA-MELEE-09")
def fighters(battle: Battle, unit: Unit, salvo: Salvo, target: Unit) -> list[Model]:
    """Every bearer of the weapon who is at contact with an enemy can fight."""
    enemies = battle.enemies(unit) if any_enemy_will_do(battle) else [target]
    return [model for model in map(battle.model, salvo.models) if reached(battle, model, enemies)]


def free_hands(battle: Battle, unit: Unit, salvo: Salvo, target: Unit, used: Used) -> list[Model]:
    """Those who can fight and have not placed a charge instead."""
    return [model for model in fighters(battle, unit, salvo, target) if model.id not in used.charged]


def who_strikes(battle: Battle, unit: Unit, models: Sequence[Model]) -> Steps[list[Model]]:
    """The attacker may leave models out of a salvo."""
    if len(models) < 2:
        return list(models)
    keys = yield ChooseSome(
        unit.owner,
        ASK_WHO_STRIKES,
        "TRA-MELEE-18",
        model_options(models),
        least=1,
        default=[str(model.id) for model in models],
        routine=True,
        data={"unit": unit.id},
    )
    return [model for model in models if str(model.id) in keys]


@rule("TRA-MELEE-07")
def strike(battle: Battle, unit: Unit, salvo: Salvo, target: Unit, used: Used) -> Steps[None]:
    """One salvo of blows: target, fighters, precision, hits, penetration, losses."""
    weapon = weapon_of(battle, unit, salvo)
    if battle.armoured(target):
        note("TRA-MELEE-19")
    models = yield from who_strikes(battle, unit, free_hands(battle, unit, salvo, target, used))
    used.struck += [model.id for model in models]
    own = gain(battle, unit, models, weapon, Occasion(target, melee=True))
    weapon = own.weapon
    use_up(battle, unit, own)
    hits = roll_blows(battle, unit, target, own, models)
    victims = within_reach(battle, models, target)
    shared = (yield from share(battle, unit, victims, hits)) if hits else {}
    if shared:
        tell_hits(battle, target, shared)
        yield from hurt(battle, unit, target, weapon.damage, wound(battle, target, shared, weapon))


def within_reach(battle: Battle, models: Sequence[Model], target: Unit) -> list[Model]:
    """The models of a unit whom any of some models reaches."""
    return [model for model in battle.alive(target) if any(reaches(battle, one, model) for one in models)]


@rule("TRA-MELEE-10")
def melee_dice(weapon: Weapon, models: Sequence[Model]) -> int:
    """As many dice as the Rate of the weapon for everybody who strikes."""
    return weapon.rate * len(models)


@rule("TRA-WARRIOR-01", always=True)
def warrior_hits(battle: Battle, model: Model, die: int) -> bool:
    """A warrior hits with Downs."""
    return is_down(die)


@rule("TRA-MELEE-11", otherwise=False, always=True)
def blow_hits(die: int) -> bool:
    """Every Up is a hit."""
    return succeeds(die)


def is_hit(battle: Battle, model: Model, die: int) -> bool:
    """Whether a die of a model is a hit."""
    return warrior_hits(battle, model, die) if battle.has(model, "warrior") else blow_hits(die)


def roll_blows(battle: Battle, unit: Unit, target: Unit, own: Gain, models: Sequence[Model]) -> int:
    """The precision test of a melee salvo, with what rules of one's own make of it; returns the number of hits."""
    weapon = own.weapon
    dice = rolled(battle, melee_dice(weapon, models), "TRA-MELEE-10", "melee")
    strikers = [model for model in models for _ in range(weapon.rate)]
    count = sum(is_hit(battle, model, die) for model, die in zip(strikers, dice, strict=False))
    ids = tuple(model.id for model in models)
    battle.tell(
        BlowsStruck(
            unit=unit.id,
            target=target.id,
            weapon=weapon.name,
            models=ids,
            dice=dice,
            hits=count,
            reasons=own.reasons,
        )
    )
    return count


@rule("TRA-MELEE-12")
def share(battle: Battle, unit: Unit, victims: Sequence[Model], hits: int) -> Steps[Hits]:
    """Hits are shared evenly among those at contact with a fighter; the attacker says who gets the odd ones."""
    return (yield from shared_evenly(unit, victims, hits, "TRA-MELEE-12")) if victims else {}


@rule("TRA-MELEE-13", otherwise=[])
def wound(battle: Battle, target: Unit, hits: Hits, weapon: Weapon) -> list[Wounds]:
    """Penetration is tested as for shooting: Force against Armour, a die for each hit."""
    return penetrate(battle, target, hits, weapon.force, number="TRA-MELEE-13")


# Losses


def hurt(battle: Battle, unit: Unit, target: Unit, damage: int, wounds: Sequence[Wounds]) -> Steps[None]:
    """What the wounds of a salvo do, and the morale of whoever suffered them."""
    harm = Hurt(unit=target.id)
    gone: list[Model] = []
    for group, count in wounds:
        if not count:
            continue
        if battle.armoured(target):
            harm.incidents += yield from damage_vehicle(battle, group.models[0], count, damage, unit)
            gone += [] if group.models[0].alive else [group.models[0]]
        else:
            gone += yield from choose_victims(battle, unit, group.models, how_many_fall(count, len(group.models)))
    harm.taken = [model.id for model in gone]
    if battle.armoured(target):
        yield from close_ranks(battle, target)
    elif gone:
        gone = yield from remove(battle, gone, "melee")
    harm.lost = [model.id for model in gone]
    yield from after(battle, [harm])


@rule("TRA-MELEE-15", otherwise=0)
def damage_vehicle(battle: Battle, vehicle: Model, wounds: int, damage: int, unit: Unit) -> Steps[int]:
    """As for shooting, a wound costs a vehicle the Damage of the weapon; returns the incidents."""
    return (yield from tick(battle, vehicle, points_lost(wounds, damage), unit.owner, melee=True))


@rule("TRA-MELEE-14")
def choose_victims(battle: Battle, unit: Unit, models: Sequence[Model], count: int) -> Steps[list[Model]]:
    """The attacker chooses who of those that were hit is eliminated."""
    if count >= len(models):
        return list(models)
    keys = yield ChooseSome(
        unit.owner,
        ASK_VICTIMS,
        "TRA-MELEE-14",
        model_options(models),
        least=count,
        most=count,
        data={"unit": unit.id, "count": count},
    )
    return [model for model in models if str(model.id) in keys]
