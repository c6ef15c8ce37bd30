"""Setting one thing down wherever a rule allows it."""

from random import Random

from escarmouche.engine.place import Track
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.table.setting_down import SpotPlanner
from escarmouche.table.table import Table

TABLE = Table("yard", 20_000, 20_000)
BOX = (0, 0, 20_000, 20_000)


def on_the_left(x: int, y: int, surface: int) -> Reason | None:
    """Only the left half will do."""
    return None if x < 10_000 else refusal("GFF-MISS-06", "refused-objective-spot")


PLANNER = SpotPlanner(TABLE, "flag", BOX, on_the_left, rule="GFF-MISS-06")


def test_a_place_is_found_from_the_middle_outwards() -> None:
    assert PLANNER.complete({}) == {"flag": Track(((8_000, 10_000, 0),))}


def test_likely_spots_come_first_if_they_are_legal() -> None:
    likely = [(15_000, 3_000, 0), (5_000, 3_000, 0)]
    planner = SpotPlanner(TABLE, "flag", BOX, on_the_left, rule="GFF-MISS-06", likely=likely)
    assert planner.first() == (5_000, 3_000, 0)


def test_a_named_place_is_judged_and_a_path_refused() -> None:
    assert isinstance(PLANNER.complete({"flag": {"to": [12_000, 4_000]}}), Reason)
    path = Track(((1_000, 1_000, 0), (2_000, 1_000, 0)))
    assert PLANNER.fault({"flag": path}) == refusal("GFF-MISS-06", "refused-one-spot")


def test_every_candidate_is_legal() -> None:
    found = PLANNER.candidates(8, Random(1), ())
    assert len(found) == 8
    assert all(on_the_left(*tracks["flag"].end) is None for tracks in found)


def test_without_any_room_nothing_is_offered() -> None:
    nowhere = SpotPlanner(TABLE, "flag", (15_000, 0, 20_000, 20_000), on_the_left, rule="GFF-MISS-06")
    assert nowhere.complete({}) == refusal("GFF-MISS-06", "refused-no-spot")
    assert nowhere.candidates(3, Random(1), ()) == []
