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
    """The averages of a table over its first axis, by what follows: `ways` says how likely each leads to what."""
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
def together(long: Floats, short: Floats, groups: Ints) -> Floats:
    """How likely each of two kinds of things come together that depend on the same first one, summed by its groups."""
    found = np.zeros((groups.max() + 1, short.shape[1], long.shape[1]))
    for first in range(len(groups)):
        part, chances = found[groups[first]], long[first]
        for place in range(short.shape[1]):
            chance, line = short[first, place], part[place]
            if chance > 0.0:
                for other in range(len(line)):
                    line[other] += chance * chances[other]
    return found


@compiled
def opposite(part: Floats, then: Floats, groups: Ints) -> Floats:
    """How likely the first columns are, and so many cards of the defender after them.

    `part` says how likely the first columns are, by the attacking set, the defending one and hits; `then` how likely
    each set is drawn after the first. What is found goes by groups of the first sets, the later set, and the attacking
    set with the hits.
    """
    laid = np.ascontiguousarray(part.transpose(1, 0, 2)).reshape(len(then), -1)
    if laid.shape[1] >= then.shape[1]:
        return together(laid, then, groups)
    return np.ascontiguousarray(together(then, laid, groups).transpose(0, 2, 1))


@compiled
def settle(
    met: Floats,
    hits: Floats,
    saved: tuple[Ints, Ints],
    others: Ints,
    tails: Floats,
    ends: tuple[Ints, Ints],
    found: Floats,
) -> None:
    """Count by hits and by saving cards what lies opposite, with the columns of Success cards that come on top.

    `hits` says how likely the later columns have so many hits, by the attacking set and the defending one, `others` the
    group of the latter, `saved` the saving cards of both kinds of groups. `tails` says how likely Success cards meet
    each set of classes, after each two groups, and `ends` what such a set comes to: hits, and saving cards.
    """
    firsts, groups, size = len(saved[0]), len(saved[1]), met.shape[2] // len(hits)
    sums = np.zeros((firsts, groups, hits.shape[2], size))
    for first in range(firsts):
        for last in range(met.shape[1]):
            cells, line = sums[first, others[last]], met[first, last]
            for place in range(len(hits)):
                for more in range(hits.shape[2]):
                    for struck in range(size):
                        cells[more, struck] += hits[place, last, more] * line[place * size + struck]
    for first in range(firsts):
        for other in range(groups):
            for tail in range(tails.shape[1]):
                likely, saving = tails[first * groups + other, tail], saved[0][first] + saved[1][other] + ends[1][tail]
                for more in range(hits.shape[2]):
                    for struck in range(size):
                        found[struck + more + ends[0][tail], saving] += likely * sums[first, other, more, struck]
