"""How the events of Trauma are played on the table."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from escarmouche.board import journal, shown
from escarmouche.board.played import BOOKENDS, Played, Scene, Teller, attack, banner, hits, mark, test, wounds
from escarmouche.engine.ids import UnitId
from escarmouche.engine.rulebook import listening
from escarmouche.games.trauma.board.figures import word_of
from escarmouche.games.trauma.rules.dice import FACES, is_down, is_up
from escarmouche.games.trauma.rules.events import melee, mission, moves, shots, trials, turn
from escarmouche.games.trauma.rules.lists.profile import UnitProfile, Weapon
from escarmouche.games.trauma.rules.naming import unit_names
from escarmouche.games.trauma.rules.shooting.indirect import SPREAD
from escarmouche.games.trauma.rules.shooting.salvos import is_indirect
from escarmouche.games.trauma.rules.space.corridor import outline
from escarmouche.games.trauma.rules.state import State, TraumaSetup
from escarmouche.table.geometry import Body

Acts: TypeAlias = Iterator[journal.Act | None]


def standings(setup: TraumaSetup, state: State) -> list[Any]:
    """Where each model stands; only of armour it matters which way it looks."""
    armour: list[bool] | None = setup.__dict__.get("armour")
    if armour is None:
        armour = setup.__dict__["armour"] = [unit.armoured for army in setup.lists for unit in army.units]
    where = ["table" if unit.place == "table" else "away" for unit in state.units]
    owners = [unit.owner for unit in state.units]
    return [
        (one.x, one.y, one.surface, one.facing if armour[one.unit] else None,
         where[one.unit] if one.alive else "fallen", owners[one.unit])
        for one in state.models
    ]  # fmt: skip


def _of(scene: Scene, unit: UnitId) -> list[int]:
    """The models of a unit."""
    return list(scene.look.state.units[unit].models)


def _owner(scene: Scene, unit: UnitId) -> int:
    owner: int = scene.look.state.units[unit].owner
    return owner


def _profile(scene: Scene, unit: UnitId) -> UnitProfile:
    own = scene.look.state.units[unit]
    profile: UnitProfile = scene.look.setup.lists[own.owner].units[own.profile]
    return profile


def _weapon(scene: Scene, unit: UnitId, name: str) -> Weapon | None:
    return next((one for one in _profile(scene, unit).weapons if one.name == name), None)


# Dice


def _roll(
    scene: Scene, unit: UnitId, dice: Sequence[int], successes: int, *, downs: bool = False, why: str = ""
) -> journal.Roll | None:
    """Dice that succeed with Ups or with Downs; None where nothing was rolled."""
    if not dice:
        return None
    with listening(None):
        good = [is_down(die) if downs else is_up(die) for die in dice]
    faces = scene.say("act-faces", kind="down" if downs else "up")
    if sum(good) != successes:
        # Some of them succeed otherwise, such as those of warriors: the number of successes alone is known.
        good, faces = [], ""
    text = faces and (scene.say("act-needs-faces-because", faces=faces, why=why) if why
                      else scene.say("act-needs-faces", faces=faces))  # fmt: skip
    return journal.Roll(_owner(scene, unit), scene.there(_of(scene, unit)), list(dice), len(FACES), good, text)


def _are_downs(dice: Sequence[int], successes: int) -> bool:
    """Whether so many successes can only be the Downs among some dice."""
    with listening(None):
        return sum(map(is_up, dice)) != successes == sum(map(is_down, dice))


# Shooting


def _salvo(scene: Scene, event: shots.SalvoFired) -> Acts:
    weapon, targets = _weapon(scene, event.unit, event.weapon), _of(scene, event.target)
    with listening(None):
        indirect = weapon is not None and is_indirect(weapon)
    corridor = () if indirect else _corridor(scene, event)
    yield attack(scene, event.models, targets, "arc" if indirect else "line", event.weapon, corridor)
    there = scene.there(targets)
    if indirect and there:
        yield journal.Blast(scene.stand(there[0]).spot, SPREAD)


def _corridor(scene: Scene, event: shots.SalvoFired) -> tuple[shown.Point, ...]:
    """The ground between the two units as they stood then."""
    bodies = [
        Body(*scene.stand(model).spot[:2], 0, _profile(scene, unit).base // 2, 0)
        for unit in (event.unit, event.target) for model in scene.there(_of(scene, unit))
    ]  # fmt: skip
    return tuple((round(x), round(y)) for x, y in outline(bodies)) if len(bodies) > 1 else ()


def _precision(scene: Scene, event: shots.PrecisionRolled) -> Acts:
    weapon = _weapon(scene, event.unit, event.weapon)
    downs = event.precision >= event.range or (weapon is not None and weapon.plus)
    why = scene.say("act-precision", precision=event.precision, range=event.range)
    yield _roll(scene, event.unit, event.dice, event.successes, downs=downs, why=why)
    if not event.hits:
        # Whom the others hit is told next.
        yield hits(scene, _of(scene, event.target), 0)


def _precision_again(scene: Scene, event: shots.PrecisionRerolled) -> Acts:
    yield _roll(
        scene, event.unit, event.dice, event.successes, downs=_are_downs(event.dice, event.successes),
        why=scene.say("act-supported"),
    )  # fmt: skip


def _cover(scene: Scene, event: shots.CoverRolled) -> Acts:
    downs = _are_downs(event.dice, event.cancelled)
    yield _roll(scene, event.unit, event.dice, event.cancelled, downs=downs, why=scene.say("act-cover"))
    if event.cancelled:
        yield mark(scene, _of(scene, event.unit), "block", scene.say("act-blocked", count=event.cancelled), "good")


def _hit(scene: Scene, event: shots.HitsTaken) -> Acts:
    yield hits(scene, event.models, sum(event.hits))


def _penetration(scene: Scene, event: shots.PenetrationRolled) -> Acts:
    why = scene.say("act-penetration", force=event.force, armour=event.armour)
    yield _roll(scene, event.unit, event.dice, event.wounds, downs=event.force >= event.armour, why=why)
    yield wounds(scene, _of(scene, event.unit), event.wounds)


def _ups(scene: Scene, unit: UnitId, dice: Sequence[int], ups: int) -> Acts:
    """Dice of which every Up saves somebody."""
    yield _roll(scene, unit, dice, ups)
    if ups:
        yield mark(scene, _of(scene, unit), "block", scene.say("act-saved", count=ups), "good")


def _care(scene: Scene, event: shots.CareRolled) -> Acts:
    yield from _ups(scene, event.unit, event.dice, event.ups)


def _blast(scene: Scene, event: shots.BlastRolled) -> Acts:
    yield from _ups(scene, event.unit, event.dice, event.ups)


def _ticked(scene: Scene, event: shots.BoxTicked) -> Acts:
    yield mark(scene, [event.model], "wound", f"{event.box} {event.ticks}/{event.boxes}", "bad")


def _incident(scene: Scene, event: shots.IncidentRolled) -> Acts:
    unit = scene.look.state.models[event.model].unit
    yield journal.Roll(_owner(scene, unit), scene.there([event.model]), [event.die], len(FACES))
    yield mark(scene, [event.model], "damaged", scene.say(f"keyword-incident-{event.incident}"), "bad")


def _incident_chosen(scene: Scene, event: shots.IncidentChosen) -> Acts:
    yield mark(scene, [event.model], "damaged", scene.say(f"keyword-incident-{event.incident}"), "bad")


def _broken(scene: Scene, event: shots.WeaponBroken) -> Acts:
    yield mark(scene, [event.model], "broken", scene.look.words.called(event.weapon), "bad")


# Close combat


def _blows(scene: Scene, event: melee.BlowsStruck) -> Acts:
    targets = _of(scene, event.target)
    yield attack(scene, event.models, targets, "hand", event.weapon)
    yield _roll(scene, event.unit, event.dice, event.hits, downs=_are_downs(event.dice, event.hits))
    yield hits(scene, targets, event.hits)


def _charges(scene: Scene, event: melee.ChargesThrown) -> Acts:
    targets = _of(scene, event.target)
    yield attack(scene, event.models, targets, "hand")
    yield _roll(scene, event.unit, event.dice, event.hits, downs=_are_downs(event.dice, event.hits))
    yield hits(scene, targets, event.hits)


def _pierced(scene: Scene, event: melee.ChargesPierced) -> Acts:
    yield _roll(scene, scene.look.state.models[event.vehicle].unit, event.dice, event.wounds)
    yield wounds(scene, [event.vehicle], event.wounds)


def _own_losses(scene: Scene, event: melee.OwnLossesRolled) -> Acts:
    with listening(None):
        ups = sum(map(is_up, event.dice))
    yield _roll(scene, event.unit, event.dice, ups)
    yield wounds(scene, _of(scene, event.unit), event.losses)


def _placed(scene: Scene, event: melee.ChargePlaced) -> Acts:
    yield attack(scene, [event.model], [event.victim], "hand")


def _overrun(scene: Scene, event: moves.Overrun) -> Acts:
    others = _of(scene, event.other)
    yield attack(scene, _of(scene, event.unit), others, "hand")
    yield wounds(scene, others, event.losses)


# Nerve and orders


def _morale(scene: Scene, event: melee.MoraleTested) -> Acts:
    with listening(None):
        ups = sum(map(is_up, event.dice))
    yield _roll(scene, event.unit, event.dice, ups)
    yield test(scene, _of(scene, event.unit), passed=event.passed)


def _order(scene: Scene, event: melee.OrderGiven) -> Acts:
    yield mark(scene, _of(scene, event.unit), event.order, scene.say(word_of(event.order)))


def _courage(scene: Scene, event: melee.CourageGiven) -> Acts:
    yield mark(scene, _of(scene, event.unit), "general", scene.say("keyword-order-courage"), "good")


def _state(sign: str, word: str, tone: journal.Tone) -> Teller:
    """A state of a unit, over those models that an event names, or over all of them."""

    def tell(scene: Scene, event: Any) -> Acts:
        models = getattr(event, "models", None) or _of(scene, event.unit)
        yield mark(scene, models, sign, scene.say(word), tone)

    return tell


# The turn


def _card(scene: Scene, event: turn.CardTurned) -> Acts:
    name = unit_names(scene.look.setup, scene.look.words)[event.unit]
    initials = "".join(word[0] for word in name.split()[:3])
    models = scene.there(_of(scene, event.unit))
    yield journal.Reveal(_owner(scene, event.unit), models, [shown.Face(f"unit-{event.unit}", initials, "", name)])


def _initiative(scene: Scene, event: turn.InitiativeRolled) -> Acts:
    with listening(None):
        for seat, dice in enumerate(event.faces):
            if dice:
                text = scene.say("act-needs-faces", faces=scene.say("act-faces", kind="up"))
                yield journal.Roll(seat, [], list(dice), len(FACES), [is_up(die) for die in dice], text)


def _sides(scene: Scene, event: mission.SidesRolled) -> Acts:
    yield journal.Roll(None, [], list(event.dice), len(FACES))


def _test(scene: Scene, event: trials.TestTaken) -> Acts:
    if event.dice:
        yield journal.Roll(None, [], list(event.dice), len(FACES))


PLAYED = Played(
    acts={
        **BOOKENDS,
        mission.SidesRolled: _sides, mission.PointsGained: banner("score"),
        turn.TurnBegan: banner("round"), turn.InitiativeRolled: _initiative, turn.InitiativeWon: banner("phase"),
        turn.CardTurned: _card,
        trials.TestTaken: _test,
        shots.SalvoFired: _salvo, shots.PrecisionRolled: _precision, shots.PrecisionRerolled: _precision_again,
        shots.CoverRolled: _cover, shots.HitsTaken: _hit, shots.PenetrationRolled: _penetration,
        shots.CareRolled: _care, shots.BlastRolled: _blast, shots.BoxTicked: _ticked,
        shots.IncidentRolled: _incident, shots.WeaponBroken: _broken, shots.IncidentChosen: _incident_chosen,
        melee.BlowsStruck: _blows, melee.ChargesThrown: _charges, melee.ChargesPierced: _pierced,
        melee.OwnLossesRolled: _own_losses, melee.ChargePlaced: _placed, moves.Overrun: _overrun,
        melee.MoraleTested: _morale, melee.OrderGiven: _order, melee.CourageGiven: _courage,
        melee.AlertBegan: _state("alert-fire", "keyword-order-alert-fire", "plain"),
        turn.Disorganised: _state("disorganised", "keyword-state-disorganised", "bad"),
        turn.Recovered: _state("recovered", "keyword-state-operational", "good"),
        turn.WentDown: _state("down", "keyword-state-on-ground", "bad"),
        turn.KnockedDown: _state("down", "keyword-state-on-ground", "bad"),
        turn.StoodUp: _state("recovered", "act-stood-up", "good"),
        turn.Engaged: _state("engaged", "keyword-state-engaged", "plain"),
    },
    opens={turn.TurnBegan: "round", turn.CardTurned: "activation"},
    gaits={moves.PushedAside: "push", moves.LeaptOver: "jump", moves.Crossed: "climb"},
    interrupts={"alert": "target"},
    deeds=(moves.Moved, moves.Crossed, moves.LeaptOver, moves.Overrun, moves.Entered),
    states_needs=False,
)  # fmt: skip
