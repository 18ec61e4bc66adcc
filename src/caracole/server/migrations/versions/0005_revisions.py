"""Games keep the revision of their rules, or are moved to a newer one.

Revision ID: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What players are told when their game cannot be moved to newer rules as it stands."""
    op.add_column("games", sa.Column("notice", sa.Text, nullable=True))
