"""What every officer keeps, in whatever game: answers that stand, reasons in words, and a seat and its view alone."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from escarmouche.agents import Decision, Officer, enlist, play_out
from escarmouche.engine.chance import Chance
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Question
from escarmouche.engine.reasons import Reason
from escarmouche.engine.seat import Seat
from escarmouche.engine.words import LANGUAGES, Words
from escarmouche.terminal.words import speak
from tests.agents.seats import decisions, held, seated, watched
from tests.word_files import UNFILLED

OFFICERS = ("corporal", "sergeant")
ABOUT = {"id", "number", "outcome", "view", "story", "question", "check", "sample", "candidates", "fork", "glimpse"}
"""What a seat offers to whoever thinks about an answer."""
MOST_FORKS, MOST_SEARCHES = 1, 2
"""So many copies of the game, and so many searches for answers, does one decision take at most."""
STRIDE = 25
Sentence = Callable[[Words, Any, Any, Reason], str]


class Judged:
    """Tactics that note which of their answers were not allowed."""

    def __init__(self, officer: Officer, refused: list[tuple[str, Reason]]) -> None:
        self.seat = officer.seat
        self.tactics = officer.tactics
        self.refused = refused

    def weigh(self, question: Question) -> Decision | None:
        """The answer of the tactics."""
        decision = self.tactics.weigh(question)
        fault = None if decision is None else self.seat.check(self.seat.number, decision.value)
        if fault is not None:
            self.refused.append((question.text, fault))
        return decision


def nothing_has_to_be_replaced(game: Game[Any], names: Sequence[str] = OFFICERS, seed: int = 1) -> None:
    """A whole game in which no answer of the tactics was refused."""
    refused: list[tuple[str, Reason]] = []
    agents = seated(game, names, seed)
    for agent in agents.values():
        assert isinstance(agent, Officer)
        agent.tactics = Judged(agent, refused)
    assert play_out(game, agents) == game.outcome
    assert game.question is None
    assert refused == []


def everything_is_explained(game: Game[Any], sentence: Sentence) -> None:
    """A whole game in which every decision has reasons, which are whole sentences in every language."""
    words = {language: speak(language, game.ruleset.key) for language in LANGUAGES}
    for _, asked, decision in decisions(game, seated(game, OFFICERS)):
        assert decision.reasons, asked.text
        for reason in decision.reasons:
            for language in LANGUAGES:
                said = sentence(words[language], game.setup, game.state, reason)
                assert is_a_sentence(said), said


def is_a_sentence(said: str) -> bool:
    """Whether words are a whole sentence, and nothing in it was left open."""
    return not UNFILLED.search(said) and not said.startswith("because") and said.endswith(".")


def the_same_seeds_play_the_same_game(begin: Callable[[], Game[Any]], names: Sequence[str] = OFFICERS) -> None:
    """Two games from the same seeds have the same record."""
    games = [begin(), begin()]
    for game in games:
        play_out(game, seated(game, names))
    assert games[0].record == games[1].record


def nothing_hidden_changes_a_decision(game: Game[Any], names: Sequence[str] = OFFICERS) -> None:
    """Whoever sits in a copy with everything dealt anew that the seat cannot know decides the same."""
    doubles = {seat: Seat(game, seat) for seat in (0, 1)}
    others = {seat: enlist(names[seat], place, Random(1 + seat)) for seat, place in doubles.items()}
    for seat, asked, decision in decisions(game, seated(game, names)):
        Seat.__init__(doubles[seat], game.fork(seat, game.number, journal=False), seat)
        assert others[seat].decide() == decision, asked.text


def holds_a_seat_and_little_else(game: Game[Any], names: Sequence[str]) -> None:
    """A whole game in which the agents use what a seat offers, little of it, and keep neither game nor dice."""
    agents, seats = watched(game, names)
    for at, (seat, _, _) in enumerate(decisions(game, agents)):
        used = seats[seat].used
        assert set(used) <= ABOUT
        assert used["fork"] + used["glimpse"] <= MOST_FORKS
        assert used["candidates"] + used["sample"] <= MOST_SEARCHES
        used.clear()
        if at % STRIDE == 0:
            assert [thing for thing in held(agents[seat]) if isinstance(thing, Game | Chance)] == []
