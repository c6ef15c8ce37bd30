"""Games, seats, entries and reports."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first four tables."""
    op.create_table(
        "games",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("key", sql.String(32), nullable=False),
        sql.Column("setup", sql.Text, nullable=False),
        sql.Column("chance", sql.Text, nullable=False),
        sql.Column("practice", sql.Boolean, nullable=False),
        sql.Column("lesson", sql.String(32), nullable=False),
        sql.Column("feed", sql.String(64), nullable=False),
        sql.Column("begun", sql.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("token", sql.String(64), nullable=True, unique=True),
        sql.Column("who", sql.String(32), nullable=False),
        sql.Column("orders", sql.Text, nullable=False),
    )
    op.create_table(
        "entries",
        sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
        sql.Column("sequence", sql.Integer, primary_key=True),
        sql.Column("data", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
        sql.Column("game", sql.String(32), nullable=False),
        sql.Column("sequence", sql.Integer, nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop the four tables again."""
    for name in ("reports", "entries", "seats", "games"):
        op.drop_table(name)
