"""The odds of Combat Zone, held to the rules: every die of small scenes rolled every way, and many played."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from itertools import product
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.journal import Event
from escarmouche.engine.questions import Choose, Forecast, Option
from escarmouche.games.combatzone.conformance.stage import STAGE
from escarmouche.games.combatzone.odds.totals import totals
from escarmouche.games.combatzone.rules import forecast
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.dice import parsed
from escarmouche.games.combatzone.rules.events.fights import AidRolled, EquipmentBroken, FireOut, TechnologyRolled
from escarmouche.games.combatzone.rules.events.moves import DoorStruck
from escarmouche.games.combatzone.rules.events.turn import Eliminated, ReactionRolled
from escarmouche.games.combatzone.rules.lists.cards import (
    Armour,
    Blade,
    Fighter,
    Kit,
    Party,
    Quality,
    Rank,
    Role,
    Skill,
)
from escarmouche.games.combatzone.rules.movement import falls as falling
from escarmouche.games.combatzone.rules.objects import doors, technology
from escarmouche.games.combatzone.rules.shooting.sight import COVER, cover_of, material_of
from escarmouche.games.combatzone.rules.shooting.weapons import GRENADE, RULES, TRAITS
from escarmouche.games.combatzone.rules.state import Figure, State
from escarmouche.games.combatzone.rules.wounds import fire, first_aid
from escarmouche.odds import prospect_of
from tests.odds.combatzone_scenes import Make, Scene, fight, figure, launch, machine, mark, shoot
from tests.odds.scenes import gaps
from tests.played import BOUND, misfit
from tests.played_combatzone import SCENES as CROWDED
from tests.played_combatzone import misfit_of, play

AHEAD = {"point blank": 24.5, "short": 30, "long": 40}
"""How far up the table a target stands of somebody at 20 with a pistol."""
NEEDED = {"point blank": 4, "short": 5, "long": 6}
QUALITIES = {"green": -1, "average": 0, "veteran": 1, "elite": 2, "hero": 2}
WALL = {"id": "wall", "height": 1.5, "outline": [[10, 37], [50, 37], [50, 37.5], [10, 37.5]], "material": "brick"}


# Shots


def single_shots() -> Iterator[tuple[str, Make]]:
    """By weapon, range and quality; aimed, in panic, at somebody who has taken cover."""
    for weapon, (band, far) in product(("light_pistol", "pistol", "heavy_pistol"), AHEAD.items()):
        yield f"{weapon}, {band}", shoot(weapon, NEEDED[band], {}, mark(at=(20, far)))
    for weapon in ("pump_shotgun", "automatic_shotgun"):
        yield weapon, shoot(weapon, 6, {}, mark())
    for weapon in ("automatic_pistol", "assault_rifle", "autocannon", "machine_gun", "recoilless_rifle"):
        yield weapon, shoot(weapon, 5, {}, mark())
    dice = {"auto_shotgun_damage": "3D8"}
    yield "automatic_shotgun, by the other reading", shoot("automatic_shotgun", 6, {}, mark(), options=dice)
    for quality, (band, far) in product(QUALITIES, AHEAD.items()):
        card = {"quality": quality} if quality != "hero" else {"quality": quality, "class": "hero"}
        yield f"{quality}, {band}", shoot("pistol", NEEDED[band] - QUALITIES[quality], card, mark(at=(20, far)))
    yield "aimed", shoot("pistol", 4, {}, mark(), how="aim")
    yield "aimed by an elite", shoot("pistol", 2, {"quality": "elite"}, mark(), how="aim")
    yield "in panic", shoot("pistol", 6, {"reaction": "panicked"}, mark(at=(20, 30)))
    yield "at somebody low", shoot("pistol", 6, {}, mark(at=(20, 30), covered=True))


def marks() -> Iterator[tuple[str, Make]]:
    """By whoever is hit: class, armour, cover, reaction, markers."""
    for armour, kind in product(("", "primitive", "ablative", "vest", "combat"), ("basic", "gang_leader", "hero")):
        quality = "hero" if kind == "hero" else "average"
        card: dict[str, Any] = {"armour": armour, "quality": quality, "class": kind}
        target = mark(**card)
        yield f"{kind} in {armour or 'shirt'}", shoot("assault_rifle", 5, {}, target)
    for state in ("recovered", "panicked", "routed"):
        yield state, shoot("pistol", 6, {}, mark(reaction=state))
    yield "waiting", shoot("pistol", 6, {}, mark(watching=True))
    yield "burning", shoot("pistol", 6, {}, mark(burning=True, reaction="panicked"))
    for material in ("hedge", "wood", "brick", "concrete"):
        yield f"behind {material}", shoot("pistol", 6, {}, mark(), piece=[{**WALL, "material": material}])


def bursts() -> Iterator[tuple[str, Make]]:
    """Several shots, at one or at several."""
    for shots, armour in product((2, 3), ("", "vest")):
        target = mark(armour=armour)
        yield (
            f"{shots} at a {armour or 'shirt'}",
            shoot("pistol", 6, {}, target, how="burst", allotted=["Mark"] * shots),
        )
    pair = (mark(), mark("Other", (30, 40), armour="vest"))
    for allotted in (["Mark", "Other"], ["Other", "Mark", "Other"]):
        yield f"at {allotted}", shoot("machine_pistol", 5, {}, *pair, how="burst", allotted=allotted)
    two = (mark(watching=True), mark("Other", (30, 40), reaction="panicked"))
    yield "at one who waits", shoot("pistol", 6, {}, *two, how="burst", allotted=["Mark", "Mark", "Other"])
    yield "by an elite", shoot("pistol", 3, {"quality": "elite"}, mark(at=(20, 30)), how="burst", allotted=["Mark"] * 2)


# Machines


def machines() -> Iterator[tuple[str, Make]]:
    """Levels, systems, weapons that are lost, and what was damaged before."""
    for kind, weapon in product(("light", "medium", "heavy"), ("assault_rifle", "autocannon", "recoilless_rifle")):
        yield f"{weapon} at a {kind} one", shoot(weapon, 5, {}, machine(kind))
    yield "that repairs itself", shoot("autocannon", 5, {}, machine(skills=["self_repair"]))
    for damage in ("minor software", "major power", "critical power", "major hardware lames"):
        yield f"with {damage} damage", shoot("autocannon", 5, {}, machine(damages=[damage]))
    yield "with two guns", shoot("autocannon", 5, {}, machine(weapons=["assault_rifle", "pistol"]))
    yield "without a gun", shoot("autocannon", 5, {}, machine(weapons=[]))
    yield "that waits", shoot("autocannon", 5, {}, machine(watching=True))
    yield "hit twice", shoot("assault_rifle", 5, {}, machine("light"), how="burst", allotted=["Mark"] * 2)
    yield "hit twice, damaged", shoot("assault_rifle", 5, {}, machine(damages=["major power"]), allotted=["Mark"] * 2)


# Blasts


def blasts() -> Iterator[tuple[str, Make]]:
    """Grenades, missiles and flames; deviation, cover, friends, machines."""
    near, elite = mark(at=(20, 30)), {"quality": "elite"}
    yield "a grenade", launch("hand_grenade", 5, {}, near)
    yield "a grenade of a Green", launch("hand_grenade", 6, {"quality": "green"}, near)
    yield "a grenade of an Elite", launch("hand_grenade", 3, elite, near)
    yield "a launched grenade", launch("integral_grenade_launcher", 3, elite, near)
    yield "a missile", launch("missile_launcher", 3, elite, mark(at=(20, 40), armour="combat"))
    yield "flames", launch("flame_thrower", 3, elite, near)
    yield "flames upon armour", launch("flame_thrower", 3, elite, mark(at=(20, 30), armour="combat"))
    yield "flames upon somebody who burns", launch("flame_thrower", 3, elite, {**near, "burning": True})
    yield "a grenade at one who waits", launch("hand_grenade", 3, elite, {**near, "watching": True})
    behind = {**WALL, "height": 5, "outline": [[10, 32], [30, 32], [30, 32.5], [10, 32.5]]}
    yield "a grenade before a wall", launch("hand_grenade", 3, elite, near, piece=[behind])
    yield "a grenade near the edge", launch("hand_grenade", 4, elite, mark(at=(1.3, 28)))


# Close combat


def round_of(one: dict[str, Any], other: dict[str, Any], *others: dict[str, Any], rounds: int = 1, **more: Any) -> Make:
    """A round after the first, in which by option nobody has the die of the initiator."""
    ties = (
        [{"other": "Bo", "initiator": "Ada", "rounds": rounds}],
        [{"other": "Ada", "initiator": "Ada", "rounds": rounds}],
    )
    figures = [
        figure("Ada", "A", (60, 60), ties=ties[0], **one),
        figure("Bo", "B", (62.5, 60), ties=ties[1], **other),
        *others,
    ]
    options = {"initiator_die": "first_round", **more.pop("options", {})}
    return fight(figures, options=options)


def fights() -> Iterator[tuple[str, Make]]:
    """Rounds without and with weapons, armour, panic, machines, and the option that whoever routs dies."""
    yield "bare hands", round_of({}, {})
    yield "a veteran in panic", round_of({"quality": "veteran"}, {"reaction": "panicked"})
    yield "in combat armour", round_of({}, {"armour": "combat", "quality": "green"})
    yield "routs are deaths", round_of({}, {"armour": "vest"}, options={"rout_in_close_combat": "eliminated"})
    yield "leaders", round_of({"class": "gang_leader"}, {"armour": "primitive"})
    yield "a light machine", round_of({"quality": "elite"}, {"class": "light"})
    dark = {"class": "medium", "damages": ["critical power"]}
    yield "a machine without power", round_of({}, dark)
    yield "without power both", round_of({**dark, "damages": ["critical power", "minor software"]}, dark)
    routed = figure("Bo", "B", (62.5, 60), reaction="routed")
    yield "one who runs", fight([figure("Ada", "A", (60, 60)), routed])


# Falls


def falls() -> Iterator[tuple[str, Make]]:
    """From one, two and three storeys."""
    for height, card in product((4, 8, 13), ({}, {"class": "hero", "quality": "hero"}, {"class": "light"})):
        faller = figure("Ada", "A", (60, 60), **card)
        foretell = partial(_fall, height=height * 1000)
        data = {"figure": "Ada", "height": height}
        yield f"{height} cm, {card}", partial(Scene, "fall", data, [faller], foretell)


def _fall(battle: Battle, height: int) -> Forecast:
    return falling.fall_forecast(battle, battle.figure(0), height)


GROUPS = (single_shots, marks, bursts, machines, blasts, fights, falls)
SCENES = {f"{group.__name__}: {name}": make for group in GROUPS for name, make in group()}


@cache
def scene(name: str) -> Scene:
    """A scene, set up once."""
    return SCENES[name]()


# Against the rules


def test_there_are_more_than_a_hundred_scenes() -> None:
    assert len(SCENES) > 100


@pytest.mark.parametrize("name", SCENES)
def test_the_odds_agree_with_every_way_in_which_the_dice_can_fall(name: str) -> None:
    played, odds = scene(name).ends(), scene(name).odds()
    assert odds
    for unit, ends in odds.items():
        assert max(gaps(played[unit], dict(ends))) < 1e-12
    for unit in played.keys() - odds.keys():
        assert list(played[unit].values()) == [pytest.approx(1.0)], "nobody else suffers"


# Against many that are played


ATTACKS = 250


@pytest.mark.parametrize("name", CROWDED)
def test_played_attacks_agree_with_the_odds(name: str) -> None:
    assert misfit_of(name, play(name, 7, ATTACKS)) <= BOUND


def test_wrong_odds_are_noticed() -> None:
    found, chance = scene("single_shots: elite, point blank"), Seeded(7)
    odds = dict(found.odds()[1])
    wrong = dict(zip(odds, reversed(odds.values()), strict=True))
    played = Counter(found.outcome(found.play(chance))[1] for _ in range(ATTACKS))
    assert misfit(played, wrong) > BOUND


# Traits of weapons


SEEDS = (1, 2, 3)


def bearing(one: Scene, trait: str) -> Scene:
    """The same scene in which all weapons have a trait that they had not, and those that had it have it no longer."""

    def other(fighter: Fighter) -> Fighter:
        arms = tuple(replace(arm, traits=arm.traits ^ {trait}) for arm in fighter.weapons)
        return replace(fighter, weapons=arms)

    def party(group: Party) -> Party:
        return replace(group, fighters=tuple(map(other, group.fighters)))

    ours, theirs = (replace(force, groups=tuple(map(party, force.groups))) for force in one.setup.lists)
    return one.changed(replace(one.setup, lists=(ours, theirs)))


@cache
def played_before(name: str) -> list[list[Event]]:
    """What happens in a scene as it is written, with some dice."""
    return [list(scene(name).play(Seeded(seed), journal=True).journal) for seed in SEEDS]


def is_changed(name: str, other: Scene) -> bool:
    """Whether a scene goes otherwise than it was written, or is foretold otherwise."""
    played = [list(other.play(Seeded(seed), journal=True).journal) for seed in SEEDS]
    return other.forecast != scene(name).forecast or played != played_before(name)


@pytest.mark.parametrize("trait", TRAITS)
def test_every_trait_counts_in_some_scene_and_the_odds_know_it(trait: str) -> None:
    changed: dict[str, Scene] = {}
    for name in SCENES:
        group, other = name.partition(":")[0], bearing(scene(name), trait)
        if group not in changed and is_changed(name, other):
            changed[group] = other
    assert changed, "no scene shows what the trait does: write one in which it counts"
    for other in changed.values():
        played, odds = other.ends(), other.odds()
        assert odds
        for unit, ends in odds.items():
            assert max(gaps(played[unit], dict(ends))) < 1e-12, (trait, other.entry)


# Rolls of one figure


NOTHING: dict[str, Any] = {}
SHAKEN: dict[str, Any] = {"reaction": "panicked"}
TRAINED: dict[str, Any] = {"skills": ["tech", "medic"], "kits": ["tool_kit", "quality_medical_kit"]}
EQUIPPED: dict[str, Any] = {"kits": ["quality_tool_kit", "medical_kit"]}
DOORS = {"locked-door": 9, "locked-steel-door": 12}


def ada(**card: Any) -> dict[str, Any]:
    """Who rolls."""
    return figure("Ada", "A", (60, 60), **card)


def reactions() -> Iterator[tuple[str, Make]]:
    """Reaction tests by quality and state: alone, beside a friend, burning, in a fight."""
    friend, foe = figure("Bo", "A", (63.5, 60)), figure("Bo", "B", (62.5, 60), ties=["Ada"])
    for reaction, quality in product(("panicked", "routed"), ("green", "average", "veteran", "elite")):
        card = {"reaction": reaction, "quality": quality}
        yield f"{quality}, {reaction}", _rolled("test", forecast.reaction, ada(**card), friend)
    for role in ("leader", "second"):
        yield f"beside a {role}", _rolled("test", forecast.reaction, ada(**SHAKEN), {**friend, "role": role})
    yield "alone", _rolled("test", forecast.reaction, ada(**SHAKEN))
    yield "burning", _rolled("test", forecast.reaction, ada(burning=True, **SHAKEN))
    yield "engaged", _rolled("test", forecast.reaction, ada(ties=["Bo"], **SHAKEN), foe)
    dead = [figure(name, "A", (90, 60), place="lost") for name in ("Cy", "Di", "Ed")]
    for half in ("rounded_down", "exact"):
        options = {"half_strength": half}
        yield f"two of five, {half}", _rolled("test", forecast.reaction, ada(**SHAKEN), friend, *dead, options=options)


def attempts() -> Iterator[tuple[str, Make]]:
    """Technology, first aid, doors, and whoever burns."""
    for armour in ("", "combat"):
        yield (
            f"burning in {armour or 'a shirt'}",
            _rolled("burn", fire.burning_forecast, ada(burning=True, armour=armour)),
        )
    for card, difficulty in product((NOTHING, SHAKEN, TRAINED, EQUIPPED), (6, 8, 11)):
        foretell = partial(_technology, difficulty=difficulty)
        yield f"technology {difficulty}, {card}", _rolled("technology", foretell, ada(**card), difficulty=difficulty)
    for card in (SHAKEN, TRAINED):
        told, foretell = {"options": {"technology_fumble": "breaks"}}, partial(_technology, difficulty=4)
        yield f"fumbles, {card}", _rolled("technology", foretell, ada(**card), difficulty=4, **told)
    for card in (NOTHING, SHAKEN, TRAINED, EQUIPPED):
        hurt = figure("Bo", "A", (61, 60), place="casualty", fell=1)
        yield f"aid, {card}", _rolled("perform", _aid, ada(**card), hurt, key="aid:Bo")
    for door in DOORS:
        steel = [{"id": "door", "kind": door, "at": [60, 61.75], "size": [4, 1]}]
        yield f"a blow at a {door}", _rolled("perform", _blow, ada(), key="door:door:blow", piece=steel)
        far = [{"id": "door", "kind": door, "at": [60, 80], "size": [4, 1]}]
        fought: dict[str, Any] = {"options": {"breaking_doors": "as_in_combat"}}
        arms = ada(blades=["axe"], weapons=["pistol"])
        yield f"an axe at a {door}", _rolled("perform", _blow, arms, key="door:door:blow", piece=steel, **fought)
        seen = ada(facing=90, quality="veteran", weapons=["pistol"])
        fought["hits_from"] = 5
        yield f"afar at a {door}", _rolled("perform", _far_shot, seen, key="door:door:shot:0", piece=far, **fought)


def _rolled(chapter: str, foretell: Callable[..., Forecast], *figures: dict[str, Any], **more: Any) -> Make:
    data: dict[str, Any] = {"figure": "Ada", **{key: more.pop(key) for key in ("key", "difficulty") if key in more}}

    def foretold(battle: Battle) -> Forecast:
        return foretell(battle, battle.figure(0))

    return lambda: Scene(chapter, data, list(figures), foretold, **more)


def _technology(battle: Battle, who: Figure, difficulty: int) -> Forecast:
    return technology.technology_forecast(battle, who, lambda: difficulty)


def _aid(battle: Battle, who: Figure) -> Forecast:
    return first_aid.aid_forecast(battle, who, battle.figure(1))


def _blow(battle: Battle, who: Figure) -> Forecast:
    return doors.door_forecast(who, battle.setup.table.pieces[0], partial(doors.blow_at, battle, who))


def _far_shot(battle: Battle, who: Figure) -> Forecast:
    door, weapon = battle.setup.table.pieces[0], battle.card(who).weapons[0]
    return doors.door_forecast(who, door, partial(doors.shot_at, battle, who, door, weapon))


ROLLS = {f"{group.__name__}: {name}": make for group in (reactions, attempts) for name, make in group()}
READ: Mapping[type[Event], Callable[[Any], str]] = {
    ReactionRolled: lambda event: event.result,
    TechnologyRolled: lambda event: "succeeds" if event.success else "",
    EquipmentBroken: lambda event: "breaks",
    AidRolled: lambda event: "" if event.result == "nothing" else event.result,
    FireOut: lambda event: "extinguished",
    DoorStruck: lambda event: "broken" if event.broken else "",
    Eliminated: lambda event: "killed",
}
"""What each event says of the result of a roll; the last one counts."""


@pytest.mark.parametrize("name", ROLLS)
def test_rolls_agree_with_every_way_in_which_the_dice_can_fall(name: str) -> None:
    found = ROLLS[name]()
    played: Counter[str] = Counter()
    for game, share in found.every_game(journal=True):
        told = [READ[type(event)](event) for event in game.journal if type(event) in READ]
        played[told[-1] if told else ""] += share  # type: ignore[assignment]
    del played[""]
    assert max(gaps(played, found.forecast.results)) < 1e-12
    assert prospect_of("combatzone", found.forecast).states


# What the scenes show


def shown_in(scenes: Iterable[Make]) -> set[str]:
    """Everything that stands on the cards of these scenes, and the classes of cover on their tables."""
    found: set[str] = set()
    for made in (make().scene.setup for make in scenes):
        for card in made.cards:
            arms = {weapon.key for weapon in card.weapons} | ({GRENADE} if card.grenades else set())
            found |= {card.quality, card.kind, card.role, card.armour, *arms, *card.blades, *card.kits, *card.skills}
        found |= {cover_of(material_of(piece)) for piece in made.table.pieces}
    return found


def test_whatever_can_change_a_number_is_in_some_scene() -> None:
    shown = shown_in((*SCENES.values(), *ROLLS.values(), *CROWDED.values()))
    vocabularies = (Quality, Rank, Role, Armour, Blade, Kit, Skill)
    known = {*RULES, *COVER.values(), *(word for kind in vocabularies for word in get_args(kind))}
    assert known - shown == set()


# What is told


def test_totals_of_dice_are_exact() -> None:
    for dice in ("2D6", "2D8+1D6", "3D4"):
        ways = Counter(map(sum, product(*(range(1, sides + 1) for count, sides in parsed(dice) for _ in range(count)))))
        told = {total: chance for total, chance in enumerate(totals(parsed(dice))) if chance}
        assert told == pytest.approx({total: count / ways.total() for total, count in ways.items()})


def test_a_shot_tells_whether_it_hits_kills_and_panics() -> None:
    told = prospect_of("combatzone", scene("single_shots: pistol, short").forecast)
    chances = {state.text: state.probability for state in told.states}
    hits = 2 / 6
    assert chances == pytest.approx(
        {"odds-hit": hits, "odds-eliminated": hits * 21 / 36, "odds-panicked": hits * 12 / 36}
    )


def test_a_burst_tells_of_each_target() -> None:
    told = prospect_of("combatzone", scene("bursts: at ['Other', 'Mark', 'Other']").forecast)
    assert [tally.data["unit"] for tally in told.tallies] == [2]
    assert {state.data["unit"] for state in told.states} == {1, 2}
    assert [reason.data["target"] for reason in told.reasons if reason.text == "odds-at"] == [2, 1]


def test_a_machine_is_told_by_its_worst_damage() -> None:
    told = prospect_of("combatzone", scene("machines: autocannon at a medium one").forecast)
    chances = {state.text: state.probability for state in told.states}
    assert {"odds-eliminated", "odds-minor", "odds-major", "odds-critical", "odds-dark"} <= chances.keys()
    damaged = sum(chances[text] for text in ("odds-eliminated", "odds-minor", "odds-major", "odds-critical"))
    needed = sum(chance for total, chance in enumerate(totals(parsed("3D8"))) if total >= 10)
    assert damaged == pytest.approx(chances["odds-hit"] * needed)


@pytest.mark.parametrize("key", ["cover", "move"])
def test_whoever_may_interrupt_knows_what_may_come_of_it(key: str) -> None:
    bo = figure("Bo", "B", (60, 70), weapons=["assault_rifle"], watching=True)
    case = {"begin": "perform", "with": {"figure": "Ada", "key": key}, "figure": [ada(), bo]}
    game: Game[State] = STAGE.scene(case).play(Seeded(1))
    while game.question is not None and game.question.text != "interrupt":
        game.answer(game.question.seat, game.number, game.question.default)
    assert isinstance(game.question, Choose)
    spot, option = _spot(game), game.question.options[0]
    assert option.forecast is not None
    told = option.forecast()
    assert isinstance(told, forecast.Shots)
    assert told.volley.shots == 3, "all shots of a burst"
    assert _spot(game) == spot


def _spot(game: Game[State]) -> tuple[int, int]:
    return game.state.figures[0].x, game.state.figures[0].y


def test_the_choice_of_a_weapon_shows_what_each_would_do() -> None:
    fighters = [ada(blades=["axe", "dagger"]), figure("Bo", "B", (62.5, 60))]
    case = {"begin": "fight", "with": {"figure": "Ada", "target": "Bo"}, "figure": fighters}
    game: Game[State] = STAGE.scene(case).play(Seeded(1))
    assert isinstance(game.question, Choose)
    axe, dagger = (_kills(option) for option in game.question.options)
    assert axe > dagger


def _kills(option: Option) -> float:
    assert option.forecast is not None
    states = prospect_of("combatzone", option.forecast()).states
    return next(state.probability for state in states if state.text == "odds-eliminated")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("reactions: two of five, rounded_down", "reactions: two of five, exact"),
        (f"attempts: technology 6, {TRAINED}", f"attempts: fumbles, {TRAINED}"),
        ("attempts: a blow at a locked-door", "attempts: an axe at a locked-door"),
    ],
)
def test_the_odds_follow_the_options_of_the_readings(one: str, other: str) -> None:
    assert ROLLS[one]().forecast.results != ROLLS[other]().forecast.results
