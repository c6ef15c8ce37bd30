"""How the events of Combat Zone are played on the table."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from escarmouche.board import journal
from escarmouche.board.played import BOOKENDS, Played, Scene, Teller, attack, banner, mark, test
from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.rulebook import listening
from escarmouche.games.combatzone.board.sight_lines import battle_of
from escarmouche.games.combatzone.rules.close_combat.blows import damage_dice
from escarmouche.games.combatzone.rules.dice import Dice
from escarmouche.games.combatzone.rules.events import areas, fights, mission, moves, shots, turn
from escarmouche.games.combatzone.rules.lists.cards import WeaponId
from escarmouche.games.combatzone.rules.shooting.deviation import HEADINGS, STRAY
from escarmouche.games.combatzone.rules.shooting.shots import HIT, HITS_FROM, MISS
from escarmouche.games.combatzone.rules.shooting.weapons import in_play
from escarmouche.games.combatzone.rules.state import FigureId, State
from escarmouche.games.combatzone.rules.turn.reactions import OK_FROM
from escarmouche.games.combatzone.rules.wounds.fire import OUT_FROM
from escarmouche.games.combatzone.rules.wounds.first_aid import STABLE_FROM
from escarmouche.rules.naming import in_words

D6, D4 = 6, 4
SIDES = (4, 6, 8, 10, 12, 20)
WHERE = {"table": "table", "hidden": "hidden", "casualty": "fallen"}
ON_FAIL = 3
"""A machine with major damage fails on this or less."""
Acts: TypeAlias = Iterator[journal.Act | None]


def standings(state: State) -> list[Any]:
    """Where each figure stands and looks; where it lies hidden, only its owner knows."""
    return [(one.x, one.y, one.surface, one.facing, WHERE.get(one.place, "away"), one.owner) for one in state.figures]


# Dice


def _owner(scene: Scene, figure: FigureId) -> int | None:
    return scene.stand(figure).owner if figure >= 0 else None


def _rolls(
    scene: Scene, figure: FigureId, dice: Sequence[int], sides: Sequence[int], text: str = "",
    good: bool | None = None, *, together: bool = False,
) -> Acts:  # fmt: skip
    """Dice, those with equally many sides at once; all of them succeed or none does."""
    paired = sorted(zip(sides, dice, strict=False), key=lambda pair: -pair[0])
    for faces, group in groupby(paired, key=lambda pair: pair[0]):
        shows = [die for _, die in group]
        won = [] if good is None else [good] * len(shows)
        yield journal.Roll(_owner(scene, figure), scene.there([figure]), shows, faces, won, text, together)


def _sum(
    scene: Scene, figure: FigureId, dice: Sequence[int], sides: Sequence[int], needed: int,
    reasons: Sequence[Reason], *, good: bool,
) -> Acts:  # fmt: skip
    """Dice whose sum needs a number, with what changed it."""
    together = len(dice) > 1
    text = scene.needs(needed - total(tuple(reasons)), reasons, together=together)
    return _rolls(scene, figure, dice, sides, text, good, together=together)


def _die(scene: Scene, figure: FigureId, die: int, reasons: Sequence[Reason], *, hit: bool) -> Acts:
    """A die to hit: a 1 never does, a 6 always."""
    needed = min(HIT, max(MISS + 1, HITS_FROM - total(tuple(reasons))))
    return _rolls(scene, figure, [die], [D6], scene.needs(needed, reasons), hit)


def _sides_of(scene: Scene, figure: FigureId, dice: Sequence[int]) -> list[int]:
    """How many sides the damage dice of a figure have: those of its weapon that rolls so many."""
    look = scene.look
    weapons = battle_of(look.setup, look.state).card(look.state.figures[figure]).weapons if figure >= 0 else ()
    for damage in (weapon.damage for weapon in weapons):
        sides = _sides(damage)
        if len(sides) == len(dice) and all(die <= most for die, most in zip(dice, sides, strict=True)):
            return sides
    return [next(most for most in SIDES[1:] if die <= most) for die in dice]


def _sides(dice: Dice) -> list[int]:
    return [sides for count, sides in dice for _ in range(count)]


# Shooting


def _weapon(scene: Scene, key: WeaponId) -> str:
    return str(in_words("weapon", key, scene.look.words))


def _shots(scene: Scene, event: shots.ShotsDeclared) -> Acts:
    for target in dict.fromkeys(event.targets):
        yield attack(scene, [event.figure], [target], "line", _weapon(scene, event.weapon))


def _hit_roll(scene: Scene, event: shots.ShotRolled) -> Acts:
    yield from _die(scene, event.figure, event.die, event.reasons, hit=event.hit)
    text = scene.say("act-hits", count=int(event.hit))
    yield mark(scene, [event.target], "hit" if event.hit else "miss", text, "bad" if event.hit else "plain")


def _lost(scene: Scene, event: shots.ShotLost) -> Acts:
    yield mark(scene, [event.target], "miss", scene.say("act-out-of-range"))


def _wild(scene: Scene, event: shots.RanWild) -> Acts:
    yield attack(scene, [event.figure], [event.target], "line")


def _wound(scene: Scene, event: shots.WoundRolled) -> Acts:
    sides = _sides_of(scene, event.figure, event.dice)
    reached = event.total >= event.resistance
    yield from _sum(scene, event.figure, event.dice, sides, event.resistance, event.reasons, good=reached)
    yield _result(scene, event.target, event.result)


def _result(scene: Scene, figure: FigureId, result: str) -> journal.Mark | None:
    """What a wound roll came to; of panic, rout and damage an event of their own tells."""
    if result == "unhurt":
        return mark(scene, [figure], "block", scene.say("act-unhurt"), "good")
    return mark(scene, [figure], "killed", scene.say("act-killed"), "bad") if result == "killed" else None


# Area weapons


def _aimed(scene: Scene, event: areas.AreaAimed) -> Acts:
    yield attack(scene, [event.figure], [event.target], "arc", _weapon(scene, event.weapon))


def _area_roll(scene: Scene, event: areas.AreaRolled) -> Acts:
    yield from _die(scene, event.figure, event.die, event.reasons, hit=event.hit)


def _deviated(scene: Scene, event: areas.Deviated) -> Acts:
    look = scene.look
    quality = battle_of(look.setup, look.state).card(look.state.figures[event.figure]).quality
    yield from _rolls(scene, event.figure, [event.heading, event.die], [HEADINGS, STRAY[quality]])


def _blast(scene: Scene, event: areas.Blast) -> Acts:
    spot = next((scene.stand(one).surface for one in scene.there(event.caught)), 0)
    with listening(None):
        weapon = in_play(battle_of(scene.look.setup, scene.look.state), event.weapon)
    yield journal.Blast((event.x, event.y, spot), weapon.radius if weapon else 0)


# Close combat, fire, machines


def _round(scene: Scene, event: fights.RoundFought) -> Acts:
    yield attack(scene, [event.figure], [event.target], "hand")
    for figure, dice in ((event.figure, event.dice), (event.target, event.target_dice)):
        yield from _rolls(scene, figure, dice, [D6] * len(dice), "", event.victor == figure, together=True)


def _blow(scene: Scene, event: fights.BlowRolled) -> Acts:
    look = scene.look
    with listening(None):
        sides = _sides(damage_dice(battle_of(look.setup, look.state), look.state.figures[event.figure]))
    reached = event.total >= event.resistance
    yield from _sum(scene, event.figure, event.dice, sides, event.resistance, event.reasons, good=reached)
    yield _result(scene, event.target, event.result)


def _cut_down(scene: Scene, event: fights.CutDown) -> Acts:
    yield attack(scene, [event.figure], [event.target], "hand")


def _damaged(scene: Scene, event: fights.MachineDamaged) -> Acts:
    yield from _rolls(scene, event.figure, [event.die], [D6])
    yield mark(scene, [event.figure], "damaged", scene.say("act-damaged"), "bad")


def _fails(scene: Scene, event: fights.MachineFails) -> Acts:
    yield from _rolls(scene, event.figure, [event.die], [D6], scene.needs(ON_FAIL + 1), not event.fails)
    yield test(scene, [event.figure], passed=not event.fails)


def _malfunction(scene: Scene, event: fights.Malfunctioned) -> Acts:
    yield from _rolls(scene, event.figure, [event.die], [D6])


def _technology(scene: Scene, event: fights.TechnologyRolled) -> Acts:
    sides = [D6] * len(event.dice)
    yield from _sum(scene, event.figure, event.dice, sides, event.difficulty, event.reasons, good=event.success)
    yield test(scene, [event.figure], passed=event.success)


def _aid(scene: Scene, event: fights.AidRolled) -> Acts:
    sides, helped = [D6] * len(event.dice), event.result != "nothing"
    yield from _sum(scene, event.figure, event.dice, sides, STABLE_FROM, event.reasons, good=helped)
    yield test(scene, [event.figure], passed=helped)


def _burns(scene: Scene, event: fights.FireRolled) -> Acts:
    sides, reached = [D6] * len(event.dice), event.total >= event.resistance
    yield from _sum(scene, event.figure, event.dice, sides, event.resistance, event.reasons, good=reached)
    if event.out:
        yield from _rolls(scene, event.figure, [event.out], [D6], scene.needs(OUT_FROM), event.out >= OUT_FROM)


def _door_shot(scene: Scene, event: moves.DoorShotRolled) -> Acts:
    yield from _die(scene, event.figure, event.die, event.reasons, hit=event.hit)


def _door(scene: Scene, event: moves.DoorStruck) -> Acts:
    sides = _sides_of(scene, event.figure, event.dice)
    yield from _sum(scene, event.figure, event.dice, sides, event.needed, event.reasons, good=event.broken)


# Nerve


def _reaction(scene: Scene, event: turn.ReactionRolled) -> Acts:
    sides, passed = [D6] * len(event.dice), event.result == "ok"
    yield from _sum(scene, event.figure, event.dice, sides, OK_FROM, event.reasons, good=passed)
    yield test(scene, [event.figure], passed=passed)


def _sign(sign: str, tone: journal.Tone, word: str = "") -> Teller:
    """Words over the figure of an event, by its sign."""

    def tell(scene: Scene, event: Any) -> Iterable[journal.Act | None]:
        return [mark(scene, [event.figure], sign, scene.say(word or f"token-{sign}"), tone)]

    return tell


# The turn


def _initiative(scene: Scene, event: turn.InitiativeRolled) -> Acts:
    paired = sorted(zip(event.faces, event.dice, strict=True), key=lambda pair: -pair[0])
    for faces, group in groupby(paired, key=lambda pair: pair[0]):
        yield journal.Roll(event.seat, [], [die for _, die in group], faces)


def _edges(scene: Scene, event: mission.EdgeRolled) -> Acts:
    yield journal.Roll(None, [], list(event.dice), D6)


def _entry(scene: Scene, event: mission.EntryRolled) -> Acts:
    yield journal.Roll(None, [], [event.die], D4)


PLAYED = Played(
    acts={
        **BOOKENDS,
        mission.EdgeRolled: _edges, mission.EntryRolled: _entry, mission.PointsCounted: banner("score"),
        turn.TurnBegan: banner("round"), turn.InitiativeRolled: _initiative,
        shots.ShotsDeclared: _shots, shots.ShotRolled: _hit_roll, shots.ShotLost: _lost, shots.RanWild: _wild,
        shots.WoundRolled: _wound,
        areas.AreaAimed: _aimed, areas.AreaRolled: _area_roll, areas.Deviated: _deviated, areas.Blast: _blast,
        fights.RoundFought: _round, fights.BlowRolled: _blow, fights.CutDown: _cut_down,
        fights.MachineDamaged: _damaged, fights.MachineFails: _fails, fights.Malfunctioned: _malfunction,
        fights.TechnologyRolled: _technology, fights.AidRolled: _aid, fights.FireRolled: _burns,
        fights.CaughtFire: _sign("burning", "bad"), fights.FireOut: _sign("recovered", "good", "act-fire-out"),
        moves.DoorShotRolled: _door_shot, moves.DoorStruck: _door, moves.TookCover: _sign("covered", "plain"),
        turn.ReactionRolled: _reaction, turn.Panicked: _sign("panicked", "bad"),
        turn.Routed: _sign("routed", "bad"), turn.Watching: _sign("watching", "plain"),
    },
    opens={turn.TurnBegan: "round", turn.GroupActivated: "group", turn.FigureActs: "activation"},
    gaits={
        moves.Fell: "fall", moves.Climbed: "climb", moves.JumpedDown: "jump", moves.Crossed: "climb",
    },
    interrupts={"interrupt": "target", "moment": "target"},
    deeds=(moves.MoveDeclared, moves.TurnDeclared, shots.ShotsDeclared, areas.AreaAimed),
    paid=(turn.PointsSpent,),
    states_needs=False,
)  # fmt: skip
