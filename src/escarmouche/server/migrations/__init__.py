"""How the tables of the database came to be what they are, step by step."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Engine


def upgrade(engine: Engine) -> None:
    """Bring a database up to date."""
    config = Config()
    config.set_main_option("script_location", str(files(__package__)))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
