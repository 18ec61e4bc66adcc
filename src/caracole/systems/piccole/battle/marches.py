"""Bringing troops up, as the marshal does it: the line together, horse round the wing to the enemy's camp, somebody
home in time to hold one's own. Ways worth trying, the best first; whether one is allowed is for the rules to say."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterable, Iterator
from typing import TYPE_CHECKING

from caracole.geometry.table import (
    COS6,
    SIN6,
    TOLERANCE,
    Point,
    Pose,
    ceil_sqrt,
    holds,
    local,
    moved,
    squared_distance,
)
from caracole.kernel.bits import mask_of
from caracole.systems.piccole.battle.rules.combat.contact import FRONT, contact_pose
from caracole.systems.piccole.battle.rules.components.measures import HALF_FRONT, INCH, TABLE, ZONE_DEPTH
from caracole.systems.piccole.battle.rules.components.numbers import Element, each_element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.field.field import from_edge
from caracole.systems.piccole.battle.rules.field.ground import centre
from caracole.systems.piccole.battle.rules.movement.movement import block_of, leg_cost, stride, why_not_block
from caracole.systems.piccole.battle.rules.query import backward, enemies_of, friends_of, is_in_difficult, listed
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.odds import NEAR, flees_to_its_end, has_no_way_back

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

TURNS = range(0, 360, 15)
ASIDE = (0, 15, -15, 30, -30, 45, -45, 60, -60, 90, -90, 120, -120, 150, -150, 180)
"""Degrees off the straight way that a march tries."""
SQUARE = 200
SQUARES = TABLE // SQUARE + 1
"""The grid on which horse looks for its way."""
CLEARANCE = 220
"""What its own base takes up on either side of the way."""
WALK = 3
"""Foot goes for a camp that is so many moves away."""
BOLDER = 20
"""The turn from which he takes ways that are not safe rather than none."""
ALARM = 2
"""Enemies that could be in the camp after so many moves call a guard home."""


def nearest(game: Battle, state: BattleState, element: Element) -> tuple[int, Element]:
    """The nearest enemy that is worth marching at, and how far it is: (distance, enemy)."""
    pose = state.poses[element]
    wary = game.troop[element].horse or game.is_light_foot[element]
    found = (0, Element(0))
    for enemy in enemies_of(game, state, element):
        far = ceil_sqrt(squared_distance(pose, state.poses[enemy]))
        if wary and game.is_heavy_foot[enemy]:
            far += 2 * INCH  # horse and skirmishers would rather meet somebody else
        if found == (0, 0) or far < found[0]:
            found = (far, enemy)
    return found


def direction(heading: int, dx: int, dy: int) -> int:
    """The heading that points there best, of those that are whole steps of fifteen degrees from one's own."""
    return max(((heading + turn) % 360 for turn in TURNS), key=lambda each: dx * SIN6[each] + dy * COS6[each])


def is_safe(game: Battle, state: BattleState, elements: Iterable[Element]) -> bool:
    """Elements that have come to where they stand now bar nobody's way back, their own included, and those who flee
    easily have neither difficult ground under them nor a river or the table edge close behind."""
    for element in elements:
        pose = state.poses[element]
        if game.troop[element].flight and (
            flees_to_its_end(game, state, element, pose)
            or (game.troop[element].horse and is_in_difficult(game, state, element))
        ):
            return False
        near = [
            friend
            for friend in friends_of(game, state, element)
            if abs(state.poses[friend][0] - pose[0]) <= NEAR and abs(state.poses[friend][1] - pose[1]) <= NEAR
        ]
        if any(state.poses[friend][2] != pose[2] for friend in near) and any(
            has_no_way_back(game, state, each) for each in (element, *near)
        ):
            return False
    return True


# --- the line --------------------------------------------------------------------------------------------------------


def blocks(game: Battle, state: BattleState, ready: list[Element], left: int) -> list[list[Element]]:
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


def forward(
    game: Battle, state: BattleState, block: list[Element], keep: int = 0, bolder: int = BOLDER
) -> tuple[int, int] | None:
    """As far ahead as the slowest can go, if that brings the block nearer to the enemy, but no nearer than ``keep``
    before the turn in which he grows bolder."""
    heading = state.poses[block[0]][2]
    slowest = min(game.troop[element].easy for element in block)
    before = min(nearest(game, state, element)[0] for element in block)
    for reach in dict.fromkeys((slowest, slowest // 2, INCH)):
        dx, dy = stride(game, reach, heading)
        trial = state.copy()
        for element in block:
            x, y, facing = trial.poses[element]
            trial.poses[element] = (x + dx, y + dy, facing)
        far = min(nearest(game, trial, element)[0] for element in block)
        if far >= before or (far < keep and state.turn < bolder):
            continue
        if not is_safe(game, trial, block) and state.turn < bolder:
            continue
        if why_not_block(game, state, block, dx, dy, len(block)) is None:
            return dx, dy
    return None


def approaches(game: Battle, state: BattleState, element: Element) -> Iterator[Pose]:
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


def middle_of(camp: Iterable[Point]) -> Point:
    """Its centre."""
    points = list(camp)
    return sum(x for x, _ in points) // len(points), sum(y for _, y in points) // len(points)


def inside(game: Battle, state: BattleState, camp: tuple[Point, ...], seat: int) -> list[Element]:
    """P16.h: the elements of a seat that count for the control of a camp."""
    army = each_element(state.on_table & game.army[seat])
    return [e for e in army if holds(camp, centre(state.poses[e], game.depth[e]))]


def post(game: Battle, state: BattleState, owner: int, element: Element) -> Pose:
    """The pose in the middle of a camp, looking out of it."""
    heading = from_edge(state.edges[owner], 0, 0)[2]
    x, y = middle_of(state.camps[owner])
    return moved((x, y, heading), game.depth[element] // 2, heading)


def moves_to(game: Battle, state: BattleState, element: Element, goal: Pose) -> int:
    """How many moves a place is away, over open ground."""
    return -(-ceil_sqrt(squared_distance(state.poses[element], goal)) // game.troop[element].easy)


def entries(game: Battle, state: BattleState, element: Element, goal: Pose) -> list[Pose]:
    """The place itself, turning or not, if it is within reach."""
    start, half = state.poses[element], game.depth[element] // 2
    unturned = moved((*centre(goal, 2 * half), start[2]), half, start[2])
    return [pose for pose in (unturned, goal) if pose != start and leg_cost(start, pose) <= game.troop[element].easy]


def marches(game: Battle, state: BattleState, element: Element, goal: Pose) -> list[Pose]:
    """As near to a place as one comes, sliding without a turn."""
    start, troop = state.poses[element], game.troop[element]
    towards = direction(start[2], goal[0] - start[0], goal[1] - start[1])
    far = ceil_sqrt(squared_distance(start, goal))
    found = []
    for reach in dict.fromkeys((troop.easy, troop.easy * 2 // 3, troop.difficult)):
        if reach <= far:
            found += [moved(start, reach, towards + turn) for turn in ASIDE]
    return sorted(found, key=lambda pose: squared_distance(pose, goal))


def steps_to(goals: Iterable[int], barred: set[int]) -> dict[int, int]:
    """How many steps every square of the grid is from the nearest goal, round what is barred."""
    found = dict.fromkeys(goals, 0)
    waiting = deque(found)
    while waiting:
        square = waiting.popleft()
        row, column = divmod(square, SQUARES)
        for other_row in range(max(0, row - 1), min(SQUARES, row + 2)):
            for other_column in range(max(0, column - 1), min(SQUARES, column + 2)):
                other = other_row * SQUARES + other_column
                if other not in found and other not in barred:
                    found[other] = found[square] + 1
                    waiting.append(other)
    return found


def _ways_for(game: Battle, state: BattleState, seat: int, riders: list[Element], goals: list[int]) -> dict[int, int]:
    """How many steps horse of a seat has to the goals. It is asked again and again while others are moved, so the last
    answers are remembered."""
    others = state.on_table & ~mask_of(riders)
    key = (
        game.data_digest, seat, state.pieces, state.camps, tuple(goals), others,
        tuple([state.poses[other] for other in listed(others)]),
    )  # fmt: skip
    found = _STEPS.get(key)
    if found is None:
        if len(_STEPS) >= MOST_STEPS:
            _STEPS.clear()
        found = _STEPS[key] = steps_to(goals, _barred(game, state, seat, riders))
    return found


MOST_STEPS = 256
_STEPS: dict[Hashable, dict[int, int]] = {}


def _barred(game: Battle, state: BattleState, seat: int, riders: list[Element]) -> set[int]:
    """Squares where horse of a seat would be in the way of a base, before the enemy's front, or slowed."""
    barred = set()
    for other in listed(state.on_table & ~mask_of(riders)):
        ahead = 0 if side_of(other) == seat else ZONE_DEPTH
        x, y, heading = state.poses[other]
        mx, my = moved(state.poses[other], ahead // 2, heading)[:2]
        for square in _squares_within(mx, my, ahead // 2 + 2 * CLEARANCE):
            aside, forward_ = local((x, y, heading), _middle(square))
            if abs(aside) < HALF_FRONT + CLEARANCE and -game.depth[other] - CLEARANCE < forward_ < ahead + CLEARANCE:
                barred.add(square)
    ground = game.ground(state)
    for shape in (*ground.difficult_land, *ground.impassable):
        for square in _squares_in(shape.x0, shape.y0, shape.x1, shape.y1):
            if holds(shape.points, _middle(square)):
                barred.add(square)
    return barred


def _middle(square: int) -> Point:
    row, column = divmod(square, SQUARES)
    return column * SQUARE, row * SQUARE


def _line(at: int) -> int:
    """The row or column of a coordinate; on the border of two, the one farther from the middle of the table, so that
    the grid looks the same from every edge."""
    off = at - TABLE // 2
    steps = (abs(off) + SQUARE // 2) // SQUARE
    return min(max(SQUARES // 2 + (steps if off > 0 else -steps), 0), SQUARES - 1)


def _square_of(point: Point) -> int:
    return _line(point[1]) * SQUARES + _line(point[0])


def _squares_in(x0: int, y0: int, x1: int, y1: int) -> Iterator[int]:
    for row in range(_line(y0), _line(y1) + 1):
        for column in range(_line(x0), _line(x1) + 1):
            yield row * SQUARES + column


def _squares_within(x: int, y: int, reach: int) -> Iterator[int]:
    return _squares_in(x - reach, y - reach, x + reach, y + reach)


def raid(game: Battle, state: BattleState, seat: int, free: list[Element]) -> tuple[Element, list[Pose]] | None:
    """P16.c: somebody for the enemy's camp, which counts as two elements, if nobody is in it: who, and its ways. Horse,
    or foot that is not far from it; never the General."""
    camp = state.camps[1 - seat]
    if not camp or state.camp_held[1 - seat] == seat or inside(game, state, camp, 1 - seat):
        return None
    army = each_element(state.on_table & game.army[seat] & ~game.generals)
    riders = [element for element in army if game.troop[element].horse]
    goals = [square for square in _squares_in(*min(camp), *max(camp)) if holds(camp, _middle(square))]
    steps = _ways_for(game, state, seat, riders, goals)
    found = []
    for element in army:
        horse = game.troop[element].horse
        if element not in free and not horse:
            continue
        here = _square_of(centre(state.poses[element], game.depth[element]))
        near = min((steps[each] for each in _around(here) if each in steps), default=None)
        if near is None:
            continue
        moves = near * SQUARE // game.troop[element].easy
        if horse or moves <= WALK:
            found.append((moves, element, near))
    if not found:
        return None
    _, raider, near = min(found)
    if raider not in free:
        return None
    goal = post(game, state, 1 - seat, raider)
    ways = []
    for order, pose in enumerate(marches(game, state, raider, goal)):
        left = steps.get(_square_of(centre(pose, game.depth[raider])))
        if left is not None and left < near:
            ways.append((left, order, pose))
    return raider, [*entries(game, state, raider, goal), *(pose for _, _, pose in sorted(ways))]


def _around(square: int) -> Iterator[int]:
    x, y = _middle(square)
    return _squares_within(x, y, SQUARE)


def guard(
    game: Battle, state: BattleState, seat: int, free: list[Element], alarm: int = ALARM
) -> tuple[Element, list[Pose]] | None:
    """Somebody home, if the camp is lost or an enemy could be in it after so many moves: who, and its ways; no ways for
    one that is there and stays."""
    camp = state.camps[seat]
    if not camp:
        return None
    lost = state.camp_held[seat] != seat
    army = each_element(state.on_table & game.army[seat])
    danger = min(
        (
            moves_to(game, state, e, post(game, state, seat, e))
            for e in each_element(state.on_table & game.army[1 - seat])
        ),
        default=alarm + 1,
    )
    if danger > alarm and not lost:
        return None
    at_home = inside(game, state, camp, seat)
    if at_home:
        return at_home[0], []
    who = min(army, key=lambda e: (moves_to(game, state, e, post(game, state, seat, e)), game.troop[e].factor, e))
    if who not in free:
        return None
    goal = post(game, state, seat, who)
    return who, [goal, *entries(game, state, who, goal), *marches(game, state, who, goal)]
