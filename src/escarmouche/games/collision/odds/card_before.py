"""A card that is drawn before a confrontation: what it leaves of the decks, and when a hand card takes its place."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from escarmouche.engine.rulebook import listening
from escarmouche.games.collision.odds.confrontation import ALIKE, endings
from escarmouche.games.collision.odds.hand_cards import with_hand
from escarmouche.games.collision.rules.cards.deck import rank
from escarmouche.games.collision.rules.forecast.forecasts import Bout
from escarmouche.games.collision.rules.forecast.known_cards import Clash, Pool, enough, less
from escarmouche.odds.distribution import NONE, Counts, gathered


class CardBefore(NamedTuple):
    """The card that decides whether a confrontation comes about: where it comes from, and which ones bring it about.

    `side` is who draws it, the attacker's side being 0; `hand` holds the cards that may take its place.
    """

    pool: Pool
    leading: Pool
    hand: Pool
    side: int

    def chances(self) -> Iterator[tuple[str, float]]:
        """Each card that can be drawn, with its probability."""
        for card, count in Counter(self.pool).items():
            yield card, count / len(self.pool)


def come_about(bout: Bout, draw: CardBefore) -> list[tuple[Bout, float]]:
    """The confrontations that come about if nobody replaces the card, each as likely as it is."""
    return [(after(bout, draw.side, card), chance) for card, chance in draw.chances() if card in draw.leading]


def after(bout: Bout, side: int, card: str, instead: str = "") -> Bout:
    """A confrontation after a side has drawn this card, perhaps played one of its hand instead, and laid all off."""
    return replace(bout, clash=_left(bout.clash, side, card, instead))


def _left(clash: Clash, side: int, card: str, instead: str) -> Clash:
    """The cards of both sides after the draw and what replaced it; an empty deck is filled from its pile at once."""
    pools, decks, piles = [clash.attack, clash.defence], list(clash.decks), list(clash.piles)

    def fill() -> None:
        if not decks[side]:
            pools[side] = tuple(sorted((*pools[side], *piles[side])))
            decks[side], piles[side] = len(piles[side]), ()

    fill()
    pools[side], decks[side] = less(pools[side], (card,)), decks[side] - 1
    fill()
    for laid in (card, instead) if instead else (card,):
        piles[side] = tuple(sorted((*piles[side], laid)))
        fill()
    hand = less(clash.hand, (instead,)) if instead else clash.hand
    asks = side == (0 if clash.asker_attacks else 1)
    unseen = [clash.attack_unseen, clash.defence_unseen]
    held = (*pools[side], *hand, *clash.drawn) if asks else pools[side]
    unseen[side] = enough(tuple(sorted(held)), piles[side], clash.cards)
    return replace(
        clash, attack=pools[0], defence=pools[1], attack_unseen=unseen[0], defence_unseen=unseen[1], hand=hand,
        decks=(decks[0], decks[1]), piles=(piles[0], piles[1]),
    )  # fmt: skip


# With the hand


def best_with_hand(bout: Bout, draw: CardBefore) -> Counts:
    """How likely each number of hits is if the asking seat makes the best use of its hand, from this draw on."""
    with listening(None):
        found: dict[int, float] = gathered(
            (number, chance * part)
            for card, chance in draw.chances()
            for number, part in enumerate(_played_on(bout, draw, card))
        )
    missing = 0.0 if draw.pool else 1.0
    return tuple(found.get(number, 0.0) + missing * (number == 0) for number in range(max(found, default=0) + 1))


def _played_on(bout: Bout, draw: CardBefore, card: str) -> Counts:
    """The hits after this card was drawn: it is replaced only where it leads to nothing, by the best of the hand."""
    if card in draw.leading:
        return _covered(after(bout, draw.side, card))
    instead = sorted({one for one in draw.hand if one in draw.leading}, key=rank)
    return _best(_covered(after(bout, draw.side, card, one)) for one in instead)


def _best(choices: Iterable[Counts]) -> Counts:
    """The choice with the most hits on average; of those that are alike the first, and nothing where nothing helps."""
    best, highest = NONE, 0.0
    for counts in choices:
        hits = sum(number * chance for number, chance in enumerate(counts))
        if hits > highest + ALIKE:
            best, highest = counts, hits
    return best


def _covered(bout: Bout) -> Counts:
    if bout.clash.hand:
        return with_hand(bout)
    found = gathered((ending.hits, chance) for ending, chance in endings(bout).items())
    return tuple(found.get(number, 0.0) for number in range(max(found) + 1))
