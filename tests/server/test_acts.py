"""What is played on the table: everything that moves is told, and nobody is told more than he sees."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from escarmouche.board import journal, shown, watching
from escarmouche.board.interruptions import deed_asked_about
from escarmouche.board.played import briefly
from escarmouche.board.questions import Asking
from escarmouche.board.watching import Way, along
from escarmouche.engine.place import Place
from escarmouche.engine.reasons import Refused
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.trauma.rules.events.turn import InitiativeRolled
from escarmouche.server.match import WATCHER, Match
from escarmouche.server.moments import told_lines
from escarmouche.server.new_game import begin
from escarmouche.server.posted import Wanted
from tests.golden.playthrough import GAMES
from tests.word_files import UNFILLED

SEATS = (0, 1, WATCHER)
PAGE = Path(__file__).parents[2] / "web" / "src"
DRAWN = set(re.findall(r'^  "?([a-z-]+)"?: "', (PAGE / "table" / "tokens.ts").read_text("utf-8"), re.MULTILINE))
"""The signs that the page draws; any other would be a bare letter."""


class Watcher:
    """Somebody who sees nothing but the acts, and compares what comes of them with what the seat is shown."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.told = 0
        self.stand = self.now()
        self.acts = 0

    def now(self) -> dict[int, tuple[shown.Spot, int | None]]:
        """Where the seat is shown each model, and which way it looks."""
        models = self.match.board.models(self.match.look(self.seat, "en"))
        return {model.id: ((model.x, model.y, model.surface), model.facing) for model in models}

    def lines(self) -> list[journal.Line]:
        """The lines since the last time."""
        asking = Asking(self.match.board, self.match.look(self.seat, "en"))
        lines = told_lines(self.match, asking, self.seat, "en")
        new, self.told = lines[self.told :], len(lines)
        return [msgspec.json.decode(line, type=journal.Line) for line in new]

    def follow(self) -> list[journal.Line]:
        """Play the acts of the new lines; in the end everybody stands where the seat is shown them."""
        lines = self.lines()
        for line in lines:
            for act in line.acts:
                self.play(act)
        now = self.now()
        assert {model: spot for model, (spot, _) in self.stand.items()} == {one: spot for one, (spot, _) in now.items()}
        turned = [one for one, (_, facing) in self.stand.items() if facing is not None and facing != now[one][1]]
        assert turned == []
        return lines

    def play(self, act: journal.Act) -> None:
        """One act, which mentions nobody whom the seat does not see."""
        self.acts += 1
        if isinstance(act, journal.Walk):
            assert act.spots[0] == self.stand[act.model][0]
            assert len(act.how) == len(act.spots) - 1
            self.stand[act.model] = (act.spots[-1], act.facing)
        elif isinstance(act, journal.Arrive):
            assert act.model not in self.stand
            self.stand[act.model] = (act.spot, None)
        elif isinstance(act, journal.Leave):
            del self.stand[act.model]
        else:
            mentioned = [*getattr(act, "models", ()), *getattr(act, "targets", ())]
            assert set(mentioned) <= set(self.stand)


def started(name: str) -> Match:
    """A game of the golden files, as the server plays it."""
    game = GAMES[name]
    wanted = Wanted(
        key=game.game, opponent="same-screen", seed=game.seed, lists=list(game.lists), table=game.table,
        mission=game.mission, agree=True,
    )  # fmt: skip
    return Match(begin(wanted).row)


def answers(match: Match, seed: int) -> Iterator[int]:
    """Play to the end with answers at random; each that has told something is counted.

    What is done without a word, such as laying the first figures of an ambush, is played with the next line.
    """
    rng, given = Random(seed), 0
    while match.game.question is not None:
        seat = match.game.waiting()[0]
        question = match.question(seat)
        assert question is not None
        told = len(match.game.journal)
        match.answer(seat, match.game.number, question.sample(rng))
        if len(match.game.journal) > told:
            given += 1
            yield given


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_moves_is_told_and_nothing_hidden(name: str) -> None:
    match = started(name)
    watchers = [Watcher(match, seat) for seat in SEATS]
    kinds: set[type[Any]] = set()
    for given in answers(match, GAMES[name].seed):
        # Each of them looks now and then: what happened since is played all the same.
        watcher = watchers[given % len(watchers)]
        acts = [act for line in watcher.follow() for act in line.acts]
        kinds |= {type(act) for act in acts}
        assert {act.sign for act in acts if isinstance(act, journal.Mark)} <= DRAWN
    for watcher in watchers:
        watcher.follow()
    assert {journal.Walk, journal.Arrive, journal.Attack, journal.Mark, journal.Banner} <= kinds
    assert kinds & {journal.Roll, journal.Reveal}


def lines_of(match: Match, seat: int, language: str) -> list[journal.Line]:
    """The whole journal of a seat."""
    asking = Asking(match.board, match.look(seat, language))
    return [msgspec.json.decode(line, type=journal.Line) for line in told_lines(match, asking, seat, language)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["firefight-saltgate", "collision-hunt", "trauma-attack", "combatzone-retrieve"])
def test_what_is_played_is_in_words(name: str, language: str) -> None:
    match = started(name)
    for given in answers(match, GAMES[name].seed):
        if given > 150:
            break
    lines = lines_of(match, 0, language)
    said = [text for line in lines for act in line.acts if (text := getattr(act, "text", ""))]
    assert said
    for text in [*said, *(line.text for line in lines)]:
        assert not UNFILLED.search(text), text
        assert not text.startswith(("act-", "token-", "unit-", "model-", "keyword-", "event-")), text


def test_dice_are_those_that_were_rolled() -> None:
    match = started("trauma-attack")
    for _ in answers(match, 3):
        pass
    initiatives = 0
    for event, line in zip(match.game.story(0), lines_of(match, 0, "en"), strict=True):
        assert all(1 <= die <= 6 for die in line.dice), line.text
        if isinstance(event, InitiativeRolled):
            initiatives += 1
            assert line.dice == [*event.faces[0], *event.faces[1]]
            assert tuple(map(len, event.faces)) == event.dice
    assert initiatives


def test_what_was_taken_back_is_not_played_again() -> None:
    match = started("firefight-saltgate")
    watcher = Watcher(match, 0)
    for given in answers(match, 5):
        if given > 40 and match.undoable(match.deeds[-1].seat) is not None:
            break
    watcher.follow()
    match.undo(match.deeds[-1].seat)
    assert all(line.acts == [] for line in lines_of(match, 0, "en"))
    again = Watcher(match, 0)
    again.told = len(lines_of(match, 0, "en"))
    played = 0
    for given in answers(match, 6):
        again.follow()
        played = again.acts
        if given > 20:
            break
    assert played


def test_a_game_that_is_read_again_is_played_the_same() -> None:
    match = started("collision-hunt")
    for given in answers(match, 8):
        if given > 60:
            break
    again = Match(match.row, [deed.entry for deed in match.deeds])
    assert [line.acts for line in lines_of(again, 0, "en")] == [line.acts for line in lines_of(match, 0, "en")]


def test_a_game_that_had_to_be_taken_up_again_is_watched_on(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started("collision-hunt")
    # Once somebody has asked for a copy, every boundary is kept: often nothing at all is told again.
    match.game.fork()
    watcher = Watcher(match, 0)
    for given in answers(match, 2):
        watcher.follow()
        seat = match.game.waiting()[0] if match.game.question is not None else WATCHER
        question = match.question(seat)
        if isinstance(question, Place):
            # A fault in the rules: the answer is refused, and the game goes back to the last boundary.
            with monkeypatch.context() as broken:
                broken.setattr(type(match.game), "_go_on", _fail_once(match))
                with pytest.raises(Refused):
                    match.answer(seat, match.game.number, question.sample(Random(given)))
    assert len(match.game.reports) > 5


def _fail_once(match: Match) -> Any:
    """How a game goes on that fails after its next event, and then goes on as it always did."""
    plays = type(match.game)._go_on
    failed: list[bool] = []

    def go_on(game: Any, resume: Any) -> None:
        plays(game, resume)
        if not failed:
            failed.append(True)
            raise ArithmeticError

    return go_on


def test_a_journal_that_was_cut_back_is_played_from_there() -> None:
    match, rng = started("firefight-saltgate"), Random(1)
    for _ in answers(match, 1):
        question = match.question(match.game.waiting()[0])
        if isinstance(question, Place) and question.models[0].isdigit():
            break
    assert isinstance(question, Place)
    del match.game.journal[-1]
    match.answer(question.seat, match.game.number, question.sample(rng))
    last = lines_of(match, 0, "en")[-1]
    assert {act.model for act in last.acts if isinstance(act, journal.Arrive)} == set(map(int, question.models))


def test_old_lines_are_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = 50
    monkeypatch.setattr(watching, "KEPT", kept)
    match = started("firefight-saltgate")
    for _ in answers(match, 3):
        pass
    lines = lines_of(match, 0, "en")
    assert len(lines) == len(match.game.journal) > kept == len(match.watch.notes)
    assert all(line.acts == [] for line in lines[:-kept])
    assert any(line.acts for line in lines[-kept:])
    # Whoever stands as before is not held once more: there are many events.
    for one, other in pairwise(note.stands for note in match.watch.notes.values()):
        assert (one is other) == (one == other)
        assert all((before is after) == (before == after) for before, after in zip(one, other, strict=True))


def test_a_way_is_played_as_far_as_it_was_gone() -> None:
    way = Way(((0, 0, 0), (100, 0, 0), (100, 0, 1), (100, 200, 1)), ("", "climb", "leap"))
    assert along(way, (0, 0, 0), (100, 50, 1)) == Way(
        ((0, 0, 0), (100, 0, 0), (100, 0, 1), (100, 50, 1)), ("", "climb", "leap")
    )
    assert along(way, (100, 50, 1), (100, 200, 1)) == Way(((100, 50, 1), (100, 200, 1)), ("leap",))
    assert along(way, (40, 1, 0), (60, 0, 0)) == Way(((40, 1, 0), (60, 0, 0)), ("",))
    assert along(way, (60, 0, 0), (40, 0, 0)) is None, "against the way"
    assert along(way, (0, 0, 0), (50, 50, 0)) is None, "beside the way"
    assert along(way, (0, 0, 0), (100, 50, 0)) is None, "below the way"


def test_whoever_may_interrupt_is_told_what_is_going_on() -> None:
    match = started("combatzone-ambush")
    rng = Random(7)
    found: list[tuple[str, bool]] = []
    while match.game.question is not None and len(found) < 12:
        seat = match.game.waiting()[0]
        question = match.question(seat)
        assert question is not None
        if question.text == "interrupt":
            asking = Asking(match.board, match.look(seat, "en"))
            deed = deed_asked_about(asking, question, match.game.journal, match.watch.notes)
            assert deed is not None
            asked = asking.question(match.game.number, question, *deed)
            found.append((asked.text.removesuffix(asking.say(question)), asked.trail is not None))
        match.answer(seat, match.game.number, question.sample(rng))
    assert any("sets out on a path" in doing and trail for doing, trail in found)
    assert all(doing for doing, _ in found)


def test_a_reason_beside_dice_is_named_without_what_it_does_in_general() -> None:
    assert briefly("Furtif [Stealth]\u00a0: −1 aux tirs à plus de 9″") == "Furtif"
    assert briefly("Armour piercing AP(X): -X to Defence.") == "Armour piercing AP(X)"
    assert briefly("Short range.") == "Short range"
