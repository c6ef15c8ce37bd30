"""Skills and traits of one's own where they act: on shots, wounds, blows, tests, points and moves."""

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from escarmouche.engine.reasons import Reason
from escarmouche.games.combatzone.rules.battle import Battle, centimetres
from escarmouche.games.combatzone.rules.events.shots import Band, Way
from escarmouche.games.combatzone.rules.lists.cards import Weapon
from escarmouche.games.combatzone.rules.lists.own_rules import Does, Immunity, OwnEffect, OwnRoll, OwnRule
from escarmouche.games.combatzone.rules.state import Figure

RULE = "CBZ-FORCE-02"
"""The rule under which a force is made up."""
Cause: TypeAlias = Literal["shot", "blast", "blow", ""]


class Occasion(NamedTuple):
    """When something is rolled: how it came about, how it was fired, from how far, and who is on the other side."""

    cause: Cause = ""
    how: Way | Literal[""] = ""
    band: Band | Literal[""] = ""
    other: Figure | None = None


PLAIN = Occasion()


def reason(own: OwnRule, value: int) -> Reason:
    """A rule of one's own as a reason, under its own name."""
    return Reason(value, RULE, "reason-own-rule", {"own": own.name})


def holds(battle: Battle, effect: OwnEffect, bearer: Figure, occasion: Occasion) -> bool:
    """Whether an effect works on an occasion."""
    return all(_circumstance(battle, word, bearer, occasion) for word in effect.when)


def _circumstance(battle: Battle, word: str, bearer: Figure, occasion: Occasion) -> bool:
    if word in ("machine", "fighter"):
        other = occasion.other
        return other is not None and battle.card(other).machine == (word == "machine")
    if word == "panicked":
        return bearer.reaction == "panicked"
    if word in ("shot", "blast", "blow"):
        return occasion.cause == word
    if word in ("single", "burst", "aimed"):
        return occasion.how == ("aim" if word == "aimed" else word)
    return occasion.band == word.replace(" ", "_")


def on_roll(
    battle: Battle, bearer: Figure, rules: Iterable[OwnRule], roll: OwnRoll, occasion: Occasion = PLAIN
) -> list[Reason]:
    """What rules of whoever bears them add to a roll."""
    return [
        reason(own, effect.amount)
        for own in rules
        for effect in own.effects
        if effect.roll == roll and own.kit not in bearer.dulled and holds(battle, effect, bearer, occasion)
    ]


def on_test(battle: Battle, figure: Figure, roll: OwnRoll) -> list[Reason]:
    """What skills of a figure add to a test of its own."""
    own = battle.cards[figure.id].own
    return on_roll(battle, figure, own, roll) if own else []


def to_hit(
    battle: Battle, figure: Figure, weapon: Weapon, target: Figure | None, how: Way | Literal[""], band: Band
) -> list[Reason]:
    """What skills of both sides and traits of the weapon add to a to-hit roll."""
    mine = (*battle.cards[figure.id].own, *weapon.own)
    theirs = battle.cards[target.id].own if target is not None else ()
    found = on_roll(battle, figure, mine, "to hit", Occasion("shot", how, band, target)) if mine else []
    if target is not None and theirs:
        found += on_roll(battle, target, theirs, "to be hit", Occasion("shot", how, band, figure))
    return found


def to_wound(
    battle: Battle,
    figure: Figure | None,
    weapon: Weapon | None,
    target: Figure,
    cause: Cause,
    band: Band | Literal[""] = "",
) -> list[Reason]:
    """What skills of both sides and traits of the weapon add to a wound roll."""
    mine = (*(battle.cards[figure.id].own if figure else ()), *(weapon.own if weapon else ()))
    theirs = battle.cards[target.id].own
    found = on_roll(battle, figure, mine, "wound", Occasion(cause, "", band, target)) if mine and figure else []
    return found + (
        on_roll(battle, target, theirs, "to be wounded", Occasion(cause, "", band, figure)) if theirs else []
    )


def amount(battle: Battle, figure: Figure, does: Does) -> int:
    """What skills add to a number of a figure."""
    owned = [own for own in battle.cards[figure.id].own if own.kit not in figure.dulled]
    return sum(effect.amount for own in owned for effect in own.effects if effect.does == does)


def farther(battle: Battle, figure: Figure) -> int:
    """How much farther a figure moves in one action."""
    return centimetres(amount(battle, figure, "move"))


def jams(weapon: Weapon) -> OwnRule | None:
    """The trait by which a weapon may jam."""
    return next((own for own in weapon.own for effect in own.effects if effect.does == "jams"), None)


def immune(battle: Battle, figure: Figure, what: Immunity) -> bool:
    """Whether a figure is immune from panic, rout or fire."""
    own = battle.cards[figure.id].own
    return bool(own) and any(what in one.immune for one in own)
