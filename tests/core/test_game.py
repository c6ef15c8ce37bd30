"""A game of any ruleset: answers, secrets, faults, forks."""

from random import Random
from typing import Any

import pytest
from cellar_duel.rules.events import LurkersHidden
from cellar_duel.rules.ruleset import Duel
from cellar_duel.rules.state import Cellar, Duelling, DuelSetup
from tests.battery.checks import fingerprint, play_on, told

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.journal import GameBegan, GameEnded, event_data, text_key
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import BOUNDARY, ChooseSome, Option, Steps
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import note
from escarmouche.engine.seat import Seat


def new(rules: Duel | None = None, seed: int = 4) -> Duelling:
    return Game(rules or Duel(), DuelSetup(), Seeded(seed))


def refused(game: Game[Any], seat: int, number: int, value: Any) -> Reason:
    with pytest.raises(Refused) as error:
        game.answer(seat, number, value)
    return error.value.reason


def until(game: Game[Any], text: str) -> Game[Any]:
    """Play at random until a question with this text is asked."""
    rng = Random(1)
    while game.question is None or game.question.text != text:
        play_on(game, rng, 1)
    return game


def test_a_game_begins_with_its_options_and_its_first_question() -> None:
    game = new()
    assert isinstance(game.journal[0], GameBegan)
    assert (game.number, game.waiting(), game.outcome) == (1, (0, 1), None)


def test_late_early_and_foreign_answers_are_recognised() -> None:
    game = until(new(), "act")
    asked = game.waiting()[0]
    assert refused(game, asked, game.number - 1, "march").text == "refused-late"
    assert refused(game, asked, game.number + 1, "march").text == "refused-early"
    assert refused(game, 1 - asked, game.number, "march").text == "refused-not-yours"


def test_an_answer_that_waits_cannot_be_given_again_and_is_not_told() -> None:
    game = new()
    game.answer(1, 1, 3)
    assert game.waiting() == (0,)
    assert refused(game, 1, 1, 2).text == "refused-already-answered"
    assert game.view(0)["asked"]["seats"] == [0]
    game.answer(0, 1, 1)
    assert game.number == 2
    assert [side.tokens for side in game.state.sides] == [5, 3]


def test_who_is_asked_can_be_hidden_and_so_is_the_refusal() -> None:
    game = until(new(), "spring")
    asked = game.waiting()[0]
    assert game.view(1 - asked)["asked"] == {"resolving": True}
    assert game.view(asked)["asked"]["text"] == "spring"
    assert refused(game, 1 - asked, game.number, "stay").rule == ""


def test_conceding_ends_the_game_and_nothing_can_be_answered() -> None:
    game = until(new(), "act")
    game.concede(0)
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.reason) == (1, "conceded")
    assert isinstance(game.journal[-1], GameEnded)
    assert refused(game, 0, game.number, "march").text == "refused-game-over"
    with pytest.raises(Refused):
        game.concede(1)
    assert game.fork().outcome == game.outcome


def test_a_fork_is_independent_and_knows_the_same() -> None:
    game = until(new(), "cover")
    before = fingerprint(game)
    fork = game.fork()
    assert fingerprint(fork) == before
    play_on(fork, Random(3), 400)
    assert fork.outcome is not None
    assert fingerprint(game) == before


def test_a_fork_without_a_journal_plays_the_same_states() -> None:
    game = until(new(), "cover")
    loud, quiet = game.fork(), game.fork(journal=False)
    for fork in (loud, quiet):
        play_on(fork, Random(3), 30)
    assert quiet.journal == []
    assert quiet.hash() == loud.hash()


def test_a_redealt_fork_keeps_what_the_seat_knows_and_forks_again() -> None:
    game = until(new(), "cover")
    for seat in (0, 1):
        fork = game.fork(seat, 11)
        assert fork.view(seat) == game.view(seat)
        assert told(fork.journal) == told(game.story(seat))
        play_on(fork, Random(2), 3)
        again = fork.fork()
        assert again.hash() == fork.hash()
        assert told(again.journal) == told(fork.journal)


def test_redealt_forks_differ_in_what_the_seat_cannot_know() -> None:
    game = until(new(), "act")
    hands = {tuple(game.fork(0, seed).state.sides[1].hand) for seed in range(12)}
    assert len(hands) > 3
    assert {game.fork(0, seed).state.sides[0].hand == game.state.sides[0].hand for seed in range(12)} == {True}


def test_a_seat_offers_its_own_question_and_no_other() -> None:
    game = until(new(), "act")
    asked = game.waiting()[0]
    mine, other = Seat(game, asked), Seat(game, 1 - asked)
    assert mine.question() is not None
    assert other.question() is None
    assert mine.check(mine.number, mine.sample(Random(1))) is None
    assert sorted(mine.candidates(5, Random(1))) == ["clash", "march"]
    with pytest.raises(LookupError):
        other.sample(Random(1))
    assert mine.fork(1, journal=False).journal == []
    mine.answer(mine.number, "march")
    assert mine.view()["number"] == game.number
    other.concede()
    assert mine.outcome == other.outcome == game.outcome
    assert mine.story()[-1] == other.story()[-1]


class Careless(Duel):
    """Empties the list it was given as an answer."""

    def lay(self, game: Duelling, side: Any) -> Steps[None]:
        options = [Option(str(slot)) for slot in range(3)]
        slots = yield ChooseSome(side.owner, Asks("pick"), "DUEL-CLASH-01", options, least=2, most=2)
        slots.clear()
        yield from super().lay(game, side)


def test_rules_cannot_change_an_answer_on_record() -> None:
    game = until(new(Careless()), "pick")
    game.answer(game.waiting()[0], game.number, ["0", "2"])
    assert game.record[-1].value == ["0", "2"]  # type: ignore[union-attr]
    assert game.fork().hash() == game.hash()


class Whispers(Duel):
    """Applies a rule just before a boundary and tells something only after it."""

    def run(self, game: Duelling) -> Steps[None]:
        while True:
            yield BOUNDARY
            if game.state.phase == "bid":
                yield from self.bid(game)
                note("DUEL-END-01")
            else:
                yield from self.hide(game)

    def hide(self, game: Duelling) -> Steps[None]:
        game.tell(LurkersHidden())
        yield ChooseSome(0, Asks("pick"), "DUEL-LURK-01", [Option("a")])


def test_rules_noted_before_a_boundary_are_cited_after_it_in_a_fork_too() -> None:
    game = new(Whispers())
    game.answer(0, 1, 0)
    game.answer(1, 1, 0)
    assert "DUEL-END-01" in game.journal[-1].rules
    assert told(game.fork().journal) == told(game.journal)


def test_an_exception_while_checking_is_refused_as_our_bug() -> None:
    game = until(new(), "act")
    assert game.question is not None
    game.question._judge = lambda value: refusal("DUEL-ACT-01", value=1 // 0)
    before = fingerprint(game)
    assert refused(game, game.waiting()[0], game.number, "march").text == "refused-our-bug"
    assert fingerprint(game) == before
    assert "ZeroDivisionError" in game.reports[-1]


def test_a_chapter_can_be_entered_on_its_own() -> None:
    rules = Duel()
    state: Cellar = rules.begin(DuelSetup())
    for side in state.sides:
        side.hand, side.bag = side.bag[:4], side.bag[4:]
    game = Game(rules, DuelSetup(), Seeded(1), state=state, entry=rules.enter("clash", {"attacker": 1}))
    assert game.question is not None
    assert (game.question.text, game.waiting()) == ("pick", (1,))
    play_on(game.fork(), Random(1), 3)
    play_on(game, Random(1), 400)
    assert sum(side.score for side in game.state.sides) == 2


def test_events_have_text_keys_and_plain_data() -> None:
    event = GameEnded(winner=None, reason="score", scores=(1, 1))
    assert text_key(event) == "event-game-ended"
    assert event_data(event)["scores"] == (1, 1)
