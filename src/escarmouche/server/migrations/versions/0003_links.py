"""The link by which an open seat was taken: it is void, and can say so."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Keep the fingerprints of links that were used."""
    op.add_column("seats", sql.Column("link", sql.String(64), nullable=True))
    op.create_index("seats_link", "seats", ["link"], unique=True)


def downgrade() -> None:
    """Drop the fingerprints of used links again."""
    op.drop_index("seats_link", "seats")
    op.drop_column("seats", "link")
