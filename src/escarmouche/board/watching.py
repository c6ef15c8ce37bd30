"""Who walked, came and went between the events of a game, noted while it is played."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from escarmouche.board import journal, shown
from escarmouche.board.board import Board
from escarmouche.board.played import NOWHERE, Stand
from escarmouche.engine.game import Answered, Game
from escarmouche.engine.journal import Event
from escarmouche.engine.place import Track

KEPT = 400
"""The notes of so many events are kept: whoever reads older lines does not see them played."""
NEAR = 3
"""A spot that is so few thousandths from a way lies on it."""
LOOKED_BACK = 12
"""So many events may stand between the one that tells that a model is removed and its removal."""
GAITS: dict[str, journal.Gait] = {
    "climb": "climb", "ladder": "climb", "hang": "climb", "leap": "jump", "jump": "jump", "fly": "fly", "push": "push",
    "fall": "fall",
}  # fmt: skip
"""How each leg of a way is played; any other is walked, or climbed where it leads up or down."""


class Way(NamedTuple):
    """The way that was said for a model: its spots, and how it goes from each to the next ("" if nobody said)."""

    spots: tuple[shown.Spot, ...]
    legs: tuple[str, ...]


class Change(NamedTuple):
    """A model that stands or looks otherwise than before, and the way it took."""

    model: int
    before: Stand
    after: Stand
    spots: tuple[shown.Spot, ...]
    how: tuple[journal.Gait, ...]


class Note(NamedTuple):
    """What has changed since the event before, and how everybody stood then."""

    changes: tuple[Change, ...]
    stands: Sequence[Stand]


class Watch:
    """Watches a game from now on; a game whose journal is cut back is watched from there."""

    def __init__(self, board: Board, game: Game[Any]) -> None:
        self.board = board
        self.game = game
        self._stands = board.standings(game.setup, game.state)
        # What a game tells before its first question is played as well: nobody has moved by then.
        opening = range(0 if game.record else len(game.journal))
        self.notes: dict[int, Note] = {index: Note((), self._stands) for index in opening}
        self._ways: dict[int, Way] = {}
        self._next = self._settled = len(game.journal)
        self._answers = len(game.record)
        self._cut_back = False
        game.watcher = self.see

    def see(self, index: int, event: Event) -> None:
        """Note what has changed by the time of an event."""
        self._hear_answers()
        now = self._standing()
        if index != self._next:
            # The game has been taken up at an earlier point: nobody walked there.
            self._stands, self._cut_back = now, True
        self.notes[index] = Note((), now)
        if now != self._stands:
            self._write(index, self._changes(now, event))
            self._stands = now
        self.notes.pop(index - KEPT, None)
        self._next = index + 1
        if isinstance(event, self.board.played.ways):
            told: Any = event
            self._set_out(told.model, Track(told.spots, legs=told.legs))

    def resume(self) -> None:
        """Before an answer: if the game was taken up at an earlier point, go on from where it stands now."""
        if self._cut_back or self._next != len(self.game.journal):
            self._stands = self.board.standings(self.game.setup, self.game.state)
            self._next = self._settled = len(self.game.journal)
            self._cut_back = False

    def settle(self) -> None:
        """After an answer: what has changed since its last event belongs to that; with no event, to the next one."""
        if self._next > self._settled:
            now = self._standing()
            if now != self._stands:
                last = self._next - 1
                self._write(last, self._changes(now, self.game.journal[last]))
                self._stands = now
        self._settled = self._next

    def _standing(self) -> Sequence[Stand]:
        """How everybody stands; whoever stands as before is noted as before, for every event keeps all of them."""
        before, now = self._stands, self.board.standings(self.game.setup, self.game.state)
        if now == before:
            return before
        known = [old if old == new else new for old, new in zip(before, now, strict=False)]
        return [*known, *now[len(known) :]]

    def forget(self) -> None:
        """Whatever was noted so far is not played any more."""
        self.notes.clear()

    def _write(self, index: int, changes: list[Change]) -> None:
        for change in changes:
            at = self._told_at(index, change)
            before = self.notes[at]
            self.notes[at] = before._replace(changes=(*before.changes, change))

    def _told_at(self, index: int, change: Change) -> int:
        """The event that tells of a change: for a casualty that may be an earlier one."""
        ahead = self.board.played.ahead
        if ahead and change.after.where == "fallen":
            for back in range(index - 1, max(self._settled, index - LOOKED_BACK) - 1, -1):
                event = self.game.journal[back]
                if isinstance(event, ahead) and getattr(event, "model", None) == change.model and back in self.notes:
                    return back
        return index

    # Ways

    def _hear_answers(self) -> None:
        """Remember the ways in the answers that were given since."""
        for entry in self.game.record[self._answers :]:
            value = entry.value if isinstance(entry, Answered) else None
            for key, track in value.items() if isinstance(value, dict) else ():
                if isinstance(track, Track) and key.isdigit():
                    self._set_out(int(key), track)
        self._answers = len(self.game.record)

    def _set_out(self, model: int, track: Track) -> None:
        if not 0 <= model < len(self._stands) or not track.spots:
            return
        spots, legs = tuple(track.spots), tuple(track.legs)
        start = Stand(*self._stands[model]).spot
        if spots[0] != start:
            spots = (start, *spots)
            legs = ("", *legs) if legs else ()
        self._ways[model] = Way(spots, legs or ("",) * (len(spots) - 1))

    def _changes(self, now: Sequence[Stand], event: Event) -> list[Change]:
        found = []
        for model, after in enumerate(now):
            before = self._stands[model] if model < len(self._stands) else NOWHERE
            if before != after:
                found.append(self._change(model, Stand(*before), Stand(*after), event))
        return found

    def _change(self, model: int, before: Stand, after: Stand, event: Event) -> Change:
        spots: tuple[shown.Spot, ...] = (before.spot,)
        how: tuple[journal.Gait, ...] = ()
        if before.spot != after.spot:
            part = along(self._ways[model], before.spot, after.spot) if model in self._ways else None
            if part is None:
                forced = self.board.played.gaits.get(type(event), "")
                part = Way((before.spot, after.spot), (forced,))
            spots = part.spots
            how = tuple(self._gait(leg, one, other)
                        for leg, (one, other) in zip(part.legs, pairwise(spots), strict=True))  # fmt: skip
        return Change(model, before, after, spots, how)

    def _gait(self, leg: str, start: shown.Spot, end: shown.Spot) -> journal.Gait:
        """How a model goes a part of its way: as was said, or by whether it leads up or down."""
        said = GAITS.get(leg.partition("-")[0])
        if said is not None or start[2] == end[2]:
            return said or "walk"
        setup: Any = self.game.setup
        surfaces = setup.table.surfaces
        return "walk" if surfaces[start[2]].z == surfaces[end[2]].z else "climb"


def along(way: Way, start: shown.Spot, end: shown.Spot) -> Way | None:
    """The part of a way between two spots on it, or None if one of them does not lie on it."""
    begun = _place_on(way.spots, start, 0)
    done = None if begun is None else _place_on(way.spots, end, begun)
    if begun is None or done is None or done <= begun:
        return None
    inner = range(math.floor(begun) + 1, math.ceil(done))
    return Way((start, *(way.spots[at] for at in inner), end), way.legs[math.floor(begun) : math.ceil(done)])


def _place_on(spots: Sequence[shown.Spot], spot: shown.Spot, least: float) -> float | None:
    """How far along a way a spot lies: the number of the spot before it, and which share of the part after that."""
    for at in range(math.floor(least), len(spots)):
        if spots[at] == spot and at >= least:
            return at
        if at + 1 < len(spots) and spots[at + 1] != spot:
            share = _share(spots[at], spots[at + 1], spot)
            if share is not None and at + share >= least:
                return at + share
    return None


def _share(start: shown.Spot, end: shown.Spot, spot: shown.Spot) -> float | None:
    """Which share of a straight part lies before a spot on it."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    if not length or spot[2] not in (start[2], end[2]):
        return None
    x, y = spot[0] - start[0], spot[1] - start[1]
    share = (x * dx + y * dy) / length**2
    aside = abs(x * dy - y * dx) / length
    return share if aside <= NEAR and 0 < share < 1 else None
