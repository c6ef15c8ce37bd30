"""Attacks of Combat Zone with many dice, played by the real rules with seeded dice, beside their exact odds.

Run as `python -m tests.played_combatzone [--attacks N] [--processes N] [--seed N]`; how they are compared is told in
`tests.played_odds`.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache

from escarmouche.engine.chance import Seeded
from escarmouche.games.combatzone.odds import Fate
from tests.odds.combatzone_scenes import Make, Scene, fight, figure, launch, machine, mark, shoot
from tests.played import Trial, main, misfit

Outcome = tuple[Fate, ...]
HERO = {"class": "hero", "quality": "hero"}
BRAWL = [
    figure("Ada", "A", (60, 60), quality="veteran", blades=["sword"]),
    figure("Cy", "A", (65, 60), quality="elite", weapons=["pistol"], blades=["dagger"]),
    figure("Bo", "B", (62.5, 60), armour="vest", weapons=["heavy_pistol"], **{"class": "gang_leader"}),
    figure("Dee", "B", (57.5, 60), blades=["club"]),
    figure("Eve", "A", (62.5, 62.5), reaction="panicked"),
]


def scenes() -> Iterator[tuple[str, Make]]:
    """What has too many dice to roll them every way: long bursts, blasts among many, whole fights."""
    yield "a grenade at one's own feet", launch("hand_grenade", 4, {}, mark(at=(20, 23)), mark("Other", (21, 27)))
    yield (
        "a grenade at a machine",
        launch("hand_grenade", 5, {}, machine("light", at=[20, 30]), mark("Other", (23, 31))),
    )
    yield "five shots at a machine", shoot("machine_gun", 5, {}, machine("light"), how="burst", allotted=["Mark"] * 5)
    for reading in ("die_many", "roll_many", "die_few"):
        yield f"three against two, {reading}", fight(BRAWL, options={"extra_opponent": reading})
    yield "blades", fight([figure("Ada", "A", (60, 60), blades=["axe", "dagger"]), BRAWL[2]])
    heavy = figure("Bo", "B", (63.25, 60), **{"class": "heavy"})
    yield "a hero and a heavy machine", fight([figure("Ada", "A", (60, 60), **HERO, blades=["sword"]), heavy])
    two = mark(watching=True), mark("Other", (30, 40), reaction="panicked")
    yield (
        "a burst over two",
        shoot("machine_pistol", 5, {}, *two, how="burst", allotted=["Mark", "Mark", "Other", "Mark"]),
    )


SCENES = dict(scenes())


@cache
def scene(name: str) -> Scene:
    """A scene, set up once."""
    return SCENES[name]()


def play(name: str, seed: int, attacks: int) -> Counter[Outcome]:
    """So many attacks of a scene: how often each outcome came about for those who may suffer."""
    found, chance = scene(name), Seeded(seed)
    ends = (found.outcome(found.play(chance)) for _ in range(attacks))
    return Counter(tuple(end[unit] for unit in found.odds()) for end in ends)


def misfit_of(name: str, played: Counter[Outcome]) -> float:
    """How far what became of anybody in a scene lies from the odds at most, in standard deviations."""
    return max(misfit(of_one(played, place), dict(odds)) for place, odds in enumerate(scene(name).odds().values()))


def of_one(played: Counter[Outcome], place: int) -> Counter[Fate]:
    """How often each fate came upon one of them."""
    found: Counter[Fate] = Counter()
    for ends, count in played.items():
        found[ends[place]] += count
    return found


TRIAL = Trial("attacks", SCENES, play, misfit_of, usual=200_000, at_once=1000)

if __name__ == "__main__":
    sys.exit(main(TRIAL, __doc__ or ""))
