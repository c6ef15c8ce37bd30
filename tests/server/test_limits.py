"""How much one client may ask for."""

import pytest

from escarmouche.engine.reasons import Refused
from escarmouche.server.limits import Bucket, Limits, Turnstile


def test_a_bucket_lets_so_many_through_at_once() -> None:
    bucket = Bucket(a_second=0.001, at_once=3)
    assert [bucket.takes() for _ in range(5)] == [True, True, True, False, False]


def test_addresses_do_not_spend_what_is_left_to_others() -> None:
    turnstile = Turnstile(a_second=0.001, at_once=1)
    assert [turnstile.takes(address) for address in ("one", "one", "other")] == [True, False, True]


def test_limits_are_set_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ESCARMOUCHE_LIMIT_GAMES_AN_HOUR", "7")
    assert Limits.from_environment() == Limits(games_an_hour=7)


@pytest.mark.parametrize("name", ["FRAME", "DAYS_KEPT"])
@pytest.mark.parametrize("written", ["many", "nan", "inf", "-1", ""])
def test_a_limit_that_is_no_number_is_refused(monkeypatch: pytest.MonkeyPatch, name: str, written: str) -> None:
    monkeypatch.setenv(f"ESCARMOUCHE_LIMIT_{name}", written)
    with pytest.raises(Refused, match="limit-written"):
        Limits.from_environment()
