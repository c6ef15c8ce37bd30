"""What the tests of the server share."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import postgres, why_missing


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """A PostgreSQL with an empty database; where psql is installed it must start."""
    if why_missing():
        pytest.skip(why_missing())
    with postgres() as address:
        yield address
