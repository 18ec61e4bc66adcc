"""Invitations are used once; a game knows who made it and whether it was taken in from a record.

Revision ID: 0003
"""

import json
import time
from collections.abc import Iterable
from contextlib import suppress

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """New columns and a table; links to seats on which nobody sits become invitations."""
    op.add_column("games", sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("links", sa.Column("host", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "invitations",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("game", sa.String(24), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.String(64), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("sealed", sa.String(200)),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_invitations_game", "invitations", ["game"])
    connection = op.get_bind()
    for game, seats in connection.execute(sa.text("SELECT id, seats FROM games")).all():
        _divide_links(connection, game, json.loads(seats))
    _mark_imported(connection)


def _divide_links(connection: sa.Connection, game: str, seats: list[dict[str, str]]) -> None:
    """A seat is somebody's if they gave a name, bound it to an account or have decided something, unless another link
    opens it as well: then nobody can say who did that, and whoever has the other link sits there."""
    found = connection.execute(
        sa.text("SELECT hash, seats, account FROM links WHERE game = :game"), {"game": game}
    ).all()
    links = {token: (held.split(","), account) for token, held, account in found}
    is_open = {row["seat"] for row in seats if row["kind"] == "open"}
    played = _played(connection, game) if is_open else set()
    invitations = []
    for token, (held, account) in links.items():
        elsewhere = any(held[0] in others for other, (others, _) in links.items() if other != token)
        if len(held) == 1 and account is None and held[0] in is_open and (elsewhere or held[0] not in played):
            invitations.append(token)
            connection.execute(
                sa.text(
                    "INSERT INTO invitations (hash, game, seat, state, at) VALUES (:hash, :game, :seat, 'open', :at)"
                ),
                {"hash": token, "game": game, "seat": held[0], "at": time.time()},
            )
            connection.execute(sa.text("DELETE FROM links WHERE hash = :hash"), {"hash": token})
    _sit_down(connection, game, seats, [links[token][0] for token in links if token not in invitations])
    left = [token for token in links if token not in invitations]
    if invitations and len(left) == 1:  # the only one who sits there has the others to invite
        connection.execute(sa.text("UPDATE links SET host = :yes WHERE hash = :hash"), {"yes": True, "hash": left[0]})


def _sit_down(connection: sa.Connection, game: str, seats: list[dict[str, str]], held: Iterable[list[str]]) -> None:
    """Who has a seat of their own sits on it, also if they never said so."""
    alone = {names[0] for names in held if len(names) == 1}
    changed = [{**row, "kind": "person"} if row["kind"] == "open" and row["seat"] in alone else row for row in seats]
    if changed != seats:
        connection.execute(
            sa.text("UPDATE games SET seats = :seats WHERE id = :game"), {"seats": json.dumps(changed), "game": game}
        )


def _played(connection: sa.Connection, game: str) -> set[str]:
    """The seats that have decided something."""
    found = set()
    for (body,) in connection.execute(sa.text("SELECT body FROM entries WHERE game = :game"), {"game": game}):
        with suppress(ValueError, AttributeError):  # what is damaged is found by `caracole db verify`
            found.add(str(json.loads(body).get("seat")))
    return found


def _mark_imported(connection: sa.Connection) -> None:
    """The entries of a record were all written in the moment in which the game was made."""
    connection.execute(
        sa.text(
            "UPDATE games SET imported = :yes WHERE EXISTS"
            " (SELECT 1 FROM entries WHERE entries.game = games.id AND entries.at = games.created)"
        ),
        {"yes": True},
    )
