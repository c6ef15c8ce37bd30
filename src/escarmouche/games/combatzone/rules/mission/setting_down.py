"""Setting figures down before the game: a whole group at once, or one figure alone."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from escarmouche.engine.place import Track, Tracks
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import RuleId, listening
from escarmouche.games.combatzone.rules.battle import Battle, centimetres
from escarmouche.games.combatzone.rules.movement.limits import gait_of
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.table.edges import Box
from escarmouche.table.formation import Spot, from_the_middle, lattice, read_wishes, scattered, standing_near
from escarmouche.table.geometry import Body
from escarmouche.table.ways.movement import Obstacles, end_fault

SpotRule: TypeAlias = Callable[[Body], Reason | None]
GroupRule: TypeAlias = Callable[[Mapping[int, Body]], Reason | None]
ELBOW_ROOM = centimetres(0.5)
COARSE, FINE = centimetres(6), centimetres(2)
TRIES = 40


class PlacingPlanner:
    """Setting figures down in a rectangle: each where a rule allows it, all of them as another demands."""

    def __init__(
        self,
        battle: Battle,
        figures: Sequence[Figure],
        number: RuleId,
        box: Box,
        spot_fault: SpotRule,
        group_fault: GroupRule | None = None,
        *,
        facing: int = 0,
    ) -> None:
        self.battle = battle
        self.figures = {str(figure.id): figure for figure in figures}
        self.number = number
        self.box = box
        self.spot_fault = spot_fault
        self.group_fault = group_fault
        self.facing = facing
        there = ("table", "hidden")
        own = figures[0].owner
        self.standing = [
            battle.body(one)
            for one in battle.state.figures
            if one.place in there and (one.place == "table" or one.owner == own) and one not in figures
        ]
        self.alone: dict[tuple[int, int], Obstacles] = {}
        self._found: Tracks | None = None
        """The last placing that was looked for and is allowed."""

    # Judging

    def fault(self, tracks: Tracks) -> Reason | None:
        """Why the figures may not stand like this."""
        if tracks == self._found:
            return None
        placed: dict[int, Body] = {}
        for name, track in tracks.items():
            if len(track.spots) > 1:
                return refusal(self.number, "refused-one-spot", figure=int(name))
            figure = self.figures[name]
            reason = self.stands(figure, track.end, self.bases(figure, list(placed.values())))
            if reason is not None:
                return reason
            placed[int(name)] = self.body(figure, track.end)
        return self.group_fault(placed) if self.group_fault is not None else None

    def body(self, figure: Figure, spot: Spot) -> Body:
        """A figure as it would stand."""
        card = self.battle.card(figure)
        return Body(spot[0], spot[1], self.battle.z(spot[2]), card.base // 2, card.height)

    def stands(self, figure: Figure, spot: Spot, bases: Obstacles) -> Reason | None:
        """Why a figure cannot stand on a spot among other bases."""
        return self.no_room(figure, spot, bases) or self.spot_fault(self.body(figure, spot))

    def no_room(self, figure: Figure, spot: Spot, bases: Obstacles) -> Reason | None:
        """Why a base cannot be set down on a spot, wherever that is."""
        if not 0 <= spot[2] < len(self.battle.table.surfaces):
            return refusal(self.number, "refused-no-stand", figure=figure.id)
        wrong = end_fault(self.battle.table, gait_of(self.battle, figure), bases, spot)
        if wrong is None:
            return None
        text = "refused-on-a-base" if wrong.kind == "overlap" else "refused-no-stand"
        return refusal(self.number, text, figure=figure.id)

    def bases(self, figure: Figure, placed: Sequence[Body]) -> Obstacles:
        """Everybody on whose base the figure must not stand."""
        card = self.battle.card(figure)
        if placed:
            return Obstacles.around(card.base // 2, soft=[*self.standing, *placed], height=card.height)
        size = card.base // 2, card.height
        if size not in self.alone:
            self.alone[size] = Obstacles.around(card.base // 2, soft=self.standing, height=card.height)
        return self.alone[size]

    # Filling in

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        """Figures that were placed stay there; the others gather around the first of them."""
        try:
            wishes = read_wishes(self.battle.table, partial, list(self.figures), self.number)
        except Refused as refused:
            return refused.reason
        given = {name: wish.track or self.track(wish.goal) for name, wish in wishes.items() if wish.track or wish.goal}
        found = self.filled(given) if given else self.first()
        if found is None:
            return refusal(self.number, "refused-no-space", count=len(self.figures))
        return self.fault(found) or found

    def track(self, spot: Spot | None) -> Track:
        """Standing on a spot, looking where everybody looks."""
        assert spot is not None
        return Track((spot,), facing=self.facing)

    def filled(self, given: Mapping[str, Track]) -> Tracks | None:
        """The spots that were named, and for the others free ones near the first of them."""
        placed = dict(given)
        anchor = next(iter(given.values())).end
        for name, figure in self.figures.items():
            if name not in placed:
                bodies = [self.body(self.figures[one], track.end) for one, track in placed.items()]
                spot = self.beside(figure, anchor, bodies)
                if spot is None:
                    return None
                placed[name] = self.track(spot)
        return {name: placed[name] for name in self.figures}

    def beside(self, figure: Figure, anchor: Spot, bodies: Sequence[Body]) -> Spot | None:
        """The nearest free spot to an anchor."""
        pitch, bases = self.battle.card(figure).base + ELBOW_ROOM, self.bases(figure, bodies)
        for dx, dy in lattice(pitch, 4 * len(self.figures) + 30):
            x, y = anchor[0] + dx, anchor[1] + dy
            spot = (x, y, standing_near(self.battle.table, x, y, anchor[2]))
            if self.stands(figure, spot, bases) is None:
                return spot
        return None

    def around(self, anchor: Spot) -> Tracks | None:
        """All figures around a spot, the first of them on it."""
        name, figure = next(iter(self.figures.items()))
        if self.stands(figure, anchor, self.bases(figure, ())) is not None:
            return None
        found = self.filled({name: self.track(anchor)})
        if found is None or self.fault(found) is not None:
            return None
        self._found = found
        return found

    def first(self) -> Tracks | None:
        """The first placing from the middle outwards that is allowed; looking for it applies no rule."""
        with listening(None):
            for x, y in from_the_middle(self.box, COARSE, FINE):
                found = self.around((x, y, self.battle.table.standing_surface(x, y)))
                if found is not None:
                    return found
        return None

    # Suggesting

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """Random placings that are allowed."""
        found: list[Tracks] = []
        for _ in range(TRIES + count):
            tracks = self.around(scattered(self.battle.table, rng, self.box, toward))
            if tracks is not None and tracks not in found:
                found.append(tracks)
                if len(found) == count:
                    return found
        first = None if found else self.first()
        return found or ([first] if first is not None else [])

    def detail(self) -> dict[str, Any]:
        """What the screen needs to draw."""
        widest = max(self.battle.radius(figure) for figure in self.figures.values())
        return {"radius": widest, "box": list(self.box), "way": "arrive"}
