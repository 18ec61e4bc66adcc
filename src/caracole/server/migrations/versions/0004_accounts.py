"""Mail addresses are verified; sessions can be listed.

Revision ID: 0004
"""

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing yet."""
