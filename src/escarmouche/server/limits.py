"""How much one client may ask for."""

import math
import os
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

from escarmouche.engine.reasons import Refused, refusal

MOST_ADDRESSES = 10_000
"""So many addresses are remembered at most."""


class Limits(NamedTuple):
    """What is too large, too fast or too many."""

    frame: int = 64 * 1024
    """Bytes of a message on the socket; one that is larger is refused."""
    largest_frame: int = 1024 * 1024
    """Bytes of a message at which the connection is closed without reading on."""
    body: int = 1024 * 1024
    """Bytes of what is posted."""
    messages_a_second: float = 40
    messages_at_once: float = 160
    in_work: int = 8
    """Messages of one connection that are worked on at the same time."""
    unsent: int = 256
    """Messages that wait for a client that does not read; then it is let go."""
    remarks_a_minute: float = 20
    remarks_at_once: float = 6
    """Names and short messages from one seat."""
    seconds_to_sit: float = 20
    games_an_hour: int = 240
    codes_an_hour: int = 120
    codes_at_once: int = 10
    """Codes that one address may try."""
    connections: int = 200
    """Connections from one address; never more than half of all that there is room for."""
    visitors: int = 4000
    """Connections in all; fewer where the system gives fewer file handles."""
    seconds_to_ask: float = 20
    """Seconds in which a client sends the head of a request, from when it connects or begins another."""
    seconds_to_send: float = 60
    """Seconds in which a client sends the rest of a request."""
    seconds_to_read: float = 60
    """Seconds in which a client has to have read, at least once, everything that it was sent."""
    largest_unread: int = 8 * 1024 * 1024
    """Bytes that wait for a client that does not read; then it is let go."""

    days_kept: float = 90
    """Days after which a game in which nothing was done meanwhile is removed; 0 keeps games for ever."""
    days_unplayed: float = 14
    """Days after which a game in which nothing was ever done is removed; 0 keeps it for ever."""
    days_warned: float = 7
    """So many days before a game is removed its seats are warned."""
    games_in_all: int = 100_000
    """Games that are kept at once; then no new one is begun."""
    requests_a_second: float = 20
    requests_at_once: float = 400
    """Requests over HTTP from one address."""
    inspections_a_minute: float = 60
    inspections_at_once: float = 30
    """Lists, tables, saves and transcripts from one address that are opened."""
    trials_an_hour: float = 1000
    trials_at_once: float = 400
    """Games from one address that are played to see how fair a table is."""

    @classmethod
    def from_environment(cls) -> "Limits":
        """The usual limits, with those set that `ESCARMOUCHE_LIMIT_…` names."""
        set_ = {name: _number(f"ESCARMOUCHE_LIMIT_{name.upper()}", kind) for name, kind in cls.__annotations__.items()
                if f"ESCARMOUCHE_LIMIT_{name.upper()}" in os.environ}  # fmt: skip
        return cls(**set_)


def _number(variable: str, kind: Callable[[str], float]) -> Any:
    """The number that a variable of the environment names."""
    written = os.environ[variable]
    try:
        number = kind(written)
        if not 0 <= number < math.inf:
            raise ValueError(written)
        return number
    except ValueError:
        raise Refused(refusal("", "refused-limit-written", variable=variable, value=written[:40])) from None


class Bucket:
    """Lets so many through a second, and so many at once after a pause."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._left = at_once
        self._seen = time.monotonic()

    def takes(self, cost: float = 1) -> bool:
        """Whether one more may pass, or one that counts for several."""
        now = time.monotonic()
        self._left = min(self._at_once, self._left + (now - self._seen) * self._a_second)
        self._seen = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Turnstile:
    """A bucket for each address."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, address: str, cost: float = 1) -> bool:
        """Whether one more from this address may pass, or one that counts for several."""
        bucket = self._buckets.pop(address, None) or Bucket(self._a_second, self._at_once)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.takes(cost)
