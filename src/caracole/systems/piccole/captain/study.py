"""A turn thought over before it is made: the captain tries it under several leanings and looks at what comes of it.

The moves of a turn need no dice and everything lies open, so what is compared is the table after them, before the
fights: what these promise by all thirty-six rolls, what the enemy could fall upon in his answer, and what one could
fall upon oneself after that. Nothing is rolled, and the same position is always thought over alike.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from caracole.kernel import FreeDice
from caracole.systems.piccole.battle.rules.actions import EndMoves, Move
from caracole.systems.piccole.battle.rules.components.numbers import Element, each_element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.movement.movement import contacts_in_reach
from caracole.systems.piccole.battle.rules.shooting.shooting import reach_of_all
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.captain.leanings import LEFT_WING, RIGHT_WING, Leaning
from caracole.systems.piccole.captain.tactics import Turn
from caracole.systems.piccole.odds import Judge, shot_promise

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

STRAYS = (150, 400, 900)
"""How far the turns go astray that nobody would think of."""


def studied(game: Battle, state: BattleState, seat: int, leaning: Leaning) -> Leaning:
    """The leaning whose turn comes to most; his own unless another is better by what he asks."""
    own = worth(game, after(game, state, seat, leaning), seat, leaning)
    best, most = leaning, own + leaning.sure
    for other in others(leaning):
        value = worth(game, after(game, state, seat, other), seat, leaning)
        if value > most:
            best, most = other, value
    return best


def others(leaning: Leaning) -> list[Leaning]:
    """So many other turns: those that a player would think of, then whims."""
    found = [
        leaning._replace(marches=False),
        leaning._replace(least=leaning.least - 250, exposed=leaning.exposed // 2),
        leaning._replace(least=leaning.least + 200, exposed=leaning.exposed + 60),
        leaning._replace(refused=LEFT_WING),
        leaning._replace(refused=RIGHT_WING),
        leaning._replace(marches=False, least=leaning.least + 200),
    ]
    luck = 0
    while len(found) < leaning.study:
        luck += 1
        found.append(leaning._replace(whim=STRAYS[luck % len(STRAYS)], luck=luck, least=leaning.least - 100))
    return found[: leaning.study]


def after(game: Battle, state: BattleState, seat: int, leaning: Leaning) -> BattleState:
    """Where everybody stands after the moves of a turn, before anything is rolled."""
    trial, dice = state.copy(), FreeDice(Random(0))
    while True:
        action = Turn(game, trial, seat, leaning).think().action
        if isinstance(action, EndMoves):
            return trial
        moving = [action.element] if isinstance(action, Move) else list(action.elements)
        waiting = trial.on_table & game.army[seat] & ~trial.moved
        if trial.stack[-1].left > len(moving) and waiting.bit_count() > len(moving):
            game.apply(trial, seat, action, dice)
            continue
        for element in moving:  # the last move: what follows it is combat
            x, y, heading = trial.poses[element]
            if isinstance(action, Move):
                trial.poses[element] = (action.x, action.y, action.h)
            else:
                trial.poses[element] = (x + action.dx, y + action.dy, heading)
            trial.moved |= 1 << element
        return trial


def worth(game: Battle, state: BattleState, seat: int, leaning: Leaning) -> int:
    """What a position after one's moves comes to, in sums over thirty-six rolls."""
    judge = Judge(game, state, seat, leaning.costs)
    value = 100 * (judge.now + shots(game, state, seat))
    value -= leaning.danger * chances(game, state, 1 - seat, leaning)
    value += leaning.hope * chances(game, state, seat, leaning)
    return value // 100


def chances(game: Battle, state: BattleState, seat: int, leaning: Leaning) -> int:
    """What a side's best attack on each enemy would promise if it could move now."""
    judge = Judge(game, state, seat, leaning.costs)
    best: dict[Element, int] = {}
    for element in each_element(state.on_table & game.army[seat]):
        if element in judge.touching:
            continue
        gains: dict[object, int] = {}
        for enemy, _, end in contacts_in_reach(game, state, element):
            if end not in gains:
                gains[end] = judge.gain(element, end)
            if gains[end] > best.get(enemy, 0):
                best[enemy] = gains[end]
    return sum(best.values())


def shots(game: Battle, state: BattleState, seat: int) -> int:
    """What shooting promises: each shooter at whoever suffers most from it, the enemy's against one's own."""
    best: dict[Element, int] = {}
    for shooter, target, *_ in reach_of_all(game, state):
        promise = shot_promise(game, state, shooter, target, 0)
        if promise > best.get(shooter, 0):
            best[shooter] = promise
    return sum(promise if side_of(shooter) == seat else -promise for shooter, promise in best.items())
