"""What only the ambusher may read leaves no trace in what the other player reads."""

from typing import Any

import pytest

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.journal import Event
from escarmouche.games.combatzone.conformance.stage import CombatZoneScene
from escarmouche.games.combatzone.rules.events.turn import PhaseBegan, WatchLost
from escarmouche.games.combatzone.rules.ruleset import RULESET
from escarmouche.games.combatzone.rules.state import State


def started(*, ready: bool) -> Game[State]:
    """The start of the second turn of an ambush, with a hidden figure that waits or does not."""
    figures: list[dict[str, Any]] = [
        {"name": "Ada", "side": "A", "at": [60, 20]},
        {"name": "Bo", "side": "B", "at": [60, 100], "place": "hidden", "watching": ready},
    ]
    case = {"scenario": "ambush", "ambusher": "B", "turn": 2, "figure": figures, "begin": "start", "with": {}}
    scene = CombatZoneScene(case)
    game: Game[State] = Game(
        RULESET, scene.setup, Seeded(1), state=scene.state(), entry=RULESET.enter("start", {"through": "mandatory"})
    )
    while game.question is not None and game.question.text == "withdraw":
        seat = game.waiting()[0]
        game.answer(seat, game.number, "stay")
    return game


def first(game: Game[State], kind: type[Event]) -> Event:
    """The first event of a kind."""
    return next(event for event in game.journal if isinstance(event, kind))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_hidden_event_does_not_swallow_the_rules_of_the_next_public_line(seat: int) -> None:
    calm, ready = (
        next(event for event in started(ready=ready).story(seat) if isinstance(event, PhaseBegan))
        for ready in (False, True)
    )
    assert "CBZ-TURN-02" in calm.rules
    assert ready.rules == calm.rules


def test_the_owner_reads_by_which_rule_a_hidden_figure_waits_no_longer() -> None:
    lost = first(started(ready=True), WatchLost)
    assert (lost.audience, lost.rules) == ((1,), ("CBZ-OPP-02",))
