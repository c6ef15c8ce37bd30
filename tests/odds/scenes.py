"""Small scenes of Firefight, played by the real rules: with every die there is, or with seeded dice."""

from collections.abc import Iterator, Mapping
from functools import partial
from math import prod
from typing import Any

import msgspec

from escarmouche.engine.chance import Chance, Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Steps
from escarmouche.engine.rulebook import RuleId
from escarmouche.games.firefight.conformance.stage import FirefightScene
from escarmouche.games.firefight.odds import Fate
from escarmouche.games.firefight.odds.wounds import DESTROYED
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.entry_points import begin_activation
from escarmouche.games.firefight.rules.forecast.collecting import falling_order
from escarmouche.games.firefight.rules.rounds.activation import take_step
from escarmouche.games.firefight.rules.ruleset import RULESET
from escarmouche.games.firefight.rules.state import Activation, State
from escarmouche.rules.entry_points import without_boundaries

DIE = 6
Faces = tuple[tuple[int, int], ...]
ALL_FACES: Faces = tuple((face, 1) for face in range(1, DIE + 1))
ALIKE: dict[str, Faces] = {
    "regeneration": ((4, 4), (5, 2)),
    "dangerous-terrain": ((1, 1), (2, 5)),
    "impact": ((1, 1), (2, 5)),
}
"""For some purposes: faces, each with the number of faces that it stands for."""
THREE_WAYS: Faces = ((3, 3), (5, 2), (6, 1))
"""A die that needs 4+, with no modifier but those that leave it nothing but a six."""
STRIKES = ("counter", "strike", "strike-back")
Ends = dict[tuple[Fate, ...], float]


class EveryDie(Chance):
    """Dice that show, run after run, everything that they can show.

    Where the rules only ask whether a die reaches a number, faces on the same side of it are shown as one.
    """

    kind = "every"

    def __init__(self, alike: Mapping[str, Faces] = ALIKE) -> None:
        self.alike = alike
        self.shown: list[int] = []
        self.faces: list[Faces] = []
        self.used = 0

    def pick(self, bound: int, rule: RuleId, purpose: str) -> int:
        """The next die of this run: a face that was set, or else the first."""
        assert bound == DIE
        if self.used == len(self.shown):
            self.shown.append(0)
            self.faces.append(self.alike.get(purpose, ALL_FACES))
        self.used += 1
        return self.faces[self.used - 1][self.shown[self.used - 1]][0] - 1

    def turn(self) -> bool:
        """Set the dice to the next run; False when all have been seen."""
        while self.shown and self.shown[-1] == len(self.faces[-1]) - 1:
            self.shown.pop()
            self.faces.pop()
        if self.shown:
            self.shown[-1] += 1
        self.used = 0
        return bool(self.shown)

    @property
    def chance(self) -> float:
        """How likely this run is."""
        ways = prod(faces[at][1] for faces, at in zip(self.faces, self.shown, strict=True))
        return ways / float(DIE ** len(self.shown))

    def copy(self) -> "EveryDie":
        """These dice themselves: a run is never taken back."""
        return self

    def state(self) -> dict[str, Any]:
        """How the dice lie."""
        return {"kind": self.kind, "shown": list(self.shown), "faces": list(self.faces)}

    @classmethod
    def from_state(cls, state: dict[str, Any]) -> "EveryDie":
        """Dice as they lay."""
        again = cls()
        again.shown, again.faces = list(state["shown"]), list(state["faces"])
        return again


class Table:
    """A scene, the attack or test that is made in it, and the units whose fate is of interest."""

    def __init__(
        self,
        units: list[dict[str, Any]],
        chapter: str,
        data: Mapping[str, Any],
        answers: Mapping[str, Any] | None = None,
        alike: Mapping[str, Faces] | None = None,
        **more: Any,
    ) -> None:
        self.alike = {**ALIKE, **(alike or {})}
        self.scene = FirefightScene({"begin": chapter, "unit": units, **more})
        self.chapter, self.data, self.answers = chapter, dict(data), dict(answers or {})
        self.snapshot = msgspec.msgpack.encode(self.scene.state())

    def state(self) -> State:
        """The scene as it is before anything is rolled."""
        return msgspec.msgpack.decode(self.snapshot, type=State)

    def battle(self) -> Battle:
        """The scene as the rules see it at the moment of the attack."""
        game = Game(RULESET, self.scene.setup, Seeded(0), state=self.state(), entry=lambda game: iter(()))  # type: ignore[arg-type,return-value]
        battle = Battle(game)
        if "unit" in self.data and self.chapter in ("shooting", "melee", "casting"):
            begun = {key: self.data[key] for key in ("unit", "target", "moved") if key in self.data}
            begin_activation(battle, Activation(**begun))
        return battle

    def play(self, chance: Chance, watched: tuple[int, ...]) -> tuple[Fate, ...]:
        """Play the attack once, every question answered by its default; what became of the units."""
        entry = partial(_enter, chapter=self.chapter, data=self.data)
        game: Game[State] = Game(RULESET, self.scene.setup, chance, state=self.state(), entry=entry, journal=False)
        while game.question is not None:
            for seat in game.waiting():
                part = game.question.part(seat)
                given = self.answers.get(part.text, part.default)
                game.answer(seat, game.number, given)
        battle = Battle(game)
        return tuple(fate_of(battle, unit) for unit in watched)

    def ends(self, *watched: int) -> Ends:
        """What becomes of the units, with probabilities: every die is rolled every way."""
        chance, found = EveryDie(self.alike), Ends()
        going = True
        while going:
            end = self.play(chance, watched)
            found[end] = found.get(end, 0.0) + chance.chance
            going = chance.turn()
        return found


def _enter(game: Game[State], chapter: str, data: Mapping[str, Any]) -> Steps[None]:
    if chapter == "melee":
        return without_boundaries(_strikes(Battle(game), data))
    return RULESET.enter(chapter, dict(data))(game)


def _strikes(battle: Battle, data: Mapping[str, Any]) -> Steps[None]:
    """A melee from the Counter strikes to the strikes back."""
    begin_activation(battle, Activation(**{"step": "counter", "action": "charge", "met": True, **data}))
    while battle.state.activation is not None and battle.acting.step in STRIKES:
        yield from take_step(battle)


def fate_of(battle: Battle, number: int) -> Fate:
    """What has become of a unit, in the form of the odds."""
    unit = battle.state.units[number]
    if unit.place == "gone":
        return DESTROYED
    models = falling_order(battle, unit)
    absorbing = battle.option("tough_in_groups") == "absorb"
    return Fate(len(models), models[-1 if absorbing else 0].markers, unit.shaken)


def gaps(played: Mapping[Any, float], odds: Mapping[Any, float]) -> Iterator[float]:
    """How far the probabilities of each outcome lie apart."""
    for outcome in {*played, *odds}:
        yield abs(played.get(outcome, 0.0) - odds.get(outcome, 0.0))


def unit(name: str, side: str, at: tuple[float, float], size: int = 1, **card: Any) -> dict[str, Any]:
    """A unit in a row from a point, its models half an inch apart."""
    return {"name": name, "side": side, "at": list(at), "size": size, "step": [1.5, 0], **card}


def weapon(name: str, attacks: int, *rules: str, range: float = 24, count: int = 1) -> dict[str, Any]:
    """A weapon line; range 0 is for melee."""
    return {"name": name, "count": count, "range": range, "attacks": attacks, "rules": list(rules)}
