"""Weapons: which one is used in an attack, and what the special rules of a weapon do."""

from collections.abc import Callable, Sequence
from functools import partial

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Forecast, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.events.attacks import SuppressionDeclared, WeaponNamed
from escarmouche.games.collision.rules.lists.profile import Weapon
from escarmouche.games.collision.rules.state import Model

BARE_HANDS = Weapon("none", "", "close")
"""What a model without a close-combat weapon charges with: its bare profile."""
NORMAL, SUPPRESSION = "normal", "suppression"
ASK_NAME_WEAPON = Asks("name-weapon", "<weapon>", about=("model",), says=("weapon",))
ASK_SUPPRESS = Asks("suppress", NORMAL, SUPPRESSION, about=("model", "weapon"))


def arms(battle: Battle, model: Model, kind: str) -> list[Weapon]:
    """The different weapons of a kind, ranged or close, that a model carries."""
    return list({weapon.key: weapon for weapon in battle.card(model).arms if weapon.type == kind}.values())


def close_arms(battle: Battle, model: Model) -> list[Weapon]:
    """What a model can charge with."""
    return arms(battle, model, "close") or [BARE_HANDS]


def name_weapon(
    battle: Battle,
    model: Model,
    offered: Sequence[Weapon],
    refused: Callable[[Weapon], Reason | None],
    *,
    forecast_of: Callable[[Weapon], Callable[[], Forecast] | None] = lambda weapon: None,
) -> Steps[Weapon]:
    """The weapon used in an attack; a model with several has one of them named."""
    if len(offered) == 1:
        return offered[0]
    return (yield from name_one_weapon(battle, model, offered, refused, forecast_of))


@rule("COL-PROF-05")
def name_one_weapon(
    battle: Battle,
    model: Model,
    offered: Sequence[Weapon],
    refused: Callable[[Weapon], Reason | None],
    forecast_of: Callable[[Weapon], Callable[[], Forecast] | None],
) -> Steps[Weapon]:
    """The attacker names one weapon; only its modifiers and keywords count."""
    named = yield Choose(
        model.owner,
        ASK_NAME_WEAPON,
        "COL-PROF-05",
        lambda: [
            Option(one.key, "option-weapon", {"weapon": one.key}, refused=refused(one), forecast=forecast_of(one))
            for one in offered
        ],
        data={"model": model.id},
    )
    battle.tell(WeaponNamed(model=model.id, weapon=named))
    return next(weapon for weapon in offered if weapon.key == named)


def modifier(weapon: Weapon, characteristic: str, number: RuleId) -> list[Reason]:
    """What the weapon line adds to a characteristic."""
    value = weapon.modifiers.get(characteristic, 0)
    return [Reason(value, number, "reason-weapon", {"weapon": weapon.key})] if value else []


# Heavy and Steady


@rule("COL-HEAVY-02", otherwise=False)
def has_moved(battle: Battle, model: Model) -> bool:
    """A model has moved from its first Move, or charge move, until its next activation or the end of the turn."""
    return model.moved


def is_active(battle: Battle, model: Model) -> bool:
    """Whether it is this model's activation."""
    return battle.state.activation is not None and battle.acting.model == model.id


@rule("COL-HEAVY-01")
def too_heavy(battle: Battle, model: Model, weapon: Weapon) -> Reason | None:
    """After moving, no attack with a Heavy weapon; by option no attack at all by who carries one."""
    heavy = next((one for one in battle.card(model).arms if "heavy" in one.rules), None)
    if heavy is None or not has_moved(battle, model):
        return None
    barred = battle.option("heavy_forbids") == "all_attacks" and is_active(battle, model)
    if "heavy" in weapon.rules or barred:
        return refusal("COL-HEAVY-01", "refused-heavy", model=model.id, weapon=heavy.key)
    return None


@rule("COL-STEADY-01")
def unsteady(battle: Battle, model: Model, weapon: Weapon) -> Reason | None:
    """Who has moved shoots a Steady weapon with -1 RC."""
    if "steady" in weapon.rules and has_moved(battle, model):
        return Reason(-1, "COL-STEADY-01")
    return None


# No cover and Parry


@rule("COL-NOCOVER-01", otherwise=False)
def ignores_cover(weapon: Weapon) -> bool:
    """A No cover weapon leaves its target no modifier for cover."""
    return "no_cover" in weapon.rules


@rule("COL-PARRY-01")
def parries(battle: Battle, model: Model) -> Reason | None:
    """A model with Parry has +1 DEF when it is charged."""
    return Reason(+1, "COL-PARRY-01") if has_parry(battle, model) else None


@rule("COL-PARRY-02", otherwise=False)
def has_parry(battle: Battle, model: Model) -> bool:
    """Parry comes from the card, an item or any weapon carried, and counts once."""
    card = battle.card(model)
    return "parry" in card.keywords or any("parry" in weapon.rules for weapon in card.arms)


# Suppression


@rule("COL-SUPP-01", otherwise=False)
def can_suppress(weapon: Weapon) -> bool:
    """A Suppression weapon can suppress instead of wounding."""
    return "suppression" in weapon.rules


def declare_suppression(
    battle: Battle, model: Model, weapon: Weapon, forecast_of: Callable[..., Forecast] | None = None
) -> Steps[bool]:
    """The attacker says before drawing whether the attack suppresses or wounds."""
    if not can_suppress(weapon):
        return False
    told = {key: forecast_of and partial(forecast_of, suppressing=key == SUPPRESSION) for key in (NORMAL, SUPPRESSION)}
    options = [Option(key, f"option-attack-{key}", forecast=forecast) for key, forecast in told.items()]
    data = {"model": model.id, "weapon": weapon.key}
    chosen = yield Choose(model.owner, ASK_SUPPRESS, "COL-SUPP-01", options, data=data)
    if chosen == SUPPRESSION:
        battle.tell(SuppressionDeclared(model=model.id, weapon=weapon.key))
    return bool(chosen == SUPPRESSION)


@rule("COL-SUPP-02", otherwise=0)
def more_cards(battle: Battle, *, suppressing: bool) -> int:
    """A suppression attack draws one more card."""
    return 1 if suppressing and battle.option("suppression_bonus") == "extra_card" else 0


@rule("COL-SUPP-02")
def suppression_bonus(battle: Battle, *, suppressing: bool) -> Reason | None:
    """By option, a suppression attack has +1 in its total instead."""
    if suppressing and battle.option("suppression_bonus") == "plus_one_modifier":
        return Reason(+1, "COL-SUPP-02")
    return None
