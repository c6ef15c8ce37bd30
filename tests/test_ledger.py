"""A file that only grows: what was acknowledged survives any crash, and nothing half does."""

import os
import random
import signal
import subprocess
import sys
import time
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

from escarmouche.engine.reasons import Refused
from escarmouche.terminal import ledger

SOURCES = Path(__file__).parents[1] / "src"
WRITER = """
import sys
from pathlib import Path
from escarmouche.terminal import ledger
path, times = Path(sys.argv[1]), int(sys.argv[2])
for _ in range(times):
    with ledger.writing(path) as (kept, file):
        kept.add(file, b"%d" % len(kept.entries))
        print(len(kept.entries), flush=True)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "ledger"
    ledger.found(path, b"0")
    return path


def add(path: Path, entry: bytes) -> None:
    with ledger.writing(path) as (kept, file):
        kept.add(file, entry)


def entries(path: Path) -> list[bytes]:
    return ledger.read(path).entries


def write(path: Path, times: int) -> "subprocess.Popen[str]":
    """Another process that adds entries, each the number of those before, and acknowledges them."""
    around = {**os.environ, "PYTHONPATH": str(SOURCES)}
    command = [sys.executable, "-c", WRITER, str(path), str(times)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, env=around, text=True)


def test_entries_are_read_in_the_order_they_were_written(file: Path) -> None:
    add(file, b'{"a":1}')
    add(file, b"[]")
    assert entries(file) == [b"0", b'{"a":1}', b"[]"]
    assert [path.name for path in file.parent.iterdir()] == ["ledger"]


def test_a_last_line_cut_off_at_any_byte_never_counted(file: Path) -> None:
    add(file, b'{"first":1}')
    before = file.read_bytes()
    add(file, b'{"second":2}')
    whole = file.read_bytes()
    for length in range(len(before), len(whole) - 1):
        file.write_bytes(whole[:length])
        assert entries(file) == [b"0", b'{"first":1}']
        assert ledger.read(file).torn == (length > len(before))
        add(file, b"3")
        assert entries(file) == [b"0", b'{"first":1}', b"3"]


def test_only_the_end_of_the_line_may_be_missing(file: Path) -> None:
    add(file, b"1")
    file.write_bytes(file.read_bytes().removesuffix(b"\n"))
    assert entries(file) == [b"0", b"1"]
    add(file, b"2")
    assert entries(file) == [b"0", b"1", b"2"]


def test_blocks_that_never_reached_the_disk_never_counted(file: Path) -> None:
    before = file.read_bytes()
    add(file, b"1" * 100)
    file.write_bytes(before + b"\0" * 90 + file.read_bytes()[len(before) + 90 :])
    assert entries(file) == [b"0"]
    add(file, b"2")
    assert entries(file) == [b"0", b"2"]


@pytest.mark.parametrize("line", [1, 2, 3])
def test_a_line_changed_by_hand_is_named(file: Path, line: int) -> None:
    add(file, b"11")
    add(file, b"11")
    lines = file.read_bytes().splitlines()
    lines[line - 1] = lines[line - 1].replace(b'"entry":', b'"entry":7')
    file.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(Refused) as refused:
        entries(file)
    assert refused.value.reason.data["line"] == line


def test_lines_taken_out_or_swapped_are_noticed(file: Path) -> None:
    for number in (b"1", b"2", b"3"):
        add(file, number)
    lines = file.read_bytes().splitlines(keepends=True)
    for changed in ([lines[0], *lines[2:]], [lines[0], lines[2], lines[1], lines[3]]):
        file.write_bytes(b"".join(changed))
        with pytest.raises(Refused, match="refused-ledger-changed"):
            entries(file)


def test_a_full_disk_leaves_everything_as_it_was(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = file.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Refused, match="refused-file-unwritten"):
        add(file, b"1")
    with pytest.raises(Refused, match="refused-file-unwritten"):
        ledger.found(file.with_name("other"), b"0")
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir()] == ["ledger"]


def test_a_file_that_is_there_is_never_begun_anew(file: Path) -> None:
    before = file.read_bytes()
    with pytest.raises(Refused, match="refused-ledger-there"):
        ledger.found(file, b"other")
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "content",
    [b"", b"hello", b"hello\n", b'{"sum":"x","entry":1}\n', b"\xff\n\xfe", b'{"sum":"\xff","entry":1}\n',
     b'{"sum":"x","entry":' + b"[" * 9999 + b"\n"],
)  # fmt: skip
def test_other_files_are_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    with pytest.raises(Refused, match="refused-ledger-foreign"):
        add(path, b"1")
    assert path.read_bytes() == content


def test_a_file_that_may_not_be_written_is_only_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(path: Path, mode: str, **how: Any) -> FileIO:
        if "+" in mode:
            raise PermissionError(13, "Permission denied")
        return FileIO(path, mode, **how)

    monkeypatch.setattr(ledger, "FileIO", forbidden)
    with pytest.raises(Refused, match="refused-file-unwritten"):
        add(file, b"1")
    assert entries(file) == [b"0"]


def test_what_was_acknowledged_survives_a_writer_that_is_killed(file: Path) -> None:
    rng = random.Random(5)
    for _ in range(4):
        writer = write(file, 100_000)
        assert writer.stdout is not None
        first = writer.stdout.readline()
        time.sleep(rng.uniform(0, 0.1))
        writer.send_signal(signal.SIGKILL)
        acknowledged = [first, *writer.stdout.read().split()]
        writer.wait()
        found = entries(file)
        assert found == [b"%d" % number for number in range(len(found))]
        assert len(found) >= int(acknowledged[-1])


def test_two_writers_at_the_same_time_lose_nothing(file: Path) -> None:
    writers = [write(file, 40), write(file, 40)]
    assert [writer.wait() for writer in writers] == [0, 0]
    for writer in writers:
        assert writer.stdout is not None
        writer.stdout.close()
    assert entries(file) == [b"%d" % number for number in range(81)]
