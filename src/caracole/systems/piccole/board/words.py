"""Moves as a player would tell them: into contact, straight ahead, into line, behind a friend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from caracole.geometry.table import Pose, local
from caracole.present.model import Says
from caracole.systems.piccole.battle.rules.actions import Move, MoveBlock
from caracole.systems.piccole.battle.rules.combat.contact import way_of_contact
from caracole.systems.piccole.battle.rules.components.measures import FRONT
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.movement.movement import leg_cost, path_cost
from caracole.systems.piccole.battle.rules.query import enemies_of, friends_of
from caracole.systems.piccole.battle.rules.state import BattleState


class Told(NamedTuple):
    """What a move is (``contact``, ``advance`` ...), what it names, and what it costs."""

    kind: str
    args: dict[str, object]
    cost: int

    @property
    def says(self) -> Says:
        """The sentence."""
        return Says(f"told-{self.kind}", self.args)

    @property
    def short(self) -> Says:
        """The same on a button that shows the pieces."""
        return Says(f"short-{self.kind}", self.args)


def legs_of(move: Move) -> list[Pose]:
    """The poses of a move, the last one its end."""
    numbers = (*move.path, move.x, move.y, move.h)
    return [(numbers[n], numbers[n + 1], numbers[n + 2]) for n in range(0, len(numbers), 3)]


def contact_at(game: Battle, state: BattleState, element: Element, pose: Pose) -> tuple[Element, str] | None:
    """The enemy that an element would touch in a pose, and where."""
    for enemy in enemies_of(game, state, element):
        way = way_of_contact(pose, state.poses[enemy], game.depth[enemy])
        if way is not None:
            return enemy, way
    return None


def told_move(game: Battle, state: BattleState, move: Move) -> Told:
    """A move in the words that fit it best."""
    legs, start = legs_of(move), state.poses[move.element]
    end, cost, name = legs[-1], path_cost(start, legs), game.name(move.element)
    met = contact_at(game, state, move.element, end)
    if met is not None:
        return Told("contact", {"element": name, "enemy": game.name(met[0]), "way": met[1], "cost": cost}, cost)
    if end[2] == start[2] and len(legs) == 1:
        aside, ahead = local(start, end)
        if abs(aside) <= 1:
            return Told("advance" if ahead > 0 else "back", {"element": name, "cost": abs(ahead)}, cost)
    joined = beside_whom(game, state, move.element, end)
    if joined is not None:
        return Told(joined[0], {"element": name, "friend": game.name(joined[1]), "cost": cost}, cost)
    return Told("move", {"element": name, "cost": cost, "h": end[2]}, cost)


def beside_whom(game: Battle, state: BattleState, element: Element, pose: Pose) -> tuple[str, Element] | None:
    """The friend that an element would stand exactly beside or behind."""
    for friend in friends_of(game, state, element):
        other = state.poses[friend]
        if other[2] != pose[2]:
            continue
        aside, ahead = local(other, pose)
        if abs(ahead) <= 1 and abs(abs(aside) - FRONT) <= 1:
            return "beside", friend
        if abs(aside) <= 1 and abs(ahead + game.depth[friend]) <= 1:
            return "behind", friend
    return None


def told_block(game: Battle, state: BattleState, block: MoveBlock) -> Told:
    """The move of a block: into contact, ahead, back or aside."""
    ends = {element: shifted(state.poses[element], block.dx, block.dy) for element in block.elements}
    first = block.elements[0]
    cost = leg_cost(state.poses[first], ends[first])
    args: dict[str, object] = {"elements": [game.name(each) for each in block.elements], "cost": cost}
    met = [found for each, end in ends.items() if (found := contact_at(game, state, each, end)) is not None]
    if met:
        return Told("block-contact", {**args, "enemies": [game.name(enemy) for enemy, _ in met]}, cost)
    aside, ahead = local(state.poses[first], ends[first])
    kind = "move" if abs(aside) > 1 else "advance" if ahead > 0 else "back"
    return Told(f"block-{kind}", args, cost)


def shifted(pose: Sequence[int], dx: int, dy: int) -> Pose:
    """A pose moved without turning."""
    return pose[0] + dx, pose[1] + dy, pose[2]
