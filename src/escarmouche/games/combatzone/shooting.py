"""Shooting in a figure's own activation: single shots, bursts and aimed shots."""

from functools import partial

from escarmouche.core.decision import Steps
from escarmouche.core.reasons import Reason, refusal
from escarmouche.core.rulebook import rule
from escarmouche.games.combatzone.declaring import declare
from escarmouche.games.combatzone.firing import declared, fire
from escarmouche.games.combatzone.offers import Offer
from escarmouche.games.combatzone.opportunity import begin
from escarmouche.games.combatzone.profile import Weapon
from escarmouche.games.combatzone.state import Figure
from escarmouche.games.combatzone.targets import bearer_refused, nothing_to_shoot
from escarmouche.games.combatzone.weapons import (
    AIMED,
    BURST,
    PRICE_RULES,
    SINGLE,
    WAYS,
    burst_refused,
    firearms,
    is_area,
    is_gone,
    is_heavy,
    line_of,
    lost_arms,
    price,
)
from escarmouche.games.combatzone.zone import Zone

KEYS = tuple(f"{how}:<number>" for how in WAYS)
"""The keys of what is offered here."""


@rule("CBZ-SHOOT-02", instead=lambda: (SINGLE, AIMED))
def ways() -> tuple[str, ...]:
    """The shooter decides between a single shot and a burst; an aimed shot is a single one."""
    return SINGLE, BURST, AIMED


def offers(zone: Zone, figure: Figure) -> list[Offer]:
    """Every weapon that fires shots, in every way; also those that are destroyed."""
    lost = [(place, weapon) for place, weapon in lost_arms(zone, figure) if not is_area(weapon)]
    return [
        Offer(
            f"{how}:{place}",
            WAYS[how],
            PRICE_RULES[is_heavy(weapon), how],
            price(weapon, how),
            {"weapon": weapon.key},
            refused=partial(way_refused, zone, figure, place, weapon, how),
        )
        for place, weapon in (*firearms(zone, figure), *lost)
        for how in ways()
    ]


def once_only(figure: Figure) -> Reason | None:
    """Why whoever has done something before could not shoot, if one shooting were all."""
    return refusal("CBZ-SHOOT-12", "refused-shot-before", figure=figure.id) if figure.spent else None


@rule("CBZ-SHOOT-12", instead=once_only, always=True)
def shot_before(figure: Figure) -> Reason | None:
    """A figure shoots as often as it can pay for, with one weapon at a time."""
    return None


def way_refused(zone: Zone, figure: Figure, place: int, weapon: Weapon, how: str) -> Reason | None:
    """Why a figure cannot fire a weapon in a way, or None."""
    gone = is_gone(figure, place, weapon)
    unfit = gone or (burst_refused(zone, figure, place, weapon) if how == BURST else None) or shot_before(figure)
    return unfit or bearer_refused(zone, figure, weapon) or nothing_to_shoot(zone, figure, weapon)


def perform(zone: Zone, figure: Figure, key: str) -> Steps[None]:
    """One shooting action: declared, paid for, perhaps interrupted, and fired."""
    how, _, number = key.partition(":")
    place = int(number)
    weapon = line_of(zone.arsenal(figure)[place].key)
    shots = yield from declare(zone, figure, place, weapon, how)
    declared(zone, shots)
    if (yield from begin(zone, figure, price(weapon, how), how)):
        fire(zone, shots)
