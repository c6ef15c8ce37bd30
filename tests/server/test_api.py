"""The HTTP part: what can be played, beginning a game, and refusals in a sentence."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from escarmouche.registry import keys
from escarmouche.server.app import make_app
from escarmouche.server.limits import Limits
from escarmouche.server.storage import address_of

LIST = 'name = "Mine"\nfaction = "tollgate"\nsize = 200\n[[unit]]\nentry = "Nobody"\n'


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("api")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Escarmouche</title>")
    (page / "assets" / "app.js").write_text("export {}")
    (folder / "secret.txt").write_text("secret")
    with TestClient(make_app(address_of(folder / "games.db"), Limits(games_an_hour=30), page)) as client:
        yield client


def begin(client: TestClient, **wanted: object) -> dict[str, list[str]]:
    reply = client.post("/api/games", json={"key": "firefight", "opponent": "recruit", "seed": 1, **wanted})
    assert reply.status_code == 201, reply.text
    created: dict[str, list[str]] = reply.json()
    return created


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_shelf_has_every_game_in_every_language(client: TestClient, language: str) -> None:
    games = client.get("/api/games", params={"language": language}).json()
    assert [game["key"] for game in games] == list(keys())
    for game in games:
        assert game["tables"]
        assert game["lists"]
        assert all(option["usual"] in {value["key"] for value in option["values"]} for option in game["options"])
        told = [game["name"], game["about"], *(option[key] for option in game["options"] for key in ("title", "text"))]
        assert not any(words.startswith(("game-", "about-", "option-")) for words in told)


def test_an_option_is_explained_by_what_it_decides(client: TestClient) -> None:
    game = next(game for game in client.get("/api/games").json() if game["key"] == "trauma")
    limit = next(option for option in game["options"] if option["key"] == "turn_limit")
    assert limit["text"] == "Whether the sixth turn ends the game."


def test_every_rule_can_be_read(client: TestClient) -> None:
    rules = client.get("/api/rules/collision", params={"language": "fr"}).json()
    assert len(rules) > 300
    assert all(rule["title"] and rule["sentence"] and rule["full"] for rule in rules if rule["kind"] != "definition")


def test_an_agent_has_no_token(client: TestClient) -> None:
    created = begin(client)
    assert created["tokens"][0]
    assert created["tokens"][1] is None
    assert len(created["tokens"][0]) >= 32


def test_ones_own_games_are_listed_in_order(client: TestClient) -> None:
    created = begin(client, opponent="link", seed=None)
    reply = client.post("/api/mine", json={"tokens": [created["tokens"][1], "nobody's", created["spectator"]]})
    first, unknown, watching = reply.json()
    assert unknown is None
    assert (first["seat"], watching["seat"]) == (1, -1)
    assert not watching["yours"]


def test_a_lesson_among_ones_games_says_which_it_is(client: TestClient) -> None:
    created = begin(client, key="collision", lesson="first-fight")
    (mine,) = client.post("/api/mine", json={"tokens": created["tokens"][:1]}).json()
    assert (mine["lesson"], mine["text"]) == ("first-fight", "")


def test_a_whole_save_leaves_only_when_the_game_is_over(client: TestClient) -> None:
    created = begin(client)
    reply = client.post("/api/save", json={"token": created["tokens"][0]})
    assert reply.status_code == 400
    assert reply.json()["why"]["text"] == "The whole game can be saved once it is over."
    with client.websocket_connect("/socket") as socket:
        socket.send_json({"type": "sit", "id": 1, "token": created["tokens"][0]})
        socket.send_json({"type": "concede", "id": 2})
        while socket.receive_json().get("id") != 2:
            pass
    saved = client.post("/api/save", json={"token": created["tokens"][0]}).json()["save"]
    assert '"type":"concede"' in saved


def test_a_seats_record_holds_its_own_answers(client: TestClient) -> None:
    created = begin(client)
    record = client.post("/api/record", json={"token": created["tokens"][0]}).json()
    assert record["seat"] == 0
    assert record["journal"][0]["event"] == "GameBegan"


def test_a_table_is_drawn_and_mirrored(client: TestClient) -> None:
    wanted = {"key": "firefight", "table": "12345"}
    one = client.post("/api/tables", json=wanted).json()
    other = client.post("/api/tables", json={**wanted, "mirror": True}).json()
    x, y = one["pieces"][0]["outline"][0]
    assert [one["width"] - x, one["depth"] - y] in other["pieces"][0]["outline"]


def test_the_faults_of_a_list_are_told_in_the_readers_language(client: TestClient) -> None:
    told = client.post("/api/lists", json={"key": "firefight", "text": LIST, "language": "de"}).json()
    assert told["name"] == "Mine"
    assert any("Nobody" in fault for fault in told["faults"])


def test_every_fault_of_a_pasted_list_and_its_books_is_told_with_its_line(client: TestClient) -> None:
    book = (
        '[[own_book]]\nkey = "mine"\nbuilds_on = ["armoury"]\n[[own_book.weapon]]\nname = "laser"\nrate = 0\nglow = 1\n'
    )
    told = client.post(
        "/api/lists", json={"key": "trauma", "text": f'books = ["mine"]\n{book}', "language": "en"}
    ).json()
    assert [fault.partition(": ")[0] for fault in told["faults"]] == ["…:7", "…:8"]
    mended = book.replace("rate = 0\nglow = 1\n", "") + '[[unit]]\nentry = "dragon"\n'
    told = client.post(
        "/api/lists", json={"key": "trauma", "text": f'books = ["mine"]\n{mended}', "language": "fr"}
    ).json()
    assert told["faults"][0].startswith("…:7: ")
    assert "dragon" in told["faults"][0]


@pytest.mark.parametrize(
    "wanted",
    [
        {"key": "chess"},
        {"opponent": "grandmaster"},
        {"table": "../../../etc/passwd"},
        {"table": "name = "},
        {"lists": ["/etc/passwd"]},
        {"lists": ["{"]},
        {"options": {"no_such_option": "1"}},
        {"mission": "x"},
        {"edition": "it"},
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(client: TestClient, wanted: dict[str, object]) -> None:
    reply = client.post("/api/games", json={"key": "firefight", "opponent": "recruit", **wanted})
    assert 400 <= reply.status_code < 500
    assert reply.json()["why"]["text"].rstrip().endswith((".", ")"))


def test_unknown_fields_and_huge_bodies_are_refused(client: TestClient) -> None:
    reply = client.post("/api/games", json={"key": "firefight", "opponent": "recruit", "surprise": 1})
    assert reply.status_code == 422
    huge = client.post("/api/lists", json={"key": "firefight", "text": "x" * 2_000_000})
    assert huge.status_code == 413
    assert "why" in huge.json()


def test_too_many_games_from_one_address_are_refused(tmp_path: Path) -> None:
    with TestClient(make_app(address_of(tmp_path / "games.db"), Limits(games_an_hour=2))) as client:
        begin(client)
        begin(client)
        reply = client.post("/api/games", json={"key": "firefight", "opponent": "recruit"})
        assert reply.status_code == 429


def test_the_page_comes_with_a_strict_policy(client: TestClient) -> None:
    reply = client.get("/")
    assert "<title>Escarmouche</title>" in reply.text
    assert "default-src 'self'" in reply.headers["content-security-policy"]
    assert "unsafe" not in reply.headers["content-security-policy"]
    assert reply.headers["referrer-policy"] == "no-referrer"
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert client.get("/assets/app.js").headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt"]
)
def test_nothing_beside_the_page_is_served(client: TestClient, path: str) -> None:
    assert "secret" not in client.get(path).text


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    with TestClient(make_app(address_of(tmp_path / "games.db"), Limits(), tmp_path / "nothing")) as client:
        reply = client.get("/")
        assert reply.status_code == 503
        assert "not built" in reply.text


def test_a_socket_of_another_site_is_turned_away(client: TestClient) -> None:
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/socket", headers={"origin": "http://elsewhere.example"}),
    ):
        pass


def test_the_http_part_describes_itself(client: TestClient) -> None:
    paths = client.get("/openapi.json").json()["paths"]
    assert {"/api/games", "/api/rules/{key}", "/api/tables", "/api/lists", "/api/mine", "/api/save"} <= set(paths)
