"""A game of nothing but cards: draws, tests, confrontations and hazards of Collision, turn after turn.

Both sides have one model that cannot die. What happens in a turn follows from its number, so that everything hidden is
in the cards.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from escarmouche.engine.ids import ModelId
from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.reasons import Reason
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards import characteristics
from escarmouche.games.collision.rules.cards.confrontation import confront, hazard
from escarmouche.games.collision.rules.cards.deck import compare_draw, full_deck, to_hand
from escarmouche.games.collision.rules.cards.wounds import wound
from escarmouche.games.collision.rules.lists.profile import Character, Gang
from escarmouche.games.collision.rules.state import CollisionSetup, Confrontation, Dashboard, Model, State
from escarmouche.table.table import Table
from tests.battery.entrants import Entrant
from tests.collision import practice
from tests.collision.practice import REVEALS, Practice

TURNS = 6
TOTALS = ((2, 0), (-3, 1), (0, -2), (-9, 3), (1, -9))
"""The modifiers of attacker and defender, turn by turn."""


class CardTable(Practice):
    """The rules of this game."""

    turns = TURNS

    def __init__(self, deck: Sequence[str] = ()) -> None:
        self.deck = sorted(deck or full_deck())

    def begin(self, setup: Any) -> State:
        """Two decks, two models."""
        return State(
            boards=[Dashboard(seat, deck=list(self.deck)) for seat in range(self.seats)],
            models=[
                Model(ModelId(seat), seat, 0, place="table", x=5000 + 9000 * seat, y=5000) for seat in range(self.seats)
            ],
        )

    def play_turn(self, battle: Battle) -> Steps[None]:
        """A confrontation and something small."""
        yield from play_turn(battle)


def play_turn(battle: Battle) -> Steps[None]:
    """Cards into the hand, a confrontation of one to three cards, and something small."""
    turn = battle.state.turn
    attacker = turn % 2
    for seat in (0, 1):
        to_hand(battle, seat, 1 + turn % 2, "COL-START-02")
    yield from fight(battle, attacker, 1 + turn % 3, TOTALS[turn % len(TOTALS)])
    if turn % 3 == 0:
        yield from characteristics.test(battle, battle.model(attacker), "AGI", 5, "COL-TEST-01")
    elif turn % 3 == 1:
        yield from hazard(battle, battle.model(attacker), 1, "fall", "COL-FALL-03")
    else:
        compare_draw(battle, "COL-BASIC-05", "dispute")


def fight(battle: Battle, attacker: SeatId, cards: int, totals: tuple[int, int]) -> Steps[None]:
    """One confrontation."""
    board = Confrontation(
        "shooting",
        attacker=attacker,
        defender=1 - attacker,
        target=ModelId(1 - attacker),
        model=ModelId(attacker),
        cards=cards,
    )

    def struck(hits: int) -> Steps[bool]:
        return (yield from wound(battle, battle.model(1 - attacker), hits, "shooting")) > 0

    attack, defence = ([Reason(total, "COL-CONF-05")] if total else [] for total in totals)
    yield from confront(battle, board, attack, defence, struck=struck)


def setup(**options: str) -> CollisionSetup:
    """Two gangs of one on an empty table."""
    profile = {"MOV": 5, "AGI": 1, "RC": 0, "CC": 0, "ATT": 1, "DEF": 1, "WND": 99, "INT": 0}
    gangs = [
        Gang(name, "case", (Character(name, name, "case", profile, 0, armour=6),), 0) for name in ("Anvil", "Bellows")
    ]
    return CollisionSetup(
        options=CATALOGUE.choose(options), lists=(gangs[0], gangs[1]), table=Table("empty", 33_000, 33_000, ())
    )


@cache
def entrant(deck: tuple[str, ...] = (), **options: str) -> Entrant:
    """The game as the battery tests it, with full decks or with short ones."""
    return practice.entrant(CardTable(deck), setup(**options), stride=4, depth=8, reveals=REVEALS | {"CardsLaidOff"})
