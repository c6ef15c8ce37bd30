"""What special rules of one's own do on occasion: every effect changes what happens, and the odds are exact."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from escarmouche.engine.chance import Seeded
from escarmouche.engine.reasons import Reason
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.forecast.trials import morale_forecast
from escarmouche.games.trauma.rules.lists import mustering, reading
from escarmouche.games.trauma.rules.lists.library import LIBRARY
from escarmouche.games.trauma.rules.lists.own_rules import EffectLine, OwnEffect, oddities
from escarmouche.games.trauma.rules.lists.profile import OwnRule, UnitProfile
from escarmouche.games.trauma.rules.state import State
from escarmouche.rules.books.sources import source_of
from escarmouche.terminal.words import speak
from tests.odds.scenes import gaps
from tests.odds.test_trauma import fire, gunners, melee, targets
from tests.odds.trauma_scenes import Scene, gun, squad

EXACT = 1e-9
PRINTED = Path(__file__).parent.parent / "books" / "printed" / "trauma-list.toml"
KEY = "0:1"
A, B = 0, 1


def with_rule(scene: Scene, side: int, *effects: OwnEffect, used: tuple[str, ...] = ()) -> Scene:
    """The same scene with a rule called Knack for everybody of a side."""
    armies = list(scene.setup.lists)
    own = (OwnRule("Knack", "", bool(effects), effects),)
    units = [
        replace(unit, own_rules=own, kits=tuple(replace(kit, own=("Knack",)) for kit in unit.kits))
        for unit in armies[side].units
    ]
    armies[side] = replace(armies[side], units=tuple(units))
    state = msgspec.msgpack.decode(scene.snapshot, type=State)
    state.sides[A].used = [(state.units[0].id, name) for name in used]
    return scene.changed(replace(scene.setup, lists=(armies[0], armies[1])), state)


def agree(scene: Scene) -> dict[int, dict[Any, float]]:
    """The odds of everybody who may suffer are those of the rules with every die; they are returned."""
    ends, odds = scene.ends(), scene.odds()
    assert odds
    for unit, fates in odds.items():
        assert max(gaps(ends[unit], dict(fates))) < EXACT
    return {unit: dict(fates) for unit, fates in odds.items()}


def differs(scene: Scene, side: int, *effects: OwnEffect) -> bool:
    """Whether a rule with these effects changes the odds."""
    one, other = with_rule(scene, side, *effects).odds(), with_rule(scene, side).odds()
    return any(max(gaps(dict(one[unit]), dict(other[unit]))) > 0.005 for unit in one)


SHOT = fire(gunners(2, gun(force=2, precision=2)), targets(3))
NEAR = fire(gunners(1, gun(force=2, precision=0)), targets(2))
AT_TANK = fire(gunners(1, gun(rate=2, force=6)), squad("Tank", "B", (50, 50), 1, like="tank"))
BLOWS = melee(
    squad("Ada", "A", (20, 20), 1, weapons=[{"name": "knife", "rate": 2, "force": 2}]),
    squad("Bo", "B", (20, 22.5), 2),
    KEY,
)

EFFECTS: dict[str, tuple[Callable[[], Scene], OwnEffect]] = {
    "precision": (SHOT, OwnEffect("precision", 2)),
    "precision, near": (NEAR, OwnEffect("precision", 2, within=1, beyond=0)),
    "rate": (SHOT, OwnEffect("rate", 1, when=("shooting", "infantry"))),
    "force": (SHOT, OwnEffect("force", 3, turns=(1,))),
    "again": (SHOT, OwnEffect("reroll", roll="precision")),
    "once": (SHOT, OwnEffect("force", 3, once=True)),
}


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_changes_what_happens_and_counts_in_the_odds(name: str) -> None:
    make, effect = EFFECTS[name]
    scene = make()
    _in_turn(scene, 1)
    agree(with_rule(scene, A, effect))
    assert differs(scene, A, effect)


def _in_turn(scene: Scene, turn: int) -> None:
    state = msgspec.msgpack.decode(scene.snapshot, type=State)
    state.turn = turn
    scene.snapshot = msgspec.msgpack.encode(state)


@pytest.mark.parametrize(
    "effect",
    [
        OwnEffect("force", 3, when=("vehicles",)),
        OwnEffect("force", 3, when=("melee",)),
        OwnEffect("force", 3, when=("supported",)),
        OwnEffect("force", 3, when=("alert",)),
        OwnEffect("force", 3, beyond=15),
        OwnEffect("force", 3, within=0),
        OwnEffect("force", 3, turns=(4,)),
    ],
)
def test_an_effect_works_only_in_its_circumstances(effect: OwnEffect) -> None:
    assert not differs(SHOT(), A, effect)


def test_what_works_once_is_used_up() -> None:
    effect = OwnEffect("force", 3, once=True)
    scene = with_rule(SHOT(), A, effect)
    assert scene.play(Seeded(1)).state.sides[A].used == [(0, "Knack")]
    spent = with_rule(SHOT(), A, effect, used=("Knack",))
    assert dict(spent.odds()) == dict(with_rule(SHOT(), A).odds())


def test_blows() -> None:
    scene = BLOWS()
    agree(with_rule(scene, A, OwnEffect("force", 3, when=("melee",)), OwnEffect("rate", 1)))
    assert differs(scene, A, OwnEffect("force", 3, when=("melee",)))


def test_a_unit_rolls_its_morale_again() -> None:
    scene = with_rule(SHOT(), B, OwnEffect("reroll", roll="morale"))
    agree(scene)
    assert differs(SHOT(), B, OwnEffect("reroll", roll="morale"))
    battle = Battle(scene.begin(Seeded(0)))
    usual = Battle(SHOT().begin(Seeded(0)))
    assert morale_forecast(battle, battle.unit(1)).dice == 2 * morale_forecast(usual, usual.unit(1)).dice


def test_reasons_have_the_name_of_the_rule() -> None:
    scene = with_rule(SHOT(), A, OwnEffect("precision", 2))
    assert [reason.data for reason in scene.forecast.reasons] == [{"own": "Knack"}]
    assert speak("fr", "trauma").say("reason-own-rule", own="Knack") == "Knack."


def test_fire_and_blows_of_a_printed_book() -> None:
    """The French book in the style of printed ones, one and two models of each unit."""
    army = mustering.muster(reading.load_list(PRINTED))
    cards = {unit.key: unit for unit in army.units}
    for make, mine, theirs in (
        (fire(gunners(1, gun()), targets(2)), "eclusiers", "garde"),
        (fire(gunners(2, gun()), targets(1)), "garde", "haleurs"),
        (BLOWS, "garde", "eclusiers"),
    ):
        scene = make()
        scene = _printed(scene, A, cards[mine], blows=make is BLOWS)
        agree(_printed(scene, B, cards[theirs], blows=False))


def _printed(scene: Scene, side: int, card: UnitProfile, *, blows: bool) -> Scene:
    """A scene in which the unit of a side is one of the book, with a single weapon for each model."""
    armies = list(scene.setup.lists)
    unit = armies[side].units[0]
    arm = next(weapon for weapon in card.weapons if (weapon.precision is None) == blows)
    kits = tuple(replace(kit, weapons=(0,)) for kit in card.kits[: len(unit.kits)])
    changed = replace(unit, weapons=(arm,), kits=kits, own_rules=card.own_rules, skills=card.skills)
    armies[side] = replace(armies[side], units=(changed,))
    state = msgspec.msgpack.decode(scene.snapshot, type=State)
    return scene.changed(replace(scene.setup, lists=(armies[0], armies[1])), state)


@pytest.mark.parametrize(
    ("written", "field", "right"),
    [
        ('{ does = "precision", amount = 9 }', "effect.1.amount", "5"),
        ('{ does = "precison", amount = 1 }', "effect.1.does", "precision"),
        ('{ does = "force" }', "effect.1.amount", "amount"),
        ('{ does = "force", amount = 1, when = ["night"] }', "effect.1.when.1", "vehicles"),
        ('{ does = "reroll", roll = "morale", once = true }', "effect.1.once", "attack"),
    ],
)
def test_what_is_wrong_is_told_with_its_line_and_what_would_be_right(
    tmp_path: Path, written: str, field: str, right: str
) -> None:
    book = tmp_path / "mine.toml"
    book.write_text(f'builds_on = ["armoury"]\n[[rule]]\nkey = "a"\nname = "A"\neffect = [{written}]\n', "utf-8")
    flaws = LIBRARY.stock([source_of(book)]).flaws
    assert [(flaw.line, flaw.reason.data["field"]) for flaw in flaws] == [(5, field)]
    would_do: Reason = flaws[0].reason.data["right"]
    assert right in speak("en", "trauma").say(would_do.text, **would_do.data)


def test_what_only_shots_have_is_refused_for_blows() -> None:
    lines = [
        EffectLine("reroll", roll="precision", when=("melee",)),
        EffectLine("precision", amount=1, when=("melee",)),
    ]
    lines += [EffectLine("force", amount=1, when=("melee", "shooting")), EffectLine("rate", amount=1, when=("melee",))]
    assert [oddity.where for oddity in oddities(tuple(lines))] == [("effect", at, "when") for at in range(3)]
