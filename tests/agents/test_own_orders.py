"""What a player's own order would give, beside the best one and by the same chance."""

from random import Random

import msgspec
import pytest

from escarmouche.agents import GENERAL, enlist
from escarmouche.agents.general import General
from escarmouche.agents.own_orders import OwnOrders, Weighed
from escarmouche.agents.planned import PlannedAnswer
from escarmouche.engine.game import Game
from escarmouche.engine.place import in_order
from escarmouche.engine.seat import Seat
from tests.battery.pairs import twin
from tests.leaks import GAMES, moments

THINKS = 0.5
"""With less thought the best is hardly known: a sample of Firefight looks eight activations ahead."""


def orders(game: Game[msgspec.Struct], seat: int) -> OwnOrders:
    """What weighs orders at a moment."""
    general = enlist(GENERAL, Seat(game, seat), Random(3), THINKS)
    assert isinstance(general, General)
    return OwnOrders(general, general.decide())


def weighed(found: OwnOrders, *planned: object) -> Weighed:
    """What an answer through a browser is worth."""
    question = found.general.seat.question()
    assert question is not None
    return found.weigh([PlannedAnswer(question.text, msgspec.to_builtins(in_order(value))) for value in planned])


@pytest.mark.parametrize("key", GAMES)
def test_an_order_is_weighed_beside_the_best_by_the_same_chance(key: str) -> None:
    game, seat = next(moments(key, 0))
    found = orders(game, seat)
    best = weighed(found, found.best.value)
    assert best.best == best.chance == found.told
    others = [Seat(game, seat).sample(Random(number)) for number in range(4)]
    chances = [weighed(found, value).chance for value in others]
    assert all(0 <= chance <= 1 for chance in chances)
    assert sum(chances) / len(chances) < best.best + 0.02
    for same in (game, twin(game, seat, 1000)):
        # Nothing but the seed counts, and nothing that the seat cannot know.
        assert weighed(orders(same, seat), others[0]) == weighed(found, others[0])
