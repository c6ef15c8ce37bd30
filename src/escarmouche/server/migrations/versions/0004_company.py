"""Who is at a table: the names of players, when they were last there, and what they say to one another."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Keep names, when a seat was last seen, and short messages."""
    op.add_column("seats", sql.Column("name", sql.String(80), nullable=False, server_default=""))
    op.add_column("seats", sql.Column("seen", sql.Float, nullable=False, server_default="0"))
    op.create_table(
        "remarks",
        sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("remarks")
    op.drop_column("seats", "seen")
    op.drop_column("seats", "name")
