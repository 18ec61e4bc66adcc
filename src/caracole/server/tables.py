"""The tables. A game is its header and its entries, one row each; everything else is who, when and where."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

FLEETING = "fleeting"
"""Marks tables that no backup has: what is in them is worth nothing a day later."""

games = Table(
    "games",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("header", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("secret", String(200)),  # the seed, sealed with the server's key; revealed when the game is over
    Column("seats", Text, nullable=False),  # JSON: who sits where
    Column("clock", Text),  # JSON: the terms
    Column("clocks", Text),  # JSON: what is left, as of `ticked`
    Column("onlookers", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False, default=False, index=True),  # shown to everybody who comes by
    Column("version", Integer, nullable=False, default=0),
    Column("head", String(64), nullable=False),  # the last link of the chain
    Column("tabled", Integer, nullable=False, default=0),  # counts changes of seats and clocks
    Column("proposal", Text),  # JSON: the rewind that waits for agreement
    Column("waiting", String(400), nullable=False, default=""),  # seats that have to decide, between commas
    Column("over", Boolean, nullable=False, default=False),
    Column("winners", String(400), nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("owner", String(64)),  # who made it: an account, or a guest as a keyed hash of the address
    Column("imported", Boolean, nullable=False, default=False),  # taken in from a record made elsewhere
    Column("notice", Text),  # JSON: where the present rules part from it, found by `caracole db upgrade`
)

entries = Table(
    "entries",
    metadata,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("serial", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("chain", String(64), nullable=False),
)
"""What was done: exactly the entries of the record, each chained to the one before it (see `chain`)."""

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What is true of the database as a whole: which key its seeds are sealed with, when a server was last alive."""

promises = Table(
    "promises",
    metadata,
    Column("commitment", String(64), primary_key=True),
    Column("sealed", String(200), nullable=False),
    Column("at", Float, nullable=False, index=True),
    info={FLEETING: True},
)
"""Seeds drawn for games yet to be made. One that was used since the backup is known by now: it must not come back."""

told = Table(
    "told",
    metadata,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(64), primary_key=True),
)
"""Seats that were told of the turn they have now; whoever puts the row in does the telling."""

accounts = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(32), nullable=False),
    Column("folded", String(64), nullable=False, unique=True),
    Column("looks", String(64), unique=True),  # what it looks like (see `names`); None where older names look alike
    Column("password", String(200), nullable=False),
    Column("email", String(254)),
    Column("verified", Float),  # when whoever reads that mail said so; None: not yet
    Column("webhook", String(500)),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", Float, nullable=False),
    Column("begun", Float),
    Column("seen", Float),  # to the hour
    Column("place", String(40)),  # roughly: the beginning of the address
    Column("agent", String(60)),  # which browser, on what
)

proofs = Table(
    "proofs",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", String(8), nullable=False),
    Column("email", String(254), nullable=False),
    Column("until", Float, nullable=False),
    info={FLEETING: True},
)
"""Codes that were sent by mail, by their hash: who knows one reads that mail. Each serves once."""

mails = Table(
    "mails",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("address", LargeBinary(32), nullable=False),  # a hash
    Column("kind", String(8), nullable=False),
    Column("at", Float, nullable=False, index=True),
    info={FLEETING: True},
)
"""What was sent in the last day, to be counted."""

links = Table(
    "links",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seats", String(400), nullable=False),
    Column("account", Integer, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("host", Boolean, nullable=False, default=False),  # whoever made the game
)
"""Who holds which seats: by the hash of a token that only the holder has, and by the account it is bound to."""

invitations = Table(
    "invitations",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", String(64), nullable=False),
    Column("state", String(10), nullable=False),  # open, used or withdrawn
    Column("sealed", String(200)),  # the token, for the host alone, while it can be used
    Column("at", Float, nullable=False),  # when it was made, then when it was used or withdrawn
)
"""Each is exchanged once, for a token of the seat's own. Those that are gone are remembered, to say so."""

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", String(64)),
    Column("name", String(64), nullable=False),
    Column("text", String(500), nullable=False),
    Column("side", String(64)),  # only for this side; None: for everybody
    Column("at", Float, nullable=False),
    Index("ix_chat_game_id", "game", "id"),
)

notes = Table(
    "notes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", String(64), nullable=False),
    Column("text", Text, nullable=False),
    UniqueConstraint("game", "seat"),
)
