"""What players report, and what operators do about it.

Revision ID: 0011
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Accounts may be muted and banned for a time."""
    op.add_column("accounts", sa.Column("muted", sa.Float, nullable=True))
    op.add_column("accounts", sa.Column("banned", sa.Float, nullable=True))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("seat", sa.String(64)),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("quoted", sa.String(500)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_reports_game", ondelete="CASCADE"),
    )
    op.create_index("ix_reports_open", "reports", ["open"])
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("target", sa.String(100), nullable=False),
        sa.Column("operator", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("done", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_acts"),
    )
