"""One gesture turns a card, pays, announces and moves in Trauma, and activates, moves or attacks in Collision."""

from collections import Counter
from itertools import chain
from random import Random

import pytest

from escarmouche.engine.place import Place
from escarmouche.engine.reasons import Refused
from escarmouche.server import previews
from tests.server.test_compositions import Ahead, ahead_of, moments, played, try_drag

EXPECTED = {
    "trauma": {
        "click opportunity pay", "click opportunity announce act fire-salvo", "click fire-salvo",
        "drag opportunity pay announce act move", "drag act move",
    },
    "collision": {
        "click choose-action shoot-target", "drag activate choose-action move",
        "drag choose-action move",
    },
}  # fmt: skip
"""What a gesture stands for in each game, among other things."""


@pytest.mark.parametrize(("key", "seeds"), [("trauma", (1, 2)), ("collision", (1, 2))])
def test_every_composition_that_is_offered_can_be_played(key: str, seeds: tuple[int, ...]) -> None:
    met, rng = Counter[str](), Random(1)
    for seed in seeds:
        for match, seat, question in moments(key, seed, 260):
            if isinstance(question, Place):
                continue
            offered = previews.composed(match.board, match.look(seat, "en"), ahead_of(match, seat))
            drags = [
                try_drag(match, seat, model, rng) for model in rng.sample(offered.movable, min(2, len(offered.movable)))
            ]
            clicks = rng.sample(offered.clicks, min(3, len(offered.clicks)))
            for found in (one for one in (*clicks, *drags) if one is not None):
                assert found.text
                assert played(match.game, seat, found) == len(found.steps)
                met[" ".join((found.gesture, *(step.asks for step in found.steps)))] += 1
    assert set(met) >= EXPECTED[key], met


@pytest.mark.parametrize("key", ["trauma", "collision"])
def test_what_is_offered_does_not_depend_on_what_is_hidden(key: str) -> None:
    compared = 0
    for match, seat, question in moments(key, 3, 120):
        if isinstance(question, Place):
            continue
        look = match.look(seat, "en")
        one, other = (previews.composed(match.board, look, Ahead(match.game.fork(seat, deal), seat)) for deal in (7, 8))
        assert one == other
        compared += bool(one.clicks or one.movable)
    assert compared > 5


def test_a_drag_onto_something_of_collision_takes_it_or_attacks_it() -> None:
    """Loot is searched by whoever is dropped on it, an enemy is charged, and shot at where it cannot be charged."""
    met = set[str]()
    for match, seat, question in chain(moments("collision", 5, 70), moments("collision", 8, 40)):
        if question.text != "activate":
            continue
        look = match.look(seat, "en")
        enemies = [(one.x, one.y, one.surface) for one in match.board.models(look) if one.owner != seat]
        loot = [(one.x, one.y, one.surface) for one in match.game.state.markers]
        for model in previews.composed(match.board, look, ahead_of(match, seat)).movable:
            for spot in (*enemies, *loot):
                try:
                    found = previews.dragged(match.board, look, ahead_of(match, seat), model, spot)
                except Refused:
                    continue
                assert played(match.game, seat, found) == len(found.steps)
                assert found.confirm == (found.steps[-1].asks == "charge-target")
                met.add(str(found.steps[-1].value).partition(":")[0] if spot in loot else found.steps[-1].asks)
    assert met >= {"search", "shoot-target", "charge-target"}, met
