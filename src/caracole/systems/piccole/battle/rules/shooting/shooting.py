"""P9 Shooting: who can shoot at whom, who must, and how shots are gathered into combats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from caracole.geometry.table import COS6, SIN6, Point, Pose, Shape, hull, local, overlap, polygon, r6
from caracole.kernel import Refusal
from caracole.systems.piccole.battle.rules.combat.melee import default_main, threats_in_melee, touching_all
from caracole.systems.piccole.battle.rules.components.measures import HALF_FRONT, MOST_SHOOTERS, RANGE, THROUGH_WOOD
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.field.ground import EXTENT, KINDS, centre
from caracole.systems.piccole.battle.rules.query import base_of, listed
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

NEAR: Final = RANGE + 3 * HALF_FRONT
"""Nothing farther off along the table's sides can be a target."""
FARTHEST: Final = 4 * RANGE * RANGE
"""Four times the square of the range."""


# --- arc, range and sight --------------------------------------------------------------------------------------------


def check_points(base: Shape) -> list[Point]:
    """P9.h, P9.i: the four corners and the middles of the four edges, in doubled coordinates."""
    corners = base.points
    doubled = [(2 * x, 2 * y) for x, y in corners]
    middles = [(a[0] + b[0], a[1] + b[1]) for a, b in zip(corners, (*corners[1:], corners[0]), strict=True)]
    return doubled + middles


def range_squared(shooter: Pose, target: Shape) -> int | None:
    """P9.a, P9.c, P9.h, P9.i: four times the square of the distance to the nearest check point that lies ahead, or
    within 45 degrees to either side from the front corners; None if there is none within four inches."""
    best: int | None = None
    x, y, heading = 2 * shooter[0], 2 * shooter[1], shooter[2]
    sine, cosine = SIN6[heading], COS6[heading]
    for px, py in check_points(target):
        dx, dy = px - x, py - y
        t = r6(dx * sine + dy * cosine)
        if t < 0:
            continue
        beside = abs(r6(dx * cosine - dy * sine)) - 2 * HALF_FRONT
        if beside > t:
            continue
        far = t * t + (beside * beside if beside > 0 else 0)
        if far <= FARTHEST and (best is None or far < best):
            best = far
    return best


def corridor(shooter: Shape, pose: Pose, target: Shape, target_pose: Pose, depth: int) -> Shape:
    """P9.j: between the shooter's front edge and the edge of the target that it aims at: the front if it stands before
    the target's front line, the rear if behind its rear line, otherwise the side that it stands on."""
    left, right, rear_right, rear_left = target.points
    s, t = local(target_pose, pose)
    if t > 0:
        aim = (left, right)
    elif t < -depth:
        aim = (rear_right, rear_left)
    else:
        aim = (right, rear_right) if s > 0 else (left, rear_left)
    return polygon(hull((*shooter.points[:2], *aim)))


def can_shoot(game: Battle, state: BattleState, shooter: Element, target: Element) -> bool:
    """P9.c, P9.d: the target is in arc and range, and nothing is in the way."""
    pose, target_pose = state.poses[shooter], state.poses[target]
    if abs(pose[0] - target_pose[0]) > NEAR or abs(pose[1] - target_pose[1]) > NEAR:
        return False
    base, target_base = base_of(game, state, shooter), base_of(game, state, target)
    far = range_squared(pose, target_base)
    if far is None:
        return False
    lane = corridor(base, pose, target_base, target_pose, game.depth[target])
    third = state.on_table & ~(1 << shooter | 1 << target)
    poses = state.poses
    x0, y0, x1, y1 = lane.x0 - EXTENT, lane.y0 - EXTENT, lane.x1 + EXTENT, lane.y1 + EXTENT
    for other in listed(third):
        x, y, _ = poses[other]
        if x0 <= x <= x1 and y0 <= y <= y1 and overlap(lane, base_of(game, state, other)):
            return False  # P9.k
    return not is_sight_blocked(game, state, shooter, target, lane, far)


def is_sight_blocked(
    game: Battle, state: BattleState, shooter: Element, target: Element, lane: Shape, far: int
) -> bool:
    """P9.l to P9.o: terrain over the corridor. P9.m: a wood, unless the range is an inch or less; P9.n: a height,
    unless one of the two stands as high; P9.o: a camp or fort, unless one of the two is in it."""
    ground = game.ground(state)
    bases = (base_of(game, state, shooter), base_of(game, state, target))
    for patch in ground.sight:
        if not overlap(lane, patch.shape):
            continue
        sight = KINDS[patch.kind].sight
        if sight == "wood":
            blocked = far > 4 * THROUGH_WOOD * THROUGH_WOOD
        elif sight == "height":
            levels = (ground.level_at(centre(state.poses[e], game.depth[e])) for e in (shooter, target))
            blocked = max(levels) < patch.level
        elif sight == "works":
            blocked = not any(overlap(base, patch.shape) for base in bases)
        else:
            blocked = patch.blocks_sight
        if blocked:
            return True
    return False


def reach_of_all(game: Battle, state: BattleState) -> tuple[tuple[Element, Element], ...]:
    """P9.b, P9.g: every pair of a shooter and a target in this phase. Nobody in contact shoots or is shot at; whoever
    counts as a threat in a melee does not shoot. Both sides shoot in every phase 4, moved or not."""
    touching = touching_all(game, state)
    free = [element for element in listed(state.on_table) if element not in touching]
    archers = [element for element in free if game.elements[element].shoots]
    if archers and touching:
        busy = threats_in_melee(game, state)
        archers = [element for element in archers if element not in busy]
    return tuple(
        (shooter, target)
        for shooter in archers
        for target in free
        if side_of(target) != side_of(shooter) and can_shoot(game, state, shooter, target)
    )


# --- declaring -------------------------------------------------------------------------------------------------------


class Declarations(NamedTuple):
    """Who can shoot at whom, and what was declared so far."""

    phasing: int
    reach: frozenset[tuple[Element, Element]]
    shots: tuple[tuple[Element, Element], ...]

    def is_full(self, target: Element) -> bool:
        """P9.f, P9.r: three shooters at most."""
        return sum(1 for _, aimed in self.shots if aimed == target) >= MOST_SHOOTERS

    def must_choose_from(self, shooter: Element) -> list[Element]:
        """P9.e, P9.q: the enemies one of whom it must shoot at; empty if it is free. Enemies already full bind nobody
        (P9.r)."""
        mutual = [b for a, b in self.reach if a == shooter and (b, a) in self.reach]
        if side_of(shooter) != self.phasing:
            aimed = [enemy for enemy in mutual if (enemy, shooter) in self.shots]
            mutual = aimed or mutual
        return sorted(enemy for enemy in mutual if not self.is_full(enemy))

    def targets(self, shooter: Element) -> list[Element]:
        """Whom it may shoot at now."""
        bound = self.must_choose_from(shooter)
        return bound or sorted(b for a, b in self.reach if a == shooter and not self.is_full(b))

    def waiting(self, seat: int) -> list[Element]:
        """The seat's shooters that have not declared and still have somebody to shoot at."""
        done = {shooter for shooter, _ in self.shots}
        ready = sorted({a for a, _ in self.reach if side_of(a) == seat} - done)
        return [shooter for shooter in ready if self.targets(shooter)]

    def why_not_shoot(self, seat: int, shooter: Element, target: Element) -> Refusal | None:
        """P9.p to P9.r."""
        about = {"shooter": shooter, "target": target}
        if side_of(shooter) != seat:
            return Refusal("P9.p", "not_your_element", {"element": shooter})
        if any(shooter == done for done, _ in self.shots):
            return Refusal("P9.p", "has_declared", {"element": shooter})
        if (shooter, target) not in self.reach:
            return Refusal("P9.c", "cannot_shoot", about)
        if self.is_full(target):
            return Refusal("P9.r", "three_shooters_already", about)
        bound = self.must_choose_from(shooter)
        if bound and target not in bound:
            return Refusal("P9.q", "must_shoot_at_mutual", {**about, "enemy": bound[0]})
        return None

    def why_not_end(self, seat: int) -> Refusal | None:
        """P9.e: those who must shoot have declared."""
        for shooter in self.waiting(seat):
            bound = self.must_choose_from(shooter)
            if bound:
                return Refusal("P9.e", "must_shoot", {"shooter": shooter, "enemy": bound[0]})
        return None


# --- combats ---------------------------------------------------------------------------------------------------------


class Volley(NamedTuple):
    """P9.s: one shooting combat: ``main`` against ``target``, with others in support; ``answers`` in a shoot-out, in
    which the target's own supporters count against the main shooter."""

    main: Element
    target: Element
    support: int
    answers: bool = False
    against_main: int = 0


def shooters_of(shots: Iterable[tuple[Element, Element]], target: Element) -> list[Element]:
    """Everybody who shoots at a target, by number."""
    return sorted(shooter for shooter, aimed in shots if aimed == target)


def unclear_main(
    game: Battle, shots: tuple[tuple[Element, Element], ...], mains: tuple[tuple[Element, Element], ...]
) -> tuple[Element, list[Element]] | None:
    """P9.s: the first target whose shooters' owner has a choice that matters, and the shooters: it answers none of
    them, and they are of several types."""
    aim = dict(shots)
    chosen = {target for target, _ in mains}
    for target in sorted({target for _, target in shots} - chosen):
        shooters = shooters_of(shots, target)
        if aim.get(target) in shooters:
            continue
        if len({game.elements[shooter].type for shooter in shooters}) > 1:
            return target, shooters
    return None


def volleys(
    game: Battle, phasing: int, shots: tuple[tuple[Element, Element], ...], mains: tuple[tuple[Element, Element], ...]
) -> list[Volley]:
    """P9.s, P9.t, P3.j: the shooting combats in the order of their dice: those with a phasing main shooter by its
    number, then those of the other side alone by their targets."""
    aim, chosen = dict(shots), dict(mains)
    found = []
    for target in sorted({target for _, target in shots}):
        shooters = shooters_of(shots, target)
        answered = aim.get(target)
        if answered in shooters:
            if side_of(answered) == phasing:  # a shoot-out is told once, from the phasing side
                others = len(shooters_of(shots, answered)) - 1
                found.append(Volley(answered, target, len(shooters) - 1, True, others))
            continue
        main = chosen.get(target, default_main(game, shooters))
        found.append(Volley(main, target, len(shooters) - 1))
    own = sorted((v for v in found if side_of(v.main) == phasing), key=lambda v: v.main)
    return own + sorted((v for v in found if side_of(v.main) != phasing), key=lambda v: v.target)
