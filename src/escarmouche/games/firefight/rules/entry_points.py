"""The chapters of Firefight as entry points, each from a state that was set up for it."""

from typing import Annotated, Literal

import msgspec

from escarmouche.engine.ids import Length, ModelId, Place, SeatId, UnitId
from escarmouche.engine.journal import OneOf
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.attacks.casting import cast, spell_key
from escarmouche.games.firefight.rules.attacks.defence import Package
from escarmouche.games.firefight.rules.attacks.pushing import push
from escarmouche.games.firefight.rules.attacks.to_hit import Hit
from escarmouche.games.firefight.rules.attacks.wounds import suffer, take_wounds
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.movement.falling import fall, jump_over
from escarmouche.games.firefight.rules.movement.terrain import roll_danger
from escarmouche.games.firefight.rules.rounds import morale, turn
from escarmouche.games.firefight.rules.rounds.activation import ask_next, choose_action, take_step
from escarmouche.games.firefight.rules.state import NO_MODEL, NO_UNIT, NOBODY_SEAT, Activation, Unit
from escarmouche.games.firefight.rules.vocabulary import Action, Cause, Phase, Step
from escarmouche.rules.entry_points import Chapter, Known, Stretch, play_phases
from escarmouche.rules.given import given_to, present
from escarmouche.table.ways.movement import Leg

# Activations


def taken_up(step: Step, action: Action | Literal[""] = "") -> type[msgspec.Struct]:
    """An activation that is taken up at this step of this action, unless another is named."""
    fields = [("step", Step, step), ("action", Action | Literal[""], action)]
    return msgspec.defstruct("Activation", fields, bases=(Activation,), kw_only=True)


class Charging(Activation, kw_only=True):
    """A unit that makes its charge move."""

    step: Step = "move"
    action: Action | Literal[""] = "charge"
    target: UnitId


class Fighting(Charging, kw_only=True):
    """A unit after its charge move, from the pile-in on."""

    step: Step = "pile-in"
    met: bool = True


class Casting(Activation, kw_only=True):
    """A spell of a unit, tried by its first Caster if no other is named."""

    step: Step = "before"
    action: Action | Literal[""] = "hold"
    spell: str
    model: ModelId | None = None


def begin_activation(battle: Battle, given: Activation) -> Unit:
    """Put a unit into the middle of its activation; a Shaken one that has no action yet stays idle."""
    state = battle.state
    unit = state.units[given.unit]
    begun = msgspec.convert({field: getattr(given, field) for field in Activation.__struct_fields__}, Activation)
    unit.activated = True
    state.phase = "activation"
    state.last, state.active = unit.owner, 1 - unit.owner
    begun.idle |= unit.shaken and begun.step in ("start", "action")
    state.activation = begun
    return unit


def activation(battle: Battle, given: Activation) -> Steps[None]:
    """One activation, from its start or from a later step, to its end."""
    begin_activation(battle, given)
    while battle.state.activation is not None:
        yield from take_step(battle)


def action(battle: Battle, given: Activation) -> Steps[None]:
    """Only the question which action the unit takes; it is asked even of a unit that must stay idle."""
    unit = begin_activation(battle, given)
    battle.acting.idle = given.idle
    yield from choose_action(battle, unit)


def next_thing(battle: Battle, given: Activation) -> Steps[None]:
    """Only the question what the unit does next, before or after its move."""
    yield from ask_next(battle, begin_activation(battle, given))


def casting(battle: Battle, given: Casting) -> Steps[None]:
    """One spell is tried, from the choice of its target to its effect."""
    unit = begin_activation(battle, given)
    spells = {spell.name: spell for spell in battle.spells(unit.owner)}
    if given.spell not in spells:
        raise Refused(refusal("", "refused-unknown-spell", spell=given.spell, known=", ".join(spells)))
    caster = battle.alive(unit)[0] if given.model is None else battle.state.models[given.model]
    yield from cast(battle, spell_key(caster, spells[given.spell]))


# Damage


class Blow(Hit, frozen=True, kw_only=True):
    """So many hits that carry the same."""

    model: ModelId = NO_MODEL
    weapon: int = 0
    count: int = 1


def hits_of(written: int | list[Blow] | None) -> list[Hit]:
    """The hits one by one: so many plain ones, or a list that says what each carries."""
    blows = [Blow(count=written)] if isinstance(written, int) else present(written, "hits")
    return [blow for blow in blows for _ in range(blow.count)]


def package(battle: Battle, attacker: UnitId, side: SeatId, cause: Cause) -> Package:
    """Who deals damage, and how, as the rules know it."""
    seat = side if attacker == NO_UNIT else battle.state.units[attacker].owner
    return Package(cause, attacker=attacker, seat=seat)


def suffering(
    battle: Battle,
    unit: UnitId,
    hits: int | list[Blow] | None = None,
    wounds: int | list[Blow] | None = None,
    attacker: UnitId = NO_UNIT,
    side: SeatId = NOBODY_SEAT,
    cause: Cause = "shooting",
) -> Steps[None]:
    """A unit takes hits (with Defence rolls) or wounds (without)."""
    hit, damage = battle.state.units[unit], package(battle, attacker, side, cause)
    if wounds is not None:
        yield from take_wounds(battle, hit, hits_of(wounds), damage)
    else:
        yield from suffer(battle, hit, hits_of(hits), damage)


def pushing(
    battle: Battle,
    model: ModelId,
    attacker: UnitId = NO_UNIT,
    side: SeatId = NOBODY_SEAT,
    cause: Cause = "shooting",
) -> Steps[None]:
    """A model that was just Shaken may be pushed by the attacker."""
    yield from push(battle, battle.state.models[model], package(battle, attacker, side, cause))


def falling(
    battle: Battle,
    model: ModelId,
    height: Length,
    to: Place | None = None,
    attacker: UnitId = NO_UNIT,
    side: SeatId = NOBODY_SEAT,
    cause: Cause = "shooting",
) -> Steps[None]:
    """A model falls from a height and is set down at the foot, below itself if no other place is named."""
    faller, placer = battle.state.models[model], package(battle, attacker, side, cause).seat
    placer = battle.unit_of(faller).owner if placer < 0 else placer
    yield from fall(battle, faller, height, to or (faller.x, faller.y, 0), placer)


def jumping(battle: Battle, model: ModelId, distance: Length, to: Place, depth: Length = 0) -> Steps[None]:
    """A model jumps so far, over a depth, to a place; if it fails, it falls."""
    jumper = battle.state.models[model]
    leg = Leg("jump", 0.0, jump=distance, fall=depth)
    if (yield from jump_over(battle, jumper, leg, (jumper.x, jumper.y, jumper.surface), to)):
        battle.put(jumper, *to)


def danger(battle: Battle, unit: UnitId, models: list[ModelId] | None = None) -> Steps[None]:
    """Models of a unit, all or those that are named, roll for dangerous terrain."""
    rolling = battle.state.units[unit]
    yield from roll_danger(
        battle, rolling, [model for model in battle.alive(rolling) if models is None or model.id in models]
    )


# Morale


def morale_test(
    battle: Battle, unit: UnitId | None = None, units: tuple[UnitId, ...] = (), side: SeatId | None = None
) -> Steps[None]:
    """A unit, several one after another, or all of a side in the order its owner chooses, test their morale."""
    if side is not None:
        battle.state.to_test[side] = [tester.id for tester in morale.testers(battle, side)]
        while battle.state.to_test[side]:
            yield from morale.test_next(battle, side)
        return
    for index in units if unit is None and units else [present(unit, "unit")]:
        morale.test_morale(battle, battle.state.units[index])


# Phases and whole games


def phase(name: Phase) -> Chapter[Battle]:
    """A phase of the game: while it lasts, through a later one, or up to one."""

    def run(battle: Battle, given: Stretch) -> Steps[None]:
        begin_phase(battle, name)
        yield from play_phases(battle, turn.PHASES, given)

    return run


def begin_phase(battle: Battle, name: Phase) -> None:
    """Put the game at the beginning of a phase; that of a round's end has all its steps before it."""
    if name == "round-end":
        turn.end_activations(battle)
    battle.state.phase = name


def whole_game(battle: Battle, phase: Phase = "activation") -> Steps[None]:
    """The game from the state as it is given to its end."""
    begin_phase(battle, phase)
    yield from turn.play(battle)


def changing_option(battle: Battle, option: Annotated[str, OneOf(*CATALOGUE.options)]) -> Steps[None]:
    """Somebody wants to change an option during the game."""
    from escarmouche.games.firefight.rules.ruleset import options_are_fixed

    reason = options_are_fixed(option)
    if reason is not None:
        raise Refused(reason)
    yield from ()


CHAPTERS: dict[str, tuple[Chapter[Battle], Known]] = {
    "activation": (activation, Activation),
    "action": (action, taken_up("action")),
    "next": (next_thing, taken_up("after", "advance")),
    "move": (activation, taken_up("move", "advance")),
    "charge": (activation, Charging),
    "shooting": (activation, taken_up("shoot", "hold")),
    "melee": (activation, Fighting),
    "casting": (casting, Casting),
    "suffer": given_to(suffering),
    "push": given_to(pushing),
    "fall": given_to(falling),
    "jump": given_to(jumping),
    "danger": given_to(danger),
    "morale": given_to(morale_test),
    "game": given_to(whole_game),
    "start": given_to(turn.opening_phase),
    "change-option": given_to(changing_option),
    **{"activations" if name == "activation" else name: (phase(name), Stretch) for name in turn.PHASES},
}
