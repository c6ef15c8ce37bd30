"""Small scenes of Combat Zone, played by the real rules: with every die there is, or with seeded dice."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from functools import cached_property, lru_cache
from itertools import product
from math import prod
from typing import Any

import msgspec

from escarmouche.engine.chance import Chance, Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Forecast
from escarmouche.engine.rulebook import RuleId, listening
from escarmouche.games.combatzone.conformance.stage import CombatZoneScene
from escarmouche.games.combatzone.odds import Fate, Fates, blast_fates, fought, volley_fates
from escarmouche.games.combatzone.odds.wounds import wounded
from escarmouche.games.combatzone.rules import forecast
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.close_combat import melee
from escarmouche.games.combatzone.rules.ruleset import RULESET
from escarmouche.games.combatzone.rules.shooting import areas
from escarmouche.games.combatzone.rules.shooting.weapons import GRENADE, printed
from escarmouche.games.combatzone.rules.state import CombatZoneSetup, Figure, State
from escarmouche.odds import prospect_of

Faces = tuple[tuple[tuple[int, ...], int], ...]
"""What is shown of a roll, each with the number of ways that it stands for."""
LUMPED: Mapping[str, Faces] = {
    "system": (((1,), 3), ((4,), 2), ((6,), 1)),
    "weapon": (((1,), 3), ((4,), 3)),
    "fire-out": (((1,), 3), ((4,), 3)),
}
"""Dice of which the rules only ask to which band of a table they belong."""
Ends = dict[Any, float]


@lru_cache
def sums(count: int, faces: int) -> Faces:
    """Every total of some dice, shown by one of the ways in which they may fall."""
    ways: dict[int, list[tuple[int, ...]]] = {}
    for fallen in product(range(1, faces + 1), repeat=count):
        ways.setdefault(sum(fallen), []).append(fallen)
    return tuple((fallen[0], len(fallen)) for fallen in ways.values())


class EveryRoll(Chance):
    """Rolls that show, run after run, everything that they can show; of dice that are added up, every total.

    To-hit dice are shown as a miss and a hit, from the number that they need; every face of them, if that is 0.
    """

    kind = "every"

    def __init__(self, hits_from: int) -> None:
        hit: Mapping[str, Faces] = {"hit": (((1,), hits_from - 1), ((6,), 7 - hits_from))} if hits_from else {}
        self.lumped = {**LUMPED, **hit}
        self.shown: list[int] = []
        self.rolls: list[tuple[Faces, int]] = []
        self.used = 0

    def roll(self, n: int, faces: int, rule: RuleId, purpose: str) -> list[int]:
        """The next roll of this run: what was set, or else the first."""
        if self.used == len(self.shown):
            self.shown.append(0)
            self.rolls.append((self.lumped.get(purpose) or sums(n, faces), int(faces**n)))
        self.used += 1
        return list(self.rolls[self.used - 1][0][self.shown[self.used - 1]][0])

    def pick(self, bound: int, rule: RuleId, purpose: str) -> int:
        """Nobody draws anything else."""
        raise AssertionError(purpose)

    def turn(self) -> bool:
        """Set the dice to the next run; False when all have been seen."""
        while self.shown and self.shown[-1] == len(self.rolls[-1][0]) - 1:
            self.shown.pop()
            self.rolls.pop()
        if self.shown:
            self.shown[-1] += 1
        self.used = 0
        return bool(self.shown)

    @property
    def chance(self) -> float:
        """How likely this run is."""
        return prod(faces[at][1] / ways for (faces, ways), at in zip(self.rolls, self.shown, strict=True))

    def copy(self) -> "EveryRoll":
        """These dice themselves: a run is never taken back."""
        return self

    def state(self) -> dict[str, Any]:
        """How the dice lie."""
        return {"kind": self.kind, "shown": list(self.shown)}

    @classmethod
    def from_state(cls, state: dict[str, Any]) -> "EveryRoll":
        """Nobody saves a run."""
        raise AssertionError(state)


class Scene:
    """A scene, what is done in it, and what was foretold of it."""

    def __init__(
        self,
        chapter: str,
        data: dict[str, Any],
        figures: list[dict[str, Any]],
        foretell: Callable[[Battle], Forecast],
        hits_from: int = 6,
        **more: Any,
    ) -> None:
        self.answers: dict[str, Any] = more.pop("answers", {})
        self.scene = CombatZoneScene({"begin": chapter, "with": data, "figure": figures, **more})
        self.setup = self.scene.setup
        self.snapshot = msgspec.msgpack.encode(self.scene.state())
        self.entry = RULESET.enter(chapter, self.scene.arguments(self.scene.case["with"]))
        self.foretell = foretell
        self.hits_from = hits_from

    def changed(self, setup: CombatZoneSetup) -> "Scene":
        """The same with other cards; whatever a die needs then, all its faces are shown."""
        other = copy(self)
        other.__dict__.pop("forecast", None)
        other.setup, other.hits_from = setup, 0
        return other

    def state(self) -> State:
        """The scene as it is before anything is rolled."""
        return msgspec.msgpack.decode(self.snapshot, type=State)

    @cached_property
    def forecast(self) -> Any:
        """What is foretold; asking notes no rule and changes nothing."""
        state, heard = self.state(), dict[str, None]()
        game: Game[State] = Game(RULESET, self.setup, Seeded(0), state=state, entry=lambda game: iter(()))  # type: ignore[arg-type,return-value]
        with listening(heard):
            told = self.foretell(Battle(game))
        assert not heard
        assert state == self.state()
        return told

    def play(self, chance: Chance, *, journal: bool = False) -> Game[State]:
        """Do it once, everything that is asked answered as the scene says or by its default."""
        game: Game[State] = Game(RULESET, self.setup, chance, state=self.state(), entry=self.entry, journal=journal)
        while game.question is not None:
            part = game.question.part(game.waiting()[0])
            game.answer(part.seat, game.number, self.answers.get(part.text, part.default))
        return game

    def every_game(self, *, journal: bool = False) -> Iterator[tuple[Game[State], float]]:
        """Every way in which it may go, with its probability."""
        chance, going = EveryRoll(self.hits_from), True
        while going:
            yield self.play(chance, journal=journal), chance.chance
            going = chance.turn()

    def ends(self) -> dict[int, Ends]:
        """What becomes of every figure, with probabilities: every die is rolled every way."""
        found: dict[int, Ends] = {}
        for game, share in self.every_game():
            for unit, end in self.outcome(game).items():
                ends = found.setdefault(unit, {})
                ends[end] = ends.get(end, 0.0) + share
        return found

    @cached_property
    def before(self) -> list[Figure]:
        """Everybody as he was before."""
        return self.state().figures

    def outcome(self, game: Game[State]) -> dict[int, Fate]:
        """What has become of every figure, in the form of the odds."""
        return {now.id: fate_of(self.before[now.id], now) for now in game.state.figures}

    def odds(self) -> dict[int, Fates]:
        """What the odds say of everybody who may suffer."""
        told: Any = self.forecast
        assert prospect_of("combatzone", told).mechanic == told.mechanic
        match told:
            case forecast.Blast():
                return dict(blast_fates(told.brunts).items())
            case forecast.Round():
                return dict(zip((told.figure, told.target), fought(told.sides).fates, strict=True))
            case forecast.WoundRoll():
                return {told.brunt.unit: wounded(told.brunt, (0.0, 1.0))}
            case forecast.CutDown():
                return {told.target: ((Fate(out=True), 1.0),)}
            case _:
                return {volley.target: volley_fates(volley) for volley in told.volleys}


def fate_of(before: Figure, now: Figure) -> Fate:
    """What has become of a figure."""
    if now.place != "table":
        return Fate(out=True)
    new = now.damages[len(before.damages) :]
    levels = {damage.level for damage in new}
    return Fate(
        reaction=now.reaction,
        burning=now.burning,
        watching=now.watching,
        minor="minor" in levels,
        major="major" in levels,
        critical="critical" in levels,
        guns=len(now.wrecked) - len(before.wrecked),
        lamed=any(damage.lames for damage in new),
        dark=any((damage.system, damage.level) == ("power", "critical") for damage in new),
        failing=any(damage.system == "software" and damage.level != "minor" for damage in new),
    )


def figure(name: str, side: str, at: tuple[float, float], **card: Any) -> dict[str, Any]:
    """One figure on the table."""
    return {"name": name, "side": side, "at": list(at), **card}


# What can be played


Make = Callable[[], Scene]


def shoot(
    weapon: str, needed: int, shooter: dict[str, Any] | None = None, *targets: dict[str, Any], **more: Any
) -> Make:
    """The first figure fires; all its shots go at the second, or as the scene allots them."""
    how, allotted = more.pop("how", "single"), more.pop("allotted", None)
    gunner = figure("Gun", "A", (20, 20), weapons=[weapon], **(shooter or {}))
    names = allotted or [targets[0]["name"]]
    places = {target["name"]: number for number, target in enumerate(targets, 1)}
    counts = Counter(places[name] for name in names)

    def foretell(battle: Battle) -> Forecast:
        return forecast.burst(battle, battle.figure(0), battle.arsenal(battle.figure(0))[0], how, counts)

    data = {"figure": "Gun", "targets": names, "how": how}
    return lambda: Scene("shoot", data, [gunner, *targets], foretell, hits_from=min(6, max(2, needed)), **more)


def mark(name: str = "Mark", at: tuple[float, float] = (20, 40), **card: Any) -> dict[str, Any]:
    """Somebody who is fired at."""
    return figure(name, "B", at, **card)


def machine(kind: str = "medium", **card: Any) -> dict[str, Any]:
    """A machine that is fired at."""
    return mark(**{"class": kind, "weapons": ["assault_rifle"], **card})


def launch(weapon: str, needed: int, thrower: dict[str, Any], *others: dict[str, Any], **more: Any) -> Make:
    """The first figure aims an area weapon at the second."""
    thrown = weapon == GRENADE
    equipment = {"grenades": 1} if thrown else {"weapons": [weapon]}
    figures = [figure("Gun", "A", (20, 20), **equipment, **thrower), *others]

    def foretell(battle: Battle) -> Forecast:
        gunner = battle.figure(0)
        arm = printed(GRENADE) if thrown else battle.arsenal(gunner)[0]
        return areas.blast_forecast(battle, gunner, arm, areas.centre_of(battle, battle.figure(1)))

    data = {"figure": "Gun", "key": "area:grenade" if thrown else "area:0"}
    answers = {"aim-area": "1"}
    return lambda: Scene("perform", data, figures, foretell, hits_from=needed, answers=answers, **more)


def fight(figures: list[dict[str, Any]], **more: Any) -> Make:
    """Ada starts a round against Bo; others may stand by."""
    names = [one["name"] for one in sorted(figures, key=lambda one: one["side"])]

    def foretell(battle: Battle) -> Forecast:
        return melee.fight_forecast(battle, battle.figure(names.index("Ada")), battle.figure(names.index("Bo")))

    return lambda: Scene("fight", {"figure": "Ada", "target": "Bo"}, figures, foretell, **more)
