"""How fast exact odds are, beside general dice libraries that are asked the same question.

The question for Firefight: five riflemen, one of them with a special weapon as well, shoot at five models in cover. How
many fall? For Collision: a confrontation of three columns, both sides with best orders and splits. How many hits? Best
play is more than a library of dice can be asked; beside icepool stands the plain question without modifiers, where all
orders are equally good, and without the columns that a Success generates. For Combat Zone: a machine gun fires a burst
at a leader, a fighter in cover and a machine. Who is eliminated, who panics, how badly is the machine damaged?
"""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache, partial
from itertools import permutations
from statistics import mean
from typing import Any

from bench.figures import Figure, left_out, microseconds, timed

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.ids import ModelId
from escarmouche.engine.questions import Forecast, Steps
from escarmouche.games.collision.odds import endings, with_hand
from escarmouche.games.collision.rules.cards.deck import full_deck
from escarmouche.games.collision.rules.forecast.forecasts import KINDS, Body, Bout, bout_of
from escarmouche.games.collision.rules.forecast.known_cards import Known, Pool, clash_of, less
from escarmouche.games.combatzone.conformance.stage import STAGE as ZONE
from escarmouche.games.combatzone.odds import totals
from escarmouche.games.combatzone.odds import wounds as suffering
from escarmouche.games.combatzone.rules import forecast as zone_forecast
from escarmouche.games.combatzone.rules.battle import Battle as ZoneBattle
from escarmouche.games.combatzone.rules.ruleset import RULESET as COMBATZONE
from escarmouche.games.firefight.conformance.stage import STAGE
from escarmouche.games.firefight.odds import fate
from escarmouche.games.firefight.rules import forecast
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.forecast.records import Brunt
from escarmouche.games.firefight.rules.ruleset import RULESET
from escarmouche.odds import prospect_of
from escarmouche.odds.prospect import Prospect

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
def attack() -> Battle:
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
    return Battle(game)


def _nothing(game: Game[Any]) -> Steps[None]:
    yield from ()


def collect() -> Brunt:
    """Everything the rules would use, measured and looked up."""
    battle = attack()
    battle.changed()
    shooters, covered = battle.state.units
    (brunt,) = forecast.shooting(battle, shooters, {0: covered, 1: covered}).brunts
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


# Collision


SPLITS = ((0, 0), (1, 0), (3, 1), (3, -2), (-2, 1), (2, 2))
"""Totals of the attacker and the defender."""
COLUMNS = 3


@cache
def deck() -> Pool:
    """All cards of a player."""
    return tuple(sorted(full_deck()))


def bout(totals: tuple[int, int], hand: Pool = ("1", "5", "F"), *, chains: bool = True) -> Bout:
    """A confrontation of a player with some cards in hand, in the first turn, with a target in armour."""
    known = Known(less(deck(), hand), hand, deck())
    clash = clash_of(known, COLUMNS, totals, attacks=True)
    return bout_of(clash, Body(ModelId(0), 2, ("6", "7", "8", "S")), chains=chains)


def hits_of(question: Bout) -> Odds:
    """Our odds, with nothing remembered of these cards."""
    found: Odds = {}
    for ending, chance in endings.__wrapped__(question).items():
        found[ending.hits] = found.get(ending.hits, 0.0) + chance
    return found


def columns_in_icepool() -> Odds:
    """The plain question put to icepool: cards of both decks side by side, as they come."""
    import icepool

    mine, theirs = (icepool.Deck(dict(Counter(KINDS.index(card) for card in pool))).deal(COLUMNS)
                    for pool in (less(deck(), ("1", "5", "F")), deck()))  # fmt: skip
    order = icepool.Die(list(permutations(range(COLUMNS))))
    found = icepool.map(_struck, mine, theirs, order)
    return {int(hits): float(found.probability(hits)) for hits in found.outcomes()}


def _struck(mine: tuple[int, ...], theirs: tuple[int, ...], order: tuple[int, ...]) -> int:
    return sum(_plain()[mine[column]][theirs[place]] for column, place in enumerate(order))


@cache
def _plain() -> tuple[tuple[bool, ...], ...]:
    return bout((0, 0)).plain


def confrontations() -> list[Figure]:
    """What a confrontation costs, with every split and with a hand, on average over several totals."""
    own = mean(microseconds(partial(hits_of, bout(totals)), 3) for totals in SPLITS) / 1000
    hands = mean(microseconds(partial(with_hand.__wrapped__, bout(totals, ("2", "6", "S"))), 1) for totals in SPLITS)
    found = [
        Figure("odds of three columns", own, "ms", 1.5, less_is_better=True, aim=1, before=2.2),
        Figure("odds of three columns with the best use of a hand of three", hands / 1000, "ms"),
    ]
    question = bout((0, 0), chains=False)
    plain, answer = microseconds(partial(hits_of, question), 3), hits_of(question)
    try:
        other, seconds = columns_in_icepool(), timed(columns_in_icepool)
    except ImportError as error:
        left_out("icepool", error)
        return found
    if any(abs(other.get(hits, 0.0) - answer.get(hits, 0.0)) > AGREED for hits in range(COLUMNS + 1)):
        raise AssertionError(f"icepool gives other odds: {other}, not {answer}")
    return [*found, Figure("odds of three plain columns by icepool", seconds * 1000, "ms"),
            Figure("odds of three plain columns, our speed to one of icepool", seconds * 1e6 / plain, "×")]  # fmt: skip


# Combat Zone


ALLOTTED = {1: 2, 2: 1, 3: 2}
"""How many shots of the burst are at whom."""
REMEMBERING = (suffering.wounded, suffering.effects, suffering.levels, totals.totals)


@cache
def street() -> ZoneBattle:
    """The table with the gunner and the three enemies on it."""
    enemies = [
        {"name": "leader", "side": "B", "role": "leader", "at": [50, 45]},
        {"name": "fighter", "side": "B", "armour": "vest", "covered": True, "at": [60, 50]},
        {"name": "machine", "side": "B", "class": "medium", "weapons": ["machine_gun"], "at": [70, 45]},
    ]
    gunner = {"name": "gunner", "weapons": ["machine_gun"], "at": [60, 30]}
    scene = ZONE.scene({"begin": "actions", "figure": [gunner, *enemies]})
    return ZoneBattle(Game(COMBATZONE, scene.setup, Seeded(0), state=scene.state(), entry=_nothing))


def burst() -> Forecast:
    """Everything the rules would use for the burst, measured and looked up."""
    gunner = street().figure(0)
    return zone_forecast.burst(street(), gunner, street().weapons(gunner)[0][1], "burst", ALLOTTED)


def afresh(forecast: Forecast) -> Prospect:
    """The odds of the burst, with nothing remembered."""
    for remembering in REMEMBERING:
        remembering.cache_clear()
    return prospect_of("combatzone", forecast)


def bursts() -> list[Figure]:
    """What the odds of a burst over three targets cost."""
    asked = burst()
    return [
        Figure("odds of a burst over three targets", microseconds(partial(afresh, asked), 20), "µs"),
        Figure(
            "odds of a burst over three targets, remembered",
            microseconds(partial(prospect_of, "combatzone", asked), 100),
            "µs",
        ),
        Figure("odds of a burst over three targets: collecting its forecast", microseconds(burst, 20), "µs"),
    ]


def measure() -> list[Figure]:
    """What the odds of each game cost."""
    return [*attacks(), *confrontations(), *bursts()]


def attacks() -> list[Figure]:
    """Our time for an attack in Firefight beside theirs; all answers must be the same."""
    brunt = collect()
    answer = ours(brunt)
    own = microseconds(lambda: ours(brunt), 50)
    found = [
        Figure("odds of a typical attack", own, "µs", 60, less_is_better=True, aim=30, before=90),
        Figure(
            "odds of a typical attack, remembered", microseconds(lambda: fate(brunt.volleys, brunt.target), 200), "µs"
        ),
        Figure("odds of a typical attack: collecting its forecast", microseconds(collect, 10), "µs"),
    ]
    for name, ask in OTHERS.items():
        try:
            other = ask()
        except ImportError as error:
            left_out(name, error)
            continue
        if any(abs(other.get(lost, 0.0) - answer.get(lost, 0.0)) > AGREED for lost in range(MODELS + 1)):
            raise AssertionError(f"{name} gives other odds: {other}, not {answer}")
        theirs = microseconds(ask, 10)
        found += [Figure(f"odds of a typical attack by {name}", theirs, "µs"),
                  Figure(f"odds of a typical attack, our speed to one of {name}", theirs / own, "×")]  # fmt: skip
    return found
