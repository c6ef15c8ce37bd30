"""How tables treat both sides, and what their rules say of them."""

from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from msgspec.structs import replace

from escarmouche.board.board import Board, board
from escarmouche.board.table_report import judging_of, table_judged, table_weighed
from escarmouche.board.words import speak
from escarmouche.engine.reasons import Refused
from escarmouche.lab import sides
from escarmouche.lab.statistics import paired
from escarmouche.registry import keys
from escarmouche.server.app import make_app
from escarmouche.server.limits import Limits
from escarmouche.server.storage import address_of
from escarmouche.table.balance import Balance, weighed
from escarmouche.table.table import Table, mirrored, table_to_toml, whole

FOUR = [key for key in keys() if board(key).judging is not None]


def balance(key: str, table: Table) -> Balance:
    return weighed(table, judging_of(board(key)).contest(table))


def front(table: Table) -> Table:
    """What stands wholly in the front half of a table, and lies within no mirror image of anything."""
    return Table(table.name, table.width, table.depth, tuple(p for p in table.pieces if p.box[3] < table.depth // 2))


@pytest.mark.parametrize("key", FOUR)
def test_a_symmetric_table_treats_both_sides_alike(key: str) -> None:
    found = balance(key, whole(front(board(key).table("7"))))
    assert found.room[0] == found.room[1]
    assert found.cover[0] == pytest.approx(found.cover[1])
    assert 0 < found.cover[0] < 1
    assert 0 < found.lanes <= 1
    for place, image in zip(found.places, reversed(found.places), strict=True):
        assert place.seen == pytest.approx(image.seen[::-1])
        assert place.ways == pytest.approx(image.ways[::-1], abs=2)


@pytest.mark.parametrize("key", FOUR)
def test_a_turned_table_swaps_the_sides(key: str) -> None:
    table = board(key).table("7")
    found, turned = balance(key, table), balance(key, mirrored(table))
    assert turned.lanes == pytest.approx(found.lanes)
    assert turned.cover == pytest.approx(found.cover[::-1])
    assert turned.room == pytest.approx(found.room[::-1])


@pytest.mark.parametrize("key", FOUR)
def test_an_empty_table_hides_nobody(key: str) -> None:
    ready = board(key).table("7")
    found = balance(key, Table("Plain", ready.width, ready.depth))
    assert (found.lanes, found.room, found.cover) == (1.0, (1.0, 1.0), (0.0, 0.0))
    assert all(place.seen == (1.0, 1.0) and place.ways[0] == pytest.approx(place.ways[1]) for place in found.places)


def test_a_wall_lengthens_the_way_of_one_side_and_a_ruin_covers_one_half() -> None:
    pieces = (
        '[[piece]]\nkind = "ruin-wall"\nat = [24, 14]\nsize = [36, 1]\n'
        '[[piece]]\nkind = "ruin"\nat = [24, 36]\nsize = [48, 24]\n'
    )
    walled = board("firefight").table(f'name = "Uneven"\nwidth = 48\ndepth = 48\n{pieces}')
    found = balance("firefight", walled)
    assert found.cover[0] < found.cover[1] == 1.0
    assert found.lanes < 0.5
    longer, shorter = found.places[1].ways
    assert longer is not None
    assert shorter is not None
    assert longer > shorter + 1000


@pytest.mark.parametrize("key", FOUR)
def test_ready_tables_are_as_the_rules_ask(key: str) -> None:
    for name in board(key).tables():
        sheet = table_judged(key, name, "en")
        assert not sheet.faults
        assert [zone.owner for zone in sheet.ground.zones[:2]] == [0, 1]
        assert len({kind.name for kind in sheet.kinds}) == len(sheet.kinds)
        assert {piece.kind for piece in board(key).table(name).pieces} <= {kind.key for kind in sheet.kinds}


def test_each_fault_of_a_table_is_told_with_its_piece_or_its_rule() -> None:
    outside = '[[piece]]\nid = "far"\nkind = "ruin"\nat = [90, 90]\nsize = [4, 4]\n'
    sheet = table_judged("firefight", f'name = "Bad"\nwidth = 48\ndepth = 48\n{outside}', "en")
    assert [(fault.piece, fault.playable) for fault in sheet.faults] == [("far", False)]
    sheet = table_judged("firefight", 'name = "Bare"\nwidth = 48\ndepth = 48\n', "de")
    assert [(fault.rule, fault.playable) for fault in sheet.faults] == [("GFF-TABLE-02", True)]
    sheet = table_judged("firefight", 'name = "Tiny"\nwidth = 48\ndepth = 8\n', "fr")
    assert sheet.faults[0].rule == "GFF-TABLE-03"
    assert not any(fault.playable for fault in sheet.faults)


@pytest.mark.parametrize("key", FOUR)
def test_every_printed_mission_is_drawn_on_a_table(key: str) -> None:
    name = board(key).tables()[0]
    table = board(key).table(name)
    for mission in board(key).missions() or [""]:
        for language in ("en", "fr", "de"):
            sheet = table_judged(key, name, language, mission)
            assert not sheet.faults
            assert sheet.ground.zones
            for zone in sheet.ground.zones:
                assert all(0 <= x <= table.width and 0 <= y <= table.depth for x, y in zone.outline), zone.name


def test_a_drawn_mission_shows_its_zones_is_weighed_with_them_and_is_played() -> None:
    written = 'game = "firefight"\n[[mission]]\nkey = "drawn"\nname = "Drawn"\nrounds = 1\nat = [[6, 24], [40, 24]]\n'
    zones = "zones = [[0, 0, 20, 6], [28, 40, 48, 48]]\n"
    sheet = table_judged("firefight", "7", "en", written + zones)
    assert [zone.outline[2] for zone in sheet.ground.zones] == [(20_000, 6_000), (48_000, 48_000)]
    assert [(goal.name, goal.x) for goal in sheet.ground.goals] == [("Objective 1", 6_000), ("Objective 2", 40_000)]
    assert sheet.mission.draws == ["zones", "at"]
    assert table_judged("firefight", "7", "en", sheet.mission.text).ground == sheet.ground
    assert table_judged("collision", "7", "en").mission.draws == ["zones"]
    usual, drawn = (table_weighed("firefight", "7", "en", one).lines for one in ("", written + zones))
    assert "6" in drawn[2].text
    assert [line.text for line in usual[2:]] != [line.text for line in drawn[2:]]
    fought = sides.table_fought("firefight", first_table("firefight"), "en", [[0.5, 0.5]] * 99, written + zones)
    assert (fought.played, fought.wanted) == (200, 200)


def test_a_mission_that_nobody_can_play_is_a_fault_of_what_is_drawn() -> None:
    written = 'game = "firefight"\n[[mission]]\nkey = "x"\nname = "X"\nzones = [[0, 0, 30, 30], [9, 9, 40, 40]]\n'
    (fault,) = table_judged("firefight", "7", "en", written).faults
    assert not fault.playable
    assert "that do not overlap" in fault.text


def test_the_quarters_of_a_table_are_counted() -> None:
    ready = board("trauma").table("7")
    bare = table_judged("trauma", table_to_toml(Table("Bare", ready.width, ready.depth)), "fr")
    assert [fault.rule for fault in bare.faults] == ["TRA-QUART-01"]
    opened = tuple(
        replace(piece, kind="quarter-open") if piece.kind.startswith("quarter-") else piece for piece in ready.pieces
    )
    wide = table_judged("trauma", table_to_toml(replace(ready, pieces=opened)), "de")
    assert [(fault.rule, fault.playable) for fault in wide.faults] == [("TRA-QUART-04", True), ("TRA-QUART-07", True)]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_report_says_a_line_for_each_side(language: str) -> None:
    report = table_weighed("collision", table_to_toml(board("collision").table("7")), language)
    assert len(report.sides) == 2
    assert all(len(line.sides) == 2 and line.text for line in report.lines)
    assert "%" in report.text


def test_a_game_without_tables_to_build_is_refused() -> None:
    with pytest.raises(Refused, match="refused-no-tables"):
        judging_of(Board("plain"))


def test_over_http_a_table_is_judged_and_weighed(tmp_path: Path) -> None:
    bare = {"key": "firefight", "table": 'name = "Bare"\nwidth = 48\ndepth = 48\n', "language": "fr"}
    with TestClient(make_app(address_of(tmp_path / "games.db"), page=tmp_path)) as client:
        judged = client.post("/api/judged", json=bare)
        assert judged.json()["faults"][0]["rule"] == "GFF-TABLE-02"
        weighed = client.post("/api/weighed", json=bare)
        assert weighed.json()["text"].startswith("100")
        broken = client.post("/api/weighed", json={**bare, "table": "name = [\n"})
        assert broken.status_code == 400


def first_table(key: str) -> str:
    """The first ready table of a game, as text."""
    return table_to_toml(board(key).table(board(key).tables()[0]))


def test_a_zone_full_of_terrain_is_told_before_anybody_deploys() -> None:
    wall = '[[piece]]\nid = "w"\nkind = "ruin-wall"\noutline = [[0, 0], [48, 0], [48, 12], [0, 12]]\nheight = 3\n'
    text = f'name = "Full"\nwidth = 48\ndepth = 48\n{wall}'
    told = [fault.text for fault in table_judged("firefight", text, "en").faults]
    assert told[-1].startswith("In the zone of side A there is almost no room to stand: 0%")
    drawn = '{"mission": [{"key": "k", "name": "K", "zones": [[0, 20, 48, 30], [0, 36, 48, 48]]}]}\n'
    assert len(table_judged("firefight", text, "en", drawn).faults) == len(told) - 1


@pytest.mark.parametrize("key", FOUR)
def test_games_on_a_table_follow_from_it_and_tell_their_paired_interval(key: str) -> None:
    first = sides.table_fought(key, first_table(key), "en", [])
    assert (first.played, first.wanted, len(first.scores)) == (10, 200, 5)
    assert sides.pair_fought(sides.trial_of(key, first_table(key), "en"), 4) == first.scores[4]
    found = sides.said(first.scores)
    assert found.games == sum(map(len, first.scores)) > 0
    for language in ("en", "fr", "de"):
        assert f"{found.share.value:.0%}"[:-1] in sides.told(speak(language, key), first.scores)


def test_pairs_that_agree_are_worth_fewer_games_and_an_advantage_is_named() -> None:
    even, dice = [[1.0, 0.0]] * 100, [[1.0, 1.0]] * 50 + [[0.0, 0.0]] * 50
    assert sides.said(even) == (200, paired(even))
    # Where the dice of a pair decide both its games, two hundred games say no more than a hundred.
    wide = sides.said(dice).share
    assert wide.high - wide.low > 1.35 * (sides.said(even).share.high - sides.said(even).share.low)
    words = speak("en", "firefight")
    assert "no advantage" in sides.told(words, even)
    assert "an advantage of side A" in sides.told(words, [[1.0, 1.0]] * 80 + [[0.0, 0.0]] * 20)
    assert "an advantage of side B" in sides.told(words, [[0.0, 0.0]] * 80 + [[1.0]] * 20)
    assert "20 games did not count" in sides.told(words, [[0.0, 0.0]] * 80 + [[1.0]] * 20)


def test_games_on_a_table_are_played_a_few_at_a_time_and_only_so_many(tmp_path: Path) -> None:
    limits = Limits(trials_at_once=20, trials_an_hour=1)
    with TestClient(make_app(address_of(tmp_path / "games.db"), limits)) as client:
        asked = {"key": "collision", "table": first_table("collision")}
        first = client.post("/api/fought", json=asked).json()
        second = client.post("/api/fought", json={**asked, "scores": first["scores"]}).json()
        assert (first["played"], second["played"]) == (10, 20)
        assert second["scores"][:5] == first["scores"]
        assert client.post("/api/fought", json=asked).status_code == 429
    for bad in ([[2.0]], [[0.0, 0.0, 0.0]], [[0.0]] * 101):
        with TestClient(make_app(address_of(tmp_path / "games.db"))) as client:
            assert client.post("/api/fought", json={**asked, "scores": bad}).status_code == 422
