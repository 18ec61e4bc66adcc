"""Tournaments: anybody who is signed in may open one, others join by its link, and the pairings become games by
themselves.

What is kept are the entrants and the pairings; points are read from the games. A round is paired in one transaction,
and only by whoever sees the round before it as the last one. Then a game is made for each pairing that has none, and
the pairing points to it or the game is not there: several servers may try at once, and any may stop at any moment.
"""

from __future__ import annotations

import logging
import secrets
import time
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from caracole.kernel import CaracoleError
from caracole.server.people.pairing import Meeting, round_robin, rounds_of, standings, swiss
from caracole.server.people.protocol import (
    CreateTournament,
    ListedTournament,
    ListedTournaments,
    TournamentGame,
    TournamentPage,
    TournamentStanding,
)
from caracole.server.protocol import ClockTerms
from caracole.server.rooms import Doors, Rooms, new_id, new_token
from caracole.server.showing import stamp
from caracole.server.sitting import SeatRow
from caracole.server.store import Also, Store, Taken, as_json, from_json, hashed
from caracole.server.tables import accounts, entrants, games, links, pairings, tournaments
from caracole.server.thinking import wished

LOG = logging.getLogger("caracole.tournaments")

MOST_ENTRANTS = 64
MOST_OPEN = 5
"""Tournaments of one account that are not over."""
MOST_LISTED = 24
LISTED_FOR = 30 * 24 * 3600.0
"""Seconds after which a tournament that nobody begins is shown no longer."""
OPEN, RUNNING, OVER = "open", "running", "over"


class NotNow(CaracoleError):
    """That cannot be done with a tournament as it is."""


class Kept(NamedTuple):
    """A tournament as it is kept, with the names of its players in the order in which they entered."""

    row: dict[str, Any]
    names: dict[int, str]
    active: list[int]
    meetings: list[tuple[int, Meeting, str | None]]
    """Round, pairing, game."""

    def of_round(self, number: int) -> list[Meeting]:
        """The pairings of a round."""
        return [meeting for each, meeting, _ in self.meetings if each == number]


class Tournaments:
    """All of a server."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store, self.rooms = store, rooms

    # --- what there is -----------------------------------------------------------------------------------------------

    async def kept(self, name: str) -> Kept | None:
        """The tournament of that name."""
        async with self.store.one_moment() as connection:
            row = (await connection.execute(select(tournaments).where(tournaments.c.id == name))).mappings().first()
            if row is None:
                return None
            asked = select(entrants, accounts.c.name).join(accounts, accounts.c.id == entrants.c.account)
            entered = (
                await connection.execute(
                    asked.where(entrants.c.tournament == name).order_by(entrants.c.at, entrants.c.account)
                )
            ).all()
            found = await connection.execute(
                select(pairings, games.c.over, games.c.winners, games.c.seats)
                .outerjoin(games, games.c.id == pairings.c.game)
                .where(pairings.c.tournament == name)
                .order_by(pairings.c.round, pairings.c.board)
            )
            meetings = [(each.round, Meeting(each.first, each.second, _score(each)), each.game) for each in found]
        names = {each.account: each.name for each in entered}
        return Kept(dict(row), names, [each.account for each in entered if not each.withdrawn], meetings)

    async def page(self, name: str, account: int | None) -> TournamentPage | None:
        """As somebody sees it."""
        kept = await self.kept(name)
        return None if kept is None else shown(kept, account)

    async def listed(self) -> ListedTournaments:
        """Those that wait for players and that their owners have listed; of who may not talk, none: its title talks."""
        now = time.time()
        count = select(func.count()).where(entrants.c.tournament == tournaments.c.id).scalar_subquery()
        asked = select(tournaments, accounts.c.name, count.label("players")).join(
            accounts, accounts.c.id == tournaments.c.owner
        )
        may_talk = [column.is_(None) | (column < now) for column in (accounts.c.muted, accounts.c.banned)]
        waits = (tournaments.c.listed, tournaments.c.state == OPEN, tournaments.c.created > now - LISTED_FOR)
        async with self.store.reading() as connection:
            rows = await connection.execute(
                asked.where(*waits, *may_talk).order_by(tournaments.c.created.desc()).limit(MOST_LISTED)
            )
            return ListedTournaments([_listed(row) for row in rows])

    # --- what people do ----------------------------------------------------------------------------------------------

    async def open(self, account: int, wish: CreateTournament) -> str:
        """A new one; its name. Whoever opens it takes part."""
        name, now = new_id(), time.time()
        async with self.store.writing() as connection:
            mine = select(func.count()).where(tournaments.c.owner == account, tournaments.c.state != OVER)
            if (await connection.execute(mine)).scalar_one() >= MOST_OPEN:
                raise NotNow(f"you have {MOST_OPEN} tournaments that are not over")
            values = {
                "id": name,
                "title": wish.title.strip(),
                "system": wish.system,
                "scenario": wish.scenario,
                "options": as_json(wish.options),
                "clock": None if wish.clock is None else as_json(wish.clock),
                "kind": wish.kind,
                "rounds": wish.rounds,
                "owner": account,
                "state": OPEN,
                "round": 0,
                "created": now,
                "listed": wish.listed,
            }
            await connection.execute(insert(tournaments).values(**values))
            await connection.execute(insert(entrants).values(tournament=name, account=account, at=now, withdrawn=False))
        return name

    async def join(self, name: str, account: int) -> None:
        """Take part; while it has not begun."""
        async with self.store.writing() as connection:
            await self._expect(connection, name, OPEN)
            count = select(func.count()).where(entrants.c.tournament == name)
            if (await connection.execute(count)).scalar_one() >= MOST_ENTRANTS:
                raise NotNow("this tournament is full")
            mine = (entrants.c.tournament == name) & (entrants.c.account == account)
            if (await connection.execute(select(entrants.c.account).where(mine))).first() is None:
                values = {"tournament": name, "account": account, "at": time.time(), "withdrawn": False}
                await connection.execute(insert(entrants).values(**values))

    async def leave(self, name: str, account: int) -> None:
        """Take part no longer. Once it has begun one is not paired again; games that are under way go on."""
        mine = (entrants.c.tournament == name) & (entrants.c.account == account)
        async with self.store.writing() as connection:
            state = await self._expect(connection, name, OPEN, RUNNING)
            if state == OPEN:
                await connection.execute(delete(entrants).where(mine))
            else:
                await connection.execute(update(entrants).where(mine).values(withdrawn=True))

    async def start(self, name: str, account: int) -> None:
        """Begin; whoever opened it says when."""
        kept = await self.kept(name)
        if kept is None or kept.row["owner"] != account:
            raise NotNow("only who opened a tournament may begin it")
        async with self.store.writing() as connection:
            await self._expect(connection, name, OPEN)
            there = select(func.count()).where(entrants.c.tournament == name)  # also who came a moment ago
            count = (await connection.execute(there)).scalar_one()
            if count < 2:
                raise NotNow("a tournament begins with two players at least")
            every = rounds_of(count)
            rounds = every if kept.row["kind"] == "round_robin" else min(kept.row["rounds"], every)
            found = tournaments.c.id == name
            await connection.execute(update(tournaments).where(found).values(state=RUNNING, rounds=rounds))
        await self.go_on(name)

    async def _expect(self, connection: AsyncConnection, name: str, *states: str) -> str:
        asked = select(tournaments.c.state).where(tournaments.c.id == name).with_for_update()
        state = (await connection.execute(asked)).scalar()
        if state not in states:
            raise NotNow("there is no such tournament" if state is None else f"this tournament is {state}")
        return str(state)

    # --- what happens by itself --------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Let all of them go on where they can."""
        async with self.store.reading() as connection:
            asked = select(tournaments.c.id).where(tournaments.c.state == RUNNING)
            running = list((await connection.execute(asked)).scalars())
        for name in running:
            try:
                await self.go_on(name)
            except Exception:  # the others go on all the same
                LOG.exception("tournament %s cannot go on", name)

    async def go_on(self, name: str) -> None:
        """If the round is over pair the next one, or end; then make the games that are missing."""
        kept = await self.kept(name)
        if kept is None or kept.row["state"] != RUNNING:
            return
        number = kept.row["round"]
        if all(meeting.second is None or meeting.score is not None for meeting in kept.of_round(number)):
            try:
                await self._next_round(kept, number)
            except Taken:
                return
            kept = await self.kept(name)
        if kept is not None:
            for each, meeting, game in kept.meetings:
                if game is None and meeting.second is not None:
                    await self._make(kept, each, meeting)

    async def _next_round(self, kept: Kept, number: int) -> None:
        ends = number >= kept.row["rounds"] or len(kept.active) < 2
        if kept.row["kind"] == "round_robin":
            found = [_without(each, kept.active) for each in round_robin(list(kept.names), number + 1)]
            paired = [each for each in found if each is not None]
        else:
            paired = swiss(kept.active, [meeting for _, meeting, _ in kept.meetings])
        values = {"state": OVER} if ends else {"round": number + 1}
        name = kept.row["id"]
        async with self.store.writing() as connection:
            same = (tournaments.c.id == name) & (tournaments.c.round == number) & (tournaments.c.state == RUNNING)
            if (await connection.execute(update(tournaments).where(same).values(**values))).rowcount != 1:
                raise Taken(f"tournament {name}: somebody else was first")
            if not ends and paired:
                about = {"tournament": name, "round": number + 1, "game": None}
                rows = [
                    {**about, "board": board, "first": each.first, "second": each.second}
                    for board, each in enumerate(paired)
                ]
                await connection.execute(insert(pairings), rows)

    async def _make(self, kept: Kept, number: int, meeting: Meeting) -> None:
        row = kept.row
        game = wished(row["system"], row["scenario"], from_json(row["options"]))
        assert meeting.second is not None
        players = (meeting.first, meeting.second)
        rows = [
            SeatRow(seat, "person", kept.names[player], account=kept.names[player])
            for seat, player in zip(game.seats, players, strict=True)
        ]
        name = new_id()
        try:
            room = await self.rooms.create(
                game,
                rows,
                onlookers=True,
                terms=_terms(row["clock"]),
                salts=[secrets.token_hex(8)],
                doors=Doors([], new_token(), []),
                account=None,
                owner=f"tournament {row['id']}",
                also=_seating(row["id"], number, name, dict(zip(game.seats, players, strict=True))),
                name=name,
            )
        except Taken:
            return
        room.call_whose_turn_it_is()


def _listed(row: Any) -> ListedTournament:
    return ListedTournament(
        id=row.id,
        title=row.title,
        system=row.system,
        scenario=row.scenario,
        kind=row.kind,
        rounds=row.rounds,
        owner=row.name,
        players=row.players,
        clock=_terms(row.clock),
        created=stamp(row.created),
    )


def _terms(clock: str | None) -> ClockTerms | None:
    return None if clock is None else ClockTerms(**from_json(clock))


def _without(meeting: Meeting, active: list[int]) -> Meeting | None:
    """Whose opponent has left has a bye."""
    there = [player for player in (meeting.first, meeting.second) if player in active]
    if len(there) == 2:
        return meeting
    return Meeting(there[0], None) if there else None


def _seating(tournament: str, number: int, game: str, players: dict[str, int]) -> Also:
    """The pairing has this game, and the seats belong to the accounts; or somebody else has made one."""

    async def work(connection: AsyncConnection) -> None:
        first = next(iter(players.values()))
        same = (pairings.c.tournament == tournament) & (pairings.c.round == number) & (pairings.c.first == first)
        done = await connection.execute(update(pairings).where(same, pairings.c.game.is_(None)).values(game=game))
        if done.rowcount != 1:
            raise Taken(f"tournament {tournament}: somebody else was first")
        held = [
            {"hash": hashed(new_token()), "game": game, "seats": seat, "account": account, "host": False}
            for seat, account in players.items()
        ]
        await connection.execute(insert(links), held)

    return work


def _score(row: Any) -> float | None:
    """Of the first player, who has the first seat."""
    if row.game is None or not row.over:
        return None
    winners = row.winners.split(",") if row.winners else []
    seats = [each["seat"] for each in from_json(row.seats)]
    return 0.5 if not winners else float(seats[0] in winners)


def shown(kept: Kept, account: int | None) -> TournamentPage:
    """As somebody sees it."""
    row, names = kept.row, kept.names
    table = standings(list(names), [meeting for _, meeting, _ in kept.meetings])
    return TournamentPage(
        id=row["id"],
        title=row["title"],
        system=row["system"],
        scenario=row["scenario"],
        kind=row["kind"],
        rounds=row["rounds"],
        round=row["round"],
        state=row["state"],
        owner=names.get(row["owner"], ""),
        mine=account == row["owner"],
        joined=account in kept.active,
        clock=_terms(row["clock"]),
        standings=[
            TournamentStanding(
                names[each.player],
                each.points,
                each.wins,
                each.buchholz,
                each.sonneborn,
                each.played,
                each.player not in kept.active,
            )
            for each in table
        ],
        games=[
            TournamentGame(
                number, names[each.first], None if each.second is None else names[each.second], game, each.score
            )
            for number, each, game in kept.meetings
        ],
    )
