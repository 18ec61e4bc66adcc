"""Invitations are used once; every seat adds its salt.

Revision ID: 0003
"""

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing yet."""
