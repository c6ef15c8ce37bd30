"""What the games declare is what they use: no played question, option, purpose or event has a word of its own."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from tests.battery.entrants import ENTRANTS
from tests.conformance.test_cases import CASES, STAGES

from escarmouche.cli import run
from escarmouche.conformance.cases import run_case
from escarmouche.conformance.notation import NONE
from escarmouche.conformance.scene import CaseOver, Stage
from escarmouche.conformance.spelling import BRACKETS, matches
from escarmouche.engine.chance import Recording
from escarmouche.engine.game import Game
from escarmouche.engine.journal import Event, GameBegan
from escarmouche.engine.questions import Assign, Option, Question, Split
from escarmouche.engine.vocabulary import words_in

ANSWERS = 400
CASES_PLAYED = 120


@pytest.mark.parametrize("game", sorted(STAGES))
def test_a_command_lists_every_word(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", game, "--words"]) == 0
    listed, words = capsys.readouterr().out, STAGES[game].vocabulary
    declared = [*words.questions, *words.events, *words.purposes, *STAGES[game].catalogue.options]
    assert [word for word in declared if f"`{word}`" not in listed] == []


def fits(key: str, patterns: Iterable[str]) -> bool:
    """Whether the key of an option is one that its question declares; any thing stands for a kind."""
    parts = (key or NONE).split(":")
    for pattern in patterns:
        declared = pattern.split(":")
        if len(declared) == len(parts) and all(
            BRACKETS.fullmatch(one) is not None or matches(part, one) for one, part in zip(declared, parts, strict=True)
        ):
            return True
    return False


def offered(question: Question) -> list[Option]:
    """Everything that a question offers."""
    if isinstance(question, Assign):
        return [*question.items, *(target for item in question.items for target in question.targets(item.key))]
    if isinstance(question, Split):
        return [Option(place) for place in question.over]
    return list(getattr(question, "options", ()))


class Listener:
    """Looks at everything a game asks, tells and rolls, and keeps what it has not declared."""

    def __init__(self, stage: Stage) -> None:
        self.words = stage.vocabulary
        self.strange: set[str] = set()

    def hear_question(self, question: Question) -> None:
        asks = self.words.questions.get(question.text)
        if asks is None:
            self.strange.add(f"question {question.text}")
            return
        self.strange |= {f"{question.text}: about {field}" for field in set(question.data) - asks.about}
        for option in offered(question):
            self.strange |= {f"{question.text}: says {field}" for field in set(option.data) - asks.says}
            if not fits(option.key, asks.words):
                self.strange.add(f"{question.text}: offers {option.key}")

    def hear_event(self, event: Event) -> None:
        name = type(event).__name__
        if isinstance(event, GameBegan | CaseOver):
            return
        if name not in self.words.events:
            self.strange.add(f"event {name}")
            return
        for field, kind in self.words.fields(name).items():
            value, known = getattr(event, field), words_in(kind)
            for word in value if isinstance(value, tuple) else (value,):
                if known and not any(matches(word, one) for one in known):
                    self.strange.add(f"{name}.{field}: {word}")

    def hear_purposes(self, drawn: Iterable[Any]) -> None:
        self.strange |= {f"purpose {one.purpose}" for one in drawn if one.purpose not in self.words.purposes}


@pytest.mark.parametrize("game_key", sorted(STAGES))
def test_a_random_game_uses_declared_words_only(game_key: str) -> None:
    listener, rng = Listener(STAGES[game_key]), Random(14)
    game = ENTRANTS[game_key]().new(14)
    chance = Recording(game.chance)
    game.chance = chance
    for _ in range(ANSWERS):
        if game.question is None:
            break
        seat = game.waiting()[0]
        question = game.question.part(seat)
        listener.hear_question(question)
        game.answer(seat, game.number, question.sample(rng))
    for event in game.journal:
        listener.hear_event(event)
    listener.hear_purposes(chance.record)
    assert listener.strange == set()


@pytest.mark.parametrize("game", sorted(STAGES))
def test_the_cases_use_declared_words_only(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener(STAGES[game])
    tell, go_on = Game.tell, Game._go_on

    def telling(played: Game[Any], event: Event) -> None:
        listener.hear_event(event)
        tell(played, event)

    def going_on(played: Game[Any], resume: Any) -> None:
        go_on(played, resume)
        for seat in played.question.seats if played.question is not None else ():
            listener.hear_question(played.question.part(seat))  # type: ignore[union-attr]

    monkeypatch.setattr(Game, "tell", telling)
    monkeypatch.setattr(Game, "_go_on", going_on)
    own = [case for file, case in CASES if file.parent.name == game and "begin" in case]
    for case in Random(14).sample(own, CASES_PLAYED):
        run_case(case, STAGES[game])
    assert listener.strange == set()


def test_the_alarm_rings() -> None:
    listener = Listener(STAGES["firefight"])
    listener.strange.clear()
    words = listener.words.questions["push"]
    assert fits("yes", words.words)
    assert not fits("maybe", words.words)
    assert not fits("charge:1:2", listener.words.questions["choose-action"].words)
