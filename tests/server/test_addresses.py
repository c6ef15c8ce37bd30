"""From where somebody calls: limits count addresses, and only named proxies are believed about them."""

from pathlib import Path

import httpx
import pytest

from escarmouche.cli import run
from escarmouche.engine.reasons import Refused
from escarmouche.server.addresses import household, proxies_named
from escarmouche.server.limits import Limits
from tests.server.table import served

UNKNOWN, TOO_MANY = 404, 429
ONE_CODE = Limits(codes_an_hour=1, codes_at_once=1)


def tries(server: str, *forwarded: str) -> list[int]:
    """Try a code that nobody was given, once for each forwarded address."""
    return [
        httpx.post(f"{server}/api/seat", json={"code": "nothing"}, headers={"x-forwarded-for": one}).status_code
        for one in forwarded
    ]


def test_a_forwarded_address_from_somebody_who_is_no_proxy_is_not_believed(tmp_path: Path) -> None:
    with served(tmp_path, ONE_CODE) as server:
        assert tries(server, "198.51.100.1", "198.51.100.2", "198.51.100.3") == [UNKNOWN, TOO_MANY, TOO_MANY]


def test_a_named_proxy_is_believed_about_the_last_address_that_is_not_its_own(tmp_path: Path) -> None:
    with served(tmp_path, ONE_CODE, proxies=["127.0.0.0/8"]) as server:
        # What a client writes itself stands first, what the proxy adds stands last.
        told = ["198.51.100.1", "10.9.8.7, 198.51.100.1", "198.51.100.2", "198.51.100.2, 127.0.0.1"]
        assert tries(server, *told) == [UNKNOWN, TOO_MANY, UNKNOWN, TOO_MANY]


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("banana" * 40, ("banana" * 40)[:64]),
    ],
)
def test_whoever_has_a_network_of_addresses_counts_once(host: str, counted: str) -> None:
    assert household(host) == counted


def test_proxies_are_addresses_and_networks() -> None:
    assert proxies_named(["127.0.0.1, ::1", "10.0.0.0/8"]) == ["127.0.0.1", "::1", "10.0.0.0/8"]
    for written in ("*", "proxy.example", "10.0.0.1/8", "unix:"):
        with pytest.raises(Refused, match="refused-proxy"):
            proxies_named([written])


def test_a_proxy_that_is_no_address_is_refused_before_anything_happens(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--proxy", "everybody", "--data", str(tmp_path / "games.db")]) == 2
    assert "everybody" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
