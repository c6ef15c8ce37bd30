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
from escarmouche.games.firefight.rules.attacks.to_hit import Hit
from escarmouche.games.firefight.rules.attacks.wounds import suffer, take_wounds
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.movement.terrain import roll_danger
from escarmouche.games.firefight.rules.rounds import morale, turn
from escarmouche.games.firefight.rules.rounds.activation import ask_next, choose_action, take_step
from escarmouche.games.firefight.rules.state import NO_MODEL, NO_UNIT, NOBODY_SEAT, Activation, Unit
from escarmouche.games.firefight.rules.vocabulary import Action, Cause, Phase, Step
from escarmouche.rules.entry_points import Chapter, Stretch, play_phases
from escarmouche.rules.given import Given
from escarmouche.table.ways.movement import Leg

# Activations


class Choosing(Activation, kw_only=True):
    """A unit that is asked for its action."""

    step: Step = "action"


class Going(Activation, kw_only=True):
    """A unit that is asked what it does next: before or after its move."""

    step: Step = "after"
    action: Action | Literal[""] = "advance"


class Moving(Activation, kw_only=True):
    """A unit that makes the move of its action."""

    step: Step = "move"
    action: Action | Literal[""] = "advance"


class Charging(Activation, kw_only=True):
    """A unit that makes its charge move."""

    step: Step = "move"
    action: Action | Literal[""] = "charge"
    target: UnitId


class Fighting(Charging, kw_only=True):
    """A unit after its charge move, from the pile-in on."""

    step: Step = "pile-in"
    met: bool = True


class Shooting(Activation, kw_only=True):
    """A unit that declares its targets."""

    step: Step = "shoot"
    action: Action | Literal[""] = "hold"


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


def action(battle: Battle, given: Choosing) -> Steps[None]:
    """Only the question which action the unit takes; it is asked even of a unit that must stay idle."""
    unit = begin_activation(battle, given)
    battle.acting.idle = given.idle
    yield from choose_action(battle, unit)


def next_thing(battle: Battle, given: Going) -> Steps[None]:
    """Only the question what the unit does next."""
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


class Damage(Given, frozen=True, kw_only=True):
    """Who deals damage, and how."""

    attacker: UnitId = NO_UNIT
    side: SeatId = NOBODY_SEAT
    cause: Cause = "shooting"

    def package(self, battle: Battle) -> Package:
        """The damage as the rules know it."""
        seat = self.side if self.attacker == NO_UNIT else battle.state.units[self.attacker].owner
        return Package(self.cause, attacker=self.attacker, seat=seat)


class Blow(Hit, frozen=True, kw_only=True):
    """So many hits that carry the same."""

    model: ModelId = NO_MODEL
    weapon: int = 0
    count: int = 1


class Suffering(Damage, frozen=True, kw_only=True):
    """The unit that is hit, with so many plain hits or wounds, or a list that says what each carries."""

    unit: UnitId
    hits: int | list[Blow] | None = None
    wounds: int | list[Blow] | None = None


def hits_of(written: int | list[Blow]) -> list[Hit]:
    """The hits one by one."""
    blows = [Blow(count=written)] if isinstance(written, int) else written
    return [blow for blow in blows for _ in range(blow.count)]


def suffering(battle: Battle, given: Suffering) -> Steps[None]:
    """A unit takes hits (with Defence rolls) or wounds (without)."""
    unit, package = battle.state.units[given.unit], given.package(battle)
    if given.wounds is not None:
        yield from take_wounds(battle, unit, hits_of(given.wounds), package)
    elif given.hits is not None:
        yield from suffer(battle, unit, hits_of(given.hits), package)
    else:
        raise Refused(refusal("", "refused-missing-argument", argument="hits"))


class Pushing(Damage, frozen=True, kw_only=True):
    """The model that is pushed."""

    model: ModelId


def pushing(battle: Battle, given: Pushing) -> Steps[None]:
    """A model that was just Shaken may be pushed by the attacker."""
    from escarmouche.games.firefight.rules.attacks.pushing import push

    yield from push(battle, battle.state.models[given.model], given.package(battle))


class Falling(Damage, frozen=True, kw_only=True):
    """The model that falls, how deep, and where it comes to the ground if not below itself."""

    model: ModelId
    height: Length
    to: Place | None = None


def falling(battle: Battle, given: Falling) -> Steps[None]:
    """A model falls from a height and is set down at the foot."""
    from escarmouche.games.firefight.rules.movement.falling import fall

    model = battle.state.models[given.model]
    placer = given.package(battle).seat
    placer = battle.unit_of(model).owner if placer < 0 else placer
    yield from fall(battle, model, given.height, given.to or (model.x, model.y, 0), placer)


class Jumping(Given, frozen=True, kw_only=True):
    """The model that jumps, how far, over what depth and where to."""

    model: ModelId
    distance: Length
    depth: Length = 0
    to: Place


def jumping(battle: Battle, given: Jumping) -> Steps[None]:
    """A model jumps to a place; if it fails, it falls."""
    from escarmouche.games.firefight.rules.movement.falling import jump_over

    model = battle.state.models[given.model]
    leg = Leg("jump", 0.0, jump=given.distance, fall=given.depth)
    if (yield from jump_over(battle, model, leg, (model.x, model.y, model.surface), given.to)):
        battle.put(model, *given.to)


class InDanger(Given, frozen=True, kw_only=True):
    """The unit that rolls: all its models, or those that are named."""

    unit: UnitId
    models: list[ModelId] | None = None


def danger(battle: Battle, given: InDanger) -> Steps[None]:
    """Models of a unit roll for dangerous terrain."""
    unit = battle.state.units[given.unit]
    models = [model for model in battle.alive(unit) if given.models is None or model.id in given.models]
    yield from roll_danger(battle, unit, models)


# Morale


class Tested(Given, frozen=True, kw_only=True):
    """Who tests: a unit, several units one after another, or all of a side in the order its owner chooses."""

    unit: UnitId | None = None
    units: list[UnitId] = []
    side: SeatId | None = None


def testing_morale(battle: Battle, given: Tested) -> Steps[None]:
    """Units test their morale."""
    if given.side is not None:
        battle.state.to_test[given.side] = [unit.id for unit in morale.testers(battle, given.side)]
        while battle.state.to_test[given.side]:
            yield from morale.test_next(battle, given.side)
        return
    units = given.units if given.unit is None else [given.unit]
    if not units:
        raise Refused(refusal("", "refused-missing-argument", argument="unit"))
    for index in units:
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


class Phased(Given, frozen=True, kw_only=True):
    """The phase with which the game begins."""

    phase: Phase = "activation"


def whole_game(battle: Battle, given: Phased) -> Steps[None]:
    """The game from the state as it is given to its end."""
    begin_phase(battle, given.phase)
    yield from turn.play(battle)


def starting(battle: Battle, given: Given) -> Steps[None]:
    """The beginning of a game, if the table and the lists allow it."""
    yield from turn.opening_phase(battle)


class Changing(Given, frozen=True, kw_only=True):
    """The option that somebody wants to change."""

    option: Annotated[str, OneOf(*CATALOGUE.options)]


def changing_option(battle: Battle, given: Changing) -> Steps[None]:
    """Somebody wants to change an option during the game."""
    from escarmouche.games.firefight.rules.ruleset import options_are_fixed

    reason = options_are_fixed(given.option)
    if reason is not None:
        raise Refused(reason)
    yield from ()


CHAPTERS: dict[str, tuple[Chapter[Battle], type[msgspec.Struct]]] = {
    "activation": (activation, Activation),
    "action": (action, Choosing),
    "next": (next_thing, Going),
    "move": (activation, Moving),
    "charge": (activation, Charging),
    "shooting": (activation, Shooting),
    "melee": (activation, Fighting),
    "casting": (casting, Casting),
    "suffer": (suffering, Suffering),
    "push": (pushing, Pushing),
    "fall": (falling, Falling),
    "jump": (jumping, Jumping),
    "danger": (danger, InDanger),
    "morale": (testing_morale, Tested),
    "game": (whole_game, Phased),
    "start": (starting, Given),
    "change-option": (changing_option, Changing),
    **{name: (phase(name), Stretch) for name in turn.PHASES if name != "activation"},
    "activations": (phase("activation"), Stretch),
}
