"""What can be done, with the gestures that mean it on the table.

On a table without a grid no list of moves is complete: what is offered is what a player would name (into contact, full
advance, into line, blocks); any other pose is tried by the hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from caracole.geometry.table import Pose
from caracole.players import Offer
from caracole.present.model import Gesture, Offered, Offers
from caracole.present.offering import Wall, action_says, short_says, tell_apart, wall_after
from caracole.systems.piccole.battle.rules.actions import (
    ChooseEdge,
    ChooseMain,
    Concede,
    Deploy,
    FallBack,
    LayPiece,
    Move,
    MoveBlock,
    Place,
    Shoot,
    Stand,
    TryToBreak,
)
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.field.formations import FORMATIONS, drawn_up
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.query import backward
from caracole.systems.piccole.battle.rules.state import EDGES, BattleState
from caracole.systems.piccole.board.places import pose_on_map
from caracole.systems.piccole.board.words import Told, legs_of, shifted, told_block, told_move

ENDS = ("EndMoves", "EndShooting", "EndTerrain", "LiftAll", "Stand", "Concede")
"""What ends something: buttons, shown last."""

HEADINGS = {
    "LayTerrain": "menu-terrain",
    "LayPiece": "menu-pieces",
    "PlaceCamp": "menu-camp",
    "Place": "menu-place",
    "Deploy": "menu-deploy",
    "Shoot": "menu-shoot",
    "FallBack": "menu-fall-back",
    "MoveBlock": "menu-block",
}
"""What an action stands under when there are many."""

ORDER = ("menu-contact", "menu-block", "menu-advance", "menu-beside", "menu-behind", "menu-back")
"""Moves as a player would look through them."""

UNNAMED = ("move",)
"""Moves that have no name of their own: the hand makes them, no list does."""


def offers(game: Battle, offer: Offer, version: int) -> Offers:
    """Every candidate that has a name."""
    state = offer.imagine(Random(0))
    named = [action for action in offer.candidates() if not is_unnamed(game, state, action)]
    named += places_in_line(game, offer, state)
    actions = [offered(game, offer, action, state) for action in without_detours(named)]
    tell_apart(actions)
    actions.sort(key=lambda each: (each.ends, ORDER.index(each.heading) if each.heading in ORDER else 0))
    return Offers(version, game.seats[offer.seat], offer.decision.complete, actions)


def without_detours(actions: Iterable[Any]) -> Iterator[Any]:
    """Of moves that end alike only the first, which is the straightest."""
    ends = set()
    for action in actions:
        end = action._replace(path=()) if isinstance(action, Move) else action
        if end not in ends:
            ends.add(end)
            yield action


def places_in_line(game: Battle, offer: Offer, state: BattleState) -> list[Place]:
    """P2.j: for each element in hand its place in the line of battle."""
    if offer.decision.kind != "setup.deploy":
        return []
    poses = drawn_up(game, state, offer.seat, FORMATIONS[0]) or ()
    waiting = game.in_hand(state, offer.seat)
    return [
        action
        for element, pose in zip(waiting, poses, strict=False)
        if offer.check(action := Place(element, *pose)) is None
    ]


def is_unnamed(game: Battle, state: BattleState, action: Any) -> bool:
    """Something that a player would rather show than tell."""
    if isinstance(action, Place):
        return True
    return isinstance(action, Move) and told_move(game, state, action).kind in UNNAMED


def offered(game: Battle, offer: Offer, action: Any, state: BattleState) -> Offered:
    """One action, thought through."""
    message = game.encode_action(action)
    name = message["do"]
    told = told_of(game, state, action)
    wall = wall_of(game, offer, action, state)
    return Offered(
        action=message,
        says=action_says(message) if told is None else told.says,
        gesture=gesture(game, state, action),
        rule=offer.decision.rule,
        heading=_heading(name, told),
        undoable=not wall.stands,
        stake=wall.stake or isinstance(action, Concede),
        short=short_says(game.system, message) if told is None else told.short,
        ends=name in ENDS,
        attack=is_attack(told, action),
    )


def _heading(name: str, told: Told | None) -> str | None:
    """What an action stands under in a list; nothing for a move that no list has."""
    if told is None or name in HEADINGS or told.kind in UNNAMED:
        return HEADINGS.get(name)
    return f"menu-{told.kind}"


def proposed(game: Battle, offer: Offer, action: Any) -> Offered:
    """One action that may well be forbidden."""
    state = offer.imagine(Random(0))
    if offer.check(action) is None:
        return offered(game, offer, action, state)
    message, told = game.encode_action(action), told_of(game, state, action)
    says = action_says(message) if told is None else told.says
    return Offered(message, says, gesture(game, state, action), short=None if told is None else told.short)


def told_of(game: Battle, state: BattleState, action: Any) -> Told | None:
    """What can be told better than by the numbers of an action."""
    if isinstance(action, Move):
        return told_move(game, state, action)
    if isinstance(action, MoveBlock):
        return told_block(game, state, action)
    if isinstance(action, Deploy):
        return Told("deploy", {"formation": formation_of(game, state, action)}, 0)
    if isinstance(action, LayPiece):
        kind = game.codec.names["kind"][action.kind]
        return Told("piece", {"kind": kind, "level": action.level, "blocks": action.blocks_sight}, 0)
    if isinstance(action, Place):
        return Told("place", {"element": game.name(action.element)}, 0)
    if isinstance(action, FallBack):
        return Told("back", {"element": game.name(state.stack[-1].element), "cost": action.distance}, action.distance)
    return None


def formation_of(game: Battle, state: BattleState, action: Deploy) -> str:
    """The order of battle that these poses are; ``own`` if they are nobody's."""
    seat = state.stack[-1].seat
    for formation in FORMATIONS:
        poses = drawn_up(game, state, seat, formation)
        if poses is not None and tuple(number for pose in poses for number in pose) == action.poses:
            return formation
    return "own"


def is_attack(told: Told | None, action: Any) -> bool:
    """Odds can be asked for: a contact or a shot."""
    return isinstance(action, Shoot) or (told is not None and told.kind in ("contact", "block-contact"))


def wall_of(game: Battle, offer: Offer, action: Any, state: BattleState) -> Wall:
    """Could it be taken back? A move that leaves others to be made rolls nothing, so it need not be tried."""
    if isinstance(action, Move | MoveBlock):
        going = 1 if isinstance(action, Move) else len(action.elements)
        ready = (state.on_table & game.army[offer.seat] & ~state.moved).bit_count()
        if going < min(state.stack[-1].left, ready):
            return Wall(stands=False, stake=False)
    return wall_after(game, offer, action, state)


# --- gestures --------------------------------------------------------------------------------------------------------


def gesture(game: Battle, state: BattleState, action: Any) -> Gesture:
    """What is touched, and where it is put; a button where there is nothing to touch."""
    if isinstance(action, Move):
        *way, end = [pose_on_map(pose, game.depth[action.element]) for pose in legs_of(action)]
        found = Gesture(pieces=[game.name(action.element)], pose=end)
        if way:
            found.way = way
        return found
    if isinstance(action, ChooseEdge):
        return Gesture(places=[EDGES[action.edge]])
    pieces = [game.name(element) for element in elements_of(state, action)]
    put = _put(game, state, action)
    if put is not None:
        return Gesture(pieces=pieces, pose=pose_on_map(put[1], game.depth[put[0]]))
    is_button = not pieces or isinstance(action, TryToBreak | Stand)
    return Gesture(pieces=pieces, button=type(action).__name__ if is_button else None)


def elements_of(state: BattleState, action: Any) -> Iterator[Element]:
    """The elements that an action is about."""
    if isinstance(action, Place | ChooseMain):
        yield action.element
    elif isinstance(action, MoveBlock):
        yield from action.elements
    elif isinstance(action, Shoot):
        yield from (action.shooter, action.target)
    elif isinstance(action, FallBack | TryToBreak | Stand):
        yield state.stack[-1].element


def _put(game: Battle, state: BattleState, action: Any) -> tuple[Element, Pose] | None:
    """The first element, and where it would stand."""
    if isinstance(action, Place):
        return action.element, (action.x, action.y, action.h)
    if isinstance(action, MoveBlock):
        first = action.elements[0]
        return first, shifted(state.poses[first], action.dx, action.dy)
    if isinstance(action, FallBack):
        element = state.stack[-1].element
        return element, backward(state.poses[element], action.distance)
    return None
