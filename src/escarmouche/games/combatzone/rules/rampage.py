"""Machines that run wild: whom they fire at, and with what."""

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, SeatId, Steps
from escarmouche.games.combatzone.rules.areas import centre_of, launch
from escarmouche.games.combatzone.rules.engagement import engaged
from escarmouche.games.combatzone.rules.events.shots import RanWild
from escarmouche.games.combatzone.rules.firing import Shots, declared, fire
from escarmouche.games.combatzone.rules.measure import apart, over, within
from escarmouche.games.combatzone.rules.profile import Weapon
from escarmouche.games.combatzone.rules.sighting import sees
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.weapons import BURST, SINGLE, arms, burst_refused, is_area
from escarmouche.games.combatzone.rules.zone import Zone
from escarmouche.table.geometry import bearing

ASK_WILD_TARGET = Asks("wild-target", "<figure>", about=("figure",), says=("target",))


def nearest_figures(zone: Zone, machine: Figure, weapon: Weapon) -> list[Figure]:
    """The figures of either side that are nearest to a machine of all that it sees within the reach of its weapon."""
    others = [one for one in zone.state.figures if one.place == "table" and one is not machine and not engaged(one)]
    far = {one.id: apart(zone, machine, one) for one in others if sees(zone, machine, one)}
    near = [one for one in others if one.id in far and within(far[one.id], weapon.long)]
    least = min((far[one.id] for one in near), default=0.0)
    return [one for one in near if not over(far[one.id], least)]


def wild_target(zone: Zone, machine: Figure) -> Steps[Figure | None]:
    """Whom a machine that runs wild fires at: the nearest, friend or enemy; among equals its opponent chooses."""
    weapons = arms(zone, machine)
    found = nearest_figures(zone, machine, weapons[0][1]) if weapons else []
    if len(found) < 2:
        return found[0] if found else None
    seat: SeatId = 1 - machine.owner
    options = [Option(str(one.id), "option-target", {"target": one.id}) for one in found]
    key = yield Choose(seat, ASK_WILD_TARGET, "CBZ-MACH-17", options, data={"figure": machine.id})
    return zone.figure(int(key))


def fire_wildly(zone: Zone, machine: Figure, target: Figure) -> Steps[None]:
    """A machine turns to its target and fires its first weapon at it, all shots of a burst if it can."""
    place, weapon = arms(zone, machine)[0]
    facing = round(bearing(machine.x, machine.y, target.x, target.y))
    zone.put(machine, machine.x, machine.y, machine.surface, facing)
    zone.tell(RanWild(figure=machine.id, target=target.id))
    if is_area(weapon):
        yield from launch(zone, machine, weapon, centre_of(zone, target))
        return
    burst = burst_refused(zone, machine, place, weapon) is None
    how, count = (BURST, weapon.rate) if burst else (SINGLE, 1)
    shots = Shots(machine.id, place, weapon, how, (target.id,) * count)
    declared(zone, shots)
    fire(zone, shots)
