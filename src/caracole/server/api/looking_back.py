"""Looking back: the match as it stood at any time, its record, and its dice."""

from __future__ import annotations

import gzip
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException, PermissionDeniedException, ValidationException
from litestar.params import QueryParameter

from caracole.play.hindsight import Past
from caracole.play.match import Logged
from caracole.play.record import Ended, Record, RecordError, Salted
from caracole.play.replay import sealed_rolls, verify_dice
from caracole.present.model import Chronicle
from caracole.server.api.games import GameName
from caracole.server.protocol import AddedSalt, DiceReport, ReplayFrame, RollReport
from caracole.server.revisions import read_kept
from caracole.server.room import Room
from caracole.server.services import Services
from caracole.server.showing import as_ended, why

Req = Request[Any, Any, Any]
Count = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]
SeatName = Annotated[str | None, QueryParameter(max_length=64)]


def frame(past: Past, room: Room, here: int, number: int | None, seat: str | None) -> ReplayFrame:
    """The match after so many entries, as a seat saw it."""
    step = past.at(here)
    presenter = room.presenter
    lines = [presenter.logged(Logged(step.serial, event)) for event in step.events if event.is_for(number)]
    scene = presenter.scene(room.game.view(step.state, number))
    if isinstance(step.entry, Ended):
        scene = as_ended(scene, step.entry, room.game.seats)
    return ReplayFrame(here, past.last, step.serial, seat, scene, lines, why(step.entry) if room.is_over else None)


def film_frame(
    past: Past, room: Room, within: int, at: int | None, number: int | None, seat: str | None
) -> ReplayFrame:
    """A moment within one entry, of a battle that nobody decided anything in."""
    moments = room.film(past, within)
    if not moments:
        raise ValidationException("there is no film within this entry")
    here = len(moments) - 1 if at is None else at
    if here >= len(moments):
        raise ValidationException(f"the film has {len(moments)} moments")
    state, events = moments[here]
    presenter = room.presenter
    lines = [presenter.logged(Logged(within, event)) for event in events if event.is_for(number)]
    return ReplayFrame(here, len(moments) - 1, within, seat, presenter.scene(room.game.view(state, number)), lines)


def exported(record: Record, version: int, pack: bool) -> bytes:
    """The record up to a version as JSON, packed if wished."""
    plain = record.plain()
    plain["entries"] = plain["entries"][:version]
    data = msgspec.json.encode(plain)
    return gzip.compress(data, 6, mtime=0) if pack else data


async def whole_record(services: Services, room: Room) -> Record:
    """The record with all its entries, also those that the rules which are here do not lead to."""
    kept = await services.store.whole(room.id) if room.is_cut else None
    if kept is None:
        return room.match.record
    record = read_kept(kept.row, kept.bodies)
    if kept.row["over"]:
        record.seed = record.secret
    return record


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
        at: Count = None,
        seat: SeatName = None,
        within: Count = None,
    ) -> ReplayFrame:
        """While a game goes on through your own seat, or as an onlooker; when it is over through any. ``within`` an
        entry that holds a battle which nobody decided anything in: ``at`` counts its moments."""
        services: Services = state.services
        room = await services.room(game)
        number = await self._eyes(services, request, room, seat)
        async with room.lock:  # held while the moment is noted, not while it is gone through
            past = room.past()
        person = await services.person(request)
        if within is not None:
            if within > past.last:
                raise ValidationException(f"the match has {past.last} entries")
            return await services.desk.ask_long(person, film_frame, past, room, within, at, number, seat)
        here = past.last if at is None else at
        if here > past.last:
            raise ValidationException(f"the match has {past.last} entries")
        return await services.desk.ask_long(person, frame, past, room, here, number, seat)

    @get("/{game:str}/chronicle", summary="A campaign told year by year")
    async def chronicle(self, state: State, request: Req, game: GameName, seat: SeatName = None) -> Chronicle:
        """While a game goes on as your own seat knows it, or as an onlooker; 404 for a game that has none."""
        services: Services = state.services
        room = await services.room(game)
        held = await services.seats(request, room.id)
        if seat is None and len(held) == 1 and not room.is_over:
            seat = held[0]
        number = await self._eyes(services, request, room, seat)
        async with room.lock:
            entries = room.match.log_for(number) if room.has_begun else []
        person = await services.person(request)
        found = await services.desk.ask_long(person, room.presenter.chronicle, entries)
        if found is None:
            raise NotFoundException("this game has no chronicle")
        return found

    async def _eyes(self, services: Services, request: Req, room: Room, seat: str | None) -> int | None:
        """Whose eyes are asked for, if they may be lent."""
        held = await services.seats(request, room.id)
        if seat is None:
            if not room.onlookers and not held and not room.is_over:
                raise PermissionDeniedException("this game has no onlookers")
            return None
        if seat not in room.game.seats:
            raise ValidationException(f"there is no seat {seat!r}")
        if seat not in held and not room.is_over:
            raise PermissionDeniedException("while the game goes on you look through your own seat only")
        return room.game.seats.index(seat) if room.has_begun else None

    @get("/{game:str}/record", summary="The game as its one JSON file", packed=True)
    async def record(self, state: State, request: Req, game: GameName) -> Response[dict[str, Any]]:
        """It tells everything, hidden choices too: while a game goes on it is for a link that holds every seat."""
        services: Services = state.services
        room = await services.room(game)
        if not room.is_over:
            held = await services.seats(request, game)
            if set(held) != set(room.game.seats):
                raise PermissionDeniedException("the record tells everything: it is there when the game is over")
        async with room.lock:
            whole = await whole_record(services, room)
            version = whole.version
        pack = "gzip" in request.headers.get("accept-encoding", "")
        person = await services.person(request)
        data = await services.desk.ask_long(person, exported, whole, version, pack)
        headers = {
            "content-disposition": f'attachment; filename="{room.game.system}-{room.id}.json"',
            "vary": "accept-encoding",
        }
        if pack:
            headers["content-encoding"] = "gzip"
        return Response(data, media_type="application/json", headers=headers)  # type: ignore[arg-type]  # written already

    @get("/{game:str}/dice", summary="Are the dice honest?")
    async def dice(self, state: State, request: Req, game: GameName) -> DiceReport:
        """Every roll, and whether the seed gives it, once the game is over and the seed is revealed."""
        services: Services = state.services
        room = await services.room(game)
        await services.expect_guest(request, room)
        record = room.match.record
        if not room.is_over or record.seed is None:
            return _report(record)
        person = await services.person(request)
        return await services.desk.ask_long(person, dice_report, record)


def dice_report(record: Record) -> DiceReport:
    """The rolls of a finished game, each held against the seed."""
    seed = record.seed
    assert seed is not None
    try:
        count, problem = verify_dice(record), None
    except RecordError as error:
        count, problem = 0, str(error)
    rolls = []
    for sealed, serial, group in sealed_rolls(record, seed):
        for roll in group:
            true = sealed.rolls(len(roll.values), roll.faces, roll.rule, roll.why)
            rolls.append(RollReport(serial, roll.faces, list(roll.values), roll.rule, roll.why, true == roll.values))
    dice = sum(len(roll.values) for roll in rolls)
    report = _report(record)
    report.seed, report.dice, report.verified = seed.hex(), count or dice, problem is None
    report.problem, report.rolls = problem, rolls
    return report


def _report(record: Record) -> DiceReport:
    """What everybody may know at any time."""
    seats, seal = record.header.seats, record.sealed
    added = [AddedSalt(each.serial, seats[each.seat], each.salt) for each in record.entries if isinstance(each, Salted)]
    report = DiceReport(record.commitment, list(record.salts), None, 0, None, None, [], added)
    report.sealed = None if seal is None else seal.serial
    return report
