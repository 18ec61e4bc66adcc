"""A line of chat may be for one seat alone.

Revision ID: 0014
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Older lines were for everybody or for a side."""
    op.add_column("chat", sa.Column("receiver", sa.String(64)))
