"""Results in files: the same rows are the same bytes, and what was changed is noticed."""

import sys
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escarmouche.engine.reasons import Refused
from escarmouche.lab.plan import Plan
from escarmouche.lab.play import Row
from escarmouche.lab.results_file import SEAL, UNSEALED, NoResults, decode, encode, sealed

PLAN = Plan(game="firefight", players=("sergeant", "corporal"), games=6, options={"b": "2", "a": "1"})


def row(game: int) -> Row:
    return Row(game=game, pair=game // 2, swapped=game % 2 == 1, seed=7 * game, table="saltgate", size=200, options="",
               agent_0="sergeant", agent_1="corporal", list_0="demo-200", list_1="tollgate-200",
               winner=game % 3 or None, score=[0.5, 1.0, None][game % 3], points_lost_0=game / 3)  # fmt: skip


ROWS = [row(game) for game in range(6)]
RAW = encode(PLAN, ROWS)


def test_what_is_written_is_read_again() -> None:
    assert decode(RAW) == (PLAN, ROWS)
    assert decode(encode(PLAN, [])) == (PLAN, [])


def test_the_order_in_which_games_ended_leaves_no_trace() -> None:
    assert encode(PLAN, reversed(ROWS)) == RAW


def test_the_order_of_the_options_leaves_no_trace() -> None:
    other = Plan(game="firefight", players=("sergeant", "corporal"), games=6, options={"a": "1", "b": "2"})
    assert encode(other, ROWS) == RAW


@given(at=st.integers(0, len(RAW) - 1), bit=st.integers(0, 7))
def test_a_bit_that_fell_over_is_noticed(at: int, bit: int) -> None:
    broken = bytearray(RAW)
    broken[at] ^= 1 << bit
    with pytest.raises(NoResults):
        decode(bytes(broken))


@pytest.mark.parametrize("raw", [b"", b"PAR1", b"nonsense" * 20, RAW[:-1], RAW[: len(RAW) // 2]])
def test_a_file_that_holds_something_else_is_no_result(raw: bytes) -> None:
    with pytest.raises(NoResults):
        decode(raw)


def test_a_sealed_file_without_rows_of_ours_is_no_result() -> None:
    import polars

    file = BytesIO()
    polars.DataFrame({"a": [1]}).write_parquet(file, metadata={SEAL: UNSEALED})
    with pytest.raises(NoResults):
        decode(sealed(file.getvalue()))


def test_a_table_that_somebody_else_has_written_is_no_result() -> None:
    import polars

    file = BytesIO()
    polars.DataFrame({"a": [1]}).write_parquet(file)
    with pytest.raises(NoResults):
        decode(file.getvalue())


def test_without_polars_there_are_no_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(Refused, match="refused-no-polars"):
        encode(PLAN, ROWS)
