"""Reading what somebody else has written: small memory, short time, one sentence."""

import os
import resource
import subprocess
import sys
import time
from pathlib import Path

import pytest

from escarmouche.engine import reading
from escarmouche.engine.reasons import Refused
from escarmouche.table.table import TableError, table_from_toml

MEMORY = 200 * reading.MEGABYTE
"""What a child may take beyond what it has when everything is imported."""
SECONDS = 60

IN_SMALL_MEMORY = """
import resource, sys
from escarmouche.engine import reading
from escarmouche.table import table
from escarmouche.engine.reasons import Refused

pages = int(open("/proc/self/statm").read().split()[0])
most = pages * resource.getpagesize() + int(sys.argv[1])
resource.setrlimit(resource.RLIMIT_AS, (most, most))
try:
    reading.sound(reading.toml(sys.stdin.read(), "list.toml"), "list.toml")
except Refused as refused:
    print(refused.reason.text)
except ValueError as error:
    print("TOML")
"""


def refused_in_small_memory(text: str) -> str:
    """Why a text is refused, or "TOML" if it is none, by a process that may not take much memory or time."""
    done = subprocess.run([sys.executable, "-c", IN_SMALL_MEMORY, str(MEMORY)], input=text, text=True, check=True,
                          capture_output=True, timeout=SECONDS)  # fmt: skip
    return done.stdout.strip()


DEEP = {
    "a key of 20,000 dots": "a" + ".a" * 20_000 + " = 1",
    "a key of 40,000 dots": "a" + ".a" * 40_000 + " = 1",
    "a key of quoted parts": '"a"' + '."a"' * 20_000 + " = 1",
    "a heading of many dots": "[a" + " . a" * 20_000 + "]",
    "a key after a string that ends in four quotes": 'x = """a""""\ny = {z' + ".a" * 20_000 + " = 1}",
    "a key on the line of a string that ends in four quotes": 'x = {y = """a"""", z' + ".a" * 20_000 + " = 1}",
    "many brackets": "a = " + "[" * 50_000,
    "many braces": "a = " + "{a = " * 30_000,
}


@pytest.mark.parametrize("text", DEEP.values(), ids=DEEP)
def test_a_toml_key_of_many_dots_takes_no_memory(text: str) -> None:
    assert refused_in_small_memory(text) == "refused-file-nesting"


def test_a_text_of_quotes_and_backslashes_takes_no_time() -> None:
    for text in ('a = "' + '\\"' * 90_000, 'a = """' + '\\"' * 90_000, '"""' * 60_000, "'" * 190_000):
        assert refused_in_small_memory(text) == "TOML"


def test_a_text_that_is_too_long_is_refused_before_it_is_read() -> None:
    assert refused_in_small_memory("a = 1\n" * reading.MOST_WRITTEN) == "refused-written-large"


def refused(text: str) -> tuple[str, str]:
    """Why a text is refused, and where."""
    with pytest.raises(Refused) as caught:
        reading.sound(reading.toml(text, "list.toml"), "list.toml")
    return caught.value.reason.text, caught.value.reason.data["where"]


@pytest.mark.parametrize("number", ["nan", "-inf", "1e300", "1_000_001", "0x" + "f" * 5000])
def test_numbers_that_cannot_be_counted_are_refused(number: str) -> None:
    assert refused(f"[[unit]]\nsize = {number}") == ("refused-written-number", "unit.1.size")


@pytest.mark.parametrize(
    "sign", ["\\u0000", "\\u001B", "\\u0085", "\\u200B", "\\u200F", "\\u202E", "\\u2028", "\\u2066", "\\uFEFF", "\\n"]
)
def test_signs_that_control_how_a_name_is_shown_are_refused(sign: str) -> None:
    assert refused(f'[[unit]]\nname = "Rook{sign}"') == ("refused-written-sign", "unit.1.name")
    assert refused(f'[unit]\n"na{sign}me" = 1') == ("refused-written-sign", "unit")


def test_names_of_any_script_are_taken() -> None:
    reading.sound({"name": "Ægir’s «Löwen» — 部隊 · הצוות · الفرقة · 👾"}, "list.toml")


def test_long_texts_and_many_entries_are_refused() -> None:
    assert refused(f'name = "{"x" * 201}"') == ("refused-written-long", "name")
    assert refused(f"sizes = [{'1, ' * 501}]") == ("refused-written-many", "sizes")
    with pytest.raises(Refused, match="refused-written-many"):
        reading.sound({f"a{key}": [1] * 450 for key in range(490)}, "list.toml")


def test_what_is_shown_is_harmless() -> None:
    assert reading.harmless("a\x1b[31m\u202eb\ud800\tc\nd") == "a�[31m�b�\tc\nd"


# Tables


def test_a_table_that_is_too_large_is_refused() -> None:
    kinds = {"wall": {"height": 3, "traits": ["blocking"]}}
    wall = '[[piece]]\nkind = "wall"\nat = [{}, 5]\nsize = [1, 1]\n'
    corners = ", ".join(f"[{10 + n / 10}, {10 + n % 2}]" for n in range(61))
    for text, word in (
        ("width = 100000\ndepth = 48", "too-large"),
        ("width = 48\ndepth = 48\n" + wall.format(5) * 201, "too-many"),
        (f'width = 48\ndepth = 48\n[[piece]]\nkind = "wall"\noutline = [{corners}]', "many-corners"),
        ('width = 48\ndepth = 48\n[[piece]]\nkind = "wall"\nat = [5, 5]\nsize = [1, 1]\nheight = 501', "too-high"),
        ('width = "wide"\ndepth = 48', "number"),
        ("width = true\ndepth = []", "number"),
        ('width = 48\ndepth = 48\npiece = "wall"', "pieces"),
        ("width = 48\ndepth = 48\npiece = [1]", "pieces"),
    ):
        with pytest.raises(TableError, match=word):
            table_from_toml(f'name = "T"\n{text}', kinds)


# Files


def test_a_pipe_a_device_and_a_huge_file_are_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(3_000_000_000)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    start = time.monotonic()
    for path, why in ((tmp_path / "pipe", "special"), (tmp_path / "huge", "huge"), (Path("/dev/zero"), "special")):
        with pytest.raises(Refused, match=f"refused-file-{why}"):
            reading.plain_text(path)
    assert time.monotonic() - start < SECONDS
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 50_000
