"""Machines that run wild: whom they fire at, and with what."""

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, SeatId, Steps
from escarmouche.games.combatzone.rules.areas import centre_of, launch
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.engagement import engaged
from escarmouche.games.combatzone.rules.events.shots import RanWild
from escarmouche.games.combatzone.rules.firing import Shots, declared, fire
from escarmouche.games.combatzone.rules.measure import apart, over, within
from escarmouche.games.combatzone.rules.profile import Weapon
from escarmouche.games.combatzone.rules.sighting import sees
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.weapons import BURST, SINGLE, arms, burst_refused, is_area
from escarmouche.table.geometry import bearing

ASK_WILD_TARGET = Asks("wild-target", "<figure>", about=("figure",), says=("target",))


def nearest_figures(battle: Battle, machine: Figure, weapon: Weapon) -> list[Figure]:
    """The figures of either side that are nearest to a machine of all that it sees within the reach of its weapon."""
    others = [one for one in battle.state.figures if one.place == "table" and one is not machine and not engaged(one)]
    far = {one.id: apart(battle, machine, one) for one in others if sees(battle, machine, one)}
    near = [one for one in others if one.id in far and within(far[one.id], weapon.long)]
    least = min((far[one.id] for one in near), default=0.0)
    return [one for one in near if not over(far[one.id], least)]


def wild_target(battle: Battle, machine: Figure) -> Steps[Figure | None]:
    """Whom a machine that runs wild fires at: the nearest, friend or enemy; among equals its opponent chooses."""
    weapons = arms(battle, machine)
    found = nearest_figures(battle, machine, weapons[0][1]) if weapons else []
    if len(found) < 2:
        return found[0] if found else None
    seat: SeatId = 1 - machine.owner
    options = [Option(str(one.id), "option-target", {"target": one.id}) for one in found]
    key = yield Choose(seat, ASK_WILD_TARGET, "CBZ-MACH-17", options, data={"figure": machine.id})
    return battle.figure(int(key))


def fire_wildly(battle: Battle, machine: Figure, target: Figure) -> Steps[None]:
    """A machine turns to its target and fires its first weapon at it, all shots of a burst if it can."""
    place, weapon = arms(battle, machine)[0]
    facing = round(bearing(machine.x, machine.y, target.x, target.y))
    battle.put(machine, machine.x, machine.y, machine.surface, facing)
    battle.tell(RanWild(figure=machine.id, target=target.id))
    if is_area(weapon):
        yield from launch(battle, machine, weapon, centre_of(battle, target))
        return
    burst = burst_refused(battle, machine, place, weapon) is None
    how, count = (BURST, weapon.rate) if burst else (SINGLE, 1)
    shots = Shots(machine.id, place, weapon, how, (target.id,) * count)
    declared(battle, shots)
    fire(battle, shots)
