"""Moves worth proposing: full advance, contact in front and flank, wheels, into line, support, withdrawal.

On a table without a grid no list is complete (``complete=False``); these are what a player would think of first, and
``why_not`` is the judge of them as of any other proposal.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from caracole.geometry.table import Pose, vector
from caracole.systems.piccole.battle.rules.actions import Move, MoveBlock
from caracole.systems.piccole.battle.rules.combat.contact import WAYS, Contacts, contact_pose, contacts
from caracole.systems.piccole.battle.rules.components.measures import BREAK_AT_LEAST
from caracole.systems.piccole.battle.rules.components.numbers import Element, each_element
from caracole.systems.piccole.battle.rules.components.troops import TroopType
from caracole.systems.piccole.battle.rules.movement.movement import (
    block_of,
    contact_moves,
    free_poses,
    joining_poses,
    leg_cost,
    stride,
    wheel,
)
from caracole.systems.piccole.battle.rules.query import backward, enemies_of, friends_of
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle


def move_along(element: Element, legs: list[Pose]) -> Move:
    """The action that walks these legs."""
    return Move(element, *legs[-1], tuple(number for pose in legs[:-1] for number in pose))


def suggested_moves(game: Battle, state: BattleState, seat: int, left: int) -> Iterator[Any]:
    """Blocks first, then element by element."""
    ready = each_element(state.on_table & game.army[seat] & ~state.moved)
    yield from suggested_blocks(game, state, ready, left)
    for element in ready:
        yield from suggested_for(game, state, element)


def suggested_for(game: Battle, state: BattleState, element: Element) -> Iterator[Move]:
    """What one element might do; P5.n: in contact it can only fall back."""
    start, troop = state.poses[element], game.troop[element]
    if contacts(game, state, element).exist:
        for distance in dict.fromkeys((troop.easy, troop.difficult, BREAK_AT_LEAST)):
            yield Move(element, *backward(start, distance))
        return
    seen: set[Any] = set()
    for _, _, legs in contact_moves(game, state, element):
        yield move_along(element, legs)
    for pose in (
        *joining_poses(game, state, element, friends_of(game, state, element)),
        *free_poses(game, state, element),
    ):
        if pose not in seen:
            seen.add(pose)
            yield Move(element, *pose)


def suggested_blocks(game: Battle, state: BattleState, ready: list[Element], left: int) -> Iterator[MoveBlock]:
    """P5.m: whole blocks that advance as far as their slowest element, or come into contact, or fall back."""
    seen: set[Element] = set()
    for element in ready:
        if element in seen:
            continue
        block = block_of(game, state, element, ready)
        seen.update(block)
        if not 2 <= len(block) <= left:
            continue
        yield from block_moves(game, state, block)


def block_moves(game: Battle, state: BattleState, block: list[Element]) -> Iterator[MoveBlock]:
    """The translations worth trying for a block."""
    heading = state.poses[block[0]][2]
    slowest: TroopType = min((game.troop[element] for element in block), key=lambda troop: troop.easy)
    ways = [stride(game, reach, heading) for reach in (slowest.easy, slowest.difficult)]
    ways.append(stride(game, slowest.difficult, heading + 180))
    for element in block:
        start = state.poses[element]
        for enemy in enemies_of(game, state, element):
            pose = contact_pose(state.poses[enemy], game.depth[enemy], WAYS[0])
            if pose[2] == heading and leg_cost(start, pose) <= slowest.easy:
                ways.append((pose[0] - start[0], pose[1] - start[1]))
    for dx, dy in dict.fromkeys(ways):
        yield MoveBlock(tuple(block), dx, dy)


def random_move(game: Battle, state: BattleState, element: Element, touching: Contacts, rng: Random) -> Move:
    """One thing that the element might do, without listing all: often forward or into contact."""
    start, troop = state.poses[element], game.troop[element]
    if touching.exist:
        return Move(element, *backward(start, rng.choice((BREAK_AT_LEAST, troop.difficult, troop.easy))))
    luck = rng.random()
    if luck < 0.35:
        enemies = enemies_of(game, state, element)
        enemy = min(rng.sample(enemies, min(4, len(enemies))), key=lambda e: leg_cost(start, state.poses[e]))
        end = contact_pose(state.poses[enemy], game.depth[enemy], WAYS[int(rng.random() * 4)])
        if leg_cost(start, end) <= troop.easy:
            return Move(element, *end)
    if luck < 0.8:
        reach = int((0.3 + 0.7 * rng.random()) * (troop.easy if rng.random() < 0.8 else troop.difficult))
        turn = 0 if rng.random() < 0.6 else int(rng.random() * 360)
        dx, dy = vector(reach, start[2] + turn)
        return Move(element, start[0] + dx, start[1] + dy, start[2])
    if luck < 0.92:
        return Move(element, *wheel(start, 1 + int(rng.random() * 45), rng.random() < 0.5))
    return Move(element, *backward(start, 1 + int(rng.random() * troop.easy)))
