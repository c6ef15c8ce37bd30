"""Terrain that the players set down in turn: what is in the box, where it may stand, and the table as it is built."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, TypeAlias, TypeVar, cast

import msgspec

from escarmouche.engine.ids import Angle, Length, SeatId
from escarmouche.engine.journal import Event
from escarmouche.engine.place import Place, Track, Tracks
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import RuleId
from escarmouche.engine.view import PUBLIC, Seen
from escarmouche.rules.battle import Battle
from escarmouche.table.formation import read_wishes
from escarmouche.table.setting_down import SpotPlanner
from escarmouche.table.table import Access, Piece, Point, Table, contains, segments_apart

ENOUGH = "enough"
THING = "terrain"
"""What the piece in hand is called in a placing."""
QUARTER_TURN, WHOLE_TURN = 900, 3600
MOST_KEPT = 50
"""So many tables that are being built are kept with a set-up."""
ASK_WHICH = Asks("which-terrain", "<piece>", ENOUGH, about=("count",), says=("kind", "wide", "deep"))
ASK_WHERE = Asks("place-terrain", about=("kind",))
S = TypeVar("S")
Feature: TypeAlias = tuple[Piece, ...]
"""Pieces that are set down as one."""


class SetDown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A feature that stands on the table: which one, where its middle is, and how far it is turned."""

    feature: str
    seat: SeatId
    x: Length
    y: Length
    turn: Angle = 0

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(("feature", "seat", "x", "y", "turn"), PUBLIC)


class Furnishing(msgspec.Struct, omit_defaults=True):
    """How far the players have come: whose turn it is, what stands, who wants no more, and whether it is finished."""

    active: SeatId
    standing: list[SetDown] = []
    agreed: list[SeatId] = []
    done: bool = False

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(("active", "standing", "agreed", "done"), PUBLIC)


class TerrainPlaced(Event):
    """A player sets a piece of terrain down."""

    seat: SeatId
    kind: str
    x: Length
    y: Length


class TerrainFinished(Event):
    """The terrain is complete."""

    count: int


DECLARED: dict[str, Any] = {
    "which": ASK_WHICH, "where": ASK_WHERE, "placed": TerrainPlaced, "finished": TerrainFinished,
}  # fmt: skip
"""What is asked and told meanwhile; a game in which it can be declares it as its own."""


# The box


def boxed(table: Table) -> tuple[Table, tuple[Piece, ...]]:
    """A table without anything on it, and all that stood on it, to be set down anew."""
    return msgspec.structs.replace(table, pieces=()), table.pieces


def features_of(pieces: Sequence[Piece]) -> dict[str, Feature]:
    """What is set down as one, by the id of its first piece: pieces that stand in, on or against one another."""
    groups: list[list[Piece]] = []
    for piece in pieces:
        joined = [group for group in groups if any(_joined(piece, one) for one in group)]
        for group in joined:
            groups.remove(group)
        groups.append([*(one for group in joined for one in group), piece])
    order = {piece.id: number for number, piece in enumerate(pieces)}
    sorted_groups = (sorted(group, key=lambda one: order[one.id]) for group in groups)
    return {group[0].id: tuple(group) for group in sorted(sorted_groups, key=lambda group: order[group[0].id])}


def features_in(setup: Any) -> dict[str, Feature]:
    """What the box of a set-up holds, worked out once."""
    kept: dict[str, dict[str, Feature]] = setup.__dict__
    if "features" not in kept:
        kept["features"] = features_of(setup.box)
    return kept["features"]


def _joined(one: Piece, other: Piece) -> bool:
    """Whether two pieces belong together: their names say so, or they overlap or touch."""
    named = one.id.partition(".")[0] == other.id.partition(".")[0]
    return named or (not _away(one, other, 0) and gap(one, other) <= 0)


def gap(one: Piece, other: Piece) -> float:
    """How far apart two outlines are; 0 where they overlap."""
    if contains(one, *other.outline[0]) or contains(other, *one.outline[0]):
        return 0.0
    return min(segments_apart(*a, *b) for a in one.edges for b in other.edges)


def largest_first(features: Mapping[str, Feature]) -> list[str]:
    """The features by how much room they take, the largest first."""
    return sorted(features, key=lambda key: (-_room(features[key]), key))


def _room(feature: Feature) -> int:
    left, front, right, back = box_of(feature)
    return (right - left) * (back - front)


def box_of(feature: Iterable[Piece]) -> tuple[int, int, int, int]:
    """The rectangle around a feature."""
    boxes = [piece.box for piece in feature]
    lefts, fronts, rights, backs = zip(*boxes, strict=True)
    return min(lefts), min(fronts), max(rights), max(backs)


def kind_of(feature: Feature) -> str:
    """After what a feature is called: the kind of its largest piece."""
    return max(feature, key=lambda piece: (_room((piece,)), piece.height)).kind


# Standing on the table


def moved(feature: Feature, x: int, y: int, turn: int = 0) -> Feature:
    """A feature with its middle at a point, turned by quarters."""
    left, front, right, back = box_of(feature)
    from_x, from_y = (left + right) // 2, (front + back) // 2

    def there(point: Point) -> Point:
        across, deep = point[0] - from_x, point[1] - from_y
        for _ in range(turn // QUARTER_TURN % 4):
            across, deep = -deep, across
        return across + x, deep + y

    return tuple(
        msgspec.structs.replace(
            piece,
            outline=tuple(there(point) for point in piece.outline),
            access=tuple(Access(one.kind, *there((one.x, one.y))) for one in piece.access),
        )
        for piece in feature
    )


def quarters(angle: int) -> int:
    """The quarter turns in an angle."""
    return angle // QUARTER_TURN * QUARTER_TURN % WHOLE_TURN


def furnished(setup: S, state: Any) -> S:
    """A set-up whose table has on it what the players have set down so far; as it is where nobody does."""
    return cast(S, _furnished(setup, state.furnishing))


def _furnished(setup: Any, furnishing: Furnishing | None) -> Any:
    if setup.box is msgspec.UNSET or furnishing is None or not furnishing.standing:
        return setup
    key = tuple(furnishing.standing)
    kept: dict[Any, Any] = setup.__dict__.setdefault("furnished", {})
    if key not in kept:
        if len(kept) > MOST_KEPT:
            kept.clear()
        features = features_in(setup)
        pieces = [piece for one in key for piece in moved(features[one.feature], one.x, one.y, one.turn)]
        kept[key] = msgspec.structs.replace(setup, table=msgspec.structs.replace(setup.table, pieces=tuple(pieces)))
    return kept[key]


def whole_table(setup: Any) -> Table:
    """The table of a set-up with everything that may come on it, where it stood before it came into the box."""
    table: Table = setup.table
    return table if setup.box is msgspec.UNSET else msgspec.structs.replace(table, pieces=setup.box)


class TerrainPlanner(SpotPlanner):
    """Setting one feature down; whoever names a facing turns it by quarters."""

    def __init__(self, terms: "Terms", feature: Feature) -> None:
        table = terms.table
        self.feature = feature
        self.terms = terms
        left, front, right, back = box_of(feature)
        short = min(right - left, back - front) // 2
        box = (short, short, table.width - short, table.depth - short)
        super().__init__(table, THING, box, self.upright_fault, rule=terms.rule, radius=short)

    def upright_fault(self, x: int, y: int, surface: int) -> Reason | None:
        """Why it may not stand there as it was in the box."""
        return self.terms.fault(moved(self.feature, x, y))

    def fault(self, tracks: Tracks) -> Reason | None:
        """Why it may not stand there, turned as it is."""
        track: Track = tracks[THING]
        if len(track.spots) > 1:
            return refusal(self.rule, "refused-one-spot")
        return self.terms.fault(self.standing_at(track))

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """The place that was named, turned by quarters if that is wished; otherwise the first that is free."""
        wish = partial.get(THING)
        facing = wish.get("facing") if isinstance(wish, Mapping) and "to" in wish else None
        if not isinstance(facing, int):
            return super().complete(partial)
        try:
            goal = read_wishes(self.table, partial, [THING], self.rule)[THING].goal
        except Refused as refused:
            return refused.reason
        assert goal is not None
        tracks = {THING: Track((goal,), facing=quarters(facing))}
        return self.fault(tracks) or tracks

    def detail(self) -> dict[str, Any]:
        """What the screen needs to draw: its outlines around its middle, and by how much it is turned."""
        outlines = [list(piece.outline) for piece in moved(self.feature, 0, 0)]
        return {**super().detail(), "turns": QUARTER_TURN, "outlines": outlines}

    def standing_at(self, track: Track) -> Feature:
        """The feature as it would stand."""
        return moved(self.feature, track.end[0], track.end[1], track.facing or 0)


class Terms(msgspec.Struct):
    """What the rules of a game say of terrain that is set down in turn.

    Features lie more than `apart` from one another. From `least` of them on, whoever wants no more may say so; when
    both have, or when there are `most`, the terrain is complete.
    """

    rule: RuleId
    table: Table
    least: int
    most: int
    apart: int = 0

    def fault(self, feature: Feature) -> Reason | None:
        """Why a feature may not stand there."""
        left, front, right, back = box_of(feature)
        if left < 0 or front < 0 or right > self.table.width or back > self.table.depth:
            return refusal(self.rule, "refused-terrain-edge")
        for piece in feature:
            for other in self.table.pieces:
                if _away(piece, other, self.apart):
                    continue
                if gap(piece, other) <= self.apart:
                    return refusal(self.rule, "refused-terrain-near", least_length=self.apart)
        return None


def _away(one: Piece, other: Piece, apart: int) -> bool:
    """Whether two pieces are so far apart that nobody would measure."""
    left, front, right, back = one.box
    left2, front2, right2, back2 = other.box
    return left - right2 > apart or left2 - right > apart or front - back2 > apart or front2 - back > apart


# In turn


def place_next(battle: Battle[Any], terms: Terms) -> Steps[None]:
    """The player whose turn it is sets a feature down, or wants no more."""
    state: Any = battle.state
    furnishing: Furnishing = state.furnishing
    seat, standing = furnishing.active, {one.feature for one in furnishing.standing}
    left = {key: one for key, one in features_in(battle.game.bare).items() if key not in standing}
    if not left or len(standing) >= terms.most:
        finish(battle, terms.rule)
        return
    furnishing.active = 1 - seat
    data = {"count": len(standing)}
    chosen = yield Choose(seat, ASK_WHICH, terms.rule, partial(_options, left, terms, len(standing)), data=data)
    if chosen == ENOUGH:
        furnishing.agreed.append(seat)
        if len(set(furnishing.agreed)) > 1:
            finish(battle, terms.rule)
        return
    furnishing.agreed = []
    feature = left[chosen]
    planner = TerrainPlanner(terms, feature)
    tracks = yield Place(seat, ASK_WHERE, terms.rule, models=[THING], planner=planner, data={"kind": kind_of(feature)})
    x, y, _ = tracks[THING].end
    furnishing.standing.append(SetDown(chosen, seat, x, y, quarters(tracks[THING].facing or 0)))
    battle.tell(TerrainPlaced(seat=seat, kind=kind_of(feature), x=x, y=y, rules=(terms.rule,)))


def _options(left: Mapping[str, Feature], terms: Terms, count: int) -> list[Option]:
    too_few = refusal(terms.rule, "refused-terrain-few", least=terms.least) if count < terms.least else None
    found = [Option(key, "option-terrain", _told(left[key])) for key in largest_first(left)]
    return [*found, Option(ENOUGH, "option-terrain-enough", refused=too_few)]


def _told(feature: Feature) -> dict[str, Any]:
    left, front, right, back = box_of(feature)
    return {"kind": kind_of(feature), "wide": (right - left) / 1000, "deep": (back - front) / 1000}


def finish(battle: Battle[Any], rule: RuleId) -> None:
    """The terrain is complete."""
    state: Any = battle.state
    state.furnishing.done = True
    battle.tell(TerrainFinished(count=len(state.furnishing.standing), rules=(rule,)))
