"""Orders for a turn: the moves of it one by one, as they were thought out, and how one of them may be changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.systems.piccole.battle.marches import nearest
from caracole.systems.piccole.battle.marshal import Thought
from caracole.systems.piccole.battle.rules.actions import EndMoves, Move, MoveBlock
from caracole.systems.piccole.battle.rules.combat.contact import contacts
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.flow import Turn as Frame
from caracole.systems.piccole.battle.rules.movement.movement import are_joined
from caracole.systems.piccole.battle.rules.movement.suggestions import suggested_for
from caracole.systems.piccole.battle.rules.query import friends_of
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle


class Order(NamedTuple):
    """A move, and why: what ``Thought`` says, without a dictionary in it."""

    action: Move | MoveBlock
    code: str
    args: tuple[tuple[str, Any], ...]

    @property
    def elements(self) -> tuple[Element, ...]:
        """Who moves."""
        action = self.action
        return (Element(action.element),) if isinstance(action, Move) else tuple(map(Element, action.elements))


Orders = tuple[Order, ...]


def ordered(thought: Thought) -> Order:
    """A thought as an order."""
    return Order(thought.action, thought.code, tuple(thought.args.items()))


def next_of(game: Battle, state: BattleState, seat: int, orders: Iterable[Order]) -> Thought:
    """The first that is neither carried out nor forbidden by what has become of the table; then nobody else moves."""
    for order in orders:
        waiting = not any(state.moved >> element & 1 for element in order.elements)
        if waiting and game.check(state, seat, order.action) is None:
            return Thought(order.action, order.code, dict(order.args))
    return Thought(EndMoves(), "stay_in_place", {})


def carried_out(game: Battle, state: BattleState, seat: int, orders: Iterable[Order]) -> tuple[BattleState, Orders]:
    """Where everybody stands after them, before anything is rolled, and those that the rules allow."""
    trial, done = state.copy(), []
    left: int = trial.stack[-1].left
    for order in orders:
        elements = order.elements
        if len(elements) > left or game.check(trial, seat, order.action) is not None:
            continue
        put(trial, order.action)
        left -= len(elements)
        trial.stack[-1] = Frame("move.act", seat, left)
        done.append(order)
    return trial, tuple(done)


def put(state: BattleState, action: Move | MoveBlock) -> None:
    """Those who move stand where it takes them, and nothing else happens."""
    if isinstance(action, Move):
        state.poses[action.element] = (action.x, action.y, action.h)
        state.moved |= 1 << action.element
        return
    for element in action.elements:
        x, y, heading = state.poses[element]
        state.poses[element] = (x + action.dx, y + action.dy, heading)
        state.moved |= 1 << element


def without(orders: Sequence[Order], element: Element) -> Orders:
    """The same, but one element gets none; the rest of its block goes on."""
    found = []
    for order in orders:
        if element not in order.elements:
            found.append(order)
        elif isinstance(order.action, MoveBlock) and len(order.elements) > 1:
            rest = tuple(each for each in order.elements if each != element)
            action = order.action._replace(elements=rest)
            found.append(Order(action, order.code, (("elements", rest),)))
    return tuple(found)


def moves_for(
    game: Battle, state: BattleState, seat: int, element: Element, stand: BattleState
) -> Iterator[tuple[Order, BattleState]]:
    """What an element might do when all others stand where they will, never away from the enemy: each with where
    everybody stands then."""
    before = stand.copy()
    before.poses[element] = state.poses[element]
    before.moved &= ~(1 << element)
    before.stack[-1] = Frame("move.act", seat, max(1, stand.stack[-1].left))
    far = nearest(game, before, element)[0]
    for action in suggested_for(game, before, element):
        if game.check(before, seat, action) is None:
            after = before.copy()
            put(after, action)
            if nearest(game, after, element)[0] <= far:
                yield Order(action, *told(game, after, element)), after


def told(game: Battle, after: BattleState, element: Element) -> tuple[str, tuple[tuple[str, Any], ...]]:
    """Why an element goes where it stands now."""
    touch = contacts(game, after, element)
    if touch.on:
        enemy, way = touch.on[0]
        code = {"front": "attacks_front", "rear": "attacks_rear"}.get(way, "attacks_flank")
        return code, (("element", element), ("enemy", enemy))
    friends = friends_of(game, after, element)
    in_line = any(are_joined(game, after, element, friend) for friend in friends)
    return "joins_line" if in_line else "advances", (("element", element),)
