"""Moves at Great Battles of the American Civil War that make an onlooker laugh, counted in a game that was played.

A blunder is told from the outside, by where units stand before and after, never by what the player thought of it.
Command is looked at where the rules ask for it, at the turn's end (C4.23.a); what pays is counted when the battle ends,
so a hex is left to the enemy if he comes before one acts again and there is hardly time to take it back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from caracole.play import Match
from caracole.play.record import Played
from caracole.systems.gbacw.captain.tempo import tempo
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.assault.declared import declared
from caracole.systems.gbacw.rules.assault.modifiers import assault_modifiers
from caracole.systems.gbacw.rules.command.command import is_in_command, superior_of
from caracole.systems.gbacw.rules.components.drm import FACES, total
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_hex
from caracole.systems.gbacw.rules.components.printed import MARCH
from caracole.systems.gbacw.rules.facing.actions import Turn
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.state import GbacwState, Mark

KINDS: tuple[str, ...] = (
    "shattered_forward",
    "out_of_command",
    "flank_shown",
    "guns_alone",
    "prize_left_empty",
    "poor_assault",
    "out_and_back",
)

FEW, PART = 3, 3
"""So few strength points, or no more than this part of what was printed, and a regiment is shattered."""
OVERWHELMING, IN_FRONT = 3, 2
"""So many times as strong are the enemies within so many hexes who see it, and it has no business there."""
GUNS_NEAR = 2
"""Hexes to the enemy's foot or horse within which guns need friends beside them."""
WITHIN_REACH = 4
"""Hexes from which an enemy comes upon a place in one move."""
LATE = 1
"""Turns left in which a hex that was left is hardly taken back."""


class Move(NamedTuple):
    """What a unit did with one action: where it began and ended, and how many hexes it entered."""

    unit: Unit
    start: Hex
    end: Hex
    steps: int


def count(match: Match, seat: int | None = None) -> dict[str, int]:
    """kind -> how often it was committed, by everybody or by one seat."""
    game = match.game
    assert isinstance(game, Gbacw)
    found = Counter(kind for kind, side in _Onlooker(game).look(match) if seat in (None, side))
    return {kind: found[kind] for kind in KINDS}


class _Onlooker:
    """Somebody who looks at one game from its beginning."""

    def __init__(self, game: Gbacw) -> None:
        self.game = game
        self.last: dict[Unit, Move] = {}
        """What each unit did when it last moved."""
        self.began: GbacwState | None = None
        """The state in which the acting brigades began."""
        self.start: tuple[Unit, Hex] | None = None
        self.steps = 0
        self.moved: set[Unit] = set()
        self.dawn: GbacwState | None = None
        """The state in which the turn's first brigade began."""
        self.today: set[Unit] = set()
        """Units that have moved this turn."""

    def look(self, match: Match) -> Iterator[tuple[str, int]]:
        """Every blunder of the game, with the side that committed it."""
        entries = {entry.serial: entry for entry in match.record.entries if isinstance(entry, Played)}
        before = match.positions[0].state
        for position in match.positions[1:]:
            entry = entries.get(position.serial)
            if entry is not None:
                for kind in self._after(before, position.state, entry.seat, entry.action):
                    yield kind, entry.seat
            if position.state.turn != before.turn:
                yield from self._evening(before)
            before = position.state

    def _after(self, before: GbacwState, after: GbacwState, side: int, message: dict[str, Any]) -> Iterator[str]:
        done = message["do"]
        if done == "ActivateBrigade" or self.began is None:
            self.began, self.moved = after, set()
            self.dawn = self.dawn or after
        if done == "ActivateUnit":
            unit = Unit(self.game.field.numbers["unit"][message["unit"]])
            self.start, self.steps = (unit, before.hex_of[unit]), 0
        elif done == "Step":
            self.steps += 1
        elif done == "EndUnit" and self.start is not None:
            unit, origin = self.start
            move, self.start = Move(unit, origin, after.hex_of[unit], self.steps), None
            yield from self._unit(before, side, move)
        elif done == "EndBrigade":
            yield from self._brigade(before, side)
        elif done == "EndDesignation":
            yield from self._assaults(before)

    # --- a unit has acted --------------------------------------------------------------------------------------------

    def _unit(self, state: GbacwState, side: int, move: Move) -> Iterator[str]:
        unit, there = move.unit, move.end
        if there < 0:
            return
        if move.steps:
            before = self.last.get(unit)
            if move.end == move.start or (
                before is not None and (before.start, before.end) == (move.end, move.start) != (there, there)
            ):
                yield "out_and_back"
            self.last[unit] = move
            self.moved.add(unit)
            self.today.add(unit)
            if self._is_shattered(state, unit) and self._is_too_near(state, side, unit, move):
                yield "shattered_forward"
        if self._shows_flank(state, side, unit, there):
            yield "flank_shown"

    def _is_shattered(self, state: GbacwState, unit: Unit) -> bool:
        left, printed = state.strength[unit], self.game.field.units[unit].strength
        return not query.is_artillery(self.game, unit) and (left <= FEW or left * PART <= printed)

    def _is_too_near(self, state: GbacwState, side: int, unit: Unit, move: Move) -> bool:
        """Has it come next to the enemy, or before far stronger ones who see it? Standing on a hex that pays is need
        enough."""
        if any(move.end in score.hexes for score in self.game.field.scenario.scores if score.kind == "control"):
            return False
        row, back = (self.game.field.grid.distances(where) for where in (move.end, move.start))
        enemies = list(each_hex(state.occupied[1 - side]))
        if min((row[where] for where in enemies), default=99) >= min((back[where] for where in enemies), default=99):
            return False
        if query.is_adjacent_to_enemy(self.game, state, move.end, side):
            return True
        seen = [where for where in enemies if row[where] <= IN_FRONT and query.sees(self.game, where, move.end)]
        strength = sum(state.strength[other] for where in seen for other in query.stack(state, where))
        return strength >= OVERWHELMING * state.strength[unit]

    def _shows_flank(self, state: GbacwState, side: int, unit: Unit, where: Hex) -> bool:
        """Is an enemy at its flank or rear whom it could have had before it by a turn that was allowed?"""
        if state.extension[unit] or query.orders(self.game, state, unit) == MARCH:
            return False
        ways = [
            self.game.field.grid.direction(where, other)
            for other in query.adjacent_enemies(self.game, state, where, side)
        ]
        worst = (query.FLANK, query.REAR)
        if not any(query.side_class(state, unit, way) in worst for way in ways):
            return False
        covering = [
            facing
            for facing in range(6)
            if not any(query.class_at(facing, state.refused[unit], way) in worst for way in ways)
        ]
        return any(self.game.check(state, side, Turn(facing)) is None for facing in covering)

    # --- a brigade has acted -----------------------------------------------------------------------------------------

    def _brigade(self, state: GbacwState, side: int) -> Iterator[str]:
        began = self.began
        assert began is not None
        acting = [
            unit
            for unit in query.units_on_map(self.game, state, side)
            if state.active >> state.brigade_of[unit] & 1 and query.is_artillery(self.game, unit)
        ]
        for unit in acting:
            if self._is_alone(state, side, unit):
                yield "guns_alone"
        late = len(self.game.field.scenario.turns) - state.turn <= LATE and tempo(self.game, state, side).answers
        for where in self._prizes(began, side) if late else ():
            if query.is_occupied(began, side, where) and not query.is_occupied(state, side, where):
                row = self.game.field.grid.distances(where)
                if any(row[each] <= WITHIN_REACH for each in self._free(state, side)):
                    yield "prize_left_empty"

    def _evening(self, state: GbacwState) -> Iterator[tuple[str, int]]:
        """Who has moved out of its leader's range, and stands there when the turn ends?"""
        dawn, today = self.dawn, self.today
        self.dawn, self.today = None, set()
        for unit in sorted(today):
            superior = superior_of(self.game, state, unit)
            if dawn is None or state.hex_of[unit] < 0 or superior < 0 or state.leader_hex[superior] < 0:
                continue
            if is_in_command(self.game, dawn, unit) and not is_in_command(self.game, state, unit):
                yield "out_of_command", self.game.field.units[unit].side

    def _free(self, state: GbacwState, side: int) -> Iterator[Hex]:
        """Where enemies of foot or horse stand who have nobody of this side next to them, and so may go anywhere."""
        for unit in query.units_on_map(self.game, state, 1 - side):
            where = state.hex_of[unit]
            if self._can_come(unit) and not query.is_adjacent_to_enemy(self.game, state, where, 1 - side):
                yield where

    def _can_come(self, unit: Unit) -> bool:
        return not query.is_artillery(self.game, unit)

    def _is_alone(self, state: GbacwState, side: int, unit: Unit) -> bool:
        if query.is_abandoned(state, unit) or query.has(state, Mark.FINISHED, unit):
            return False
        row = self.game.field.grid.distances(state.hex_of[unit])
        enemies = [each for each in query.units_on_map(self.game, state, 1 - side) if self._can_come(each)]
        friends = [each for each in query.units_on_map(self.game, state, side) if self._can_come(each)]
        near = any(row[state.hex_of[each]] <= GUNS_NEAR for each in enemies)
        return near and not any(row[state.hex_of[each]] <= 1 for each in friends)

    def _prizes(self, state: GbacwState, side: int) -> list[Hex]:
        """The hexes that pay and that this side holds."""
        rows = [score for score in self.game.field.scenario.scores if score.kind == "control"]
        return sorted({where for score in rows for where in score.hexes if state.controlled[side] >> where & 1})

    def _assaults(self, state: GbacwState) -> Iterator[str]:
        """An assault that is thrown back more often than it drives the enemy off, by somebody whom nothing forced."""
        for row in declared(state):
            if row.resolved or any(query.has(state, Mark.MUST_ASSAULT, unit) for unit in row.attackers):
                continue
            added = total(assault_modifiers(self.game, state, row))
            results = [self.game.field.charts.assault(die + added) for die in range(FACES)]
            won = sum(bool(result.defender.retreat) for result in results)
            lost = sum(bool(result.attacker.retreat) for result in results)
            if won < lost:
                yield "poor_assault"
