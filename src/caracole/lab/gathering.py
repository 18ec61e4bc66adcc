"""A finished match as rows of plain data: one for the game, one for each decision, one for each event, and at some
moments how the score stood and where everything was.

What a board would show is asked (``caracole.present``), so every system that has a board is gathered alike. One without
a board has no places and no score before the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice, pairwise
from typing import Any, NamedTuple

from msgspec import UNSET

import caracole
from caracole.kernel import Game, canonical
from caracole.play import Match
from caracole.play.match import Logged
from caracole.play.record import Played as Entry
from caracole.present.model import LogLine, Scene
from caracole.present.presenter import Presenter, is_shown, presenter_for

Row = dict[str, Any]

MOMENTS = 40
"""Into so many parts a game is cut; at each cut the score and the positions are noted, and so at each turn."""
COUNTED = 40
"""Of so many decisions, spread over the game, the allowed actions are counted."""
MOST_COUNTED = 500
"""Allowed actions beyond this many are not counted one by one."""


class Rows(NamedTuple):
    """The rows of one game."""

    game: Row
    decisions: list[Row]
    events: list[Row]
    standings: list[Row]
    positions: list[Row]


@lru_cache(maxsize=8)
def _presenter(game: Game[Any]) -> Presenter | None:
    return presenter_for(game) if is_shown(game.system, game.scenario) else None


def gathered(match: Match, number: int) -> Rows:
    """All rows of a finished match; ``number`` is that of the game in its data set."""
    presenter = _presenter(match.game)
    lines = [None if presenter is None else presenter.logged(each) for each in match.events]
    watch = _Watch(match, presenter, number)
    events = list(_events(match, lines, number, watch))
    decisions = list(_decisions(match, number, events))
    game = _game(match, number, decisions, events, watch.standings)
    return Rows(game, decisions, events, watch.standings, watch.positions)


def _game(match: Match, number: int, decisions: Sequence[Row], events: Sequence[Row], standings: Sequence[Row]) -> Row:
    game, outcome = match.game, match.outcome
    assert outcome is not None, "a game that was played out has an outcome"
    leads = _leaders(standings)
    return {
        "game": number,
        "system": game.system,
        "scenario": game.scenario,
        "options": canonical(dict(game.options)).decode(),
        "revision": game.revision,
        "data_digest": game.data_digest,
        "version": caracole.__version__,
        "seats": list(game.seats),
        "players": list(match.record.header.players),
        "winners": [game.seats[seat] for seat in outcome.winners],
        "scores": list(outcome.scores),
        "ended_by": outcome.rule,
        "decisions": len(decisions),
        "events": len(events),
        "turns": sum(1 for row in events if row["begins"] == "turn"),
        "dice": sum(row["dice"] for row in decisions) + len(match.record.setup.rolls),
        "lead_changes": sum(1 for one, other in pairwise(leads) if one != other),
        "digest": game.digest(match.state),
    }


def _leaders(standings: Sequence[Row]) -> list[str]:
    """Who led at each moment at which one alone did."""
    moments: dict[int, dict[str, int]] = {}
    for row in standings:
        moments.setdefault(row["serial"], {})[row["side"]] = row["score"]
    found = []
    for scores in moments.values():
        best = max(scores.values())
        leading = [side for side, score in scores.items() if score == best]
        if len(leading) == 1:
            found.append(leading[0])
    return found


def _decisions(match: Match, number: int, events: Sequence[Row]) -> Iterator[Row]:
    game, entries = match.game, {entry.serial: entry for entry in match.record.entries if isinstance(entry, Entry)}
    positions = match.positions
    names, steps = match.record.header.players, len(positions) - 1
    turns = _turns(events)
    every = max(1, steps // COUNTED)
    turn = 1
    for place, (before, after) in enumerate(pairwise(positions)):
        entry = entries[after.serial]
        decision = before.decision
        assert decision is not None, "something was decided"
        counted = None
        if place % every == 0:
            counted = sum(1 for _ in islice(game.candidates(before.state, entry.seat), MOST_COUNTED))
        reason = entry.reason
        yield {
            "game": number,
            "serial": after.serial,
            "turn": turn,
            "seat": game.seats[entry.seat],
            "player": names[entry.seat],
            "kind": decision.kind,
            "rule": decision.rule,
            "complete": decision.complete,
            "candidates": counted,
            "reason": None if reason is None else reason.code,
            "dice": len(entry.rolls),
            "action": canonical(entry.action).decode(),
        }
        turn = turns.get(after.serial, turn)


def _turns(events: Sequence[Row]) -> dict[int, int]:
    """serial -> the turn that began with it"""
    found: dict[int, int] = {}
    turn = 0
    for row in events:
        if row["begins"] == "turn":
            turn += 1
            found[row["serial"]] = turn
    return found


def _events(match: Match, lines: Sequence[LogLine | None], number: int, watch: _Watch) -> Iterator[Row]:
    begun: dict[int, list[tuple[Logged, LogLine | None]]] = {}
    for each, line in zip(match.events, lines, strict=True):
        begun.setdefault(each.serial, []).append((each, line))
    order = 0
    for position in match.positions:
        happened = begun.get(position.serial, [])
        for logged, line in happened:
            order += 1
            yield {
                "game": number,
                "serial": logged.serial,
                "number": order,
                "kind": logged.event.kind,
                "rule": logged.event.rule,
                "begins": "" if line is None else line.begins,
                "side": None if line is None else line.side,
                "fight": "" if line is None else line.fight,
                "weight": "" if line is None else line.weight,
                "moved": None if line is None or line.moved is None else line.moved.kind,
                "pieces": [] if line is None else list(line.pieces),
                **watch.places(line),
                "args": canonical(_plain(logged.event.args)).decode(),
            }
        watch.after(position, any(line is not None and line.begins == "turn" for _, line in happened))


def _plain(value: Any) -> Any:
    """Anything as JSON data."""
    if isinstance(value, dict):
        return {str(key): _plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_plain(each) for each in value]
    return value if value is None or isinstance(value, str | int | float | bool) else str(value)


class _Watch:
    """Knows where everything is while a match is gone through, and notes score and positions now and then."""

    def __init__(self, match: Match, presenter: Presenter | None, number: int) -> None:
        self.match, self.presenter, self.number = match, presenter, number
        self.every = max(1, len(match.line) // MOMENTS)
        self.where: dict[str, tuple[str, float | None, float | None]] = {}
        """piece -> its place, and its point on a board without a grid"""
        self.sides: dict[str, str] = {}
        self.standings: list[Row] = []
        self.positions: list[Row] = []
        self.steps = 0

    def places(self, line: LogLine | None) -> Row:
        """Where an event happened, and where those stood who were lost in it."""
        if line is None:
            return {"places": [], "points": [], "lost": [], "lost_at": [], "lost_points": []}
        lost = [] if line.lost is UNSET else [piece for piece, left in line.lost.items() if not left]
        points = []
        moved = line.moved
        if moved is not None:
            ways = {} if moved.ways is UNSET else moved.ways
            for piece in moved.pieces:
                way = ways.get(piece)
                at = (moved.to, way[-1].x, way[-1].y) if way else (moved.to, None, None)
                self.where[piece] = at
        for piece in line.pieces:
            _, x, y = self.where.get(piece, ("", None, None))
            if x is not None and y is not None:
                points.append([x, y])
        ends = [self.where[piece] for piece in lost if piece in self.where]
        places = list(line.places) or sorted({self.where[piece][0] for piece in line.pieces if piece in self.where})
        return {
            "places": places,
            "points": points,
            "lost": lost,
            "lost_at": [place for place, _, _ in ends],
            "lost_points": [[x, y] for _, x, y in ends if x is not None and y is not None],
        }

    def after(self, position: Any, turn_began: bool) -> None:
        """A decision was carried out; at some moments everything is noted."""
        last = self.steps == len(self.match.line)
        if self.presenter is not None and (last or turn_began or self.steps % self.every == 0):
            scene = self.presenter.scene(self.match.game.view(position.state, None))
            self._note(scene, position.serial)
        self.steps += 1

    def _note(self, scene: Scene, serial: int) -> None:
        moment = {"game": self.number, "serial": serial, "progress": self.steps / max(1, len(self.match.line))}
        standing = scene.standing
        if standing is not None:
            self.standings += [
                {**moment, "turn": standing.turn, "side": tally.side, "score": tally.score} for tally in standing.tally
            ]
        self.where = {}
        counts: Counter[tuple[str, str, float | None, float | None]] = Counter()
        for piece in scene.pieces:
            pose = piece.pose
            point = (None, None) if pose is UNSET else (pose.x, pose.y)
            self.where[piece.id] = (piece.place, *point)
            if piece.side is not None and piece.movable:
                counts[piece.side, piece.place, *point] += piece.count
        self.positions += [
            {**moment, "side": side, "place": place, "x": x, "y": y, "pieces": pieces}
            for (side, place, x, y), pieces in counts.items()
        ]
