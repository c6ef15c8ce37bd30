"""Compiled kernels of the odds: what rows are worth, rows that meet, and the columns that are generated after them.

Import this module late: it brings the compiler with it.
"""

import numpy as np

from escarmouche.games.collision.odds.rows import Floats, Ints
from escarmouche.table.compiling import compiled

# What rows are worth


@compiled
def costs(shown: Ints, given: Ints, rows: Ints, pairs: Ints, feared: Floats, beats: Floats, others: Ints) -> Floats:
    """The hits that the defender fears behind each of its rows, where some rows of the attacker show these shares."""
    columns, kinds = pairs.shape[1], beats.shape[1]
    lying = np.zeros(len(given))
    for row in rows:
        for column in range(columns):
            lying[pairs[row, column]] += feared[row]
    fears = np.zeros((columns, kinds))
    for column in range(columns):
        every = 0.0
        for pair in range(len(given)):
            if given[pair] == shown[column]:
                every += lying[pair]
        for pair in range(len(given)):
            if given[pair] == shown[column] and every > 0.0:
                fears[column] += lying[pair] / every * beats[pair]
    return totals(others, fears)


@compiled
def expectations(others: Ints, chances: Floats, beats: Floats, pairs: Ints) -> Floats:
    """The hits that the attacker expects of each of its rows, where rows of the defender are as likely as they are."""
    columns = pairs.shape[1]
    facing = np.zeros((columns, beats.shape[1]))
    for other in range(len(others)):
        if chances[other] > 0.0:
            for column in range(columns):
                facing[column, others[other, column]] += chances[other]
    hits = np.zeros((columns, len(beats)))
    for column in range(columns):
        for pair in range(len(beats)):
            hits[column, pair] = (beats[pair] * facing[column]).sum()
    return totals(pairs, hits)


@compiled
def totals(pairs: Ints, values: Floats) -> Floats:
    """What each row comes to, where each pair has its value in each column."""
    found = np.zeros(len(pairs))
    for row in range(len(pairs)):
        for column in range(pairs.shape[1]):
            found[row] += values[column, pairs[row, column]]
    return found


@compiled
def best(values: Floats, starts: Ints, ways: Floats, alike: float) -> Floats:
    """For each set of cards how likely each of its rows is, if one of the largest value is laid."""
    found = np.zeros(len(values))
    for place in range(len(starts)):
        start, end = starts[place], starts[place + 1] if place + 1 < len(starts) else len(values)
        least = values[start:end].max() - alike
        every = 0.0
        for row in range(start, end):
            if values[row] >= least:
                every += ways[row]
        for row in range(start, end):
            if values[row] >= least:
                found[row] = ways[row] / every
    return found


# Cards


@compiled
def drawn(pools: Ints, cards: Ints, orders: Floats) -> Floats:
    """How likely each set of cards is drawn from each pool, in so many of the orders of its cards."""
    every = np.ones(len(pools))
    for pool in range(len(pools)):
        for column in range(cards.shape[1]):
            every[pool] *= max(pools[pool].sum() - column, 0)
    one = np.where(every > 0.0, 1.0 / every, 0.0)
    left = np.maximum(pools, 0).T.copy().astype(np.float64)
    found = np.empty((len(cards), len(pools)))
    for place in range(len(cards)):
        line, alike = found[place], 0.0
        line[:] = orders[place] * one
        for column in range(cards.shape[1]):
            card = cards[place, column]
            alike = alike + 1.0 if column and card == cards[place, column - 1] else 0.0
            have = left[card]
            for pool in range(len(have)):
                # With a card too few one of the factors is 0, whatever the sign of the others.
                line[pool] *= have[pool] - alike
    return found.T.copy()


# Both sides


@compiled
def meet(
    rows: Ints,
    pairs: Ints,
    chosen: Floats,
    places: Ints,
    others: Ints,
    chances: Floats,
    slots: Ints,
    beats: Ints,
    found: Floats,
) -> None:
    """Count some rows of the attacker against the rows of the defender: by the places of both, and by hits."""
    against = np.flatnonzero(chances)
    laid, likely, cells = others[against].T.copy(), chances[against], slots[against] * found.shape[2]
    struck = np.empty(len(against), np.intp)
    for row in rows[chosen[rows] > 0.0]:
        struck[:] = cells
        for column in range(pairs.shape[1]):
            hit, opposed = beats[pairs[row, column]], laid[column]
            for number in range(len(against)):
                struck[number] += hit[opposed[number]]
        part, chance = found[places[row]].ravel(), chosen[row]
        for number in range(len(against)):
            part[struck[number]] += chance * likely[number]


@compiled
def led(ways: Floats, table: Floats) -> Floats:
    """A table by what can come of its first axis, each as likely as it is."""
    found = np.zeros((ways.shape[1], table.shape[1], table.shape[2]))
    for after in range(ways.shape[1]):
        line = found[after].ravel()
        for before in range(ways.shape[0]):
            chance, part = ways[before, after], table[before].ravel()
            if chance > 0.0:
                for place in range(len(part)):
                    line[place] += chance * part[place]
    return found


@compiled
def follow(part: Floats, ways: Floats, hits: Floats, then: Floats, saving: Ints, others: Ints, found: Floats) -> None:
    """Count first columns with the chains that follow, by hits and by saving cards.

    `part` says how likely the first columns are, by the attacking set, the defending one and hits; `ways` which chains
    an attacking set brings; `hits` what each is worth against each set that `then` lays opposite after the first.
    """
    if not (part.any() and ways.any()):
        return
    # Led to whichever is fewer: the sets laid, or those generated.
    if ways.shape[1] < ways.shape[0]:
        part = led(ways, part)
    else:
        hits = led(ways.T.copy(), hits)
    groups, size = saving.max() + 1, part.shape[2]
    met = np.empty((groups * size, then.shape[1]))
    sums = np.zeros((hits.shape[2], others.max() + 1, groups * size))
    for chain in range(len(part)):
        met[:] = 0.0
        for first in range(len(then)):
            after = then[first]
            for struck in range(size):
                chance = part[chain, first, struck]
                if chance > 0.0:
                    line = met[saving[first] * size + struck]
                    for last in range(len(after)):
                        line[last] += chance * after[last]
        turned = met.T.copy()
        for last in range(len(turned)):
            line = turned[last]
            for more in range(hits.shape[2]):
                chance, cells = hits[chain, last, more], sums[more, others[last]]
                for cell in range(len(line)):
                    cells[cell] += chance * line[cell]
    for more in range(sums.shape[0]):
        for other in range(sums.shape[1]):
            for cell in range(sums.shape[2]):
                found[cell % size + more, cell // size + other] += sums[more, other, cell]
