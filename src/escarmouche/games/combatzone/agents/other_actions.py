"""What a figure can do beside firing and moving: fight, throw, help; and what each of these is worth."""

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeVar

from escarmouche.engine.keys import OptionKey, read_key
from escarmouche.engine.questions import Choose
from escarmouche.games.combatzone.agents.ground import Ground
from escarmouche.games.combatzone.agents.harm import DAMAGES, SHAKES
from escarmouche.games.combatzone.odds import Fate, Fates, blast_fates, fought
from escarmouche.games.combatzone.rules.close_combat import melee
from escarmouche.games.combatzone.rules.close_combat.engagement import engaged
from escarmouche.games.combatzone.rules.lists.cards import Weapon
from escarmouche.games.combatzone.rules.shooting import areas
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.wounds import first_aid

RUNS = 0.7
"""What a rout is worth, as a share of an elimination."""
CERTAIN = 100.0
"""Nothing is better than what costs a point and leaves nothing to chance."""
FRIENDS = 1.5
"""How much more than an enemy a friend counts whom a blast may catch."""
KNOT = 2
"""An area weapon is considered where so many enemies are near together, or where the figure has no other weapon."""
AGAIN = 0.6
"""What every further round of close combat is worth of the one before it."""
BESIDE = 3
ANGLES = (0.0, 0.6, -0.6, 1.2, -1.2)
"""From which sides a figure tries to come into contact, off the straight line."""


K = TypeVar("K", bound=OptionKey)


class Deed(NamedTuple):
    """Something to do: its key, what it is worth, what it costs, why, and at whom."""

    key: OptionKey
    worth: float
    cost: int
    why: str
    target: int


def suffered(ends: Fates) -> float:
    """What share of a figure's worth is lost by what becomes of it."""
    return sum(chance * _lost(fate) for fate, chance in ends)


def _lost(fate: Fate) -> float:
    if fate.out:
        return 1.0
    if fate.major or fate.critical:
        return DAMAGES
    return RUNS if fate.reaction == "routed" else SHAKES if fate.reaction == "panicked" else 0.0


def allowed(question: Choose, *kinds: type[K]) -> Iterator[K]:
    """The keys of the allowed options of some kinds, which share one word; options of other kinds are not judged."""
    word = f"{kinds[0].word}:"
    found = (key for key in question.keys if key.startswith(word) and question.allows(key))
    return (read_key(key, *kinds) for key in found)


# Close combat


def round_worth(ground: Ground, figure: Figure, foe: Figure) -> float:
    """What a round of close combat brings, less what it costs."""
    if foe.reaction == "routed":
        return CERTAIN
    forecast = melee.round_forecast(ground.battle, melee.imagined(ground.battle, figure, foe), {})
    mine, theirs = fought(forecast.sides).fates
    lost = suffered(mine) - (SHAKES if figure.reaction == "panicked" else 0.0)
    won = suffered(theirs) - (SHAKES if foe.reaction == "panicked" else 0.0)
    return won * ground.worth(foe) - lost * ground.worth(figure)


def rounds_worth(ground: Ground, figure: Figure, foe: Figure, rounds: int) -> float:
    """What so many rounds bring, as long as both stand."""
    return round_worth(ground, figure, foe) * sum(AGAIN**number for number in range(rounds))


def fights(ground: Ground, question: Choose, figure: Figure) -> Iterator[Deed]:
    """Every enemy at hand who can be fought."""
    for key in allowed(question, melee.Fight):
        foe = ground.figure(key.enemy)
        why = "because-cuts-down" if foe.reaction == "routed" else "because-fights"
        yield Deed(key, round_worth(ground, figure, foe), melee.price(), why, foe.id)


def contact_spots(ground: Ground, figure: Figure, foe: Figure) -> Iterator[tuple[int, int, int]]:
    """Where a figure would touch an enemy, the nearest side first."""
    apart = ground.battle.radius(figure) + ground.battle.radius(foe) + BESIDE
    straight = math.atan2(figure.y - foe.y, figure.x - foe.x)
    for off in ANGLES:
        x, y = foe.x + apart * math.cos(straight + off), foe.y + apart * math.sin(straight + off)
        yield round(x), round(y), foe.surface


# Area weapons


def blasts(ground: Ground, question: Choose, figure: Figure) -> Iterator[Deed]:
    """Every area weapon at the enemy in whose midst it does most."""
    for key in allowed(question, *areas.KEYS):
        weapon = areas.weapon_for(ground.battle, figure, key)
        found = [
            (blast_worth(ground, figure, weapon, foe), foe.id)
            for foe in ground.foes
            if is_knot(ground, foe, weapon.radius) and areas.target_refused(ground.battle, figure, weapon, foe) is None
        ]
        if found:
            worth, target = max(found)
            yield Deed(key, worth, areas.price(weapon), "because-knot", target)


def is_knot(ground: Ground, foe: Figure, radius: int) -> bool:
    """Whether several enemies are as near together as a blast reaches."""
    return sum(ground.apart(foe, one.x, one.y) <= radius + ground.battle.radius(one) for one in ground.foes) >= KNOT


def blast_worth(ground: Ground, figure: Figure, weapon: Weapon, foe: Figure) -> float:
    """What a blast in the midst of an enemy's base brings, less what it does to friends."""
    battle = ground.battle
    forecast = areas.blast_forecast(battle, figure, weapon, areas.centre_of(battle, foe))
    worth = 0.0
    for unit, ends in blast_fates(forecast.brunts).items():
        one = battle.figure(unit)
        share = -FRIENDS if one.owner == ground.me else 1.0
        worth += share * suffered(ends) * ground.worth(one)
    return worth


# First aid


def help_for(ground: Ground, question: Choose, figure: Figure) -> Iterator[Deed]:
    """Every casualty at hand that may be saved."""
    for key in allowed(question, first_aid.Treat):
        casualty = ground.figure(key.casualty)
        yield Deed(key, aid_worth(ground, figure, casualty), first_aid.price(), "because-helps", casualty.id)


def aid_worth(ground: Ground, figure: Figure, casualty: Figure) -> float:
    """What first aid brings: points that the enemy does not get, and now and then somebody who fights on."""
    results = first_aid.aid_forecast(ground.battle, figure, casualty).results
    points, fighter = ground.points_for(casualty), ground.worth(casualty)
    return float(results.get("stable", 0.0) * points + results.get("up", 0.0) * fighter)


def best_deed(ground: Ground, question: Choose, figure: Figure) -> Deed | None:
    """The deed that is worth most for its points, if any is worth anything."""
    found: Iterable[Deed] = [
        deed
        for source in (fights, help_for, blasts)
        for deed in source(ground, question, figure)
        if deed.worth > 0 and not (engaged(figure) and not isinstance(deed.key, melee.Fight))
    ]
    return max(found, key=lambda deed: deed.worth / max(1, deed.cost), default=None)
