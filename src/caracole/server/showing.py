"""What everybody may know about a game, as it is sent."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import structs

from caracole.lessons import gentle_player
from caracole.play.record import Ended, Entry, Played
from caracole.play.registry import is_brought
from caracole.present.model import Result, Says, Scene
from caracole.server.people.agreement import claim_from, offers_draw
from caracole.server.protocol import GameInfo, Proposal, RulesChange, RulesNotice, SeatInfo
from caracole.server.store import from_json

if TYPE_CHECKING:
    from caracole.server.room import Room


def stamp(moment: float) -> str:
    """A time as the API writes it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment))


def info_of(room: Room) -> GameInfo:
    """Which game it is, who sits where, and where it stands."""
    game, standing, record = room.game, room.standing, room.match.record
    online, claim = room.online, claim_from(room)
    return GameInfo(
        id=room.id,
        system=game.system,
        scenario=game.scenario,
        title=dict(room.presenter.title()),
        options={} if is_brought(game.system, game.scenario) else dict(record.header.options),
        revision=room.revision,
        seats=[
            SeatInfo(
                row.seat,
                row.kind,  # type: ignore[arg-type]
                row.name,
                row.player,
                row.stand_in,
                row.seat in online,
                row.account,
                offers_draw(room, row),
                row.resigns,
                row.within,
            )
            for row in room.kept_seats
        ],
        version=standing.version,
        over=standing.over,
        waiting_for=standing.waiting,
        onlookers=room.onlookers,
        clock=room.terms,
        created=stamp(room.created),
        commitment=record.commitment,
        board=room.board,
        winners=standing.winners,
        playable=room.playable,
        imported=room.imported,
        begun=room.has_begun,
        unplayable=room.unplayable,
        newest_revision=game.newest,
        changes=[
            RulesChange(change.revision, list(change.clauses))
            for change in game.changes
            if change.revision > room.revision
        ],
        notice=_rules_notice(room),
        guided=is_guided(room),
        ended=None if record.ended is None or not standing.over else record.ended.how,
        claim_from=None if claim is None else stamp(claim),
        rematch=room.rematch,
        reasons=explains(room),
    )


def explains(room: Room) -> bool:
    """Do computer players say after each move why?"""
    return any(row.explains for row in room.kept_seats)


def why(entry: Entry | None) -> Says | None:
    """The reason of a computer player, as a message."""
    if not isinstance(entry, Played) or entry.reason is None:
        return None
    return Says(f"reason-{entry.reason.code}", dict(entry.reason.args))


def is_guided(room: Room) -> bool:
    """Is somebody's first game being played here, against nobody but the gentle player for beginners? Where it counts
    for ratings there is no coach."""
    if room.rated:
        return False
    gentle, people = gentle_player(room.game.system), [row for row in room.seats if row.kind != "computer"]
    return gentle is not None and len(people) == 1 and all(row.player in (None, gentle) for row in room.seats)


def _rules_notice(room: Room) -> RulesNotice | None:
    """What was found when games were moved to newer rules, as long as it is still so."""
    found = from_json(room.notice)
    if found is None or room.is_under_present_rules or room.is_over:
        return None
    if (found["revision"], found["data_digest"]) != (room.game.newest, room.game.data_digest):
        return None
    line = room.match.line
    if found["serial"] in line:
        return RulesNotice(found["revision"], line.index(found["serial"]))
    return RulesNotice(found["revision"], None) if found["serial"] == 0 else None


def as_ended(scene: Scene, ended: Ended | None, seats: Sequence[str]) -> Scene:
    """A scene of a match that was ended by other means than its rules: nothing is asked any more."""
    if ended is None:
        return scene
    by = None if ended.seat is None else seats[ended.seat]
    result = Result([seats[seat] for seat in ended.winners], {}, "kernel", ended.how, by)
    return structs.replace(scene, question=None, result=result)


def proposal_of(room: Room) -> Proposal | None:
    """The rewind that waits."""
    found = room.match.proposal
    if found is None:
        return None
    agreed = [room.game.seats[seat] for seat in sorted(found.agreed)]
    return Proposal(found.to_length, found.version, agreed, found.amend)
