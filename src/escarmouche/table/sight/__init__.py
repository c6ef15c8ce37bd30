"""Which points an eye sees, and what blocks the others, in three dimensions."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from escarmouche.table.table import TOLERANCE, Table

Floats: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]
Position: TypeAlias = tuple[float, float, float]

NO_BODIES: Floats = np.empty((0, 5))
SOLID = ("blocking", "screen")


class Probe(msgspec.Struct, frozen=True):
    """What an eye sees of some points: how many, and for each what blocks it first.

    A blocker is the index of a piece, or the number of pieces plus the index of a body, or -1 where nothing blocks.
    """

    count: int
    blocker: NDArray[np.int32]

    @property
    def seen(self) -> Flags:
        """For each point whether it is seen."""
        return self.blocker < 0


def piece_rows(table: Table) -> tuple[Floats, Floats]:
    """The pieces and their edges as the kernels read them."""
    pieces = np.zeros((len(table.pieces), 8))
    edges: list[tuple[int, int, int, int]] = []
    for i, piece in enumerate(table.pieces):
        pieces[i] = (piece.bottom, piece.top, *piece.box, len(edges), len(piece.edges))
        edges += [(*a, *b) for a, b in piece.edges]
    return pieces, np.array(edges, dtype=np.float64).reshape(-1, 4)


class Sight:
    """A table made ready for sight; build it once per table."""

    def __init__(self, table: Table, graze: float = TOLERANCE) -> None:
        self.table = table
        self.graze = float(graze)
        self.pieces, self.edges = piece_rows(table)
        self._masks: dict[tuple[str, ...], Flags] = {}
        self._kernels: ModuleType | Any = None

    def blocks(self, traits: tuple[str, ...], open_pieces: Sequence[int] = ()) -> Flags:
        """Which pieces have one of the traits and are not among the open ones."""
        mask = self._masks.get(traits)
        if mask is None:
            mask = np.array([any(piece.has(trait) for trait in traits) for piece in self.table.pieces], dtype=np.bool_)
            self._masks[traits] = mask
        if open_pieces:
            mask = mask.copy()
            for piece in open_pieces:
                mask[piece] = False
        return mask

    def probe(
        self,
        eye: Position,
        points: Floats,
        bodies: Floats = NO_BODIES,
        open_pieces: Sequence[int] = (),
        traits: tuple[str, ...] = SOLID,
    ) -> Probe:
        """Look from the eye at every point; a thing blocks if more than the graze of the segment lies inside it."""
        mask = self.blocks(traits, open_pieces)
        if not len(bodies) and not mask.any():
            # On an empty table, as the odds imagine it, nothing has to be brought in to find nothing.
            return Probe(len(points), np.full(len(points), -1, np.int32))
        kernels = self._kernels or self.kernels()
        blockers = np.empty(len(points), np.int32)
        x, y, z = eye
        start = (float(x), float(y), float(z))
        return Probe(
            kernels.probe(self.pieces, self.edges, mask, start, points, bodies, self.graze, blockers), blockers
        )

    def crossed(
        self,
        p: Position,
        q: Position,
        traits: tuple[str, ...] = SOLID,
        bodies: Floats = NO_BODIES,
        open_pieces: Sequence[int] = (),
    ) -> list[int]:
        """Everything that the segment crosses: pieces, then the number of pieces plus the body."""
        kernels = self._kernels or self.kernels()
        found = np.empty(len(self.pieces) + len(bodies), np.int32)
        mask = self.blocks(traits, open_pieces)
        start = (float(p[0]), float(p[1]), float(p[2]))
        end = (float(q[0]), float(q[1]), float(q[2]))
        count = kernels.crossed(self.pieces, self.edges, mask, start, end, bodies, self.graze, found)
        return [int(k) for k in found[:count]]

    def survey(
        self,
        eyes: Floats,
        eye_groups: NDArray[np.int64],
        eye_open: Flags,
        targets: Floats,
        target_groups: NDArray[np.int64],
        target_open: Flags,
        bodies: Floats,
        body_groups: NDArray[np.int64],
        traits: tuple[str, ...] = SOLID,
    ) -> NDArray[np.int32]:
        """How many points of every target every eye sees, at once.

        `targets` holds for each target its points; bodies of the eye's and of the target's group never block, and
        `eye_open` and `target_open` say for each of them which pieces do not block it.
        """
        kernels = self._kernels or self.kernels()
        seen = np.empty((len(eyes), len(targets)), np.int32)
        kernels.survey(
            self.pieces, self.edges, self.blocks(traits), eyes, eye_groups, eye_open,
            np.ascontiguousarray(targets), target_groups, target_open, bodies, body_groups, self.graze, seen,
        )  # fmt: skip
        return seen

    def kernels(self) -> Any:
        """The compiled kernels, brought in at the first use."""
        from escarmouche.table.sight import kernels

        self._kernels = kernels
        return kernels
