"""A report remembers the line of chat that it is about; a tournament can be listed for everybody who comes by.

Revision ID: 0013
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Older reports have what was said and nothing around it; older tournaments are known by their links alone."""
    op.add_column("reports", sa.Column("line", sa.Integer()))
    op.add_column("tournaments", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tournaments_listed", "tournaments", ["listed"])
