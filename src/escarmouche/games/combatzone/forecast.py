"""Forecasts: everything that the rules would use for a shot, collected as plain data.

Looking ahead applies no rule, so none is noted.
"""

from escarmouche.core.decision import Forecast
from escarmouche.core.reasons import total
from escarmouche.core.rulebook import listening
from escarmouche.games.combatzone.aiming import hit_reasons, is_hit
from escarmouche.games.combatzone.firing import shot_reasons
from escarmouche.games.combatzone.measure import apart
from escarmouche.games.combatzone.profile import Weapon
from escarmouche.games.combatzone.ranges import OUT, band_of
from escarmouche.games.combatzone.state import Figure
from escarmouche.games.combatzone.toughness import resistance
from escarmouche.games.combatzone.weapons import damage_of
from escarmouche.games.combatzone.zone import Zone

FACES = range(1, 7)


def shot(zone: Zone, figure: Figure, weapon: Weapon, how: str, target: Figure, shots: int = 1) -> Forecast:
    """So many shots at one target: the faces that hit, the damage dice, what counts, and what must be reached."""
    with listening(None):
        band = band_of(weapon, apart(zone, figure, target))
        to_hit = hit_reasons(zone, figure, target, how, band)
        to_wound = shot_reasons(zone, figure, target, band)
        faces = [] if band == OUT else [die for die in FACES if is_hit(die, die + total(to_hit))]
        data = {
            "figure": figure.id,
            "target": target.id,
            "shots": shots,
            "faces": faces,
            "damage": [list(dice) for dice in damage_of(zone, weapon)],
            "modifier": total(to_wound),
            "resistance": resistance(zone, target),
            "machine": zone.card(target).machine,
            "reaction": target.reaction,
        }
        return Forecast("shots", data, (*to_hit, *to_wound))
