"""Close combat: whether a unit fights, and the salvos of blows among which it chooses."""

from functools import partial

from escarmouche.engine.keys import OptionKey, read_key
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.activation.morale import begin_action
from escarmouche.games.trauma.rules.activation.states import lose_orders
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.close_combat import blows, contact, demolition, suicide_assault
from escarmouche.games.trauma.rules.close_combat.fight import Assault, Charge, Strike, Used
from escarmouche.games.trauma.rules.dice import FACES
from escarmouche.games.trauma.rules.events.melee import FightBegan
from escarmouche.games.trauma.rules.forecast.close_combat import blows_forecast
from escarmouche.games.trauma.rules.forecast.records import Blows, BlowsForecast
from escarmouche.games.trauma.rules.forecast.victims import share
from escarmouche.games.trauma.rules.own_rules import Occasion, gain
from escarmouche.games.trauma.rules.shooting.salvos import Salvo, every_salvo, weapon_of, wrong_weapon
from escarmouche.games.trauma.rules.shooting.salvos import melee_salvos as weapons_together
from escarmouche.games.trauma.rules.state import Unit

DONE, FIGHT, REFRAIN = "done", "fight", "refrain"
ASK_FIGHT = Asks("fight", FIGHT, REFRAIN, about=("unit",))
ASK_BLOWS = Asks(
    "blows",
    "<salvo>:<unit>",
    Assault.pattern(),
    Charge.pattern(),
    DONE,
    about=("unit",),
    says=("copy", "model", "target", "victim", "weapon"),
)


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
        return any(option.refused is None for option in fight_options(battle, unit, Used()) if option.key != DONE)


def fight_refused(battle: Battle, unit: Unit) -> Reason | None:
    """Why a unit cannot start close combat where it stands, or None."""
    if not contact.foes(battle, unit):
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
    enemies = contact.foes(battle, unit)
    end_acting(battle)
    battle.tell(FightBegan(unit=unit.id, others=tuple(enemy.id for enemy in enemies)))
    # Whoever fights at a height is not engaged and keeps his orders.
    if not CATALOGUE.holds("TRA-HEIGHT-03"):
        for one in (unit, *enemies):
            lose_orders(battle, one, "TRA-HEIGHT-03")
    yield from strike_all(battle, unit)
    # Only the active unit strikes; the others wait for their own activation.
    if not CATALOGUE.holds("TRA-MELEE-17"):
        for enemy in enemies:
            yield from strike_all(battle, enemy)


@rule("TRA-MELEE-03", always=True)
def end_acting(battle: Battle) -> None:
    """Close combat comes on top of the two actions, and after it there are no more."""
    battle.acting.fought = True


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
    if target in contact.foes(battle, unit):
        return None
    return refusal("TRA-MELEE-08", "refused-melee-reach", unit=target.id)


def struck_already(key: str, used: Used) -> Reason | None:
    """Why a salvo cannot be struck a second time, or after a suicide assault."""
    if key in used.salvos:
        return refusal("TRA-MELEE-06", "refused-struck-already")
    return suicide_assault.replaces_it(used)


def salvo_refused(battle: Battle, unit: Unit, salvo: Salvo, target: Unit, used: Used) -> Reason | None:
    """Why a melee salvo cannot be struck at a unit now."""
    return (
        wrong_weapon(weapon_of(battle, unit, salvo), melee=True)
        or struck_already(salvo.key, used)
        or out_of_reach(battle, unit, target)
        or nobody_takes_part(battle, unit, salvo, target, used)
    )


def nobody_takes_part(battle: Battle, unit: Unit, salvo: Salvo, target: Unit, used: Used) -> Reason | None:
    """Why a salvo is empty: none of its bearers is at contact, or all of them have placed a charge instead."""
    if blows.free_hands(battle, unit, salvo, target, used):
        return None
    return refusal("TRA-MELEE-09", "refused-nobody-strikes", unit=target.id)


def fight_options(battle: Battle, unit: Unit, used: Used) -> list[Option]:
    """Every salvo at every enemy, suicide assaults, charges of demolition men, and the end."""
    options = [
        Option(
            str(Strike(salvo.key, enemy.id)),
            "option-blows",
            {"weapon": weapon_of(battle, unit, salvo).name, "copy": salvo.copy, "target": enemy.id},
            refused=partial(salvo_refused, battle, unit, salvo, enemy, used),
            forecast=partial(forecast_of, battle, unit, salvo, enemy, used),
        )
        for salvo in every_salvo(battle, unit)
        if not salvo.steady
        for enemy in battle.enemies(unit)
    ]
    options += suicide_assault.options(battle, unit, used)
    options += demolition.charge_options(battle, unit, used)
    return [*options, Option(DONE, "option-blows-done")]


def forecast_of(battle: Battle, unit: Unit, salvo: Salvo, target: Unit, used: Used) -> BlowsForecast:
    """What a melee salvo of all who can strike may do to a unit."""
    with listening(None):
        weapon, models = weapon_of(battle, unit, salvo), blows.free_hands(battle, unit, salvo, target, used)
        weapon = gain(battle, unit, models, weapon, Occasion(target, melee=True)).weapon
        dice = [
            Blows(blows.melee_dice(weapon, [model]), share(die for die in FACES if blows.is_hit(battle, model, die)))
            for model in models
        ]
        return blows_forecast(battle, unit, target, weapon, dice, blows.within_reach(battle, models, target))


@rule("TRA-MELEE-06")
def strike_all(battle: Battle, unit: Unit) -> Steps[None]:
    """The attacker strikes his salvos in the order he likes, each at the target he likes."""
    used = Used()
    while unit.place == "table":
        with listening(None):
            open_to = [option.key for option in fight_options(battle, unit, used) if option.refused is None]
        if open_to == [DONE]:
            return
        key: str = yield Choose(
            unit.owner,
            ASK_BLOWS,
            "TRA-MELEE-06",
            partial(fight_options, battle, unit, used.copy()),
            data={"unit": unit.id},
            default=open_to[0],
        )
        if key == DONE:
            return
        yield from carry_out(battle, unit, read_key(key, Assault, Charge, Strike), used)


def carry_out(battle: Battle, unit: Unit, key: OptionKey, used: Used) -> Steps[None]:
    """A suicide assault, a charge, or a salvo of blows."""
    if isinstance(key, Assault):
        used.assaulted = True
        yield from suicide_assault.assault(battle, unit, battle.unit(key.target), used)
    elif isinstance(key, Charge):
        used.charged.append(key.model)
        yield from demolition.place_charge(battle, unit, battle.model(key.model), battle.model(key.victim))
    elif isinstance(key, Strike):
        used.salvos.append(key.salvo)
        salvo = next(salvo for salvo in melee_salvos(battle, unit) if salvo.key == key.salvo)
        yield from blows.strike(battle, unit, salvo, battle.unit(key.target), used)
