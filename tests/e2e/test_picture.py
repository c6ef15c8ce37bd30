"""The picture agrees with the engine, and is quick."""

import json
from functools import partial
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import expect

from tests.e2e.absent import Absent, absent
from tests.e2e.conftest import Visit
from tests.e2e.house import begin
from tests.e2e.seat import Seat, until

PAIRS = {"firefight": 200, "collision": 40}
"""How many pairs of models are compared; a game of Collision has few."""
MOST_APART = 0.10
Places: TypeAlias = dict[int, tuple[int, int, int]]
MOST_CALLS, MOST_SCRIPT_MS = 200, 4.0
SQUADS = "\n[[unit]]\nentry = 'Trooper Squad'" * 12 + "\n[[unit]]\nentry = 'Hound Pack'" * 8
PLATOON = f"name = 'A platoon'\nfaction = 'demo'\nsize = 2000{SQUADS}"


def in_the_second_round(moment: dict[str, Any]) -> bool:
    return any(sign in moment["heading"] for sign in ("Round 2", "Turn 2"))


def sights(seat: Absent, since: Places) -> dict[tuple[int, int], float]:
    """The share that one model sees of another, of the other side, for every pair of which one has moved."""
    models = {model["id"]: model for model in seat.moment["models"]}
    moved = {number for number, place in places(seat.moment).items() if since.get(number) != place}
    return {
        (viewer, sight["model"]): sight["share"]
        for viewer in models
        for sight in seat.ask("sight", model=viewer)
        if models[sight["model"]]["owner"] != models[viewer]["owner"] and moved & {viewer, sight["model"]}
    }


def places(moment: dict[str, Any]) -> Places:
    """Where each model stands."""
    return {model["id"]: (model["x"], model["y"], model["z"]) for model in moment["models"]}


def is_elsewhere(since: Places, moment: dict[str, Any]) -> bool:
    """Whether one is asked while a model stands elsewhere than before."""
    return moment["question"] is not None and places(moment) != since


@pytest.mark.parametrize("key", PAIRS)
def test_the_models_eye_shows_the_share_that_the_engine_computes(visit: Visit, address: str, key: str) -> None:
    pairs = seen_in_a_game(visit, address, key)
    assert len(pairs) >= PAIRS[key]
    assert any(0.1 < share < 0.9 for share, _ in pairs)
    assert [pair for pair in pairs if abs(pair[0] - pair[1]) > MOST_APART] == []


def seen_in_a_game(visit: Visit, address: str, key: str) -> list[tuple[float, float]]:
    """What the engine says and the picture shows, from the second round on, whenever somebody has moved."""
    made = begin(address, key=key, opponent="corporal", seed=1)
    seat = visit(painted=True).sit(made["spectator"])
    told: list[tuple[float, float]] = []
    before: Places = {}
    with absent(address, made["tokens"][0]) as player:
        player.play_until(in_the_second_round)
        while len(told) < PAIRS[key] and player.moment["outcome"] is None:
            catch_up(seat, player.moment["sequence"])
            told += compared(seat, sights(player, before))
            before = places(player.moment)
            player.play_until(partial(is_elsewhere, before))
    return told


def catch_up(seat: Seat, sequence: int) -> None:
    """Wait until somebody has seen as much as this."""

    def has_seen() -> bool:
        seat.drawn()
        return bool(seat.moment["sequence"] >= sequence)

    until(has_seen)


def compared(seat: Seat, shares: dict[tuple[int, int], float]) -> list[tuple[float, float]]:
    """For each pair, the share as the engine says and as the picture shows."""
    shown = seat.page.evaluate("pairs => pairs.map(([a, b]) => window.__table.share(a, b))", list(map(list, shares)))
    return list(zip(shares.values(), shown, strict=True))


def test_120_models_are_drawn_in_few_calls_and_little_time(visit: Visit, address: str) -> None:
    made = begin(address, key="firefight", opponent="recruit", lists=[PLATOON, PLATOON], agree=True, seed=1)
    with absent(address, made["tokens"][0]) as player:
        player.play_until(lambda moment: "Round 1" in moment["heading"])
        assert len(player.moment["models"]) >= 120
    seat = visit(painted=True).sit(made["spectator"])
    for view in ("From above", "Around (3D)"):
        seat.press(view)
        stats = seat.page.evaluate("window.__table.stats()")
        assert stats["calls"] <= MOST_CALLS
        assert stats["scriptMs"] <= MOST_SCRIPT_MS


TABLE_IN_PANE = """() => {
  const [pane, { width, depth }] = [document.querySelector(".table-canvas").getBoundingClientRect(), TABLE];
  const corners = [[0, 0], [width, 0], [width, depth], [0, depth]].map(([x, y]) => window.__table.pixelOf([x, y, 0]));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [right, bottom] = [pane.width - Math.max(...xs), pane.height - Math.max(...ys)];
  return [Math.min(...xs), Math.min(...ys), right, bottom, pane.width, pane.height];
}"""


def test_the_table_opens_aslant_and_fills_its_pane_with_the_own_side_at_the_bottom(visit: Visit, address: str) -> None:
    made = begin(address, key="trauma", opponent="recruit", seed=3)
    with absent(address, made["tokens"][0]) as player:
        player.play_until(lambda moment: len({model["owner"] for model in moment["models"]}) == 2)
    seat = visit(aslant=True).sit(made["tokens"][0])
    whole = seat.page.locator(".table-whole")
    for view in ("free", "top"):
        expect(whole).to_have_attribute("data-view", view)
        _fills(seat)
        seat.press("From above")
    seat.page.reload()
    expect(whole).to_have_attribute("data-view", "top")
    before = seat.page.locator(".play-table").evaluate("pane => pane.clientHeight")
    seat.press("Fold the boards")
    assert seat.page.locator(".play-table").evaluate("pane => pane.clientHeight") > before + 40
    seat.page.reload()
    expect(seat.page.get_by_role("button", name="Unfold the boards")).to_be_visible()


def _fills(seat: Seat) -> None:
    """The table is in its pane and as large as that lets it be; one's own models are below or left of the others."""
    table = json.dumps(seat.seated["table"])
    measured = TABLE_IN_PANE.replace("TABLE]", f"{table}]")
    seat.page.wait_for_function(f"() => Math.min(...({measured})()) > 0")
    left, above, right, below, width, height = seat.page.evaluate(measured)
    assert min(left, above, right, below) > 0
    assert left + right < 0.12 * width or above + below < 0.25 * height
    places: dict[int, list[float]] = {}
    for model in seat.moment["models"]:
        x, y = seat.page.evaluate("id => window.__table.pixel(id)", model["id"])
        places.setdefault(model["owner"], []).append(x - y)
    assert sum(places[0]) / len(places[0]) < sum(places[1]) / len(places[1])
