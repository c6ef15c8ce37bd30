"""The chapters of Trauma as entry points, each from a state that was set up for it."""

from collections.abc import Callable
from typing import Any

from escarmouche.engine.game import Game
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import note
from escarmouche.games.trauma.rules import alert, dice, quarters, states, turn, volley
from escarmouche.games.trauma.rules.activation import displaced, one_activation
from escarmouche.games.trauma.rules.agreement import ATTACK, composition_is_fixed
from escarmouche.games.trauma.rules.crossing import cross
from escarmouche.games.trauma.rules.entering import enter as enter_table
from escarmouche.games.trauma.rules.events.scenario import TableComposed
from escarmouche.games.trauma.rules.events.trials import TestTaken
from escarmouche.games.trauma.rules.field import Field
from escarmouche.games.trauma.rules.losses import remove, succeed
from escarmouche.games.trauma.rules.melee import fight, fight_refused
from escarmouche.games.trauma.rules.morale import test as test_morale
from escarmouche.games.trauma.rules.moving import move, move_refused
from escarmouche.games.trauma.rules.orders import one_order
from escarmouche.games.trauma.rules.salvos import salvos, weapon_of
from escarmouche.games.trauma.rules.shooting import fire, fire_refused, shot_at
from escarmouche.games.trauma.rules.specialists import additional as additional_actions
from escarmouche.games.trauma.rules.specialists import perform
from escarmouche.games.trauma.rules.state import Activation, Model, State, Unit
from escarmouche.games.trauma.rules.structure import tick
from escarmouche.rules.entry_points import Arguments, Chapter, begin_at, needed, play_phases

ACTIVATION_KEYS = frozenset(Activation.__struct_fields__)


def enter(name: str, data: dict[str, Any]) -> Callable[[Game[State]], Steps[None]]:
    """The chapter of that name with its arguments; an unknown name or argument is refused."""
    return begin_at(CHAPTERS, name, data, Field)


def unit_of(field: Field, data: Arguments, key: str = "unit") -> Unit:
    """The unit an argument names."""
    return field.unit(needed(data, key))


def model_of(field: Field, data: Arguments, key: str = "model") -> Model:
    """The model an argument names."""
    return field.model(needed(data, key))


def acting(field: Field, data: Arguments, *, actions: tuple[str, ...] = ()) -> Unit:
    """Put a unit into the middle of its activation, unless one is under way already."""
    state = field.state
    unit = unit_of(field, data)
    state.phase, state.active = "activation", unit.owner
    if state.activation is None:
        given = {key: value for key, value in data.items() if key in ACTIVATION_KEYS}
        state.activation = Activation(**{"announced": list(actions), "step": "actions", **given})
    return unit


def _allowed(reason: Reason | None) -> None:
    if reason is not None:
        raise Refused(reason)


# Dice


def simple_test(field: Field, data: Arguments) -> Steps[None]:
    """A simple test with some dice."""
    purpose = data.get("purpose", "test")
    successes = dice.simple(field, needed(data, "count"), "TRA-TEST-02", purpose, downs=data.get("downs", False))
    field.tell(TestTaken(purpose=purpose, successes=successes))
    yield from ()


def opposed_test(field: Field, data: Arguments) -> Steps[None]:
    """An opposed test of an active score against a difficulty."""
    purpose = data.get("purpose", "test")
    scores = needed(data, "score"), needed(data, "difficulty")
    successes, rolled, automatic = dice.opposed(field, needed(data, "count"), *scores, "TRA-TEST-03", purpose)
    field.tell(TestTaken(purpose=purpose, successes=successes, dice=rolled, automatic=automatic))
    yield from ()


# Shooting and losses


def firing(field: Field, data: Arguments) -> Steps[None]:
    """A Fire action: all salvos of a unit, supported by its second action or not."""
    supported = data.get("supported", False)
    unit = acting(field, data, actions=("fire", "fire") if supported else ("fire",))
    _allowed(fire_refused(field, unit))
    yield from fire(field, unit, supported=supported)


def hit(field: Field, data: Arguments) -> Steps[None]:
    """The hits of a salvo from the cover test on: so many, with this weapon of a unit, on another."""
    unit, target = acting(field, data, actions=("fire",)), unit_of(field, data, "target")
    manner = data.get("weapon", ""), data.get("steady", False)
    fitting = (
        one
        for one in salvos(field, unit)
        if one.steady == manner[1] and manner[0] in ("", weapon_of(field, unit, one).name)
    )
    salvo = next(fitting, None)
    if salvo is None:
        raise Refused(refusal("", "refused-not-offered", choice=manner[0]))
    shot = shot_at(field, unit, salvo, target, supported=data.get("supported", False))
    bystanders, covered = volley.in_the_way(field, shot), volley.has_cover(field, shot)
    yield from volley.take_hits(field, shot, needed(data, "hits"), bystanders, covered=covered)


def removing(field: Field, data: Arguments) -> Steps[None]:
    """Models are removed, with the care for them and the succession of their leader."""
    models = [field.model(index) for index in needed(data, "models")]
    yield from remove(field, models, data.get("cause", "shooting"))


def ticking(field: Field, data: Arguments) -> Steps[None]:
    """Boxes of a structure line are ticked."""
    model = model_of(field, data)
    by = data.get("by", 1 - field.unit_of(model).owner)
    yield from tick(field, model, data.get("points", 1), by, melee=data.get("melee", False))
    yield from succeed(field, field.unit_of(model))


def knocking_down(field: Field, data: Arguments) -> Steps[None]:
    """Models are thrown to the ground, and the state of their units is checked."""
    thrown = states.knock_down(field, [field.model(index) for index in needed(data, "models")])
    for index in sorted({model.unit for model in thrown}):
        states.update_down(field, field.unit(index))
    yield from ()


# Moves


def moving(field: Field, data: Arguments) -> Steps[None]:
    """A Movement action with everything that follows from it."""
    unit = acting(field, data, actions=("move",))
    _allowed(move_refused(field, unit))
    yield from move(field, unit)


def crossing(field: Field, data: Arguments) -> Steps[None]:
    """A Crossing action with everything that follows from it."""
    unit = acting(field, data, actions=("cross",))
    yield from cross(field, unit)


def entering(field: Field, data: Arguments) -> Steps[None]:
    """A unit in reserve enters the table, through an access zone with the Movement that brings it on."""
    unit = acting(field, data, actions=("move",))
    entered = yield from enter_table(field, unit)
    if entered and unit.place == "reserve":
        yield from move(field, unit)


def after_displacement(field: Field, data: Arguments) -> Steps[None]:
    """What follows when a unit has just ended a displacement: formation, engagement, alert fire, close combat."""
    unit = acting(field, data, actions=("move",))
    was = set(data.get("others", ()))
    yield from displaced(field, unit, was)


# Close combat, morale, orders


def fighting(field: Field, data: Arguments) -> Steps[None]:
    """A close combat."""
    unit = acting(field, data)
    _allowed(fight_refused(field, unit))
    yield from fight(field, unit)


def testing_morale(field: Field, data: Arguments) -> Steps[None]:
    """A morale test."""
    yield from test_morale(field, unit_of(field, data), data.get("rule", "TRA-MORAL-01"))


def ordering(field: Field, data: Arguments) -> Steps[None]:
    """The orders phase of a unit that has just acted; it asks even where no order can be given."""
    unit = acting(field, data)
    while (yield from one_order(field, unit)):
        pass


def on_alert(field: Field, data: Arguments) -> Steps[None]:
    """The alert fire at a unit that has just ended a displacement; it asks even where nobody on alert can fire."""
    mover = acting(field, {**data, "unit": needed(data, "mover")}, actions=("move",))
    hindered = alert.on_alert(field, mover)
    if hindered and not alert.watchers(field, mover):
        yield from alert.next_watcher(field, mover, [], hindered)
    yield from alert.alert_fire(field, mover)


def additional(field: Field, data: Arguments) -> Steps[None]:
    """An additional action of specialists, if it is one that the unit could take now."""
    unit, key = acting(field, data), needed(data, "key")
    found = next((option for option in additional_actions(field, unit) if option.key == key), None)
    _allowed(refusal("TRA-ACTN-07", "refused-not-offered", choice=key) if found is None else found.refused)
    yield from perform(field, unit, key)


def regrouping(field: Field, data: Arguments) -> Steps[None]:
    """Somebody wants models of his to join another of his units during the game."""
    unit = unit_of(field, data)
    _allowed(composition_is_fixed(unit.id))
    for index in needed(data, "models"):
        field.model(index).unit = unit.id
    yield from ()


# The table


def composing(field: Field, data: Arguments) -> Steps[None]:
    """The quarters of a table for so many army points are rolled for, and their drop points."""
    width, depth = quarters.table_size(needed(data, "count"))
    types = quarters.compose(field.roll, quarters.how_many((width, depth)), field.option("table_limits"))
    drops = quarters.drop_quarters(field.roll, types)
    note("TRA-ATTACK-03" if field.setup.scenario == ATTACK else "TRA-GENER-02")
    field.tell(TableComposed(table="", width=width, depth=depth, quarters=tuple(types), drops=drops))
    yield from ()


# Activations, phases and whole games


def activation(field: Field, data: Arguments) -> Steps[None]:
    """One activation to its end: that of a unit whose card is turned next, or the one under way."""
    state = field.state
    state.phase = "activation"
    if state.activation is None:
        unit = unit_of(field, data)
        state.active = unit.owner
        side = field.side(unit.owner)
        side.row = [unit.id, *(index for index in side.row if index != unit.id)]
    yield from one_activation(field)


def begin_phase(field: Field, name: str) -> None:
    """The phase of that name, with all its steps unless the case says which are left."""
    field.state.phase = name
    field.state.steps = field.state.steps or list(turn.steps_of(name))


def phase(name: str) -> Chapter[Field]:
    """A phase of the game: while it lasts, through a later one, or up to one."""

    def run(field: Field, data: Arguments) -> Steps[None]:
        begin_phase(field, name)
        yield from play_phases(field, turn.PHASES, data)

    return run


def whole_game(field: Field, data: Arguments) -> Steps[None]:
    """The game from the state as it is given to its end."""
    begin_phase(field, data.get("phase", field.state.phase))
    yield from turn.play(field)


ACTING = ACTIVATION_KEYS | {"unit"}
PHASES = ("opening", "command", "debriefing")
CHAPTERS: dict[str, tuple[Chapter[Field], frozenset[str]]] = {
    "simple-test": (simple_test, frozenset({"count", "downs", "purpose"})),
    "opposed-test": (opposed_test, frozenset({"count", "score", "difficulty", "purpose"})),
    "fire": (firing, ACTING | {"supported"}),
    "hits": (hit, ACTING | {"target", "weapon", "steady", "hits", "supported"}),
    "remove": (removing, frozenset({"models", "cause"})),
    "knock-down": (knocking_down, frozenset({"models"})),
    "tick": (ticking, frozenset({"model", "points", "by", "melee"})),
    "move": (moving, ACTING),
    "cross": (crossing, ACTING),
    "enter": (entering, ACTING),
    "displaced": (after_displacement, ACTING | {"others"}),
    "fight": (fighting, ACTING),
    "morale": (testing_morale, frozenset({"unit", "rule"})),
    "orders": (ordering, ACTING),
    "alert": (on_alert, ACTING | {"mover"}),
    "additional": (additional, ACTING | {"key"}),
    "regroup": (regrouping, frozenset({"unit", "models"})),
    "compose": (composing, frozenset({"count"})),
    "activation": (activation, ACTING),
    "activations": (phase("activation"), frozenset({"to", "through"})),
    **{name: (phase(name), frozenset({"to", "through"})) for name in PHASES},
    "game": (whole_game, frozenset({"phase"})),
}
