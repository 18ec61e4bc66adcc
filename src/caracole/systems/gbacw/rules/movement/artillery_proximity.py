"""9.55 Artillery near the enemy. Option 1: guns keep four hexes away. Option 2: they may come nearer, check their order
when they halt, and are driven off if they fail."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.battle import fog
from caracole.systems.gbacw.rules.components.cohesion import cohesion_margin
from caracole.systems.gbacw.rules.components.drm import Drm
from caracole.systems.gbacw.rules.components.field import profile
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_hex
from caracole.systems.gbacw.rules.components.printed import CAVALRY
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.fire.los_units import units_between
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Moment, Play, at_moment
from caracole.systems.gbacw.rules.movement.actions import RetreatTo
from caracole.systems.gbacw.rules.results.results import disorder, lose_strength
from caracole.systems.gbacw.rules.stacking.stacking import why_not_stop
from caracole.systems.gbacw.rules.state import GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

NEAR: Final = 3
VERY_NEAR: Final = 2
"""C9.55.a, C9.55.f: within so many hexes; C9.55.j: nearer still."""

KEEPS_AWAY: Final = 1
CHECKS: Final = 2
"""The two options."""

DEAREST_RETREAT: Final = 4
"""C12.45.a: guns retreat into no hex that costs more half points."""

BEGAN: Final = "began_near"
HALTED: Final = "halted_near"
"""Notes of the activation: (began_near, battery, hexes to the nearest enemy, seen by him within 3); (halted_near,
battery) once it was checked."""


@at_moment("unit_begins", 10)
def note_beginning(play: Play, frame: Moment) -> None:
    """C9.55.c, C9.55.n: how near the guns were when they began."""
    state, unit = play.state, frame.unit
    if query.is_artillery(play.game, unit):
        where, side = state.hex_of[unit], play.field.units[unit].side
        nearest = query.nearest_enemy(play.game, state, where, side)
        query.note(state, BEGAN, unit, nearest, query.is_seen_within(play.game, state, where, side, NEAR))


def _began(state: GbacwState, unit: Unit) -> tuple[int, bool]:
    """How far the nearest enemy was when the guns began, and whether one within 3 hexes saw them."""
    return next(((near, seen) for who, near, seen in query.notes(state, BEGAN) if who == unit), (NEAR + 1, False))


# --- where guns may go -----------------------------------------------------------------------------------------------


def why_not_near(game: Setting, state: GbacwState, unit: Unit, to: Hex) -> Refusal | None:
    """C9.55.a, C9.55.b, C9.55.e: may the battery move there? Friends never hide it (sight is that of the ground)."""
    side, args = game.field.units[unit].side, {"unit": unit, "hex": to}
    if game.rules.artillery_proximity == KEEPS_AWAY:
        began, _ = _began(state, unit)
        # C9.55.c: who begins near the enemy may go wherever it is not nearer.
        may_edge = began <= NEAR and query.nearest_enemy(game, state, to, side) >= began
        if not may_edge and query.is_seen_within(game, state, to, side, NEAR):
            return Refusal("C9.55.a", "artillery_too_near", args)
        return None
    if _near_cavalry(game, state, to, side) and not _has_escort(game, state, unit, to):
        return Refusal("C9.55.e", "artillery_without_escort", args)
    return None


def _near_cavalry(game: Setting, state: GbacwState, to: Hex, side: int) -> bool:
    """K14: horsemen in the fog are nobody's warning."""
    return any(
        query.arm(game, state, unit) == CAVALRY
        and game.field.grid.distance(to, where) <= NEAR
        and not fog.is_unknown(game, state, where, side)
        for where in each_hex(state.occupied[1 - side])
        for unit in query.stack(state, where)
    )


def _has_escort(game: Setting, state: GbacwState, battery: Unit, to: Hex) -> bool:
    side = game.field.units[battery].side
    around = (game.field.grid.adjacent[to] | 1 << to) & state.occupied[side]
    return any(not query.is_artillery(game, unit) for where in each_hex(around) for unit in query.stack(state, where))


def why_not_fire_so_near(game: Setting, state: GbacwState, unit: Unit) -> Refusal | None:
    """C9.55.d, R9.55-2: guns that began near the enemy and moved fire only if no enemy within 3 hexes sees them now.
    C9.55.f: under option 2 they halt, and check, before they fire."""
    if not query.is_artillery(game, unit) or not query.has(state, Mark.ENTERED_HEX, unit):
        return None
    where, side = state.hex_of[unit], game.field.units[unit].side
    if game.rules.artillery_proximity == KEEPS_AWAY:
        began, _ = _began(state, unit)
        if began <= NEAR and query.is_seen_within(game, state, where, side, NEAR):
            return Refusal("C9.55.d", "moved_near_enemy", {"unit": unit})
    elif (HALTED, unit) not in state.notes and threats(game, state, unit):
        return Refusal("C9.55.f", "must_halt_first", {"unit": unit})
    return None


# --- option 2: the check ---------------------------------------------------------------------------------------------


def threats(game: Setting, state: GbacwState, unit: Unit) -> list[tuple[Hex, int]]:
    """C9.55.f, C9.55.g, C9.55.h, C9.55.i: the enemy hexes within 3 hexes that see the battery, and how many
    units (or parts of them) stand in each, whatever their weapons. Enemy units hide each other, friends hide nobody."""
    where, side = state.hex_of[unit], game.field.units[unit].side
    found = []
    for enemy in each_hex(state.occupied[1 - side]):
        if game.field.grid.distance(where, enemy) > NEAR or not query.sees(game, where, enemy):
            continue
        if not any(
            query.is_occupied(state, 1 - side, other) for other, _, _ in units_between(game, state, where, enemy)
        ):
            found.append((enemy, len(query.stack(state, enemy))))
    return found


def check_modifiers(game: Setting, state: GbacwState, unit: Unit) -> list[Drm]:
    """C9.55.f, C9.55.j: what makes the check of halting guns harder."""
    rows = threats(game, state, unit)
    found = [Drm("C9.55.f", "enemies_near", sum(number for _, number in rows))]
    distance = game.field.grid.distance
    if any(distance(state.hex_of[unit], enemy) <= VERY_NEAR for enemy, _ in rows):
        found.append(Drm("C9.55.j", "enemies_very_near", 2))
    return found


def is_exempt(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """C9.55.n: guns that began within 3 hexes and in sight are exempt if they withdraw, or end farther from the nearest
    enemy and do not fire. (Reaction movement never comes here.)"""
    began, seen = _began(state, unit)
    if not seen:
        return False
    if query.has(state, Mark.WITHDREW, unit):
        return True
    nearest = query.nearest_enemy(game, state, state.hex_of[unit], game.field.units[unit].side)
    return nearest > began and not query.has(state, Mark.FIRED, unit)


def halt(play: Play, unit: Unit) -> None:
    """C9.55.f, C9.55.k to C9.55.m: the guns have ended their move under the enemy's eyes."""
    game, state = play.game, play.state
    query.note(state, HALTED, unit)
    rows = threats(game, state, unit)
    if not rows or is_exempt(game, state, unit):
        return
    margin = cohesion_margin(play, unit, "C9.55.f", "guns_near_enemy", check_modifiers(game, state, unit))
    if margin <= 0:
        return
    query.mark(state, Mark.FINISHED, unit)
    extra = 0 if disorder(play, unit, "C9.55.k") else 1
    lost = (margin // 2 if margin > 2 else 0) + extra
    if lost:
        lose_strength(play, unit, lost, "C9.55.m" if extra else "C9.55.l")
    if state.hex_of[unit] >= 0:
        play.push(DrivenOff("proximity.begin", unit, tuple(enemy for enemy, _ in rows)))


@at_moment("stopped", 30)
def check_halted_guns(play: Play, frame: Moment) -> None:
    """C9.55.f: at the end of the move, unless it was done before they fired."""
    state, unit = play.state, frame.unit
    if play.rules.artillery_proximity != CHECKS or not query.is_artillery(play.game, unit):
        return
    if state.hex_of[unit] >= 0 and (HALTED, unit) not in state.notes:
        halt(play, unit)


class DrivenOff(StepFrame):
    """Guns that have to get away from the enemy units in these hexes."""

    __slots__ = ("enemies", "unit")

    def __init__(self, step: str, unit: Unit, enemies: tuple[Hex, ...]) -> None:
        self.step = step
        self.unit = unit
        self.enemies = enemies

    def twin(self) -> DrivenOff:
        return DrivenOff(self.step, self.unit, self.enemies)


FLOW.frame(DrivenOff)


@FLOW.auto("proximity.begin")
def drive_off(play: Play, frame: DrivenOff) -> None:
    """C9.55.k; C12.45.b: guns that find no such hex are Abandoned."""
    if play.state.hex_of[frame.unit] < 0:
        play.pop()
    elif refuges(play.game, play.state, frame.unit, frame.enemies):
        play.go(frame, "proximity.retreat")
    else:
        play.pop()
        query.abandon(play.game, play.state, frame.unit, 0)
        play.tell("guns_abandoned", "C12.45.b", unit=frame.unit, hex=play.state.hex_of[frame.unit])


def refuges(game: Setting, state: GbacwState, unit: Unit, enemies: tuple[Hex, ...]) -> list[Hex]:
    """C9.55.k: the nearest hexes that are more than 3 hexes from each of these enemies or out of his sight, over ground
    that guns may retreat across (12.44, 12.45)."""
    field, side = game.field, game.field.units[unit].side
    number = profile(query.arm(game, state, unit), query.orders(game, state, unit))
    seen, edge = {state.hex_of[unit]}, [state.hex_of[unit]]
    while edge:
        beyond: list[Hex] = []
        for here in edge:
            for direction, to in enumerate(field.grid.neighbours[here]):
                if to < 0 or to in seen or query.is_occupied(state, 1 - side, to):
                    continue
                place = here * 6 + direction
                costs = [
                    cost for cost in (field.cost[number][place], field.way_cost[number][place]) if cost != PROHIBITED
                ]
                if min(costs, default=DEAREST_RETREAT + 1) > DEAREST_RETREAT:
                    continue
                if query.is_adjacent_to_enemy(game, state, to, side) and not query.is_occupied(state, side, to):
                    continue
                seen.add(to)
                beyond.append(to)
        found = [to for to in beyond if _is_safe(game, to, enemies) and why_not_stop(game, state, unit, to) is None]
        if found:
            return sorted(found)
        edge = beyond
    return []


def _is_safe(game: Setting, to: Hex, enemies: tuple[Hex, ...]) -> bool:
    return all(game.field.grid.distance(to, enemy) > NEAR or not query.sees(game, to, enemy) for enemy in enemies)


class DrivenOffChoice(Ask):
    """C9.55.k: where do the guns go?"""

    step = "proximity.retreat"
    rule = "C9.55.k"
    actions = (RetreatTo,)

    def seats(self, game: Setting, state: GbacwState, frame: DrivenOff) -> tuple[int, ...]:
        return (game.field.units[frame.unit].side,)

    def about(self, game: Setting, state: GbacwState, frame: DrivenOff) -> dict[str, object]:
        return {"unit": frame.unit, "hex": state.hex_of[frame.unit]}

    def why_not(
        self, game: Setting, state: GbacwState, frame: DrivenOff, seat: int, action: RetreatTo
    ) -> Refusal | None:
        if action.to in refuges(game, state, frame.unit, frame.enemies):
            return None
        return Refusal("C9.55.k", "no_refuge", {"unit": frame.unit, "hex": action.to})

    def proposals(self, game: Setting, state: GbacwState, frame: DrivenOff, seat: int) -> Iterator[RetreatTo]:
        return (RetreatTo(to) for to in refuges(game, state, frame.unit, frame.enemies))

    def apply(self, play: Play, frame: DrivenOff, seat: int, action: RetreatTo) -> None:
        play.pop()
        state, unit = play.state, frame.unit
        origin, stack = state.hex_of[unit], query.stack(state, action.to)
        query.put_unit(play.game, state, unit, action.to, place=len(state.at[action.to]))
        if stack:
            state.facing[unit] = state.facing[stack[0]]
        play.tell("guns_driven_off", "C9.55.k", unit=unit, origin=origin, hex=action.to)
        if not query.stack(state, origin):
            play.moment("vacated", hex=origin)


FLOW.choice(DrivenOffChoice)
