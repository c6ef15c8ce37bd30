"""A little mischief in every run of the tests; `python -m tests.soak --part mischief` makes ten thousand pieces."""

from pathlib import Path

from escarmouche.server.app import make_app
from escarmouche.server.messages import KINDS
from escarmouche.server.storage import address_of
from tests.server.mischief import MEMORY, Known, Mischief, run

PIECES = 300
NOTHING = Known(game="g", tokens=("a", "b"), spectator="c", feed="f", question=1, save="{}\n{}")


def test_mischief_is_made_of_every_message_and_of_everything_that_is_posted(tmp_path: Path) -> None:
    made = Mischief(NOTHING, seed=1)
    assert {message["type"] for message in made.messages()} == {kind.__struct_config__.tag for kind in KINDS}
    described = make_app(address_of(tmp_path / "games.db")).openapi()["paths"]
    assert {f"/api/{name}" for name in made.posts()} == {path for path, what in described.items() if "post" in what}


def test_bad_requests_and_frames_fail_nowhere_and_leave_nothing_behind(tmp_path: Path) -> None:
    outcome = run(tmp_path, PIECES, seed=1)
    assert outcome.faults == []
    assert sum(count for reply, count in outcome.replies.items() if reply >= "4") > PIECES // 4
    assert outcome.grown < MEMORY
