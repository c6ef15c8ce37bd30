"""A campaign over HTTP: the same file as the command's, every game once, and nothing that somebody made up."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from escarmouche.cli import run
from escarmouche.engine import ledger
from escarmouche.games.collision.board.campaign.pages import page_in
from escarmouche.games.collision.rules.campaign.games import Campaign
from escarmouche.server.app import make_app
from escarmouche.server.storage import address_of

KEY = "collision"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(address_of(tmp_path / "games.db"))) as client:
        yield client


def asked(client: TestClient, path: str, status: int = 200, **posted: Any) -> Any:
    answer = client.post(f"/api/{path}", json={"key": KEY, **posted})
    assert answer.status_code == status, answer.text
    return answer.json() if status < 400 else answer.json()["why"]["text"]


def campaign_in(file: str) -> Campaign:
    return page_in("file", ledger.opened("file", file.encode()).entries[-1]).campaign


def played(client: TestClient, file: str) -> str:
    """The secret of a seat in a game with the gang as it stands, which the other side gave up."""
    gang = campaign_in(file).companies[0].name
    roster = asked(client, "fielded", file=file, gang=gang)
    created = asked(client, "games", 201, opponent="same-screen", lists=[roster["text"], "reclaimers-patrol"])
    token: str = created["tokens"][0]
    with client.websocket_connect("/socket") as socket:
        socket.send_json({"type": "sit", "token": created["tokens"][1], "language": "en", "id": 1})
        socket.send_json({"type": "concede", "id": 2})
        while socket.receive_json().get("id") != 2:
            pass
    return token


def test_a_gang_without_a_name_of_its_own_has_the_one_of_its_list_in_the_language_of_the_reader(
    client: TestClient,
) -> None:
    sheet = asked(client, "campaigns", lists=["reclaimers-patrol"], names=[""], games=3, language="de")
    assert campaign_in(sheet["file"]).companies[0].name == "Straßenstreife"


def test_three_games_change_the_gang_and_count_once_here_and_in_the_command(
    client: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = asked(client, "campaigns", lists=["unwanted-pack"], names=["Rats"], games=3)
    assert sheet["progress"] == "0 of 3 games have been played."
    for number in (1, 2, 3):
        file = sheet["file"]
        token = played(client, file)
        sheet = asked(client, "entered", file=file, token=token)
        # Should the reply be lost on the way, the same comes of it again; the new file takes the game no second time.
        assert asked(client, "entered", file=file, token=token)["file"] == sheet["file"]
        assert "already entered" in asked(client, "entered", 400, file=sheet["file"], token=token)
        run_ = campaign_in(sheet["file"])
        assert (len(run_.entered), run_.companies[0].won) == (number, number)
        assert any("experience" in line for line in sheet["told"])
        learning = next(way for way in sheet["gangs"][0]["models"][0]["ways"] if way["title"] == "Learn")
        if number == 1:
            step = next(one for one in learning["steps"] if "+1 RC" in one["text"])
            before = campaign_in(sheet["file"]).companies[0]
            sheet = asked(client, "campaign", file=sheet["file"], deed=step["deed"])
            after = campaign_in(sheet["file"]).companies[0]
            assert after.experience == before.experience - 5
            assert after.fighters[0].as_it_is.profile["RC"] == before.fighters[0].card.profile["RC"] + 1
            assert next(one for one in sheet["gangs"][0]["models"][0]["numbers"] if one["name"] == "RC")["raised"]
    assert sheet["over"] == "The campaign is over."
    assert "all 3 games" in asked(client, "fielded", 400, file=sheet["file"], gang="Rats")

    (tmp_path / "rats.campaign").write_text(sheet["file"], encoding="utf-8")
    assert run(["campaign", "show", str(tmp_path / "rats.campaign")]) == 0
    shown = capsys.readouterr().out
    assert "3 of 3 games" in shown
    assert all(line in shown for line in sheet["gangs"][0]["lines"])
    assert run(["campaign", "history", str(tmp_path / "rats.campaign")]) == 0
    assert capsys.readouterr().out.splitlines() == sheet["history"]


def test_what_the_command_has_kept_goes_on_here(client: TestClient, tmp_path: Path) -> None:
    file = tmp_path / "mine.campaign"
    assert run(["campaign", "new", str(file), "--gang", "unwanted-pack", "--gang", "reclaimers-patrol"]) == 0
    for language, title in (("en", "Hire"), ("fr", "Recruter"), ("de", "Anwerben")):
        sheet = asked(client, "campaign", file=file.read_text(encoding="utf-8"), language=language)
        assert sheet["file"] == file.read_text(encoding="utf-8")
        assert [gang["ways"][-1]["title"] for gang in sheet["gangs"]] == [title, title]
        assert all(gang["ways"][-1]["why"] for gang in sheet["gangs"])


def test_what_was_made_up_is_refused_in_one_sentence(client: TestClient) -> None:
    file = asked(client, "campaigns", lists=["unwanted-pack"])["file"]
    entry = json.loads(ledger.opened("file", file.encode()).entries[0])
    company = entry["campaign"]["companies"][0]

    def with_(change: dict[str, Any]) -> str:
        run_ = {**entry["campaign"], "companies": [{**company, **change}]}
        return ledger.added("file", b"", json.dumps({**entry, "campaign": run_}).encode()).decode()

    card = company["fighters"][0]["card"]
    for bad, said in (
        ("", "does not hold a campaign"),
        (file.replace('"stock":0', '"stock":9'), "does not hold a campaign"),
        (with_({"fighters": [{"card": {**card, "profile": {}}}]}), "no campaign that can be read"),
        (with_({"stock": 10**9}), "1000000"),
        (with_({"fighters": [{"card": card}] * 501}), "500"),
    ):
        assert said in asked(client, "campaign", 400, file=bad).replace("\N{NARROW NO-BREAK SPACE}", "").replace(
            ",", ""
        )
    deed: dict[str, Any] = {"do": "learn", "gang": "nobody", "name": "x", "characteristic": "RC"}
    assert "no gang" in asked(client, "campaign", 400, file=file, deed=json.dumps(deed))
    for deed in ({"do": "steal", "gang": "x"}, {"do": "rest", "gang": "x", "more": 1}):
        assert "Nothing of the kind" in asked(client, "campaign", 400, file=file, deed=json.dumps(deed))
    assert "no campaigns" in asked(client, "campaigns", 400, key="trauma", lists=["x"])
    assert "Two gangs" in asked(client, "campaigns", 400, lists=["unwanted-pack", "unwanted-pack"])
    created = asked(client, "games", 201, opponent="recruit")
    assert "is over" in asked(client, "entered", 400, file=file, token=created["tokens"][0])
