"""Results and ratings of players.

Revision ID: 0009
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Older games count as well: `caracole db ratings` goes through them."""
    op.add_column("games", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "results",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("player", sa.String(100), nullable=False),
        sa.Column("opponent", sa.String(100), nullable=False),
        sa.Column("opponent_name", sa.String(64), nullable=False),
        sa.Column("system", sa.String(64), nullable=False),
        sa.Column("scenario", sa.String(64), nullable=False),
        sa.Column("seat", sa.String(64), nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("rating", sa.Float),
        sa.Column("change", sa.Float),
        sa.PrimaryKeyConstraint("game", "player", name="pk_results"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_results_game", ondelete="CASCADE"),
    )
    op.create_index("ix_results_player_at", "results", ["player", "at"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(100), nullable=False),
        sa.Column("system", sa.String(64), nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player", "system", name="pk_ratings"),
    )
