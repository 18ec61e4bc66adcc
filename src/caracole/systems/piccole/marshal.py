"""A marshal: rules of thumb for fighting a battle, in whole numbers only, so that a campaign can let him fight one at
once and get the same battle on every machine. The computer player asks him too.

He attacks where the dice promise more than they threaten (``odds``), prefers flanks and rears, keeps his line together
on the way there, shoots at whoever suffers most, and falls back from fights that he would lose.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.geometry.table import COS6, SIN6, TOLERANCE, Pose, ceil_sqrt, squared_distance, vector
from caracole.kernel.bits import members
from caracole.systems.piccole import sequence
from caracole.systems.piccole.actions import (
    ChooseEdge,
    ChooseMain,
    Deploy,
    EndMoves,
    EndShooting,
    FallBack,
    LayTerrain,
    LiftAll,
    Move,
    MoveBlock,
    PlaceCamp,
    Shoot,
    Stand,
    TryToBreak,
)
from caracole.systems.piccole.contact import FRONT, contact_pose, contacts
from caracole.systems.piccole.formations import drawn_up
from caracole.systems.piccole.measures import BREAK_AT_LEAST, INCH, RANGE, ZONE_DEPTH
from caracole.systems.piccole.melee import threats_to
from caracole.systems.piccole.movement import block_of, contact_moves, joining_poses, leg_cost, why_not_block
from caracole.systems.piccole.odds import Judge, shot_promise
from caracole.systems.piccole.query import backward, enemies_of
from caracole.systems.piccole.state import BattleState
from caracole.systems.piccole.suggestions import move_along
from caracole.systems.piccole.troops import CVL, CVP, FTL, FTP

if TYPE_CHECKING:
    from caracole.systems.piccole.game import Battle

LINES = ("line", "doubled", "reserve")
BOLD = 0
"""What an attack must promise more than it threatens, summed over thirty-six rolls."""
PATIENCE = 10
"""Turns in which he keeps to that."""
IMPATIENCE = 30
"""How much less he is content with for every turn after them."""
HOPELESS = -250
"""The promise at which he breaks off."""
CLEAR = 5 * INCH
"""No enemy so near: horse may ride for the camp."""
HEADINGS = range(0, 360, 15)


class Thought(NamedTuple):
    """What he does and why: the code of a reason and its arguments, elements by number."""

    action: Any
    code: str
    args: dict[str, Any]


def choose(game: Battle, state: BattleState, seat: int, rng: Random) -> Any:
    """The action alone."""
    return think(game, state, seat, rng).action


def think(game: Battle, state: BattleState, seat: int, rng: Random) -> Thought:
    """Decide for a seat that has to decide."""
    step = state.stack[-1].step
    if step == "move.act":
        return _move(game, state, seat, rng)
    if step == "shoot.declare":
        return _shoot(game, state, seat)
    if step.startswith("setup."):
        return _prepare(game, state, seat, rng)
    if step == "combat.main":
        first: ChooseMain = next(iter(game.candidates(state, seat)))  # type: ignore[assignment]
        return Thought(first, "strongest_leads", {"element": first.element})
    element = state.stack[-1].element
    if step == "react.fall_back":
        choices = [action for action in game.candidates(state, seat) if isinstance(action, FallBack)]
        return Thought(min(choices, key=lambda each: abs(each.distance - 2 * INCH)), "falls_back", {"element": element})
    if Judge(game, state, seat).now < -BREAK_AT_LEAST // 2:
        return Thought(TryToBreak(), "breaks_contact", {"element": element})
    return Thought(Stand(), "stands", {"element": element})


# --- P2 preparing ----------------------------------------------------------------------------------------------------


def _prepare(game: Battle, state: BattleState, seat: int, rng: Random) -> Thought:
    step = state.stack[-1].step
    if step == "setup.terrain":
        wish = LayTerrain(int(rng.random() * len(game.terrain_pieces)))
        action = wish if game.check(state, seat, wish) is None else game.sample(state, seat, rng)
        return Thought(action, "lays_terrain", {})
    if step == "setup.edge":
        return Thought(ChooseEdge(int(rng.random() * 4)), "takes_edge", {})
    if step == "setup.camp":
        camp: PlaceCamp = next(iter(game.candidates(state, seat)))  # type: ignore[assignment]
        return Thought(camp, "pitches_camp", {})
    order = sorted(LINES, key=lambda _: rng.random())
    for formation in order:
        poses = drawn_up(game, state, seat, formation)
        if poses is not None:
            return Thought(Deploy(tuple(number for pose in poses for number in pose)), "draws_up", {})
    return Thought(LiftAll(), "draws_up", {})


# --- P5 moving -------------------------------------------------------------------------------------------------------


def _move(game: Battle, state: BattleState, seat: int, rng: Random) -> Thought:
    """Attack, then threaten and support, then bring the others up."""
    frame = state.stack[-1]
    ready = members(state.on_table & game.army[seat] & ~state.moved)
    free = [element for element in ready if not contacts(game, state, element)]
    judge = Judge(game, state, seat)
    attack = _best_attack(game, state, seat, free, judge)
    if attack is not None:
        return attack
    escape = _best_escape(game, state, seat, [element for element in ready if element not in free], judge)
    if escape is not None:
        return escape
    help_ = _best_help(game, state, seat, free, judge)
    if help_ is not None:
        return help_
    advance = _advance(game, state, seat, free, frame.left, rng)
    return advance or Thought(EndMoves(), "holds", {})


def _best_attack(game: Battle, state: BattleState, seat: int, free: list[int], judge: Judge) -> Thought | None:
    """The contact that promises most, if it promises enough."""
    least = BOLD - IMPATIENCE * max(0, state.turn - PATIENCE)
    found: list[tuple[int, Move, int, str]] = []
    for element in free:
        gains: dict[Pose, int] = {}
        for enemy, way, legs in contact_moves(game, state, element):
            end = legs[-1]
            if end not in gains:
                gains[end] = judge.gain(element, end)
            gain = gains[end]
            if gain >= least:
                found.append((gain, move_along(element, legs), enemy, way))
    for _, action, enemy, way in sorted(found, key=lambda each: (-each[0], len(each[1].path), each[1])):
        if game.check(state, seat, action) is None:
            code = "attacks_front" if way == FRONT else "attacks_rear" if way == "rear" else "attacks_flank"
            return Thought(action, code, {"element": action.element, "enemy": enemy})
    return None


def _best_escape(game: Battle, state: BattleState, seat: int, held: list[int], judge: Judge) -> Thought | None:
    """P8.e: out of a fight that would be lost badly."""
    for element in held:
        if judge.gain(element, backward(state.poses[element], 2 * INCH)) > -HOPELESS:
            for distance in (2 * INCH, BREAK_AT_LEAST):
                action = Move(element, *backward(state.poses[element], distance))
                if game.check(state, seat, action) is None:
                    return Thought(action, "breaks_contact", {"element": element})
    return None


def _best_help(game: Battle, state: BattleState, seat: int, free: list[int], judge: Judge) -> Thought | None:
    """A place in line from which a friend's fight goes better: a corner to threaten with, or the rear of a heavy
    foot."""
    best: tuple[int, Move] | None = None
    for element in free:
        for pose in joining_poses(game, state, element):
            gain = judge.gain(element, pose)
            if gain > 0 and (best is None or gain > best[0]):
                action = Move(element, *pose)
                if game.check(state, seat, action) is None:
                    best = (gain, action)
    if best is None:
        return None
    return Thought(best[1], "helps_friend", {"element": best[1].element})


# --- bringing troops up ----------------------------------------------------------------------------------------------


def _advance(game: Battle, state: BattleState, seat: int, free: list[int], left: int, rng: Random) -> Thought | None:
    """The line first, then whoever is farthest from the enemy."""
    at_work = [element for element in free if not _is_useful_here(game, state, element)]
    blocks = _blocks(game, state, at_work)
    for block in sorted(blocks, key=lambda each: (-len(each), each)):
        if len(block) > left:
            continue
        action = _forward(game, state, block)
        if action is not None:
            return Thought(action, "advances_line", {"elements": tuple(block)})
    for element in sorted(at_work, key=lambda each: (-_nearest(game, state, each)[0], each)):
        for pose in _to_camp(game, state, seat, element):
            raid = Move(element, *pose)
            if game.check(state, seat, raid) is None:
                return Thought(raid, "raids_camp", {"element": element})
        for pose in _approaches(game, state, element):
            action_one = Move(element, *pose)
            if game.check(state, seat, action_one) is None:
                return Thought(action_one, "advances", {"element": element})
    return None


def _is_useful_here(game: Battle, state: BattleState, element: int) -> bool:
    """It threatens somebody, supports a fight, or shoots from here."""
    if game.elements[element].shoots and game.elements[element].type != FTP:
        distance, enemy = _nearest(game, state, element)
        x, y, heading = state.poses[element]
        ahead = (state.poses[enemy][0] - x) * SIN6[heading] + (state.poses[enemy][1] - y) * COS6[heading]
        if distance <= RANGE - INCH and ahead > 0:
            return True
    return any(element in threats_to(game, state, enemy) for enemy in enemies_of(game, state, element))


def _blocks(game: Battle, state: BattleState, ready: list[int]) -> Iterator[list[int]]:
    seen: set[int] = set()
    for element in ready:
        if element not in seen:
            block = block_of(game, state, element, ready)
            seen.update(block)
            if len(block) > 1:
                yield block


def _forward(game: Battle, state: BattleState, block: list[int]) -> MoveBlock | None:
    """As far ahead as the slowest can go, if that brings the block nearer to the enemy."""
    heading = state.poses[block[0]][2]
    slowest = min(game.troop[element].easy for element in block)
    before = min(_nearest(game, state, element)[0] for element in block)
    for reach in dict.fromkeys((slowest, slowest // 2, INCH)):
        dx, dy = vector(reach, heading)
        trial = state.copy()
        for element in block:
            x, y, _ = trial.poses[element]
            trial.poses[element] = (x + dx, y + dy, heading)
        if min(_nearest(game, trial, element)[0] for element in block) >= before:
            continue
        if why_not_block(game, state, block, dx, dy, len(block)) is None:
            return MoveBlock(tuple(block), dx, dy)
    return None


def _nearest(game: Battle, state: BattleState, element: int) -> tuple[int, int]:
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


def _to_camp(game: Battle, state: BattleState, seat: int, element: int) -> Iterator[Pose]:
    """P16.c: horse with no enemy near rides for the enemy's camp, which counts as two elements."""
    camp = state.camps[1 - seat]
    if not game.troop[element].horse or not camp or state.camp_held[1 - seat] == seat:
        return
    if _nearest(game, state, element)[0] <= CLEAR:
        return
    x, y, _ = state.poses[element]
    goal = (sum(point[0] for point in camp) // 4, sum(point[1] for point in camp) // 4)
    far = ceil_sqrt(squared_distance((x, y), goal))
    dx, dy = goal[0] - x, goal[1] - y
    towards = max(HEADINGS, key=lambda each: dx * SIN6[each] + dy * COS6[each])
    if far <= game.troop[element].easy:
        yield goal[0], goal[1], towards
    for part in (1, 2, 3):
        reach = game.troop[element].easy * (4 - part) // 4
        if reach < far:
            vx, vy = vector(reach, towards)
            yield x + vx, y + vy, towards


def _approaches(game: Battle, state: BattleState, element: int) -> Iterator[Pose]:
    """Ways towards the nearest enemy, the longest first, facing it."""
    distance, enemy = _nearest(game, state, element)
    x, y, heading = state.poses[element]
    before = backward(contact_pose(state.poses[enemy], game.depth[enemy], FRONT), ZONE_DEPTH - TOLERANCE)
    if before != state.poses[element] and leg_cost(state.poses[element], before) <= game.troop[element].easy:
        yield before  # face to face, just outside its zone of control: the next step is contact
    if state.poses[element] == before:
        return
    dx, dy = state.poses[enemy][0] - x, state.poses[enemy][1] - y
    ahead = dx * SIN6[heading] + dy * COS6[heading]
    aside = dx * COS6[heading] - dy * SIN6[heading]
    straight = ahead > 0 and abs(aside) <= ahead
    towards = max(HEADINGS, key=lambda each: dx * SIN6[each] + dy * COS6[each])
    troop = game.troop[element]
    for reach in dict.fromkeys((troop.easy, troop.easy * 2 // 3, troop.difficult, INCH)):
        if reach >= distance:
            continue
        turns = (heading, towards) if straight else (towards,)
        for facing in dict.fromkeys(turns):
            for way in dict.fromkeys((facing, towards)):
                # A turn takes its share of the way (P5.e).
                for part in (reach, reach - 110, reach - 220, reach - 300):
                    if part > 0:
                        vx, vy = vector(part, way)
                        yield x + vx, y + vy, facing
    if not straight:
        yield x, y, towards
    for aside_by in (45, -45, 90, -90):  # round whatever is in the way
        for part in (troop.easy - 220, troop.difficult - 110):
            if part > 0:
                vx, vy = vector(part, towards + aside_by)
                yield x + vx, y + vy, towards


# --- P9 shooting -----------------------------------------------------------------------------------------------------


def _shoot(game: Battle, state: BattleState, seat: int) -> Thought:
    """Whoever suffers most; several at one target, for each further shooter lowers its total."""
    made = sequence.declarations(state.stack[-1])
    best: tuple[int, int, int] | None = None
    for shooter in made.waiting(seat):
        for target in made.targets(shooter):
            further = sum(1 for _, aimed in made.shots if aimed == target)
            promise = shot_promise(game, state, shooter, target, further)
            if best is None or promise > best[0]:
                best = (promise, shooter, target)
    if best is None:
        return Thought(EndShooting(), "holds", {})
    return Thought(Shoot(best[1], best[2]), "shoots", {"shooter": best[1], "target": best[2]})
