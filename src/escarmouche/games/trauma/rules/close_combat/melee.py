"""Close combat: who reaches whom, the blows of a unit salvo by salvo, and what they do."""

import math
from collections.abc import Sequence
from functools import partial

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, ChooseSome, LooseForecast, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.trauma.rules import forecast
from escarmouche.games.trauma.rules.activation.morale import after, begin_action
from escarmouche.games.trauma.rules.activation.states import lose_orders
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties.losses import Hurt, close_ranks, model_options, remove
from escarmouche.games.trauma.rules.casualties.penetration import Wounds, how_many_fall, penetrate
from escarmouche.games.trauma.rules.casualties.structure import points_lost, tick
from escarmouche.games.trauma.rules.close_combat import suicide_assault
from escarmouche.games.trauma.rules.close_combat.suicide_assault import ASK_ODD_HITS, DEMOLITION
from escarmouche.games.trauma.rules.dice import FACES, is_down, rolled, succeeds
from escarmouche.games.trauma.rules.events.melee import BlowsStruck, ChargePlaced, FightBegan
from escarmouche.games.trauma.rules.lists.profile import Weapon
from escarmouche.games.trauma.rules.shooting.hits import Hits, tell_hits
from escarmouche.games.trauma.rules.shooting.salvos import Salvo, every_salvo, weapon_of, wrong_weapon
from escarmouche.games.trauma.rules.shooting.salvos import melee_salvos as weapons_together
from escarmouche.games.trauma.rules.space.measure import at_contact, is_contact, touching
from escarmouche.games.trauma.rules.state import Model, Unit
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
def base_to_body(battle: Battle, upper: Model, lower: Model) -> float:
    """The base of the higher model is measured to any part of the lower one."""
    high, low = battle.body(upper), battle.body(lower)
    return math.hypot(geometry.gap(high, low), max(0, high.z - low.z - low.height))


@rule("TRA-HEIGHT-01", otherwise=False)
def at_height(battle: Battle, a: Model, b: Model) -> bool:
    """Two models fight although their bases are not at contact if one stands higher, next to the body of the other."""
    if a.surface == b.surface or at_contact(battle, a, b):
        return False
    upper, lower = (a, b) if battle.z(a.surface) > battle.z(b.surface) else (b, a)
    return is_contact(base_to_body(battle, upper, lower))


@rule("TRA-HEIGHT-04", always=True)
def reaches(battle: Battle, a: Model, b: Model) -> bool:
    """Blows, hits and losses use the wider contact of those who fight at different heights."""
    return touching(battle, a, b) or at_height(battle, a, b)


@rule("TRA-HEIGHT-03", otherwise=True)
def takes_orders_at_height() -> bool:
    """Whoever fights at a height is not engaged and keeps his orders."""
    return False


def reached(battle: Battle, model: Model, units: Sequence[Unit]) -> bool:
    """Whether a model reaches anybody of some units."""
    return any(reaches(battle, model, enemy) for unit in units for enemy in battle.alive(unit))


@rule("TRA-MELEE-20", otherwise=[], always=True)
def foes(battle: Battle, unit: Unit) -> list[Unit]:
    """Whom a unit can fight is decided where its displacement ended, also if the contact is an old one."""
    return [
        enemy for enemy in battle.enemies(unit) if any(reached(battle, model, [enemy]) for model in battle.alive(unit))
    ]


# Whether to fight


@rule("TRA-MELEE-19", otherwise=False, always=True)
def armour_may_fight(battle: Battle, unit: Unit) -> bool:
    """Armour that ends a displacement at contact may fight if it has a melee weapon."""
    return bool(weapons_together(battle, unit))


def may_fight(battle: Battle, unit: Unit) -> bool:
    """Whether a unit has anything to do in close combat."""
    if battle.armoured(unit):
        return armour_may_fight(battle, unit)
    with listening(None):
        return any(option.refused is None for option in fight_options(battle, unit, []) if option.key != DONE)


def fight_refused(battle: Battle, unit: Unit) -> Reason | None:
    """Why a unit cannot start close combat where it stands, or None."""
    if not foes(battle, unit):
        return refusal("TRA-MELEE-01", "refused-no-contact", unit=unit.id)
    if not may_fight(battle, unit):
        number = "TRA-MELEE-19" if battle.armoured(unit) else "TRA-MELEE-04"
        return refusal(number, "refused-no-blows", unit=unit.id)
    return None


@rule("TRA-MELEE-01")
def offer(battle: Battle, unit: Unit) -> Steps[None]:
    """A unit that ends a displacement at contact with an enemy may start close combat; it need not."""
    if fight_refused(battle, unit) is not None:
        return
    note("TRA-MELEE-03")
    options = [Option(FIGHT, "option-fight"), Option(REFRAIN, "option-refrain")]
    key = yield Choose(unit.owner, ASK_FIGHT, "TRA-MELEE-01", options, data={"unit": unit.id})
    if key == FIGHT:
        yield from fight(battle, unit)


def fight(battle: Battle, unit: Unit) -> Steps[None]:
    """A close combat: all blows of one unit; afterwards it does nothing more."""
    begin_action(battle)
    enemies = foes(battle, unit)
    end_acting(battle)
    battle.tell(FightBegan(unit=unit.id, others=tuple(enemy.id for enemy in enemies)))
    if takes_orders_at_height():
        for one in (unit, *enemies):
            lose_orders(battle, one, "TRA-HEIGHT-03")
    yield from strike_all(battle, unit)
    if is_answered():
        for enemy in enemies:
            yield from strike_all(battle, enemy)


@rule("TRA-MELEE-03", always=True)
def end_acting(battle: Battle) -> None:
    """Close combat comes on top of the two actions, and after it there are no more."""
    battle.acting.fought = True


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
def melee_salvos(battle: Battle, unit: Unit) -> list[Salvo]:
    """All who have the same melee weapon strike together, one salvo for each type."""
    return [salvo for salvo in weapons_together(battle, unit) if salvo.copy == 1 or strikes_again(salvo)]


@rule("TRA-MELEE-08", always=True)
def out_of_reach(battle: Battle, unit: Unit, target: Unit) -> Reason | None:
    """The target of a melee salvo is a unit at contact with one of the attackers."""
    if target in foes(battle, unit):
        return None
    return refusal("TRA-MELEE-08", "refused-melee-reach", unit=target.id)


def struck_already(key: str, used: Sequence[str]) -> Reason | None:
    """Why a salvo cannot be struck a second time, or after a suicide assault."""
    if key in used:
        return refusal("TRA-MELEE-06", "refused-struck-already")
    return suicide_assault.replaces_it(used)


def salvo_refused(battle: Battle, unit: Unit, salvo: Salvo, target: Unit, used: Sequence[str]) -> Reason | None:
    """Why a melee salvo cannot be struck at a unit now."""
    return (
        wrong_weapon(weapon_of(battle, unit, salvo), melee=True)
        or struck_already(salvo.key, used)
        or out_of_reach(battle, unit, target)
        or nobody_takes_part(battle, unit, salvo, target, used)
    )


def nobody_takes_part(battle: Battle, unit: Unit, salvo: Salvo, target: Unit, used: Sequence[str]) -> Reason | None:
    """Why a salvo is empty: none of its bearers is at contact, or all of them have placed a charge instead."""
    if free_hands(battle, unit, salvo, target, used):
        return None
    return refusal("TRA-MELEE-09", "refused-nobody-strikes", unit=target.id)


def fight_options(battle: Battle, unit: Unit, used: Sequence[str]) -> list[Option]:
    """Every salvo at every enemy, suicide assaults, charges of demolition men, and the end."""
    options = [
        Option(
            f"{salvo.key}:{enemy.id}",
            "option-blows",
            {"weapon": weapon_of(battle, unit, salvo).name, "copy": salvo.copy, "target": enemy.id},
            refused=partial(salvo_refused, battle, unit, salvo, enemy, used),
            forecast=partial(foreseen, battle, unit, salvo, enemy, used),
        )
        for salvo in every_salvo(battle, unit)
        if not salvo.steady
        for enemy in battle.enemies(unit)
    ]
    options += suicide_assault.options(battle, unit, used, reach=reaches)
    options += charge_options(battle, unit, used)
    return [*options, Option(DONE, "option-blows-done")]


def foreseen(battle: Battle, unit: Unit, salvo: Salvo, target: Unit, used: Sequence[str]) -> LooseForecast:
    """What a melee salvo of all who can strike may do to a unit."""
    with listening(None):
        weapon, models = weapon_of(battle, unit, salvo), free_hands(battle, unit, salvo, target, used)
        dice = [
            forecast.Blows(
                melee_dice(weapon, [model]), forecast.share(die for die in FACES if is_hit(battle, model, die))
            )
            for model in models
        ]
        return forecast.blows(battle, unit, target, weapon, dice, within_reach(battle, models, target))


@rule("TRA-MELEE-06")
def strike_all(battle: Battle, unit: Unit) -> Steps[None]:
    """The attacker strikes his salvos in the order he likes, each at the target he likes."""
    used: list[str] = []
    while unit.place == "table":
        with listening(None):
            open_to = [option.key for option in fight_options(battle, unit, used) if option.refused is None]
        if open_to == [DONE]:
            return
        key: str = yield Choose(
            unit.owner,
            ASK_BLOWS,
            "TRA-MELEE-06",
            partial(fight_options, battle, unit, list(used)),
            data={"unit": unit.id},
            default=open_to[0],
        )
        if key == DONE:
            return
        kind, _, rest = key.partition(":")
        used.append(key if kind in (suicide_assault.ASSAULT, DEMOLITION) else kind)
        if kind == suicide_assault.ASSAULT:
            yield from suicide_assault.assault(battle, unit, battle.unit(int(rest)), used, reach=reaches)
        elif kind == DEMOLITION:
            man, _, victim = rest.partition(":")
            yield from place_charge(battle, unit, battle.model(int(man)), battle.model(int(victim)))
        else:
            salvo = next(salvo for salvo in melee_salvos(battle, unit) if salvo.key == kind)
            yield from strike(battle, unit, salvo, battle.unit(int(rest)), used)


# One salvo


@rule("TRA-MELEE-18", always=True, otherwise=False)
def any_enemy_will_do(battle: Battle) -> bool:
    """Whoever is at contact with any enemy takes part; by option only those at contact with the target."""
    return battle.option("melee_participants") == "any_enemy"


@rule("TRA-MELEE-09")
def fighters(battle: Battle, unit: Unit, salvo: Salvo, target: Unit) -> list[Model]:
    """Every bearer of the weapon who is at contact with an enemy can fight."""
    enemies = battle.enemies(unit) if any_enemy_will_do(battle) else [target]
    return [model for model in map(battle.model, salvo.models) if reached(battle, model, enemies)]


def free_hands(battle: Battle, unit: Unit, salvo: Salvo, target: Unit, used: Sequence[str]) -> list[Model]:
    """Those who can fight and have not placed a charge instead."""
    busy = suicide_assault.charges_placed(used)
    return [model for model in fighters(battle, unit, salvo, target) if model.id not in busy]


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
def strike(battle: Battle, unit: Unit, salvo: Salvo, target: Unit, used: list[str]) -> Steps[None]:
    """Target, fighters, precision, hits, penetration, losses."""
    weapon = weapon_of(battle, unit, salvo)
    if battle.armoured(target):
        note("TRA-MELEE-19")
    models = yield from who_strikes(battle, unit, free_hands(battle, unit, salvo, target, used))
    used += suicide_assault.taking_part(models)
    hits = roll_blows(battle, unit, target, weapon, models)
    victims = within_reach(battle, models, target)
    shared = (yield from share(battle, unit, victims, hits)) if hits else {}
    if shared:
        tell_hits(battle, target, shared)
        yield from hurt(battle, unit, target, weapon.damage, wound(battle, target, shared, weapon))


def within_reach(battle: Battle, models: Sequence[Model], target: Unit) -> list[Model]:
    """Those of a unit whom any of some models reaches."""
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


def roll_blows(battle: Battle, unit: Unit, target: Unit, weapon: Weapon, models: Sequence[Model]) -> int:
    """The precision test of a melee salvo: so many hits."""
    dice = rolled(battle, melee_dice(weapon, models), "TRA-MELEE-10", "melee")
    strikers = [model for model in models for _ in range(weapon.rate)]
    count = sum(is_hit(battle, model, die) for model, die in zip(strikers, dice, strict=False))
    ids = tuple(model.id for model in models)
    battle.tell(BlowsStruck(unit=unit.id, target=target.id, weapon=weapon.name, models=ids, dice=dice, hits=count))
    return count


@rule("TRA-MELEE-12")
def share(battle: Battle, unit: Unit, victims: Sequence[Model], hits: int) -> Steps[Hits]:
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
    """As for shooting, a wound costs a vehicle the Damage of the weapon; answered are the incidents."""
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


# Demolition


def charge_options(battle: Battle, unit: Unit, used: Sequence[str]) -> list[Option]:
    """Every model of the enemies at contact, for each demolition man who could wound it instead of striking."""
    men = [model for model in battle.alive(unit) if battle.has(model, DEMOLITION)]
    return [
        Option(
            f"{DEMOLITION}:{man.id}:{victim.id}",
            "option-charge",
            {"model": man.id, "victim": victim.id},
            refused=partial(charge_refused, battle, man, victim, used),
            forecast=partial(forecast.sure_wound, battle, unit, victim, CHARGE_DAMAGE),
        )
        for man in men
        for enemy in foes(battle, unit)
        for victim in battle.alive(enemy)
    ]


def charge_refused(battle: Battle, man: Model, victim: Model, used: Sequence[str]) -> Reason | None:
    """Why a demolition man cannot place a charge: he has, or he has fought otherwise, or he is too far away."""
    if man.id in suicide_assault.charges_placed(used) or suicide_assault.taking_part([man])[0] in used:
        return refusal("TRA-DEMO-02", "refused-charge-again", model=man.id)
    return not_at_hand(battle, man, victim)


@rule("TRA-DEMO-03", always=True)
def not_at_hand(battle: Battle, man: Model, victim: Model) -> Reason | None:
    """The demolition man himself must be at contact with his victim."""
    if reaches(battle, man, victim):
        return None
    return refusal("TRA-DEMO-03", "refused-charge-reach", model=man.id, victim=victim.id)


@rule("TRA-DEMO-02")
def place_charge(battle: Battle, unit: Unit, man: Model, victim: Model) -> Steps[None]:
    """Instead of striking a demolition man wounds one combatant without a roll, as a salvo of its own."""
    battle.tell(ChargePlaced(model=man.id, victim=victim.id))
    target = battle.unit_of(victim)
    harm = Hurt(unit=target.id, taken=[victim.id])
    if battle.armoured(target):
        harm.incidents = yield from damage_vehicle(battle, victim, 1, CHARGE_DAMAGE, unit)
        harm.lost = [] if victim.alive else [victim.id]
        yield from close_ranks(battle, target)
    else:
        lost = yield from remove(battle, [victim], "melee")
        harm.lost = [model.id for model in lost]
    yield from after(battle, [harm])
