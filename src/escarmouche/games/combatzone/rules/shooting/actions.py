"""Shooting in a figure's own activation: what is offered, at which price, and carrying it out."""

from functools import partial

from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.events.shots import Way
from escarmouche.games.combatzone.rules.lists.cards import Weapon
from escarmouche.games.combatzone.rules.shooting import weapons
from escarmouche.games.combatzone.rules.shooting.opportunity import begin
from escarmouche.games.combatzone.rules.shooting.shots import declared, fire
from escarmouche.games.combatzone.rules.shooting.targets import bearer_refused, declare, nothing_to_shoot
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.turn.offers import Offer

KEYS = (weapons.Fire,)
"""The kinds of actions that are offered here."""


def offers(battle: Battle, figure: Figure) -> list[Offer]:
    """Every weapon that fires shots, in every way; also those that are destroyed."""
    key = ("shots", figure.id, *figure.wrecked, *figure.taken)
    found: list[Offer] = battle.lasting(key, partial(shot_offers, battle, figure))
    return found


def shot_offers(battle: Battle, figure: Figure) -> list[Offer]:
    """The same, as long as nothing is destroyed or taken."""
    lost = [(place, weapon) for place, weapon in weapons.lost_arms(battle, figure) if not weapons.is_area(weapon)]
    return [
        Offer(
            weapons.Fire(how, place),
            weapons.WAYS[how],
            weapons.price_rule(weapon, how),
            weapons.price(weapon, how),
            {"weapon": weapon.key},
            refused=partial(way_refused, battle, figure, place, weapon, how),
        )
        for place, weapon in (*weapons.firearms(battle, figure), *lost)
        for how in CATALOGUE.value("CBZ-SHOOT-02")
    ]


def way_refused(battle: Battle, figure: Figure, place: int, weapon: Weapon, how: Way) -> Reason | None:
    """Why a figure cannot fire a weapon in a way, or None."""
    unfit = weapons.is_gone(figure, place, weapon)
    if unfit is None and how == "burst":
        unfit = weapons.burst_refused(battle, figure, place, weapon)
    return unfit or shooter_refused(battle, figure, weapon)


@rule("CBZ-SHOOT-12", always=True)
def shooter_refused(battle: Battle, figure: Figure, weapon: Weapon) -> Reason | None:
    """Why a figure cannot fire a weapon that works, or None; it shoots as often as it can pay for."""
    return bearer_refused(battle, figure, weapon) or nothing_to_shoot(battle, figure, weapon)


def perform(battle: Battle, figure: Figure, key: weapons.Fire) -> Steps[None]:
    """One shooting action: declared, paid for, perhaps interrupted, and fired."""
    weapon = weapons.carried(battle.arsenal(figure)[key.place])
    shots = yield from declare(battle, figure, key.place, weapon, key.how)
    declared(battle, shots)
    if (yield from begin(battle, figure, weapons.price(weapon, key.how), key.how)):
        fire(battle, shots)
