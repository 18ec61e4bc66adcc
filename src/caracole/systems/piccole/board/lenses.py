"""What can be looked at over the table: how far an element may go, zones of control, arcs of shooting, and how far the
enemy could come. They are pictures; whether a pose is allowed only trying it tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import cos, radians, sin
from typing import Final, Literal

from caracole.geometry.table import Pose, hull, moved, vector
from caracole.present.model import Area, Layers, Line, Says, Told, Tone
from caracole.systems.piccole.battle.rules.combat.contact import contacts
from caracole.systems.piccole.battle.rules.components.measures import HALF_FRONT, PROBE_STEP, RANGE
from caracole.systems.piccole.battle.rules.components.numbers import Element, each_element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.field.ground import base_at, centre
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.movement.breaking import why_not_break, why_not_fall_back
from caracole.systems.piccole.battle.rules.movement.control_zones import live_lengths
from caracole.systems.piccole.battle.rules.movement.movement import contact_moves, why_not_walk
from caracole.systems.piccole.battle.rules.query import backward, base_of, enemies_of, is_in_play
from caracole.systems.piccole.battle.rules.shooting.shooting import can_shoot
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.board.asking import elements
from caracole.systems.piccole.board.places import on_map

Of = Literal["all", "piece", "place", "line"]
LENSES: Final[tuple[tuple[str, Of, str], ...]] = (
    ("reach", "piece", "r"),
    ("zones", "all", "c"),
    ("shooting", "piece", "b"),
    ("threat", "all", "t"),
)
"""Id, what it is about, key."""

TURN: Final = 10
"""Degrees between the directions in which a reach is measured."""
FINE: Final = 10
"""Units to which it is measured."""


def show(game: Battle, state: BattleState, seat: int | None, lens: str, pieces: Sequence[str]) -> Layers:
    """What a lens shows; nothing if there is no such lens, or nothing to look at."""
    named = [element for element in elements(game, pieces) if is_in_play(state, element)]
    look = {"zones": _zones, "threat": _threats}.get(lens)
    if look is not None:
        return look(game, state, seat)
    of_piece: Callable[[Battle, BattleState, Element], Layers] | None = {"reach": _reach, "shooting": _arcs}.get(lens)
    if of_piece is None:
        return Layers()
    return _together([of_piece(game, state, element) for element in named])


def _together(found: Sequence[Layers]) -> Layers:
    return Layers(
        areas=[area for each in found for area in each.areas],
        lines=[line for each in found for line in each.lines],
        told=[told for each in found for told in each.told],
    )


def _standing(state: BattleState) -> list[Element]:
    return each_element(state.on_table)


# --- how far ---------------------------------------------------------------------------------------------------------


def _reach(game: Battle, state: BattleState, element: Element) -> Layers:
    """Where its middle may come without turning, and every contact that it may make."""
    name, troop = game.name(element), game.troop[element]
    if contacts(game, state, element).exist:
        return _way_back(game, state, element)
    middles = [centre(pose, game.depth[element]) for pose in farthest(game, state, element)]
    says = Says("lens-reach-of", {"element": name, "easy": troop.easy, "difficult": troop.difficult})
    found = Layers(areas=[Area("good", on_map(middles), says)], told=[Told(says, "P5.b")])
    seen = set()
    for enemy, way, legs in contact_moves(game, state, element):
        if (enemy, way) in seen or why_not_walk(game, state, element, legs) is not None:
            continue
        seen.add((enemy, way))
        met = Says("lens-contact", {"element": name, "enemy": game.name(enemy), "way": way})
        found.areas.append(Area("attack", on_map(base_at(legs[-1], game.depth[element]).points), met))
        found.told.append(Told(met, "P5.j"))
    return found


def farthest(game: Battle, state: BattleState, element: Element) -> Iterator[Pose]:
    """In every direction the pose farthest off that may be reached."""
    for direction in range(0, 360, TURN):
        yield _as_far(game, state, element, direction)


def _as_far(game: Battle, state: BattleState, element: Element, direction: int) -> Pose:
    start = state.poses[element]
    low, high = 0, game.troop[element].easy + FINE
    while high - low > FINE:
        far = (low + high) // 2
        if why_not_walk(game, state, element, [moved(start, far, direction)]) is None:
            low = far
        else:
            high = far
    return moved(start, low, direction)


def _way_back(game: Battle, state: BattleState, element: Element) -> Layers:
    """In contact there is only the way straight back, if there is one."""
    name = game.name(element)
    if why_not_break(game, state, element, contacts(game, state, element)) is not None:
        return Layers(told=[Told(Says("lens-held", {"element": name}), "P8.a")])
    far = game.troop[element].easy
    while far > 0 and why_not_fall_back(game, state, element, far) is not None:
        far -= FINE
    says = Says("lens-back", {"element": name, "cost": far})
    there = base_at(backward(state.poses[element], far), game.depth[element]).points
    corners = hull((*base_of(game, state, element).points, *there))
    return Layers(areas=[Area("good", on_map(corners), says)], told=[Told(says, "P8.f")])


# --- zones of control ------------------------------------------------------------------------------------------------


def _zones(game: Battle, state: BattleState, seat: int | None) -> Layers:
    """The live part of every zone: where nobody stands between (P6.d)."""
    found = Layers(told=[Told(Says("lens-zones-of"), "P6.a")])
    for element in _standing(state):
        corners = _zone(game, state, element)
        if corners:
            tone: Tone = "quiet" if side_of(element) == seat else "attack"
            found.areas.append(Area(tone, on_map(corners), Says("lens-zone", {"element": game.name(element)})))
    return found


def _zone(game: Battle, state: BattleState, element: Element) -> list[tuple[int, int]]:
    """Its outline: the front edge, and the far ends of the probes, one corner wherever they change."""
    pose, lengths = state.poses[element], live_lengths(game, state, element, 0)
    if not any(lengths):
        return []
    ends: list[tuple[int, int]] = []
    for probe, far in enumerate(lengths):
        for s in (probe * PROBE_STEP - HALF_FRONT, (probe + 1) * PROBE_STEP - HALF_FRONT):
            if len(ends) > 1 and ends[-1][1] == ends[-2][1] == far:
                ends.pop()
            ends.append((s, far))
    return [_ahead(pose, s, t) for s, t in ((-HALF_FRONT, 0), *ends, (HALF_FRONT, 0))]


def _ahead(pose: Pose, aside: int, ahead: int) -> tuple[int, int]:
    """A point so far to the right of a front and so far ahead."""
    ax, ay = vector(aside, pose[2] + 90)
    bx, by = vector(ahead, pose[2])
    return pose[0] + ax + bx, pose[1] + ay + by


# --- shooting --------------------------------------------------------------------------------------------------------


def _arcs(game: Battle, state: BattleState, element: Element) -> Layers:
    """The arc of a shooter, and a line to everybody that it could shoot at now."""
    name = game.name(element)
    if not game.elements[element].shoots:
        return Layers(told=[Told(Says("lens-no-shooter", {"element": name}), "P4.d")])
    says = Says("lens-arc", {"element": name, "range": RANGE})
    found = Layers(areas=[Area("hint", on_map(_arc(state.poses[element])), says)], told=[Told(says, "P9.c")])
    if contacts(game, state, element).exist:
        found.told.append(Told(Says("lens-busy", {"element": name}), "P9.b"))
        return found
    for enemy in enemies_of(game, state, element):
        if not contacts(game, state, enemy).exist and can_shoot(game, state, element, enemy):
            shot = Says("lens-shot", {"element": name, "enemy": game.name(enemy)})
            found.lines.append(Line("attack", [name, game.name(enemy)], "arrow", shot))
            found.told.append(Told(shot, "P9.c"))
    return found


def _arc(pose: Pose) -> list[tuple[int, int]]:
    """P9.c: straight ahead, and 45 degrees to either side from the front corners."""
    degrees = range(0, 46, 5)
    left = [(-HALF_FRONT - _share(sin, each), _share(cos, each)) for each in reversed(degrees)]
    right = [(HALF_FRONT + _share(sin, each), _share(cos, each)) for each in degrees]
    return [_ahead(pose, s, t) for s, t in ((-HALF_FRONT, 0), *left, *right, (HALF_FRONT, 0))]


def _share(of: Callable[[float], float], degrees: int) -> int:
    return round(RANGE * of(radians(degrees)))


# --- how far the enemy could come ------------------------------------------------------------------------------------


def _threats(game: Battle, state: BattleState, seat: int | None) -> Layers:
    """All that enemies could cover in one turn if nothing stood in their way; of both sides for an onlooker."""
    found = Layers(told=[Told(Says("lens-threat-of"), "P5.b")])
    for element in _standing(state):
        if side_of(element) == seat:
            continue
        far = game.troop[element].easy
        corners = hull(
            (x + dx, y + dy)
            for x, y in base_of(game, state, element).points
            for dx, dy in (vector(far, direction) for direction in range(0, 360, 15))
        )
        says = Says("lens-threat-by", {"element": game.name(element), "cost": far})
        found.areas.append(Area("hint", on_map(corners), says))
    return found
