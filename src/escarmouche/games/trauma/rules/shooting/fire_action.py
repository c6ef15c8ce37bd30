"""Shooting: who may fire, which salvo goes at whom, and which of its models take part."""

from collections.abc import Sequence
from functools import partial

import msgspec

from escarmouche.engine.ids import ModelId
from escarmouche.engine.keys import OptionKey
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, ChooseSome, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties.losses import model_options
from escarmouche.games.trauma.rules.forecast.salvo import salvo_forecast
from escarmouche.games.trauma.rules.lists.profile import Weapon
from escarmouche.games.trauma.rules.shooting import salvos as volleys
from escarmouche.games.trauma.rules.shooting.arcs import NAMES as ARC_NAMES
from escarmouche.games.trauma.rules.shooting.arcs import arc_name, has_arcs, settle, unsettle
from escarmouche.games.trauma.rules.shooting.precision import Shot, range_of_salvo, with_own_rules
from escarmouche.games.trauma.rules.shooting.salvos import Salvo, has_shot, weapon_of
from escarmouche.games.trauma.rules.shooting.targets import in_view, read_target, shooters, target_options
from escarmouche.games.trauma.rules.shooting.volley import resolve
from escarmouche.games.trauma.rules.space.measure import enemy_at_contact, engaged
from escarmouche.games.trauma.rules.state import ALERT_FIRE, Model, Unit
from escarmouche.games.trauma.rules.unit_classes import treated_as_armour

DONE = "done"
ASK_FIRE_SALVO = Asks(
    "fire-salvo",
    "<salvo>",
    "<salvo>:<unit>",
    "<salvo>:<number>-apart",
    DONE,
    about=("alert", "supported", "unit"),
    says=("apart", "arc", "copy", "range", "salvo", "steady", "target", "weapon"),
    values=[half for halves in ARC_NAMES.values() for half in halves],
)

ASK_WHO_FIRES = Asks("who-fires", "<model>", about=("unit",), says=("model",))


class SalvoAt(OptionKey, frozen=True):
    """A salvo at a target, which is a unit or the sniper apart from it."""

    salvo: str
    target: str


# Who may fire


@rule("TRA-FIRE-08", otherwise=False, always=True)
def armour_is_hindered(battle: Battle, unit: Unit) -> bool:
    """Armour with an enemy at contact fires all the same, unless the option demands that nobody stands there."""
    return battle.option("fire_at_contact") == "no_enemy_at_contact" and enemy_at_contact(battle, unit)


@rule("TRA-FIRE-07", always=True)
def is_hindered(battle: Battle, unit: Unit) -> bool:
    """A unit is free to fire unless it is engaged; by option, as long as no enemy is at Contact range of it."""
    if treated_as_armour(battle, unit):
        return armour_is_hindered(battle, unit)
    if battle.option("fire_at_contact") == "no_enemy_at_contact":
        return enemy_at_contact(battle, unit)
    return engaged(battle, unit)


@rule("TRA-FIRE-02", always=True)
def not_free(battle: Battle, unit: Unit) -> Reason | None:
    """A unit that is engaged, or by option has an enemy at contact, cannot fire."""
    if not is_hindered(battle, unit):
        return None
    number = "TRA-FIRE-08" if treated_as_armour(battle, unit) else "TRA-FIRE-02"
    return refusal(number, "refused-enemy-at-contact", unit=unit.id)


@rule("TRA-STATE-14")
def waits(unit: Unit) -> Reason | None:
    """A unit in reserve cannot act on the table."""
    return refusal("TRA-STATE-14", "refused-in-reserve", unit=unit.id) if unit.place == "reserve" else None


def fire_refused(battle: Battle, unit: Unit) -> Reason | None:
    """Why a unit cannot take the Fire action, or None."""
    reason = waits(unit) or not_free(battle, unit)
    if reason is None and not volleys.salvos(battle, unit):
        return refusal("TRA-FIRE-01", "refused-nothing-to-fire", unit=unit.id)
    return reason


@rule("TRA-FIRE-05", "TRA-SUPP-01", otherwise=False)
def is_supported_fire(announced: Sequence[str]) -> bool:
    """Two Fire actions are one supported fire."""
    return list(announced) == ["fire", "fire"]


# Which salvos are left


@rule("TRA-FIRE-01")
def fired_already(salvo: Salvo, fired: Sequence[str]) -> Reason | None:
    """Each weapon fires once in a Fire action."""
    if salvo.key in fired or all(has_shot(fired, salvo, model) for model in salvo.models):
        return refusal("TRA-FIRE-01", "refused-fired-already")
    return None


@rule("TRA-SUPP-02", always=True)
def fired_in_support(salvo: Salvo, fired: Sequence[str]) -> Reason | None:
    """Supported fire is like any other: each weapon fires once."""
    if fired_already(salvo, fired) is None:
        return None
    return refusal("TRA-SUPP-02", "refused-fired-already")


def shots_of(battle: Battle, unit: Unit, alert: Unit | None) -> list[str]:
    """What the unit has fired already: in its activation, or in its alert fire."""
    return battle.acting.fired if alert is None else unit.spent


@rule("TRA-SNIPER-01", otherwise=False)
def has_moved(battle: Battle, model: Model, alert: Unit | None) -> bool:
    """The second score of a sniper's weapon is for a bearer who does not move in his activation."""
    return model.moved if alert is not None else model.id in battle.acting.displaced


def not_steady(battle: Battle, salvo: Salvo, alert: Unit | None) -> Reason | None:
    """Why nobody may use the second score of a weapon, or None."""
    if not salvo.steady:
        return None
    note("TRA-SNIPER-05")
    if all(has_moved(battle, battle.model(index), alert) for index in salvo.models):
        return refusal("TRA-SNIPER-01", "refused-has-moved")
    return None


def able(battle: Battle, salvo: Salvo, fired: Sequence[str], alert: Unit | None) -> Salvo:
    """The salvo without those who have used their weapon already or moved too much to aim."""
    left = [index for index in salvo.models if not has_shot(fired, salvo, index)]
    if salvo.steady:
        left = [index for index in left if not has_moved(battle, battle.model(index), alert)]
    return msgspec.structs.replace(salvo, models=tuple(left))


@rule("TRA-LOCK-02")
def not_on_alert(weapon: Weapon) -> Reason | None:
    """A lock-on weapon cannot be fired on alert."""
    return refusal("TRA-LOCK-02", "refused-lock-on-alert") if volleys.locks_on(weapon) else None


# Choosing


@rule("TRA-SALVO-09", always=True)
def targets_now(
    battle: Battle, unit: Unit, salvo: Salvo, alert: Unit | None, settled: dict[str, list[Option]]
) -> list[Option]:
    """The target of a salvo is settled when it is fired, after everything that earlier salvos have done."""
    return target_options(battle, unit, salvo, alert=alert)


class Fire(msgspec.Struct):
    """One Fire action, or one alert fire at a unit; `only` are the salvos that may be fired in it."""

    unit: Unit
    supported: bool
    alert: Unit | None
    only: Sequence[str] | None
    settled: dict[str, list[Option]]


def held_back(battle: Battle, fire: Fire, salvo: Salvo) -> Reason | None:
    """Why a salvo cannot be fired at anybody now, or None."""
    fired = shots_of(battle, fire.unit, fire.alert)
    weapon = weapon_of(battle, fire.unit, salvo)
    again = fired_in_support(salvo, fired) if fire.supported else fired_already(salvo, fired)
    if again is None and fire.only is not None and salvo.key not in fire.only:
        again = refusal("TRA-FIRE-01", "refused-fired-already")
    if again is None and fire.alert is not None:
        again = not_on_alert(weapon)
    return again or not_free(battle, fire.unit) or not_steady(battle, salvo, fire.alert)


def left_to_fire(battle: Battle, fire: Fire) -> list[Salvo]:
    """The salvos that have not been fired yet."""
    fired = shots_of(battle, fire.unit, fire.alert)
    return [
        salvo
        for salvo in volleys.salvos(battle, fire.unit)
        if fired_already(salvo, fired) is None and (fire.only is None or salvo.key in fire.only)
    ]


def salvo_options(battle: Battle, fire: Fire) -> list[Option]:
    """Every salvo at every enemy unit, with the reason why not, and the end of the fire."""
    unit = fire.unit
    options = []
    for salvo in volleys.every_salvo(battle, unit):
        weapon = weapon_of(battle, unit, salvo)
        reason = volleys.wrong_weapon(weapon, melee=False)
        if reason is not None:
            options.append(Option(salvo.key, "option-weapon", {"salvo": salvo.key, "weapon": weapon.name}, reason))
            continue
        ready = able(battle, salvo, shots_of(battle, unit, fire.alert), fire.alert)
        reason = held_back(battle, fire, salvo)
        targets = targets_now(battle, unit, ready if ready.models else salvo, fire.alert, fire.settled)
        options += [salvo_option(battle, fire, ready, target, reason) for target in targets]
    return [*options, Option(DONE, "option-salvo-done")]


def salvo_option(battle: Battle, fire: Fire, salvo: Salvo, target: Option, reason: Reason | None) -> Option:
    """One salvo at one target."""
    weapon = weapon_of(battle, fire.unit, salvo)
    enemy, lone = read_target(battle, target.key)
    data = {"salvo": salvo.key, "weapon": weapon.name, "copy": salvo.copy, "steady": salvo.steady}
    if has_arcs(battle, fire.unit):
        data["arc"] = arc_name(battle, fire.unit, salvo.weapon)
    return Option(
        str(SalvoAt(salvo.key, target.key)),
        "option-salvo-steady" if salvo.steady else "option-salvo",
        {**data, "target": enemy.id, "apart": lone, "range": target.data["range"]},
        reason if reason is not None else (lambda: target.refused),
        partial(
            salvo_forecast,
            battle,
            fire.unit,
            salvo,
            enemy,
            lone=lone,
            supported=fire.supported,
            alert=fire.alert is not None,
        ),
    )


@rule("TRA-SALVO-05", otherwise=DONE)
def choose_salvo(battle: Battle, fire: Fire) -> Steps[str]:
    """The firing player chooses the order of his salvos and a target for each."""
    key: str = yield Choose(
        fire.unit.owner,
        ASK_FIRE_SALVO,
        "TRA-SALVO-05",
        lambda: salvo_options(battle, fire),
        default=DONE,
        data={"unit": fire.unit.id, "supported": fire.supported, "alert": fire.alert is not None},
    )
    return key


def all_of_them(battle: Battle, unit: Unit, models: Sequence[Model]) -> list[ModelId]:
    """Everybody who can fire."""
    return [model.id for model in models]


@rule("TRA-SALVO-08")
def who_fires(battle: Battle, unit: Unit, models: Sequence[Model]) -> Steps[list[ModelId]]:
    """The firing player may leave models out of a salvo."""
    everybody = all_of_them(battle, unit, models)
    if len(everybody) == 1:
        return everybody
    keys = yield ChooseSome(
        unit.owner,
        ASK_WHO_FIRES,
        "TRA-SALVO-08",
        model_options(models),
        least=1,
        default=[str(index) for index in everybody],
        routine=True,
        data={"unit": unit.id},
    )
    return [index for index in everybody if str(index) in keys]


# Firing


def fire(
    battle: Battle,
    unit: Unit,
    *,
    supported: bool = False,
    alert: Unit | None = None,
    only: Sequence[str] | None = None,
) -> Steps[None]:
    """A Fire action, or alert fire at a unit: salvo after salvo until the player is done."""
    action = Fire(unit, supported, alert, only, {})
    if alert is None:
        leave_watchers(battle, unit)
    leave_reserves(battle, unit)
    if alert is not None or not shots_of(battle, unit, alert):
        unsettle(unit)
    while unit.place == "table" and left_to_fire(battle, action) and (alert is None or alert.place == "table"):
        key = yield from choose_salvo(battle, action)
        if key == DONE:
            return
        yield from fire_one(battle, action, SalvoAt.read(key))


def leave_watchers(battle: Battle, unit: Unit) -> None:
    """Note that whoever only fires draws no alert fire, where enemies are on alert."""
    if any(ALERT_FIRE in enemy.orders for enemy in battle.enemies(unit)):
        note("TRA-ALERT-01", "TRA-ALERT-03")


def leave_reserves(battle: Battle, unit: Unit) -> None:
    """Note that enemies in reserve are no targets, where there are any."""
    if any(other.owner != unit.owner and other.place == "reserve" for other in battle.state.units):
        note("TRA-STATE-14")


def fire_one(battle: Battle, fire: Fire, at: SalvoAt) -> Steps[None]:
    """Fire one salvo at one target."""
    unit, fired = fire.unit, shots_of(battle, fire.unit, fire.alert)
    whole = next(salvo for salvo in volleys.salvos(battle, unit) if salvo.key == at.salvo)
    salvo = able(battle, whole, fired, fire.alert)
    target, lone = read_target(battle, at.target)
    firing = yield from who_fires(battle, unit, shooters(battle, unit, salvo, target, lone=lone))
    mark_fired(battle, fire, whole, firing)
    seen = {index: in_view(battle, unit, salvo, battle.model(index), (target, lone)) for index in firing}
    settle(battle, unit, salvo.weapon, seen, target, lone=lone)
    salvo = msgspec.structs.replace(salvo, models=tuple(firing))
    alert = fire.alert is not None
    yield from resolve(battle, shot_at(battle, unit, salvo, target, lone=lone, supported=fire.supported, alert=alert))


def shot_at(
    battle: Battle,
    unit: Unit,
    salvo: Salvo,
    target: Unit,
    *,
    lone: bool = False,
    supported: bool = False,
    alert: bool = False,
) -> Shot:
    """A salvo on its way to a target."""
    distance = range_of_salvo(battle, unit, salvo, target, lone=lone)
    shot = Shot(unit, salvo, weapon_of(battle, unit, salvo), target, lone, distance, supported, alert)
    return with_own_rules(battle, shot)


def mark_fired(battle: Battle, fire: Fire, salvo: Salvo, firing: Sequence[ModelId]) -> None:
    """Write down what was fired; a sniper's weapon that nobody is left to fire is fired with both of its scores."""
    marks = [*shots_of(battle, fire.unit, fire.alert), *volleys.shot_marks(salvo, firing)]
    marks += [
        other.key
        for other in volleys.salvos(battle, fire.unit)
        if other.key not in marks and all(has_shot(marks, other, model) for model in other.models)
    ]
    if fire.alert is None:
        battle.acting.fired = marks
        battle.acting.aimed += firing if salvo.steady else ()
    else:
        fire.unit.spent = marks
