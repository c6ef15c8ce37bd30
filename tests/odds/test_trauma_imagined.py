"""Scenes of Trauma that are only imagined, played by the real rules with every die there is."""

from collections.abc import Callable, Iterator
from itertools import chain, repeat
from typing import Any

import msgspec
import pytest

from escarmouche.engine.game import Game
from escarmouche.engine.ids import UnitId
from escarmouche.engine.questions import Choose, Steps
from escarmouche.games.trauma.odds import attack_of, fates
from escarmouche.games.trauma.odds.fire_action import Salvo, fired
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.close_combat import melee
from escarmouche.games.trauma.rules.forecast.records import AttackForecast, FireForecast
from escarmouche.games.trauma.rules.ruleset import RULESET
from escarmouche.games.trauma.rules.shooting import fire_action
from escarmouche.games.trauma.rules.state import State
from escarmouche.odds import Prospect, prospect_of
from escarmouche.rules.entry_points import without_boundaries
from escarmouche.terminal.desk import desk
from escarmouche.terminal.inquiries import Imagined, Inquiry
from escarmouche.terminal.words import speak
from tests.odds.scenes import EveryDie, gaps
from tests.odds.trauma_scenes import ALIKE, Ends, fate_of

OFFICER = "3 models morale 1 armour 1 officer"
PAIR = "2 models, 1 × gun P4 F3, 1 × mortar P4 F2 A2"
ENTRIES: dict[str, Callable[[Battle, Any], Steps[None]]] = {
    "salvo": fire_action.fire,
    "fire": fire_action.fire,
    "melee": melee.strike_all,
}


def imagined(what: str, **given: Any) -> Imagined:
    """The scene that somebody describes."""
    return desk("trauma").imagine(speak("en", "trauma"), Inquiry(what, given))


def told(scene: Imagined, text: str, unit: int) -> float:
    """How likely a state of a unit is."""
    prospect: Prospect = prospect_of("trauma", scene.forecast)
    return next(one.probability for one in prospect.states if (one.text, one.data["unit"]) == (text, unit))


def salvo_in(scene: Imagined) -> AttackForecast:
    """The forecast of a scene that is about a single attack."""
    assert isinstance(scene.forecast, AttackForecast)
    return scene.forecast


def action_in(scene: Imagined) -> FireForecast:
    """The forecast of a scene that is about a whole Fire action."""
    assert isinstance(scene.forecast, FireForecast)
    return scene.forecast


def played(scene: Imagined, what: str, *keys: str, **answers: str) -> dict[int, Ends]:
    """What becomes of every unit: these salvos are chosen, and everything else as it is answered or by default."""
    snapshot, found = msgspec.msgpack.encode(scene.state), dict[int, Ends]()
    before, chance, going = msgspec.msgpack.decode(snapshot, type=State), EveryDie(ALIKE), True
    while going:
        state = msgspec.msgpack.decode(snapshot, type=State)
        game: Game[State] = Game(RULESET, scene.setup, chance, state=state, entry=lambda game: _enter(game, what))
        _answer(game, chain(keys, repeat("done")), answers)
        for unit in game.state.units:
            if unit.place in ("table", "gone"):
                ends = found.setdefault(unit.id, {})
                end = fate_of(before, game, unit.id)
                ends[end] = ends.get(end, 0.0) + chance.chance
        going = chance.turn()
    return found


def _enter(game: Game[State], what: str) -> Steps[None]:
    battle = Battle(game)
    return without_boundaries(ENTRIES[what](battle, battle.unit(battle.acting.unit)))


def _answer(game: Game[State], keys: Iterator[str], answers: dict[str, str]) -> None:
    while game.question is not None:
        for seat in game.waiting():
            part = game.question.part(seat)
            given = answers.get(part.text, part.default)
            if isinstance(part, Choose) and part.text in ("fire-salvo", "blows"):
                key = next(keys)
                given = key if key in {one.key for one in part.options if one.refused is None} else "done"
            game.answer(seat, game.number, given)


def agree(ends: Ends, odds: Any) -> bool:
    """Whether the odds are those of every way in which the dice can fall."""
    return max(gaps(ends, dict(odds))) < 1e-12


# One salvo


@pytest.mark.parametrize("switch", [{}, {"cover": True}])
def test_a_salvo_at_an_officer_and_others_is_that_of_every_die(switch: dict[str, Any]) -> None:
    scene = imagined("salvo", attacker="2 × gun P4 R1 F4", target=OFFICER, **switch)
    assert agree(played(scene, "salvo", "0:1")[1], fates(attack_of(salvo_in(scene)))[UnitId(1)])


def test_an_officer_is_taken_to_stand_behind_the_others_and_the_odds_say_so() -> None:
    """Two hits on three: the officer is hit only if he stands in front; both numbers are those of every die."""
    scene = imagined("salvo", attacker="2 × gun P4 F4", target=OFFICER)
    behind = sum(chance for end, chance in played(scene, "salvo", "0:1")[1].items() if end.disorganised)
    leader = next(model for model in scene.state.models if model.id == scene.state.units[1].leader)
    leader.x -= 2
    front = sum(chance for end, chance in played(scene, "salvo", "0:1")[1].items() if end.disorganised)
    remark = next(one for one in prospect_of("trauma", scene.forecast).remarks if one.text == "odds-officer-behind")
    assert told(scene, "odds-disorganised", 1) == pytest.approx(behind, abs=1e-12)
    assert remark.data["share"] == pytest.approx(front, abs=1e-12)
    assert behind < front


def test_heads_down_keeps_some_on_their_feet_in_a_blast() -> None:
    scene = imagined("salvo", attacker="mortar P4 F2 A3", target=OFFICER, heads_down=True)
    plain = imagined("salvo", attacker="mortar P4 F2 A3", target=OFFICER)
    assert agree(played(scene, "salvo", "0:1")[1], fates(attack_of(salvo_in(scene)))[UnitId(1)])
    assert told(scene, "odds-grounded", 1) < told(plain, "odds-grounded", 1)


def test_whoever_stands_in_the_corridor_is_hit_first() -> None:
    scene = imagined("salvo", attacker="gun P4 R3 F4", target=OFFICER, corridor=["2 models armour 2"])
    found, odds = played(scene, "salvo", "0:2"), fates(attack_of(salvo_in(scene)))
    assert set(odds) == {1, 2}
    for unit, ends in odds.items():
        assert len(ends) > 1
        assert agree(found[unit], ends)


# A whole Fire action


FIRES: dict[str, dict[str, Any]] = {
    "gun and mortar": {"attacker": PAIR, "target": OFFICER},
    "behind a wall": {"attacker": PAIR, "target": OFFICER, "cover": True},
    "taking cover": {"attacker": "2 models, 1 × mortar P4 F2 A2, 1 × gun P4 R2 F3", "target": "3 models morale 1",
                     "cover": True, "taking_cover": True},
    "heads down": {"attacker": "2 models, 1 × mortar P4 F2 A2, 1 × gun P4 F3", "target": OFFICER, "heads_down": True},
    "two mortars": {"attacker": "1 × mortar P4 F2 A2, 1 × thrower P5 F2 A2", "target": OFFICER},
    "disorganised": {"attacker": PAIR, "target": OFFICER, "target_disorganised": True},
    "a vehicle": {"attacker": "1 × cannon P8 F8 D2, 1 × gun P8 F6", "target": "armour 4 structure OIOIX"},
    "two vehicles": {"attacker": "1 × cannon P8 R2 F8 D1, 1 × gun P8 F6",
                     "target": "2 models armour 4 structure OIX recon walker"},
    "one man": {"attacker": "1 × gun P4 R2 F5, 1 × rifle P4 F3", "target": "1 models morale 2 officer"},
}  # fmt: skip


@pytest.mark.parametrize("name", FIRES)
def test_a_whole_fire_action_is_that_of_every_die(name: str) -> None:
    scene = imagined("fire", **FIRES[name])
    forecast = action_in(scene)
    salvos = [Salvo(attack_of(up), attack_of(down)) for up, down in forecast.salvos]
    odds = fired(salvos, once=forecast.once)
    keys = [f"{number}:1" for number in range(len(salvos))]
    assert agree(played(scene, "fire", *keys)[1], odds)


def test_every_salvo_may_shake_a_unit_by_option() -> None:
    given = {"attacker": "1 × gun P4 R2 F5, 1 × rifle P4 R2 F5", "target": "5 models morale 1"}
    words, option = speak("en", "trauma"), {"morale_tests_in_one_action": "each_salvo"}
    scene = desk("trauma").imagine(words, Inquiry("fire", given, option))
    assert action_in(scene).once is False
    salvos = [Salvo(attack_of(up), attack_of(down)) for up, down in action_in(scene).salvos]
    assert agree(played(scene, "fire", "0:1", "1:1")[1], fired(salvos, once=False))


def test_one_weapon_alone_is_one_salvo() -> None:
    alone = imagined("fire", attacker=PAIR, target=OFFICER, weapon=["gun"])
    salvo = imagined("salvo", attacker=PAIR, target=OFFICER, weapon=["gun"])
    assert told(alone, "odds-disorganised", 1) == pytest.approx(told(salvo, "odds-disorganised", 1), abs=1e-12)


# Close combat with armour


@pytest.mark.parametrize("structure", ["OIX", "IIX", "OIOIX"])
def test_the_attacker_chooses_the_incident_that_destroys_most_often(structure: str) -> None:
    scene = imagined("melee", attacker="2 × claw F7 D1", target=f"armour 4 structure {structure}")
    shares = {}
    for incident in ("propulsion", "explosions", "weapon"):
        ends = played(scene, "melee", "0:1", incident=incident)[1]
        shares[incident] = sum(chance for end, chance in ends.items() if end.lost)
        stuck = sum(chance for end, chance in ends.items() if end.immobile and not end.lost)
        if incident == "propulsion":
            remark = next(one for one in prospect_of("trauma", scene.forecast).remarks if one.text == "odds-explosions")
            assert remark.data["share"] == pytest.approx(shares["propulsion"], abs=1e-12)
            assert remark.data["stuck"] == pytest.approx(stuck, abs=1e-12)
    assert told(scene, "odds-destroyed", 1) == pytest.approx(shares["explosions"], abs=1e-12)
    assert shares["explosions"] == max(shares.values())


def test_a_vehicle_that_is_destroyed_is_not_counted_among_those_that_cannot_move() -> None:
    scene = imagined("salvo", attacker="1 × cannon P8 R2 F4 D1", target="armour 4 structure IIX")
    ends = played(scene, "salvo", "0:1")[1]
    stuck = sum(chance for end, chance in ends.items() if end.immobile and not end.lost)
    assert told(scene, "odds-immobile", 1) == pytest.approx(stuck, abs=1e-12)
    assert 0 < stuck < sum(chance for end, chance in ends.items() if end.incidents)


def test_the_officer_is_taken_first_where_the_attacker_chooses_and_the_odds_say_so() -> None:
    scene = imagined("melee", attacker="2 × knife F3", target=OFFICER)
    assert "odds-officer-chosen" in {one.text for one in prospect_of("trauma", scene.forecast).remarks}
    alone = imagined("melee", attacker="2 × knife F3", target="3 models")
    assert prospect_of("trauma", alone.forecast).remarks == ()
