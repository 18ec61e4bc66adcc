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
    Column("rematch", String(24)),  # the game that the same people play next
    Column("rated", Boolean, nullable=False, default=True),  # shall it count for ratings?
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
    Column("muted", Float),  # until when it says nothing
    Column("banned", Float),  # until when nobody signs in to it
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

pushes = Table(
    "pushes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("hash", LargeBinary(32), nullable=False, unique=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("at", Float, nullable=False),
)
"""Browsers that want notices: their push service, their key, and a secret that they share with us."""

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

results = Table(
    "results",
    metadata,
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(100), primary_key=True),  # an account or a computer player
    Column("opponent", String(100), nullable=False),  # the same; empty for a guest
    Column("opponent_name", String(64), nullable=False),  # what they called themselves
    Column("system", String(64), nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("seat", String(64), nullable=False),
    Column("score", Float, nullable=False),
    Column("at", Float, nullable=False),
    Column("rating", Float),  # after it; None if it did not count
    Column("change", Float),
    Index("ix_results_player_at", "player", "at"),
)
"""Games that are over, as each of their known players sees them."""

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(100), primary_key=True),
    Column("system", String(64), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
"""Ratings as of the last game that counted."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("system", String(64), nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("clock", Text),  # JSON
    Column("kind", String(16), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("owner", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("state", String(8), nullable=False, index=True),  # open, running, over
    Column("round", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("listed", Boolean, nullable=False, default=False, index=True),  # shown to everybody who comes by
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("account", Integer, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Column("withdrawn", Boolean, nullable=False),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("first", Integer, nullable=False),  # accounts
    Column("second", Integer),  # None: a bye
    Column("game", String(24)),  # None until it is made
)
"""Who meets whom; points are read from the games."""

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", String(64)),
    Column("name", String(64), nullable=False),
    Column("text", String(500), nullable=False),
    Column("side", String(64)),  # only for this side; None: for everybody
    Column("receiver", String(64)),  # only for this seat and the speaker's
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

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("reporter", String(64), nullable=False),
    Column("seat", String(64)),
    Column("text", String(500), nullable=False),
    Column("quoted", String(500)),  # the line of chat
    Column("line", Integer),  # its number
    Column("at", Float, nullable=False),
    Column("open", Boolean, nullable=False, index=True),
)
"""What players complain of."""

acts = Table(
    "acts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("act", String(16), nullable=False),
    Column("target", String(100), nullable=False),
    Column("operator", String(64), nullable=False),
    Column("reason", String(300), nullable=False),
    Column("at", Float, nullable=False),
    Column("done", Float),  # None while it waits for a server
)
"""What operators have done; nothing is ever taken out."""
