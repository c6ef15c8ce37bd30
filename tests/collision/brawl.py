"""A game of nothing but attacks: shots, a beam, charges and tokens of Collision, turn after turn.

Four models that cannot die stand near one another on an empty table. What happens in a turn follows from its number.
"""

from typing import Any

import msgspec

from escarmouche.engine.ids import ModelId
from escarmouche.engine.questions import Steps
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.attacks.charge import charge, charge_barred
from escarmouche.games.collision.rules.attacks.shooting import shoot
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.deck import full_deck, to_hand
from escarmouche.games.collision.rules.lists.profile import Character, Gang, Weapon
from escarmouche.games.collision.rules.state import Activation, CollisionSetup, Dashboard, Model, State
from escarmouche.table.table import Table
from tests.battery.entrants import Entrant
from tests.collision import practice
from tests.collision.practice import Practice

TURNS = 4
PLACES = ((16_500, 10_000), (15_000, 10_500), (16_500, 13_500), (18_000, 14_500))
BEAM = Weapon("beam", "Beam", "ranged", hands=2, range=18_000, shots=2, rules={"beam": 0, "reload": 0})
GUN = Weapon("gun", "Gun", "ranged", range=24_000, shots=3, rules={"suppression": 0, "push_back": 1})
CLUB = Weapon("club", "Club", "close", modifiers={"CC": 2}, rules={"parry": 0})
PROFILE = {"MOV": 5, "ATT": 2, "WND": 99, "RC": 1, "DEF": 1}


class Brawl(Practice):
    """The rules of this game."""

    turns = TURNS

    def begin(self, setup: Any) -> State:
        """Two decks, four models."""
        models = [Model(ModelId(n), n // 2, n % 2, place="table", x=x, y=y) for n, (x, y) in enumerate(PLACES)]
        return State(boards=[Dashboard(seat, deck=sorted(full_deck())) for seat in range(self.seats)], models=models)

    def play_turn(self, battle: Battle) -> Steps[None]:
        """A shot and a charge."""
        yield from play_turn(battle)


def play_turn(battle: Battle) -> Steps[None]:
    """Both draw, everybody stands up again, then one model shoots and charges, rushed in every other turn."""
    for seat in (0, 1):
        to_hand(battle, seat, 2, "COL-START-02")
    for model, (x, y) in zip(battle.state.models, PLACES, strict=True):
        model.jams = model.pins = 0
        model.watching = model.owner != battle.state.turn % 2
        battle.put(model, x, y, 0, 2700 if model.owner else 900)
    model = battle.model(2 * (battle.state.turn % 2))
    battle.state.active = model.owner
    battle.state.activation = Activation(model.id, actions=["shoot"], rushed=battle.state.turn >= TURNS // 2)
    yield from shoot(battle, model)
    if charge_barred(battle, model) is None:
        yield from charge(battle, model)


def setup(**options: str) -> CollisionSetup:
    """Two gangs of two on an empty table."""
    card = Character("x", "X", "case", PROFILE, 50, armour=6, weapons=(BEAM, GUN, CLUB))
    first, second = (Gang(name, "case", (msgspec.structs.replace(card, name=name),) * 2, 100) for name in ("Ash", "Bo"))
    table = Table(name="open", width=33_000, depth=33_000)
    return CollisionSetup(options=CATALOGUE.choose(options), lists=(first, second), table=table)


def entrant(**options: str) -> Entrant:
    """The game as the battery tests it."""
    return practice.entrant(Brawl(), setup(**options), stride=7, depth=6)
