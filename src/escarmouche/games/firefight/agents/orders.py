"""Orders for one unit: where it could go and what it could do there, each weighed in points."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.ids import UnitId
from escarmouche.engine.place import Track
from escarmouche.engine.reasons import Reason
from escarmouche.games.firefight.agents.field import Field, Spot, kernels
from escarmouche.games.firefight.agents.harm import Arsenal, destroyed, longest, shoots_blind
from escarmouche.games.firefight.agents.losses import Losses
from escarmouche.games.firefight.agents.routes import along
from escarmouche.games.firefight.rules.charge.approach import charge_way
from escarmouche.games.firefight.rules.mission import SEIZING
from escarmouche.games.firefight.rules.movement.gait import distance_of, gait_of, obstacles_for
from escarmouche.games.firefight.rules.movement.moves import RUSH
from escarmouche.games.firefight.rules.movement.terrain import difficult_cap, flies, minds_difficult
from escarmouche.games.firefight.rules.rounds.activation import Charge
from escarmouche.games.firefight.rules.state import NO_UNIT, Unit
from escarmouche.table.geometry import centres
from escarmouche.table.ways.movement import Gait, Obstacles, end_fault, passed, path, straight, ways

LOOKED_AT = 8
"""So many spots are looked at closely."""
MOST_NEAR = 2
TRIED = 16
"""To so many spots a straight line is tried before the rest are given up."""
INSIDE = 2200
"""How far from an objective the lead stops, so that it holds it and the others have room."""
SUPPORT, OTHERS_POST, NOBODYS_POST = 0.5, 0.15, 0.4
"""How much an objective concerns a unit that supports another there, that has its post elsewhere, or that is free."""
SOON, LATER = 0.2, 0.1
"""How much of the harm that an enemy could do this round, or the next, is counted."""
DETOUR = 1.0
"""How many rushes longer than the straight line a way around may be."""
MUCH = 1000.0
"""More danger than there is: it stands where nobody has counted how much there is."""
CROSSING = 0.2
"""What moving through or into dangerous terrain costs of a unit's worth."""

NOTHING_BETTER = (Reason(0, "GFF-ACT-01", "because-nothing-better"),)


class Order(NamedTuple):
    """What a unit shall do: its action, where its lead goes (best first), what that is worth, and why.

    The worth is made of harm done to a target, ground taken, and the danger that is run; `threat` is the danger of
    staying where the unit stands.
    """

    unit: int
    action: str
    goals: tuple[Spot, ...]
    score: float
    harm: float = 0.0
    taking: float = 0.0
    danger: float = 0.0
    threat: float = 0.0
    target: int = NO_UNIT
    reasons: tuple[Reason, ...] = ()


class Stand(NamedTuple):
    """A spot for the lead, how far away it is, and what objectives make of it."""

    spot: Spot
    length: float
    taking: float


class Feet(NamedTuple):
    """How a lead gets about: its gait, what is in its way, and whether difficult terrain slows it."""

    gait: Gait
    bases: Obstacles
    minds_difficult: bool


class Staff(Losses):
    """Weighs orders on one battlefield."""

    def __init__(self, look: Callable[[], Field], arsenal: Arsenal) -> None:
        super().__init__(look, arsenal)
        self._feet: dict[int, Feet] = {}
        self._concerns: dict[int, NDArray[np.float64]] = {}
        self._takings: dict[tuple[int, Spot], float] = {}

    # What a spot is worth

    def taking(self, unit: Unit, spot: Spot) -> float:
        """What standing at a spot is worth for the objectives: being there, or being on the way."""
        return self.takings(unit, [spot])[0]

    def takings(self, unit: Unit, spots: Sequence[Spot]) -> list[float]:
        """What standing at each of some spots is worth for the objectives; each is worked out once."""
        known, me = self._takings, unit.id
        new = [spot for spot in spots if (me, spot) not in known]
        if new:
            known.update(zip([(me, spot) for spot in new], self._weigh_spots(unit, new).tolist(), strict=True))
        return [known[me, spot] for spot in spots]

    def _weigh_spots(self, unit: Unit, spots: Sequence[Spot]) -> NDArray[np.float64]:
        field, goal = self.field, self._errand(unit)
        if not field.needs:
            return np.zeros(len(spots))
        route = self._route(unit, goal) if goal is not None else ()
        corners = np.array(route if len(route) > 2 else (), float).reshape(-1, 3)
        found: NDArray[np.float64] = kernels().takings(
            np.array(spots, np.int64), field.heights, field.battle.radius(unit), field.marks,
            -1 if goal is None else goal, corners, self._shares(unit), field.stake(), SEIZING, field.strides(unit)[1],
            field.left,
        )  # fmt: skip
        return found

    def _errand(self, unit: Unit) -> int | None:
        """The objective a unit is meant for."""
        field = self.field
        return field.posts.get(unit.id, field.supports.get(unit.id))

    def _route(self, unit: Unit, index: int) -> tuple[Spot, ...]:
        """A way to an objective, straight or around what is in the way; () if none was found."""
        field = self.field
        mark, start = field.mark(index), field.spot(unit)
        goal = (mark.x, mark.y, mark.surface)
        routes, key = self.arsenal.routes, (unit.id, start, goal)
        if key not in routes:
            routes[key] = self._find_route(unit, start, goal)
        return routes[key]

    def _find_route(self, unit: Unit, start: Spot, goal: Spot) -> tuple[Spot, ...]:
        away = math.dist(goal[:2], start[:2])
        if self.walks(unit, start, goal, away):
            return start, goal
        feet, table = self._on_foot(unit), self.field.battle.table
        avoid = "difficult" if feet.minds_difficult else ""
        longest = away + DETOUR * self.field.strides(unit)[1]
        around = [
            (round(goal[0] + INSIDE * math.cos(turn)), round(goal[1] + INSIDE * math.sin(turn)), goal[2])
            for turn in (0.0, math.pi)
        ]
        for spot in (goal, *around):
            on_table = 0 <= spot[0] <= table.width and 0 <= spot[1] <= table.depth
            if on_table and end_fault(table, feet.gait, feet.bases, spot, start) is None:
                track = path(table, feet.gait, feet.bases, start, spot, longest, avoid)
                # Where one cannot get to one of these spots, the others are no nearer.
                return track.spots if track is not None else ()
        return ()

    def _shares(self, unit: Unit) -> NDArray[np.float64]:
        """How much each objective concerns a unit: its own post fully, those of others little."""
        if unit.id not in self._concerns:
            concerns = [need * self._concern(unit, index) for index, need in enumerate(self.field.needs)]
            self._concerns[unit.id] = np.array(concerns)
        return self._concerns[unit.id]

    def _concern(self, unit: Unit, index: int) -> float:
        field = self.field
        if field.posts.get(unit.id) == index:
            return 1.0
        if field.supports.get(unit.id) == index:
            return SUPPORT
        return OTHERS_POST if index in field.posts.values() else NOBODYS_POST

    def danger(
        self, unit: Unit, spot: Spot, foes: Sequence[Unit], seen: Sequence[bool], gaps: Sequence[float]
    ) -> float:
        """What the enemy could do to a unit at a spot, seen by some at these distances, before it acts again."""
        field = self.field
        covered = field.shelters(unit, spot)
        found = 0.0
        for foe, in_sight, gap in zip(foes, seen, gaps, strict=True):
            acts = field.still_acts(foe)
            if not acts and not field.left:
                continue
            advance, rush = field.strides(foe)
            near = max(0.0, gap - advance)
            worst = 0.0
            if in_sight and near <= longest(field, foe):
                worst = self.shot(foe, unit, near, covered=covered)
            if gap <= rush:
                worst = max(worst, self.onset(foe, unit))
            found += worst * (SOON if acts else LATER)
        return found

    def promise(self, unit: Unit) -> float:
        """Roughly what a unit could achieve by acting now, without looking where it would have to go."""
        field = self.field
        if unit.shaken:
            return 0.0
        here = field.spot(unit)
        advance, rush = field.strides(unit)
        blow = 0.0
        for foe in field.foes:
            gap = field.apart(here, foe)
            blow = max(blow, self.shot(unit, foe, max(0.0, gap - advance), covered=field.covered(foe)))
            if gap <= rush:
                blow = max(blow, self.onset(unit, foe))
        post = field.posts.get(unit.id)
        ground = 0.0 if post is None or field.turns(unit, post) > 1 else field.needs[post] * field.stake()
        return blow + ground * (0.3 if field.left else 0.1)

    # Spots

    def stands(self, unit: Unit) -> list[Stand]:
        """Spots within reach that are worth a closer look, the best for the objectives first; staying included."""
        field = self.field
        start = field.spot(unit)
        advance, rush = field.strides(unit)
        shelters, around = self._shelters(unit, start, rush), self._around(unit, start)
        spots = [start, *dict.fromkeys((*self._spots(unit, start), *shelters)), *around]
        found = [
            Stand(spot, around.get(spot, math.dist(spot[:2], start[:2])), taking)
            for spot, taking in zip(spots, self.takings(unit, spots), strict=True)
        ]
        here = found.pop(0)
        found.sort(key=lambda stand: -stand.taking)
        near = [stand for stand in found if stand.length <= advance]
        walkable: dict[Stand, bool] = {}
        best = self._walkable(unit, start, found, rush, LOOKED_AT // 2, walkable)
        others = self._walkable(unit, start, [*near[:MOST_NEAR], *near[MOST_NEAR::2]], rush, LOOKED_AT // 2, walkable)
        covered = [stand for stand in found if stand.spot in shelters]
        safe = self._walkable(unit, start, covered, rush, MOST_NEAR, walkable)
        routed = [stand for stand in found if stand.spot in around]
        return list(dict.fromkeys([here, *routed, *best, *others, *safe]))

    def _walkable(
        self, unit: Unit, start: Spot, stands: Sequence[Stand], rush: int, most: int, tried: dict[Stand, bool]
    ) -> list[Stand]:
        """The first so many of some stands to which the lead can go straight; each is tried once."""
        found: list[Stand] = []
        for stand in stands[:TRIED]:
            if stand not in tried:
                tried[stand] = self.walks(unit, start, stand.spot, min(rush, stand.length + 1))
            if tried[stand]:
                found.append(stand)
                if len(found) == most:
                    break
        return found

    def _spots(self, unit: Unit, start: Spot) -> list[Spot]:
        """Spots toward and around the objectives, and in all directions."""
        field = self.field
        sheet = ways(field.battle.table).sheet(self._on_foot(unit).gait)
        radius = field.battle.radius(unit)
        found = kernels().spots_around(sheet, start, field.strides(unit), field.marks, radius, INSIDE)
        return [(x, y, surface) for x, y, surface in found.tolist()]

    def _shelters(self, unit: Unit, start: Spot, rush: int) -> list[Spot]:
        """Where the lead must go for the middle of the unit to be in the middle of a piece that gives cover."""
        models, table = self.field.battle.alive(unit), self.field.battle.table
        dx = sum(model.x - start[0] for model in models) / len(models)
        dy = sum(model.y - start[1] for model in models) / len(models)
        found = []
        for _, piece in table.having("cover"):
            left, front, right, back = piece.box
            x, y = round((left + right) / 2 - dx), round((front + back) / 2 - dy)
            on_table = 0 <= x <= table.width and 0 <= y <= table.depth
            if on_table and math.hypot(x - start[0], y - start[1]) <= rush:
                found.append((x, y, table.standing_surface(x, y)))
        return found

    def walks(self, unit: Unit, start: Spot, spot: Spot, limit: float) -> bool:
        """Whether the lead can go straight to a spot."""
        feet = self._on_foot(unit)
        avoid = "difficult" if limit > difficult_cap() and feet.minds_difficult else ""
        return straight(self.field.battle.table, feet.gait, feet.bases, start, spot, limit, avoid) is not None

    def _on_foot(self, unit: Unit) -> Feet:
        """How the unit's lead gets about."""
        if unit.id not in self._feet:
            battle, lead = self.field.battle, self.field.lead(unit)
            gait, bases = gait_of(battle, lead, RUSH).without_jumps, obstacles_for(battle, lead, RUSH)
            self._feet[unit.id] = Feet(gait, bases, minds_difficult(battle, lead))
        return self._feet[unit.id]

    def crossing(self, unit: Unit, spot: Spot) -> float:
        """The share of a unit that cannot keep out of dangerous terrain if its lead goes to a spot and all follow."""
        field, table = self.field, self.field.battle.table
        lead, models = field.lead(unit), field.battle.alive(unit)
        if not table.having("dangerous") or flies(field.battle, lead) or spot == field.spot(unit):
            return 0.0
        feet, away = self._on_foot(unit), math.dist(field.spot(unit)[:2], spot[:2])
        limit = field.strides(unit)[away > field.strides(unit)[0]]
        hurt = 0
        for model in models:
            start, x, y = (model.x, model.y, model.surface), spot[0] + model.x - lead.x, spot[1] + model.y - lead.y
            if 0 <= x <= table.width and 0 <= y <= table.depth:
                end = (x, y, spot[2] if model is lead else table.standing_surface(x, y))
                crossed = passed(table, feet.gait, Track((start, end)), "dangerous")
                hurt += bool(crossed) and path(table, feet.gait, feet.bases, start, end, limit, "dangerous") is None
        return hurt / len(models)

    def _around(self, unit: Unit, start: Spot) -> dict[Spot, float]:
        """Where a way around what is in the way leads, toward the unit's objective, and how far that is."""
        goal = self._errand(unit)
        if goal is None or self.field.gap(unit, start, goal) <= SEIZING:
            return {}
        route = self._route(unit, goal)
        return {along(route, limit): float(limit) for limit in self.field.strides(unit)} if len(route) > 2 else {}

    # Weighing

    def best(self, unit: Unit, allows: Callable[[str], bool]) -> Order:
        """The best order for a unit among those that are allowed."""
        best = next(self.possible(unit, allows), None)
        return best or Order(unit.id, "hold", (self.field.spot(unit),), 0.0, reasons=NOTHING_BETTER)

    def possible(self, unit: Unit, allows: Callable[[str], bool], *, every_charge: bool = False) -> Iterator[Order]:
        """The orders for a unit that are allowed, the best first; charges that promise little only if asked for."""
        field = self.field
        if unit.shaken:
            yield Order(unit.id, "idle", (), 0.0, reasons=NOTHING_BETTER)
            return
        orders = self._moves(unit)
        threat = orders[0].threat
        orders += self._charges(unit, -math.inf if every_charge else max(order.score for order in orders))
        orders.sort(key=lambda order: -order.score)
        allowed: dict[str, bool] = {}
        for order in orders:
            if order.action not in allowed:
                reached = not order.action.startswith(Charge.word) or self.gets_at(
                    unit, field.state.units[order.target]
                )
                allowed[order.action] = reached and allows(order.action)
            if allowed[order.action]:
                others = [other.goals[0] for other in orders if other.action == order.action and other.goals]
                goals = tuple(dict.fromkeys((*order.goals, *others[:4])))
                yield order._replace(goals=goals, threat=threat, reasons=order.reasons or self._why(unit, order))

    def _moves(self, unit: Unit) -> list[Order]:
        field = self.field
        foes = field.foes
        advance, _ = field.strides(unit)
        stands = self.stands(unit)
        spots = [stand.spot for stand in stands]
        seen, gaps = field.sees(unit, spots, foes).tolist(), field.aparts(spots, foes).tolist()
        hopes = []
        for row, stand in enumerate(stands):
            action = "hold" if stand.length == 0 else "advance" if stand.length <= advance else "rush"
            shot = (0.0, NO_UNIT)
            if action != "rush":
                shot = self._best_shot(unit, stand.spot, foes, seen[row], gaps[row])
            hopes.append((stand.taking + shot[0], row, action, shot))
        threat = self.danger(unit, spots[0], foes, seen[0], gaps[0])
        best = hopes[0][0] - threat
        orders: list[Order] = []
        for hope, row, action, (harm, target) in sorted(hopes, key=lambda one: (-one[0], one[1])):
            danger = threat if row == 0 else 0.0
            if row and hope < best:
                # Danger only ever takes away: what hopes for less than the best has is nothing but a way out.
                danger = MUCH
            elif row:
                danger = self.danger(unit, spots[row], foes, seen[row], gaps[row])
                danger += CROSSING * field.worth(unit) * self.crossing(unit, spots[row])
            best = max(best, hope - danger)
            taking = stands[row].taking
            orders.append(Order(unit.id, action, (spots[row],), hope - danger, harm, taking, danger, threat, target))
        return orders

    def _best_shot(
        self, unit: Unit, spot: Spot, foes: Sequence[Unit], sight: Sequence[bool], gaps: Sequence[float]
    ) -> tuple[float, UnitId]:
        best, target = 0.0, NO_UNIT
        moved, blind, range_ = spot != self.field.spot(unit), shoots_blind(self.field, unit), longest(self.field, unit)
        for foe, in_sight, gap in zip(foes, sight, gaps, strict=True):
            if gap <= range_ and (in_sight or blind):
                value = self.shot(unit, foe, gap, covered=self.field.covered(foe), moved=moved)
                if value > best:
                    best, target = value, foe.id
        return best, target

    def _charges(self, unit: Unit, least: float) -> list[Order]:
        """Charges that could be worth more than so much."""
        field = self.field
        rush = field.strides(unit)[1]
        found = []
        for foe in field.foes:
            if field.apart(field.spot(unit), foe) > rush:
                continue
            spot = field.spot(foe)
            if self.onset(unit, foe) + self.taking(unit, spot) <= least:
                continue
            dealt, suffered = self.charge(unit, foe)
            others = [other for other in field.foes if other is not foe]
            gaps = field.aparts([spot], others)[0].tolist()
            danger = self.danger(unit, spot, others, [True] * len(others), gaps) * 0.7
            taking = self.taking(unit, spot)
            score = dealt - suffered + taking - danger
            data = {"target": foe.id, "dealt": round(dealt), "suffered": round(suffered)}
            reason = Reason(round(dealt - suffered), "GFF-ACT-05", "because-charge-pays", data)
            harm = dealt - suffered
            found.append(
                Order(unit.id, str(Charge(foe.id)), (spot,), score, harm, taking, danger, 0.0, foe.id, (reason,))
            )
        return found

    def gets_at(self, unit: Unit, foe: Unit) -> bool:
        """Whether the model of a unit that is nearest to an enemy gets to its near side on foot."""
        battle, way = self.field.battle, charge_way(foe)
        pairs = [(one, other) for one in battle.alive(unit) for other in battle.alive(foe)]
        model, other = min(pairs, key=lambda pair: centres(battle.body(pair[0]), battle.body(pair[1])))
        gait, most = gait_of(battle, model, way).without_jumps, distance_of(battle, model, way)
        away = centres(battle.body(model), battle.body(other)) or 1.0
        share = (battle.radius(unit) + battle.radius(foe) + 1) / away
        side = (
            round(other.x + share * (model.x - other.x)),
            round(other.y + share * (model.y - other.y)),
            other.surface,
        )
        start, bases = (model.x, model.y, model.surface), obstacles_for(battle, model, way)
        avoid = "difficult" if most > difficult_cap() and minds_difficult(battle, model) else ""
        return path(battle.table, gait, bases, start, side, most, avoid) is not None

    def _why(self, unit: Unit, order: Order) -> tuple[Reason, ...]:
        """The reasons for a move, the weightiest first."""
        field, spot = self.field, order.goals[0]
        reasons = []
        index = self._mark_in_mind(unit, spot)
        if index is not None:
            there = field.gap(unit, spot, index) <= SEIZING
            owner = field.mark(index).owner
            nearer = field.gap(unit, spot, index) < field.gap(unit, field.spot(unit), index)
            if there or nearer:
                text = "because-goes-to" if not there else "because-holds" if owner == field.me else "because-takes"
                reasons.append(Reason(round(order.taking), "GFF-MISS-07", text, {"number": index + 1}))
            elif spot != field.spot(unit):
                reasons.append(Reason(0, "GFF-SHOOT-01", "because-safer"))
        if order.target != NO_UNIT:
            target = field.state.units[order.target]
            gap = max(0.0, field.apart(spot, target))
            fates = self.arsenal.shots(field, unit, target, gap, covered=field.covered(target))
            lost = sum(chance * (len(field.battle.alive(target)) - end.left) for end, chance in fates)
            data = {"target": target.id, "lost": round(lost, 1), "percent": round(100 * destroyed(fates))}
            reasons.append(Reason(round(order.harm), "GFF-SHOOT-01", "because-shoots", data))
        if field.shelters(unit, spot):
            reasons.append(Reason(0, "GFF-TERR-01", "because-cover", {}))
        reasons.sort(key=lambda reason: -reason.value)
        if 1 <= order.danger < MUCH:
            data = {"points": round(order.danger)}
            reasons.append(Reason(-round(order.danger), "GFF-SHOOT-01", "because-danger", data))
        return tuple(reasons) or NOTHING_BETTER

    def _mark_in_mind(self, unit: Unit, spot: Spot) -> int | None:
        """The objective that makes a spot worth going to."""
        field = self.field
        near = [index for index in range(len(field.needs)) if field.gap(unit, spot, index) <= SEIZING]
        if near:
            return max(near, key=lambda index: field.needs[index])
        return self._errand(unit)
