"""Confrontations of Collision, played by the real rules with seeded cards and best play, beside their exact odds.

Run as `python -m tests.played_confrontations [--attacks N] [--processes N] [--seed N]`. Both sides lay and share out as
is best, each of several equally good ways as often, and have no hand; the counts of hits and wounds are held to the
odds as those of Firefight are (`tests.played_odds`).
"""

import sys
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

from escarmouche.engine.chance import Chance, Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Arrange, Question, Split
from escarmouche.games.collision.conformance.stage import STAGE
from escarmouche.games.collision.odds import best_replies, best_splits, endings, harm
from escarmouche.games.collision.odds.confrontation import ALIKE, Choice
from escarmouche.games.collision.odds.enumeration import Row
from escarmouche.games.collision.rules.cards.deck import full_deck
from escarmouche.games.collision.rules.events.cards import ColumnJudged
from escarmouche.games.collision.rules.forecast.forecasts import Body, Bout, bout_of
from escarmouche.games.collision.rules.forecast.known_cards import Known, Pool, clash_of, less
from escarmouche.games.collision.rules.vocabulary import NO_MODEL
from tests.played import Trial, main, misfit

DECK: Pool = tuple(sorted(full_deck()))


class Scene(NamedTuple):
    """A confrontation: how many columns, both totals, the target's armour and wounds, and the cards of both decks."""

    cards: int
    totals: tuple[int, int]
    armour: int = 0
    wounds: int = 9
    decks: tuple[Pool, Pool] = (DECK, DECK)

    @property
    def body(self) -> Body:
        """What the hits do."""
        saving = tuple(card for card in "12345678S" if card == "S" or int(card) >= self.armour) if self.armour else ()
        return Body(NO_MODEL, self.wounds, saving)

    def bout(self, drawn: Pool = ()) -> Bout:
        """The confrontation before anything is drawn, or with the attacker's cards."""
        known = Known(less(self.decks[0], drawn), (), self.decks[1])
        return bout_of(clash_of(known, self.cards, self.totals, attacks=True, drawn=drawn), self.body)


LOW = less(DECK, ("8", "8", "7", "7", "7", "6", "6", "S"))
SCENES: dict[str, Scene] = {
    "one column": Scene(1, (1, 0)),
    "two columns, a split each": Scene(2, (3, 1)),
    "two columns with a penalty, in armour": Scene(2, (-2, 1), armour=6, wounds=2),
    "three columns": Scene(3, (2, 1)),
    "three columns in armour, with worn decks": Scene(3, (1, -1), armour=5, wounds=3, decks=(LOW, less(DECK, LOW[:9]))),
}


# Best play


@cache
def splits(name: str, drawn: Pool) -> list[Row]:
    """The best ways to lay the attacker's cards; the order of columns is still open."""
    return _best(best_splits(SCENES[name].bout(drawn)))


@cache
def replies(name: str, shown: tuple[int, ...], cards: Pool) -> list[Row]:
    """The best ways to lay the defender's cards."""
    return _best(best_replies(SCENES[name].bout(), shown, cards))


def _best(choices: Sequence[Choice]) -> list[Row]:
    return [choice.row for choice in choices if abs(choice.hits - choices[0].hits) < ALIKE]


class Player:
    """Answers for both sides of a confrontation."""

    def __init__(self, name: str, game: Game[Any], rng: Random) -> None:
        self.name, self.game, self.rng = name, game, rng
        self.row: Row = ()

    def answer(self, seat: int, question: Question) -> Any:
        """The best answer; where a Success has generated columns there is nothing to choose."""
        clash = self.game.state.confrontation
        if isinstance(question, Arrange) and clash.fresh == 0:
            fingers = self.game.state.boards[seat].fingers
            self.row = self._laid(seat, tuple(sorted(fingers)), tuple(laid.share for laid in clash.attack))
            return _order(fingers, self.row)
        if isinstance(question, Split) and len(question.over) > 1:
            return {str(column): share for column, (_, share) in enumerate(self.row)}
        return question.default

    def _laid(self, seat: int, cards: Pool, shown: tuple[int, ...]) -> Row:
        if seat:
            return self.rng.choice(replies(self.name, shown, cards))
        orders = [order for row in splits(self.name, cards) for order in _orders(row)]
        return self.rng.choice(orders)


def _orders(row: Row) -> list[Row]:
    """A row in every order of its columns that can be told apart."""
    return sorted(set(permutations(row)))


def _order(fingers: Sequence[str], row: Row) -> list[str]:
    """The places of the cards in hand in the order of a row."""
    left = list(range(len(fingers)))
    found = []
    for card, _ in row:
        slot = next(slot for slot in left if fingers[slot] == card)
        left.remove(slot)
        found.append(str(slot))
    return found


# Playing and comparing


def play(name: str, seed: int, attacks: int) -> Counter[tuple[int, int]]:
    """So many confrontations: how often each number of hits and of wounds came about."""
    scene, rng = SCENES[name], Random(seed)
    chance: Chance = Seeded(seed)
    played: Counter[tuple[int, int]] = Counter()
    for _ in range(attacks):
        game = STAGE.scene(_written(scene)).play(chance)
        chance = game.chance
        player = Player(name, game, rng)
        while game.question is not None:
            for seat in game.waiting():
                game.answer(seat, game.number, player.answer(seat, game.question.part(seat)))
        hits = sum(event.hit for event in game.journal if isinstance(event, ColumnJudged))
        target = game.state.models[1]
        played[hits, target.wounds if target.place == "table" else scene.wounds] += 1
    return played


def _written(scene: Scene) -> dict[str, Any]:
    target = {"name": "Y", "side": "B", "at": [20, 10], "WND": scene.wounds, "armour": scene.armour}
    return {
        "begin": "confrontation",
        "with": {"model": "X", "target": "Y", "cards": scene.cards, "attack": scene.totals[0],
                 "defence": scene.totals[1]},
        "model": [{"name": "X", "side": "A", "at": [10, 10]}, target],
        "decks": {side: list(cards) for side, cards in zip("AB", scene.decks, strict=True)},
        "discards": {side: list(less(DECK, cards)) for side, cards in zip("AB", scene.decks, strict=True)},
    }  # fmt: skip


@cache
def odds(name: str) -> tuple[dict[int, float], dict[int, float]]:
    """The exact odds of a scene: of hits, and of wounds."""
    scene = SCENES[name]
    found = endings(scene.bout())
    hits: dict[int, float] = {}
    for ending, chance in found.items():
        hits[ending.hits] = hits.get(ending.hits, 0.0) + chance
    return hits, harm(found, scene.body, scene.bout().clash.stock(1))


def misfits(name: str, played: Counter[tuple[int, int]]) -> float:
    """How far hits and wounds lie from the odds, whichever is worse, in standard deviations."""
    return max(misfit(_part(played, place), _ends(odds(name)[place])) for place in (0, 1))


def _part(played: Counter[tuple[int, int]], place: int) -> Counter[Any]:
    found: Counter[Any] = Counter()
    for both, count in played.items():
        found[both[place]] += count
    return found


def _ends(chances: dict[int, float]) -> Any:
    return {number: chance for number, chance in chances.items() if chance > 0}


TRIAL = Trial("confrontations", SCENES, play, misfits, usual=50_000, at_once=500)

if __name__ == "__main__":
    sys.exit(main(TRIAL, __doc__ or ""))
