"""Imported before servers are forked, so that each of them begins with everything read and compiled."""

from importlib import import_module
from importlib.util import find_spec

from escarmouche.server.warm_up import warm

FIRST_NEEDED = (
    "escarmouche.server.app", "escarmouche.server.migrations", "uvicorn.lifespan.on",
    "uvicorn.protocols.http.auto", "uvicorn.protocols.websockets.auto", "sqlalchemy.dialects.sqlite", "psycopg",
)  # fmt: skip
"""What a server brings in only while it starts."""

for name in FIRST_NEEDED:
    if find_spec(name) is not None:
        import_module(name)
warm()
