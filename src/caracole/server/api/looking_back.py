"""Looking back: the match as it stood at any time, its record, and its dice."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import PermissionDeniedException, ValidationException
from litestar.params import QueryParameter

from caracole.kernel.dice import SealedDice
from caracole.play.match import Logged
from caracole.play.record import Played, Record, RecordError
from caracole.play.replay import Step, verify_dice, walk
from caracole.server.api.games import GameName
from caracole.server.protocol import DiceReport, ReplayFrame, RollReport
from caracole.server.room import Room
from caracole.server.services import Services

Req = Request[Any, Any, Any]
SeatName = Annotated[str | None, QueryParameter(max_length=64)]


def steps_of(room: Room) -> list[Step]:
    """The states of a match from the set-up on; kept with the room, and added to as the match goes on."""
    kept: list[Step] = room.__dict__.setdefault("steps", [])
    record = room.match.record
    if len(kept) != record.version + 1:
        kept[:] = walk(room.game, record, verify=False)
    return kept


class LookingBackController(Controller):
    """What was."""

    path = "/api/games"
    tags = ("looking back",)

    @get("/{game:str}/replay", summary="The match after so many entries, as a seat saw it")
    async def replay(
        self,
        state: State,
        request: Req,
        game: GameName,
        at: Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)] = None,
        seat: SeatName = None,
    ) -> ReplayFrame:
        """While a game goes on through your own seat, or as an onlooker; when it is over through any."""
        services: Services = state.services
        room = await services.room(game)
        number = await self._eyes(services, request, room, seat)
        async with room.lock:
            steps = await asyncio.to_thread(steps_of, room)
        here = len(steps) - 1 if at is None else at
        if here >= len(steps):
            raise ValidationException(f"the match has {len(steps) - 1} entries")
        step = steps[here]
        lines = [room.presenter.logged(Logged(step.serial, event)) for event in step.events if event.is_for(number)]
        scene = room.presenter.scene(room.game.view(step.state, number))
        return ReplayFrame(here, len(steps) - 1, step.serial, seat, scene, lines)

    async def _eyes(self, services: Services, request: Req, room: Room, seat: str | None) -> int | None:
        """Whose eyes are asked for, if they may be lent."""
        held = await services.seats(request, room.id)
        if seat is None:
            if not room.onlookers and not held and not room.match.is_over:
                raise PermissionDeniedException("this game has no onlookers")
            return None
        if seat not in room.game.seats:
            raise ValidationException(f"there is no seat {seat!r}")
        if seat not in held and not room.match.is_over:
            raise PermissionDeniedException("while the game goes on you look through your own seat only")
        return room.game.seats.index(seat)

    @get("/{game:str}/record", summary="The game as its one JSON file")
    async def record(self, state: State, request: Req, game: GameName) -> Response[dict[str, Any]]:
        """It tells everything, hidden choices too: while a game goes on it is for a link that holds every seat."""
        services: Services = state.services
        room = await services.room(game)
        if not room.match.is_over:
            held = await services.seats(request, game)
            if set(held) != set(room.game.seats):
                raise PermissionDeniedException("the record tells everything: it is there when the game is over")
        async with room.lock:
            plain = room.match.export()
        name = f"{room.game.system}-{room.id}.json"
        return Response(plain, headers={"content-disposition": f'attachment; filename="{name}"'})

    @get("/{game:str}/dice", summary="Are the dice honest?")
    async def dice(self, state: State, request: Req, game: GameName) -> DiceReport:
        """Every roll, and whether the seed gives it, once the game is over and the seed is revealed."""
        services: Services = state.services
        room = await services.room(game)
        header = room.match.record.header
        if not room.match.is_over or room.match.record.seed is None:
            return DiceReport(header.commitment, list(header.salts), None, 0, None, None, [])
        return await asyncio.to_thread(dice_report, room.match.record)


def dice_report(record: Record) -> DiceReport:
    """The rolls of a finished game, each held against the seed."""
    header, seed = record.header, record.seed
    assert seed is not None
    try:
        count, problem = verify_dice(record), None
    except RecordError as error:
        count, problem = 0, str(error)
    sealed = SealedDice(seed, header.salts)
    rolls = []
    rolled = [(0, record.setup.rolls)]
    rolled += [(entry.serial, entry.rolls) for entry in record.entries if isinstance(entry, Played)]
    for serial, group in rolled:
        sealed.begin(serial)
        for roll in group:
            true = sealed.rolls(len(roll.values), roll.faces, roll.rule, roll.why)
            rolls.append(RollReport(serial, roll.faces, list(roll.values), roll.rule, roll.why, true == roll.values))
    dice = sum(len(roll.values) for roll in rolls)
    return DiceReport(header.commitment, list(header.salts), seed.hex(), count or dice, problem is None, problem, rolls)
