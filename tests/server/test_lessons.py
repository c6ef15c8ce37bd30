"""Guided fights: whoever does what is asked comes from step to step, in order, to the last one."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from escarmouche.agents import advise
from escarmouche.board.lesson import LessonStep, guide, lessons
from escarmouche.board.words import speak
from escarmouche.engine.questions import Choose
from escarmouche.engine.seat import Seat
from escarmouche.registry import catalogue, keys
from escarmouche.server import moments, new_game
from escarmouche.server.match import Match
from escarmouche.server.posted import Wanted
from escarmouche.server.sent import Moment
from escarmouche.server.standing_orders import AT_FIRST, ordered
from escarmouche.server.storage import SeatRow

LEARNER, OTHER = 0, 1
ALL = [(key, name) for key in keys() for name in lessons(key)]
PLACES = {seat: SeatRow("g", seat, "", who, {}) for seat, who in ((LEARNER, "person"), (OTHER, "recruit"))}
PAGE = Path(__file__).parents[2] / "web" / "src" / "text"
MOST = 300

CLIMB = {"0": {"spots": [[12000, 8000, 0], [12000, 9370, 0], [12000, 10630, 1]], "facing": 900}}
CONTACT = {"1": {"spots": [[20000, 20000, 0], [22000, 24500, 0]], "facing": 450}}
STRIDES = [
    {"0": {"spots": [[30000, 18000, 0], [31800, 22500, 0]]}},
    {"0": {"spots": [[31800, 22500, 0], [33072, 24680, 0]]}},
]
DOES: dict[str, dict[str, Any]] = {
    "ff-activate": {"activate": ["1"]},
    "ff-action": {"choose-action": ["advance"]},
    "ff-shoot": {"next": ["shoot"]},
    "ff-charge": {"activate": ["2"], "choose-action": ["charge"]},
    "ffo-adept": {"activate": ["0"], "choose-action": ["hold"]},
    "ffo-spell": {"next": ["cast:0:Bolt"]},
    "ffo-run": {"activate": ["1"], "choose-action": ["advance"]},
    "col-activate": {"activate": ["2"]},
    "col-charge": {"activate": ["2"], "choose-action": ["charge"], "charge-target": ["5"]},
    "col-climb": {"activate": ["0"], "choose-action": ["move"], "move": CLIMB},
    "tra-row": {"row": ["1", "2", "0"]},
    "tra-announce": {"announce": ["move+fire"]},
    "tra-move": {"act": ["move"], "move": CONTACT},
    "tra-melee": {"fight": ["fight"]},
    "tra-shoot": {"announce": ["fire"]},
    "trc-points": {"row": ["1", "0"]},
    "trc-announce": {"announce": ["move"]},
    "trc-order": {"announce": ["move"], "order": ["alert-fire", "done"]},
    "trc-alert": {"alert": ["1", "0"]},
    "cbz-figure": {"next-figure": ["0"]},
    "cbz-points": {"next-figure": ["0"], "act": ["move"]},
    "cbz-move": {"move": STRIDES[0]},
    "cbz-melee": {"act": ["fight", "move"], "move": STRIDES[1]},
    "cbz-shoot": {"act": ["single", "burst", "done"]},
    "cbo-interrupt": {"interrupt": ["2"], "next-figure": ["2"], "act": ["watch", "done"]},
    "cbo-cover": {"next-figure": ["1"], "act": ["cover"]},
    "cbo-watch": {"next-figure": ["2"], "act": ["watch", "done"]},
    "col-shoot": {"activate": ["1"], "choose-action": ["shoot"], "shoot-target": ["4"]},
}
"""What a learner answers while a step is shown, by the key of the question's text; whatever is not here the sergeant
says. Of several options the first that is allowed is taken, and one may be named by how its key begins."""


class Known(NamedTuple):
    """What the page remembers between two moments: the question that was asked, and how many lines there were."""

    asked: Any = None
    lines: int = 0


def is_about(step: LessonStep, asked: Any) -> bool:
    """Whether a question is the one that a step means."""
    if asked is None or not asked.rule.startswith(step.rule):
        return False
    named = [option.key for option in getattr(asked, "options", ())]
    kind = type(asked).__struct_config__.tag
    return step.kind in ("", kind) and (not step.option or any(key.startswith(step.option) for key in named))


def advanced(steps: list[LessonStep], at: int, before: Known, now: Moment) -> int:
    """The step after a moment, by the same account that the page gives; what is to be read was read at once."""
    answered = before.asked is not None and (now.question is None or now.question.number > before.asked.number)
    fresh = [rule for line in now.lines[before.lines :] for rule in line.rules]
    while at < len(steps) - 1:
        step = steps[at]
        if step.until == "answered" and answered and is_about(step, before.asked):
            answered = False
        elif not (
            step.until == "read"
            or (step.until == "asked" and is_about(step, now.question))
            or (step.until == "told" and any(rule.startswith(step.rule) for rule in fresh))
        ):
            break
        at += 1
    return at


class Learner:
    """Somebody who does what the lesson asks, against a recruit."""

    def __init__(self, key: str, name: str, seed: int = 1) -> None:
        self.match = Match(new_game.begin(Wanted(key=key, opponent="recruit", lesson=name, seed=seed)).row)
        found = guide(speak("en", key), key, name)
        assert found is not None
        self.steps, self.at, self.known = found.steps, 0, Known()
        self.agents = {
            seat: advise(who, Seat(self.match.game, seat), Random(seed))
            for seat, who in ((LEARNER, "sergeant"), (OTHER, "recruit"))
        }

    def follow(self) -> None:
        """See how things stand, and what of the lesson that settles."""
        sent = msgspec.json.encode(moments.moment(self.match, LEARNER, "en", PLACES, set(), 0))
        now = msgspec.json.decode(sent, type=Moment)
        self.at = advanced(self.steps, self.at, self.known, now)
        self.known = Known(now.question, len(now.lines))

    def learn(self) -> None:
        """Play until the last step is reached or the game is over."""
        for _ in range(MOST):
            if self.match.outcome is not None:
                break
            seat = self.match.asked()[0]
            given = self.routine() if seat == LEARNER else None
            # What the standing orders answer is never put on the page.
            if given is None:
                self.follow()
            if self.at == len(self.steps) - 1:
                return
            value = self.wish() if seat == LEARNER and given is None else given
            self.match.answer(
                seat, self.match.game.number, self.agents[seat].decide().value if value is None else value
            )
        self.follow()

    def routine(self) -> Any:
        """What is answered for whoever has given no other orders."""
        question = self.match.question(LEARNER)
        assert question is not None
        return ordered(self.match, LEARNER, question, AT_FIRST)

    def wish(self) -> Any:
        """What the step asks for, as far as the question of the moment has to do with it."""
        question: Any = self.match.question(LEARNER)
        wanted = DOES.get(self.steps[self.at].key, {}).get(question.text)
        if wanted is None or not isinstance(question, Choose):
            seat = Seat(self.match.game, LEARNER)
            return None if wanted is None or seat.check(seat.number, wanted) is not None else wanted
        allowed = [option.key for option in question.options if option.refused is None]
        return next((key for begins in wanted for key in allowed if key.startswith(begins)), None)


@pytest.mark.parametrize(("key", "name"), ALL)
def test_every_step_is_reached_in_order_by_doing_what_it_asks(key: str, name: str) -> None:
    learner = Learner(key, name)
    learner.learn()
    left = [step.key for step in learner.steps[learner.at :]]
    assert left == [learner.steps[-1].key]


def test_opportunity_fire_at_a_mover_is_learnt_only_after_the_place_where_it_is_stopped() -> None:
    learner, steps = Learner("combatzone", "opportunity-fire"), {}
    while (question := learner.match.question(LEARNER)) is None or question.text != "surprise-with":
        seat = learner.match.asked()[0]
        given = learner.routine() if seat == LEARNER else None
        if seat == LEARNER and given is None:
            learner.follow()
            assert question is not None
            steps[question.text] = learner.steps[learner.at].key
            given = learner.wish()
        value = learner.agents[seat].decide().value if given is None else given
        learner.match.answer(seat, learner.match.game.number, value)
    learner.follow()
    assert steps == {"interrupt": "cbo-interrupt", "moment": "cbo-interrupt"}
    assert learner.steps[learner.at].key == "cbo-weapon"


@pytest.mark.parametrize(("key", "name"), ALL)
def test_a_lesson_begins_with_the_game_names_rules_and_ends_once(key: str, name: str) -> None:
    match = Match(new_game.begin(Wanted(key=key, opponent="recruit", lesson=name, seed=1)).row)
    found = guide(speak("en", key), key, name)
    assert found is not None
    assert [step.until == "end" for step in found.steps] == [False] * (len(found.steps) - 1) + [True]
    known = list(catalogue(key).entries)
    assert [step.rule for step in found.steps if not any(rule.startswith(step.rule) for rule in known)] == []
    models = {model.name for model in match.board.models(match.look(LEARNER, "en"))}
    assert {step.model for step in found.steps} <= models | {""}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_step_and_every_lesson_has_its_words(language: str) -> None:
    written = (PAGE / f"{language}.ftl").read_text(encoding="utf-8")
    said: Callable[[str], bool] = lambda key: f"\n{key} = " in written  # noqa: E731
    steps = [step for key, name in ALL if (found := guide(speak("en", key), key, name)) for step in found.steps]
    wanted = [f"play-lesson-{step.key}" for step in steps]
    wanted += [f"lessons-{name}{more}" for key, name in ALL for more in ("", f"-{key}", "-time")]
    assert [key for key in wanted if not said(key)] == []
