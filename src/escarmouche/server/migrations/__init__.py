"""How the tables of the database came to be what they are, step by step."""

from importlib.resources import files

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Engine

LOCK = 0x45534341
"""The number of the lock under which a database is brought up to date."""


def upgrade(engine: Engine) -> None:
    """Bring a database up to date."""
    config = Config()
    config.set_main_option("script_location", str(files(__package__)))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Several servers may start at the same time; one of them does the work, and the others wait for it.
            connection.execute(sql.select(sql.func.pg_advisory_xact_lock(LOCK)))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
