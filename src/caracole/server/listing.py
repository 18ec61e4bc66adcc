"""Games that their hosts show to everybody: those with a free seat, and those that can be watched.

What is told of a game is what its seats are called and who sits there; nobody opens the game for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Any

from caracole.kernel import CaracoleError
from caracole.server.protocol import ClockTerms, FreeSeat, ListedGame, ListedGames, SeatInfo
from caracole.server.seating import Seating
from caracole.server.showing import stamp
from caracole.server.sitting import SeatRow
from caracole.server.store import Store, from_json
from caracole.server.systems import seats_of, shown_system

DAY = 24 * 3600.0
WAITS, LIVELY = 14 * DAY, 2 * DAY
"""For so long after something happened a game is listed: one that waits for a player, one that is played."""
MOST_LISTED = 200
MOST_SHOWN = 24
"""Of each kind."""
MOST_OF_ONE = 6
"""Of one host: nobody fills the page alone."""


class Listing:
    """The games of a database that everybody may know of."""

    def __init__(self, store: Store, seating: Seating) -> None:
        self._store, self._seating = store, seating

    async def shown(self) -> ListedGames:
        """Those that wait for a player, and those that go on."""
        found = ListedGames([], [])
        now = time.time()
        for row in await self._store.listed(now - WAITS, MOST_LISTED, MOST_OF_ONE):
            game = await asyncio.to_thread(_told, row)
            if game is None:
                continue
            if any(seat.kind == "open" for seat in game.seats):
                if len(found.open) < MOST_SHOWN and (free := await self._free(game)):
                    game.free = free
                    found.open.append(game)
            elif row["onlookers"] and row["changed"] > now - LIVELY and len(found.watch) < MOST_SHOWN:
                found.watch.append(game)
        return found

    async def _free(self, game: ListedGame) -> list[FreeSeat]:
        """The seats to which an invitation stands: whoever lists a game invites everybody."""
        seats = {each.seat: each for each in seats_of(game.system, game.scenario, game.options)}
        return [
            FreeSeat(each.seat, seats[each.seat].side, seats[each.seat].name, f"/game/{game.id}#{each.token}")
            for each in await self._seating.open_ones(game.id)
            if each.token is not None and each.seat in seats
        ]


def _told(row: Mapping[str, Any]) -> ListedGame | None:
    """A game as it is listed; None for one whose system or scenario is no longer here."""
    header = from_json(row["header"])
    system, scenario, options = header["system"], header["scenario"], dict(header["options"])
    try:
        title = next(each.title for each in shown_system(system).scenarios if each.id == scenario)
        names = seats_of(system, scenario, options)
    except (CaracoleError, StopIteration, ValueError):
        return None
    seats = [SeatRow(**each) for each in from_json(row["seats"])]
    terms = from_json(row["clock"])
    return ListedGame(
        id=row["id"],
        system=system,
        scenario=scenario,
        title=title,
        seats=[SeatInfo(each.seat, each.kind, each.name, each.player, each.stand_in) for each in seats],  # type: ignore[arg-type]
        names={each.seat: each.name for each in names},
        clock=None if terms is None else ClockTerms(**terms),
        changed=stamp(row["changed"]),
        options=options,
    )
