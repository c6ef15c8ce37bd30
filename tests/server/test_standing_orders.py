"""Standing orders, and guided fights."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escarmouche.board.lesson import lessons
from escarmouche.engine.reasons import Refused
from escarmouche.games.combatzone.rules.shooting.opportunity import NOBODY
from escarmouche.registry import keys
from escarmouche.server import new_game
from escarmouche.server.match import Match
from escarmouche.server.posted import Wanted
from escarmouche.server.standing_orders import ordered, orders_of
from tests.server.table import Client, begun, play, served

ALL = {"routine": False, "pass-hand": True, "hold-overwatch": True, "defaults": False}


def lesson(key: str, name: str) -> Match:
    """A guided fight against the recruit."""
    return Match(new_game.begin(Wanted(key=key, opponent="recruit", lesson=name, seed=1)).row)


def asked_in(match: Match, text: str, most: int = 600) -> int | None:
    """Play on until a question is asked: who is asked it; None if it never is."""
    for _ in range(most):
        for seat in match.asked():
            question = match.question(seat)
            if question is not None and question.text == text:
                return seat
        if not play(match, 1, seed=match.sequence):
            return None
    return None


# Orders


def test_hand_play_is_passed_by_order() -> None:
    match = lesson("collision", "confrontation")
    seat = asked_in(match, "cover-card")
    assert seat is not None
    question = match.question(seat)
    assert question is not None
    assert ordered(match, seat, question, ALL) == "pass"
    assert ordered(match, seat, question, {}) is None


def overwatch_at(inches: float) -> Match:
    """A match in which a model on overwatch, whose gun carries 24 inches, is so far from the one that acts."""
    from escarmouche.board.board import stage
    from escarmouche.engine.chance import Seeded

    case = {
        "begin": "react",
        "with": {"model": "Target"},
        "model": [
            {"name": "Target", "side": "A", "at": [10, 4], "facing": "Watcher"},
            {"name": "Watcher", "side": "B", "at": [10, 4 + inches], "facing": "Target", "watching": True,
             "weapons": [{"name": "gun", "range": 24, "shots": 1}]},
        ],
    }  # fmt: skip
    match = Match(begun("collision").row)
    match.game = stage("collision").scene(case).play(Seeded(1))
    return match


@pytest.mark.parametrize(("inches", "held"), [(20.0, True), (8.0, False)])
def test_overwatch_is_held_unless_the_target_is_within_half_range(inches: float, held: bool) -> None:
    match = overwatch_at(inches)
    question = match.question(1)
    assert question is not None
    assert question.text == "overwatch"
    assert (ordered(match, 1, question, ALL) is not None) == held


def surprise(**watcher: Any) -> Match:
    """A match in which somebody of A takes cover, while a figure of B waits for opportunity fire."""
    from escarmouche.board.board import stage
    from escarmouche.engine.chance import Seeded

    figures = [
        {"name": "Mover", "side": "A", "at": [60, 20], "facing": "Watcher"},
        {
            "name": "Watcher",
            "side": "B",
            "at": [60, 40],
            "facing": "Mover",
            "watching": True,
            "weapons": ["assault_rifle"],
            **watcher,
        },
    ]
    match = Match(begun("combatzone").row)
    match.game = stage("combatzone").scene(
        {"begin": "figure", "with": {"figure": "Mover"}, "figure": figures}
    ).play(Seeded(1))  # fmt: skip
    match.answer(0, match.game.number, "cover")
    return match


def test_a_secret_question_is_no_routine_before_somebody_who_would_notice_the_pause() -> None:
    match = surprise(place="hidden", watching=False)
    question = match.question(1)
    assert question is not None
    assert question.routine
    assert ordered(match, 1, question, {"routine": True}) == NOBODY
    assert ordered(match, 1, question, {"routine": True}, watched=True) is None


def test_opportunity_fire_is_held_by_order() -> None:
    match = surprise()
    question = match.question(1)
    assert question is not None
    assert ordered(match, 1, question, {"routine": True}, watched=True) is None
    assert ordered(match, 1, question, {"hold-opportunity": True}, watched=True) == NOBODY


def test_the_usual_answer_is_given_until_something_new_is_asked() -> None:
    match = Match(begun().row)
    orders = {"defaults": True}
    seat = match.asked()[0]
    question = match.question(seat)
    assert question is not None
    assert ordered(match, seat, question, orders) is None
    match.answer(seat, match.game.number, msgspec.to_builtins(question.default))
    again = next(one for one in match.asked())
    while again != seat or (asked := match.question(seat)) is None or asked.text != question.text:
        play(match, 1, seed=match.sequence)
        again = match.asked()[0]
    assert ordered(match, seat, asked, orders) == msgspec.to_builtins(asked.default)


def test_an_order_that_is_given_while_one_is_asked_answers_at_once(tmp_path: Path) -> None:
    async def give(server: str) -> None:
        import httpx

        async with httpx.AsyncClient(base_url=server, timeout=30) as http:
            wanted = {"key": "collision", "opponent": "same-screen", "lesson": "confrontation"}
            made = (await http.post("/api/games", json=wanted)).json()
        clients = []
        async with Client(server) as one, Client(server) as other:
            clients = [one, other]
            moments = [await client.sit(token) for client, token in zip(clients, made["tokens"], strict=True)]
            orders = {order["key"] for order in (await _orders(one, made["tokens"][0]))}
            assert {"routine", "pass-hand", "hold-overwatch", "defaults"} == orders
            assert (await one.ask("order", key="nonsense", on=True))["type"] == "refused"
            while True:
                seat, question = next((seat, moment["question"]) for seat, moment in enumerate(moments)
                                      if moment["question"])  # fmt: skip
                client = clients[seat]
                if question["rule"] == "COL-CONF-17":
                    break
                value = (await client.ask("usual", number=question["number"]))["result"]
                await client.ask("answer", number=question["number"], value=value)
                moments = [await _latest(client, question["number"]) for client in clients]
            assert (await client.ask("order", key="pass-hand", on=True))["type"] == "done"
            assert (await _latest(client, question["number"]))["sequence"] > moments[seat]["sequence"]

    with served(tmp_path) as server:
        asyncio.run(give(server))


async def _latest(client: Client, number: int) -> dict[str, Any]:
    """How things stand once a question is answered."""
    while True:
        moment = await client.hear("moment")
        if moment["outcome"] or not moment["question"] or moment["question"]["number"] > number:
            return moment


async def _orders(client: Client, token: str) -> list[dict[str, Any]]:
    await client.ask("language", language="en")
    orders: list[dict[str, Any]] = (await client.hear("seated"))["orders"]
    await client.hear("moment")
    return orders


def test_every_order_has_its_words() -> None:
    from escarmouche.board.board import board
    from escarmouche.board.words import speak

    for key in keys():
        for language in ("en", "fr", "de"):
            words = speak(language, key)
            assert all(words.has(f"order-{order}") for order in orders_of(board(key)))


# Lessons


def test_there_is_a_first_fight_for_each_game_and_a_confrontation_to_practise() -> None:
    assert all(lessons(key)[0] == "first-fight" for key in keys())
    assert lessons("collision") == ("first-fight", "confrontation")
    with pytest.raises(Refused, match="no-lesson"):
        lesson("firefight", "../first-fight")


@pytest.mark.parametrize(("key", "name"), [(key, name) for key in keys() for name in lessons(key)])
def test_a_lesson_has_few_models_is_played_to_its_end_and_from_its_record_again(key: str, name: str) -> None:
    match = lesson(key, name)
    models = match.board.models(match.look(0, "en"))
    assert max(sum(model.owner == seat for model in models) for seat in (0, 1)) <= 3
    for _ in range(600):
        if not play(match, 1, seed=match.sequence):
            break
    assert match.outcome is not None
    again = Match(match.row, [deed.entry for deed in match.deeds])
    assert again.game.hash() == match.game.hash()


def test_the_first_shot_of_the_first_fight_fells_its_target() -> None:
    match = lesson("firefight", "first-fight")
    for value in ("1", "hold", "shoot"):
        match.answer(0, match.game.number, value)
    question = match.question(0)
    assert question is not None
    target = next(option.key for item in question.items for option in question.targets(item.key)  # type: ignore[attr-defined]
                  if option.refused is None and option.key.isdigit())  # fmt: skip
    match.answer(0, match.game.number, {item.key: target for item in question.items})  # type: ignore[attr-defined]
    assert not match.game.state.models[int(target)].alive
