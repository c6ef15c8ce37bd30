"""Games whose second list is chosen by whoever comes by the link."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Keep what is to be set up once the list is chosen."""
    op.add_column("games", sql.Column("wishes", sql.Text, nullable=True))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("games", "wishes")
