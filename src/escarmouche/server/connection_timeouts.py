"""How long a connection over HTTP, which may become a socket, may take to ask, to send and to read."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from escarmouche.server.connection_limits import Visitor, visitors

LOOK = 1.0
"""Seconds between two looks at a visitor."""
ASKS, SENDS = h11.IDLE, h11.SEND_BODY
"""What we may be waiting for: the head of a request, or the rest of it."""


class TimedProtocol(H11Protocol):
    """Uvicorn's protocol with limits of time: whoever is late is disconnected and counted."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to watch a connection."""
        super().connection_made(transport)
        self._visitor: Visitor = visitors[transport.get_extra_info("socket").fileno()]
        self._stage: tuple[Any, Any] = (self.conn.their_state, self.cycle)
        self._since = self._read_all = self.loop.time()
        self._look()

    def data_received(self, data: bytes) -> None:
        """Read what was sent, and note what we wait for now."""
        super().data_received(data)
        self._note()

    def on_response_complete(self) -> None:
        """Note that a request was answered."""
        super().on_response_complete()
        self._note()

    def _note(self) -> None:
        """Note what we wait for, and since when; further bytes of the same do not begin the time anew."""
        stage = (self.conn.their_state, self.cycle)
        if stage == self._stage:
            return
        self._stage, self._since = stage, self.loop.time()
        if stage[0] in (ASKS, SENDS):
            self._visitor.door.idles(self._visitor)
        else:
            self._visitor.door.is_served(self._visitor)

    def _look(self) -> None:
        """Look every second whether a connection is late, also once it has become a socket."""
        if self._visitor.fileno() < 0:
            return
        self._note()
        late = self._late()
        if late:
            self._visitor.door.count(late)
            self.transport.abort()
            return
        self.loop.call_later(LOOK, self._look)

    def _late(self) -> str:
        """What somebody is late with; nothing if there is patience left."""
        now, limits = self.loop.time(), self._visitor.door.limits
        unread = self.transport.get_write_buffer_size()
        if not unread:
            self._read_all = now
        if self._stage[0] is ASKS and now - self._since > limits.seconds_to_ask:
            return "late with asking"
        if self._stage[0] is SENDS and now - self._since > limits.seconds_to_send:
            return "late with sending"
        if now - self._read_all > limits.seconds_to_read or unread > limits.largest_unread:
            return "late with reading"
        return ""
