"""Shots out of turn: with which weapons opportunity fire is made, and how."""

from functools import partial

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, LooseForecast, Option, Steps
from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.combatzone.rules import forecast
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.declaring import allot
from escarmouche.games.combatzone.rules.firing import Shots, declared, fire
from escarmouche.games.combatzone.rules.profile import Weapon
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.targets import bearer_refused, ranges_are_known, shot_refused
from escarmouche.games.combatzone.rules.weapons import BURST, SINGLE, WAYS, burst_refused, firearms

ASK_SURPRISE_WITH = Asks(
    "surprise-with", f"{SINGLE}:<number>", f"{BURST}:<number>", about=("figure", "target"), says=("weapon",)
)


@rule("CBZ-OPP-09", always=True)
def surprise_ways(battle: Battle) -> tuple[str, ...]:
    """Opportunity fire is a burst, or by option a single shot as well; it is never aimed, and nobody turns for it."""
    return (BURST, SINGLE) if battle.option("opportunity_fire_mode") == "burst_or_single" else (BURST,)


def surprises(battle: Battle, figure: Figure) -> list[tuple[int, Weapon, str]]:
    """The weapons with which a figure could fire by surprise, and how."""
    return [
        (place, weapon, how)
        for place, weapon in firearms(battle, figure)
        if bearer_refused(battle, figure, weapon) is None
        for how in surprise_ways(battle)
        if how == SINGLE or burst_refused(battle, figure, place, weapon) is None
    ]


def surprise_weapons(battle: Battle, figure: Figure) -> list[int]:
    """The weapons with which a figure could wait for its opportunity, by their places on its card."""
    return list(dict.fromkeys(place for place, _, _ in surprises(battle, figure)))


def longest_arm(battle: Battle, watcher: Figure) -> Weapon | None:
    """The weapon that reaches farthest of those that a figure could fire by surprise: no other hits what it cannot."""
    return max((weapon for _, weapon, _ in surprises(battle, watcher)), key=lambda weapon: weapon.long, default=None)


def surprises_at(battle: Battle, watcher: Figure, target: Figure) -> list[tuple[int, Weapon, str]]:
    """The weapons with which a figure could fire by surprise at a target."""
    return [
        (place, weapon, how)
        for place, weapon, how in surprises(battle, watcher)
        if shot_refused(battle, watcher, weapon, target) is None
    ]


def foretold(battle: Battle, watcher: Figure, target: Figure) -> LooseForecast:
    """What a figure may do to whoever acts: with the first weapon that it could fire, all shots at him."""
    with listening(None):
        _, weapon, how = surprises_at(battle, watcher, target)[0]
        return forecast.shot(battle, watcher, weapon, how, target, weapon.rate if how == BURST else 1)


def fire_by_surprise(battle: Battle, watcher: Figure, target: Figure) -> Steps[None]:
    """A figure fires at whoever acts."""
    place, weapon, how = yield from choose_surprise(battle, watcher, target)
    battle.state.deeds.append(f"{how}:{place}")
    if how == BURST:
        shots = yield from allot(battle, watcher, place, weapon, target)
    else:
        shots = Shots(watcher.id, place, weapon, how, (target.id,))
    battle.state.deeds.pop()
    declared(battle, shots)
    fire(battle, shots)


def choose_surprise(battle: Battle, watcher: Figure, target: Figure) -> Steps[tuple[int, Weapon, str]]:
    """The owner says which weapon fires, and how."""
    found = surprises_at(battle, watcher, target)
    if len(found) == 1:
        return found[0]
    key = yield Choose(
        watcher.owner,
        ASK_SURPRISE_WITH,
        "CBZ-OPP-09",
        lambda: [surprise_option(battle, watcher, target, *one) for one in found],
        data={"figure": watcher.id, "target": target.id},
    )
    return next(one for one in found if f"{one[2]}:{one[0]}" == key)


def surprise_option(battle: Battle, watcher: Figure, target: Figure, place: int, weapon: Weapon, how: str) -> Option:
    """One weapon and one way; with what will come of it where the range is known."""
    shots = weapon.rate if how == BURST else 1
    foreseen = partial(forecast.shot, battle, watcher, weapon, how, target, shots)
    return Option(
        f"{how}:{place}",
        WAYS[how],
        {"weapon": weapon.key},
        forecast=foreseen if ranges_are_known(battle) else None,
    )
