"""From where somebody calls: the address that limits count, and the proxies whose word is taken for it."""

from collections.abc import Iterable
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network

from starlette.requests import HTTPConnection

from escarmouche.engine.reasons import Refused, refusal

HOUSEHOLD = 64
"""Bits of an IPv6 address that one caller shares: whoever has one address of such a network has them all."""
LONGEST = 64
"""Signs of an address that is none, as a proxy may name it."""


def caller(connection: HTTPConnection) -> str:
    """The address from which a request or a socket comes, as limits count it."""
    return household(connection.client.host if connection.client else "")


def household(host: str) -> str:
    """An address as limits count it: IPv6 by its network of 64 bits, IPv4 as itself, also if written as IPv6."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:LONGEST]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, HOUSEHOLD), strict=False))


def proxies_named(written: Iterable[str]) -> list[str]:
    """The proxies that an operator names, each an address or a network; anything else is refused."""
    named = [part.strip() for one in written for part in one.split(",") if part.strip()]
    for one in named:
        try:
            ip_network(one)
        except ValueError:
            raise Refused(refusal("", "refused-proxy", proxy=one[:LONGEST])) from None
    return named
