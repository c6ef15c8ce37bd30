"""Shooting: who may shoot at whom, the modifiers of a shot, and what its Failure cards do to the shooter."""

from functools import partial

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Forecast, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules import measure
from escarmouche.games.collision.rules.attacks import weapons
from escarmouche.games.collision.rules.attacks.attack import Attack, away_from, face_off, push_number, reload
from escarmouche.games.collision.rules.attacks.beam import beam_misses, choose_direction, is_beam, struck_by
from escarmouche.games.collision.rules.attacks.tokens import give_jam, jammed, pinned
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.characteristics import value_of
from escarmouche.games.collision.rules.cards.deck import FAILURE
from escarmouche.games.collision.rules.cards.rushed import rushed_draw
from escarmouche.games.collision.rules.events.attacks import BeamFired, BeamStruck, ShotDeclared
from escarmouche.games.collision.rules.lists.profile import Weapon
from escarmouche.games.collision.rules.moves.push_back import push
from escarmouche.games.collision.rules.state import Confrontation, Laid, Model
from escarmouche.table.geometry import inches

HIGH_GROUND = inches(3)
ASK_SHOOT_TARGET = Asks("shoot-target", "<model>", about=("model", "weapon"), says=("target",))


# Who may shoot at whom


def shoot_refused(battle: Battle, model: Model) -> Reason | None:
    """Why a model cannot take a Shoot action now, or None."""
    carried = weapons.arms(battle, model, "ranged")
    if not carried:
        return refusal("COL-SHOOT-01", "refused-no-ranged-weapon", model=model.id)
    reasons = [nothing_to_shoot(battle, model, weapon, targets(battle, model)) for weapon in carried]
    return pinned(model, "shoot") or (None if None in reasons else reasons[0])


def nothing_to_shoot(battle: Battle, model: Model, weapon: Weapon, aims: list[Model]) -> Reason | None:
    """Why a weapon cannot be shot at any of these models, or None."""
    barred = weapon_refused(battle, model, weapon)
    if barred is not None:
        return barred
    if any(shot_refused(battle, model, weapon, target) is None for target in aims):
        return None
    return refusal("COL-SHOOT-02", "refused-no-target", model=model.id, weapon=weapon.key)


def shot_refused(battle: Battle, model: Model, weapon: Weapon, target: Model) -> Reason | None:
    """Why a model may not shoot a weapon at a target, or None."""
    return (
        weapon_refused(battle, model, weapon)
        or unseen_target(battle, model, target)
        or out_of_range(battle, model, weapon, target)
        or beam_misses(battle, model, weapon, target)
    )


def weapon_refused(battle: Battle, model: Model, weapon: Weapon) -> Reason | None:
    """Why a model may not shoot a weapon at anybody, or None."""
    return jammed(battle, model, weapon) or weapons.too_heavy(battle, model, weapon)


@rule("COL-LOS-05", always=True)
def targets(battle: Battle, model: Model) -> list[Model]:
    """Only enemies are shot at or charged."""
    return battle.enemies(model)


@rule("COL-SHOOT-02")
def unseen_target(battle: Battle, model: Model, target: Model) -> Reason | None:
    """The target of a shot must be in the shooter's front arc and line of sight."""
    return unseen(battle, model, target)


def unseen(battle: Battle, model: Model, target: Model) -> Reason | None:
    """Why a model may not attack another for want of sight, or None."""
    return behind_one(battle, model, target) or out_of_sight(battle, model, target)


def behind_one(battle: Battle, model: Model, target: Model) -> Reason | None:
    """Nobody attacks what is not in the front arc."""
    if measure.faces(battle, model, target):
        return None
    return refusal("COL-LOS-02", "refused-behind", model=model.id, target=target.id)


@rule("COL-LOS-03")
def out_of_sight(battle: Battle, model: Model, target: Model) -> Reason | None:
    """Nobody attacks without a line of sight."""
    if measure.line_of_sight(battle, model, target):
        return None
    return refusal("COL-LOS-03", "refused-no-sight", model=model.id, target=target.id)


@rule("COL-SHOOT-03")
def out_of_range(battle: Battle, model: Model, weapon: Weapon, target: Model) -> Reason | None:
    """A target nearer than the minimum or farther than the maximum range cannot be shot at."""
    far = measure.apart(battle.body(model), battle.body(target))
    if measure.at_least(far, weapon.least) and measure.within(far, weapon.range):
        return None
    return refusal(
        "COL-SHOOT-03",
        "refused-range",
        target=target.id,
        weapon=weapon.key,
        distance=round(far),
        least_range=weapon.least,
        range=weapon.range,
    )


# The attack total


def attack_reasons(battle: Battle, attack: Attack) -> list[Reason]:
    """Everything that counts for the shooter."""
    model, target, weapon = battle.model(attack.model), battle.model(attack.target), attack.weapon
    situation = (
        rear_shot(battle, model, target),
        shot_from_above(battle, model, target),
        long_shot(battle, model, weapon, target),
        overwatch_shot(watching=attack.watching),
        None if attack.watching else rushed_shot(battle, model),
        aimed_shot(battle, model),
        weapons.unsteady(battle, model, weapon),
        weapons.suppression_bonus(battle, suppressing=attack.suppressing),
    )
    return [*ranged_skill(battle, model, weapon), *(reason for reason in situation if reason is not None)]


@rule("COL-SHOOT-05", otherwise=[])
def ranged_skill(battle: Battle, model: Model, weapon: Weapon) -> list[Reason]:
    """The RC of the character card, of its items and of the weapon."""
    return [*value_of(battle, model, "RC"), *weapons.modifier(weapon, "RC", "COL-SHOOT-05")]


@rule("COL-SHOOT-06")
def rear_shot(battle: Battle, model: Model, target: Model) -> Reason | None:
    """A shot from the target's rear arc has +1 RC."""
    behind = measure.from_behind(battle, (model.x, model.y), target)
    return Reason(+1, "COL-SHOOT-06") if behind else None


@rule("COL-SHOOT-07")
def shot_from_above(battle: Battle, model: Model, target: Model) -> Reason | None:
    """A shot at a target at least 3 inches lower has +1 RC."""
    high = measure.at_least(measure.height_above(battle, model, target), HIGH_GROUND)
    return Reason(+1, "COL-SHOOT-07") if high else None


@rule("COL-SHOOT-08")
def long_shot(battle: Battle, model: Model, weapon: Weapon, target: Model) -> Reason | None:
    """A shot beyond half the maximum range has -1 RC; by option also at exactly half."""
    far, half = measure.apart(battle.body(model), battle.body(target)), weapon.range / 2
    is_long = (
        measure.at_least(far, half) if battle.option("half_range") == "greater_or_equal" else measure.over(far, half)
    )
    return Reason(-1, "COL-SHOOT-08") if is_long else None


@rule("COL-SHOOT-09", "COL-OW-05")
def overwatch_shot(*, watching: bool) -> Reason | None:
    """An overwatch shot has -1 RC."""
    return Reason(-1, "COL-SHOOT-09") if watching else None


@rule("COL-SHOOT-10")
def rushed_shot(battle: Battle, model: Model) -> Reason | None:
    """A rushed shot has -2 RC."""
    return rushed_draw(battle, model)


@rule("COL-ACT-05")
def aimed_shot(battle: Battle, model: Model) -> Reason | None:
    """By option, a shot after aiming has +1 RC."""
    return Reason(+1, "COL-ACT-05") if model.aimed else None


# The defence total


def defence_reasons(battle: Battle, attack: Attack) -> list[Reason]:
    """Everything that counts for the target."""
    model, target = battle.model(attack.model), battle.model(attack.target)
    covered = None if weapons.ignores_cover(attack.weapon) else measure.cover(battle, model, target)
    return [*defence_skill(battle, target), *([covered] if covered is not None else [])]


@rule("COL-SHOOT-12", otherwise=[])
def defence_skill(battle: Battle, target: Model) -> list[Reason]:
    """The DEF of the target's character card and of its items."""
    return value_of(battle, target, "DEF")


# How many cards


@rule("COL-SHOOT-04", otherwise=1, always=True)
def shots(battle: Battle, attack: Attack) -> int:
    """The shooter's player draws as many cards as the weapon has shots."""
    return attack.weapon.shots + weapons.more_cards(battle, suppressing=attack.suppressing)


@rule("COL-SHOOT-11", otherwise=1, always=True)
def as_many(cards: int) -> int:
    """The target's player draws as many cards as the shooter's."""
    return cards


# The shot


@rule("COL-SHOOT-01")
def shoot(battle: Battle, model: Model, *, overwatch: bool = False, target: Model | None = None) -> Steps[None]:
    """Name a weapon and a target in sight and range, then fight the confrontation; on overwatch the target is given."""
    aims = targets(battle, model) if target is None else [target]
    weapon = yield from weapons.name_weapon(
        battle,
        model,
        weapons.arms(battle, model, "ranged"),
        lambda one: nothing_to_shoot(battle, model, one, aims),
        forecast_of=lambda one: (
            None if target is None else partial(forecast_of, battle, model, one, target, watching=overwatch)
        ),
    )
    if is_beam(weapon):
        yield from fire_beam(battle, model, weapon, aims, overwatch=overwatch)
    else:
        aim = target if target is not None else (yield from choose_target(battle, model, weapon))
        battle.tell(ShotDeclared(model=model.id, target=aim.id, weapon=weapon.key, watching=overwatch))
        told = partial(forecast_of, battle, model, weapon, aim, watching=overwatch)
        suppressing = yield from weapons.declare_suppression(battle, model, weapon, told)
        yield from resolve_shot(battle, Attack("shooting", model.id, aim.id, weapon, suppressing, watching=overwatch))
    model.aimed = False
    yield from reload(battle, model, weapon)


def choose_target(battle: Battle, model: Model, weapon: Weapon) -> Steps[Model]:
    """The shooter's player chooses an enemy."""
    chosen = yield Choose(
        model.owner,
        ASK_SHOOT_TARGET,
        "COL-SHOOT-02",
        lambda: [
            Option(
                str(one.id),
                "option-shoot-at",
                {"target": one.id},
                refused=refused,
                forecast=None if refused else partial(forecast_of, battle, model, weapon, one),
            )
            for one, refused in aims_of(battle, model, weapon)
        ],
        data={"model": model.id, "weapon": weapon.key},
    )
    return battle.model(int(chosen))


def forecast_of(
    battle: Battle, model: Model, weapon: Weapon, target: Model, *, suppressing: bool = False, watching: bool = False
) -> Forecast:
    """What will come of a shot, as far as its player can know."""
    from escarmouche.games.collision.rules.forecast import forecasts

    return forecasts.shot(
        battle, model.owner, model, weapon, target, suppressing=suppressing, watching=watching, covering=True
    )


def aims_of(battle: Battle, model: Model, weapon: Weapon) -> list[tuple[Model, Reason | None]]:
    """Whoever could be named as a target, with the reason why not: enemies, then friends."""
    enemies = [(one, shot_refused(battle, model, weapon, one)) for one in targets(battle, model)]
    friends = [(one, on_our_side(model, one)) for one in battle.on_table(model.owner) if one is not model]
    return enemies + [(one, reason) for one, reason in friends if reason is not None]


@rule("COL-LOS-05")
def on_our_side(model: Model, target: Model) -> Reason | None:
    """Nobody shoots at a model of the own gang."""
    if target.owner != model.owner:
        return None
    return refusal("COL-LOS-05", "refused-friend", model=model.id, target=target.id)


def fire_beam(battle: Battle, model: Model, weapon: Weapon, aims: list[Model], *, overwatch: bool) -> Steps[None]:
    """All models under the beam are attacked; what is left lapses only if the shooter dies."""
    direction = yield from choose_direction(battle, model, weapon, aims)
    struck = struck_by(battle, model, weapon, direction)
    battle.tell(
        BeamFired(
            model=model.id,
            weapon=weapon.key,
            direction=direction,
            models=tuple(other.id for other in struck),
            watching=overwatch,
        )
    )
    suppressing = yield from weapons.declare_suppression(battle, model, weapon)
    for other in struck:
        if model.place != "table" or other.place != "table":
            continue
        battle.tell(BeamStruck(model=model.id, target=other.id))
        stray = other.owner == model.owner
        yield from resolve_shot(battle, Attack("shooting", model.id, other.id, weapon, suppressing, overwatch, stray))


def resolve_shot(battle: Battle, attack: Attack) -> Steps[None]:
    """One confrontation of a shot: its hits, a push that follows a wound, and the jams of its Failure cards."""
    model, target = battle.model(attack.model), battle.model(attack.target)
    cards = as_many(shots(battle, attack))
    fought = yield from face_off(battle, attack, cards, attack_reasons(battle, attack), defence_reasons(battle, attack))
    far = push_number(battle, model, attack.weapon)
    if fought.wounded and far and target.place == "table":
        yield from push(battle, target, away_from(model, target), far, model.owner, "COL-PUSH-01")
    for _ in range(jams_from(fought.board)):
        if model.place == "table":
            yield from give_jam(battle, model, "failure")


# Failure cards


@rule("COL-SHOOT-17", otherwise=0)
def jams_from(board: Confrontation) -> int:
    """Every Failure card that the attacker played jams the shooter's weapon."""
    failures = sum(jams(laid) for laid in board.attack)
    if defended := sum(laid.top == FAILURE for laid in board.defence):
        failures += defended * CATALOGUE.number("COL-SHOOT-21")
    return each_jams(failures)


def jams(laid: Laid) -> bool:
    """Whether a column of the attacker jams the weapon."""
    if not laid.cover:
        return laid.card == FAILURE
    return replaced_failure_jams(laid) if laid.card == FAILURE else cover_jams(laid)


@rule("COL-SHOOT-18", always=True)
def replaced_failure_jams(laid: Laid) -> bool:
    """A Failure that was replaced is ignored; only the card on top counts."""
    return cover_jams(laid)


@rule("COL-SHOOT-19", otherwise=False)
def cover_jams(laid: Laid) -> bool:
    """Any card may replace another, but a Failure from the hand jams like a drawn one."""
    return laid.cover == FAILURE


@rule("COL-SHOOT-20", otherwise=0)
def each_jams(failures: int) -> int:
    """Each of several Failure cards gives a token of its own, once the wounds are resolved."""
    return failures
