"""Close combat: who reaches whom, the blows of a unit salvo by salvo, and what they do."""

import math
from collections.abc import Sequence
from functools import partial

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, ChooseSome, LooseForecast, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.trauma.rules import forecast, suicide
from escarmouche.games.trauma.rules.dice import FACES, is_down, rolled, succeeds
from escarmouche.games.trauma.rules.events.melee import BlowsStruck, ChargePlaced, FightBegan
from escarmouche.games.trauma.rules.field import Field
from escarmouche.games.trauma.rules.hits import Hits, tell_hits
from escarmouche.games.trauma.rules.losses import Hurt, close_ranks, model_options, remove
from escarmouche.games.trauma.rules.measure import at_contact, is_contact, touching
from escarmouche.games.trauma.rules.morale import after, begin_action
from escarmouche.games.trauma.rules.penetration import Wounds, how_many_fall, penetrate
from escarmouche.games.trauma.rules.profile import Weapon
from escarmouche.games.trauma.rules.salvos import Salvo, every_salvo, weapon_of, wrong_weapon
from escarmouche.games.trauma.rules.salvos import melee_salvos as weapons_together
from escarmouche.games.trauma.rules.state import Model, Unit
from escarmouche.games.trauma.rules.states import lose_orders
from escarmouche.games.trauma.rules.structure import points_lost, tick
from escarmouche.games.trauma.rules.suicide import ASK_ODD_HITS, DEMOLITION
from escarmouche.table import geometry

DONE, FIGHT, REFRAIN = "done", "fight", "refrain"
CHARGE_DAMAGE = 1
ASK_FIGHT = Asks("fight", FIGHT, REFRAIN, about=("unit",))
ASK_WHO_STRIKES = Asks("who-strikes", "<model>", about=("unit",), says=("model",))
ASK_VICTIMS = Asks("victims", "<model>", about=("count", "unit"), says=("model",))
ASK_BLOWS = Asks(
    "blows",
    "<salvo>:<unit>",
    "assault:<unit>",
    "demolition:<model>:<model>",
    DONE,
    about=("unit",),
    says=("copy", "model", "target", "victim", "weapon"),
)


# Who reaches whom


@rule("TRA-HEIGHT-02")
def base_to_body(field: Field, upper: Model, lower: Model) -> float:
    """The base of the higher model is measured to any part of the lower one."""
    high, low = field.body(upper), field.body(lower)
    return math.hypot(geometry.gap(high, low), max(0, high.z - low.z - low.height))


@rule("TRA-HEIGHT-01", otherwise=False)
def at_height(field: Field, a: Model, b: Model) -> bool:
    """Two models fight although their bases are not at contact if one stands higher, next to the body of the other."""
    if a.surface == b.surface or at_contact(field, a, b):
        return False
    upper, lower = (a, b) if field.z(a.surface) > field.z(b.surface) else (b, a)
    return is_contact(base_to_body(field, upper, lower))


@rule("TRA-HEIGHT-04", always=True)
def reaches(field: Field, a: Model, b: Model) -> bool:
    """Blows, hits and losses use the wider contact of those who fight at different heights."""
    return touching(field, a, b) or at_height(field, a, b)


@rule("TRA-HEIGHT-03", otherwise=True)
def takes_orders_at_height() -> bool:
    """Whoever fights at a height is not engaged and keeps his orders."""
    return False


def reached(field: Field, model: Model, units: Sequence[Unit]) -> bool:
    """Whether a model reaches anybody of some units."""
    return any(reaches(field, model, enemy) for unit in units for enemy in field.alive(unit))


@rule("TRA-MELEE-20", otherwise=[], always=True)
def foes(field: Field, unit: Unit) -> list[Unit]:
    """Whom a unit can fight is decided where its displacement ended, also if the contact is an old one."""
    return [
        enemy for enemy in field.enemies(unit) if any(reached(field, model, [enemy]) for model in field.alive(unit))
    ]


# Whether to fight


@rule("TRA-MELEE-19", otherwise=False, always=True)
def armour_may_fight(field: Field, unit: Unit) -> bool:
    """Armour that ends a displacement at contact may fight if it has a melee weapon."""
    return bool(weapons_together(field, unit))


def may_fight(field: Field, unit: Unit) -> bool:
    """Whether a unit has anything to do in close combat."""
    if field.armoured(unit):
        return armour_may_fight(field, unit)
    with listening(None):
        return any(option.refused is None for option in fight_options(field, unit, []) if option.key != DONE)


def fight_refused(field: Field, unit: Unit) -> Reason | None:
    """Why a unit cannot start close combat where it stands, or None."""
    if not foes(field, unit):
        return refusal("TRA-MELEE-01", "refused-no-contact", unit=unit.id)
    if not may_fight(field, unit):
        number = "TRA-MELEE-19" if field.armoured(unit) else "TRA-MELEE-04"
        return refusal(number, "refused-no-blows", unit=unit.id)
    return None


@rule("TRA-MELEE-01")
def offer(field: Field, unit: Unit) -> Steps[None]:
    """A unit that ends a displacement at contact with an enemy may start close combat; it need not."""
    if fight_refused(field, unit) is not None:
        return
    note("TRA-MELEE-03")
    options = [Option(FIGHT, "option-fight"), Option(REFRAIN, "option-refrain")]
    key = yield Choose(unit.owner, ASK_FIGHT, "TRA-MELEE-01", options, data={"unit": unit.id})
    if key == FIGHT:
        yield from fight(field, unit)


def fight(field: Field, unit: Unit) -> Steps[None]:
    """A close combat: all blows of one unit; afterwards it does nothing more."""
    begin_action(field)
    enemies = foes(field, unit)
    end_acting(field)
    field.tell(FightBegan(unit=unit.id, others=tuple(enemy.id for enemy in enemies)))
    if takes_orders_at_height():
        for one in (unit, *enemies):
            lose_orders(field, one, "TRA-HEIGHT-03")
    yield from strike_all(field, unit)
    if is_answered():
        for enemy in enemies:
            yield from strike_all(field, enemy)


@rule("TRA-MELEE-03", always=True)
def end_acting(field: Field) -> None:
    """Close combat comes on top of the two actions, and after it there are no more."""
    field.acting.fought = True


@rule("TRA-MELEE-17", otherwise=True)
def is_answered() -> bool:
    """Only the active unit strikes; the others wait for their own activation."""
    return False


# Choosing blows


@rule("TRA-MELEE-05", otherwise=False)
def strikes_again(salvo: Salvo) -> bool:
    """Whoever has the same melee weapon twice strikes two salvos with it."""
    return salvo.copy > 1


@rule("TRA-MELEE-04", otherwise=[])
def melee_salvos(field: Field, unit: Unit) -> list[Salvo]:
    """All who have the same melee weapon strike together, one salvo for each type."""
    return [salvo for salvo in weapons_together(field, unit) if salvo.copy == 1 or strikes_again(salvo)]


@rule("TRA-MELEE-08", always=True)
def out_of_reach(field: Field, unit: Unit, target: Unit) -> Reason | None:
    """The target of a melee salvo is a unit at contact with one of the attackers."""
    if target in foes(field, unit):
        return None
    return refusal("TRA-MELEE-08", "refused-melee-reach", unit=target.id)


def struck_already(key: str, used: Sequence[str]) -> Reason | None:
    """Why a salvo cannot be struck a second time, or after a suicide assault."""
    if key in used:
        return refusal("TRA-MELEE-06", "refused-struck-already")
    return suicide.replaces_it(used)


def salvo_refused(field: Field, unit: Unit, salvo: Salvo, target: Unit, used: Sequence[str]) -> Reason | None:
    """Why a melee salvo cannot be struck at a unit now."""
    return (
        wrong_weapon(weapon_of(field, unit, salvo), melee=True)
        or struck_already(salvo.key, used)
        or out_of_reach(field, unit, target)
        or nobody_takes_part(field, unit, salvo, target, used)
    )


def nobody_takes_part(field: Field, unit: Unit, salvo: Salvo, target: Unit, used: Sequence[str]) -> Reason | None:
    """Why a salvo is empty: none of its bearers is at contact, or all of them have placed a charge instead."""
    if free_hands(field, unit, salvo, target, used):
        return None
    return refusal("TRA-MELEE-09", "refused-nobody-strikes", unit=target.id)


def fight_options(field: Field, unit: Unit, used: Sequence[str]) -> list[Option]:
    """Every salvo at every enemy, suicide assaults, charges of demolition men, and the end."""
    options = [
        Option(
            f"{salvo.key}:{enemy.id}",
            "option-blows",
            {"weapon": weapon_of(field, unit, salvo).name, "copy": salvo.copy, "target": enemy.id},
            refused=partial(salvo_refused, field, unit, salvo, enemy, used),
            forecast=partial(foreseen, field, unit, salvo, enemy, used),
        )
        for salvo in every_salvo(field, unit)
        if not salvo.steady
        for enemy in field.enemies(unit)
    ]
    options += suicide.options(field, unit, used, reach=reaches)
    options += charge_options(field, unit, used)
    return [*options, Option(DONE, "option-blows-done")]


def foreseen(field: Field, unit: Unit, salvo: Salvo, target: Unit, used: Sequence[str]) -> LooseForecast:
    """What a melee salvo of all who can strike may do to a unit."""
    with listening(None):
        weapon, models = weapon_of(field, unit, salvo), free_hands(field, unit, salvo, target, used)
        dice = [
            forecast.Blows(
                melee_dice(weapon, [model]), forecast.share(die for die in FACES if is_hit(field, model, die))
            )
            for model in models
        ]
        return forecast.blows(field, unit, target, weapon, dice, within_reach(field, models, target))


@rule("TRA-MELEE-06")
def strike_all(field: Field, unit: Unit) -> Steps[None]:
    """The attacker strikes his salvos in the order he likes, each at the target he likes."""
    used: list[str] = []
    while unit.place == "table":
        with listening(None):
            open_to = [option.key for option in fight_options(field, unit, used) if option.refused is None]
        if open_to == [DONE]:
            return
        key: str = yield Choose(
            unit.owner,
            ASK_BLOWS,
            "TRA-MELEE-06",
            partial(fight_options, field, unit, list(used)),
            data={"unit": unit.id},
            default=open_to[0],
        )
        if key == DONE:
            return
        kind, _, rest = key.partition(":")
        used.append(key if kind in (suicide.ASSAULT, DEMOLITION) else kind)
        if kind == suicide.ASSAULT:
            yield from suicide.assault(field, unit, field.unit(int(rest)), used, reach=reaches)
        elif kind == DEMOLITION:
            man, _, victim = rest.partition(":")
            yield from place_charge(field, unit, field.model(int(man)), field.model(int(victim)))
        else:
            salvo = next(salvo for salvo in melee_salvos(field, unit) if salvo.key == kind)
            yield from strike(field, unit, salvo, field.unit(int(rest)), used)


# One salvo


@rule("TRA-MELEE-18", always=True, otherwise=False)
def any_enemy_will_do(field: Field) -> bool:
    """Whoever is at contact with any enemy takes part; by option only those at contact with the target."""
    return field.option("melee_participants") == "any_enemy"


@rule("TRA-MELEE-09")
def fighters(field: Field, unit: Unit, salvo: Salvo, target: Unit) -> list[Model]:
    """Every bearer of the weapon who is at contact with an enemy can fight."""
    enemies = field.enemies(unit) if any_enemy_will_do(field) else [target]
    return [model for model in map(field.model, salvo.models) if reached(field, model, enemies)]


def free_hands(field: Field, unit: Unit, salvo: Salvo, target: Unit, used: Sequence[str]) -> list[Model]:
    """Those who can fight and have not placed a charge instead."""
    busy = suicide.charges_placed(used)
    return [model for model in fighters(field, unit, salvo, target) if model.id not in busy]


def who_strikes(field: Field, unit: Unit, models: Sequence[Model]) -> Steps[list[Model]]:
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
def strike(field: Field, unit: Unit, salvo: Salvo, target: Unit, used: list[str]) -> Steps[None]:
    """Target, fighters, precision, hits, penetration, losses."""
    weapon = weapon_of(field, unit, salvo)
    if field.armoured(target):
        note("TRA-MELEE-19")
    models = yield from who_strikes(field, unit, free_hands(field, unit, salvo, target, used))
    used += suicide.taking_part(models)
    hits = roll_blows(field, unit, target, weapon, models)
    victims = within_reach(field, models, target)
    shared = (yield from share(field, unit, victims, hits)) if hits else {}
    if shared:
        tell_hits(field, target, shared)
        yield from hurt(field, unit, target, weapon.damage, wound(field, target, shared, weapon))


def within_reach(field: Field, models: Sequence[Model], target: Unit) -> list[Model]:
    """Those of a unit whom any of some models reaches."""
    return [model for model in field.alive(target) if any(reaches(field, one, model) for one in models)]


@rule("TRA-MELEE-10")
def melee_dice(weapon: Weapon, models: Sequence[Model]) -> int:
    """As many dice as the Rate of the weapon for everybody who strikes."""
    return weapon.rate * len(models)


@rule("TRA-WARRIOR-01", always=True)
def warrior_hits(field: Field, model: Model, die: int) -> bool:
    """A warrior hits with Downs."""
    return is_down(die)


@rule("TRA-MELEE-11", otherwise=False, always=True)
def blow_hits(die: int) -> bool:
    """Every Up is a hit."""
    return succeeds(die)


def is_hit(field: Field, model: Model, die: int) -> bool:
    """Whether a die of a model is a hit."""
    return warrior_hits(field, model, die) if field.has(model, "warrior") else blow_hits(die)


def roll_blows(field: Field, unit: Unit, target: Unit, weapon: Weapon, models: Sequence[Model]) -> int:
    """The precision test of a melee salvo: so many hits."""
    dice = rolled(field, melee_dice(weapon, models), "TRA-MELEE-10", "melee")
    strikers = [model for model in models for _ in range(weapon.rate)]
    count = sum(is_hit(field, model, die) for model, die in zip(strikers, dice, strict=False))
    ids = tuple(model.id for model in models)
    field.tell(BlowsStruck(unit=unit.id, target=target.id, weapon=weapon.name, models=ids, dice=dice, hits=count))
    return count


@rule("TRA-MELEE-12")
def share(field: Field, unit: Unit, victims: Sequence[Model], hits: int) -> Steps[Hits]:
    """Hits are shared evenly among those at contact with a fighter; the attacker says who gets the odd ones."""
    if not victims:
        return {}
    each, odd = divmod(hits, len(victims))
    more = [str(model.id) for model in victims[:odd]]
    if odd and len(victims) > 1:
        more = yield ChooseSome(
            unit.owner,
            ASK_ODD_HITS,
            "TRA-MELEE-12",
            model_options(victims),
            least=odd,
            most=odd,
            default=more,
            data={"unit": unit.id, "count": odd},
        )
    found = {model.id: each + (str(model.id) in more) for model in victims}
    return {index: count for index, count in found.items() if count}


@rule("TRA-MELEE-13", otherwise=[])
def wound(field: Field, target: Unit, hits: Hits, weapon: Weapon) -> list[Wounds]:
    """Penetration is tested as for shooting: Force against Armour, a die for each hit."""
    return penetrate(field, target, hits, weapon.force, number="TRA-MELEE-13")


# Losses


def hurt(field: Field, unit: Unit, target: Unit, damage: int, wounds: Sequence[Wounds]) -> Steps[None]:
    """What the wounds of a salvo do, and the morale of whoever suffered them."""
    harm = Hurt(unit=target.id)
    gone: list[Model] = []
    for group, count in wounds:
        if not count:
            continue
        if field.armoured(target):
            harm.incidents += yield from damage_vehicle(field, group.models[0], count, damage, unit)
            gone += [] if group.models[0].alive else [group.models[0]]
        else:
            gone += yield from choose_victims(field, unit, group.models, how_many_fall(count, len(group.models)))
    harm.taken = [model.id for model in gone]
    if field.armoured(target):
        yield from close_ranks(field, target)
    elif gone:
        gone = yield from remove(field, gone, "melee")
    harm.lost = [model.id for model in gone]
    yield from after(field, [harm])


@rule("TRA-MELEE-15", otherwise=0)
def damage_vehicle(field: Field, vehicle: Model, wounds: int, damage: int, unit: Unit) -> Steps[int]:
    """As for shooting, a wound costs a vehicle the Damage of the weapon; answered are the incidents."""
    return (yield from tick(field, vehicle, points_lost(wounds, damage), unit.owner, melee=True))


@rule("TRA-MELEE-14")
def choose_victims(field: Field, unit: Unit, models: Sequence[Model], count: int) -> Steps[list[Model]]:
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


# Demolition


def charge_options(field: Field, unit: Unit, used: Sequence[str]) -> list[Option]:
    """Every model of the enemies at contact, for each demolition man who could wound it instead of striking."""
    men = [model for model in field.alive(unit) if field.has(model, DEMOLITION)]
    return [
        Option(
            f"{DEMOLITION}:{man.id}:{victim.id}",
            "option-charge",
            {"model": man.id, "victim": victim.id},
            refused=partial(charge_refused, field, man, victim, used),
            forecast=partial(forecast.sure_wound, field, unit, victim, CHARGE_DAMAGE),
        )
        for man in men
        for enemy in foes(field, unit)
        for victim in field.alive(enemy)
    ]


def charge_refused(field: Field, man: Model, victim: Model, used: Sequence[str]) -> Reason | None:
    """Why a demolition man cannot place a charge: he has, or he has fought otherwise, or he is too far away."""
    if man.id in suicide.charges_placed(used) or suicide.taking_part([man])[0] in used:
        return refusal("TRA-DEMO-02", "refused-charge-again", model=man.id)
    return not_at_hand(field, man, victim)


@rule("TRA-DEMO-03", always=True)
def not_at_hand(field: Field, man: Model, victim: Model) -> Reason | None:
    """The demolition man himself must be at contact with his victim."""
    if reaches(field, man, victim):
        return None
    return refusal("TRA-DEMO-03", "refused-charge-reach", model=man.id, victim=victim.id)


@rule("TRA-DEMO-02")
def place_charge(field: Field, unit: Unit, man: Model, victim: Model) -> Steps[None]:
    """Instead of striking a demolition man wounds one combatant without a roll, as a salvo of its own."""
    field.tell(ChargePlaced(model=man.id, victim=victim.id))
    target = field.unit_of(victim)
    harm = Hurt(unit=target.id, taken=[victim.id])
    if field.armoured(target):
        harm.incidents = yield from damage_vehicle(field, victim, 1, CHARGE_DAMAGE, unit)
        harm.lost = [] if victim.alive else [victim.id]
        yield from close_ranks(field, target)
    else:
        lost = yield from remove(field, [victim], "melee")
        harm.lost = [model.id for model in lost]
    yield from after(field, [harm])
