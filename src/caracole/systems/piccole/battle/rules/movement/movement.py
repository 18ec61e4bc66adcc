"""P5 Movement: any direction, as far as type and ground allow, over a path that is clear.

P5.a: forward, backward, obliquely, turning as one likes; only the way is measured. P5.c: an orderly line is worth
having, but no rule asks for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from caracole.geometry.table import (
    Point,
    Pose,
    Shape,
    ceil_sqrt,
    coincide,
    local,
    moved,
    overlap,
    rectangle,
    sweep,
    vector,
)
from caracole.kernel import Refusal
from caracole.kernel.bits import mask_of
from caracole.systems.piccole import amendments
from caracole.systems.piccole.battle.rules.combat.contact import (
    FRONT,
    REAR,
    WAYS,
    contact_pose,
    contacts,
    way_of_contact,
)
from caracole.systems.piccole.battle.rules.components.measures import HALF_FRONT, MOST_LEGS, TABLE, ZONE_DEPTH
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.field.ground import EXTENT, REACH_OF_BASES, is_on_table, rear_middle
from caracole.systems.piccole.battle.rules.movement.control_zones import Zones
from caracole.systems.piccole.battle.rules.movement.interpenetration import are_parallel, may_pass_type
from caracole.systems.piccole.battle.rules.query import (
    backward,
    base_of,
    enemies_of,
    friends_of,
    is_in_play,
    retirements,
)
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle


HALVES: Final = tuple(vector(HALF_FRONT, heading + 90) for heading in range(360))
"""heading -> from the middle of the front to its right corner"""
ROUND: Final = (
    *((0, -500), (-200, -200), (200, -200), (-400, 0), (400, 0), (0, -200), (-400, -200), (400, -200), (0, -300)),
    *((-200, 0), (200, 0), (-100, -300), (100, -300), (-300, -300), (300, -300), (-600, -200), (600, -200), (0, -800)),
    *((-300, -50), (300, -50), (-100, 0), (100, 0), (-300, -200), (300, -200), (0, -400), (0, -600), (-150, -350)),
    *((150, -350), (-500, -150), (500, -150), (-400, -100), (400, -100), (-150, -200), (150, -200), (0, -100)),
)
"""Corners by which one comes to a contact pose, facing as one will there: so far to its right, so far ahead of it. They
were found by trying all corners in many battles, the most useful first."""


def leg_cost(start: Pose, end: Pose) -> int:
    """P5.e: the straight way of the front corner that goes farther, rounded up. A turn costs nothing beyond it."""
    # The front corners depend on the heading alone; the depth of the base does not matter.
    dx, dy = end[0] - start[0], end[1] - start[1]
    if start[2] == end[2]:
        return ceil_sqrt(dx * dx + dy * dy)
    sx, sy = HALVES[start[2]]
    ex, ey = HALVES[end[2]]
    tx, ty = ex - sx, ey - sy
    right = (dx + tx) * (dx + tx) + (dy + ty) * (dy + ty)
    left = (dx - tx) * (dx - tx) + (dy - ty) * (dy - ty)
    return ceil_sqrt(left if left > right else right)


def path_cost(start: Pose, legs: Sequence[Pose]) -> int:
    """P5.f: the sum of the legs."""
    total, here = 0, start
    for pose in legs:
        total += leg_cost(here, pose)
        here = pose
    return total


def begins_behind(base: Shape, target: Pose, depth: int, way: str) -> bool:
    """P5.l: a corner of the base lies behind the line of the target's front, or of its rear if that is attacked; its
    front may be attacked from anywhere."""
    line = -depth if way == REAR else 0
    return way == FRONT or any(local(target, corner)[1] < line for corner in base.points)


class Walk:
    """One element's proposed path, measured on the table as it stands (P3.h)."""

    def __init__(
        self, game: Battle, state: BattleState, element: Element, legs: Sequence[Pose], together: int = 0
    ) -> None:
        self.game = game
        self.state = state
        self.element = element
        self.start = state.poses[element]
        self.end = legs[-1]
        self.legs = legs
        self.depth = game.depth[element]
        self.ground = game.ground(state)
        self.together = together
        """P5.m: those who march with it; their bases are no obstacle and screen nothing."""
        self.cost = path_cost(self.start, legs)
        self.through_river = False
        self.watching: list[Element] = []
        """The enemies whose zones the path could have to do with."""
        self.enemies: list[Element] = []
        self.friends: list[Element] = []
        """Those whose bases it could: the others need no measuring. Nobody needs it before the length is right."""

    def why_not(self, length: int | None = None) -> Refusal | None:
        """P5: the length, the end, the way. ``length`` is that of a straight way back (P8.f)."""
        refusal = self.why_too_far(length)
        if refusal is not None:
            return refusal
        self._look_round()
        refusal = self.why_not_end_here() or self.why_not_path()
        if refusal is None and self.through_river:
            return self.why_too_far(length)
        return refusal

    def _look_round(self) -> None:
        """Find whoever is near the path."""
        x0, y0, _ = self.start
        x1, y1 = x0, y0
        for x, y, _ in self.legs:
            x0, x1 = (x if x < x0 else x0), (x if x > x1 else x1)
            y0, y1 = (y if y < y0 else y0), (y if y > y1 else y1)
        x0, x1, y0, y1 = x0 - REACH_OF_BASES, x1 + REACH_OF_BASES, y0 - REACH_OF_BASES, y1 + REACH_OF_BASES
        poses = self.state.poses
        for enemy in enemies_of(self.game, self.state, self.element):
            x, y, _ = poses[enemy]
            if x0 - ZONE_DEPTH <= x <= x1 + ZONE_DEPTH and y0 - ZONE_DEPTH <= y <= y1 + ZONE_DEPTH:
                self.watching.append(enemy)
                if x0 <= x <= x1 and y0 <= y <= y1:
                    self.enemies.append(enemy)
        together = self.together
        for friend in friends_of(self.game, self.state, self.element):
            x, y, _ = poses[friend]
            if x0 <= x <= x1 and y0 <= y <= y1 and not together >> friend & 1:
                self.friends.append(friend)

    def base(self, pose: Pose) -> Shape:
        """The mover's base in a pose."""
        return rectangle(pose, HALF_FRONT, self.depth)

    # --- how far -----------------------------------------------------------------------------------------------------

    def allowance(self) -> int:
        """P5.b, P5.d: the difficult rate if the base is in difficult ground at the start or at the end, whatever lies
        between; P5.k: but a major river met anywhere slows the whole move."""
        troop = self.game.troop[self.element]
        is_difficult = self.ground.is_difficult
        if self.through_river or is_difficult(self.base(self.start)) or is_difficult(self.base(self.end)):
            return troop.difficult
        return troop.easy

    def why_too_far(self, length: int | None = None) -> Refusal | None:
        """P5.b: not beyond the distance allowed to the type; P8.f: of a straight way back, the length it was given."""
        cost = self.cost if length is None else length
        troop = self.game.troop[self.element]
        if cost <= troop.difficult and cost <= troop.easy:
            return None  # whatever lies under it
        allowed = self.allowance()
        if cost > allowed:
            rule = "P5.k" if self.through_river else "P5.b"
            return Refusal(rule, "too_far", {"element": self.element, "cost": cost, "allowed": allowed})
        return None

    # --- where to ----------------------------------------------------------------------------------------------------

    def why_not_end_here(self) -> Refusal | None:
        """P5.h, P5.i: the final pose lies on the table and overlaps no base at all."""
        base = self.base(self.end)
        if not is_on_table(base):
            return Refusal("P5.h", "leaves_the_table", {"element": self.element})
        x0, y0, x1, y1 = base.x0 - EXTENT, base.y0 - EXTENT, base.x1 + EXTENT, base.y1 + EXTENT
        poses = self.state.poses
        for others in (self.enemies, self.friends):
            for other in others:
                x, y, _ = poses[other]
                if x0 <= x <= x1 and y0 <= y <= y1 and overlap(base, base_of(self.game, self.state, other)):
                    return Refusal("P5.i", "ends_on_another", {"element": self.element, "other": other})
        return None

    def contact_made(self) -> tuple[Element, str] | None:
        """The enemy and the way of contact that the move ends in."""
        for enemy in self.enemies:
            way = way_of_contact(self.end, self.state.poses[enemy], self.game.depth[enemy])
            if way is not None:
                return enemy, way
        return None

    def why_not_contact(self, enemy: Element, way: str) -> Refusal | None:
        """P5.j: contact is made in exactly the contact pose, the whole way paid for; P5.l: a flank only from behind the
        line of the target's front, its rear only from behind the line of its rear."""
        target, depth = self.state.poses[enemy], self.game.depth[enemy]
        if contact_pose(target, depth, way) != self.end:
            return Refusal("P5.j", "not_the_exact_pose", {"element": self.element, "enemy": enemy, "way": way})
        if not begins_behind(self.base(self.start), target, depth, way):
            return Refusal("P5.l", "not_from_behind", {"element": self.element, "enemy": enemy, "way": way})
        return None

    # --- which way ---------------------------------------------------------------------------------------------------

    def why_not_path(self) -> Refusal | None:
        """P5.g, P5.h, P6, P7: every leg can be walked, in one of its two ways."""
        zones = Zones(self.game, self.state, self.watching, 1 << self.element | self.together)
        contact = self.contact_made()
        if contact is not None:
            enemy, way = contact
            refusal = self.why_not_contact(enemy, way)
            if refusal is not None:
                return refusal
            zones.exempt = {enemy}  # P6.g
            begun = zones.begun_in(self.base(self.start))
            if enemy in begun:
                zones.exempt |= begun
        is_retiring = len(self.legs) == 1 and bool(retirements(self.start, self.end))
        here = self.start
        for pose in self.legs:
            refusal = self._why_not_leg(here, pose, None if is_retiring else zones)
            if refusal is not None:
                return refusal
            here = pose
        return None

    def _why_not_leg(self, start: Pose, end: Pose, zones: Zones | None) -> Refusal | None:
        """P5.g: turn and then slide, or slide and then turn; either will do, and dry-shod rather than through a
        river."""
        first, wet = self._why_not_way(start, end, end[2], zones)
        if first is None and not wet:
            return None
        if start[2] != end[2]:
            second, wet_too = self._why_not_way(start, end, start[2], zones)
            if second is None and (first is not None or not wet_too):
                first, wet = None, wet_too
        if first is None:
            self.through_river |= wet
        return first

    def _why_not_way(self, start: Pose, end: Pose, heading: int, zones: Zones | None) -> tuple[Refusal | None, bool]:
        """One way to walk a leg: sliding with this heading. The second answer: it meets a major river (P5.k)."""
        slide = sweep((start[0], start[1], heading), HALF_FRONT, self.depth, end)
        shapes: list[tuple[Shape, int]] = [(slide, heading)]
        if start[2] != heading:
            shapes.append((self.base(start), start[2]))
        if end[2] != heading:
            shapes.append((self.base(end), end[2]))
        for shape, facing in shapes:
            refusal = self._why_not_shape(shape, heading, facing, zones)
            if refusal is not None:
                return refusal, False
        return None, bool(self.ground.rivers) and any(self.ground.is_in_river(shape) for shape, _ in shapes)

    def _why_not_shape(self, shape: Shape, heading: int, facing: int, zones: Zones | None) -> Refusal | None:
        """P5.h: a tested shape stays on the table, clear of enemies, of impassable ground, and of friends unless they
        may be passed (P7)."""
        game, state, element = self.game, self.state, self.element
        if not is_on_table(shape):
            return Refusal("P5.h", "leaves_the_table", {"element": element})
        x0, y0, x1, y1 = shape.x0 - EXTENT, shape.y0 - EXTENT, shape.x1 + EXTENT, shape.y1 + EXTENT
        poses = state.poses
        for enemy in self.enemies:
            x, y, _ = poses[enemy]
            if x0 <= x <= x1 and y0 <= y <= y1 and overlap(shape, base_of(game, state, enemy)):
                return Refusal("P5.h", "enemy_in_the_way", {"element": element, "enemy": enemy})
        for friend in self.friends:
            x, y, _ = poses[friend]
            if x0 <= x <= x1 and y0 <= y <= y1 and overlap(shape, base_of(game, state, friend)):
                if not may_pass_type(game, element, friend):
                    return Refusal("P7.g", "may_not_pass", {"element": element, "friend": friend})
                # P7.c, P7.f: while it overlaps the friend the mover slides, and faces, exactly along or against it.
                other = state.poses[friend][2]
                if not (are_parallel(heading, other) and are_parallel(facing, other)):
                    return Refusal("P7.c", "not_parallel", {"element": element, "friend": friend})
        if self.ground.is_impassable(shape):
            return Refusal("P5.h", "impassable_ground", {"element": element})
        if zones is not None:
            enemy_zone = zones.violated_by(shape)
            if enemy_zone is not None:
                return Refusal("P6.a", "zone_of_control", {"element": element, "enemy": enemy_zone})
        return None


# --- may this element go there? --------------------------------------------------------------------------------------


def read_legs(x: int, y: int, h: int, path: Sequence[int]) -> list[Pose] | Refusal:
    """P5.f: one to four legs; P0.b, P0.c: on the table, with whole degrees."""
    if len(path) % 3 or len(path) // 3 >= MOST_LEGS:
        return Refusal("P5.f", "too_many_legs", {"most": MOST_LEGS})
    numbers = (*path, x, y, h)
    legs = [(numbers[n], numbers[n + 1], numbers[n + 2]) for n in range(0, len(numbers), 3)]
    for px, py, heading in legs:
        if not 0 <= heading < 360:
            return Refusal("P0.c", "no_such_heading", {"heading": heading})
        if not (0 <= px <= TABLE and 0 <= py <= TABLE):
            return Refusal("P0.b", "off_the_table", {"x": px, "y": py})
    return legs


def why_not_ready(game: Battle, state: BattleState, seat: int, element: Element) -> Refusal | None:
    """P3.c, P3.g: one's own element, on the table, that has not moved in this turn."""
    if not game.army[seat] >> element & 1:
        return Refusal("P3.c", "not_your_element", {"element": element})
    if not is_in_play(state, element):
        return Refusal("P3.c", "not_on_the_table", {"element": element})
    if state.moved >> element & 1:
        return Refusal("P3.g", "has_moved", {"element": element})
    return None


def why_not_walk(game: Battle, state: BattleState, element: Element, legs: Sequence[Pose]) -> Refusal | None:
    """P5: an element that is in no contact goes its way. (P5.n: in contact it can only break it, see ``breaking``.)"""
    walk = Walk(game, state, element, legs)
    if walk.start == walk.end:
        return Refusal("P5.f", "goes_nowhere", {"element": element})
    return walk.why_not()


def why_not_straight_back(game: Battle, state: BattleState, element: Element, distance: int) -> Refusal | None:
    """P5.h, P7, P8.f: the way straight back is clear, and short enough."""
    end = backward(state.poses[element], distance)
    walk = Walk(game, state, element, [end])
    length = distance if amendments.breaking_contact_takes_the_distance_named(game) else None
    return walk.why_not(length)


# --- blocks ----------------------------------------------------------------------------------------------------------


def are_joined(game: Battle, state: BattleState, one: Element, other: Element) -> bool:
    """P0.f, P5.m: side to side or front to rear, with the same heading."""
    a, b = state.poses[one], state.poses[other]
    if a[2] != b[2]:
        return False
    hx, hy = vector(HALF_FRONT, a[2] + 90)
    places = (
        (a[0] + 2 * hx, a[1] + 2 * hy),
        (a[0] - 2 * hx, a[1] - 2 * hy),
        rear_middle(a, game.depth[one]),
    )
    return any(coincide(b, place) for place in places) or coincide(a, rear_middle(b, game.depth[other]))


def block_of(game: Battle, state: BattleState, element: Element, among: Sequence[Element]) -> list[Element]:
    """Everybody who is joined to an element, directly or through others."""
    block, waiting = [element], [other for other in among if other != element]
    for member in block:
        joined = [other for other in waiting if are_joined(game, state, member, other)]
        block += joined
        waiting = [other for other in waiting if other not in joined]
    return sorted(block)


def why_not_block(
    game: Battle, state: BattleState, elements: Sequence[Element], dx: int, dy: int, left: int
) -> Refusal | None:
    """P5.m: a block makes one translation; every element counts one against the dice and must be able to make the move
    by itself, the others of the block out of its way."""
    if len(elements) < 2 or len(set(elements)) != len(elements):
        return Refusal("P5.m", "no_block", {})
    if len(elements) > left:
        return Refusal("P3.f", "too_few_moves", {"moves": left})
    if len(block_of(game, state, elements[0], elements)) != len(elements):
        return Refusal("P5.m", "not_joined", {"elements": tuple(elements)})
    if not (-TABLE <= dx <= TABLE and -TABLE <= dy <= TABLE):
        return Refusal("P0.b", "off_the_table", {"x": dx, "y": dy})
    if not (dx or dy):
        return Refusal("P5.f", "goes_nowhere", {"element": elements[0]})
    together = mask_of(elements)
    for element in elements:
        if contacts(game, state, element).exist:
            return Refusal("P5.n", "held_by_contact", {"element": element})
        x, y, heading = state.poses[element]
        walk = Walk(game, state, element, [(x + dx, y + dy, heading)], together & ~(1 << element))
        refusal = walk.why_not()
        if refusal is not None:
            return refusal
    return None


# --- what is worth proposing -----------------------------------------------------------------------------------------


def contacts_in_reach(game: Battle, state: BattleState, element: Element) -> Iterator[tuple[Element, str, Pose]]:
    """The contact poses that an element could come to, as the crow flies, and that P5.l does not close to it."""
    start, reach = state.poses[element], game.troop[element].easy
    base = base_of(game, state, element)
    for enemy in enemies_of(game, state, element):
        target, depth = state.poses[enemy], game.depth[enemy]
        if abs(target[0] - start[0]) > reach + 600 or abs(target[1] - start[1]) > reach + 600:
            continue
        for way in WAYS:
            end = contact_pose(target, depth, way)
            if leg_cost(start, end) <= reach and begins_behind(base, target, depth, way):
                yield enemy, way, end


def contact_moves(game: Battle, state: BattleState, element: Element) -> Iterator[tuple[Element, str, list[Pose]]]:
    """A way to each contact that an element can make: straight there, or round by a corner of the way."""
    for enemy, way, end in contacts_in_reach(game, state, element):
        legs = way_to_contact(game, state, element, end)
        if legs is not None:
            yield enemy, way, legs


def way_to_contact(game: Battle, state: BattleState, element: Element, end: Pose) -> list[Pose] | None:
    """The first way to a contact pose that the rules allow; None if there is none worth naming."""
    straight = [end]
    if why_not_walk(game, state, element, straight) is None:
        return straight
    start, reach = state.poses[element], game.troop[element].easy
    for right, ahead in ROUND:
        corner = moved(moved(end, ahead, end[2]), right, end[2] + 90)
        legs = [corner, end]
        if path_cost(start, legs) <= reach and why_not_walk(game, state, element, legs) is None:
            return legs
    return None


def joining_poses(game: Battle, state: BattleState, element: Element, friends: Iterable[Element]) -> Iterator[Pose]:
    """Places in line with some friends: to the right, to the left, behind (for support)."""
    start, reach = state.poses[element], game.troop[element].easy
    for friend in friends:
        x, y, heading = state.poses[friend]
        if abs(x - start[0]) > reach + 500 or abs(y - start[1]) > reach + 500:
            continue
        hx, hy = vector(HALF_FRONT, heading + 90)
        rear = rear_middle(state.poses[friend], game.depth[friend])
        for pose in (
            (x + 2 * hx, y + 2 * hy, heading),
            (x - 2 * hx, y - 2 * hy, heading),
            (*rear, heading),
        ):
            if pose != start and leg_cost(start, pose) <= reach:
                yield pose


def wheel(pose: Pose, degrees: int, right: bool) -> Pose:
    """The pose after a wheel about its right or left front corner."""
    side = 90 if right else -90
    px, py = vector(HALF_FRONT, pose[2] + side)
    heading = (pose[2] + (degrees if right else -degrees)) % 360
    qx, qy = vector(HALF_FRONT, heading + side)
    return pose[0] + px - qx, pose[1] + py - qy, heading


def stride(game: Battle, reach: int, heading: int) -> Point:
    """P5.e: a translation in a direction, as long as a reach allows; rounding may make it one unit too long."""
    way = vector(reach, heading)
    if way[0] ** 2 + way[1] ** 2 > reach**2 and amendments.proposals_use_the_whole_allowance(game):
        return vector(reach - 1, heading)
    return way


def free_poses(game: Battle, state: BattleState, element: Element) -> Iterator[Pose]:
    """Ahead, oblique, wheeling, withdrawing: what does not look at anybody else."""
    start, troop = state.poses[element], game.troop[element]
    for reach in dict.fromkeys((troop.easy, troop.difficult, troop.easy // 2)):
        for turn in (0, 45, -45, 180):
            dx, dy = stride(game, reach, start[2] + turn)
            yield start[0] + dx, start[1] + dy, start[2]
    for degrees in (30, 60):
        yield wheel(start, degrees, right=True)
        yield wheel(start, degrees, right=False)
    rear = rear_middle(start, troop.depth)
    yield (*rear, (start[2] + 180) % 360)
