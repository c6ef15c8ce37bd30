"""Skills, traits and armour of one's own: every effect changes what happens, and the odds are those of the dice."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.reasons import Reason
from escarmouche.games.combatzone.odds import Fates
from escarmouche.games.combatzone.rules import forecast
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.lists import checking, mustering, reading
from escarmouche.games.combatzone.rules.lists.cards import Fighter, Party, Plate
from escarmouche.games.combatzone.rules.lists.library import LIBRARY
from escarmouche.games.combatzone.rules.lists.own_rules import OwnEffect, OwnRule
from escarmouche.games.combatzone.rules.movement.limits import reach_of
from escarmouche.games.combatzone.rules.ruleset import RULESET
from escarmouche.games.combatzone.rules.state import State
from escarmouche.games.combatzone.rules.turn.action_points import allowance
from escarmouche.rules.books.sources import source_of
from escarmouche.terminal.words import speak
from tests.odds.combatzone_scenes import Scene, fight, figure, launch, machine, mark, shoot
from tests.odds.scenes import gaps

EXACT = 1e-9
PRINTED = Path(__file__).parent.parent / "books" / "printed" / "combatzone-list.toml"
Change = Callable[[Fighter], Fighter]


def knack(*effects: OwnEffect, **more: Any) -> OwnRule:
    """A rule of one's own, called Knack."""
    return OwnRule("Knack", effects=effects, **more)


def modifier(roll: Any, amount: int, *when: Any) -> OwnEffect:
    """A modifier of a roll."""
    return OwnEffect("modifier", roll, amount, when)


def with_skill(own: OwnRule) -> Change:
    """A card with a skill more."""
    return lambda card: replace(card, own=(own,))


def with_trait(own: OwnRule) -> Change:
    """A card whose weapons have a trait more."""
    return lambda card: replace(card, weapons=tuple(replace(weapon, own=(own,)) for weapon in card.weapons))


def changed(scene: Scene, change: Change, side: int) -> Scene:
    """A scene in which the cards of one side are different."""
    forces = list(scene.setup.lists)
    parties = [
        Party(party.name, party.kind, tuple(change(card) for card in party.fighters)) for party in forces[side].groups
    ]
    forces[side] = replace(forces[side], groups=tuple(parties))
    return scene.changed(replace(scene.setup, lists=(forces[0], forces[1])))


def agree(scene: Scene) -> dict[int, Fates]:
    """The odds of everybody who may suffer are those of the rules with every die; they are returned."""
    ends, odds = scene.ends(), scene.odds()
    assert odds
    for unit, fates in odds.items():
        assert max(gaps(ends[unit], dict(fates))) < EXACT
    return odds


def differ(scene: Scene, other: Scene) -> bool:
    """Whether the odds of two scenes are different for anybody."""
    first, second = scene.odds(), other.odds()
    return any(max(gaps(dict(first[unit]), dict(second[unit]))) > 0.005 for unit in first)


SHOT = shoot("pistol", 6, {}, mark())
CLOSE = shoot("pistol", 4, {}, mark(at=(20, 24.5)))
AIMED = shoot("pistol", 6, {}, mark(), how="aim")
BURST = shoot("pistol", 6, {}, mark(), how="burst", allotted=["Mark", "Mark"])
AT_MACHINE = shoot("autocannon", 5, {}, machine())
PANICKED = shoot("pistol", 6, {"reaction": "panicked"}, mark())
BLAST = launch("hand_grenade", 6, {}, mark(at=(20, 30)))
FIGHT = fight([figure("Ada", "A", (20, 20), blades=["club"]), figure("Bo", "B", (20, 22.5))])
A, B = 0, 1

EFFECTS: dict[str, tuple[Callable[[], Scene], Change, int]] = {
    "to hit": (SHOT, with_skill(knack(modifier("to hit", 1))), A),
    "to hit, of a weapon": (SHOT, with_trait(knack(modifier("to hit", 2, "long"))), A),
    "to hit, close by": (CLOSE, with_trait(knack(modifier("to hit", -2, "point blank"))), A),
    "to hit, aimed": (AIMED, with_skill(knack(modifier("to hit", 1, "aimed"))), A),
    "to hit, in bursts": (BURST, with_skill(knack(modifier("to hit", 1, "burst"))), A),
    "to hit, in panic": (PANICKED, with_skill(knack(modifier("to hit", 2, "panicked"))), A),
    "to be hit": (CLOSE, with_skill(knack(modifier("to be hit", -2, "single"))), B),
    "wound": (SHOT, with_trait(knack(modifier("wound", 2, "shot", "fighter"))), A),
    "wound, machines": (AT_MACHINE, with_trait(knack(modifier("wound", 2, "machine"))), A),
    "wound, in a blast": (BLAST, with_skill(knack(modifier("wound", 2, "blast"))), A),
    "to be wounded": (SHOT, with_skill(knack(modifier("to be wounded", -2, "shot"))), B),
    "resistance": (SHOT, with_skill(knack(OwnEffect("resistance", amount=2))), B),
    "attack": (FIGHT, with_skill(knack(modifier("attack", 3))), A),
    "wound, in a fight": (FIGHT, with_skill(knack(modifier("wound", 2, "blow"))), A),
    "immune from panic": (SHOT, with_skill(knack(immune=("panic",))), B),
    "immune from rout": (FIGHT, with_skill(knack(immune=("rout",))), B),
    "armour against shots": (SHOT, lambda card: replace(card, plate=Plate("Mail", -3, -1)), B),
    "armour against blows": (FIGHT, lambda card: replace(card, plate=Plate("Mail", 0, -2)), B),
    "levels of a machine": (AT_MACHINE, lambda card: replace(card, major=1, critical=2), B),
}


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_changes_what_happens_and_counts_in_the_odds(name: str) -> None:
    make, change, side = EFFECTS[name]
    plain = make()
    with_it = changed(plain, change, side)
    if make is not FIGHT:
        agree(with_it)
    assert differ(with_it, changed(plain, lambda card: card, side))


def test_all_effects_in_a_fight_count_in_its_odds() -> None:
    mine = with_skill(knack(modifier("attack", 3), modifier("wound", 2, "blow", "fighter")))
    theirs = knack(modifier("to be wounded", -1, "blow"), immune=("rout",))
    scene = changed(FIGHT(), mine, A)
    agree(changed(scene, lambda card: replace(card, own=(theirs,), plate=Plate("Mail", 0, -2)), B))


@pytest.mark.parametrize(
    ("make", "when"),
    [(SHOT, "short"), (SHOT, "burst"), (SHOT, "machine"), (SHOT, "panicked"), (CLOSE, "long"), (AIMED, "single")],
)
def test_an_effect_works_only_in_its_circumstances(make: Callable[[], Scene], when: str) -> None:
    plain = make()
    with_it = changed(plain, with_skill(knack(modifier("to hit", 3, when))), A)
    assert not differ(with_it, changed(plain, lambda card: card, A))


def test_reasons_have_the_name_of_the_rule() -> None:
    scene = changed(SHOT(), with_skill(knack(modifier("to hit", 1))), A)
    assert {"own": "Knack"} in [reason.data for reason in scene.forecast.reasons]
    assert speak("de", "combatzone").say("reason-own-rule", own="Knack") == "Knack."


def test_fire_does_not_catch_whoever_is_immune() -> None:
    flamer = launch("flame_thrower", 5, {}, mark(at=(20, 30)))
    fates = agree(changed(flamer(), with_skill(knack(immune=("fire",))), B))
    assert not any(fate.burning for fate, _ in fates[1])
    assert any(fate.burning for fate, _ in flamer().odds()[1])


def _battle(scene: Scene) -> Battle:
    game: Game[State] = Game(RULESET, scene.setup, Seeded(0), state=scene.state(), entry=lambda game: iter(()))  # type: ignore[arg-type,return-value]
    return Battle(game)


def test_points_moves_and_tests() -> None:
    skills = knack(
        OwnEffect("action points", amount=1), OwnEffect("move", amount=2), modifier("reaction", 12, "panicked")
    )
    battle, usual = _battle(changed(SHOT(), with_skill(skills), A)), _battle(SHOT())
    one, other = battle.figure(0), usual.figure(0)
    assert allowance(battle, one) == allowance(usual, other) + 1
    assert reach_of(battle, one, rough=False)[0] == reach_of(usual, other, rough=False)[0] + 2000
    one.reaction = "panicked"
    assert forecast.reaction(battle, one).results["ok"] == pytest.approx(1.0)


def test_a_reaction_test_of_whoever_is_immune() -> None:
    battle = _battle(changed(SHOT(), with_skill(knack(immune=("panic", "rout"))), A))
    assert forecast.reaction(battle, battle.figure(0)).results == {"ok": pytest.approx(1.0), "panic": 0.0, "rout": 0.0}


def test_a_weapon_jams_on_a_natural_one() -> None:
    scene = changed(SHOT(), with_trait(knack(OwnEffect("jams"))), A)
    share = sum(share for game, share in scene.every_game() if game.state.figures[0].wrecked)
    assert share == pytest.approx(1 / 6)


# In books


def test_shots_and_blasts_of_a_printed_book() -> None:
    """Its riveter at its crane, its carbine at its runner, its tar at anybody."""
    force = mustering.muster(reading.load_list(PRINTED))
    cards = {card.key: card for card in force.groups[0].fighters}
    shots = shoot("pistol", 6, {}, mark())
    for gunner, target in (("foreman", "crane"), ("rat", "rat"), ("docker", "stoker")):
        scene = changed(shots(), lambda card, key=gunner: cards[key], A)  # type: ignore[misc]
        agree(changed(scene, lambda card, key=target: cards[key], B))  # type: ignore[misc]
    thrown = launch("flame_thrower", 5, {}, mark(at=(20, 30)))
    agree(changed(changed(thrown(), lambda card: cards["stoker"], A), lambda card: cards["foreman"], B))


BOOK = """
game = "combatzone"
name = "Mine"
builds_on = ["prices"]
[[trait]]
key = "long barrel"
effect = [{ does = "range", amount = 5 }, { does = "damage", dice = "1D4" }]
[[skill]]
key = "steady"
name = "Steady hand"
cost = 3
effect = [{ does = "modifier", roll = "to hit", amount = 1, when = ["aimed"] }]
[[armour]]
key = "mail"
name = "Chain mail"
cost = 3
shots = -1
blows = -2
reach = 4
[[kit]]
key = "welder"
name = "Welder"
like = "quality_tool_kit"
cost = 6
effect = [{ does = "modifier", roll = "technology", amount = 1 }]
[[change.limit]]
key = "least_members"
value = 1
[[weapon]]
key = "musket"
name = "Musket"
category = "light"
rate = 1
damage = "2D6"
point_blank = 5
short = 20
long = 40
cost = 5
traits = ["long barrel"]
[[card]]
key = "hunter"
role = "leader"
weapons = ["musket"]
armour = "mail"
skills = ["steady"]
kits = ["welder", "medical_kit"]
"""


def _mustered(folder: Path, book: str = BOOK) -> reading.ForceList:
    (folder / "mine.toml").write_text(book, encoding="utf-8")
    mine = folder / "list.toml"
    mine.write_text(
        'name = "M"\nfaction = "mine.toml"\n[[group]]\nkind = "gang"\nmembers = [{ card = "hunter" }]\n', "utf-8"
    )
    return reading.load_list(mine)


def test_a_book_writes_traits_skills_kits_armour_and_limits(tmp_path: Path) -> None:
    force = _mustered(tmp_path)
    hunter = mustering.muster(force).groups[0].fighters[0]
    weapon = hunter.weapons[0]
    assert (weapon.damage, weapon.long, weapon.own[0].name) == (((2, 6), (1, 4)), 45_000, "long barrel")
    assert (hunter.plate, hunter.own[0].name) == (Plate("Chain mail", -1, -2, 4000), "Steady hand")
    assert (hunter.kits, hunter.own[1].name, hunter.own[1].works) == (
        ("quality_tool_kit", "medical_kit"),
        "Welder",
        True,
    )
    assert hunter.cost == 9 + 12 + 5 + 3 + 3 + 6 + 2
    assert checking.check(force) == []


@pytest.mark.parametrize(
    ("written", "wrong", "field", "right"),
    [
        ('when = ["aimed"]', 'when = ["drunk"]', "effect.1.when.1", "aimed"),
        ('when = ["aimed"]', 'when = ["blow"]', "effect.1.when.1", "aimed"),
        ('roll = "to hit", amount', "amount", "effect.1.roll", "roll"),
        ('does = "modifier", roll = "to hit", amount = 1, when = ["aimed"]', 'does = "jams"', "effect.1.does", "move"),
        ('dice = "1D4"', 'dice = "1D5"', "effect.2.dice", "2D8"),
        ('traits = ["long barrel"]', 'traits = ["long barel"]', "traits.1", "long barrel"),
        ("shots = -1", "shots = 4", "shots", "0"),
        ('like = "quality_tool_kit"', 'like = "qality_tool_kit"', "like", "quality_tool_kit"),
        ('key = "welder"', 'key = "tool_kit"', "key", ""),
        ('key = "least_members"', 'key = "least_member"', "key", "least_members"),
    ],
)
def test_what_is_wrong_is_told_with_its_line_and_what_would_be_right(
    tmp_path: Path, written: str, wrong: str, field: str, right: str
) -> None:
    book = tmp_path / "mine.toml"
    book.write_text(BOOK.replace(written, wrong), encoding="utf-8")
    flaws = LIBRARY.stock([source_of(book)]).flaws
    assert flaws[0].line > 3
    if field == "key":
        return
    assert flaws[0].reason.data["field"] == field
    would_do: Reason = flaws[0].reason.data["right"]
    assert right in speak("en", "combatzone").say(would_do.text, **would_do.data)


def test_a_skill_without_effect_is_kept_as_text_and_told(tmp_path: Path) -> None:
    book = tmp_path / "mine.toml"
    book.write_text('[[skill]]\nkey = "sings"\ntext = "Sea songs."\n', encoding="utf-8")
    stock = LIBRARY.stock([source_of(book)])
    assert [(flaw.line, flaw.reason.text) for flaw in stock.remarks] == [(1, "book-text-only")]
