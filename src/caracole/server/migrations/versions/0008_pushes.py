"""Browsers that want notices.

Revision ID: 0008
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Their push services, keys and secrets."""
    op.create_table(
        "pushes",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("account", sa.Integer, nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_pushes_account", ondelete="CASCADE"),
        sa.UniqueConstraint("hash", name="uq_pushes_hash"),
    )
    op.create_index("ix_pushes_account", "pushes", ["account"])
