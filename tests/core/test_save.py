"""Saves: versioned lines, read again by playing; what was cut or changed is refused, what is old resumes."""

from random import Random
from typing import Any

import msgspec
import pytest
from cellar_duel.rules.ruleset import Duel
from cellar_duel.rules.state import Duelling, DuelSetup
from tests.battery.checks import fingerprint, play_on

from escarmouche.engine import save
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, Refused

VERSION = "1"


def played(answers: int, rules: Duel | None = None) -> Duelling:
    game: Duelling = Game(rules or Duel(), DuelSetup(), Seeded(6), keep=True)
    play_on(game, Random(6), answers)
    return game


def load(text: str, rules: Duel | None = None, version: str = VERSION) -> save.Loaded:
    return save.load(text, lambda key: rules or Duel(), version)


def refused(text: str, rules: Duel | None = None, version: str = VERSION) -> Reason:
    with pytest.raises(Refused) as error:
        load(text, rules, version)
    return error.value.reason


def resealed(lines: list[bytes]) -> str:
    """The lines with an honest sum at the end, as somebody would write them who knows how."""
    end = msgspec.json.decode(lines[-1])
    end["sum"] = save._sum(lines[:-1])
    return b"\n".join([*lines[:-1], msgspec.json.encode(end)]).decode()


def lines_of(game: Game[Any]) -> list[bytes]:
    return save.dump(game, VERSION).encode().splitlines()


@pytest.mark.parametrize("answers", [0, 1, 3, 20, 47, 400])
def test_a_save_reads_as_the_same_game(answers: int) -> None:
    game = played(answers)
    loaded = load(save.dump(game, VERSION))
    assert fingerprint(loaded.game) == fingerprint(game)
    assert (loaded.notice, loaded.earlier) == ("", [])


def test_a_conceded_game_reads_as_conceded() -> None:
    game = played(20)
    game.concede(1)
    assert load(save.dump(game, VERSION)).game.outcome == game.outcome


def test_a_game_with_guessed_cards_is_not_saved() -> None:
    with pytest.raises(Refused) as error:
        save.dump(played(20).fork(0, 1), VERSION)
    assert error.value.reason.text == "refused-save-redealt"


def test_every_cut_is_refused_with_its_line() -> None:
    text = save.dump(played(12), VERSION)
    for end in range(0, len(text) - 1, 97):
        reason = refused(text[:end])
        assert reason.text in {"refused-save-cut", "refused-save-not-ours"}
        assert reason.data.get("line", 1) == max(1, len(text[:end].splitlines()))


def test_a_change_by_hand_is_refused() -> None:
    lines = lines_of(played(12))
    at = next(at for at, line in enumerate(lines) if b'"answer"' in line)
    changed = b"\n".join([*lines[:at], lines[at].replace(b'"value":', b'"value": '), *lines[at + 1 :]]).decode()
    assert refused(changed).text == "refused-save-changed"


def test_an_answer_that_the_rules_refuse_is_named_by_its_line() -> None:
    lines = lines_of(played(12))
    at = next(at for at, line in enumerate(lines) if b'"answer"' in line)
    entry = {**msgspec.json.decode(lines[at]), "value": 99}
    reason = refused(resealed([*lines[:at], msgspec.json.encode(entry), *lines[at + 1 :]]))
    assert (reason.text, reason.data["line"]) == ("refused-save-answer", at + 1)


@pytest.mark.parametrize(
    ("field", "value", "text"),
    [
        ("escarmouche", 99, "refused-save-format"),
        ("game", [], "refused-save-field"),
        ("setup", 3, "refused-save-field"),
        ("chance", {"kind": "loaded dice"}, "refused-save-field"),
        ("chance", 7, "refused-save-field"),
    ],
)
def test_a_head_that_makes_no_sense_is_refused(field: str, value: Any, text: str) -> None:
    lines = lines_of(played(3))
    head = {**msgspec.json.decode(lines[0]), field: value}
    assert refused(resealed([msgspec.json.encode(head), *lines[1:]])).text == text


@pytest.mark.parametrize("missing", ["version", "game", "setup", "chance"])
def test_a_head_without_a_field_is_refused(missing: str) -> None:
    lines = lines_of(played(3))
    head = {key: value for key, value in msgspec.json.decode(lines[0]).items() if key != missing}
    assert refused(resealed([msgspec.json.encode(head), *lines[1:]])).text == "refused-save-line"


@pytest.mark.parametrize("text", ["", "\n", "{}", "[]", "hello\nworld", '{"a": 1}\n{"b": 2}\n', "\x00"])
def test_other_files_are_refused(text: str) -> None:
    assert refused(text).text.startswith("refused-save-")


class NoMarching(Duel):
    """The rules as they were corrected later: marching now costs a point."""

    def act(self, game: Duelling) -> Steps[None]:
        before = [side.at for side in game.state.sides]
        yield from super().act(game)
        for side, at in zip(game.state.sides, before, strict=True):
            side.score -= side.at != at


class NoCovers(Duel):
    """The rules as they were corrected later: nothing can be covered."""

    def cover(self, game: Duelling, order: Any) -> Steps[None]:
        yield from ()


def test_under_corrected_rules_a_game_resumes_at_its_last_snapshot() -> None:
    game = played(60)
    loaded = load(save.dump(game, VERSION), NoMarching(), version="2")
    assert loaded.notice in {"resumed", "resumed-shortened"}
    milestone = game.milestones[-1]
    assert len(loaded.earlier) == milestone.journal
    assert loaded.game.number >= milestone.number
    assert refused(save.dump(game, VERSION), NoMarching(), version=VERSION).text == "refused-save-changed"


def test_where_the_answers_no_longer_fit_the_game_stands_at_the_snapshot_itself() -> None:
    game = played(0)
    rng = Random(6)
    while game.question is None or game.question.text != "cover" or len(game.milestones) < 3:
        play_on(game, rng, 1)
    play_on(game, rng, 2)
    milestone = game.milestones[-1]
    loaded = load(save.dump(game, VERSION), NoCovers(), version="2")
    assert loaded.notice == "resumed-shortened"
    assert loaded.game.number == milestone.number
    fresh = msgspec.msgpack.decode(milestone.snapshot, type=game.ruleset.state_type)
    assert loaded.game.state.round == fresh.round
    assert [side.hand for side in loaded.game.state.sides] == [side.hand for side in fresh.sides]


def test_a_resumed_game_forks_plays_on_and_is_saved_again() -> None:
    loaded = load(save.dump(played(60), VERSION), NoMarching(), version="2")
    game = loaded.game
    assert game.fork().number == game.number
    play_on(game, Random(1), 5)
    again = load(save.dump(game, "2"), NoMarching(), version="2")
    assert fingerprint(again.game) == fingerprint(game)
    assert again.earlier == loaded.earlier
    play_on(again.game, Random(1), 400)
    assert again.game.outcome is not None


def test_without_a_snapshot_an_old_game_is_refused() -> None:
    game = played(3)
    assert game.milestones == []
    lines = [line for line in lines_of(game) if b'"snapshot"' not in line]
    entry = {**msgspec.json.decode(lines[1]), "value": 99}
    reason = refused(resealed([lines[0], msgspec.json.encode(entry), *lines[2:]]), version="2")
    assert reason.text == "refused-save-old"
