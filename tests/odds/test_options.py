"""What can be chosen carries a forecast: made only when asked for, without noting a rule, and fit to be sent."""

from collections.abc import Iterable

import msgspec

from escarmouche.engine.ids import UnitId
from escarmouche.engine.questions import Choose, Option
from escarmouche.engine.rulebook import listening
from escarmouche.games.firefight.rules.attacks.casting import cast_options, spell_targets
from escarmouche.games.firefight.rules.attacks.shooting import target_options
from escarmouche.games.firefight.rules.entry_points import begin_activation
from escarmouche.games.firefight.rules.rounds.activation import ASK_CHOOSE_ACTION, action_options
from escarmouche.games.firefight.rules.state import Activation
from escarmouche.odds import Prospect, prospect_of
from tests.odds.scenes import Table, unit, weapon

RAY = {"name": "ray", "value": 1, "target": "enemy unit", "range": 18, "effect": {"kind": "hits", "count": 2}}


def scene() -> Table:
    """A Caster with a rifle and a blade, facing a squad."""
    arms = [weapon("rifle", 1), weapon("blade", 1, range=0)]
    units = [
        unit("a", "A", (10, 10), weapons=arms, rules=["Caster(2)"], tokens=2),
        unit("b", "B", (10, 16), 3, weapons=[weapon("blade", 1, range=0, count=3)]),
    ]
    return Table(units, "next", {"unit": 0}, spells={"A": [RAY]})


def foreseen(option: Option) -> Prospect:
    """The odds of an option; asking for them notes no rule, and the forecast can be sent as plain data."""
    heard: dict[str, None] = {}
    assert option.forecast is not None
    with listening(heard):
        told = option.forecast()
    assert not heard
    assert msgspec.json.decode(msgspec.json.encode(told))["mechanic"] == told.mechanic
    return prospect_of("firefight", told)


def named(options: Iterable[Option], key: str) -> Option:
    """The option of that key."""
    return next(option for option in options if option.key == key)


def test_a_target_tells_the_odds_of_one_weapon_type() -> None:
    battle = scene().battle()
    prospect = foreseen(named(target_options(battle, battle.state.units[0], "0"), "1"))
    assert prospect.mechanic == "shooting"
    assert prospect.tallies[0].mean == 1 / 4


def test_a_charge_tells_the_odds_of_both_sides() -> None:
    battle = scene().battle()
    prospect = foreseen(named(action_options(battle, battle.state.units[0]), "charge:1"))
    assert [(tally.text, tally.data["unit"]) for tally in prospect.tallies] == [
        ("odds-models-lost", 1),
        ("odds-models-lost", 0),
        ("odds-wounds", 0),
    ]
    assert 0 < prospect.states[2].probability < 1


def test_a_spell_tells_whether_it_succeeds_and_its_target_what_it_does() -> None:
    battle = scene().battle()
    begin_activation(battle, Activation(UnitId(0), step="before", action="hold"))
    spell, caster = battle.spells(0)[0], battle.state.models[0]
    (cast,) = cast_options(battle, battle.state.units[0])
    assert [(state.text, state.probability) for state in foreseen(cast).states] == [("odds-casts", 0.5)]
    prospect = foreseen(named(spell_targets(battle, caster, spell), "1"))
    assert prospect.tallies[0].mean == 0.5


def test_a_forecast_is_made_only_when_it_is_asked_for() -> None:
    battle = scene().battle()
    begin_activation(battle, Activation(UnitId(0), step="action"))
    question = Choose(0, ASK_CHOOSE_ACTION, "GFF-ACT-01", lambda: action_options(battle, battle.state.units[0]))
    assert all("forecast" not in option for option in question.describe()["options"])
