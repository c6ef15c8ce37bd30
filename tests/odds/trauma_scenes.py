"""Small scenes of Trauma, played by the real rules: with every die there is, or with seeded dice."""

from collections.abc import Mapping
from copy import copy
from functools import cached_property
from typing import Any

import msgspec

from escarmouche.engine.chance import Chance, Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Choose, Forecast
from escarmouche.engine.rulebook import listening
from escarmouche.games.trauma.conformance.stage import TraumaScene
from escarmouche.games.trauma.odds import Fate, Fates, attack_of, fates, own_fates, own_losses
from escarmouche.games.trauma.rules.events.shots import IncidentChosen, IncidentRolled
from escarmouche.games.trauma.rules.events.turn import KnockedDown
from escarmouche.games.trauma.rules.forecast.records import AssaultForecast, AttackForecast, OverrunForecast
from escarmouche.games.trauma.rules.ruleset import RULESET
from escarmouche.games.trauma.rules.state import State, TraumaSetup
from tests.odds.scenes import EveryDie, Faces

UP_OR_DOWN: Faces = ((1, 2), (2, 4))
PURPOSES = ("precision", "cover", "penetration", "care", "blast", "morale", "melee", "assault", "suicide", "overrun")
ALIKE = {**dict.fromkeys(PURPOSES, UP_OR_DOWN), "incident": ((1, 2), (3, 2), (5, 2))}
"""Only Ups and Downs matter, and three kinds of incidents."""
AGAIN = {"fire-salvo": "done", "blows": "done"}
"""What is answered when the same is asked once more."""
Ends = dict[Fate, float]


class Scene:
    """A scene, and the option that is chosen in it at the first question."""

    def __init__(self, units: list[dict[str, Any]], chapter: str, key: str, **more: Any) -> None:
        acting = {"unit": units[0]["name"], **more.pop("acting", {})}
        self.scene = TraumaScene({"begin": chapter, "with": acting, "unit": units, **more})
        self.setup = self.scene.setup
        self.key = key
        self.snapshot = msgspec.msgpack.encode(self.scene.state())
        arguments = self.scene.arguments(self.scene.case["with"])
        self.entry = RULESET.enter(chapter, arguments)

    def changed(self, setup: TraumaSetup, state: State) -> "Scene":
        """The same choice in another set-up and state."""
        other = copy(self)
        other.__dict__.pop("forecast", None)
        other.setup, other.snapshot = setup, msgspec.msgpack.encode(state)
        return other

    def begin(self, chance: Chance) -> Game[State]:
        """The game at the first question."""
        state = msgspec.msgpack.decode(self.snapshot, type=State)
        return Game(RULESET, self.setup, chance, state=state, entry=self.entry)

    @cached_property
    def forecast(self) -> Forecast:
        """What the option says of itself; asking notes no rule."""
        question = self.begin(Seeded(0)).question
        assert isinstance(question, Choose)
        option = next(option for option in question.options if option.key == self.key)
        assert option.refused is None, option.refused
        assert option.forecast is not None
        heard: dict[str, None] = {}
        with listening(heard):
            told = option.forecast()
        assert not heard
        return told

    def play(self, chance: Chance) -> Game[State]:
        """Choose the option, and answer everything else by its default."""
        game = self.begin(chance)
        answers: dict[str, Any] = {}
        while game.question is not None:
            for seat in game.waiting():
                part = game.question.part(seat)
                given = answers.get(part.text, part.default) if answers else self.key
                answers = answers or {**AGAIN}
                game.answer(seat, game.number, given)
        return game

    def ends(self) -> dict[int, Ends]:
        """What becomes of every unit, with probabilities: every die is rolled every way."""
        chance, going = EveryDie(ALIKE), True
        found: dict[int, Ends] = {}
        while going:
            for unit, end in self.outcome(self.play(chance)).items():
                ends = found.setdefault(unit, {})
                ends[end] = ends.get(end, 0.0) + chance.chance
            going = chance.turn()
        return found

    def outcome(self, game: Game[State]) -> dict[int, Fate]:
        """What has become of every unit, in the form of the odds."""
        before = msgspec.msgpack.decode(self.snapshot, type=State)
        return {unit.id: fate_of(before, game, unit.id) for unit in game.state.units}

    def odds(self) -> Mapping[int, Fates]:
        """What the odds say of every unit that may suffer."""
        told = self.forecast
        found: dict[int, Fates] = {}
        if isinstance(told, AttackForecast):
            found.update({int(unit): ends for unit, ends in fates(attack_of(told)).items()})
        if isinstance(told, AssaultForecast | OverrunForecast):
            found[told.own.unit] = own_fates(told.own, own_losses(told), told.ups)
        return found


def fate_of(before: State, game: Game[State], number: int) -> Fate:
    """What has become of a unit."""
    unit, was = game.state.units[number], [before.models[index] for index in before.units[number].models]
    now = [game.state.models[index] for index in unit.models]
    pairs = list(zip(was, now, strict=True))
    incidents = [event for event in game.journal if isinstance(event, IncidentRolled | IncidentChosen)]
    thrown = [len(event.models) for event in game.journal if isinstance(event, KnockedDown) and event.unit == number]
    gone = unit.place == "gone"
    return Fate(
        lost=sum(old.alive and not new.alive for old, new in pairs),
        boxes=sum(new.ticks - old.ticks for old, new in pairs),
        incidents=sum(event.model in unit.models for event in incidents),
        immobile=sum(new.alive and new.immobile and not old.immobile for old, new in pairs),
        thrown=sum(thrown),
        down=unit.down and not gone,
        disorganised=unit.disorganised and not gone,
    )


def squad(
    name: str, side: str, at: tuple[float, float], size: int = 1, like: str = "marine", **card: Any
) -> dict[str, Any]:
    """A unit in a row from a point, its models at contact."""
    return {"name": name, "side": side, "like": like, "at": list(at), "step": [2.5, 0], "size": size, **card}


def standing(name: str, side: str, spots: list[Any], like: str = "marine", **card: Any) -> dict[str, Any]:
    """A unit of which each model has a spot of its own."""
    return {"name": name, "side": side, "like": like, "at": spots, **card}


def gun(rate: int = 1, force: int = 2, precision: int = 3, **more: Any) -> dict[str, Any]:
    """A weapon line."""
    return {"name": "gun", "rate": rate, "force": force, "precision": precision, **more}
