"""Compiled kernels: rows that grow as they are filled, and a heap of candidates, the first at the top.

Import this module late.
"""

from typing import cast

import numpy as np

from escarmouche.table.compiling import Floats, compiled, lent

NONE, ONE = cast("int", np.int64(0)), cast("int", np.int64(1))
"""0 and 1 as typed values: called with literals, a kernel would be compiled once more for each of them."""


@compiled
def grown(rows: Floats, count: int) -> Floats:
    """The rows, with room for one more."""
    if count < rows.shape[0]:
        return rows
    more = np.empty((2 * rows.shape[0], rows.shape[1]))
    copy_rows(rows, more, NONE)
    return more


@compiled
def with_room(rows: Floats, count: int) -> Floats:
    """The rows, with room for so many."""
    if count <= rows.shape[0]:
        return rows
    more = np.empty((max(count, 2 * rows.shape[0]), rows.shape[1]))
    copy_rows(rows, more, NONE)
    return more


@compiled
def copy_rows(rows: Floats, onto: Floats, first: int) -> None:
    """Copy rows onto others from the first on; a plain loop compiles many times faster than a slice."""
    for i in range(rows.shape[0]):
        for k in range(rows.shape[1]):
            onto[first + i, k] = rows[i, k]


@lent
def comes_first(heap: Floats, a: int, key: float, row: float) -> bool:
    """Whether an entry of the heap comes before a candidate: the shorter first, then the older."""
    return bool(heap[a, 0] < key or (heap[a, 0] == key and heap[a, 1] < row))


@lent
def heap_push(heap: Floats, size: int, key: float, row: int) -> int:
    """Put a candidate into the heap, which has room for it."""
    place = size
    while place > 0:
        above = (place - 1) // 2
        if comes_first(heap, above, key, float(row)):
            break
        heap[place, 0], heap[place, 1] = heap[above, 0], heap[above, 1]
        place = above
    heap[place, 0], heap[place, 1] = key, row
    return size + 1


@lent
def heap_pop(heap: Floats, size: int) -> int:
    """Take the first candidate, at the top, out of the heap."""
    size -= 1
    key, row = heap[size, 0], heap[size, 1]
    place = 0
    while True:
        below = 2 * place + 1
        if below >= size:
            break
        if below + 1 < size and comes_first(heap, below + 1, heap[below, 0], heap[below, 1]):
            below += 1
        if not comes_first(heap, below, key, row):
            break
        heap[place, 0], heap[place, 1] = heap[below, 0], heap[below, 1]
        place = below
    heap[place, 0], heap[place, 1] = key, row
    return size
