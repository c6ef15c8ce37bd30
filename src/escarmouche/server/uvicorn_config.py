"""How the application is served: by uvicorn, with what we allow a client and nothing more."""

from collections.abc import Sequence

from fastapi import FastAPI
from uvicorn import Config

from escarmouche.server.connection_timeouts import TimedProtocol
from escarmouche.server.limits import Limits
from escarmouche.server.log_limits import logging_config

SECONDS_TO_LEAVE = 3
"""How long a server that is ended waits for those who are connected."""

SECONDS_TO_ANSWER = 60
"""How long a client has for a sign of life: where page, officers and server share a busy machine, 20 are too few."""


def config(application: FastAPI | str, limits: Limits, *, proxies: Sequence[str] = (), workers: int = 1) -> Config:
    """How to serve an application, or the one that each of several workers makes; only named proxies are believed."""
    # No access log: the address of a request is nobody's business.
    return Config(
        application, factory=isinstance(application, str), workers=workers, log_level="warning",
        access_log=False, server_header=False, ws_max_size=limits.largest_frame,
        http=TimedProtocol, log_config=logging_config(), proxy_headers=bool(proxies), forwarded_allow_ips=list(proxies),
        # To compress what is told took a tenth of the time, and it is small enough as it is.
        ws_per_message_deflate=False, ws_ping_timeout=SECONDS_TO_ANSWER, timeout_graceful_shutdown=SECONDS_TO_LEAVE,
    )  # fmt: skip
