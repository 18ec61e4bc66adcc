"""A game knows who made it, so that computer players serve everybody in turn.

Revision ID: 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Who made it: an account, or a guest as a keyed hash of the address; unknown for older games."""
    op.add_column("games", sa.Column("owner", sa.String(64), nullable=True))
