"""Bringing troops up, as the marshal does it: the line together, horse round the wing to the enemy's camp, somebody
home in time to hold one's own. Ways worth trying, the best first; whether one is allowed is for the rules to say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from caracole.geometry.table import (
    COS6,
    SIN6,
    TOLERANCE,
    Point,
    Pose,
    ceil_sqrt,
    holds,
    moved,
    squared_distance,
    vector,
)
from caracole.kernel.bits import members
from caracole.systems.piccole.contact import FRONT, contact_pose
from caracole.systems.piccole.field import from_edge
from caracole.systems.piccole.ground import centre
from caracole.systems.piccole.measures import HALF_FRONT, INCH, TABLE, ZONE_DEPTH
from caracole.systems.piccole.movement import block_of, leg_cost, why_not_block
from caracole.systems.piccole.query import backward, enemies_of
from caracole.systems.piccole.state import EAST, NORTH, SOUTH, BattleState
from caracole.systems.piccole.troops import CVL, CVP, FTL, FTP

if TYPE_CHECKING:
    from caracole.systems.piccole.game import Battle

TURNS = range(0, 360, 15)
ASIDE = (0, 15, -15, 30, -30, 45, -45, 60, -60, 90, -90)
"""Degrees off the straight way that a march tries."""
LANE = 260
"""How far from the side of the table horse rides round a wing."""
CORRIDOR = 3 * HALF_FRONT
"""Enemies so far from the straight way bar it."""
ALARM = 2
"""Enemies that could be in the camp after so many moves call a guard home."""


def nearest(game: Battle, state: BattleState, element: int) -> tuple[int, int]:
    """The nearest enemy that is worth marching at, and how far it is: (distance, enemy)."""
    pose = state.poses[element]
    wary = game.elements[element].type in (CVP, CVL, FTL)
    found = (0, 0)
    for enemy in enemies_of(game, state, element):
        far = ceil_sqrt(squared_distance(pose, state.poses[enemy]))
        if wary and game.elements[enemy].type == FTP:
            far += 2 * INCH  # horse and skirmishers would rather meet somebody else
        if found == (0, 0) or far < found[0]:
            found = (far, enemy)
    return found


def direction(heading: int, dx: int, dy: int) -> int:
    """The heading that points there best, of those that are whole steps of fifteen degrees from one's own."""
    return max(((heading + turn) % 360 for turn in TURNS), key=lambda each: dx * SIN6[each] + dy * COS6[each])


# --- the line --------------------------------------------------------------------------------------------------------


def blocks(game: Battle, state: BattleState, ready: list[int], left: int) -> list[list[int]]:
    """Those who stand in line, whoever is farthest from the enemy first; of a line longer than the moves that are left,
    as many as can go."""
    found, seen = [], set()
    for element in ready:
        if element in seen:
            continue
        block = block_of(game, state, element, ready)
        seen.update(block)
        while len(block) > max(left, 1):
            parts = [block_of(game, state, block[0], block[:-1]), block_of(game, state, block[-1], block[1:])]
            block = max(parts, key=len)
        if len(block) > 1:
            far = min(nearest(game, state, member)[0] for member in block)
            found.append((-far, -len(block), block))
    return [block for _, _, block in sorted(found)]


def forward(game: Battle, state: BattleState, block: list[int]) -> tuple[int, int] | None:
    """As far ahead as the slowest can go, if that brings the block nearer to the enemy."""
    heading = state.poses[block[0]][2]
    slowest = min(game.troop[element].easy for element in block)
    before = min(nearest(game, state, element)[0] for element in block)
    for reach in dict.fromkeys((slowest, slowest // 2, INCH)):
        dx, dy = vector(reach, heading)
        trial = state.copy()
        for element in block:
            trial.poses[element] = moved(trial.poses[element], reach, heading)
        if min(nearest(game, trial, element)[0] for element in block) >= before:
            continue
        if why_not_block(game, state, block, dx, dy, len(block)) is None:
            return dx, dy
    return None


def approaches(game: Battle, state: BattleState, element: int) -> Iterator[Pose]:
    """Ways towards the nearest enemy, the longest first, facing it."""
    distance, enemy = nearest(game, state, element)
    x, y, heading = start = state.poses[element]
    before = backward(contact_pose(state.poses[enemy], game.depth[enemy], FRONT), ZONE_DEPTH - TOLERANCE)
    if start == before:
        return
    troop = game.troop[element]
    if leg_cost(start, before) <= troop.easy:
        yield before  # face to face, just outside its zone of control: the next step is contact
    dx, dy = state.poses[enemy][0] - x, state.poses[enemy][1] - y
    ahead = dx * SIN6[heading] + dy * COS6[heading]
    aside = dx * COS6[heading] - dy * SIN6[heading]
    straight = ahead > 0 and abs(aside) <= ahead
    towards = direction(heading, dx, dy)
    for reach in dict.fromkeys((troop.easy, troop.easy * 2 // 3, troop.difficult, INCH)):
        if reach >= distance:
            continue
        turns = (heading, towards) if straight else (towards,)
        for facing in dict.fromkeys(turns):
            for way in dict.fromkeys((facing, towards)):
                # A turn takes its share of the way (P5.e).
                for part in (reach, reach - 110, reach - 220, reach - 300):
                    if part > 0:
                        yield (*moved(start, part, way)[:2], facing)
    if not straight:
        yield x, y, towards
    for aside_by in (45, -45, 90, -90):  # round whatever is in the way
        for part in (troop.easy - 220, troop.difficult - 110):
            if part > 0:
                yield (*moved(start, part, towards + aside_by)[:2], towards)


# --- camps -----------------------------------------------------------------------------------------------------------


def seen_from(edge: int, x: int, y: int) -> tuple[int, int]:
    """A point as the player at an edge sees it: how far along from its left end, how far forward."""
    if edge == SOUTH:
        return x, y
    if edge == NORTH:
        return TABLE - x, TABLE - y
    return (y, TABLE - x) if edge == EAST else (TABLE - y, x)


def middle_of(camp: Iterable[Point]) -> Point:
    """Its centre."""
    points = list(camp)
    return sum(x for x, _ in points) // len(points), sum(y for _, y in points) // len(points)


def inside(game: Battle, state: BattleState, camp: tuple[Point, ...], seat: int) -> list[int]:
    """P16.h: the elements of a seat that count for the control of a camp."""
    army = members(state.on_table & game.army[seat])
    return [e for e in army if holds(camp, centre(state.poses[e], game.depth[e]))]


def post(game: Battle, state: BattleState, owner: int, element: int) -> Pose:
    """The pose in the middle of a camp, looking out of it."""
    heading = from_edge(state.edges[owner], 0, 0)[2]
    x, y = middle_of(state.camps[owner])
    return moved((x, y, heading), game.depth[element] // 2, heading)


def moves_to(game: Battle, state: BattleState, element: int, goal: Pose) -> int:
    """How many moves a place is away, over open ground."""
    return -(-ceil_sqrt(squared_distance(state.poses[element], goal)) // game.troop[element].easy)


def marches(game: Battle, state: BattleState, element: int, goal: Pose) -> list[Pose]:
    """Straight to a place if it is within reach, turning or not; otherwise as near as one comes, sliding."""
    start, troop = state.poses[element], game.troop[element]
    half = game.depth[element] // 2
    unturned = moved((*centre(goal, 2 * half), start[2]), half, start[2])
    poses = [pose for pose in (goal, unturned) if leg_cost(start, pose) <= troop.easy]
    towards = direction(start[2], goal[0] - start[0], goal[1] - start[1])
    far = ceil_sqrt(squared_distance(start, goal))
    found = []
    for reach in dict.fromkeys((troop.easy, troop.easy * 2 // 3, troop.difficult)):
        if reach <= far:
            found += [moved(start, reach, towards + turn) for turn in ASIDE]
    found.sort(key=lambda pose: squared_distance(pose, goal))
    return [pose for pose in (*poses, *found) if pose != start]


def is_barred(game: Battle, state: BattleState, element: int, goal: Pose) -> bool:
    """An enemy stands near the straight way to a place."""
    x, y, _ = state.poses[element]
    dx, dy = goal[0] - x, goal[1] - y
    far = dx * dx + dy * dy
    for enemy in enemies_of(game, state, element):
        ex, ey = state.poses[enemy][0] - x, state.poses[enemy][1] - y
        along, across = ex * dx + ey * dy, ex * dy - ey * dx
        if 0 < along < far and across * across < CORRIDOR * CORRIDOR * far:
            return True
    return False


def round_the_wing(state: BattleState, seat: int, element: int, ahead: int) -> Pose:
    """A place so far ahead, close to the nearer side of the table."""
    x, y, heading = state.poses[element]
    along, on = seen_from(state.edges[seat], x, y)
    lane = LANE if 2 * along < TABLE else TABLE - LANE
    px, py, _ = from_edge(state.edges[seat], lane, min(on + ahead, TABLE - LANE))
    return px, py, heading


def raid(game: Battle, state: BattleState, seat: int, free: list[int]) -> tuple[int, list[Pose]] | None:
    """P16.c: one horse for the enemy's camp, which counts as two elements, if nobody is in it: who, and its ways."""
    camp = state.camps[1 - seat]
    if not camp or state.camp_held[1 - seat] == seat or inside(game, state, camp, 1 - seat):
        return None
    riders = [
        e for e in members(state.on_table & game.army[seat]) if game.troop[e].horse and not game.generals >> e & 1
    ]
    if not riders:
        return None
    rider = min(riders, key=lambda e: (moves_to(game, state, e, post(game, state, 1 - seat, e)), e))
    if rider not in free:
        return None
    goal = post(game, state, 1 - seat, rider)
    if moves_to(game, state, rider, goal) > 1 and is_barred(game, state, rider, goal):
        goal = round_the_wing(state, seat, rider, game.troop[rider].easy)
    return rider, marches(game, state, rider, goal)


def guard(game: Battle, state: BattleState, seat: int, free: list[int]) -> tuple[int, list[Pose]] | None:
    """Somebody home, if the camp is lost or an enemy could be in it soon: who, and its ways; no ways for one that is
    there and stays."""
    camp = state.camps[seat]
    if not camp:
        return None
    lost = state.camp_held[seat] != seat
    army = members(state.on_table & game.army[seat])
    danger = min(
        (moves_to(game, state, e, post(game, state, seat, e)) for e in members(state.on_table & game.army[1 - seat])),
        default=ALARM + 1,
    )
    if danger > ALARM and not lost:
        return None
    at_home = inside(game, state, camp, seat)
    if at_home:
        return at_home[0], []
    who = min(army, key=lambda e: (moves_to(game, state, e, post(game, state, seat, e)), game.troop[e].factor, e))
    return (who, marches(game, state, who, post(game, state, seat, who))) if who in free else None
