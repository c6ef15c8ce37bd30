"""The push: moving a model that was just Shaken."""

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from escarmouche.engine.place import Place, Track, Tracks
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.rules.attacks.defence import Package
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.dice import passes
from escarmouche.games.firefight.rules.events import Pushed, PushRolled
from escarmouche.games.firefight.rules.movement.falling import fall, set_down
from escarmouche.games.firefight.rules.movement.gait import Way, crosses, special_moves
from escarmouche.games.firefight.rules.movement.placing import bodies_of_others
from escarmouche.games.firefight.rules.movement.terrain import flies, in_danger, roll_danger
from escarmouche.games.firefight.rules.state import NO_UNIT, Model
from escarmouche.games.firefight.rules.table.measure import within
from escarmouche.table.formation import read_wishes
from escarmouche.table.geometry import inches
from escarmouche.table.ways.movement import Gait, Obstacles
from escarmouche.table.ways.movement import push as push_base

PUSH_ON = 4
FAR = inches(2)
STEP = inches(1)
DIRECTIONS = 16
PUSH_WAY = Way("push", "GFF-PUSH-01", FAR, jumps=False, difficult=False)
ASK_PUSH = Asks("push", "yes", "no", about=("model",))
ASK_PUSH_WHERE = Asks("push-where", about=("model",))


@rule("GFF-PUSH-02")
def has_attacker(package: Package) -> bool:
    """Only an enemy's shooting, strikes or spells push; morale, terrain and falls do not."""
    return package.attacker != NO_UNIT


@rule("GFF-PUSH-01")
def push(battle: Battle, model: Model, package: Package) -> Steps[None]:
    """The attacker may try to push the model; on 4+ it moves up to 2 inches."""
    if not special_moves(battle) or not has_attacker(package):
        return
    seat = package.seat if package.seat >= 0 else 1 - battle.unit_of(model).owner
    choice = yield Choose(
        seat,
        ASK_PUSH,
        "GFF-PUSH-01",
        [Option("yes", "option-yes"), Option("no", "option-no")],
        default="no",
        data={"model": model.id},
    )
    if choice != "yes":
        return
    face = battle.roll(1, "GFF-PUSH-01", "push")[0]
    success = passes(face, PUSH_ON, (), "push")
    battle.tell(PushRolled(model=model.id, die=face, success=success))
    if success:
        tracks = yield Place(
            seat,
            ASK_PUSH_WHERE,
            "GFF-PUSH-01",
            models=[str(model.id)],
            planner=PushPlanner(battle, model),
            data={"model": model.id},
        )
        yield from carry_out(battle, model, tracks[str(model.id)], package)


def carry_out(battle: Battle, model: Model, track: Track, package: Package) -> Steps[None]:
    """Push a model straight; it stops before solids, bases and the edge, and may fall or meet danger."""
    start = (model.x, model.y, model.surface)
    dx, dy = track.end[0] - start[0], track.end[1] - start[1]
    if not (dx or dy):
        return
    unit = battle.unit_of(model)
    profile = battle.profile(unit)
    own = [battle.body(other) for other in battle.alive(unit) if other is not model]
    others = [(body, 0) for body in (*bodies_of_others(battle, unit), *own)]
    bases = Obstacles.around(profile.base // 2, others, height=profile.height)
    gait = Gait(profile.base // 2, FAR, step=STEP, height=profile.height)
    direction = math.degrees(math.atan2(dy, dx)) * 10
    pushed = push_base(battle.table, gait, bases, start, direction, min(FAR, math.hypot(dx, dy)))
    entered = not flies(battle, model) and crosses(battle, model, Track((start, pushed.end)), "dangerous", PUSH_WAY)
    battle.put(model, *pushed.end)
    battle.tell(Pushed(model=model.id, distance=round(pushed.distance), rules=("GFF-PUSH-02",)))
    if pushed.fell:
        foot = (pushed.end[0], pushed.end[1], pushed.foot)
        if floats_down(battle, model):
            yield from set_down(battle, model, foot, package.seat)
        else:
            yield from fall(battle, model, pushed.height, foot, package.seat)
            if model.alive and (entered or in_danger(battle, battle.body(model))):
                yield from roll_danger(battle, unit, [model])
    elif entered:
        yield from roll_danger(battle, unit, [model])


@rule("GFF-FLYING-03", otherwise=False)
def floats_down(battle: Battle, model: Model) -> bool:
    """A Flying model pushed over an edge is set at the bottom unhurt."""
    return flies(battle, model)


class PushPlanner:
    """Saying where a model is pushed: a point up to 2 inches away."""

    def __init__(self, battle: Battle, model: Model) -> None:
        self.battle = battle
        self.key = str(model.id)
        self.start = (model.x, model.y, model.surface)

    def fault(self, tracks: Tracks) -> Reason | None:
        """A push is straight and not longer than 2 inches."""
        track = tracks[self.key]
        if len(track.spots) > 2 or track.spots[0] != self.start:
            return refusal("GFF-PUSH-02", "refused-push-straight")
        if not within(math.dist(self.start[:2], track.end[:2]), FAR):
            return refusal(
                "GFF-PUSH-01", "refused-too-long", length=round(math.dist(self.start[:2], track.end[:2])), limit=FAR
            )
        return None

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """Toward the point that was named, or nowhere."""
        wish = read_wishes(self.battle.table, partial, [self.key], "GFF-PUSH-01").get(self.key)
        if wish is None:
            return {self.key: Track((self.start,))}
        tracks = {self.key: wish.track or Track((self.start, (*wish.goal[:2], self.start[2])))}  # type: ignore[index]
        return self.fault(tracks) or tracks

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """Staying, and pushes in different directions."""
        found = [Track((self.start,))]
        for turn in range(DIRECTIONS):
            angle = 2 * math.pi * turn / DIRECTIONS
            x, y = round(self.start[0] + FAR * math.cos(angle)), round(self.start[1] + FAR * math.sin(angle))
            found.append(Track((self.start, (x, y, self.start[2]))))
        chosen = rng.sample(found, min(count, len(found)))
        return [{self.key: track} for track in chosen]

    def detail(self) -> dict[str, Any]:
        """What the screen needs to draw."""
        return {"start": list(self.start), "within": FAR}
