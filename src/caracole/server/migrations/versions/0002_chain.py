"""Entries are chained, writes are compared and set.

Revision ID: 0002
"""

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing yet."""
