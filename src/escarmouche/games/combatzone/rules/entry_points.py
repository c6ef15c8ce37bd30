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
from escarmouche.games.combatzone.rules.shooting.weapons import SHEET, line_of
from escarmouche.games.combatzone.rules.state import NO_FIGURE, Figure, FigureId, GroupId, Phase
from escarmouche.games.combatzone.rules.turn import activation, cohesion, phases, reactions
from escarmouche.games.combatzone.rules.wounds import casualties, fire, machines, malfunctions, wound_roll
from escarmouche.rules.entry_points import Chapter, Stretch, play_phases
from escarmouche.rules.given import Given, present

Armament: TypeAlias = Annotated[WeaponId, OneOf(*SHEET)]
AreaWeapon: TypeAlias = Annotated[WeaponId, OneOf(*(key for key, line in SHEET.items() if "radius" in line))]


class OfFigure(Given, frozen=True):
    """The figure that acts or suffers."""

    figure: FigureId


class Action(OfFigure, frozen=True):
    """A figure and the key of what it does."""

    key: str


class OfGroup(Given, frozen=True):
    """A group."""

    group: GroupId


class Firing(OfFigure, frozen=True):
    """A figure that fires, with the first weapon of its card unless another is named."""

    weapon: Armament | None = None
    how: Way = "single"


class Shooting(Firing, frozen=True):
    """The target of each shot, or so many shots at one."""

    target: FigureId | None = None
    targets: tuple[FigureId, ...] = ()
    count: int = 1


class Hit(Firing, frozen=True, kw_only=True):
    """A target that is hit, at the distance at which the two stand unless a band is named."""

    target: FigureId
    band: Band | None = None


class Wounding(OfFigure, frozen=True):
    """The total of a wound roll."""

    total: int
    cause: WoundCause = "shot"


class Eliminating(OfFigure, frozen=True):
    """What eliminates a figure."""

    cause: Cause = "shot"


class Blast(OfFigure, frozen=True):
    """Where which area weapon goes off."""

    at: Place
    weapon: AreaWeapon


class OfBoth(OfFigure, frozen=True):
    """A figure and the other at whom it looks or whom it fights."""

    target: FigureId


class Striking(OfBoth, frozen=True):
    """The winner and the loser of a round, and the weapon of the blow."""

    arm: blows.Arm | Literal[""] = ""


class Damaging(OfFigure, frozen=True):
    """By how much a wound roll exceeds the resistance of a machine."""

    exceeds: int


class Trying(OfFigure, frozen=True):
    """The difficulty of a technology roll."""

    difficulty: int


class Falling(OfFigure, frozen=True):
    """How far a figure falls, to the foot of a drop or where it is."""

    height: Length
    at: Place | None = None


class WholeGame(Given, frozen=True):
    """The phase with which a game goes on."""

    phase: Phase | None = None


def acting(battle: Battle, given: OfFigure) -> Figure:
    """A figure in the middle of its activity."""
    figure, state = battle.figure(given.figure), battle.state
    state.phase, state.active, state.acting, state.figure = "actions", figure.owner, figure.group, figure.id
    figure.acted = battle.group(figure).activated = True
    return figure


def _allowed(reason: Reason | None) -> None:
    if reason is not None:
        raise Refused(reason)


def alone(act: Callable[[Battle, Figure], Steps[None] | None]) -> tuple[Chapter[Battle], type[Given]]:
    """What a figure does or suffers without anything else to say."""

    def run(battle: Battle, given: OfFigure) -> Steps[None]:
        yield from act(battle, battle.figure(given.figure)) or ()

    return run, OfFigure


# Actions


def figure_acts(battle: Battle, given: OfFigure) -> Steps[None]:
    """Everything a figure does in its activity, action by action."""
    acting(battle, given)
    while battle.state.figure != NO_FIGURE:
        yield from phases.actions_phase(battle)


def perform(battle: Battle, given: Action) -> Steps[None]:
    """One action, paid for and perhaps interrupted."""
    figure, key = acting(battle, given), given.key
    found = next((offer for offer in activation.offers(battle, figure) if str(offer.key) == key), None)
    if found is None:
        raise Refused(activation.not_there(key) or refusal("", "refused-not-offered", choice=key))
    _allowed(activation.refused(battle, figure, found))
    yield from activation.PERFORM[type(found.key)](battle, figure, found.key)


def group_acts(battle: Battle, given: OfGroup) -> Steps[None]:
    """The activation of a group to its end."""
    group, state = battle.state.groups[given.group], battle.state
    state.phase, state.active, state.acting = "actions", group.owner, group.id
    group.activated = True
    while state.acting == group.id:
        yield from phases.actions_phase(battle)


# Shots and wounds


def shots_of(battle: Battle, given: Firing, targets: tuple[FigureId, ...]) -> shots.Shots:
    """The shots of a figure at these targets."""
    figure = acting(battle, given)
    keys = [weapon.key for weapon in battle.card(figure).weapons]
    key = given.weapon or keys[0]
    if key not in keys:
        raise Refused(refusal("", "refused-not-offered", choice=key))
    return shots.Shots(figure.id, keys.index(key), line_of(key), given.how, targets)


def shoot(battle: Battle, given: Shooting) -> Steps[None]:
    """One shooting action without its price: so many shots at these targets, rolled and wounding."""
    targets = given.targets or (present(given.target, "target"),) * given.count
    fired = shots_of(battle, given, targets)
    shots.declared(battle, fired)
    shots.fire(battle, fired)
    yield from ()


def hit(battle: Battle, given: Hit) -> Steps[None]:
    """The wound roll of a hit."""
    fired, target = shots_of(battle, given, (given.target,)), battle.figure(given.target)
    bands = shots.measured(battle, fired)
    readiness.when_hit(battle, target)
    shots.wound_target(battle, fired, target, given.band or bands[target.id])
    yield from ()


def wound(battle: Battle, given: Wounding) -> Steps[None]:
    """A wound roll of a given total."""
    wound_roll.hurt(battle, battle.figure(given.figure), given.total, None, cause=given.cause)
    yield from ()


def eliminate(battle: Battle, given: Eliminating) -> Steps[None]:
    """A figure is eliminated."""
    casualties.eliminate(battle, battle.figure(given.figure), given.cause)
    yield from ()


def blast(battle: Battle, given: Blast) -> Steps[None]:
    """The blast of an area weapon at a point."""
    yield from areas.blast(battle, acting(battle, given), given.weapon, *given.at)


# Close combat, machines, skills, falls


def fight(battle: Battle, given: OfBoth) -> Steps[None]:
    """One round of close combat without its price, between two who are in contact."""
    figure, enemy = acting(battle, given), battle.figure(given.target)
    _allowed(melee.out_of_reach(battle, figure, enemy))
    yield from melee.fight(battle, figure, enemy)


def strike(battle: Battle, given: Striking) -> Steps[None]:
    """The wound roll of whoever has won a round."""
    winner, loser = acting(battle, given), battle.figure(given.target)
    engagement.engage(battle, winner, loser, winner)
    blows.strike(battle, winner, loser, given.arm)
    yield from ()


def damage(battle: Battle, given: Damaging) -> Steps[None]:
    """A machine suffers damage by a wound that exceeds its resistance by so much."""
    machines.damage(battle, battle.figure(given.figure), given.exceeds)
    yield from ()


def attempt(battle: Battle, given: Trying) -> Steps[None]:
    """A technology roll of a given difficulty."""
    technology.attempt(battle, battle.figure(given.figure), given.difficulty)
    yield from ()


def fall(battle: Battle, given: Falling) -> Steps[None]:
    """A figure falls."""
    figure = battle.figure(given.figure)
    falls.fall(battle, figure, given.at or (figure.x, figure.y, figure.surface), given.height)
    yield from ()


# Turns and whole games


def check_cohesion(battle: Battle, given: Given) -> Steps[None]:
    """Cohesion is measured for all groups."""
    cohesion.check_all(battle)
    yield from ()


def begin_phase(battle: Battle, name: Phase) -> None:
    """The phase of that name, with all its steps unless the case says which are left."""
    battle.state.phase = name
    battle.state.steps = battle.state.steps or phases.steps_of(name)


def phase(name: Phase) -> Chapter[Battle]:
    """A phase of the game: while it lasts, through a later one, or up to one."""

    def run(battle: Battle, given: Stretch) -> Steps[None]:
        begin_phase(battle, name)
        yield from play_phases(battle, phases.PHASES, given)

    return run


def count(battle: Battle, given: Given) -> Steps[None]:
    """Both sides count their victory points."""
    missions.count(battle)
    yield from ()


def whole_game(battle: Battle, given: WholeGame) -> Steps[None]:
    """The game from the state as it is given to its end."""
    begin_phase(battle, given.phase or battle.state.phase)
    yield from phases.play(battle)


CHAPTERS: dict[str, tuple[Chapter[Battle], type[Given]]] = {
    "figure": (figure_acts, OfFigure),
    "perform": (perform, Action),
    "group": (group_acts, OfGroup),
    "shoot": (shoot, Shooting),
    "hit": (hit, Hit),
    "wound": (wound, Wounding),
    "eliminate": (eliminate, Eliminating),
    "blast": (blast, Blast),
    "panic": alone(reactions.panic),
    "rout": alone(reactions.rout),
    "test": alone(reactions.test),
    "rout-move": alone(forced_moves.rout_move),
    "fight": (fight, OfBoth),
    "strike": (strike, Striking),
    "damage": (damage, Damaging),
    "malfunction": alone(malfunctions.malfunction),
    "technology": (attempt, Trying),
    "catch-fire": alone(fire.catch),
    "burn": alone(fire.burn),
    "fall": (fall, Falling),
    "cohesion": (check_cohesion, Given),
    "count": (count, Given),
    **{name: (phase(name), Stretch) for name in phases.PHASES},
    "game": (whole_game, WholeGame),
}
