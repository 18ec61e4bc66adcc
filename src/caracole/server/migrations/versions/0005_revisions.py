"""Games keep the revision of their rules, or are moved to a newer one.

Revision ID: 0005
"""

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing yet."""
