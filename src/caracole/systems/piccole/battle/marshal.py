"""A marshal: rules of thumb for fighting a battle, in whole numbers only, so that a campaign can let him fight one at
once and get the same battle on every machine.

He is part of the rules: what he does is what happened in every recorded campaign whose battles were fought at once, so
he learns nothing new without a revision of them. The computer players have a head of their own (``captain``).

He holds his camp and goes for the enemy's, attacks where the dice promise more than they threaten (``odds``), leaves
fights that he would lose, keeps his line together and its way back free on the march (``marches``), and shoots at
whoever suffers most. He has no favourite side: what he does depends on where things stand from his own edge.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.geometry.table import COS6, SIN6, Pose
from caracole.systems.piccole.battle import marches
from caracole.systems.piccole.battle.rules.actions import (
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
from caracole.systems.piccole.battle.rules.combat.contact import FRONT, REAR
from caracole.systems.piccole.battle.rules.combat.melee import is_threat, supporter_of
from caracole.systems.piccole.battle.rules.components.measures import BREAK_AT_LEAST, INCH, RANGE
from caracole.systems.piccole.battle.rules.components.numbers import Element, each_element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.field.formations import drawn_up
from caracole.systems.piccole.battle.rules.movement.movement import (
    contacts_in_reach,
    free_poses,
    joining_poses,
    leg_cost,
)
from caracole.systems.piccole.battle.rules.movement.suggestions import move_along
from caracole.systems.piccole.battle.rules.query import backward
from caracole.systems.piccole.battle.rules.sequence import sequence
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.odds import Judge, has_no_way_back, shot_promise

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

LINES = ("line", "doubled", "reserve")
BOLD = 0
"""What an attack must promise more than it threatens, summed over thirty-six rolls."""
PATIENCE = 10
"""Turns in which he keeps to that."""
IMPATIENCE = 6
"""How much less he is content with for every turn after them."""
LAST_STEPS = 100
"""What he walks straight ahead into a contact that he comes to from the side."""
HOPELESS = -250
"""The promise at which he breaks off."""


class Thought(NamedTuple):
    """What he does and why: the code of a reason and its arguments, elements by number."""

    action: Any
    code: str
    args: dict[str, Any]


Weighed = tuple[int, Thought]
"""With what it promises."""


def choose(game: Battle, state: BattleState, seat: int, rng: Random) -> Any:
    """The action alone."""
    return think(game, state, seat, rng).action


def think(game: Battle, state: BattleState, seat: int, rng: Random) -> Thought:
    """Decide for a seat that has to decide."""
    step = state.stack[-1].step
    if step == "move.act":
        return _move(game, state, seat)
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
    if Judge(game, state, seat).of(element) < HOPELESS // 2:
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
            action = leave_a_guard(game, state, seat, Deploy(tuple(number for pose in poses for number in pose)))
            return Thought(action, "draws_up", {})
    return Thought(LiftAll(), "draws_up", {})


def leave_a_guard(game: Battle, state: BattleState, seat: int, line: Deploy) -> Deploy:
    """The last of the light foot holds the camp, if there is one."""
    waiting = game.in_hand(state, seat)
    light = [place for place, element in enumerate(waiting) if game.is_light_foot[element]]
    if not light or not state.camps[seat]:
        return line
    at = 3 * light[-1]
    action = Deploy((*line.poses[:at], *marches.post(game, state, seat, waiting[light[-1]]), *line.poses[at + 3 :]))
    return line if game.check(state, seat, action) else action


# --- P5 moving -------------------------------------------------------------------------------------------------------


def _move(game: Battle, state: BattleState, seat: int) -> Thought:
    """Camps, then attacks, then threats and support, then bring the others up."""
    ready = each_element(state.on_table & game.army[seat] & ~state.moved)
    judge = Judge(game, state, seat)
    free = [element for element in ready if element not in judge.touching]
    guard = marches.guard(game, state, seat, free)
    if guard is not None:
        way = _first_allowed(game, state, seat, *guard)
        if way is not None:
            return Thought(way, "guards_camp", {"element": way.element})
        free = [element for element in free if element != guard[0]]
    raid = marches.raid(game, state, seat, free)
    if raid is not None:
        way = _first_allowed(game, state, seat, *raid)
        if way is not None:
            return Thought(way, "raids_camp", {"element": way.element})
    held = [element for element in ready if element in judge.touching]
    found = [
        thought
        for thought in (
            _best_attack(game, state, seat, free, judge),
            _best_escape(game, state, seat, held, judge),
            _best_help(game, state, seat, free, judge),
        )
        if thought is not None
    ]
    if found:
        return max(found, key=lambda each: each[0])[1]
    return _advance(game, state, seat, free, judge) or Thought(EndMoves(), "holds", {})


def _first_allowed(game: Battle, state: BattleState, seat: int, element: Element, ways: Iterable[Pose]) -> Move | None:
    """The first way that the rules allow."""
    actions = (Move(element, *pose) for pose in ways)
    return next((action for action in actions if game.check(state, seat, action) is None), None)


def _first_safe(game: Battle, state: BattleState, seat: int, element: Element, ways: Iterable[Pose]) -> Move | None:
    """The first way that the rules allow and that is safe; late in the battle, if none is, the first that they
    allow."""
    trial = state.copy()
    fallback = None
    for pose in ways:
        action = Move(element, *pose)
        if game.check(state, seat, action) is None:
            trial.poses[element] = pose
            if marches.is_safe(game, trial, (element,)):
                return action
            fallback = fallback or action
    return fallback if state.turn >= marches.BOLDER else None


def _best_attack(game: Battle, state: BattleState, seat: int, free: list[Element], judge: Judge) -> Weighed | None:
    """The contact that promises most, if it promises enough."""
    least = BOLD - IMPATIENCE * max(0, state.turn - PATIENCE)
    found: list[tuple[int, Move, Element, str]] = []
    for element in free:
        gains: dict[Pose, int] = {}
        for enemy, way, legs in _ways_to_contact(game, state, element):
            end = legs[-1]
            if end not in gains:
                gains[end] = judge.gain(element, end)
            gain = gains[end]
            if gain >= least:
                found.append((gain, move_along(element, legs), enemy, way))
    for gain, action, enemy, way in sorted(found, key=lambda each: (-each[0], len(each[1].path))):
        if game.check(state, seat, action) is None:
            code = "attacks_front" if way == FRONT else "attacks_rear" if way == REAR else "attacks_flank"
            return gain, Thought(action, code, {"element": action.element, "enemy": enemy})
    return None


def _ways_to_contact(game: Battle, state: BattleState, element: Element) -> Iterator[tuple[Element, str, list[Pose]]]:
    """Straight there, or straight ahead for the last steps."""
    start, reach = state.poses[element], game.troop[element].easy
    for enemy, way, end in contacts_in_reach(game, state, element):
        yield enemy, way, [end]
        waiting = backward(end, LAST_STEPS)
        if leg_cost(start, waiting) + LAST_STEPS <= reach:
            yield enemy, way, [waiting, end]


def _best_escape(game: Battle, state: BattleState, seat: int, held: list[Element], judge: Judge) -> Weighed | None:
    """P8.e: out of a fight that would be lost badly."""
    best: Weighed | None = None
    for element in held:
        start = state.poses[element]
        gain = judge.gain(element, backward(start, 2 * INCH))
        if gain > -HOPELESS and (best is None or gain > best[0]):
            for distance in (2 * INCH, BREAK_AT_LEAST):
                action = Move(element, *backward(start, distance))
                if game.check(state, seat, action) is None:
                    best = gain, Thought(action, "breaks_contact", {"element": element})
                    break
    return best


def _best_help(game: Battle, state: BattleState, seat: int, free: list[Element], judge: Judge) -> Weighed | None:
    """A place in line from which a friend's fight goes better: a corner to threaten with, or the rear of a heavy
    foot."""
    fighting = [element for element in judge.touching if side_of(element) == seat]
    best: Weighed | None = None
    for element in free:
        for pose in joining_poses(game, state, element, fighting):
            gain = judge.gain(element, pose)
            if gain > 0 and (best is None or gain > best[0]):
                action = Move(element, *pose)
                if game.check(state, seat, action) is None:
                    best = gain, Thought(action, "helps_friend", {"element": element})
    return best


def _advance(game: Battle, state: BattleState, seat: int, free: list[Element], judge: Judge) -> Thought | None:
    """Those first who could not recoil where they stand, then the line, then whoever is farthest from the enemy."""
    for element in free:
        if has_no_way_back(game, state, element) and marches.nearest(game, state, element)[0] <= 2 * RANGE:
            ways = (*marches.approaches(game, state, element), *free_poses(game, state, element))
            action = _first_safe(game, state, seat, element, ways)
            if action is not None:
                return Thought(action, "makes_room", {"element": element})
    marching = [element for element in free if not _is_useful_here(game, state, element, judge)]
    for block in marches.blocks(game, state, marching, state.stack[-1].left):
        way = marches.forward(game, state, block)
        if way is not None:
            return Thought(MoveBlock(tuple(block), *way), "advances_line", {"elements": tuple(block)})
    for element in sorted(marching, key=lambda each: (-marches.nearest(game, state, each)[0], each)):
        action = _first_safe(game, state, seat, element, marches.approaches(game, state, element))
        if action is not None:
            return Thought(action, "advances", {"element": element})
    return None


def _is_useful_here(game: Battle, state: BattleState, element: Element, judge: Judge) -> bool:
    """It threatens somebody who fights, supports a fight, or shoots from here."""
    if game.elements[element].shoots and not game.is_heavy_foot[element]:
        distance, enemy = marches.nearest(game, state, element)
        x, y, heading = state.poses[element]
        ahead = (state.poses[enemy][0] - x) * SIN6[heading] + (state.poses[enemy][1] - y) * COS6[heading]
        if distance <= RANGE - INCH and ahead > 0:
            return True
    for other in judge.touching:
        if side_of(other) != side_of(element):
            if is_threat(game, state, element, other):
                return True
        elif supporter_of(game, state, other) == element:
            return True
    return False


# --- P9 shooting -----------------------------------------------------------------------------------------------------


def _shoot(game: Battle, state: BattleState, seat: int) -> Thought:
    """Whoever suffers most; several at one target, for each further shooter lowers its total."""
    made = sequence.declarations(state.stack[-1])
    best: tuple[int, Element, Element] | None = None
    for shooter in made.waiting(seat):
        for target in made.targets(shooter):
            further = sum(1 for _, aimed in made.shots if aimed == target)
            promise = shot_promise(game, state, shooter, target, further)
            if best is None or promise > best[0]:
                best = (promise, shooter, target)
    if best is None:
        return Thought(EndShooting(), "holds", {})
    return Thought(Shoot(best[1], best[2]), "shoots", {"shooter": best[1], "target": best[2]})
