"""The odds of Trauma, held to the rules: every die of small scenes rolled every way, and many played."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from typing import Any

import msgspec
import pytest

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Steps
from escarmouche.games.trauma.conformance.stage import TraumaScene
from escarmouche.games.trauma.odds import wins
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events.turn import InitiativeWon
from escarmouche.games.trauma.rules.forecast.trials import initiative_forecast, morale_forecast
from escarmouche.games.trauma.rules.ruleset import RULESET
from escarmouche.games.trauma.rules.state import State
from escarmouche.games.trauma.rules.turn.initiative import initiative as roll_for_it
from escarmouche.odds import prospect_of
from tests.odds.scenes import gaps
from tests.odds.trauma_scenes import Scene, gun, squad, standing
from tests.played import BOUND, misfit

WALL = [{"id": "wall", "traits": ["blocking"], "height": 1.5, "outline": [[10, 37], [50, 37], [50, 37.5], [10, 37.5]]}]
MEDIC = {"role": "specialist", "skills": ["heal"]}
AROUND_TANK = [[45.818, 54.645], [44.29, 52.542], [43.75, 50], [44.29, 47.458], [45.818, 45.355]]
AROUND_WALKER = [[47.064, 54.352], [45.365, 52.465], [44.75, 50], [45.365, 47.535], [47.064, 45.648]]
Make = Callable[[], Scene]


def fire(shooter: dict[str, Any], target: dict[str, Any], *others: dict[str, Any], **more: Any) -> Make:
    """The first unit fires its first weapon at the second."""
    key = more.pop("key", "0:1")
    return lambda: Scene([shooter, target, *others], "fire", key, **more)


def melee(fighter: dict[str, Any], other: dict[str, Any], key: str, **more: Any) -> Make:
    """The first unit does something to the second in close combat."""
    return lambda: Scene([fighter, other], "fight", key, **more)


def gunners(size: int, *weapons: Any, at: tuple[float, float] = (20, 20), **card: Any) -> dict[str, Any]:
    """Those who fire."""
    return squad("Guns", "A", at, size, weapons=list(weapons), **card)


def targets(size: int, at: tuple[float, float] = (20, 40), **card: Any) -> dict[str, Any]:
    """Those who are fired at."""
    return squad("Targets", "B", at, size, **card)


# Scenes


def rifles() -> Iterator[tuple[str, Make]]:
    """Direct fire at infantry, by Force, numbers and distance, and with a supported fire."""
    for size, force, far in product((1, 2), (1, 2, 3, 5), (40, 75)):
        yield f"{size} of Force {force} to {far}", fire(gunners(size, gun(2, force)), targets(3, (20, far)))
    for rate, precision in product((1, 3), (0, 1, 9)):
        yield f"Rate {rate}, Precision {precision}", fire(gunners(1, gun(rate, 3, precision)), targets(2))
    for force in (2, 4, 6):
        acting = {"supported": True}
        yield f"supported, Force {force}", fire(gunners(1, gun(2, force)), targets(3, armour=4), acting=acting)


def cover() -> Iterator[tuple[str, Make]]:
    """Behind a wall, with and without the order."""
    for rate, force in product((2, 3), (1, 2, 5)):
        yield f"wall, {rate} × {force}", fire(gunners(1, gun(rate, force, 3)), targets(2), piece=WALL)
        hiding = targets(2, orders=["take-cover"])
        yield f"wall and order, {rate} × {force}", fire(gunners(1, gun(rate, force, 3)), hiding, piece=WALL)
    yield "order in the open", fire(gunners(1, gun(2)), targets(2, orders=["take-cover"]))


def losses() -> Iterator[tuple[str, Make]]:
    """Who falls matters: officers, medics, the best Morale, mixed Armour, those who lie down."""
    for place, force in product((1, 2, 3), (2, 5)):
        yield f"medic {place}, Force {force}", fire(gunners(1, gun(3, force)), targets(3, kits={str(place): MEDIC}))
    for place in (1, 3):
        yield f"brave {place}", fire(gunners(1, gun(3)), targets(3, kits={str(place): {"morale": 4}}))
        yield f"armoured {place}", fire(gunners(1, gun(3)), targets(3, kits={str(place): {"armour": 4}}))
        yield f"officer {place}", fire(gunners(2, gun(1, 5)), targets(3, officer=place))
    yield "medical armour", fire(gunners(1, gun(3, 5)), targets(3, skills=["medical_armour"]))
    yield "armour and medic", fire(gunners(1, gun(2, 5)), targets(3, skills=["medical_armour"], kits={"3": MEDIC}))
    yield "some lie down", fire(gunners(1, gun(3)), targets(3, down=[3]))
    yield "disorganised already", fire(gunners(1, gun(3)), targets(3, disorganised=True))
    yield "tested already", fire(gunners(1, gun(3)), targets(3), acting={"tested": ["Targets"]})


def strays() -> Iterator[tuple[str, Make]]:
    """Somebody stands in the corridor."""
    friend = squad("Friends", "A", (20, 30), 1)
    enemy = standing("Others", "B", [[35, 48], [21, 34], [22, 36]])
    for force in (2, 5):
        yield f"friend, Force {force}", fire(gunners(1, gun(3, force)), targets(2), friend, key="0:2")
        yield f"enemies, Force {force}", fire(gunners(1, gun(4, force)), targets(2), enemy)
    skiff = squad("Skiff", "B", (24, 32), 1, like="grav skiff")
    yield "a skiff", fire(gunners(1, gun(2, 5, 6)), targets(2), skiff)
    yield "friend and enemies", fire(gunners(1, gun(4)), targets(1), friend, enemy, key="0:2")


def snipers() -> Iterator[tuple[str, Make]]:
    """The second score of a sniper's weapon, and a sniper who stands apart."""
    for force in (1, 4):
        rifle = gun(2, force, 3, steady=6, skills=["sniper"])
        yield f"aimed, Force {force}", fire(gunners(1, rifle), targets(3, kits={"1": {"armour": 3}}), key="0+:1")
        yield f"not aimed, Force {force}", fire(gunners(1, rifle), targets(2))
    apart: dict[str, Any] = {"apart": 3, "skills": ["skirmishers"], "kits": {"3": {"role": "sniper"}}}
    yield (
        "past a sniper apart",
        fire(gunners(1, gun(3)), standing("Targets", "B", [[20, 45], [23, 60], [21.5, 52]], **apart)),
    )


def indirect() -> Iterator[tuple[str, Make]]:
    """Grenades: the spread, the blast, heads down."""
    thrower = gun(1, 2, 3, area=3)
    for size, force in product((2, 4), (1, 2, 5)):
        yield f"{size} under Force {force}", fire(gunners(1, {**thrower, "force": force}), targets(size))
    yield "two throwers", fire(gunners(2, gun(1, 2, 3, area=2)), targets(3))
    yield "heads down", fire(gunners(1, thrower), targets(3, orders=["heads-down"]))
    yield "on the ground", fire(gunners(1, thrower), targets(3, down=[1, 2]))
    yield "one lies there", fire(gunners(1, thrower), targets(4, down=[1]))
    yield "a medic among them", fire(gunners(1, gun(1, 5, 4, area=3)), targets(4, kits={"4": MEDIC}))
    yield "two units", fire(gunners(1, gun(1, 2, 4, area=4)), targets(2), squad("Others", "B", (21, 43), 2))
    yield (
        "a unit and a friend",
        fire(gunners(1, gun(1, 2, 4, area=3)), targets(2), squad("Friends", "A", (20, 44), 2), key="0:2"),
    )
    yield "supported", fire(gunners(1, gun(2, 2, 4, area=2)), targets(3), acting={"supported": True})
    yield (
        "in an uneven line",
        fire(gunners(2, gun(1, 2, 3, area=2)), standing("Targets", "B", [[20, 48], [21, 44], [22, 41], [26, 45]])),
    )


def vehicles() -> Iterator[tuple[str, Make]]:
    """Damage box by box, with incidents and explosions."""
    for like, damage, force in product(("battle tank", "grav skiff"), (1, 2, 3), (4, 6)):
        cannon = gun(2, force, 7, damage=damage)
        yield f"{like}, {damage} by Force {force}", fire(gunners(1, cannon), targets(1, (20, 60), like=like))
    cannon = gun(2, 7, 7, damage=3)
    yield "resistance", fire(gunners(1, cannon), targets(1, (20, 60), like="battle tank", skills=["resistance"]))
    yield "damaged", fire(gunners(1, cannon), targets(1, (20, 60), like="battle tank", ticks=[5]))
    yield "immobile", fire(gunners(1, cannon), targets(1, (20, 60), like="battle tank", immobile=[True]))
    yield "all incidents", fire(gunners(1, gun(1, 9, 7, damage=4)), targets(1, (20, 60), like="militia", **GRIEVOUS))
    two = {**targets(2, (20, 60), like="grav skiff"), "step": [7, 0]}
    yield "two skiffs", fire(gunners(1, gun(3, 5, 7)), two)
    yield "locked on", fire(gunners(2, gun(1, 8, 7, damage=2, skills=["lock_on"])), two)
    yield "a shell", fire(gunners(1, gun(1, 8, 7, damage=2, area=2)), two)
    yield (
        "a shell among marines",
        fire(
            gunners(1, gun(1, 6, 7, damage=2, area=3)),
            targets(1, (20, 60), like="grav skiff"),
            squad("M", "B", (25, 60), 2),
        ),
    )


GRIEVOUS = {"rank": "recon", "drive": "wheeled", "structure": "IIIX"}


def close_combat() -> Iterator[tuple[str, Make]]:
    """Blows, warriors, claws, and charges of demolition men."""
    for size, force in product((1, 3), (1, 2, 5)):
        blade = {"name": "blade", "rate": 2 if size == 1 else 1, "force": force}
        yield f"{size} of Force {force}", melee(gunners(size, blade), targets(3, (20, 24)), "0:1")
    blade = {"name": "blade", "rate": 1, "force": 3}
    yield "a warrior", melee(gunners(2, blade, kits={"1": {"skills": ["warrior"]}}), targets(2, (20, 24)), "0:1")
    yield "warriors", melee(gunners(2, blade, skills=["warrior"]), targets(2, (20, 24), kits={"2": MEDIC}), "0:1")
    yield "an officer", melee(gunners(3, blade), targets(3, (20, 24), officer=1), "0:1")
    claw = {"name": "claw", "rate": 2, "force": 6, "damage": 2}
    yield "a claw", melee(gunners(1, claw, at=(43.75, 50)), squad("Tank", "B", (50, 50), like="battle tank"), "0:1")
    charge = gunners(1, blade, kits={"1": {"skills": ["demolition"]}})
    yield "a charge", melee(charge, targets(3, (20, 24), kits={"2": MEDIC}), "demolition:0:1")
    yield "a charge at an officer", melee(charge, targets(3, (20, 24), officer=1), "demolition:0:1")
    tank = squad("Tank", "B", (26.9, 20), like="battle tank", ticks=[2])
    yield "a charge at a tank", melee(charge, tank, "demolition:0:1")


def assaults() -> Iterator[tuple[str, Make]]:
    """Suicide assaults by the kind of armour."""
    for like, spots in (("battle tank", AROUND_TANK), ("scout walker", AROUND_WALKER), ("grav skiff", AROUND_WALKER)):
        for size in (1, 2, 3):
            runners = standing("Runners", "A", spots[1 : size + 1])
            yield f"{size} at a {like}", melee(runners, squad("Prey", "B", (50, 50), like=like), "assault:1")
    runners = standing("Runners", "A", [*AROUND_TANK[1:3], [40, 50]], officer=1, kits={"3": MEDIC})
    yield "with a medic", melee(runners, squad("Prey", "B", (50, 50), like="battle tank", ticks=[1]), "assault:1")
    pair = standing("Prey", "B", [[50, 50], [50, 57]], "scout walker")
    both = standing("Runners", "A", [[45.5, 53.5], [45.2, 48.5]])
    yield "at two walkers", melee(both, pair, "assault:1")


def overruns() -> Iterator[tuple[str, Make]]:
    """Armour runs over infantry."""
    for size in (2, 4):
        tank = squad("Tank", "A", (37.5, 32.907), like="battle tank")
        for kits in ({}, {str(size): MEDIC}, {"1": MEDIC}):
            rows = [[36, 40], [39, 40], [36, 45], [39, 45]][:size]
            under = standing("Under", "B", rows, kits=kits)
            yield (
                f"{size}, medics {list(kits)}",
                partial(Scene, [tank, under], "cross", "overrun:1"),
            )


GROUPS = (rifles, cover, losses, strays, snipers, indirect, vehicles, close_combat, assaults, overruns)
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


PLAYED = (
    "cover: wall and order, 3 × 2",
    "strays: friend and enemies",
    "indirect: two units",
    "vehicles: battle tank, 3 by Force 6",
    "close_combat: warriors",
    "assaults: with a medic",
)


@pytest.mark.parametrize("name", PLAYED)
def test_played_attacks_agree_with_the_odds(name: str) -> None:
    chance, (unit, ends) = Seeded(7), next(iter(scene(name).odds().items()))
    played = Counter(scene(name).outcome(scene(name).play(chance))[unit] for _ in range(150))
    assert misfit(played, dict(ends)) <= BOUND


def test_wrong_odds_are_noticed() -> None:
    name, chance = "rifles: 2 of Force 3 to 40", Seeded(7)
    ends = dict(scene(name).odds()[1])
    wrong = dict(zip(ends, reversed(ends.values()), strict=True))
    played = Counter(scene(name).outcome(scene(name).play(chance))[1] for _ in range(150))
    assert misfit(played, wrong) > BOUND


# Tests of both sides


def _nothing(game: Game[State]) -> Steps[None]:
    yield from ()


def battle_with(chance: Seeded, *, command: tuple[int, int] = (3, 2)) -> Battle:
    """Two generals with these values of Command, and nothing to bid."""
    units = [squad(name, name, at, officer=1, kits={"1": {"command": value}})
             for name, at, value in (("A", (20, 20), command[0]), ("B", (20, 60), command[1]))]  # fmt: skip
    case = {"begin": "morale", "with": {"unit": "A"}, "unit": units, "command": {"A": 0, "B": 0}}
    found = TraumaScene({**case, "general": {"A": "A", "B": "B"}})
    game: Game[State] = Game(RULESET, found.setup, chance, state=found.state(), entry=_nothing)
    return Battle(game)


@pytest.mark.parametrize("dice", list(product(range(4), repeat=2))[1:])
def test_the_initiative_agrees_with_every_way_in_which_the_dice_can_fall(dice: tuple[int, int]) -> None:
    shares = {0: 0, 1: 0, -1: 0}
    for faces in product(range(1, 7), repeat=sum(dice)):
        first, second = (sum(die in (1, 6) for die in part) for part in (faces[: dice[0]], faces[dice[0] :]))
        shares[_ahead((first, dice[0]), (second, dice[1]))] += 1
    assert wins(*dice, 1 / 3) == pytest.approx(shares[0] / (shares[0] + shares[1]), abs=1e-12)


def _ahead(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Who has more Ups, or else more dice; -1 if both roll again."""
    return -1 if one == other else int(one < other)


def test_the_initiative_is_won_as_often_as_foretold() -> None:
    chance, won = Seeded(5), Counter[int]()
    for _ in range(200):
        battle = battle_with(chance)
        next(iter(roll_for_it(battle)))
        won[next(event.seat for event in battle.game.journal if isinstance(event, InitiativeWon))] += 1
    told = prospect_of("trauma", initiative_forecast(0, 3, 2)).states
    assert misfit(won, {state.data["seat"]: state.probability for state in told}) <= BOUND


def test_a_morale_test_is_failed_without_an_up() -> None:
    battle = battle_with(Seeded(0))
    passes, fails = prospect_of("trauma", morale_forecast(battle, battle.unit(0))).states
    assert (passes.text, fails.text) == ("odds-passes", "odds-disorganised")
    assert fails.probability == pytest.approx((4 / 6) ** 2, abs=1e-12)


# What is told


def told(name: str) -> dict[str, float]:
    """The numbers on average and the states of a scene, by their names."""
    prospect = prospect_of("trauma", scene(name).forecast)
    numbers = {f"{tally.text} {tally.data.get('unit', '')}".strip(): tally.mean for tally in prospect.tallies}
    return numbers | {f"{state.text} {state.data['unit']}": state.probability for state in prospect.states}


def test_a_salvo_tells_precision_cover_wounds_and_losses() -> None:
    found = told("cover: wall, 3 × 2")
    assert found["odds-hits"] == pytest.approx(3 * 4 / 6)
    assert found["odds-through 1"] == pytest.approx(3 * 4 / 6 * 4 / 6)
    assert found["odds-wounds 1"] == pytest.approx(3 * 4 / 6 * 4 / 6 * 4 / 6)
    assert 0 < found["odds-destroyed 1"] < found["odds-models-lost 1"] < found["odds-wounds 1"]


def test_a_vehicle_has_boxes_incidents_and_propulsion() -> None:
    found = told("vehicles: battle tank, 2 by Force 6")
    assert found["odds-boxes 1"] > found["odds-incidents 1"] > found["odds-immobile 1"] > 0


def test_an_assault_tells_what_it_costs() -> None:
    found = told("assaults: 3 at a battle tank")
    assert found["odds-hits"] == 3
    assert found["odds-models-lost 0"] == pytest.approx(1.0)


def test_strays_are_told_after_the_target() -> None:
    units = [tally.data.get("unit") for tally in prospect_of("trauma", scene("strays: a skiff").forecast).tallies]
    assert list(dict.fromkeys(units)) == [None, 1, 2]


@pytest.mark.parametrize("name", [next(name for name in SCENES if name.startswith(group.__name__)) for group in GROUPS])
def test_a_forecast_can_be_sent(name: str) -> None:
    forecast = scene(name).forecast
    assert msgspec.json.decode(msgspec.json.encode(forecast))["mechanic"] == forecast.mechanic
