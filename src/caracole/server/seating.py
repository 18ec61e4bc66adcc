"""Who may sit where: invitations, each exchanged once for a token that only the taker has; tokens, bound to accounts.

An invitation opens nothing by itself. Whoever exchanges it gets the seat; whoever made it (the host) can show it again,
withdraw it or make another one until then, and can do nothing to a seat that is taken.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from caracole.kernel import CaracoleError
from caracole.server.store import Also, Store, hashed
from caracole.server.tables import invitations, links, notes

OPEN, USED, WITHDRAWN = "open", "used", "withdrawn"


class InvitationGone(CaracoleError):
    """Somebody has used the invitation, or the host has withdrawn it."""

    def __init__(self, state: str) -> None:
        used = "this invitation has been used: the seat belongs to whoever took it"
        super().__init__(used if state == USED else "this invitation was withdrawn: ask for another one")
        self.state = state


class NotYours(CaracoleError):
    """Somebody else's seat."""


class Invited(NamedTuple):
    """An invitation; the token is known for those only that can still be used."""

    seat: str
    state: str
    at: float
    token: str | None = None


class Host(NamedTuple):
    """Who made a game: the hash of their token, their account if it is bound to one, their seats."""

    token: bytes
    account: int | None
    seats: list[str]


class Seating:
    """The invitations and the tokens of all games."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def invitation(self, game: str, token: str) -> Invited | None:
        """The invitation to this game with that token, used or not; None if there is none."""
        asked = select(invitations).where(invitations.c.hash == hashed(token), invitations.c.game == game)
        async with self.store.reading() as connection:
            row = (await connection.execute(asked)).mappings().first()
        return None if row is None else Invited(row["seat"], row["state"], row["at"])

    async def open_ones(self, game: str) -> list[Invited]:
        """The invitations to this game that can be used."""
        asked = select(invitations).where(invitations.c.game == game, invitations.c.state == OPEN)
        async with self.store.reading() as connection:
            rows = (await connection.execute(asked.order_by(invitations.c.seat))).mappings().all()
        return [Invited(row["seat"], row["state"], row["at"], self._opened(game, row["sealed"])) for row in rows]

    def _opened(self, game: str, sealed: str | None) -> str | None:
        return None if sealed is None else self.store.keys.open(sealed, f"invitation {game}").decode()

    def row(self, game: str, seat: str, token: str) -> dict[str, Any]:
        """A new invitation, as it is kept."""
        sealed = self.store.keys.seal(token.encode(), f"invitation {game}")
        return {
            "hash": hashed(token),
            "game": game,
            "seat": seat,
            "state": OPEN,
            "sealed": sealed,
            "at": time.time(),
        }

    # --- changes, each made together with the change of the table it belongs to ---------------------------------------

    def withdrawing(self, game: str, seat: str) -> Also:
        """Nobody can use the invitation to this seat any more."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(_gone(game, seat, WITHDRAWN))

        return work

    def inviting(self, game: str, seat: str, token: str) -> Also:
        """A new invitation to this seat; an older one is withdrawn."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(_gone(game, seat, WITHDRAWN))
            await connection.execute(insert(invitations).values(**self.row(game, seat, token)))

        return work

    def taking(self, game: str, invitation: str, token: str, account: int | None) -> Also:
        """The invitation for a token, once: of two who try, the second gets InvitationGone. Whoever held the seat until
        now (who took a record in holds them all) holds it no longer."""

        async def work(connection: AsyncConnection) -> None:
            found = await connection.execute(
                update(invitations)
                .where(
                    invitations.c.hash == hashed(invitation), invitations.c.game == game, invitations.c.state == OPEN
                )
                .values(state=USED, sealed=None, at=time.time())
                .returning(invitations.c.seat)
            )
            seat = found.scalar()
            if seat is None:
                asked = select(invitations.c.state).where(invitations.c.hash == hashed(invitation))
                raise InvitationGone((await connection.execute(asked)).scalar() or WITHDRAWN)
            await connection.execute(_gone(game, seat, WITHDRAWN))
            await _take_away(connection, game, seat)
            await connection.execute(delete(notes).where(notes.c.game == game, notes.c.seat == seat))
            await connection.execute(
                insert(links).values(hash=hashed(token), game=game, seats=seat, account=account, host=False)
            )

        return work

    def renewing(self, game: str, old: str, new: str, account: int | None) -> Also:
        """Another token for what one opens, which opens nothing any more. Raises NotYours if it opens nothing already,
        or is bound to another account."""

        async def work(connection: AsyncConnection) -> None:
            bound = links.c.account.is_(None) if account is None else or_(links.c.account.is_(None), _is(account))
            found = update(links).where(links.c.hash == hashed(old), links.c.game == game, bound)
            done = await connection.execute(found.values(hash=hashed(new)))
            if done.rowcount != 1:
                raise NotYours("this seat is bound to an account, or opens with another link by now")

        return work

    # --- tokens ------------------------------------------------------------------------------------------------------

    def binding(self, game: str, token: str, account: int) -> Also:
        """What a token opens belongs to an account from now on. Raises NotYours if it is bound to another one, which
        alone could do that."""

        async def work(connection: AsyncConnection) -> None:
            bound = or_(links.c.account.is_(None), _is(account))
            found = update(links).where(links.c.hash == hashed(token), links.c.game == game, bound)
            if (await connection.execute(found.values(account=account))).rowcount != 1:
                raise NotYours("this seat is bound to another account")

        return work

    async def host(self, game: str) -> Host | None:
        """Who made the game; None if they sit nowhere."""
        asked = select(links).where(links.c.game == game, links.c.host.is_(True))
        async with self.store.reading() as connection:
            row = (await connection.execute(asked)).mappings().first()
        return None if row is None else Host(row["hash"], row["account"], row["seats"].split(","))


def _is(account: int) -> Any:
    return links.c.account == account


def _gone(game: str, seat: str, state: str) -> Any:
    return (
        update(invitations)
        .where(invitations.c.game == game, invitations.c.seat == seat, invitations.c.state == OPEN)
        .values(state=state, sealed=None, at=time.time())
    )


async def _take_away(connection: AsyncConnection, game: str, seat: str) -> None:
    asked = select(links.c.hash, links.c.seats).where(links.c.game == game)
    for token, seats in (await connection.execute(asked)).all():
        held = seats.split(",")
        if seat in held:
            left = ",".join(each for each in held if each != seat)
            found = links.c.hash == token
            await connection.execute(
                update(links).where(found).values(seats=left) if left else delete(links).where(found)
            )
