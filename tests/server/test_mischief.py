"""A little mischief in every run of the tests; `python -m tests.soak --part mischief` makes ten thousand pieces."""

from pathlib import Path

from tests.server.mischief import MEMORY, run

PIECES = 300


def test_bad_requests_and_frames_fail_nowhere_and_leave_nothing_behind(tmp_path: Path) -> None:
    outcome = run(tmp_path, PIECES, seed=1)
    assert outcome.faults == []
    assert sum(count for reply, count in outcome.replies.items() if reply >= "4") > PIECES // 4
    assert outcome.grown < MEMORY
