"""The chapters of Combat Zone as entry points, each from a state that was set up for it."""

from collections.abc import Callable, Collection
from typing import Any

from escarmouche.engine.game import Game
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.close_combat.blows import RANKED, strike
from escarmouche.games.combatzone.rules.close_combat.engagement import engage
from escarmouche.games.combatzone.rules.close_combat.melee import fight, out_of_reach
from escarmouche.games.combatzone.rules.mission import missions
from escarmouche.games.combatzone.rules.movement.falls import fall
from escarmouche.games.combatzone.rules.movement.forced_moves import rout_move
from escarmouche.games.combatzone.rules.objects.technology import attempt
from escarmouche.games.combatzone.rules.shooting import areas
from escarmouche.games.combatzone.rules.shooting.readiness import when_hit
from escarmouche.games.combatzone.rules.shooting.shots import Shots, declared, fire, measured, wound_target
from escarmouche.games.combatzone.rules.shooting.weapons import SHEET, SINGLE, line_of
from escarmouche.games.combatzone.rules.state import NO_FIGURE, Figure, Group, Phase, State
from escarmouche.games.combatzone.rules.turn import activation, phases, reactions
from escarmouche.games.combatzone.rules.turn.cohesion import check_all
from escarmouche.games.combatzone.rules.wounds import casualties
from escarmouche.games.combatzone.rules.wounds.fire import burn, catch
from escarmouche.games.combatzone.rules.wounds.machines import damage
from escarmouche.games.combatzone.rules.wounds.malfunctions import malfunction
from escarmouche.games.combatzone.rules.wounds.wound_roll import hurt
from escarmouche.rules.entry_points import Arguments, Chapter, begin_at, needed, play_phases


def enter(name: str, data: dict[str, Any]) -> Callable[[Game[State]], Steps[None]]:
    """The chapter of that name with its arguments; an unknown name or argument is refused."""
    return begin_at(CHAPTERS, name, data, Battle)


def figure_of(battle: Battle, data: Arguments, key: str = "figure") -> Figure:
    """The figure an argument names."""
    return battle.figure(needed(data, key))


def group_of(battle: Battle, data: Arguments) -> Group:
    """The group an argument names."""
    index: int = needed(data, "group")
    return battle.state.groups[index]


def acting(battle: Battle, data: Arguments) -> Figure:
    """A figure in the middle of its activity."""
    figure = figure_of(battle, data)
    state = battle.state
    state.phase, state.active, state.acting, state.figure = "actions", figure.owner, figure.group, figure.id
    figure.acted = battle.group(figure).activated = True
    return figure


def _known(word: Any, words: Collection[str]) -> Any:
    if word not in words:
        raise Refused(refusal("", "refused-not-offered", choice=str(word)))
    return word


def _allowed(reason: Reason | None) -> None:
    if reason is not None:
        raise Refused(reason)


# Actions


def figure_acts(battle: Battle, data: Arguments) -> Steps[None]:
    """Everything a figure does in its activity, action by action."""
    acting(battle, data)
    while battle.state.figure != NO_FIGURE:
        yield from phases.actions_phase(battle)


def perform(battle: Battle, data: Arguments) -> Steps[None]:
    """One action, paid for and perhaps interrupted."""
    figure, key = acting(battle, data), needed(data, "key")
    found = next((offer for offer in activation.offers(battle, figure) if str(offer.key) == key), None)
    if found is None:
        raise Refused(activation.not_there(key) or refusal("", "refused-not-offered", choice=key))
    _allowed(activation.refused(battle, figure, found))
    yield from activation.PERFORM[type(found.key)](battle, figure, found.key)


def group_acts(battle: Battle, data: Arguments) -> Steps[None]:
    """The activation of a group to its end."""
    group, state = group_of(battle, data), battle.state
    state.phase, state.active, state.acting = "actions", group.owner, group.id
    group.activated = True
    while state.acting == group.id:
        yield from phases.actions_phase(battle)


# Shots and wounds


def shots_of(battle: Battle, data: Arguments) -> Shots:
    """The shots of a figure at these targets; with the first weapon of its card, unless the case names one."""
    figure = acting(battle, data)
    keys = [weapon.key for weapon in battle.card(figure).weapons]
    place = keys.index(_known(data["weapon"], keys)) if "weapon" in data else 0
    targets = data.get("targets") or [needed(data, "target")] * data.get("count", 1)
    return Shots(figure.id, place, line_of(keys[place]), data.get("how", SINGLE), tuple(targets))


def shooting(battle: Battle, data: Arguments) -> Steps[None]:
    """One shooting action without its price: so many shots at these targets, rolled and wounding."""
    shots = shots_of(battle, data)
    declared(battle, shots)
    fire(battle, shots)
    yield from ()


def hit(battle: Battle, data: Arguments) -> Steps[None]:
    """The wound roll of a hit, at the distance at which the two stand or in a band that the case names."""
    shots, target = shots_of(battle, data), figure_of(battle, data, "target")
    bands = measured(battle, shots)
    when_hit(battle, target)
    wound_target(battle, shots, target, data.get("band", bands[target.id]))
    yield from ()


def wounding(battle: Battle, data: Arguments) -> Steps[None]:
    """A wound roll of a given total."""
    hurt(battle, figure_of(battle, data), needed(data, "total"), None, cause=data.get("cause", "shot"))
    yield from ()


def eliminating(battle: Battle, data: Arguments) -> Steps[None]:
    """A figure is eliminated."""
    casualties.eliminate(battle, figure_of(battle, data), data.get("cause", "shot"))
    yield from ()


def blast(battle: Battle, data: Arguments) -> Steps[None]:
    """The blast of an area weapon at a point."""
    figure = acting(battle, data)
    x, y, surface = needed(data, "at")
    weapon = _known(needed(data, "weapon"), [key for key, line in SHEET.items() if "radius" in line])
    yield from areas.blast(battle, figure, weapon, x, y, surface)


# Reactions


def panicking(battle: Battle, data: Arguments) -> Steps[None]:
    """A figure panics."""
    reactions.panic(battle, figure_of(battle, data))
    yield from ()


def routing(battle: Battle, data: Arguments) -> Steps[None]:
    """A figure is routed."""
    reactions.rout(battle, figure_of(battle, data))
    yield from ()


def testing(battle: Battle, data: Arguments) -> Steps[None]:
    """A reaction test."""
    yield from reactions.test(battle, figure_of(battle, data))


def running(battle: Battle, data: Arguments) -> Steps[None]:
    """The rout move of a figure."""
    yield from rout_move(battle, figure_of(battle, data))


# Close combat, machines, skills, fire


def fighting(battle: Battle, data: Arguments) -> Steps[None]:
    """One round of close combat without its price, between two who are in contact."""
    figure, enemy = acting(battle, data), figure_of(battle, data, "target")
    _allowed(out_of_reach(battle, figure, enemy))
    yield from fight(battle, figure, enemy)


def striking(battle: Battle, data: Arguments) -> Steps[None]:
    """The wound roll of whoever has won a round."""
    winner, loser = acting(battle, data), figure_of(battle, data, "target")
    engage(battle, winner, loser, winner)
    strike(battle, winner, loser, _known(data.get("arm", ""), ("", *RANKED)))
    yield from ()


def damaging(battle: Battle, data: Arguments) -> Steps[None]:
    """A machine suffers damage by a wound that exceeds its resistance by so much."""
    damage(battle, figure_of(battle, data), needed(data, "exceeds"))
    yield from ()


def malfunctioning(battle: Battle, data: Arguments) -> Steps[None]:
    """The malfunction of a machine at the start of a turn."""
    yield from malfunction(battle, figure_of(battle, data))


def trying(battle: Battle, data: Arguments) -> Steps[None]:
    """A technology roll of a given difficulty."""
    attempt(battle, figure_of(battle, data), needed(data, "difficulty"))
    yield from ()


def catching_fire(battle: Battle, data: Arguments) -> Steps[None]:
    """A figure catches fire."""
    catch(battle, figure_of(battle, data))
    yield from ()


def burning(battle: Battle, data: Arguments) -> Steps[None]:
    """The roll of a figure that burns."""
    yield from burn(battle, figure_of(battle, data))


def falling(battle: Battle, data: Arguments) -> Steps[None]:
    """A figure falls so far, to the foot of a drop or where it is."""
    figure = figure_of(battle, data)
    fall(battle, figure, data.get("at", (figure.x, figure.y, figure.surface)), needed(data, "height"))
    yield from ()


# Turns and whole games


def checking_cohesion(battle: Battle, data: Arguments) -> Steps[None]:
    """Cohesion is measured for all groups."""
    check_all(battle)
    yield from ()


def begin_phase(battle: Battle, name: Phase) -> None:
    """The phase of that name, with all its steps unless the case says which are left."""
    battle.state.phase = name
    battle.state.steps = battle.state.steps or phases.steps_of(name)


def phase(name: Phase) -> Chapter[Battle]:
    """A phase of the game: while it lasts, through a later one, or up to one."""

    def run(battle: Battle, data: Arguments) -> Steps[None]:
        begin_phase(battle, name)
        yield from play_phases(battle, phases.PHASES, data)

    return run


def counting(battle: Battle, data: Arguments) -> Steps[None]:
    """Both sides count their victory points."""
    missions.count(battle)
    yield from ()


def whole_game(battle: Battle, data: Arguments) -> Steps[None]:
    """The game from the state as it is given to its end."""
    begin_phase(battle, data.get("phase", battle.state.phase))
    yield from phases.play(battle)


ONE = frozenset({"figure"})
SHOT = frozenset({"figure", "target", "targets", "weapon", "how", "count", "band"})
PHASES: tuple[Phase, ...] = ("opening", "start", "mandatory", "reaction", "initiative", "actions", "end")
CHAPTERS: dict[str, tuple[Chapter[Battle], frozenset[str]]] = {
    "figure": (figure_acts, ONE),
    "perform": (perform, ONE | {"key"}),
    "group": (group_acts, frozenset({"group"})),
    "shoot": (shooting, SHOT),
    "hit": (hit, SHOT),
    "wound": (wounding, ONE | {"total", "cause"}),
    "eliminate": (eliminating, ONE | {"cause"}),
    "blast": (blast, ONE | {"at", "weapon"}),
    "panic": (panicking, ONE),
    "rout": (routing, ONE),
    "test": (testing, ONE),
    "rout-move": (running, ONE),
    "fight": (fighting, ONE | {"target"}),
    "strike": (striking, ONE | {"target", "arm"}),
    "damage": (damaging, ONE | {"exceeds"}),
    "malfunction": (malfunctioning, ONE),
    "technology": (trying, ONE | {"difficulty"}),
    "catch-fire": (catching_fire, ONE),
    "burn": (burning, ONE),
    "fall": (falling, ONE | {"height", "at"}),
    "cohesion": (checking_cohesion, frozenset()),
    "count": (counting, frozenset()),
    **{name: (phase(name), frozenset({"to", "through"})) for name in PHASES},
    "game": (whole_game, frozenset({"phase"})),
}
