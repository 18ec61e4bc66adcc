"""The table has no favourite side: a battle turned by half a circle, with the seats exchanged, is the same battle."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caracole.geometry.table import Point, Pose
from caracole.kernel import FreeDice
from caracole.play import load
from caracole.systems.piccole.battle import marshal
from caracole.systems.piccole.battle.rules.actions import ChooseMain, Move, MoveBlock, Shoot
from caracole.systems.piccole.battle.rules.components.measures import TABLE
from caracole.systems.piccole.battle.rules.components.troops import ROOM
from caracole.systems.piccole.battle.rules.flow import Turn
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.state import BattleState


def point(here: Point) -> Point:
    return TABLE - here[0], TABLE - here[1]


def pose(here: Pose) -> Pose:
    return (*point(here[:2]), (here[2] + 180) % 360)


def element(number: int) -> int:
    return number if number < 0 else (number + ROOM) % (2 * ROOM)


def seat(number: int) -> int:
    return number if number < 0 else 1 - number


def mask(elements: int) -> int:
    return (elements & (1 << ROOM) - 1) << ROOM | elements >> ROOM


def pairs(numbers: Any) -> Any:
    return tuple((element(one), element(other)) for one, other in numbers)


def frame(here: Turn) -> Turn:
    return here._replace(
        seat=seat(here.seat),
        element=element(here.element),
        asked=seat(here.asked),
        reach=tuple(sorted(pairs(here.reach))),
        shots=pairs(here.shots),
        mains=pairs(here.mains),
    )


def turned(state: BattleState) -> BattleState:
    """The same position as the other player sees it."""
    twin = state.copy()
    twin.phasing, twin.layer = seat(state.phasing), seat(state.layer)
    twin.edges = tuple((edge + 2) % 4 for edge in reversed(state.edges))  # type: ignore[assignment]
    twin.pieces = tuple((*piece[:3], tuple(map(point, piece[3]))) for piece in state.pieces)
    twin.camps = tuple(tuple(map(point, camp)) for camp in reversed(state.camps))  # type: ignore[assignment]
    twin.camp_held = tuple(seat(held) for held in reversed(state.camp_held))  # type: ignore[assignment]
    armies = len(state.poses) - ROOM
    for number in range(armies):
        twin.poses[number] = pose(state.poses[number + ROOM])
        twin.poses[number + ROOM] = pose(state.poses[number])
    for name in ("on_table", "moved", "destroyed", "off_table"):
        setattr(twin, name, mask(getattr(state, name)))
    twin.result = None if state.result is None else (seat(state.result[0]), state.result[1])
    twin.stack = [frame(here) for here in state.stack]
    return twin


def turned_action(action: Any) -> Any:
    if isinstance(action, Move):
        path = [pose(action.path[n : n + 3]) for n in range(0, len(action.path), 3)]  # type: ignore[arg-type]
        flat = tuple(number for here in path for number in here)
        return Move(element(action.element), *pose((action.x, action.y, action.h)), flat)
    if isinstance(action, MoveBlock):
        return MoveBlock(tuple(map(element, action.elements)), -action.dx, -action.dy)
    if isinstance(action, Shoot):
        return Shoot(element(action.shooter), element(action.target))
    if isinstance(action, ChooseMain):
        return ChooseMain(element(action.element))
    return action


def same(game: Battle, one: BattleState, other: BattleState) -> bool:
    """Positions on the table; the places of those who are gone mean nothing."""
    for state in (one, other):
        for number in range(len(state.poses)):
            if not state.on_table >> number & 1:
                state.poses[number] = (0, 0, 0)
        if state.stack:
            top: Turn = state.stack[-1]
            state.stack[-1] = top._replace(reach=tuple(sorted(top.reach)))
    return game.digest(one) == game.digest(other)


@pytest.mark.parametrize(("terrain", "seed"), [("T1", 1), ("T3", 2), ("T5", 3)])
def test_a_battle_turned_round_goes_the_same_way(terrain: str, seed: int) -> None:
    """Whatever one side may do the other may in its place, and the same dice do the same to it."""
    game: Battle = load("piccole", "carrhae", {"blue": "ROM", "drawn_up": "yes", "terrain": terrain})  # type: ignore[assignment]
    rng = Random(seed)
    dice, twin_dice = FreeDice(Random(seed)), FreeDice(Random(seed))
    state = game.setup(dice)
    game.setup(twin_dice)
    twin = turned(state)
    while (decision := game.decision(state)) is not None:
        asked = decision.seats[0]
        action = game.sample(state, asked, rng)
        if rng.random() < 0.5:
            wild = game.sample(state, asked, rng)
            if isinstance(wild, Move):
                wild = wild._replace(
                    x=wild.x + 40, element=action.element if isinstance(action, Move) else wild.element
                )
                refusals = [game.check(state, asked, wild), game.check(twin, 1 - asked, turned_action(wild))]
                assert len({None if refusal is None else refusal.code for refusal in refusals}) == 1
        game.apply(state, asked, action, dice)
        game.apply(twin, 1 - asked, turned_action(action), twin_dice)
        assert same(game, turned(state), twin)
    assert game.decision(twin) is None


def test_the_captain_has_no_favourite_side() -> None:
    """In a position turned round he does the same, turned round."""
    game: Battle = load("piccole", "carrhae", {"blue": "ROM", "drawn_up": "yes", "terrain": "T2"})  # type: ignore[assignment]
    dice = FreeDice(Random(5))
    state = game.setup(dice)
    while (decision := game.decision(state)) is not None and state.turn < 16:
        asked = decision.seats[0]
        chosen = marshal.think(game, state.copy(), asked, Random(1))
        mirrored = marshal.think(game, turned(state), 1 - asked, Random(1))
        assert (mirrored.code, mirrored.action) == (chosen.code, turned_action(chosen.action))
        game.apply(state, asked, chosen.action, dice)
