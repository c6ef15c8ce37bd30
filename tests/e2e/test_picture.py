"""The picture agrees with the engine, and is quick."""

from itertools import islice
from typing import Any

import pytest

from tests.e2e.absent import Absent, absent
from tests.e2e.conftest import Visit
from tests.e2e.house import begin
from tests.e2e.seat import Seat

PAIRS = 200
MOST_APART = 0.10
SEEDS = range(1, 13)
MOST_CALLS, MOST_SCRIPT_MS = 200, 4.0
SQUADS = "\n[[unit]]\nentry = 'Trooper Squad'" * 12 + "\n[[unit]]\nentry = 'Hound Pack'" * 8
PLATOON = f"name = 'A platoon'\nfaction = 'demo'\nsize = 2000{SQUADS}"


def in_the_second_round(moment: dict[str, Any]) -> bool:
    return any(sign in moment["heading"] for sign in ("Round 2", "Turn 2"))


def sights(seat: Absent) -> dict[tuple[int, int], float]:
    """Of every pair of models of different sides, the share of the second that the first sees, as the engine says."""
    owners = {model["id"]: model["owner"] for model in seat.moment["models"]}
    return {
        (viewer, sight["model"]): sight["share"]
        for viewer in owners
        for sight in seat.ask("sight", model=viewer)
        if owners[sight["model"]] != owners[viewer]
    }


@pytest.mark.parametrize("key", ["firefight", "collision"])
def test_the_models_eye_shows_the_share_that_the_engine_computes(visit: Visit, address: str, key: str) -> None:
    told: list[tuple[float, float]] = []
    for seed in SEEDS:
        made = begin(address, key=key, opponent="corporal", seed=seed)
        with absent(address, made["tokens"][0]) as player:
            player.play_until(in_the_second_round)
            seat = visit().sit(made["spectator"])
            told += compared(seat, sights(player))
            seat.page.context.close()
        if len(told) >= PAIRS:
            break
    pairs = list(islice(told, PAIRS))
    assert len(pairs) == PAIRS
    assert any(0.1 < share < 0.9 for share, _ in pairs)
    assert [pair for pair in pairs if abs(pair[0] - pair[1]) > MOST_APART] == []


def compared(seat: Seat, shares: dict[tuple[int, int], float]) -> list[tuple[float, float]]:
    """For each pair, the share as the engine says and as the picture shows."""
    shown = seat.page.evaluate("pairs => pairs.map(([a, b]) => window.__table.share(a, b))", list(map(list, shares)))
    return list(zip(shares.values(), shown, strict=True))


def test_120_models_are_drawn_in_few_calls_and_little_time(visit: Visit, address: str) -> None:
    made = begin(address, key="firefight", opponent="recruit", lists=[PLATOON, PLATOON], agree=True, seed=1)
    with absent(address, made["tokens"][0]) as player:
        player.play_until(lambda moment: "Round 1" in moment["heading"])
        assert len(player.moment["models"]) >= 120
    seat = visit().sit(made["spectator"])
    for view in ("From above", "Around (3D)"):
        seat.press(view)
        stats = seat.page.evaluate("window.__table.stats()")
        assert stats["calls"] <= MOST_CALLS
        assert stats["scriptMs"] <= MOST_SCRIPT_MS
