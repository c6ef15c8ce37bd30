"""Previews: where a model can go, what it could do from there, how far the others reach."""

import asyncio
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
import shapely

from escarmouche.board.look import Stance
from escarmouche.engine.place import Place
from escarmouche.server import previews
from escarmouche.server.match import Match
from escarmouche.server.sent import Danger, Reach, Shot
from escarmouche.table.ways.outlines import Grid, area, polygons
from tests.battery.pairs import twin
from tests.server.table import Client, begun, play, served


def moving(key: str, after: int = 0) -> Match:
    """A match in which somebody is asked where to go."""
    match = Match(begun(key).row)
    play(match, after)
    while not _asks_for_a_move(match):
        assert play(match, 1, seed=match.sequence)
    return match


def _asks_for_a_move(match: Match) -> bool:
    question = match.game.question
    return isinstance(question, Place) and bool(question.planner.detail().get("distances"))


def asked(match: Match) -> tuple[int, Place]:
    """Who is asked to place something, and the question."""
    seat = match.game.waiting()[0]
    question = match.question(seat)
    assert isinstance(question, Place)
    return seat, question


def regions(match: Match) -> tuple[Place, Reach]:
    """The question and what is in reach of its first mover."""
    seat, question = asked(match)
    return question, previews.reach(match, seat, match.game.number, question.models[0])


def test_a_square_with_a_hole_has_two_rings() -> None:
    import numpy as np

    field = np.full((7, 7), 1.0)
    field[3, 3] = np.nan
    (polygon,) = polygons(Grid(range(0, 7000, 1000), range(0, 7000, 1000), field))
    outer, hole = polygon
    assert area(outer) == pytest.approx(36e6)
    assert area(hole) == pytest.approx(-0.5e6)


@pytest.mark.parametrize("key", ["firefight", "collision"])
def test_what_lies_inside_the_region_can_be_reached_and_what_lies_outside_cannot(key: str) -> None:
    match = moving(key)
    question, shown = regions(match)
    mover, planner = question.models[0], question.planner
    shapes: dict[int, list[shapely.Polygon]] = {one.surface: [] for one in shown.regions}
    for one in shown.regions:
        shapes[one.surface].append(shapely.Polygon(one.rings[0], one.rings[1:]))
    start = planner.detail()["starts"][mover]
    assert shown.most > 0
    assert shapes
    inside = [shape.buffer(-700).representative_point() for shape in shapes[0] if not shape.buffer(-700).is_empty]
    assert inside
    for point in inside:
        found = planner.complete({mover: {"to": [round(point.x), round(point.y), 0]}})
        assert isinstance(found, dict), found
    far = (start[0] + shown.most + 2000, start[1])
    assert not any(shape.contains(shapely.Point(far)) for shape in shapes[0])


@pytest.mark.parametrize("key", ["firefight", "collision"])
def test_every_region_that_is_asked_for_in_a_game_can_be_drawn(key: str) -> None:
    match = Match(begun(key).row)
    drawn = 0
    for _ in range(60):
        if isinstance(match.game.question, Place):
            for one in regions(match)[1].regions:
                assert shapely.Polygon(one.rings[0], one.rings[1:]).is_valid
                drawn += 1
        play(match, 1, seed=match.sequence)
    assert drawn


def test_a_region_belongs_to_a_mover_of_the_question() -> None:
    match = moving("firefight")
    seat, _ = asked(match)
    with pytest.raises(Exception, match="refused-not-offered"):
        previews.reach(match, seat, match.game.number, "9999")


@pytest.mark.parametrize("key", ["firefight", "collision"])
def test_a_ghost_near_enemies_sees_them_and_tells_the_odds(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(previews, "PATIENCE", 60.0)
    match = moving(key, after=60)
    seat, question = asked(match)
    look, table = match.look(seat, "en"), match.setup.table
    models = match.board.models(look)
    own = next(one for one in models if str(one.id) == question.models[0])
    enemies = [one for one in models if one.owner != seat]
    before = match.game.hash()
    attacks: list[Shot | Danger] = []
    for enemy, far in product(enemies, (4000, -4000)):
        x, y = enemy.x + far, enemy.y
        if 0 < x < table.width:
            stance = Stance(own.id, (x, y, table.standing_surface(x, y)), 1800 if far > 0 else 0)
            shown = previews.ghost(match.board, look, match.game.fork(), stance)
            assert {one.model for one in shown.sees} == {one.id for one in enemies}
            attacks += [*shown.shots, *shown.threats]
    assert attacks
    assert all(attack.text and attack.odds and attack.odds.phrase for attack in attacks)
    assert match.game.hash() == before


@pytest.mark.parametrize("key", ["firefight", "collision"])
def test_the_threats_are_those_of_the_other_side(key: str) -> None:
    match = moving(key)
    seat, _ = asked(match)
    look = match.look(seat, "fr")
    models = {one.id: one for one in match.board.models(look)}
    threats = match.board.threats(look)
    assert threats
    assert all(models[threat.model].owner == 1 - seat and threat.charge > 0 for threat in threats)


def test_previews_are_served_on_the_socket(tmp_path: Path) -> None:
    async def look_around(server: str) -> None:
        import httpx

        async with httpx.AsyncClient(base_url=server, timeout=30) as http:
            made = (await http.post("/api/games", json={"key": "firefight", "opponent": "recruit", "seed": 4})).json()
        async with Client(server) as client:
            moment = await client.sit(made["tokens"][0])
            while not (moment["question"] and moment["question"]["kind"] == "place"):
                question = moment["question"]
                if question:
                    value = (await client.ask("usual", number=question["number"]))["result"]
                    await client.ask("answer", number=question["number"], value=value)
                moment = await client.hear("moment")
            question = moment["question"]
            mover = question["movers"][0]
            found = await client.ask("reach", number=question["number"], model=mover)
            assert found["result"]["regions"]
            assert (await client.ask("threats"))["type"] == "done"
            assert (await client.ask("reach", number=question["number"] + 1, model=mover))["type"] == "refused"

    with served(tmp_path) as server:
        asyncio.run(look_around(server))


@pytest.fixture(name="ambush")
def in_ambush() -> Match:
    """A convoy on its way, at a boundary, while some of those who wait for it lie hidden."""
    match = Match(begun("combatzone", mission="ambush", lists=["halden-150", "hounds-ambush-100"]).row)
    # From the first copy on, every boundary is marked.
    match.game.fork()
    while not (_asks(match, "act", by=0) and len(match.game.record) == match.game._base.at and lurking(match)):
        assert play(match, 1, seed=match.sequence)
    return match


def _asks(match: Match, text: str, by: int) -> bool:
    question = match.question(by)
    return question is not None and question.text == text


def lurking(match: Match) -> list[Any]:
    """The figures that lie hidden."""
    return [one for one in match.game.state.figures if one.place == "hidden"]


def test_a_ghost_of_a_hidden_figure_tells_neither_whether_it_is_ready_nor_where_it_looks(
    ambush: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(previews, "PATIENCE", 60.0)
    seen = next(one for one in ambush.game.state.figures if one.owner == 0 and one.place == "table")
    hidden, told = lurking(ambush)[0].id, set()
    for seed in range(8):
        world = ambush.twin()
        world.game = twin(ambush.game, 0, seed)
        look, copy = world.look(0, "en"), previews.imagined(world, 0, world.game.number)
        stances = (Stance(hidden), Stance(hidden, (seen.x + 5000, seen.y, seen.surface)))
        ghosts = [previews.ghost(world.board, look, copy, stance) for stance in stances]
        told.add(msgspec.json.encode(ghosts))
    assert len(told) == 1


def test_a_ghost_of_a_figure_in_the_open_still_tells_its_shots(ambush: Match) -> None:
    own = next(one for one in ambush.game.state.figures if one.owner == 1)
    seen = next(one for one in ambush.game.state.figures if one.owner == 0 and one.place == "table")
    own.place, own.watching = "table", False
    look, copy = ambush.look(0, "en"), previews.imagined(ambush, 0, ambush.game.number)
    stance = Stance(own.id, (seen.x + 5000, seen.y, seen.surface), 1800)
    assert previews.ghost(ambush.board, look, copy, stance).shots


def test_a_ghost_tells_nothing_that_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(previews, "PATIENCE", 60.0)
    match = moving("collision", after=60)
    seat, question = asked(match)
    look, table = match.look(seat, "en"), match.setup.table
    for enemy in (one for one in match.board.models(look) if one.owner != seat):
        x, y = min(enemy.x + 4000, table.width - 1000), enemy.y
        stance = Stance(int(question.models[0]), (x, y, table.standing_surface(x, y)), 1800)
        truth = previews.ghost(match.board, look, match.game.fork(), stance)
        for seed in range(3):
            redealt = previews.ghost(match.board, look, match.game.fork(seat, seed), stance)
            assert msgspec.json.encode(redealt) == msgspec.json.encode(truth)
