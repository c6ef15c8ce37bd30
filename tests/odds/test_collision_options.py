"""What can be chosen in Collision carries a forecast: made only when asked for, from what its seat knows alone."""

import re
from contextlib import suppress
from io import StringIO
from random import Random
from typing import Any

import msgspec
import pytest
from rich.console import Console

from escarmouche.agents import enlist
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Choose, Forecast
from escarmouche.engine.rulebook import listening
from escarmouche.engine.seat import Seat
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.collision.conformance.stage import STAGE
from escarmouche.games.collision.rules.forecast import forecasts
from escarmouche.games.collision.terminal.desk import DESK
from escarmouche.odds import Prospect, prospect_of
from escarmouche.terminal.playing import Sitting
from escarmouche.terminal.prospects import Teller
from escarmouche.terminal.words import speak

GUN = {"name": "gun", "range": 24, "shots": 2}
HOSE = {**GUN, "name": "hose", "rules": ["suppression"]}
PATCH = {"name": "patch", "kind": "special", "effect": {"test": 6, "on": "INT", "heal": 1}}


def case(begin: str, near: float = 8, *, m: dict[str, Any] | None = None, e: dict[str, Any] | None = None) -> Any:
    """Two models that face each other, and hands."""
    models = [
        {"name": "M", "side": "A", "at": [10, 5], "weapons": [GUN], "RC": 1, **(m or {})},
        {"name": "E", "side": "B", "at": [10, 6.25 + near], "DEF": 1, "WND": 2, **(e or {})},
    ]
    hands = {"A": ["5", "8"], "B": ["2", "S"]}
    return {"begin": begin, "with": {"model": "M"}, "model": models, "hands": hands}


WATCHED = {"watching": True, "weapons": [GUN], "INT": 1}
SCENES: dict[str, tuple[Any, str, dict[str, str]]] = {
    "a target to shoot at": (case("shoot"), "shoot-target", {"1": "confrontation"}),
    "a weapon that suppresses": (
        case("shoot", m={"weapons": [HOSE]}), "suppress", {"normal": "confrontation", "suppression": "confrontation"},
    ),
    "a target to charge": (case("charge", 3), "charge-target", {"1": "charge"}),
    "an overwatch shot, or holding it": (
        case("react", e=WATCHED), "overwatch", {"shoot:1": "confrontation", "hold:1": "test"},
    ),
    "the weapon of an overwatch shot": (
        case("react", e={**WATCHED, "weapons": [GUN, HOSE]}), "name-weapon",
        {"gun": "confrontation", "hose": "confrontation"},
    ),
    "an armour save": (case("wound", m={"armour": 6}), "armour-save", {"save": "save"}),
    "a special action with a test": (
        case("act", m={"traits": [PATCH], "wounds": 1, "WND": 2}), "choose-action", {"special:patch": "test"},
    ),
}  # fmt: skip


class Asked:
    """A game at a question of one kind, and who is asked it."""

    def __init__(self, name: str) -> None:
        written, text, self.mechanics = SCENES[name]
        self.game: Game[Any] = STAGE.scene(written).play(Seeded(1))
        while self.question.text != text:
            self.game.answer(self.seat, self.game.number, self.question.default)

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.game.waiting()[0]

    @property
    def question(self) -> Choose:
        """What is asked."""
        assert self.game.question is not None
        question = self.game.question.part(self.seat)
        assert isinstance(question, Choose)
        return question

    def forecasts(self, game: Game[Any] | None = None) -> dict[str, Forecast]:
        """What the options of the question tell, here or in another copy of the game."""
        question = (game or self.game).question
        assert question is not None
        part = question.part(self.seat)
        assert isinstance(part, Choose)
        return {option.key: option.forecast() for option in part.options if option.forecast is not None}

    def prospects(self) -> dict[str, Prospect]:
        """The odds of the options."""
        return {key: prospect_of("collision", forecast) for key, forecast in self.forecasts().items()}


@pytest.fixture(params=SCENES)
def asked(request: pytest.FixtureRequest) -> Asked:
    """Each of the scenes."""
    return Asked(request.param)


def test_what_chance_decides_is_foreseen(asked: Asked) -> None:
    assert {key: prospect.mechanic for key, prospect in asked.prospects().items()} == asked.mechanics


def test_asking_for_odds_changes_nothing_and_notes_no_rule(asked: Asked) -> None:
    heard: dict[str, None] = {}
    told = [option.forecast for option in asked.question.options if option.forecast is not None]
    before = msgspec.json.encode(asked.game.state), asked.game.chance.state()
    with listening(heard):
        assert all(prospect_of("collision", forecast()) for forecast in told)
    assert (msgspec.json.encode(asked.game.state), asked.game.chance.state()) == before
    assert not heard


def test_odds_are_the_same_whatever_the_other_seat_holds(asked: Asked) -> None:
    forecasts = asked.forecasts()
    for seed in range(5):
        assert asked.forecasts(Seat(asked.game, asked.seat).fork(seed)) == forecasts


def test_a_forecast_can_be_sent_and_is_not_sent_with_the_question(asked: Asked) -> None:
    assert all(msgspec.json.decode(msgspec.json.encode(one)) for one in asked.forecasts().values())
    assert all("forecast" not in option for option in asked.question.describe()["options"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_are_said_in_a_few_words_and_in_full(asked: Asked, language: str) -> None:
    words, game = speak(language, "collision"), asked.game
    teller = Teller(words, lambda thing: DESK.sentence(words, game.setup, game.state, thing), str)
    for prospect in asked.prospects().values():
        lines = [teller.phrase(prospect), *(line.plain for line in teller.table(prospect))]
        assert "%" in lines[0]
        assert not any("odds-" in line or "{" in line for line in lines)


def test_a_target_that_is_refused_has_no_odds() -> None:
    written = case("shoot")
    written["model"].append({"name": "F", "side": "A", "at": [12, 5]})
    game = STAGE.scene(written).play(Seeded(1))
    assert isinstance(game.question, Choose)
    assert [(option.refused is None, option.forecast is None) for option in game.question.options] == [
        (True, False),
        (False, True),
    ]


def test_a_second_special_action_is_foreseen_as_rushed() -> None:
    asked = Asked("a special action with a test")
    once = asked.prospects()["special:patch"].states[0].probability
    asked.game.state.activation.actions = ["special"]
    again = asked.forecasts()["special:patch"]
    assert [reason.value for reason in again.reasons] == [-2]
    assert prospect_of("collision", again).states[0].probability < once
    assert isinstance(again, forecasts.Test)
    assert again.hand == ()


def test_the_best_split_is_told() -> None:
    remarks = Asked("a target to shoot at").prospects()["1"].remarks
    split = next(remark for remark in remarks if remark.text == "odds-best-split")
    assert (split.data["total"], split.data["split"]) == ("+1", "+1 / 0")


# At the table


def at_the_table(written: Any, typed: list[str], language: str = "en") -> str:
    """What somebody sees who is asked something and types these lines."""
    game: Game[Any] = STAGE.scene(written).play(Seeded(1))
    shown, lines = StringIO(), iter(typed)
    opponent = enlist("recruit", Seat(game, 1), Random(1))
    sitting = Sitting(game, DESK, speak(language, "collision"), Console(file=shown, width=120), you=0,
                      opponent=opponent, type_in=lambda prompt: next(lines))  # fmt: skip
    with suppress(StopIteration):
        sitting.play()
    return shown.getvalue()


def test_targets_are_shown_with_their_odds() -> None:
    assert re.search(r"1 .*E .*≈\d\.\d hits, .*killed \d+%", at_the_table(case("shoot"), []))
    assert re.search(r"1 .*E .*arrives \d+%", at_the_table(case("charge", 3), []))


@pytest.mark.parametrize(("language", "word", "more"), [("en", "odds", "Best split"), ("fr", "chances", "répartition"),
                                                       ("de", "chancen", "Aufteilung")])  # fmt: skip
def test_the_odds_of_an_option_are_told_in_full(language: str, word: str, more: str) -> None:
    said = at_the_table(case("shoot"), [f"{word} 1", f"{word} 9"], language)
    assert more in said
    assert "█" in said
    assert "refused-" not in said
