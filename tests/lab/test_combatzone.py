"""Combat Zone in the laboratory: forces and tables that fit, all scenarios, and what a game has come to."""

from random import Random

import pytest
from tests.agents.seats import seated

from escarmouche.agents import play_out
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.games.combatzone.lab import GROUND
from escarmouche.games.combatzone.rules.mission.missions import MISSIONS, start_refused
from escarmouche.games.combatzone.rules.ruleset import RULESET
from escarmouche.lab.plan import Plan, Stock, Trial


def trial(size: int, scenario: str, **options: str) -> Trial:
    players = ("recruit", "recruit")
    return Trial(
        Plan(game="combatzone", players=players, games=2, size=size, mission=scenario, options=options), Stock()
    )


@pytest.mark.parametrize(("size", "points"), [(100, 150), (150, 150), (199, 150), (200, 200), (900, 300)])
def test_forces_of_the_largest_fitting_size_are_drawn(size: int, points: int) -> None:
    assert {name.rsplit("-", 1)[1] for name in GROUND.fitting(size)} == {str(points)}
    one, other = GROUND.draw_lists(size, Random(1))
    assert one != other


@pytest.mark.parametrize("size", [150, 200])
@pytest.mark.parametrize("scenario", MISSIONS)
@pytest.mark.parametrize("leaders", ["gang_only", "every_leader"])
def test_whatever_is_dealt_may_be_played(size: int, scenario: str, leaders: str) -> None:
    rng = Random(size)
    for table in ("pump-station", "7"):
        lists = GROUND.draw_lists(size, rng)
        setup = GROUND.set_up(trial(size, scenario, leader_profile=leaders), lists, table)
        assert start_refused(setup) is None


def test_the_ambusher_takes_the_smaller_force_of_his_faction() -> None:
    setup = GROUND.set_up(trial(200, "ambush"), ("hounds-200", "halden-200"), "pump-station")
    assert [force.cost for force in setup.lists] == [133, 195]
    assert setup.lists[0].faction == "copper-hounds"
    assert setup.ambusher == 0
    assert GROUND.ambushing("halden-150", 150) == "halden-ambush-100"


def test_a_game_is_tallied() -> None:
    setup = GROUND.set_up(trial(150, "gang-fight"), ("hounds-150", "halden-150"), GROUND.draw_table(Random(1)))
    game = Game(RULESET, setup, Seeded(1), journal=False)
    play_out(game, seated(game, ("corporal", "recruit")))
    tally = GROUND.tally(setup, game.state)
    assert 1 <= tally.rounds <= 8
    assert tally.objectives == tuple(game.state.victory)
    assert all((models > 0) == (points > 0) for models, points in zip(tally.models, tally.points, strict=True))
