"""One column with the asking seat's hand, exactly: slow, and there to hold the quick odds to it.

A single column leaves no choice but the cover, so every card of one side meets every card of the other.
"""

from functools import lru_cache

from escarmouche.engine.rulebook import listening
from escarmouche.games.collision.odds.confrontation import ALIKE
from escarmouche.games.collision.odds.enumeration import Column, shares
from escarmouche.games.collision.odds.rows import PLACE, counts_of
from escarmouche.games.collision.rules.cards.columns import is_hit
from escarmouche.games.collision.rules.cards.deck import SUCCESS, rank, special
from escarmouche.games.collision.rules.forecast.forecasts import KINDS, Bout
from escarmouche.games.collision.rules.forecast.known_cards import Clash, Pool, less
from escarmouche.odds.distribution import NONE, Counts, mixed

Left = tuple[int, ...]
"""How many cards of each kind are left in a pool."""
Drawn = list[tuple[int, float]]
"""The kinds of card that can be drawn, each with its probability."""


def one_column(bout: Bout) -> Counts:
    """How likely each number of hits of a single column is if the asking seat makes the best use of its hand."""
    with listening(None):
        return Covering(bout.clash).result()


class Covering:
    """Goes through a confrontation of one column and its chain with the best covers."""

    def __init__(self, clash: Clash) -> None:
        self.clash = clash
        self._hits: dict[tuple[Column, Column], bool] = {}
        self._chains: dict[tuple[Left, Left, Pool], Counts] = {}

    def result(self) -> Counts:
        """How likely each number of hits is."""
        clash = self.clash
        mine, theirs = _left(clash.stock(0)), _left(clash.stock(1))
        attacks = _chances(_left(clash.attack))
        if clash.drawn:
            attacks = [(PLACE[clash.drawn[0]], 1.0)]
            mine = _more(mine, PLACE[clash.drawn[0]])
        return self.met(attacks, _chances(_left(clash.defence)), mine, theirs, clash.hand, clash.totals)

    def met(
        self, attacks: Drawn, defences: Drawn, mine: Left, theirs: Left, hand: Pool, totals: tuple[int, int]
    ) -> Counts:
        """One column of a card of each side, covered as is best; what follows is drawn from what is then left."""
        return mixed(
            (one * other, self.covered(attack, defence, mine, theirs, hand, totals))
            for attack, one in attacks
            for defence, other in defences
        )

    def covered(
        self, attack: int, defence: int, mine: Left, theirs: Left, hand: Pool, totals: tuple[int, int]
    ) -> Counts:
        """The best use of the hand on two cards; of equally good ones no card, then the lowest."""
        columns = (_column(KINDS[attack], totals[0]), _column(KINDS[defence], totals[1]))
        sign = 1 if self.clash.asker_attacks else -1
        best, highest = NONE, float("-inf")
        for card, rest in _choices(hand):
            top, under = self.laid(*columns, card)
            if top[0] == SUCCESS:
                left = () if card and self.clash.once else rest
                after = self.chain(_fewer(mine, attack), _fewer(theirs, defence), left)
            else:
                after = NONE
            result = (0.0, *after) if self.hits(top, under) else after
            merit = sign * sum(number * chance for number, chance in enumerate(result))
            if merit > highest + ALIKE:
                best, highest = result, merit
        return best

    def laid(self, attack: Column, defence: Column, card: str) -> tuple[Column, Column]:
        """The two cards that count when the asking seat plays this card on its own, or none."""
        if not card:
            return attack, defence
        below, share = attack if self.clash.asker_attacks else defence
        cover = (card, 0 if special(below) or special(card) else share)
        return (cover, defence) if self.clash.asker_attacks else (attack, cover)

    def hits(self, attack: Column, defence: Column) -> bool:
        """Whether a column is a hit, as the rules say."""
        if (attack, defence) not in self._hits:
            self._hits[attack, defence] = is_hit(attack, defence)
        return self._hits[attack, defence]

    def chain(self, mine: Left, theirs: Left, hand: Pool) -> Counts:
        """A generated column, and what it generates."""
        if not any(mine) or not any(theirs):
            return NONE
        if (mine, theirs, hand) not in self._chains:
            self._chains[mine, theirs, hand] = self.met(_chances(mine), _chances(theirs), mine, theirs, hand, (0, 0))
        return self._chains[mine, theirs, hand]


def _left(pool: Pool) -> Left:
    return tuple(counts_of(pool).tolist())


def _more(left: Left, kind: int) -> Left:
    return tuple(count + (place == kind) for place, count in enumerate(left))


def _fewer(left: Left, kind: int) -> Left:
    return tuple(count - (place == kind) for place, count in enumerate(left))


def _chances(left: Left) -> Drawn:
    every = sum(left)
    return [(kind, count / every) for kind, count in enumerate(left) if count]


@lru_cache(maxsize=4096)
def _choices(hand: Pool) -> list[tuple[str, Pool]]:
    """No card, then each card of a hand from the lowest on, with what is left of the hand."""
    return [("", hand), *((card, less(hand, (card,))) for card in sorted(set(hand), key=rank))]


@lru_cache(maxsize=512)
def _column(card: str, amount: int) -> Column:
    """A single card with the share that it must take."""
    return card, next(shares((card,), amount))[0]
