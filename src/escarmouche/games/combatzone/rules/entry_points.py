"""The chapters of Combat Zone as entry points, each from a state that was set up for it."""

from collections.abc import Callable
from typing import Annotated, Literal, TypeAlias

from escarmouche.engine.ids import Length, Place
from escarmouche.engine.journal import OneOf
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.close_combat import blows, engagement, melee
from escarmouche.games.combatzone.rules.events.shots import Band, Way, WoundCause
from escarmouche.games.combatzone.rules.events.turn import Cause
from escarmouche.games.combatzone.rules.lists.cards import WeaponId
from escarmouche.games.combatzone.rules.mission import missions
from escarmouche.games.combatzone.rules.movement import falls, forced_moves
from escarmouche.games.combatzone.rules.objects import technology
from escarmouche.games.combatzone.rules.shooting import areas, readiness, shots
from escarmouche.games.combatzone.rules.shooting.weapons import SHEET, carried
from escarmouche.games.combatzone.rules.state import NO_FIGURE, Figure, FigureId, GroupId, Phase
from escarmouche.games.combatzone.rules.turn import activation, cohesion, phases, reactions
from escarmouche.games.combatzone.rules.wounds import casualties, fire, machines, malfunctions, wound_roll
from escarmouche.rules.entry_points import Chapter, Stretch, play_phases
from escarmouche.rules.given import Given, given_to, present

Armament: TypeAlias = Annotated[WeaponId, OneOf(*SHEET)]
AreaWeapon: TypeAlias = Annotated[WeaponId, OneOf(*(key for key, line in SHEET.items() if "radius" in line))]


def acting(battle: Battle, index: FigureId) -> Figure:
    """Put a figure into the middle of its activity, and return it."""
    figure, state = battle.figure(index), battle.state
    state.phase, state.active, state.acting, state.figure = "actions", figure.owner, figure.group, figure.id
    figure.acted = battle.group(figure).activated = True
    return figure


def _allowed(reason: Reason | None) -> None:
    if reason is not None:
        raise Refused(reason)


def alone(act: Callable[[Battle, Figure], Steps[None] | None]) -> Callable[..., Steps[None] | None]:
    """An entry point for something that a figure does or suffers and that needs nothing but the figure."""

    def run(battle: Battle, figure: FigureId) -> Steps[None] | None:
        return act(battle, battle.figure(figure))

    return run


# Actions


def figure_acts(battle: Battle, figure: FigureId) -> Steps[None]:
    """Everything a figure does in its activity, action by action."""
    acting(battle, figure)
    while battle.state.figure != NO_FIGURE:
        yield from phases.actions_phase(battle)


def perform(battle: Battle, figure: FigureId, key: str) -> Steps[None]:
    """One action, by its key, paid for and perhaps interrupted."""
    actor = acting(battle, figure)
    found = activation.offers(battle, actor).get(key)
    if found is None:
        raise Refused(activation.not_there(key) or refusal("", "refused-not-offered", choice=key))
    _allowed(activation.refused(battle, actor, found))
    yield from activation.PERFORM[type(found.key)](battle, actor, found.key)


def group_acts(battle: Battle, group: GroupId) -> Steps[None]:
    """The activation of a group to its end."""
    acts, state = battle.state.groups[group], battle.state
    state.phase, state.active, state.acting = "actions", acts.owner, acts.id
    acts.activated = True
    while state.acting == acts.id:
        yield from phases.actions_phase(battle)


# Shots and wounds


def shots_of(
    battle: Battle, index: FigureId, weapon: Armament | None, how: Way, targets: tuple[FigureId, ...]
) -> shots.Shots:
    """The shots of a figure at these targets, with the first weapon of its card unless another is named."""
    figure = acting(battle, index)
    arms = battle.card(figure).weapons
    keys = [arm.key for arm in arms]
    key = weapon or keys[0]
    if key not in keys:
        raise Refused(refusal("", "refused-not-offered", choice=key))
    place = keys.index(key)
    return shots.Shots(figure.id, place, carried(arms[place]), how, targets)


def shoot(
    battle: Battle,
    figure: FigureId,
    weapon: Armament | None = None,
    how: Way = "single",
    target: FigureId | None = None,
    targets: tuple[FigureId, ...] = (),
    count: int = 1,
) -> None:
    """One shooting action without its price: a shot at each target or so many at one, rolled and wounding."""
    fired = shots_of(battle, figure, weapon, how, targets or (present(target, "target"),) * count)
    shots.declared(battle, fired)
    shots.fire(battle, fired)


def hit(
    battle: Battle,
    figure: FigureId,
    target: FigureId,
    weapon: Armament | None = None,
    how: Way = "single",
    band: Band | None = None,
) -> None:
    """The wound roll of a hit, at the distance at which the two stand unless a band is named."""
    fired, struck = shots_of(battle, figure, weapon, how, (target,)), battle.figure(target)
    bands = shots.measured(battle, fired)
    readiness.when_hit(battle, struck)
    shots.wound_target(battle, fired, struck, band or bands[target])


def wound(battle: Battle, figure: FigureId, total: int, cause: WoundCause = "shot") -> None:
    """A wound roll of a given total."""
    wound_roll.hurt(battle, battle.figure(figure), total, None, cause=cause)


def eliminate(battle: Battle, figure: FigureId, cause: Cause = "shot") -> None:
    """A figure is eliminated."""
    casualties.eliminate(battle, battle.figure(figure), cause)


def blast(battle: Battle, figure: FigureId, at: Place, weapon: AreaWeapon) -> Steps[None]:
    """The blast of an area weapon at a point."""
    yield from areas.blast(battle, acting(battle, figure), weapon, *at)


# Close combat, machines, skills, falls


def fight(battle: Battle, figure: FigureId, target: FigureId) -> Steps[None]:
    """One round of close combat without its price, between two who are in contact."""
    fighter, enemy = acting(battle, figure), battle.figure(target)
    _allowed(melee.out_of_reach(battle, fighter, enemy))
    yield from melee.fight(battle, fighter, enemy)


def strike(battle: Battle, figure: FigureId, target: FigureId, arm: blows.Arm | Literal[""] = "") -> None:
    """The wound roll of whoever has won a round against the target, with the weapon of the blow."""
    winner, loser = acting(battle, figure), battle.figure(target)
    engagement.engage(battle, winner, loser, winner)
    blows.strike(battle, winner, loser, arm)


def damage(battle: Battle, figure: FigureId, exceeds: int) -> None:
    """A machine suffers damage by a wound that exceeds its resistance by so much."""
    machines.damage(battle, battle.figure(figure), exceeds)


def attempt(battle: Battle, figure: FigureId, difficulty: int) -> None:
    """A technology roll of a given difficulty."""
    technology.attempt(battle, battle.figure(figure), difficulty)


def fall(battle: Battle, figure: FigureId, height: Length, at: Place | None = None) -> None:
    """A figure falls so far, to the foot of a drop or where it is."""
    faller = battle.figure(figure)
    falls.fall(battle, faller, at or (faller.x, faller.y, faller.surface), height)


# Turns and whole games


def begin_phase(battle: Battle, name: Phase) -> None:
    """Begin the phase of that name, with all its steps unless the case says which are left."""
    battle.state.phase = name
    battle.state.steps = battle.state.steps or phases.steps_of(name)


def phase(name: Phase) -> Chapter[Battle]:
    """A phase of the game: while it lasts, through a later one, or up to one."""

    def run(battle: Battle, given: Stretch) -> Steps[None]:
        begin_phase(battle, name)
        yield from play_phases(battle, phases.PHASES, given)

    return run


def whole_game(battle: Battle, phase: Phase | None = None) -> Steps[None]:
    """The game from the state as it is given, or from a phase, to its end."""
    begin_phase(battle, phase or battle.state.phase)
    yield from phases.play(battle)


def chapter(act: Callable[..., Steps[None] | None]) -> tuple[Chapter[Battle], type[Given]]:
    """An entry point for something that is done, with or without questions, and the type of what it is given."""
    play, kind = given_to(act)

    def run(battle: Battle, given: Given) -> Steps[None]:
        yield from play(battle, given) or ()

    return run, kind


ENTRY_POINTS: dict[str, Callable[..., Steps[None] | None]] = {
    "figure": figure_acts,
    "perform": perform,
    "group": group_acts,
    "shoot": shoot,
    "hit": hit,
    "wound": wound,
    "eliminate": eliminate,
    "blast": blast,
    "panic": alone(reactions.panic),
    "rout": alone(reactions.rout),
    "test": alone(reactions.test),
    "rout-move": alone(forced_moves.rout_move),
    "fight": fight,
    "strike": strike,
    "damage": damage,
    "malfunction": alone(malfunctions.malfunction),
    "technology": attempt,
    "catch-fire": alone(fire.catch),
    "burn": alone(fire.burn),
    "fall": fall,
    "cohesion": cohesion.check_all,
    "count": missions.count,
    "game": whole_game,
}
CHAPTERS: dict[str, tuple[Chapter[Battle], type[Given]]] = {
    **{name: chapter(act) for name, act in ENTRY_POINTS.items()},
    **{name: (phase(name), Stretch) for name in phases.PHASES},
}
