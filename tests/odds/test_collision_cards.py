"""The odds of Collision know everything that a card can name: each special rule and effect changes its number."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from escarmouche.engine.chance import Seeded
from escarmouche.engine.question import Forecast
from escarmouche.games.collision.board.page import way_test
from escarmouche.games.collision.conformance.stage import STAGE
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules import traits
from escarmouche.games.collision.rules.attacks.weapons import arms, close_arms
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.forecast import forecasts
from escarmouche.games.collision.rules.lists.cards import EFFECTS, KEYWORDS, box
from escarmouche.games.collision.rules.lists.profile import Item
from escarmouche.games.collision.rules.moves.agility import needed_test
from escarmouche.games.collision.rules.moves.strides import CLIMB, JUMP, LEAP, Stride
from escarmouche.odds import prospect_of
from escarmouche.terminal.words import speak
from tests.odds.test_collision_options import GUN, case

WITHOUT_NUMBERS = {
    one["key"] for table in ("keyword", "effect") for one in CATALOGUE.data[table] if not one.get("odds", True)
}
"""What decides whether something may be done, or what follows it, and no number that the odds tell."""
WALL = {"id": "wall", "traits": ["heavy"], "height": 0.9, "outline": [[8, 12.9], [12, 12.9], [12, 13], [8, 13]]}
Told = Callable[[Battle], Forecast]


def shot(battle: Battle) -> Forecast:
    one, *_, other = battle.state.models
    weapon = arms(battle, one, "ranged")[0]
    return forecasts.shot(battle, 0, one, weapon, other, suppressing="suppression" in weapon.rules)


def charge(battle: Battle) -> Forecast:
    one, *_, other = battle.state.models
    return forecasts.charge(battle, 0, one, close_arms(battle, one)[0], other)


def climb(battle: Battle) -> Forecast:
    return forecasts.climb(battle, 0, battle.state.models[0], 4000)


def special(battle: Battle) -> Forecast:
    model = battle.state.models[0]
    tested = traits.test_of(battle.card(model).traits[0])
    assert tested is not None
    return forecasts.special_action(battle, 0, model, *tested, lambda: False)


def armed(rules: list[str], **more: Any) -> dict[str, Any]:
    return {"weapons": [{**GUN, "rules": rules}], **more}


def gifted(effect: dict[str, Any], kind: str = "passive", **more: Any) -> dict[str, Any]:
    return {"traits": [{"name": "gift", "kind": kind, "effect": effect}], **more}


AIM = {"token": "RC", "bonus": 1, "until": "shoot"}
SCENES: dict[str, tuple[Told, Any, Any]] = {
    "steady": (shot, case("shoot", m=armed([], moved=True)), case("shoot", m=armed(["steady"], moved=True))),
    "no_cover": (shot, case("shoot", m=armed([])), case("shoot", m=armed(["no_cover"]))),
    "suppression": (shot, case("shoot"), case("shoot", m=armed(["suppression"]))),
    "climbs_freely": (climb, case("shoot"), case("shoot", m=gifted({"climbs_freely": 1}))),
    "charge_distance": (charge, case("charge", 6), case("charge", 6, m=gifted({"charge_distance": 6}))),
    "charge_reach": (charge, case("charge", 4), case("charge", 4, m=gifted({"charge_reach": 1}))),
    "when": (
        shot,
        case("shoot", m=gifted({"RC": 1}, moved=True)),
        case("shoot", m=gifted({"RC": 1, "when": "still"}, moved=True)),
    ),
    "token": (shot, case("shoot", m=gifted(AIM, "special")), case("shoot", m=gifted(AIM, "special", skills=1))),
    "bonus": (
        shot,
        case("shoot", m=gifted(AIM, "special", skills=1)),
        case("shoot", m=gifted({**AIM, "bonus": 2}, "special", skills=1)),
    ),
    "test": (
        special,
        case("shoot", m=gifted({"test": 5, "on": "INT", "draw": 1}, "special")),
        case("shoot", m=gifted({"test": 7, "on": "INT", "draw": 1}, "special")),
    ),
    "on": (
        special,
        case("shoot", m=gifted({"test": 5, "on": "INT", "draw": 1}, "special")),
        case("shoot", m=gifted({"test": 5, "on": "RC", "draw": 1}, "special")),
    ),
}
TOLD: dict[str, Told] = {"shot_totals": shot, "charge_totals": charge}
"""The forecasts of what conformance cases measure."""


def bare(model: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in model.items() if key != "items"}


def words_on(item: Item) -> set[str]:
    return {*item.rules, *(item.trait.effect if item.trait else ())} & {*KEYWORDS, *EFFECTS}


def measured() -> dict[str, tuple[Told, Any, Any]]:
    """A scene for everything on an item of a case that measures totals: the same models without items, and with."""
    found: dict[str, tuple[Told, Any, Any]] = {}
    for path in sorted((Path(__file__).parents[1] / "conformance" / "collision").glob("*.toml")):
        for one in tomllib.loads(path.read_text("utf-8"))["case"]:
            told = TOLD.get(one.get("measure", {}).get("what"))
            if told is None:
                continue
            without = {**one, "model": [bare(model) for model in one["model"]]}
            for item in (item for model in one["model"] for item in model.get("items", ())):
                found.update(dict.fromkeys(words_on(box().items[item]), (told, without, one)))
    return found


SCENES |= measured()


def test_there_is_a_scene_for_everything_that_can_change_a_number() -> None:
    assert set(SCENES) | WITHOUT_NUMBERS == {*KEYWORDS, *EFFECTS}
    assert not set(SCENES) & WITHOUT_NUMBERS


@pytest.mark.parametrize("word", SCENES)
def test_the_odds_know_what_it_does(word: str) -> None:
    told, *written = SCENES[word]
    games = [
        STAGE.scene({**one, "piece": [WALL]}).play(Seeded(1)) if "begin" in one else STAGE.scene(one).laid()
        for one in written
    ]
    before, after = (prospect_of("collision", told(Battle(game))) for game in games)
    assert (before.tallies, before.states) != (after.tallies, after.states)


@pytest.mark.parametrize(
    ("kind", "foretold"),
    [
        (CLIMB, lambda battle, model: forecasts.climb(battle, 0, model, 5000)),
        (LEAP, lambda battle, model: forecasts.leap(battle, 0, model, 5000, 5000)),
        (JUMP, lambda battle, model: forecasts.jump(battle, 0, model, 5000)),
    ],
)
def test_a_way_says_the_chance_of_its_tests_before_it_is_gone(
    kind: str, foretold: Callable[..., forecasts.Attempt]
) -> None:
    battle = Battle(STAGE.scene(case("shoot")).play(Seeded(1)))
    model = battle.state.models[0]
    rule = needed_test(battle, model, kind)
    assert rule is not None
    stride = Stride(kind, (0, 0, 1), (2000, 0, 0), 2000, rise=-5000, height=5000)
    told, expected = forecasts.on_the_way(battle, 0, model, stride), foretold(battle, model)
    assert (told.good, told.pool, told.hand) == (expected.good, expected.pool, expected.hand)
    drawn = sum(card in told.good for card in told.pool) / len(told.pool)
    for language in ("en", "fr", "de"):
        said = way_test(speak(language, "collision"), battle, model, stride, rule).text
        assert f"{drawn:.0%}" in said.replace("\u00a0", "").replace("\u202f", "")
        assert said.count("%") == 2, "one of two cards in hand passes: it is said what it is good for"
