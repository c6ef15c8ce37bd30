"""Charging: whom a model may charge, how far it gets, the fight, and the push that follows."""

import math
from functools import partial

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Forecast, Option, Steps
from escarmouche.engine.reasons import Reason, refusal, total
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules import traits
from escarmouche.games.collision.rules.attacks import weapons
from escarmouche.games.collision.rules.attacks.attack import Attack, away_from, face_off, push_number, reload
from escarmouche.games.collision.rules.attacks.charge_move import arrive, charge_length, is_hopeless
from escarmouche.games.collision.rules.attacks.shooting import targets, unseen
from escarmouche.games.collision.rules.attacks.tokens import pinned
from escarmouche.games.collision.rules.battle import NUMBERS, Battle
from escarmouche.games.collision.rules.cards.characteristics import test, value_of
from escarmouche.games.collision.rules.cards.deck import SUCCESS, draw_shown, failure, secondary
from escarmouche.games.collision.rules.cards.rushed import rushed_draw, rushed_other_draw
from escarmouche.games.collision.rules.events import attacks as events
from escarmouche.games.collision.rules.lists.profile import Weapon
from escarmouche.games.collision.rules.measure import apart, cover, from_behind, under, within
from escarmouche.games.collision.rules.mission.loot import burdened, is_burdened
from escarmouche.games.collision.rules.moves.move import Walked
from escarmouche.games.collision.rules.moves.push_back import push
from escarmouche.games.collision.rules.state import Model
from escarmouche.table.geometry import bearing, inches

FARTHEST = inches(NUMBERS["default_maximum_charge_distance"])
CHARGE_PUSH = inches(1)
GUARD_TEST = 6
ONE_HANDED = 1
NOWHERE = -1
"""The reach of a Failure card: not even as far as a target in contact."""
ASK_CHARGE_TARGET = Asks("charge-target", "<model>", about=("model",), says=("target",))


# Whom a model may charge


def charge_barred(battle: Battle, model: Model) -> Reason | None:
    """Why a model cannot take a Charge action now, or None."""
    barred = pinned(model, "charge") or no_weapon_for_it(battle, model)
    if barred is not None or any(charge_refused(battle, model, target) is None for target in targets(battle, model)):
        return barred
    return refusal("COL-CHARGE-02", "refused-no-charge-target", model=model.id)


def no_weapon_for_it(battle: Battle, model: Model) -> Reason | None:
    """Why a model may charge with none of its weapons, or None."""
    reasons = [weapons.too_heavy(battle, model, weapon) for weapon in weapons.close_arms(battle, model)]
    return None if None in reasons else reasons[0]


def charge_refused(battle: Battle, model: Model, target: Model) -> Reason | None:
    """Why a model may not charge a target, or None; what is quickly seen comes first."""
    return (
        pinned(model, "charge")
        or far_away(battle, model, target)
        or unseen_quarry(battle, model, target)
        or too_far(battle, model, target)
    )


@rule("COL-CHARGE-02")
def unseen_quarry(battle: Battle, model: Model, target: Model) -> Reason | None:
    """The target of a charge must be in the charger's front arc and line of sight."""
    return unseen(battle, model, target)


@rule("COL-CHARGE-04")
def far_away(battle: Battle, model: Model, target: Model) -> Reason | None:
    """A charge at a target far beyond the maximum distance cannot be declared."""
    limit = farthest_charge(battle, model)
    return out_of_distance(battle, model, target, limit) if is_hopeless(battle, model, target, limit) else None


@rule("COL-CHARGE-04")
def too_far(battle: Battle, model: Model, target: Model) -> Reason | None:
    """A charge at a target to which every way is longer than the maximum distance cannot be declared."""
    limit = farthest_charge(battle, model)
    if charge_length(battle, model, target, limit) is not None:
        return None
    if within(apart(battle.body(model), battle.body(target)), limit):
        return refusal("COL-CHARGE-09", "refused-charge-no-way", model=model.id, target=target.id, limit=limit)
    return out_of_distance(battle, model, target, limit)


def out_of_distance(battle: Battle, model: Model, target: Model, limit: int) -> Reason:
    """Why a target that is too far away cannot be charged: by its distance, or because of a heavy object."""
    far = round(apart(battle.body(model), battle.body(target)))
    number = "COL-PICK-07" if is_burdened(battle, model) else "COL-CHARGE-04"
    return refusal(number, "refused-charge-distance", model=model.id, target=target.id, distance=far, limit=limit)


def farthest_charge(battle: Battle, model: Model) -> int:
    """The maximum charge distance of a model with what it carries."""
    return burdened(battle, model, own_distance(battle, model))


@rule("COL-CHARGE-03")
def own_distance(battle: Battle, model: Model) -> int:
    """5 inches, unless the character card or an item says otherwise."""
    given = traits.own_charge_distance(battle, model)
    return FARTHEST if given is None else given


# The reach


def reach_of(battle: Battle, model: Model, card: str) -> int:
    """How far a card carries the charger, in thousandths."""
    if fails_at_once(card):
        return NOWHERE
    return success_reach(battle, model) if card == SUCCESS else number_reach(battle, model, card)


@rule("COL-CHARGE-08", otherwise=False)
def fails_at_once(card: str) -> bool:
    """A Failure card fails at any distance, even at 0."""
    return failure(card)


@rule("COL-CHARGE-07", otherwise=NOWHERE)
def success_reach(battle: Battle, model: Model) -> int:
    """A Success reaches the maximum distance."""
    return full_distance(battle, model)


@rule("COL-CHARGE-26")
def full_distance(battle: Battle, model: Model) -> int:
    """The 5 inches of a Success are the normal maximum; a model's own maximum takes their place."""
    return farthest_charge(battle, model)


def number_reach(battle: Battle, model: Model, card: str) -> int:
    """A number card reaches its secondary number, less what rushing takes, plus what an item adds."""
    hurry = rushed_other_draw(battle, model)
    printed = battle.setup.secondary.get(card, secondary(card))
    number = max(0, printed + (hurry.value if hurry is not None else 0))
    return min(
        burdened(battle, model, inches(number) + traits.more_reach(battle, model)), farthest_charge(battle, model)
    )


@rule("COL-CHARGE-05")
def draw_reach(battle: Battle, model: Model) -> Steps[tuple[str, int]]:
    """The active player draws a card, whose secondary number is the reach in inches."""
    card = yield from draw_shown(
        battle, model.owner, "COL-CHARGE-05", "reach", closed=not CATALOGUE.holds("COL-CHARGE-10")
    )
    return card, reach_of(battle, model, card)


@rule("COL-CHARGE-06", otherwise=False)
def falls_short(reach: int, distance: float) -> bool:
    """A charge whose reach is less than the distance fails: the charger stays, and its action ends."""
    return reach == NOWHERE or under(reach, distance)


# The attack total


def attack_reasons(battle: Battle, attack: Attack, *, dived: bool) -> list[Reason]:
    """Everything that counts for the charger."""
    model, target = battle.model(attack.model), battle.model(attack.target)
    situation = (
        in_the_back(battle, model, target),
        rushed_charge(battle, model),
        dive(dived=dived),
        second_weapon_bonus(battle, model),
        weapons.suppression_bonus(battle, suppressing=attack.suppressing),
    )
    return [*close_skill(battle, model, attack.weapon), *(reason for reason in situation if reason is not None)]


@rule("COL-CHARGE-14", otherwise=[])
def close_skill(battle: Battle, model: Model, weapon: Weapon) -> list[Reason]:
    """The CC of the character card, of its items and of the weapon."""
    return [*value_of(battle, model, "CC"), *weapons.modifier(weapon, "CC", "COL-CHARGE-14")]


@rule("COL-CHARGE-15")
def in_the_back(battle: Battle, model: Model, target: Model) -> Reason | None:
    """Contact in the target's rear arc gives +1 CC."""
    return Reason(+1, "COL-CHARGE-15") if from_behind(battle, contact_point(battle, model, target), target) else None


def contact_point(battle: Battle, model: Model, target: Model) -> tuple[float, float]:
    """The point of the target's rim that is nearest to the charger."""
    far = math.hypot(model.x - target.x, model.y - target.y) or 1.0
    share = battle.radius(target) / far
    return target.x + share * (model.x - target.x), target.y + share * (model.y - target.y)


@rule("COL-CHARGE-16")
def rushed_charge(battle: Battle, model: Model) -> Reason | None:
    """A rushed charge has -2 CC."""
    return rushed_draw(battle, model)


@rule("COL-CHARGE-17")
def dive(*, dived: bool) -> Reason | None:
    """A charger that passed a jump-down test on its way has +1 CC."""
    return Reason(+1, "COL-CHARGE-17") if dived else None


# How many cards


@rule("COL-CHARGE-13", otherwise=1, always=True)
def attacks(battle: Battle, attack: Attack) -> int:
    """The active player draws as many cards as the charger has attacks."""
    model = battle.model(attack.model)
    more = weapons.more_cards(battle, suppressing=attack.suppressing)
    return attacks_with(battle, model, attack.weapon) + second_weapon_attack(battle, model) + more


@rule("COL-CHARGE-12")
def attacks_with(battle: Battle, model: Model, weapon: Weapon) -> int:
    """A weapon's plain number of attacks replaces ATT, a signed one is added to it; there is always one."""
    own = weapon.attacks or total(value_of(battle, model, "ATT"))
    return max(1, own + weapon.modifiers.get("ATT", 0))


@rule("COL-CHARGE-11", otherwise=0)
def second_weapon_attack(battle: Battle, model: Model) -> int:
    """Two one-handed weapons, one of them for close combat, give one more attack."""
    return 1 if has_two_weapons(battle, model) and battle.option("second_weapon") == "extra_attack" else 0


@rule("COL-CHARGE-11")
def second_weapon_bonus(battle: Battle, model: Model) -> Reason | None:
    """By option, two one-handed weapons give +1 CC instead."""
    if has_two_weapons(battle, model) and battle.option("second_weapon") == "plus_one_cc":
        return Reason(+1, "COL-CHARGE-11")
    return None


def has_two_weapons(battle: Battle, model: Model) -> bool:
    """Whether a model has two one-handed close-combat weapons, or one of them and a one-handed ranged weapon."""
    held = [weapon.type for weapon in battle.card(model).arms if weapon.hands == ONE_HANDED]
    return len(held) > 1 and "close" in held


@rule("COL-CHARGE-19", otherwise=1, always=True)
def as_many(cards: int) -> int:
    """The defender draws as many cards as the charger."""
    return cards


# The defence total


def defence_reasons(battle: Battle, attack: Attack, *, ready: bool) -> list[Reason]:
    """Everything that counts for the target."""
    model, target = battle.model(attack.model), battle.model(attack.target)
    guard, parry = on_guard(ready=ready), weapons.parries(battle, target)
    covered = None if CATALOGUE.holds("COL-CHARGE-28") else cover(battle, model, target)
    situation = (guard, parry, covered)
    return [*defence_skill(battle, target), *(reason for reason in situation if reason is not None)]


@rule("COL-CHARGE-20", otherwise=[])
def defence_skill(battle: Battle, target: Model) -> list[Reason]:
    """The DEF of the target's character card and of its items."""
    return value_of(battle, target, "DEF")


@rule("COL-CHARGE-21")
def on_guard(*, ready: bool) -> Reason | None:
    """A target on overwatch has +1 DEF."""
    return Reason(+1, "COL-CHARGE-21") if ready else None


@rule("COL-OW-19", otherwise=False)
def still_watches(target: Model) -> bool:
    """Nobody shoots between the declaration and the contact; a token that is still there then counts."""
    return target.watching


@rule("COL-OW-18", otherwise=False)
def drop_guard(battle: Battle, target: Model) -> Steps[bool]:
    """A charged model loses its overwatch token and is ready for the charger; by option only if it masters itself."""
    ready = True
    if battle.option("overwatch_charged") == "needs_hold_test":
        ready = yield from test(battle, target, "INT", GUARD_TEST, "COL-OW-18")
    target.watching = target.holding = False
    battle.tell(events.GuardDropped(model=target.id, ready=ready))
    return ready


# The charge


@rule("COL-CHARGE-01")
def charge(battle: Battle, model: Model) -> Steps[None]:
    """Choose a target, draw for the reach, move into contact, fight, and push the target back."""
    weapon = yield from weapons.name_weapon(
        battle, model, weapons.close_arms(battle, model), lambda one: weapons.too_heavy(battle, model, one)
    )
    target = yield from choose_quarry(battle, model, weapon)
    farthest = farthest_charge(battle, model)
    distance = charge_length(battle, model, target, farthest) or 0
    battle.tell(events.ChargeDeclared(model=model.id, target=target.id, distance=distance, weapon=weapon.key))
    suppressing = yield from weapons.declare_suppression(
        battle, model, weapon, partial(forecast_of, battle, model, weapon, target)
    )
    card, reach = yield from draw_reach(battle, model)
    success = not falls_short(reach, distance)
    battle.tell(
        events.ReachDrawn(
            model=model.id, target=target.id, card=card, reach=max(0, reach), distance=distance, success=success
        )
    )
    if not success:
        return
    walked = yield from arrive(battle, model, target, max(reach, distance), farthest)
    if is_lost(model, walked):
        battle.tell(events.ChargeLost(model=model.id, target=target.id))
        return
    yield from fight(battle, Attack("charge", model.id, target.id, weapon, suppressing), dived=walked.jumped)


@rule("COL-CHARGE-18", otherwise=False)
def is_lost(model: Model, walked: Walked) -> bool:
    """A charger that fails a test on its way falls, and the action ends without a fight."""
    return walked.fell or model.place != "table"


def choose_quarry(battle: Battle, model: Model, weapon: Weapon) -> Steps[Model]:
    """The active player names an enemy."""
    chosen = yield Choose(
        model.owner,
        ASK_CHARGE_TARGET,
        "COL-CHARGE-02",
        lambda: [
            Option(
                str(one.id),
                "option-charge-at",
                {"target": one.id},
                refused=(refused := charge_refused(battle, model, one)),
                forecast=None if refused else partial(forecast_of, battle, model, weapon, one),
            )
            for one in targets(battle, model)
        ],
        data={"model": model.id},
    )
    return battle.model(int(chosen))


def forecast_of(battle: Battle, model: Model, weapon: Weapon, target: Model, *, suppressing: bool = False) -> Forecast:
    """What will come of a charge, as far as its player can know."""
    from escarmouche.games.collision.rules.forecast import forecasts

    return forecasts.charge(battle, model.owner, model, weapon, target, suppressing=suppressing, covering=True)


def fight(battle: Battle, attack: Attack, *, dived: bool) -> Steps[None]:
    """The confrontation of a charge, and the push that follows whatever its result."""
    model, target = battle.model(attack.model), battle.model(attack.target)
    model.moved = True
    turn_to(battle, model, target)
    behind = in_the_back(battle, model, target) is not None
    battle.tell(events.ChargeArrived(model=model.id, target=target.id, behind=behind, dived=dived))
    ready = bool(still_watches(target) and (yield from drop_guard(battle, target)))
    cards = as_many(attacks(battle, attack))
    attacking, defending = attack_reasons(battle, attack, dived=dived), defence_reasons(battle, attack, ready=ready)
    yield from face_off(battle, attack, cards, attacking, defending)
    if not is_gone(target):
        yield from push_away(battle, attack)
    yield from reload(battle, model, attack.weapon)


@rule("COL-CHARGE-24", always=True)
def turn_to(battle: Battle, model: Model, target: Model) -> None:
    """The charger ends facing its target; the target keeps its facing."""
    facing = round(bearing(model.x, model.y, target.x, target.y))
    battle.put(model, model.x, model.y, model.surface, facing)


@rule("COL-CHARGE-27", otherwise=False)
def is_gone(target: Model) -> bool:
    """A killed target has left the table and is not pushed."""
    return target.place != "table"


@rule("COL-CHARGE-22")
def push_away(battle: Battle, attack: Attack) -> Steps[None]:
    """After the confrontation the target is pushed back, even without a wound; the charger does not follow."""
    model, target = battle.model(attack.model), battle.model(attack.target)
    far = push_distance(push_number(battle, model, attack.weapon))
    yield from push(battle, target, away_from(model, target), far, model.owner, "COL-CHARGE-22")


@rule("COL-CHARGE-23")
def push_distance(number: int) -> int:
    """A charge pushes 1 inch, or as far as the highest Push back of the weapon or the model."""
    return max(CHARGE_PUSH, number)
