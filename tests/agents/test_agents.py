"""The opponents: they play whole games, and hold a seat and see its view, nothing else."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from cellar_duel.rules.ruleset import Duel
from cellar_duel.rules.state import DuelSetup

from escarmouche.agents import AT_ONCE, Decision, Officer, enlist, play_out
from escarmouche.agents.recruit import Recruit
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Question
from escarmouche.engine.reasons import Refused
from escarmouche.engine.seat import Seat
from escarmouche.engine.words import LANGUAGES
from escarmouche.terminal.words import speak, why
from tests.agents import conduct
from tests.agents.seats import begin, casting, decisions, held, seated, twin, watched
from tests.battery.checks import fingerprint


def duel(seed: int = 1) -> Game[Any]:
    return Game(Duel(), DuelSetup(), Seeded(seed))


def recruits(game: Game[Any], seed: int = 1) -> dict[int, Recruit]:
    return {seat: Recruit(Seat(game, seat), Random(seed + seat)) for seat in (0, 1)}


# Whole games


@pytest.mark.parametrize("players", list(combinations(AT_ONCE, 2)), ids=" against ".join)
def test_any_two_play_to_the_end(players: tuple[str, str]) -> None:
    game = begin(2)
    outcome = play_out(game, seated(game, players))
    assert outcome is not None
    assert outcome == game.outcome
    assert game.question is None


def test_recruits_play_any_game() -> None:
    game = duel()
    assert play_out(game, recruits(game)) == game.outcome
    assert game.question is None


@pytest.mark.parametrize("name", AT_ONCE)
def test_the_same_seeds_play_the_same_game(name: str) -> None:
    games = [begin(3), begin(3)]
    for game in games:
        play_out(game, seated(game, (name, name)))
    assert games[0].record == games[1].record


def test_other_seeds_play_another_game() -> None:
    games = [duel(), duel()]
    for seed, game in enumerate(games):
        play_out(game, recruits(game, 10 * seed))
    assert games[0].record != games[1].record


def test_playing_stops_after_so_many_answers() -> None:
    game = duel()
    assert play_out(game, recruits(game), most_answers=3) is None
    assert len(game.record) == 3


# Taking a seat


def test_an_unknown_agent_is_refused() -> None:
    with pytest.raises(Refused, match="refused-unknown-agent"):
        enlist("marshal", Seat(duel(), 0), Random(1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", conduct.OFFICERS)
def test_an_officer_is_refused_where_nobody_knows_the_game(name: str, language: str) -> None:
    with pytest.raises(Refused, match="refused-no-officer") as refused:
        enlist(name, Seat(duel(), 0), Random(1))
    said = why(speak(language), refused.value.reason)
    assert name in said
    assert "duel" in said
    assert said.endswith(".")


@pytest.mark.parametrize("name", AT_ONCE)
def test_nobody_answers_who_is_not_asked(name: str) -> None:
    game = begin(1)
    (asked,) = game.waiting()
    with pytest.raises(LookupError):
        seated(game, (name, name))[1 - asked].decide()


# Answers


@pytest.mark.parametrize("name", AT_ONCE)
def test_every_decision_is_allowed(name: str) -> None:
    game = begin(4)
    for seat, _, decision in decisions(game, seated(game, (name, name))):
        assert game.check(seat, game.number, decision.value) is None


@pytest.mark.parametrize("name", AT_ONCE)
def test_deciding_changes_nothing(name: str) -> None:
    game = begin(5)
    agents = seated(game, (name, name))
    while game.question is not None:
        for seat in game.waiting():
            before = fingerprint(game)
            value = agents[seat].decide().value
            assert fingerprint(game) == before
            game.answer(seat, game.number, value)


@pytest.mark.parametrize("name", conduct.OFFICERS)
def test_what_tactics_say_never_has_to_be_replaced(name: str) -> None:
    for seed in range(2):
        conduct.nothing_has_to_be_replaced(begin(seed), (name, name), seed)


class Stubborn:
    """Tactics that want what nobody may do."""

    def weigh(self, question: Question) -> Decision | None:
        """An answer to no question."""
        return Decision("what nobody may do")


def test_an_officer_whose_tactics_go_wrong_does_the_usual() -> None:
    game = begin(1)
    (asked,) = game.waiting()
    seat = Seat(game, asked)
    decision = Officer(seat, Random(1), Stubborn()).decide()
    assert game.check(asked, game.number, decision.value) is None
    assert decision.reasons[0].text in ("because-usual", "because-whatever")


# A seat and its view, nothing else


@pytest.mark.parametrize("name", AT_ONCE)
def test_the_dice_to_come_change_no_decision(name: str) -> None:
    for seed in range(2):
        game = begin(seed)
        doubles = {seat: Seat(game, seat) for seat in (0, 1)}
        others = {seat: enlist(name, place, Random(seed + seat)) for seat, place in doubles.items()}
        for seat, asked, decision in decisions(game, seated(game, (name, name), seed)):
            Seat.__init__(doubles[seat], twin(game, game.number), seat)
            assert others[seat].decide() == decision, asked.text


@pytest.mark.parametrize("name", AT_ONCE)
def test_a_secret_answer_of_the_enemy_changes_no_decision(name: str) -> None:
    decided = []
    for secret in range(4):
        game = casting()
        game.answer(0, game.number, secret)
        assert game.waiting() == (1,)
        decided.append(seated(game, (name, name))[1].decide())
    assert decided == [decided[0]] * 4


@pytest.mark.parametrize("name", AT_ONCE)
def test_an_agent_uses_only_what_a_seat_offers_and_little_of_it(name: str) -> None:
    conduct.holds_a_seat_and_little_else(begin(7), (name, name))


class Peeker(Recruit):
    """Somebody who keeps the game and answers by its next die."""

    def decide(self) -> Decision:
        """An answer for which to be ashamed."""
        self.game: Game[Any] = self.seat._Seat__game  # type: ignore[attr-defined]
        (die,) = self.game.chance.copy().roll(1, 6, "", "peek")
        return Decision(self.seat.sample(Random(die)))


def test_whoever_peeks_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escarmouche.agents.Recruit", Peeker)
    game = begin(1)
    agents, seats = watched(game, ("recruit", "recruit"))
    found = set()
    for seat, _, decision in decisions(game, agents):
        other = Peeker(Seat(twin(game, game.number), seat), Random(1))
        found.add(("decides", other.decide() != decision))
        found.add(("holds", any(isinstance(thing, Game) for thing in held(agents[seat]))))
        found.add(("uses", not set(seats[seat].used) <= conduct.ABOUT))
        if len(game.record) == conduct.STRIDE:
            break
    assert {("decides", True), ("holds", True), ("uses", True)} <= found
