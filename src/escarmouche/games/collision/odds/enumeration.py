"""Exact odds of a confrontation with best play, in whole fractions, by going through all cards that could be drawn.

It is slow and shows how the odds are meant; what players are told is computed by `confrontation` and `hand_cards`.
"Best" is the largest expected number of hits for the attacking side and the smallest for the defending side; of equally
good choices each is taken with the same probability. A deck that runs out while the cards are drawn is filled from its
pile; one that could run out among the columns that follow is taken together with its pile, as if both were shuffled.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import permutations, product
from math import comb, factorial, prod
from typing import TypeAlias

from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.collision.rules.cards.columns import column_limits, is_hit
from escarmouche.games.collision.rules.cards.deck import SUCCESS, rank, special
from escarmouche.games.collision.rules.forecast.known_cards import Clash, Pool, less

Column: TypeAlias = tuple[str, int]
"""A card and its share."""
Row: TypeAlias = tuple[Column, ...]
"""One side of the board, column by column."""
Hits: TypeAlias = dict[int, Fraction]
"""How likely each number of hits is."""
ONE = Fraction(1)
NO_HITS: Hits = {0: ONE}


# Draws


def draws(pool: Pool, count: int) -> Iterator[tuple[Pool, Fraction]]:
    """Every set of cards that can be drawn, with its probability."""
    kinds = Counter(pool)
    ways = comb(len(pool), count)
    for drawn in _sets(sorted(kinds), kinds, count):
        yield drawn, Fraction(prod(comb(kinds[card], times) for card, times in Counter(drawn).items()), ways)


def deals(pool: Pool, deck: int, pile: Pool, count: int) -> Iterator[tuple[Pool, Fraction]]:
    """Sets of cards drawn from a pool of which so many lie in the deck; when it runs out, the pile becomes the deck."""
    if deck >= count or len(pool) + len(pile) < count:
        yield from draws(pool, count)
        return
    for first, chance in draws(pool, deck):
        for rest, other in draws(pile, count - deck):
            yield tuple(sorted((*first, *rest))), chance * other


def starts(clash: Clash, side: int) -> Iterator[tuple[Pool, Fraction]]:
    """Every set of cards that a side can draw at first, the attacker's side being 0."""
    return deals((clash.attack, clash.defence)[side], clash.decks[side], clash.piles[side], clash.cards)


def _sets(cards: Sequence[str], kinds: Counter[str], count: int) -> Iterator[Pool]:
    if count == 0:
        yield ()
    elif cards:
        first, *rest = cards
        for times in range(min(count, kinds[first]), -1, -1):
            for others in _sets(rest, kinds, count - times):
                yield (first,) * times + others


# Choices


def shares(cards: Sequence[str], amount: int) -> Iterator[tuple[int, ...]]:
    """Every legal way to share a total out over cards in their columns."""
    limits = column_limits(cards, amount) if amount else [(0, 0)] * len(cards)
    reachable = max(sum(low for low, _ in limits), min(sum(high for _, high in limits), amount))
    for given in product(*(range(low, high + 1) for low, high in limits)):
        if sum(given) == reachable:
            yield given


def rows(cards: Pool, amount: int) -> list[Row]:
    """Every order of cards with every legal split."""
    orders = sorted(set(permutations(cards)))
    return [tuple(zip(order, given, strict=True)) for order in orders for given in shares(order, amount)]


def best(rows_and_values: Iterable[tuple[Row, Fraction]]) -> list[Row]:
    """The rows of the largest value."""
    valued = list(rows_and_values)
    highest = max(value for _, value in valued)
    return [row for row, value in valued if value == highest]


# The confrontation


class Enumeration:
    """Goes through a confrontation with best play."""

    def __init__(self, clash: Clash) -> None:
        self.clash = clash
        self._replies: dict[tuple[tuple[int, ...], Pool], list[Row]] = {}
        self._believed: dict[tuple[int, ...], list[tuple[Row, Fraction]]] = {}
        self._more: dict[tuple[int, Pool, Pool], Hits] = {}
        self._best_more: dict[tuple[int, Pool, Pool, Pool], Hits] = {}

    # The defender

    def believed(self, shown: tuple[int, ...]) -> list[tuple[Row, Fraction]]:
        """The rows that may lie under public shares: every ordered draw for which they are a legal split."""
        if shown not in self._believed:
            found: list[tuple[Row, int]] = []
            kinds = Counter(self.clash.attack_unseen)
            for drawn, _ in draws(self.clash.attack_unseen, self.clash.cards):
                ways = prod(comb(kinds[card], times) * factorial(times) for card, times in Counter(drawn).items())
                found += [
                    (tuple(zip(order, shown, strict=True)), ways)
                    for order in sorted(set(permutations(drawn)))
                    if shown in set(shares(order, self.clash.totals[0]))
                ]
            every = sum(ways for _, ways in found)
            self._believed[shown] = [(row, Fraction(ways, every)) for row, ways in found]
        return self._believed[shown]

    def replies(self, shown: tuple[int, ...], cards: Pool) -> list[Row]:
        """The best rows of the defender against the attacker's public shares."""
        if (shown, cards) not in self._replies:
            believed = self.believed(shown)
            self._replies[shown, cards] = best(
                (row, -sum((chance * self.defending_value(attack, row) for attack, chance in believed), Fraction(0)))
                for row in rows(cards, self.clash.totals[1])
            )
        return self._replies[shown, cards]

    def defending_value(self, attack: Row, defence: Row) -> Fraction:
        """The hits that a defender counts with."""
        return Fraction(hits(attack, defence))

    # The attacker

    def attacks(self, cards: Pool) -> list[Row]:
        """The best rows of the attacker, who expects the defender's best reply."""
        return best((row, self.attacking_value(row)) for row in rows(cards, self.clash.totals[0]))

    def attacking_value(self, row: Row) -> Fraction:
        """The hits that an attacker counts with."""
        return sum(
            (
                chance * sum((self.outcome_value(row, reply) for reply in replies), Fraction(0)) / len(replies)
                for drawn, chance in draws(self.clash.defence_unseen, self.clash.cards)
                if (replies := self.replies(shown_shares(row), drawn))
            ),
            Fraction(0),
        )

    def outcome_value(self, attack: Row, defence: Row) -> Fraction:
        """What an attacker makes of two rows."""
        return Fraction(hits(attack, defence))

    # Everything together

    @cached_property
    def result(self) -> Hits:
        """How likely each number of hits is."""
        clash = self.clash
        found: Hits = {}
        begun = [(clash.drawn, ONE)] if clash.drawn else list(starts(clash, 0))
        for mine, chance in begun:
            left = clash.stock(0) if clash.drawn else less(clash.stock(0), mine)
            chosen = self.attacks(mine)
            for attack in chosen:
                for theirs, other in starts(clash, 1):
                    replies = self.replies(shown_shares(attack), theirs)
                    for reply in replies:
                        weight = chance * other / (len(chosen) * len(replies))
                        tally(found, self.played(attack, reply, left, less(clash.stock(1), theirs)), weight)
        return dict(sorted(found.items()))

    def played(self, attack: Row, defence: Row, mine: Pool, theirs: Pool) -> Hits:
        """The hits of two rows with the columns that Success cards generate."""
        return shifted(self.generated(successes(attack), mine, theirs), hits(attack, defence))

    def generated(self, pending: int, mine: Pool, theirs: Pool) -> Hits:
        """The hits of so many more columns, without modifiers and choices."""
        if pending == 0 or not mine or not theirs:
            return NO_HITS
        key = (pending, mine, theirs)
        if key not in self._more:
            found: Hits = {}
            for attack, defence, chance in pairs(mine, theirs):
                more = pending - 1 + (attack == SUCCESS)
                after = self.generated(more, less(mine, (attack,)), less(theirs, (defence,))) if more else NO_HITS
                tally(found, shifted(after, int(is_hit((attack, 0), (defence, 0)))), chance)
            self._more[key] = found
        return self._more[key]


def pairs(mine: Pool, theirs: Pool) -> Iterator[tuple[str, str, Fraction]]:
    """One card of each side, with the probability of both."""
    for attack, times in Counter(mine).items():
        for defence, others in Counter(theirs).items():
            yield attack, defence, Fraction(times * others, len(mine) * len(theirs))


def shown_shares(row: Row) -> tuple[int, ...]:
    """What everybody sees of a row."""
    return tuple(share for _, share in row)


def hits(attack: Row, defence: Row) -> int:
    """How many columns are hits."""
    return sum(is_hit(one, other) for one, other in zip(attack, defence, strict=True))


def successes(row: Row) -> int:
    """How many attacks a row generates."""
    return sum(card == SUCCESS for card, _ in row)


def shifted(found: Hits, by: int) -> Hits:
    """The chances with so many hits added to each number of hits."""
    return {count + by: chance for count, chance in found.items()}


def tally(found: Hits, more: Hits, weight: Fraction) -> None:
    """Add the chances of further outcomes, each times a weight, to those found so far."""
    for count, chance in more.items():
        found[count] = found.get(count, Fraction(0)) + weight * chance


def expected(found: Hits) -> Fraction:
    """The mean number of hits."""
    return sum((count * chance for count, chance in found.items()), Fraction(0))


# With the asking seat's hand


class HandEnumeration(Enumeration):
    """Goes through a confrontation in which the asking seat covers its columns with its hand as is best."""

    def attacks(self, cards: Pool) -> list[Row]:
        """The best rows of the attacker; one who does not ask expects no hand card, so none of the replies to come."""
        return super().attacks(cards) if self.clash.asker_attacks else self._unaware.attacks(cards)

    @cached_property
    def _unaware(self) -> Enumeration:
        return Enumeration(self.clash)

    def played(self, attack: Row, defence: Row, mine: Pool, theirs: Pool) -> Hits:
        """The hits after the asking seat has covered what it likes, and those of generated columns."""
        return self.covered(attack, defence, mine, theirs, self.clash.hand)

    def covered(self, attack: Row, defence: Row, mine: Pool, theirs: Pool, hand: Pool) -> Hits:
        """The best use of the hand: by expected hits, then the fewest cards, then the lowest."""
        sign = 1 if self.clash.asker_attacks else -1
        chosen: tuple[Fraction, int, tuple[int, ...]] | None = None
        found: Hits = {}
        for top, used in self.covers(attack if self.clash.asker_attacks else defence, hand):
            rows_on_top = (top, defence) if self.clash.asker_attacks else (attack, top)
            left = () if used and self.clash.once else less(hand, used)
            more = self.best_generated(successes(rows_on_top[0]), mine, theirs, left)
            result = shifted(more, hits(*rows_on_top))
            merit = (sign * expected(result), -len(used), tuple(-rank(card) for card in sorted(used, key=rank)))
            if chosen is None or merit > chosen:
                chosen, found = merit, result
        return found

    def covers(self, row: Row, hand: Pool) -> Iterator[tuple[Row, Pool]]:
        """Every way to cover columns of a row with cards of a hand."""
        for picked in product(*(("", *sorted(set(hand))) for _ in row)):
            used = tuple(card for card in picked if card)
            if not Counter(used) - Counter(hand) and (len(used) <= 1 or not self.clash.once):
                yield tuple(_covered(*pair) for pair in zip(row, picked, strict=True)), used

    def best_generated(self, pending: int, mine: Pool, theirs: Pool, hand: Pool) -> Hits:
        """Generated columns, which the asking seat may cover too."""
        if not hand:
            return self.generated(pending, mine, theirs)
        if pending == 0 or len(mine) < pending or len(theirs) < pending:
            return NO_HITS
        key = (pending, mine, theirs, hand)
        if key not in self._best_more:
            found: Hits = {}
            for attack, one in draws(mine, pending):
                for defence, other in draws(theirs, pending):
                    opposed = sorted(set(permutations(defence)))
                    for order in opposed:
                        sides = (tuple((card, 0) for card in attack), tuple((card, 0) for card in order))
                        after = self.covered(*sides, less(mine, attack), less(theirs, defence), hand)
                        tally(found, after, one * other / len(opposed))
            self._best_more[key] = found
        return self._best_more[key]

    def outcome_value(self, attack: Row, defence: Row) -> Fraction:
        """An asking attacker counts with the hand."""
        clash = self.clash
        mine = clash.stock(0) if clash.drawn else less(clash.stock(0), (card for card, _ in attack))
        theirs = less(clash.defence_unseen, (card for card, _ in defence))
        return expected(self.covered(attack, defence, mine, theirs, clash.hand))

    def defending_value(self, attack: Row, defence: Row) -> Fraction:
        """An asking defender counts with the hand; another does not know it."""
        if self.clash.asker_attacks:
            return super().defending_value(attack, defence)
        clash = self.clash
        mine = less(clash.attack_unseen, (card for card, _ in attack))
        theirs = less(clash.stock(1), (card for card, _ in defence))
        return expected(self.covered(attack, defence, mine, theirs, clash.hand))


def _covered(column: Column, card: str) -> Column:
    """A covering card inherits the share; one over a Success or Failure has none."""
    below, share = column
    if not card:
        return column
    return (card, 0) if special(below) or special(card) else (card, share)


# Odds


@rule("COL-ODDS-02")
def without_hands(clash: Clash) -> Hits:
    """How likely each number of hits is if nobody plays hand cards."""
    with listening(None):
        return Enumeration(clash).result


@rule("COL-ODDS-03")
def with_hand(clash: Clash) -> Hits:
    """How likely each number of hits is if the asking seat makes the best use of its hand."""
    with listening(None):
        return HandEnumeration(clash).result


def split_values(clash: Clash) -> dict[Row, Fraction]:
    """The expected hits of every choice that an attacker has with the cards that were drawn."""
    with listening(None):
        enumeration = Enumeration(clash)
        return {row: enumeration.attacking_value(row) for row in rows(clash.drawn, clash.totals[0])}
