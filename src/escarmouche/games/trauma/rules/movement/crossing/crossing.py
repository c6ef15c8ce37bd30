"""The Crossing action: over an obstacle, onto it, over a unit with jump packs, over infantry with armour."""

from collections.abc import Callable
from functools import partial

from escarmouche.engine.ids import ModelId, PieceId
from escarmouche.engine.place import Place
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Forecast, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.trauma.rules.activation.states import disorganise
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events.moves import Crossed, LeaptOver
from escarmouche.games.trauma.rules.movement.crossing import barriers
from escarmouche.games.trauma.rules.movement.crossing.barriers import FAR, LEAP, ON, OVERRUN, Barrier, How
from escarmouche.games.trauma.rules.movement.crossing.cross_planner import CrossPlanner
from escarmouche.games.trauma.rules.movement.crossing.overrun import forecast_of, no_line, overrun, overrun_refused
from escarmouche.games.trauma.rules.movement.displacement import CROSS, end_displacement, engaged_with, set_down
from escarmouche.games.trauma.rules.movement.gait import nobody_moves, others_on_table
from escarmouche.games.trauma.rules.space.measure import far_apart, leader
from escarmouche.games.trauma.rules.state import Unit

NOTHING = "none"
WAYS = (f"{FAR}:<piece>", f"{ON}:<piece>", f"{LEAP}:<unit>", f"{OVERRUN}:<unit>", NOTHING)
ASK_CROSS = Asks("cross", *WAYS, about=("unit",), says=("piece", "unit"))
ASK_CROSS_WHERE = Asks("cross-where", about=("how", "unit"))


# What may be crossed


def cross_refused(battle: Battle, unit: Unit) -> Reason | None:
    """Why a unit may not take a Crossing action at all."""
    if unit.place != "table":
        return refusal("TRA-STATE-14", "refused-in-reserve", unit=unit.id)
    if (reason := nobody_moves(battle, unit)) is not None:
        return reason
    with listening(None):
        reasons = [reason for _, _, reason in reachable(battle, unit)]
    if not reasons:
        return refusal("TRA-CROSS-02", "refused-nothing-to-cross", unit=unit.id)
    return None if None in reasons else reasons[0]


def reachable(battle: Battle, unit: Unit) -> list[tuple[How, Barrier, Reason | None]]:
    """Everything near the leader that could be crossed, how, and why not; whether there is room is judged later."""
    found: list[tuple[How, Barrier, Reason | None]] = []
    for index in barriers.nearby_pieces(battle, unit):
        reason = barriers.piece_refused(battle, unit, battle.table.pieces[index])
        barrier = barriers.piece_barrier(battle, index)
        found += [(how, barrier, reason) for how in ((FAR, ON) if barrier.surface >= 0 else (FAR,))]
    for other in others_on_table(battle, unit):
        if far_apart(battle, unit, other, reach=barriers.NEARBY):
            continue
        if leaps_units(battle, unit):
            reason = barriers.not_at_unit(battle, unit, other) or barriers.leader_stuck(battle, unit)
            found.append((LEAP, barriers.unit_barrier(battle, other), reason))
        if barriers.can_overrun(battle, unit, other):
            found.append((OVERRUN, barriers.unit_barrier(battle, other), overrun_refused(battle, unit, other)))
    return found


@rule("TRA-JUMP-02", "TRA-JUMP-03", otherwise=False)
def leaps_units(battle: Battle, unit: Unit) -> bool:
    """With jump packs a unit crosses any other unit as if it were an obstacle, and harms nobody."""
    return barriers.has_jump_packs(battle, unit)


def key_of(battle: Battle, how: How, barrier: Barrier) -> str:
    """The name of a crossing."""
    return f"{how}:{barrier.unit if how in (LEAP, OVERRUN) else battle.table.pieces[barrier.piece].id}"


class Crossings:
    """The crossings that a unit can choose from, with the placings that belong to them."""

    def __init__(self, battle: Battle, unit: Unit) -> None:
        self.battle = battle
        self.unit = unit
        self.all = {key_of(battle, how, barrier): (how, barrier, why) for how, barrier, why in reachable(battle, unit)}
        self._planners: dict[str, CrossPlanner] = {}

    def planner(self, key: str) -> CrossPlanner:
        """The placing that belongs to a crossing."""
        if key not in self._planners:
            how, barrier, _ = self.all[key]
            # Whoever looks first makes it: what it looks at must not be noted for one and not for another.
            with listening(None):
                self._planners[key] = CrossPlanner(self.battle, self.unit, barrier, how)
        return self._planners[key]

    def options(self) -> list[Option]:
        """Every crossing, each with the reason where it is not allowed, and none."""
        found = [
            Option(
                key,
                f"option-cross-{self.all[key][0]}",
                self._data(key),
                partial(self.refused, key),
                self._forecast(key),
            )
            for key in self.all
        ]
        return [*found, Option(NOTHING, "option-cross-none")]

    def _forecast(self, key: str) -> Callable[[], Forecast] | None:
        how, barrier, _ = self.all[key]
        return partial(forecast_of, self.battle, self.unit, self.battle.unit(barrier.unit)) if how == OVERRUN else None

    def _data(self, key: str) -> dict[str, object]:
        how, barrier, _ = self.all[key]
        return (
            {"unit": barrier.unit} if how in (LEAP, OVERRUN) else {"piece": self.battle.table.pieces[barrier.piece].id}
        )

    def refused(self, key: str) -> Reason | None:
        """Why this is not possible: too far, too thick, or without room."""
        how, barrier, why = self.all[key]
        if why is not None:
            return why
        if how == OVERRUN:
            return no_line(self.battle, self.unit, self.battle.unit(barrier.unit))
        planner = self.planner(key)
        first = planner.anywhere()
        if first is not None:
            return planner.leader_fault(next(iter(first.values())).end)
        return self._thick(planner, barrier, how) or refusal("TRA-CROSS-05", "refused-no-room", unit=self.unit.id)

    def _thick(self, planner: CrossPlanner, barrier: Barrier, how: How) -> Reason | None:
        """Whether the leader could get across anywhere."""
        if how == ON:
            return None
        head = leader(self.battle, self.unit)
        passages = [barriers.straight_across(barrier, planner.start, spot) for spot in planner.spots_beyond()]
        reasons = [
            barriers.too_thick(self.battle, head, barrier, passage) for passage in passages if passage is not None
        ]
        return reasons[0] if reasons and None not in reasons else None


# Crossing


@rule("TRA-CROSS-01")
def cross(battle: Battle, unit: Unit) -> Steps[None]:
    """A unit passes over an obstacle, goes through it or climbs onto it; that is a displacement."""
    crossings = Crossings(battle, unit)
    key = yield Choose(
        unit.owner, ASK_CROSS, "TRA-CROSS-01", crossings.options, default=NOTHING, data={"unit": unit.id}
    )
    if key != NOTHING:
        yield from carry_out(battle, unit, crossings, key)


def carry_out(battle: Battle, unit: Unit, crossings: Crossings, key: str) -> Steps[None]:
    """Place the unit, or run over infantry, and see what follows."""
    how, barrier, _ = crossings.all[key]
    if how == OVERRUN:
        yield from overrun(battle, unit, battle.unit(barrier.unit))
        return
    was = engaged_with(battle, unit)
    planner = crossings.planner(key)
    tracks = yield Place(
        unit.owner,
        ASK_CROSS_WHERE,
        "TRA-CROSS-03",
        models=list(planner.movers),
        planner=lambda: crossings.planner(key),
        data={"unit": unit.id, "how": how},
    )
    if how == ON:
        weigh(battle, unit, planner, barrier)
    head = next(iter(tracks.values())).end
    left = tuple(ModelId(int(name)) for name, track in tracks.items() if planner.is_left_behind(track, head))
    ends = set_down(battle, unit, tracks)
    if how == LEAP:
        battle.tell(LeaptOver(unit=unit.id, other=barrier.unit, ends=ends, rules=("TRA-JUMP-02",)))
    else:
        piece = PieceId(battle.table.pieces[barrier.piece].id)
        battle.tell(Crossed(unit=unit.id, piece=piece, how=how, models=left, ends=ends, rules=("TRA-CROSS-01",)))
    if left:
        leave_behind(battle, unit)
    yield from end_displacement(battle, unit, CROSS, was)


def weigh(battle: Battle, unit: Unit, planner: CrossPlanner, barrier: Barrier) -> None:
    """Apply the rule on thickness to a leader who is placed on the obstacle, by choice or by need."""
    passages = (barriers.straight_across(barrier, planner.start, spot) for spot in planner.spots_beyond())
    passage = next((one for one in passages if one is not None), None)
    if passage is not None:
        barriers.too_thick(battle, leader(battle, unit), barrier, passage)


@rule("TRA-CROSS-06")
def leave_behind(battle: Battle, unit: Unit) -> bool:
    """Where there is no room for all, some stay on their side, and the unit is disorganised at once."""
    disorganise(battle, unit, "TRA-CROSS-06")
    return True
