"""How the events of Firefight are played on the table."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from escarmouche.board import journal
from escarmouche.board.played import BOOKENDS, Played, Scene, attack, banner, hits, mark, test, wounds
from escarmouche.engine.ids import UnitId
from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.rulebook import listening
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules import events, naming
from escarmouche.games.firefight.rules.attacks.defence import REGENERATES_ON
from escarmouche.games.firefight.rules.attacks.melee import IMPACT_ON
from escarmouche.games.firefight.rules.attacks.pushing import PUSH_ON
from escarmouche.games.firefight.rules.dice import passes
from escarmouche.games.firefight.rules.movement.terrain import hurts
from escarmouche.games.firefight.rules.state import State
from escarmouche.games.firefight.rules.vocabulary import Purpose

FACES = 6
LEAST, MOST = 2, 6
"""A 1 always fails and a 6 always succeeds, whatever is added."""
Acts: TypeAlias = Iterator[journal.Act | None]


def standings(state: State) -> list[Any]:
    """Where each model stands."""
    where = ["table" if unit.place == "table" else "away" for unit in state.units]
    owners = [unit.owner for unit in state.units]
    return [(one.x, one.y, one.surface, None, where[one.unit] if one.alive else "fallen", owners[one.unit])
            for one in state.models]  # fmt: skip


def _of(scene: Scene, unit: UnitId) -> list[int]:
    """The models of a unit."""
    return list(scene.look.state.units[unit].models)


def _roll(
    scene: Scene, models: Sequence[int], dice: Sequence[int], needed: int, purpose: Purpose,
    reasons: Sequence[Reason] = (),
) -> journal.Roll:  # fmt: skip
    """Dice that need a number, with what changed it."""
    with listening(None):
        good = [passes(face, needed, reasons, purpose) for face in dice]
    effective = min(MOST, max(LEAST, needed - total(tuple(reasons))))
    there = scene.there(models)
    return journal.Roll(_owner(scene, models), there, list(dice), FACES, good, scene.needs(effective, reasons))


def _owner(scene: Scene, models: Sequence[int]) -> int | None:
    return scene.stand(models[0]).owner if models else None


# Moves


def _jump(scene: Scene, event: events.JumpRolled) -> Acts:
    yield _roll(scene, [event.model], event.dice, event.needed, "jump")
    yield test(scene, [event.model], passed=event.success)


def _danger(scene: Scene, event: events.DangerRolled) -> Acts:
    models = _of(scene, event.unit)
    with listening(None):
        good = [not hurts(face) for face in event.dice]
    yield journal.Roll(_owner(scene, models), scene.there(models), list(event.dice), FACES, good, scene.needs(LEAST))
    yield wounds(scene, models, event.wounds)


# Attacks


def _hits(scene: Scene, event: events.HitsRolled) -> Acts:
    state, setup = scene.look.state, scene.look.setup
    unit = state.units[event.unit]
    arms = setup.lists[unit.owner].units[unit.profile].weapons
    shoots = any(weapon.name == event.weapon and weapon.range for weapon in arms)
    own, others = _of(scene, event.unit), _of(scene, event.target)
    yield attack(scene, own, others, "line" if shoots else "hand", event.weapon)
    yield _roll(scene, own, event.dice, event.needed, "hit", event.reasons)
    yield hits(scene, others, event.hits)


def _impact(scene: Scene, event: events.ImpactRolled) -> Acts:
    own, others = _of(scene, event.unit), _of(scene, event.target)
    yield attack(scene, own, others, "hand")
    yield _roll(scene, own, event.dice, IMPACT_ON, "impact")
    yield hits(scene, others, event.hits)


def _defence(scene: Scene, event: events.DefenceRolled) -> Acts:
    models = _of(scene, event.unit)
    roll = _roll(scene, models, event.dice, event.needed, "defence", event.reasons)
    if event.modifiers:
        with listening(None):
            good = [passes(face, event.needed, (Reason(change, ""),), "defence")
                    for face, change in zip(event.dice, event.modifiers, strict=True)]  # fmt: skip
        roll = journal.Roll(roll.seat, roll.models, roll.dice, roll.faces, good, roll.text)
    yield roll
    if event.blocked:
        yield mark(scene, models, "block", scene.say("act-blocked", count=event.blocked), "good")
    if event.wounds:
        yield wounds(scene, models, event.wounds)


def _defence_again(scene: Scene, event: events.DefenceRerolled) -> Acts:
    models = _of(scene, event.unit)
    yield journal.Roll(_owner(scene, models), scene.there(models), list(event.dice), FACES)
    yield wounds(scene, models, event.wounds)


def _again(scene: Scene, event: events.Rerolled) -> Acts:
    models = _of(scene, event.unit)
    yield journal.Roll(_owner(scene, models), scene.there(models), list(event.dice), FACES)


def _regeneration(scene: Scene, event: events.RegenerationRolled) -> Acts:
    models = _of(scene, event.unit)
    yield _roll(scene, models, event.dice, REGENERATES_ON, "regeneration")
    if event.ignored:
        yield mark(scene, models, "block", scene.say("act-saved", count=event.ignored), "good")


def _effect(scene: Scene, event: events.EffectRolled) -> Acts:
    out = event.total >= event.needed
    text = scene.say("act-out-at", needed=event.needed - (event.total - event.die))
    yield journal.Roll(_owner(scene, [event.model]), scene.there([event.model]), [event.die], FACES, [not out], text)


def _markers(scene: Scene, event: events.MarkersPlaced) -> Acts:
    yield wounds(scene, [event.model], event.count)


def _push(scene: Scene, event: events.PushRolled) -> Acts:
    yield _roll(scene, [event.model], [event.die], PUSH_ON, "push")


# Spells


def _spell(scene: Scene, event: events.SpellDeclared) -> Acts:
    look = scene.look
    aimed = naming.aims_at_models(look.setup, look.state, {"spell": event.spell, "model": event.model})
    targets = list(event.targets) if aimed else [one for unit in event.targets for one in _of(scene, UnitId(unit))]
    yield attack(scene, [event.model], targets, "power", event.spell)


def _cast(scene: Scene, event: events.CastRolled) -> Acts:
    yield _roll(scene, [event.model], [event.die], event.needed, "casting", event.reasons)
    yield test(scene, [event.model], passed=event.success)


def _tokens(scene: Scene, event: events.TokensGained) -> Acts:
    if event.gained:
        yield mark(scene, [event.model], "spell", scene.say("unit-tokens", count=event.tokens), "good")


# Nerve


def _morale(scene: Scene, event: events.MoraleRolled) -> Acts:
    models = _of(scene, event.unit)
    yield _roll(scene, models, [event.die], event.needed, "morale", event.reasons)
    yield test(scene, models, passed=event.success)


def _fearless(scene: Scene, event: events.FearlessRolled) -> Acts:
    models = _of(scene, event.unit)
    yield _roll(scene, models, [event.die], CATALOGUE.number("GFF-FEARLESS-01"), "fearless")
    yield test(scene, models, passed=event.success)


def _failed(scene: Scene, event: events.MoraleFailed) -> Acts:
    yield test(scene, _of(scene, event.unit), passed=False)


def _shaken(scene: Scene, event: events.Shaken) -> Acts:
    yield mark(scene, _of(scene, event.unit), "shaken", scene.say("unit-shaken"), "bad")


def _fatigued(scene: Scene, event: events.Fatigued) -> Acts:
    yield mark(scene, _of(scene, event.unit), "fatigued", scene.say("unit-fatigued"), "bad")


def _recovered(scene: Scene, event: events.Recovered) -> Acts:
    yield mark(scene, _of(scene, event.unit), "recovered", scene.say("act-recovered"), "good")


# Before the game


def _roll_off(scene: Scene, event: events.RollOff) -> Acts:
    yield journal.Roll(None, [], [event.first, event.second], FACES)


def _counted(scene: Scene, event: events.ObjectivesCounted) -> Acts:
    yield journal.Roll(None, [], [event.die], FACES)


PLAYED = Played(
    acts={
        **BOOKENDS,
        events.RollOff: _roll_off, events.ObjectivesCounted: _counted,
        events.RoundBegan: banner("round"), events.ObjectiveScored: banner("score"),
        events.JumpRolled: _jump, events.DangerRolled: _danger,
        events.HitsRolled: _hits, events.ImpactRolled: _impact, events.DefenceRolled: _defence,
        events.DefenceRerolled: _defence_again, events.Rerolled: _again, events.RegenerationRolled: _regeneration,
        events.EffectRolled: _effect, events.MarkersPlaced: _markers, events.PushRolled: _push,
        events.SpellDeclared: _spell, events.CastRolled: _cast, events.TokensGained: _tokens,
        events.MoraleRolled: _morale, events.FearlessRolled: _fearless, events.MoraleFailed: _failed,
        events.Shaken: _shaken, events.Fatigued: _fatigued, events.Recovered: _recovered,
    },
    opens={events.RoundBegan: "round", events.Activated: "activation"},
    gaits={events.Pushed: "push", events.PlacedAtFoot: "fall"},
    interrupts={"commit-tokens-against": "model", "pile-in": "target"},
    deeds=(events.SpellDeclared, events.Moved),
)  # fmt: skip
