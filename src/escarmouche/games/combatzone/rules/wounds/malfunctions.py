"""Malfunctions: machines whose software is damaged freeze, wander, or run wild and fire at the nearest."""

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, SeatId, Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.rules.battle import Battle, centimetres
from escarmouche.games.combatzone.rules.close_combat.engagement import engaged
from escarmouche.games.combatzone.rules.events.fights import Failure, MachineFails, Malfunctioned
from escarmouche.games.combatzone.rules.events.shots import RanWild
from escarmouche.games.combatzone.rules.lists.cards import Weapon
from escarmouche.games.combatzone.rules.measure import apart, over, within
from escarmouche.games.combatzone.rules.movement.forced_moves import wander
from escarmouche.games.combatzone.rules.shooting.areas import centre_of, launch
from escarmouche.games.combatzone.rules.shooting.shots import Shots, declared, fire
from escarmouche.games.combatzone.rules.shooting.sight import sees
from escarmouche.games.combatzone.rules.shooting.weapons import arms, burst_refused, is_area
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.wounds.machines import count
from escarmouche.table.geometry import bearing

WANDERING = centimetres(10)
SLOW = 3


def failing(battle: Battle, seat: SeatId) -> list[Figure]:
    """The machines of a side whose software may fail at the start of a turn."""
    return [
        figure
        for figure in battle.on_table(seat)
        if count(figure, "software", "major") or count(figure, "software", "critical")
    ]


def fails(battle: Battle, figure: Figure) -> bool:
    """Whether a machine malfunctions: with critical damage always, with major damage on a die of 1 to 3."""
    if count(figure, "software", "critical"):
        return True
    die = battle.roll(1, "CBZ-MACH-16", "failure")[0]
    battle.tell(MachineFails(figure=figure.id, die=die, fails=die <= 3))
    return die <= 3


@rule("CBZ-MACH-17")
def malfunction(battle: Battle, figure: Figure) -> Steps[None]:
    """A machine that malfunctions freezes, wanders or runs wild; in a fight it freezes."""
    if not fails(battle, figure):
        return
    die = battle.roll(1, "CBZ-MACH-17", "malfunction")[0]
    result: Failure = "freeze" if engaged(figure) else ("freeze", "wander", "wild")[(die - 1) // 2]
    target = (yield from wild_target(battle, figure)) if result == "wild" else None
    if result == "wild" and target is None:
        result = "wander"
    battle.tell(Malfunctioned(figure=figure.id, die=die, result=result))
    figure.limit = SLOW if result == "wander" else 0
    if result == "wander":
        direction = battle.roll(1, "CBZ-MACH-17", "direction", 8)[0]
        yield from wander(battle, figure, (figure.facing - (direction - 1) * 450) % 3600, WANDERING)
    elif target is not None:
        yield from fire_wildly(battle, figure, target)


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
    aims = (target.id,) * (weapon.rate if burst else 1)
    shots = Shots(machine.id, place, weapon, "burst" if burst else "single", aims)
    declared(battle, shots)
    fire(battle, shots)
