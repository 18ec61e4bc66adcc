"""Mail addresses are verified; sessions can be listed; no two names look alike.

Revision ID: 0004
"""

import sqlalchemy as sa
from alembic import op

from caracole.server.names import looks_of

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

LONGEST = 64


def upgrade() -> None:
    """Addresses of old are not verified yet. Of old names that look alike, the oldest account has the look."""
    op.add_column("accounts", sa.Column("verified", sa.Float))
    op.add_column("accounts", sa.Column("looks", sa.String(LONGEST)))
    op.add_column("sessions", sa.Column("begun", sa.Float))
    op.add_column("sessions", sa.Column("seen", sa.Float))
    op.add_column("sessions", sa.Column("place", sa.String(40)))
    op.add_column("sessions", sa.Column("agent", sa.String(60)))
    op.create_table(
        "proofs",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_proofs_account", "proofs", ["account"])
    op.create_table(
        "mails",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("address", sa.LargeBinary(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_mails_at", "mails", ["at"])
    _look_at_what_is_there(op.get_bind())
    op.create_index("uq_accounts_looks", "accounts", ["looks"], unique=True)


def _look_at_what_is_there(connection: sa.Connection) -> None:
    taken: set[str] = set()
    for number, name in connection.execute(sa.text("SELECT id, name FROM accounts ORDER BY id")).all():
        looks = looks_of(name)
        if looks in taken or len(looks) > LONGEST:
            continue
        taken.add(looks)
        connection.execute(sa.text("UPDATE accounts SET looks = :looks WHERE id = :id"), {"looks": looks, "id": number})
