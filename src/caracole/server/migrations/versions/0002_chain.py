"""Entries are chained, writes are compared and set; what several processes share lies in tables.

Revision ID: 0002
"""

import sqlalchemy as sa
from alembic import op

from caracole.server.chain import first_link, links_of

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """New columns and tables; the chain of what is there already is made from it as it is."""
    if op.get_bind().dialect.name == "postgresql":  # a sealed seed is longer; SQLite does not count
        op.alter_column("games", "secret", existing_type=sa.String(64), type_=sa.String(200))
    op.add_column("games", sa.Column("head", sa.String(64), nullable=False, server_default=""))
    op.add_column("games", sa.Column("tabled", sa.Integer, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("proposal", sa.Text))
    op.add_column("entries", sa.Column("chain", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "facts",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "promises",
        sa.Column("commitment", sa.String(64), primary_key=True),
        sa.Column("sealed", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_promises_at", "promises", ["at"])
    op.create_table(
        "told",
        sa.Column("game", sa.String(24), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.String(64), primary_key=True),
    )
    _chain_what_is_there(op.get_bind())


def _chain_what_is_there(connection: sa.Connection) -> None:
    """A gap of old stays a gap: it is found by its serial numbers, and `caracole db repair` mends it."""
    for game, header, setup in connection.execute(sa.text("SELECT id, header, setup FROM games")).all():
        rows = connection.execute(
            sa.text("SELECT serial, body FROM entries WHERE game = :game ORDER BY serial"), {"game": game}
        ).all()
        first = first_link(game, header, setup)
        links = links_of(first, [body for _, body in rows])
        if rows:
            connection.execute(
                sa.text("UPDATE entries SET chain = :chain WHERE game = :game AND serial = :serial"),
                [
                    {"chain": link, "game": game, "serial": serial}
                    for (serial, _), link in zip(rows, links, strict=True)
                ],
            )
        connection.execute(
            sa.text("UPDATE games SET head = :head WHERE id = :game"),
            {"head": links[-1] if links else first, "game": game},
        )
