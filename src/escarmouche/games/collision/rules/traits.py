"""What traits of characters and items do: one unit for each effect that a card can name.

The catalogue lists the effects under `[[effect]]`, each with its rule and beside the items that have it. A trait is
passive, and then always in force, or a special action. A unit that is marked with `@adds` counts wherever a
characteristic is used: in shots, charges, tests and moves.
"""

from collections.abc import Callable
from typing import TypeAlias, cast

from escarmouche.engine.ids import Length
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.lists.profile import Trait
from escarmouche.games.collision.rules.state import Model
from escarmouche.games.collision.rules.vocabulary import Characteristic

Bonus: TypeAlias = Callable[[Battle, Model, Trait, Characteristic], int]
BONUSES: list[Bonus] = []
"""The units that can add to a characteristic."""


def adds(unit: Bonus) -> Bonus:
    """Mark a unit that says what a trait adds to a characteristic now."""
    BONUSES.append(unit)
    return unit


def bonus(battle: Battle, model: Model, trait: Trait, characteristic: Characteristic) -> int:
    """What one trait adds to a characteristic now."""
    return sum(unit(battle, model, trait, characteristic) for unit in BONUSES)


def number(trait: Trait, effect: str) -> int:
    """The number of an effect; 0 where the trait does not have it."""
    return int(trait.effect.get(effect, 0))


@rule("COL-TRAIT-12", otherwise=False)
def is_used_up(model: Model, trait: Trait) -> bool:
    """A trait that works once per game is used up after that."""
    return trait.once and trait.key in model.once


def use_up(model: Model, trait: Trait) -> None:
    """Keep in mind that a trait was used."""
    if trait.once:
        model.once = [*model.once, trait.key]


# Always in force


@rule("COL-TRAIT-01", otherwise=False)
def climbs_freely(battle: Battle, model: Model) -> bool:
    """Whether a model needs no test to climb."""
    return any(number(trait, "climbs_freely") for trait in battle.card(model).abilities)


@rule("COL-TRAIT-02")
def averts_jam(battle: Battle, model: Model) -> Trait | None:
    """The trait that takes the place of a jam token from a Failure card, if it is not used up."""
    able = (trait for trait in battle.card(model).abilities if number(trait, "ignores_jam"))
    return next((trait for trait in able if not is_used_up(model, trait)), None)


@rule("COL-TRAIT-04")
def own_charge_distance(battle: Battle, model: Model) -> Length | None:
    """The maximum charge distance that a trait gives a model, if one does."""
    given = [number(trait, "charge_distance") for trait in battle.card(model).abilities]
    return max(given, default=0) or None


@rule("COL-TRAIT-05", "COL-CHARGE-26", otherwise=0)
def more_reach(battle: Battle, model: Model) -> Length:
    """What traits add to the reach of a charge."""
    return sum(number(trait, "charge_reach") for trait in battle.card(model).abilities)


@adds
@rule("COL-TRAIT-13", otherwise=0)
def passive_bonus(battle: Battle, model: Model, trait: Trait, characteristic: Characteristic) -> int:
    """What a passive trait adds to a characteristic."""
    works = trait.kind == "passive" and not is_disturbed(model, trait) and in_its_circumstances(model, trait)
    return number(trait, characteristic) if works else 0


@rule("COL-TRAIT-03", otherwise=False)
def is_disturbed(model: Model, trait: Trait) -> bool:
    """Whether a trait that works while standing still does not, because the model has moved."""
    return trait.effect.get("when") == "still" and model.moved


def in_its_circumstances(model: Model, trait: Trait) -> bool:
    """Whether a trait that works only in some state of the model does so now."""
    known = {
        "wounded": model.wounds > 0,
        "unhurt": model.wounds == 0,
        "pinned": model.pins > 0,
        "carrying": bool(model.carried),
    }
    return known.get(str(trait.effect.get("when")), True)


# Special actions


@adds
@rule("COL-TRAIT-11", otherwise=0)
def skill_bonus(battle: Battle, model: Model, trait: Trait, characteristic: Characteristic) -> int:
    """What a skill adds to its characteristic while its token lies beside the model."""
    active = trait.kind == "special" and model.skills and trait.effect.get("token") == characteristic
    return number(trait, "bonus") if active else 0


@rule("COL-TRAIT-10")
def test_of(trait: Trait) -> tuple[Characteristic, int] | None:
    """The characteristic and the difficulty of the test without which a special action does nothing."""
    return (cast(Characteristic, trait.effect["on"]), number(trait, "test")) if "test" in trait.effect else None


@rule("COL-TRAIT-06", otherwise=0)
def wounds_healed(trait: Trait) -> int:
    """How many wound counters a special action takes away."""
    return number(trait, "heal")


@rule("COL-TRAIT-07", otherwise=0)
def pins_removed(trait: Trait) -> int:
    """How many pinned tokens a special action takes away."""
    return number(trait, "unpin")


@rule("COL-TRAIT-08", otherwise=0)
def helps_within(trait: Trait) -> Length:
    """How far away a friend may be whom a special action helps; 0 is base contact."""
    return number(trait, "range")


@rule("COL-TRAIT-09", otherwise=0)
def cards_taken(trait: Trait) -> int:
    """How many cards a special action brings to the hand."""
    return number(trait, "draw")
