"""How fast exact odds are, beside general dice libraries that are asked the same question.

The question: five riflemen, one of them with a special weapon as well, shoot at five models in cover. How many fall?
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from bench.figures import Figure
from bench.firefight import microseconds

from escarmouche.core.chance import Seeded
from escarmouche.core.game import Game
from escarmouche.games.firefight import forecast
from escarmouche.games.firefight.cases import STAGE
from escarmouche.games.firefight.fight import Fight
from escarmouche.games.firefight.outlook import Brunt
from escarmouche.games.firefight.ruleset import RULESET
from escarmouche.odds.firefight import fate

MODELS = 5
NEEDED = 4
COVER = 1
SIX = 6
OUT = 6
SHARPER = 4
RIFLES, SPECIAL = 5, 3
"""Attacks: one of each rifle, three of the special weapon, which is Rending."""
AGREED = 1e-9
Odds = dict[int, float]


@cache
def attack() -> Fight:
    """The table with both units on it."""
    shooters = {
        "name": "a", "side": "A", "at": [10, 10], "size": MODELS, "step": [1.5, 0],
        "weapons": [
            {"name": "rifle", "count": MODELS, "range": 24, "attacks": 1},
            {"name": "special", "count": 1, "range": 24, "attacks": SPECIAL, "rules": ["Rending"]},
        ],
    }  # fmt: skip
    covered = {"name": "b", "side": "B", "at": [10, 18], "size": MODELS, "step": [1.5, 0]}
    hedge = {"id": "hedge", "kind": "barricade", "at": [14, 16], "size": [24, 0.5]}
    scene = STAGE.scene({"begin": "shooting", "unit": [shooters, covered], "piece": [hedge]})
    game = Game(RULESET, scene.setup, Seeded(0), state=scene.state(), entry=_nothing)
    return Fight(game)


def _nothing(game: Game[Any]) -> Iterator[Any]:
    yield from ()


def collect() -> Brunt:
    """Everything the rules would use, measured and looked up."""
    fight = attack()
    fight.changed()
    shooters, covered = fight.state.units
    (brunt,) = forecast.shooting(fight, shooters, {0: covered, 1: covered}).data["brunts"]
    assert isinstance(brunt, Brunt)
    return brunt


def ours(brunt: Brunt) -> Odds:
    """Our odds, with nothing remembered from before."""
    found: Odds = {}
    for end, chance in fate.__wrapped__(brunt.volleys, brunt.target):
        lost = MODELS - end.left
        found[lost] = found.get(lost, 0.0) + chance
    return found


# The same with general libraries


def wounds(hit: int, defence: int, sharper: int = 0) -> int:
    """The wound of one rifle shot, or of one of the special weapon."""
    if hit < NEEDED:
        return 0
    modified = defence + COVER - (sharper if hit == SIX else 0)
    return int(defence != SIX and (defence == 1 or modified < NEEDED))


def fallen(wounds: int, effect: int) -> int:
    """The models that fall: the last one only if its wound effect says so."""
    if wounds < MODELS:
        return wounds
    return MODELS if effect + wounds - (MODELS - 1) >= OUT else MODELS - 1


def icepool_odds() -> Odds:
    """The question put to icepool."""
    import icepool

    d6 = icepool.d6
    rifle = icepool.map(wounds, d6, d6)
    special = icepool.map(lambda hit, defence: wounds(hit, defence, SHARPER), d6, d6)
    found = icepool.map(fallen, RIFLES @ rifle + SPECIAL @ special, d6)
    return {int(lost): float(found.probability(lost)) for lost in found.outcomes()}


def dyce_odds() -> Odds:
    """The question put to dyce."""
    from dyce import H

    d6 = H(SIX)
    rifle = d6.apply(wounds, d6)
    special = d6.apply(lambda hit, defence: wounds(hit, defence, SHARPER), d6)
    found = (RIFLES @ rifle + SPECIAL @ special).apply(fallen, d6)
    return {int(lost): count / found.total for lost, count in found.items()}


OTHERS: Mapping[str, Callable[[], Odds]] = {"icepool": icepool_odds, "dyce": dyce_odds}


def measure() -> list[Figure]:
    """Our time beside theirs; all answers must be the same."""
    brunt = collect()
    answer = ours(brunt)
    own = microseconds(lambda: ours(brunt), 50)
    found = [
        Figure("odds of a typical attack, nothing remembered", own, "µs", 200, less_is_better=True),
        Figure("the same, remembered", microseconds(lambda: fate(brunt.volleys, brunt.target), 200), "µs"),
        Figure("collecting its forecast from the table", microseconds(collect, 10), "µs"),
    ]
    for name, ask in OTHERS.items():
        try:
            other = ask()
        except ImportError as error:
            print(f"{name}: left out, because a package is missing ({error}); `make bench` installs it.")
            continue
        if any(abs(other.get(lost, 0.0) - answer.get(lost, 0.0)) > AGREED for lost in range(MODELS + 1)):
            raise AssertionError(f"{name} gives other odds: {other}, not {answer}")
        theirs = microseconds(ask, 10)
        found += [Figure(f"the same question put to {name}", theirs, "µs"),
                  Figure(f"  our speed to one of {name}", theirs / own, "×")]  # fmt: skip
    return found
