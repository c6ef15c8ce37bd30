"""Plans: what a model could do with its activation, and what each of it promises."""

import math
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from escarmouche.engine.place import Track
from escarmouche.games.collision.agents.aims import Aims
from escarmouche.games.collision.agents.arsenal import Arsenal
from escarmouche.games.collision.agents.ground import Ground, spot_of
from escarmouche.games.collision.agents.jumps import descents
from escarmouche.games.collision.agents.lines_of_sight import body_at, covers
from escarmouche.games.collision.agents.worth import Stakes
from escarmouche.games.collision.rules.attacks.charge import charge_refused, falls_short, farthest_charge, reach_of
from escarmouche.games.collision.rules.attacks.charge_move import charge_length, is_hopeless, touching
from escarmouche.games.collision.rules.attacks.shooting import out_of_range, shot_refused
from escarmouche.games.collision.rules.forecast.forecasts import KINDS
from escarmouche.games.collision.rules.forecast.known_cards import known_cards
from escarmouche.games.collision.rules.lists.profile import Trait
from escarmouche.games.collision.rules.measure import ahead, cover
from escarmouche.games.collision.rules.state import Model
from escarmouche.games.collision.rules.turn.special_actions import special_actions, special_refused
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import Body

BY_AIM, BY_CHANCE, FURTHER = 5, 6, 3
"""How many ends of a move are looked at: the best for the mission, some others, and such as take two moves."""
CAUTION = 0.35
"""How much of what enemies could do to a model counts."""
MOST_FEARED = 0.8
"""How much of its worth a model fears for at most."""
WATCHING, A_WATCH, COMES_OUT = 0.3, 0.3, 0.5
"""How much of a shot a watch promises, what is expected at least, and how much where the enemy must still come out."""
SECOND = 0.7
"""How much a second attack counts, whose target may be dead by then."""
RUSHED_CHARGE = 0.6
"""How often a rushed charge arrives, of all that would arrive otherwise."""
SIDES = 8
IN_CONTACT = 0.94
"""How often a charge out of contact arrives: only a Failure fails it, and that may be replaced."""
UNPINNED, UNJAMMED = 0.25, 0.2
A_CARD, HEALED, HELPED = 0.4, 0.5, 0.2
Judge = Callable[[str], bool]
Sight = tuple[Spot, float]
"""A spot, and what it is worth for the mission."""


Shot = tuple[float, int | None, str]
"""What a shot is worth, at whom it is, and with which weapon."""
NO_SHOT: Shot = (0.0, None, "")


class Step(NamedTuple):
    """One action of a plan: what, where to, at whom, and with what; the way only where it is not the usual one."""

    action: str
    spot: Spot | None = None
    target: int | None = None
    weapon: str = ""
    track: Track | None = None


class Plan(NamedTuple):
    """What a model should do, and what it promises."""

    value: float
    model: int
    steps: tuple[Step, ...]


class Post(NamedTuple):
    """A spot, what being there is worth, and the best shot from there."""

    spot: Spot
    worth: float
    shot: float = 0.0
    target: int | None = None
    weapon: str = ""
    feared: float = 0.0
    """What enemies could do to a model there."""


class Planner:
    """Makes plans for the models of a seat."""

    def __init__(self, ground: Ground, stakes: Stakes, rng: Random) -> None:
        self.ground = ground
        self.stakes = stakes
        self.arsenal = Arsenal(ground, stakes)
        self.rng = rng

    def best(self, model: Model, allows: Judge, done: Sequence[str]) -> tuple[Plan, float]:
        """The best plan for what is left of a model's activation, and what doing nothing is worth."""
        plans = self.plans(model, Aims(self.ground, model), allows, done)
        return best_of(plans), plans[0].value

    def plans(self, model: Model, aims: Aims, allows: Judge, done: Sequence[str]) -> list[Plan]:
        """All plans that are worth a thought; the first is to do nothing."""
        near: list[Sight] = []
        far: list[Sight] = []
        if allows("move") and not model.pins:
            near, far = self.within_a_move(model, aims), [] if done else self.within_two_moves(model, aims)
        spot = spot_of(model)
        here, *posts = self.posts(model, [(spot, aims.value(spot)), *near, *far])
        # Whoever watches and does something else watches no more.
        watch = self.watch(model, here) if model.watching else 0.0
        found = [Plan(here.worth + watch, model.id, (Step("end"),))]
        within = posts[: len(near)]
        place = max([here, *within], key=lambda post: post.worth)
        if place is not here:
            found.append(Plan(place.worth, model.id, (Step("move", place.spot),)))
        if allows("shoot"):
            found += self.shooting(model, here, place.worth, done)
        if not done:
            found += self.moving_on(model, within, posts[len(near) :])
        if near and "move" not in done:
            found += self.jumping(model, aims, here, [value for _, value in (*near, *far)])
        found += self.charging(model, aims, allows, done, here.worth, best_of(found).value)
        found += self.standing(model, aims, allows, done, here)
        return found

    def urgency(self, model: Model) -> float:
        """What a model stands to lose if an enemy acts before it: what it gains by getting out of danger in time."""
        plan, idle = self.best(model, lambda action: True, [])
        end = next((step.spot for step in plan.steps if step.spot is not None), spot_of(model))
        here, there = self.posts(model, [(spot_of(model), 0.0), (end, 0.0)])
        return min(plan.value - idle, here.feared - there.feared)

    # Posts

    def posts(self, model: Model, spots: Sequence[Sight]) -> list[Post]:
        """Spots with what they are worth for the mission, less the danger there, and the best shot from each.

        The first spot is where the model stands; at any other it has moved.
        """
        ground, foes = self.ground, self.ground.foes
        if not foes:
            return [Post(spot, value) for spot, value in spots]
        bodies = [body_at(ground, model, spot) for spot, _ in spots]
        others = [ground.battle.body(foe) for foe in foes]
        shots = self.shots(model, [spot for spot, _ in spots], bodies, others)
        feared = self.feared(model, [spot for spot, _ in spots], bodies, others)
        most = MOST_FEARED * self.stakes.worth(model)
        return [
            Post(spot, value - min(CAUTION * danger, most), *shot, feared=danger)
            for (spot, value), shot, danger in zip(spots, shots, feared, strict=True)
        ]

    def shots(self, model: Model, spots: Sequence[Spot], bodies: Sequence[Body], others: Sequence[Body]) -> list[Shot]:
        """The best shot from each spot: what it is worth, at whom, and with what."""
        best = [NO_SHOT] * len(spots)
        guns, far = self.arsenal.guns(model), self.arsenal.farthest_shot(model)
        if not guns or model.jams:
            return best
        covered = covers(self.ground, [(body, far) for body in bodies], others)
        for place, spot in enumerate(spots):
            for foe, hidden in zip(self.ground.foes, covered[place], strict=True):
                for gun in guns if hidden is not None else ():
                    value = self.arsenal.shot_value(gun, spot, foe, hidden or 0, moved=place > 0 or model.moved)
                    if value > best[place][0]:
                        best[place] = (value, foe.id, gun.weapon.key)
        return best

    def feared(
        self, model: Model, spots: Sequence[Spot], bodies: Sequence[Body], others: Sequence[Body]
    ) -> list[float]:
        """What enemies could do to a model at each spot; nothing where it has left the table."""
        feared, foes = [0.0] * len(spots), self.ground.foes
        eyes = [(body, self.arsenal.farthest_shot(foe)) for foe, body in zip(foes, others, strict=True)]
        for foe, covered in zip(foes, covers(self.ground, eyes, bodies), strict=True):
            for place, threat in enumerate(self.arsenal.threats(foe, model, spots, covered)):
                feared[place] += threat
        return [0.0 if self.ground.is_out(model, spot) else fear for spot, fear in zip(spots, feared, strict=True)]

    def within_a_move(self, model: Model, aims: Aims) -> list[Sight]:
        """Ends of a move that are worth a look: the best for the mission, and some others."""
        ground = self.ground
        limit = ground.step(model)
        nodes = ground.ends(model, limit)
        values = aims.values(nodes)
        order = np.argsort(-values, kind="stable").tolist()
        rest = order[BY_AIM:]
        chosen = order[:BY_AIM] + self.rng.sample(rest, min(BY_CHANCE, len(rest)))
        found = [(ground.chart.spots[nodes[place]], float(values[place])) for place in chosen]
        if ground.breaks_through:
            edge = ground.beyond(spot_of(model), ground.battle.radius(model))
            if math.dist(edge[:2], (model.x, model.y)) <= limit:
                found.insert(0, (edge, aims.value(edge)))
        return found

    def within_two_moves(self, model: Model, aims: Aims) -> list[Sight]:
        """The best ends of two moves for the mission."""
        ground = self.ground
        nodes = ground.ends(model, 2 * ground.step(model))
        values = aims.values(nodes)
        order = np.argsort(-values, kind="stable")[:FURTHER].tolist()
        return [(ground.chart.spots[nodes[place]], float(values[place])) for place in order]

    # Shooting and moving

    def shooting(self, model: Model, here: Post, refuge: float, done: Sequence[str]) -> Iterable[Plan]:
        """A shot from here, alone, before a move to safety, or followed by another in a hurry."""
        shot = self.shot_here(model, rushed="shoot" in done)
        if shot is None:
            return
        value, step = shot
        yield Plan(here.worth + value, model.id, (step,))
        if not done:
            yield Plan(refuge + value, model.id, (step,))
            again = self.shot_here(model, rushed=True)
            if again is not None and "reload" not in self.ground.battle.card(model).keywords:
                yield Plan(here.worth + value + SECOND * again[0], model.id, (step,))

    def shot_here(self, model: Model, *, rushed: bool) -> tuple[float, Step] | None:
        """The best shot from where a model stands, by the rules themselves."""
        battle = self.ground.battle
        best: tuple[float, Step] | None = None
        for gun in self.arsenal.guns(model):
            for foe in self.ground.foes:
                # Ranges are measured more quickly than lines of sight.
                if out_of_range(battle, model, gun.weapon, foe) or shot_refused(battle, model, gun.weapon, foe):
                    continue
                covered = cover(battle, model, foe)
                bonus = 0 if covered is None else covered.value
                value = self.arsenal.shot_value(gun, spot_of(model), foe, bonus, moved=model.moved, rushed=rushed)
                if best is None or value > best[0]:
                    best = (value, Step("shoot", None, foe.id, gun.weapon.key))
        return best

    def moving_on(self, model: Model, near: Sequence[Post], far: Sequence[Post]) -> Iterable[Plan]:
        """A move and a shot, or two moves."""
        for post in near:
            if post.target is not None:
                shot = Step("shoot", None, post.target, post.weapon)
                yield Plan(post.worth + post.shot, model.id, (Step("move", post.spot, post.target), shot))
        for post in far:
            yield Plan(post.worth, model.id, (Step("move", post.spot), Step("move", post.spot)))

    def jumping(self, model: Model, aims: Aims, here: Post, values: Sequence[float]) -> Iterable[Plan]:
        """A jump down, where it leads to more than all careful moves do."""
        for jump in descents(self.ground, self.stakes, model, aims, max(values)):
            post = self.posts(model, [(spot_of(model), 0.0), (jump.spot, jump.worth)])[1]
            value = jump.chance * post.worth + (1 - jump.chance) * (here.worth - jump.harm)
            yield Plan(value, model.id, (Step("move", jump.spot, track=jump.track),))

    # Charging

    def charging(
        self, model: Model, aims: Aims, allows: Judge, done: Sequence[str], idle: float, most: float
    ) -> Iterable[Plan]:
        """Charges from here that may promise more than other plans, and such that begin with a move into contact.

        Ways into contact take long to find, so what a charge is worth that arrives comes first.
        """
        battle = self.ground.battle
        if model.pins:
            return
        rushed, farthest = "charge" in done, farthest_charge(battle, model)
        for foe in self.ground.foes:
            if not is_hopeless(battle, model, foe, farthest):
                worth = self.arsenal.charge_value(model, foe, rushed=rushed)
                promising = idle + worth > most and allows("charge")
                if promising and charge_refused(battle, model, foe) is None:
                    chance = self.arrives(model, foe) * (RUSHED_CHARGE if rushed else 1.0)
                    yield Plan(idle + chance * worth, model.id, (Step("charge", None, foe.id),))
            if not done and allows("move"):
                yield from self.into_contact(model, aims, foe)

    def arrives(self, model: Model, foe: Model) -> float:
        """How likely a charge arrives, with what the hand holds."""
        battle = self.ground.battle
        length = charge_length(battle, model, foe, farthest_charge(battle, model))
        if length is None:
            return 0.0
        good = {card for card in KINDS if not falls_short(reach_of(battle, model, card), length)}
        known = known_cards(self.ground.state, self.ground.seat)
        if any(card in good for card in known.hand):
            return 1.0
        return sum(card in good for card in known.own) / max(1, len(known.own))

    def into_contact(self, model: Model, aims: Aims, foe: Model) -> Iterable[Plan]:
        """Move to a side of an enemy, best behind it, and charge from there, where hardly a card falls short."""
        ground = self.ground
        limit = ground.step(model)
        if math.dist((model.x, model.y), (foe.x, foe.y)) > limit + ground.battle.card(model).base:
            return
        start = math.atan2(model.y - foe.y, model.x - foe.x)
        sides = [touching(ground.battle, model, foe, start + 2 * math.pi * side / SIDES) for side in range(SIDES)]
        sides.sort(key=lambda spot: (ahead(foe, *spot[:2]) >= 0, math.dist(spot[:2], (model.x, model.y))))
        for spot in sides:
            near = math.dist(spot[:2], (model.x, model.y)) <= limit
            if near and ground.route(model, spot, limit) is not None:
                post = self.posts(model, [(spot, aims.value(spot))])[0]
                value = self.arsenal.charge_value(model, foe, spot[:2])
                steps = (Step("move", spot, foe.id), Step("charge", None, foe.id))
                yield Plan(post.worth + IN_CONTACT * value, model.id, steps)
                return

    # On the spot

    def standing(self, model: Model, aims: Aims, allows: Judge, done: Sequence[str], here: Post) -> Iterable[Plan]:
        """What can be done on the spot: shake off tokens, watch, use a special action."""
        if allows("overwatch") and not model.jams and not model.watching and self.arsenal.ready(model):
            yield Plan(here.worth + self.watch(model, here), model.id, (Step("overwatch"),))
        if allows("back") and (model.pins or model.jams):
            yield Plan(self.freed(model, aims, done, here), model.id, (Step("back"),))
        for trait in special_actions(self.ground.battle, model):
            key = f"special:{trait.key}"
            gain = special_worth(trait)
            if gain and allows(key) and special_refused(self.ground.battle, model, trait) is None:
                yield Plan(here.worth + gain, model.id, (Step(key),))

    def watch(self, model: Model, here: Post) -> float:
        """What a watch promises: a shot at who is in sight, or at who may come into it; nothing if nobody can act."""
        if self.ground.battle.board(1 - self.ground.seat).finished:
            return 0.0
        guns = self.arsenal.ready(model)
        hidden = max(
            (
                self.arsenal.shot_value(gun, here.spot, foe, 0, moved=model.moved)
                for gun in guns
                for foe in self.ground.foes
            ),
            default=0.0,
        )
        return WATCHING * max(here.shot, A_WATCH, COMES_OUT * hidden)

    def freed(self, model: Model, aims: Aims, done: Sequence[str], here: Post) -> float:
        """What it is worth to shake off a token: for itself, or for where a move may then lead."""
        gain = here.worth + (UNPINNED if model.pins else UNJAMMED) + SECOND * here.shot
        if model.pins != 1 or done:
            return gain
        _, *posts = self.posts(model, [(here.spot, 0.0), *self.within_a_move(model, aims)])
        return max(gain, *(post.worth for post in posts))


def best_of(plans: Sequence[Plan]) -> Plan:
    """The plan that promises most; the first of them, if several do."""
    return max(plans, key=lambda plan: plan.value)


def special_worth(trait: Trait) -> float:
    """What a special action is worth."""
    for effect, worth in (("draw", A_CARD), ("heal", HEALED), ("unpin", HELPED)):
        if effect in trait.effect:
            return worth
    return 0.0
