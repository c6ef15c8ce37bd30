"""Further tokens of a seat, the codes that give them, and how much of the journal a seat has seen."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables of tokens and codes, and count the lines that a seat has seen."""
    op.create_table(
        "tokens",
        sql.Column("token", sql.String(64), primary_key=True),
        sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
    )
    op.create_table(
        "codes",
        sql.Column("code", sql.String(64), primary_key=True),
        sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("until", sql.Float, nullable=False),
    )
    op.add_column("seats", sql.Column("looked", sql.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop the tables of tokens and codes and the count of lines again."""
    op.drop_column("seats", "looked")
    op.drop_table("codes")
    op.drop_table("tokens")
