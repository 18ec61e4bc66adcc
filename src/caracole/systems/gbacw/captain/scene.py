"""A moment of a battle as one side sees it: who stands where, what his fire would do, what a place is worth.

All values are in strength points, which every sheet counts as Victory Points. Fire is judged by the charts' own odds;
what the enemy may do after he has moved is not foreseen.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import tanh
from typing import NamedTuple

from caracole.geometry.hex import flanks, left_flank, right_flank, turn_between
from caracole.kernel.bits import members
from caracole.systems.gbacw.captain.ground import Ground, Worth
from caracole.systems.gbacw.captain.leaning import USUAL, Leaning
from caracole.systems.gbacw.captain.tempo import tempo
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.battle.victory import margin
from caracole.systems.gbacw.rules.components.numbers import NOWHERE, Hex, Unit, each_hex
from caracole.systems.gbacw.rules.components.printed import ARTILLERY, ATTACK, CAVALRY, DAY, INFANTRY, MARCH, NIGHT
from caracole.systems.gbacw.rules.components.terrain import SHELL, SMALL_ARMS
from caracole.systems.gbacw.rules.fire.shots import kind_of, usable_sections
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.state import LEFT, NOT_REFUSED, GbacwState, Mark

READY = (1.0, 0.7, 0.3, 0.2)
"""How much an enemy's fire counts who must turn by 0, 1, 2, 3 corners first."""
SHARE = 0.5
"""An enemy has others to fire at as well."""
FEARED = 3
"""So many of those who can fire at a hex are likely to."""
GUNS_SHARE, GUNS_FEAR = 0.9, 5
"""The same two for guns, at which everybody likes to fire."""
LEANS = 0.08
"""A flank that nobody can come to."""
CLOSE = 3
"""Hexes within which an enemy at the flank is felt."""
AT_HAND = 2
"""Hexes within which troops take part in the same fight."""
LEAST_ANSWERS, MOST_ANSWERS = 0.1, 1.6
"""How little and how much the enemy is feared by how often he acts before one does again."""
FAR_AHEAD = 8.0
"""Points that are a lead indeed."""
WATCHED = 4
WATCH = (1.0, 0.3, -0.2, -0.4)
"""How many enemies a facing is chosen by; what one counts who is so many corners from the front."""


def lead(game: Gbacw, state: GbacwState, side: int) -> float:
    """By how many points a side is beyond the middle between both sides' victories."""
    union, confederate = margin(game, state)
    found = union - confederate - even(game)
    return found if side == 0 else -found


def even(game: Gbacw) -> float:
    """The margin in the middle between both sides' victories."""
    levels = game.field.scenario.levels
    union = min((level.at_least for level in levels if level.winner == 0), default=0)
    drawn = min((level.at_least for level in levels if level.winner is None), default=union)
    return (union + drawn - 1) / 2


class Troop(NamedTuple):
    """A unit as others see it."""

    unit: Unit
    hex: Hex
    facing: int
    points: int
    """What it fires with."""
    strength: int
    arm: int
    ranges: tuple[int, ...]
    """Range modifiers at 1, 2, 3 ... hexes."""
    steadiness: int
    """What its own state adds to its fire."""
    cohesion: int
    disordered: bool


class Scene:
    """One state, thought about by one side."""

    def __init__(self, ground: Ground, state: GbacwState, side: int, leaning: Leaning = USUAL) -> None:
        self.ground, self.game, self.state, self.side = ground, ground.game, state, side
        self.light = query.light(self.game, state)
        self.turns_left = len(self.game.field.scenario.turns) - state.turn
        self.leaning = self._by_the_clock(leaning)
        self.worth = Worth(self.leaning.force, self.leaning.order)
        self.enemy = state.occupied[1 - side]
        self.friends = state.occupied[side]
        self.foes = [self.troop(unit) for unit in self.present(1 - side)]
        self.foe_hexes = sorted({foe.hex for foe in self.foes})
        self.beside_enemy = 0
        for where in each_hex(self.enemy):
            self.beside_enemy |= ground.grid.adjacent[where]
        self.tops = [foe for foe in self.foes if query.top(state, foe.hex) == foe.unit]
        self.came_from: dict[Unit, Hex] = {}
        """unit -> the hex from which it set out when it last moved"""
        self._incoming: dict[tuple[int, int], list[tuple[float, Troop]]] = {}
        self._targets: dict[tuple[int, int], list[Troop]] = {}
        self._near: dict[int, list[Troop]] = {}
        self._looks: dict[int, list[float]] = {}
        self._ranked: dict[int, list[int]] = {}
        self._nearest: dict[int, int] = {}
        self._line: list[tuple[Unit, Hex, int]] | None = None
        self._escorts: list[Hex] | None = None

    def _by_the_clock(self, lean: Leaning) -> Leaning:
        """How somebody leans now: by what can still happen, and by how he stands."""
        if lean.by_turn or lean.by_lead or lean.at_last:
            lean = self._at_this_time(lean)
        if self.turns_left <= 0 and (lean.last, lean.last_fear) != (1.0, 1.0):
            lean = lean._replace(
                force=lean.force * lean.last, order=lean.order * lean.last, fear=lean.fear * lean.last_fear
            )
        if lean.chase:
            gone = self.state.turn / max(1, self.state.turn + self.turns_left)
            lean = lean._replace(bold=lean.bold - lean.chase * gone * lead(self.game, self.state, self.side))
        return self._by_who_acts_next(lean) if self.state.phasing == self.side else lean

    def _at_this_time(self, lean: Leaning) -> Leaning:
        turns = self.state.turn + self.turns_left
        time = 2.0 * (self.state.turn - 1) / max(1, turns - 1) - 1.0
        ahead = tanh(lead(self.game, self.state, self.side) / FAR_AHEAD) if lean.by_lead else 0.0
        return self.ground.leaning_at(lean, time, ahead, tempo(self.game, self.state, self.side).again)

    def _by_who_acts_next(self, lean: Leaning) -> Leaning:
        """What the enemy may do counts as often as he is likely to do it before one can mend it; and what will never
        fight again need not be saved for it."""
        answers, again = tempo(self.game, self.state, self.side)
        often = min(MOST_ANSWERS, max(LEAST_ANSWERS, 1.0 + lean.tempo * (answers - 1.0)))
        if not again:
            lean = lean._replace(force=lean.force * lean.spent, order=lean.order * lean.spent)
        return lean._replace(
            fear=lean.fear * often,
            in_reach=lean.in_reach * often,
            outnumbered=lean.outnumbered * often,
            beside=lean.beside * often,
            two_off=lean.two_off * often,
            guns=lean.guns * often,
            keeps=lean.keeps * often,
        )

    @property
    def escorts(self) -> list[Hex]:
        """Where friends of foot or horse stand."""
        if self._escorts is None:
            self._escorts = sorted({where for _, where, _ in self.line})
        return self._escorts

    @property
    def stronger(self) -> float:
        """How many times as strong as the enemy we are, foot and horse on the map."""
        theirs = sum(foe.strength for foe in self.foes if foe.arm != ARTILLERY)
        return sum(strength for _, _, strength in self.line) / max(1, theirs)

    @property
    def line(self) -> list[tuple[Unit, Hex, int]]:
        """Friends of foot or horse who can stand: unit, hex, strength."""
        if self._line is None:
            mine = [unit for unit in self.present(self.side) if not query.is_artillery(self.game, unit)]
            self._line = [(unit, self.state.hex_of[unit], self.state.strength[unit]) for unit in mine]
        return self._line

    def present(self, side: int) -> list[Unit]:
        """The combat units of a side on the map."""
        return [
            unit for unit in query.units_on_map(self.game, self.state, side) if not query.is_abandoned(self.state, unit)
        ]

    def troop(self, unit: Unit) -> Troop:
        """How a unit stands now."""
        game, state = self.game, self.state
        row = game.field.units[unit]
        arm = query.arm(game, state, unit)
        disordered = query.is_disordered(state, unit)
        caps = game.field.charts.fire_caps
        if arm == ARTILLERY:
            sections = list(members(usable_sections(state, unit)))
            points = 0 if disordered else min(sum(state.guns[unit][n] for n in sections), caps["artillery"])
            tables = [game.field.weapons[row.sections[n][0]].range for n in sections]
            ranges = tuple(min(values) for values in zip(*tables, strict=False)) if tables else ()
        else:
            weapon = query.weapon(game, state, unit)
            ranges = weapon.range if weapon is not None and state.ammunition[unit][0] < 2 else ()
            points = min(state.strength[unit], caps["mounted"] if arm == CAVALRY else caps["infantry"])
        if query.orders(game, state, unit) == MARCH:
            points = 0
        chart = game.field.charts.fire_modifiers
        steadiness = chart["disordered"] if disordered else 0
        if row.green and row.arm == INFANTRY:
            steadiness += chart["green"]
        if arm == CAVALRY:
            steadiness += chart["mounted_firer"]
        if self.light != DAY:
            ranges = ranges[: (len(ranges) + 1) // 2]
        return Troop(
            unit,
            state.hex_of[unit],
            state.facing[unit],
            points,
            state.strength[unit],
            arm,
            ranges,
            steadiness,
            query.cohesion(game, state, unit),
            disordered,
        )

    # --- fire --------------------------------------------------------------------------------------------------------

    def volley(self, firer: Troop, origin: Hex, target: Troop, where: Hex, more: int = 0) -> float:
        """What the fire of one unit from a hex costs another in another hex, on the average; facing is not asked."""
        distance = self.ground.grid.distances(origin)[where]
        if not 0 < distance <= len(firer.ranges) or not firer.points or not query.sees(self.game, origin, where):
            return 0.0
        kind = kind_of(self.game, firer.unit, distance)
        added = firer.ranges[distance - 1] + firer.steadiness + more
        added += self.ground.shelter(self.state, firer.unit, origin, where, kind, target.arm == INFANTRY)
        if self.light != DAY and distance > 1:
            charts = self.game.field.charts
            night = charts.night_fire
            added += (
                night[min(distance, len(night)) - 1]
                if self.light == NIGHT
                else charts.fire_modifiers["dusk_beyond_one_hex"]
            )
        value = self.ground.harm(
            kind == SHELL, firer.points, added, target.cohesion, target.disordered, target.strength, self.worth
        )
        return value * self.leaning.gun if target.arm == ARTILLERY else value

    def enfilades(self, origin: Hex, target: Troop, facing: int, where: Hex) -> bool:
        """Does fire from there enter through a flank?"""
        if facing >= 6:
            return False
        sides = flanks(facing)
        return all(way in sides for way in self.ground.ways(where, origin))

    def incoming(self, mine: Troop, where: Hex) -> list[tuple[float, Troop]]:
        """What enemies would do to this unit in that hex, the worst first, as they stand now."""
        key = (mine.unit, where)
        known = self._incoming.get(key)
        if known is None:
            known = []
            for foe in self.foes:
                value = self.volley(foe, foe.hex, mine, where)
                if value:
                    turns = self.ground.turns(foe.hex, where)[foe.facing]
                    known.append((value * READY[turns], foe))
            known.sort(key=lambda row: -row[0])
            self._incoming[key] = known
        return known

    def danger(self, mine: Troop, where: Hex) -> float:
        """What standing there is likely to cost until one acts again. Guns draw more fire than others."""
        share, feared = (GUNS_SHARE, GUNS_FEAR) if mine.arm == ARTILLERY else (SHARE, FEARED)
        return share * sum(value for value, _ in self.incoming(mine, where)[:feared])

    def targets(self, mine: Troop, where: Hex) -> list[Troop]:
        """The enemies whom a unit there could reach with its fire, if it faced them."""
        key = (mine.unit, where)
        known = self._targets.get(key)
        if known is None:
            row, far = self.ground.grid.distances(where), len(mine.ranges)
            known = self._targets[key] = [
                foe for foe in self.tops if 0 < row[foe.hex] <= far and query.sees(self.game, where, foe.hex)
            ]
        return known

    def best_fire(self, mine: Troop, where: Hex, facing: int, prepared: bool = False) -> tuple[float, Hex]:
        """The fire that pays best from there, less the answer to it, and at which hex; (0, NOWHERE) if none does."""
        best, at = 0.0, NOWHERE
        for foe in self.targets(mine, where):
            if self.ground.turns(where, foe.hex)[facing]:
                continue
            value = self.exchange(mine, where, facing, foe, prepared)
            if value > best:
                best, at = value, foe.hex
        return best, at

    def exchange(self, mine: Troop, where: Hex, facing: int, foe: Troop, prepared: bool = False) -> float:
        """Fire at an enemy less his answer."""
        more = int(prepared and self.ground.grid.distance(where, foe.hex) == 1)
        more += self.enfilades(where, foe, foe.facing, foe.hex)
        value = self.volley(mine, where, foe, foe.hex, more)
        if not value:
            return 0.0
        if foe.disordered:
            value *= 1.0 + self.leaning.finish
        back = 0.0
        if not self.ground.turns(foe.hex, where)[foe.facing]:
            kind = kind_of(self.game, mine.unit, self.ground.grid.distance(where, foe.hex))
            if kind == SMALL_ARMS or foe.arm == ARTILLERY or len(foe.ranges) > 3:
                back = self.volley(foe, foe.hex, mine, where, int(self.enfilades(foe.hex, mine, facing, where)))
        return value - self.leaning.answer * back

    # --- standing ----------------------------------------------------------------------------------------------------

    def is_escorted(self, where: Hex) -> bool:
        """Do friends of foot or horse stand there or next to it?"""
        around = self.ground.grid.adjacent[where] | 1 << where
        return any(around >> other & 1 for other in self.escorts)

    def may_be_charged(self, foe: Troop, by_others_than: Unit) -> bool:
        """Is a friend of the acting brigades near who could charge this enemy after he was fired at?"""
        state, row = self.state, self.ground.grid.distances(foe.hex)
        return any(
            row[where] <= AT_HAND
            and unit != by_others_than
            and state.active >> state.brigade_of[unit] & 1
            and not query.has(state, Mark.ACTED, unit)
            and query.orders(self.game, state, unit) == ATTACK
            for unit, where, _ in self.line
        )

    def near(self, where: Hex) -> list[Troop]:
        """The enemies within three hexes."""
        known = self._near.get(where)
        if known is None:
            row = self.ground.grid.distances(where)
            known = self._near[where] = [foe for foe in self.foes if 0 < row[foe.hex] <= CLOSE]
        return known

    def outnumbered(self, mine: Troop, where: Hex) -> int:
        """By how many strength points the enemies within reach of a place are stronger than the friends who would be
        there, this unit among them."""
        row = self.ground.grid.distances(where)
        theirs = sum(foe.strength for foe in self.foes if row[foe.hex] <= AT_HAND and foe.arm != ARTILLERY)
        if theirs <= mine.strength:
            return 0
        ours = sum(strength for unit, other, strength in self.line if unit != mine.unit and row[other] <= AT_HAND)
        return max(0, theirs - ours - mine.strength)

    def exposed(self, mine: Troop, where: Hex, facing: int, refused: int = NOT_REFUSED) -> float:
        """What enemies at the flanks and behind may cost a unit that faces so, with one end refused or none."""
        value, lean = 0.0, self.leaning
        aside = -1 if refused == NOT_REFUSED else left_flank(facing) if refused == LEFT else right_flank(facing)
        for foe in self.near(where):
            turns = self.ground.turns(where, foe.hex)[facing]
            if turns and aside not in self.ground.ways(where, foe.hex):
                beside = self.ground.grid.distances(where)[foe.hex] == 1
                value += (lean.beside if beside else lean.two_off) * mine.strength * (1 if turns == 1 else 2)
        return value

    def in_line(self, where: Hex, facing: int) -> float:
        """Friends, or nothing that could hold an enemy, at both flanks."""
        if facing >= 6:
            return 0.0
        value = 0.0
        for way in flanks(facing):
            other = self.ground.grid.neighbours[where][way]
            if other < 0:
                value += LEANS
            elif self.friends >> other & 1:
                top = query.top(self.state, other)
                if top >= 0 and turn_between(self.state.facing[top] % 6, facing) <= 1:
                    value += self.leaning.support
        return value

    def looks(self, where: Hex) -> list[float]:
        """facing -> how well it looks at the nearest enemies."""
        known = self._looks.get(where)
        if known is None:
            row = self.ground.grid.distances(where)
            near = sorted((row[foe.hex], foe.hex, foe.strength) for foe in self.foes if row[foe.hex])[:WATCHED]
            known = [0.0] * 12
            for distance, other, strength in near:
                weight, turns = strength / (1.0 + distance) ** 2, self.ground.turns(where, other)
                for facing in range(12):
                    known[facing] += weight * WATCH[turns[facing]]
            self._looks[where] = known
        return known

    def ranked_facings(self, where: Hex) -> list[int]:
        """The six facings there, that which looks best at the nearest enemies first."""
        known = self._ranked.get(where)
        if known is None:
            value = self.looks(where)
            known = self._ranked[where] = sorted(range(6), key=lambda facing: (-value[facing], facing))
        return known

    def facing_toward(self, where: Hex, facings: Iterable[int]) -> int:
        """Of these facings the one that looks at the nearest enemies."""
        value = self.looks(where)
        return max(facings, key=lambda facing: (value[facing], -facing))

    def nearest(self, where: Hex) -> int:
        """Hexes to the nearest enemy."""
        known = self._nearest.get(where)
        if known is None:
            row = self.ground.grid.distances(where)
            known = self._nearest[where] = min((row[other] for other in self.foe_hexes), default=999)
        return known
