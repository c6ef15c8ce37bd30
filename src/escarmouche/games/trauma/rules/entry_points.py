"""The chapters of Trauma as entry points, each from a state that was set up for it."""

from copy import copy
from functools import partial

import msgspec
from msgspec.structs import replace

from escarmouche.engine.ids import ModelId, SeatId, UnitId
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import RuleId, note
from escarmouche.games.trauma.rules import dice
from escarmouche.games.trauma.rules.activation import alert_fire, morale, orders, specialists, states
from escarmouche.games.trauma.rules.activation.activation import one_activation
from escarmouche.games.trauma.rules.battle import Battle, Purpose
from escarmouche.games.trauma.rules.casualties.losses import remove, succeed
from escarmouche.games.trauma.rules.casualties.structure import tick
from escarmouche.games.trauma.rules.close_combat.melee import fight, fight_refused
from escarmouche.games.trauma.rules.events.mission import TableComposed
from escarmouche.games.trauma.rules.events.shots import Cause
from escarmouche.games.trauma.rules.events.trials import TestTaken
from escarmouche.games.trauma.rules.mission import agreement, quarters
from escarmouche.games.trauma.rules.movement.crossing.crossing import cross
from escarmouche.games.trauma.rules.movement.displacement import displaced
from escarmouche.games.trauma.rules.movement.entry import enter as enter_table
from escarmouche.games.trauma.rules.movement.movement import move, move_refused
from escarmouche.games.trauma.rules.shooting import fire_action, volley
from escarmouche.games.trauma.rules.shooting.salvos import salvos, weapon_of
from escarmouche.games.trauma.rules.state import NO_UNIT, Action, Activation, Phase, Step, Unit
from escarmouche.games.trauma.rules.turn import course
from escarmouche.rules.entry_points import Chapter, Stretch, play_phases
from escarmouche.rules.given import given_to, present


class Acting(Activation, kw_only=True):
    """A unit, and how far it has come in its activation."""

    step: Step = "actions"


class Firing(Acting, kw_only=True):
    """A unit that fires, with one action or with two."""

    supported: bool = False


class Hits(Firing, kw_only=True):
    """So many hits of a unit on another; without a weapon, those of its first salvo."""

    target: UnitId
    hits: int
    weapon: str = ""
    steady: bool = False


class Displaced(Acting, kw_only=True):
    """A unit that has moved, and the units that were engaged before."""

    others: list[UnitId] = []


class AlertFire(Acting, kw_only=True):
    """A unit that has moved while enemies are on alert."""

    mover: UnitId
    unit: UnitId = NO_UNIT


class Additional(Acting, kw_only=True):
    """A unit, and the key of an additional action."""

    key: str


def acting(battle: Battle, given: Acting, *actions: Action) -> Unit:
    """Put a unit into the middle of its activation, unless one is under way already."""
    state, unit = battle.state, battle.unit(given.unit)
    state.phase, state.active = "activation", unit.owner
    if state.activation is None:
        parts = {field: copy(getattr(given, field)) for field in Activation.__struct_fields__}
        state.activation = Activation(**{**parts, "announced": list(given.announced or actions)})
    return unit


def _allowed(reason: Reason | None) -> None:
    if reason is not None:
        raise Refused(reason)


# Dice


def simple_test(battle: Battle, count: int, *, downs: bool = False, purpose: Purpose = "test") -> Steps[None]:
    """A simple test with some dice; `downs` says that Downs succeed instead of Ups."""
    battle.tell(TestTaken(purpose=purpose, successes=dice.simple(battle, count, "TRA-TEST-02", purpose, downs=downs)))
    yield from ()


def opposed_test(battle: Battle, count: int, score: int, difficulty: int, purpose: Purpose = "test") -> Steps[None]:
    """An opposed test of an active score against a difficulty."""
    successes, rolled, automatic = dice.opposed(battle, count, score, difficulty, "TRA-TEST-03", purpose)
    battle.tell(TestTaken(purpose=purpose, successes=successes, dice=rolled, automatic=automatic))
    yield from ()


# Shooting and losses


def firing(battle: Battle, given: Firing) -> Steps[None]:
    """A Fire action: all salvos of a unit, supported by its second action or not."""
    unit = acting(battle, given, "fire", "fire") if given.supported else acting(battle, given, "fire")
    _allowed(fire_action.fire_refused(battle, unit))
    yield from fire_action.fire(battle, unit, supported=given.supported)


def hit(battle: Battle, given: Hits) -> Steps[None]:
    """The hits of a salvo from the cover test on: so many, with this weapon of a unit, on another."""
    unit, target = acting(battle, given, "fire"), battle.unit(given.target)
    fitting = (
        one
        for one in salvos(battle, unit)
        if one.steady == given.steady and given.weapon in ("", weapon_of(battle, unit, one).name)
    )
    salvo = next(fitting, None)
    if salvo is None:
        raise Refused(refusal("", "refused-not-offered", choice=given.weapon))
    shot = fire_action.shot_at(battle, unit, salvo, target, supported=given.supported)
    bystanders, covered = volley.in_the_way(battle, shot), volley.has_cover(battle, shot)
    yield from volley.take_hits(battle, shot, given.hits, bystanders, covered=covered)


def removing(battle: Battle, models: list[ModelId], cause: Cause = "shooting") -> Steps[None]:
    """Models are removed, with the care for them and the succession of their leader."""
    yield from remove(battle, [battle.model(index) for index in models], cause)


def ticking(
    battle: Battle, model: ModelId, points: int = 1, by: SeatId | None = None, *, melee: bool = False
) -> Steps[None]:
    """Boxes of a structure line are ticked, by the enemy unless it is said by whom."""
    vehicle = battle.model(model)
    seat = 1 - battle.unit_of(vehicle).owner if by is None else by
    yield from tick(battle, vehicle, points, seat, melee=melee)
    yield from succeed(battle, battle.unit_of(vehicle))


def knocking_down(battle: Battle, models: list[ModelId]) -> Steps[None]:
    """Models are thrown to the ground, and the state of their units is checked."""
    thrown = states.knock_down(battle, [battle.model(index) for index in models])
    for index in sorted({model.unit for model in thrown}):
        states.update_down(battle, battle.unit(index))
    yield from ()


# Moves


def moving(battle: Battle, given: Acting) -> Steps[None]:
    """A Movement action with everything that follows from it."""
    unit = acting(battle, given, "move")
    _allowed(move_refused(battle, unit))
    yield from move(battle, unit)


def crossing(battle: Battle, given: Acting) -> Steps[None]:
    """A Crossing action with everything that follows from it."""
    unit = acting(battle, given, "cross")
    yield from cross(battle, unit)


def entering(battle: Battle, given: Acting) -> Steps[None]:
    """A unit in reserve enters the table, through an access zone with the Movement that brings it on."""
    unit = acting(battle, given, "move")
    entered = yield from enter_table(battle, unit)
    if entered and unit.place == "reserve":
        yield from move(battle, unit)


def after_displacement(battle: Battle, given: Displaced) -> Steps[None]:
    """What follows when a unit has just ended a displacement: formation, engagement, alert fire, close combat."""
    unit = acting(battle, given, "move")
    yield from displaced(battle, unit, set(given.others))


# Close combat, morale, orders


def fighting(battle: Battle, given: Acting) -> Steps[None]:
    """A close combat."""
    unit = acting(battle, given)
    _allowed(fight_refused(battle, unit))
    yield from fight(battle, unit)


def morale_test(battle: Battle, unit: UnitId, rule: RuleId = "TRA-MORAL-01") -> Steps[None]:
    """A morale test by a rule."""
    yield from morale.test(battle, battle.unit(unit), rule)


def ordering(battle: Battle, given: Acting) -> Steps[None]:
    """The orders phase of a unit that has just acted; it asks even where no order can be given."""
    unit = acting(battle, given)
    while (yield from orders.one_order(battle, unit, partial(orders.order_options, battle, unit))):
        pass


def on_alert(battle: Battle, given: AlertFire) -> Steps[None]:
    """The alert fire at a unit that has just ended a displacement; it asks even where nobody on alert can fire."""
    mover = acting(battle, replace(given, unit=given.mover), "move")
    hindered = alert_fire.on_alert(battle, mover)
    if hindered and not alert_fire.watchers(battle, mover):
        yield from alert_fire.next_watcher(battle, mover, [], hindered)
    yield from alert_fire.alert_fire(battle, mover)


def additional(battle: Battle, given: Additional) -> Steps[None]:
    """An additional action of specialists, if it is one that the unit could take now."""
    unit, key = acting(battle, given), given.key
    found = next((option for option in specialists.additional(battle, unit) if option.key == key), None)
    _allowed(refusal("TRA-ACTN-07", "refused-not-offered", choice=key) if found is None else found.refused)
    yield from specialists.perform(battle, unit, key)


def regrouping(battle: Battle, models: list[ModelId], unit: UnitId) -> Steps[None]:
    """Somebody wants models of his to join another of his units during the game."""
    _allowed(agreement.composition_is_fixed(unit))
    for index in models:
        battle.model(index).unit = unit
    yield from ()


# The table


def composing(battle: Battle, count: int) -> Steps[None]:
    """The quarters of a table for so many army points of each side are rolled for, and their drop points."""
    width, depth = quarters.table_size(count)
    types = quarters.compose(battle.roll, quarters.how_many((width, depth)), battle.option("table_limits"))
    drops = quarters.drop_quarters(battle.roll, types)
    note("TRA-ATTACK-03" if battle.sheet.is_attack else "TRA-GENER-02")
    battle.tell(TableComposed(table="", width=width, depth=depth, quarters=tuple(types), drops=drops))
    yield from ()


# Activations, phases and whole games


def activation(battle: Battle, unit: UnitId | None = None) -> Steps[None]:
    """One activation to its end: that of a unit whose card is turned next, or the one under way."""
    state = battle.state
    state.phase = "activation"
    if state.activation is None:
        turned = battle.unit(present(unit, "unit"))
        state.active = turned.owner
        side = battle.side(turned.owner)
        side.row = [turned.id, *(index for index in side.row if index != turned.id)]
    yield from one_activation(battle)


def begin_phase(battle: Battle, name: Phase) -> None:
    """The phase of that name, with all its steps unless the case says which are left."""
    battle.state.phase = name
    battle.state.steps = battle.state.steps or list(course.steps_of(name))


def phase(name: Phase) -> Chapter[Battle]:
    """A phase of the game: while it lasts, through a later one, or up to one."""

    def run(battle: Battle, given: Stretch) -> Steps[None]:
        begin_phase(battle, name)
        yield from play_phases(battle, course.PHASES, given)

    return run


def whole_game(battle: Battle, phase: Phase | None = None) -> Steps[None]:
    """The game from the state as it is given to its end; without a phase, from that of the state."""
    begin_phase(battle, phase or battle.state.phase)
    yield from course.play(battle)


PHASES: tuple[Phase, ...] = ("opening", "command", "debriefing")
CHAPTERS: dict[str, tuple[Chapter[Battle], type[msgspec.Struct]]] = {
    "simple-test": given_to(simple_test),
    "opposed-test": given_to(opposed_test),
    "fire": (firing, Firing),
    "hits": (hit, Hits),
    "remove": given_to(removing),
    "knock-down": given_to(knocking_down),
    "tick": given_to(ticking),
    "move": (moving, Acting),
    "cross": (crossing, Acting),
    "enter": (entering, Acting),
    "displaced": (after_displacement, Displaced),
    "fight": (fighting, Acting),
    "morale": given_to(morale_test),
    "orders": (ordering, Acting),
    "alert": (on_alert, AlertFire),
    "additional": (additional, Additional),
    "regroup": given_to(regrouping),
    "compose": given_to(composing),
    "activation": given_to(activation),
    "activations": (phase("activation"), Stretch),
    **{name: (phase(name), Stretch) for name in PHASES},
    "game": given_to(whole_game),
}
