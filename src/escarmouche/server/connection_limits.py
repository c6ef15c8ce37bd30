"""How many connections there may be at once, in all and from one address, and which is closed for another.

A connection counts from when it is accepted until its file handle is free again, whatever it is used for meanwhile.
Some handles are kept back for files and the database, so that a full house never stops the server from working.
"""

import errno
import logging
import os
import resource
import socket
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any

from escarmouche.server.addresses import household
from escarmouche.server.limits import Limits

KEPT_BACK = 100
"""File handles for the database, for files of the page and for whatever else the process opens."""
AT_ONCE = 16
"""So many are let in before those who were dismissed get a chance to leave."""
OUT_OF_HANDLES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
BREATH = 0.05
"""Seconds to wait where the system can give nothing at all: better than to ask it again and again."""
LATE = "late with"
REMARKABLE = 20
"""So many who were late are worth a warning: a browser that keeps a connection in reserve is late as well."""
ACCOUNT = 60.0
"""Seconds between two lines of the log about connections that were closed."""
log = logging.getLogger("escarmouche")

visitors: dict[int, "Visitor"] = {}
"""Who is connected, by file handle: these belong to the whole process."""


class Visitor(socket.socket):
    """A connection that counts until its handle is free."""

    def __init__(self, plain: socket.socket, address: str, door: "Door") -> None:
        """Take a connection over."""
        super().__init__(plain.family, plain.type, plain.proto, fileno=plain.detach())
        self.address = address
        self.door = door
        visitors[self.fileno()] = self

    def dismiss(self) -> None:
        """End the connection; its handle is free as soon as the loop notices."""
        with suppress(OSError):
            self.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Close the connection, and count it no longer."""
        if visitors.get(self.fileno()) is self:
            del visitors[self.fileno()]
            self.door.leave(self)
        super().close()


class Door(socket.socket):
    """A listening socket that lets in as many as there is room for."""

    def __init__(self, plain: socket.socket, limits: Limits, proxies: Sequence[str] = ()) -> None:
        """Take a listening socket over; proxies that are named may bring as many as there is room for."""
        super().__init__(plain.family, plain.type, plain.proto, fileno=plain.detach())
        self.limits = limits
        self.proxies = proxies
        self.room = room_for(limits)
        self.share = max(1, min(limits.connections, self.room // 2))
        self.closed: Counter[str] = Counter()
        """How many connections were closed since the last account, and why."""
        self._told = -ACCOUNT
        self._here: Counter[str] = Counter()
        self._idle: dict[Visitor, None] = {}
        self._accepted = 0
        self._lent: socket.socket | None = None
        self._spare: int | None = os.open(os.devnull, os.O_RDONLY)

    def __reduce__(self) -> tuple[Any, ...]:
        """A worker process gets the same listening socket, with a count of its own."""
        # What is lent stays open until the worker has it.
        self._lent = socket.socket(self.family, self.type, self.proto, fileno=os.dup(self.fileno()))
        return Door, (self._lent, self.limits, self.proxies)

    def close(self) -> None:
        """Let nobody in any more."""
        self._give_account()
        if self._spare is not None:
            os.close(self._spare)
            self._spare = None
        super().close()

    # Letting in

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection; without room the one that has been idle longest is closed, or the new one is refused."""
        while True:
            self._accepted += 1
            if self._accepted % AT_ONCE == 0:
                raise BlockingIOError
            plain, where = self._next()
            host = str(where[0])
            if self._has_room(host):
                visitor = Visitor(plain, household(host), self)
                self._here[visitor.address] += 1
                self._idle[visitor] = None
                return visitor, where
            plain.close()
            self.count("turned away")

    def _next(self) -> tuple[socket.socket, Any]:
        """The next connection that waits; where no file handle is left, a spare one is used to refuse it."""
        try:
            return super().accept()
        except OSError as error:
            if error.errno not in OUT_OF_HANDLES:
                raise
        self._turn_away_without_a_handle()
        raise BlockingIOError

    def _turn_away_without_a_handle(self) -> None:
        if self._spare is not None:
            os.close(self._spare)
        try:
            super().accept()[0].close()
            self.count("turned away without a file handle")
        except OSError:
            time.sleep(BREATH)
        try:
            self._spare = os.open(os.devnull, os.O_RDONLY)
        except OSError:
            self._spare = None

    def _has_room(self, host: str) -> bool:
        """Whether there is room for a connection, if need be because another is closed."""
        address = household(host)
        if self._here[address] >= self.share and not self._is_proxy(host):
            return self._make_way(next((one for one in self._idle if one.address == address), None))
        if self._here.total() >= self.room:
            return self._make_way(next(iter(self._idle), None))
        return True

    def _make_way(self, visitor: Visitor | None) -> bool:
        if visitor is None:
            return False
        self._idle.pop(visitor)
        visitor.dismiss()
        self.count("to make way")
        return True

    def _is_proxy(self, host: str) -> bool:
        return any(ip_address(host) in ip_network(proxy) for proxy in self.proxies)

    # Being inside

    def is_served(self, visitor: Visitor) -> None:
        """Note that a connection has sent a whole request, so that it is not closed to make room for another."""
        self._idle.pop(visitor, None)

    def idles(self, visitor: Visitor) -> None:
        """Note that a connection has yet to send a whole request, so that it may be closed to make room for another."""
        self._idle.setdefault(visitor)

    def leave(self, visitor: Visitor) -> None:
        """Note that a connection has ended and its file handle is free."""
        self._idle.pop(visitor, None)
        self._here[visitor.address] -= 1
        if self._here[visitor.address] <= 0:
            del self._here[visitor.address]

    def count(self, why: str) -> None:
        """Count a connection that was closed; now and then one line tells how many there were."""
        self.closed[why] += 1
        if time.monotonic() - self._told >= ACCOUNT:
            self._give_account()

    def _give_account(self) -> None:
        if not self.closed:
            return
        self._told = time.monotonic()
        told = ", ".join(f"{number} {reason}" for reason, number in sorted(self.closed.items()))
        usual = self.closed.total() < REMARKABLE and all(reason.startswith(LATE) for reason in self.closed)
        level = logging.INFO if usual else logging.WARNING
        log.log(level, "Connections closed: %s; %d of %d are open", told, self._here.total(), self.room)
        self.closed.clear()


def ask_for_handles(limits: Limits) -> None:
    """Ask the system for as many file handles as all visitors need, as far as it gives them."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.visitors + KEPT_BACK
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for(limits: Limits) -> int:
    """How many connections there is room for in this process."""
    handles, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if handles == resource.RLIM_INFINITY:
        return limits.visitors
    return max(1, min(limits.visitors, max(handles - KEPT_BACK, handles // 2)))
