"""Tournaments, who takes part, and who meets whom.

Revision ID: 0010
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Three new tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("system", sa.String(64), nullable=False),
        sa.Column("scenario", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("owner", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.ForeignKeyConstraint(["owner"], ["accounts.id"], name="fk_tournaments_owner", ondelete="CASCADE"),
    )
    op.create_index("ix_tournaments_owner", "tournaments", ["owner"])
    op.create_index("ix_tournaments_state", "tournaments", ["state"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(24), nullable=False),
        sa.Column("account", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "account", name="pk_entrants"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_entrants_tournament", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_entrants_account", ondelete="CASCADE"),
    )
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(24), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer),
        sa.Column("game", sa.String(24)),
        sa.PrimaryKeyConstraint("tournament", "round", "board", name="pk_pairings"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_pairings_tournament", ondelete="CASCADE"),
    )
