"""A game knows the one that the same people play next.

Revision ID: 0007
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None until somebody asks for another game."""
    op.add_column("games", sa.Column("rematch", sa.String(24), nullable=True))
