"""A turn thought over before it is made: the captain tries it under several leanings and looks at what comes of it.

The moves of a turn need no dice and everything lies open, so what is compared is the table after them, before the
fights: what these promise by all thirty-six rolls, what a captain's answer would make of it, and what one could fall
upon oneself after that. Nothing is rolled, and the same position is always thought over alike.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from typing import TYPE_CHECKING

from caracole.kernel import FreeDice
from caracole.systems.piccole.battle.rules.actions import EndMoves, Move
from caracole.systems.piccole.battle.rules.components.numbers import Element, each_element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.flow import Turn as Frame
from caracole.systems.piccole.battle.rules.movement.movement import contacts_in_reach
from caracole.systems.piccole.battle.rules.shooting.shooting import reach_of_all
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.captain.leanings import LEFT_WING, RIGHT_WING, USUAL, Leaning
from caracole.systems.piccole.captain.sight import Sights
from caracole.systems.piccole.captain.tactics import Turn
from caracole.systems.piccole.odds import Judge, shot_promise

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

MOVES = 7
"""What two dice usually come to."""
STRAYS = (150, 400, 900)
"""How far the turns go astray that nobody would think of."""


IsLate = Callable[[], bool]
"""Says whether it is time to make up one's mind."""


def never() -> bool:
    """There is all the time that one wants."""
    return False


def studied(game: Battle, state: BattleState, seat: int, leaning: Leaning, is_late: IsLate = never) -> Leaning:
    """The leaning whose turn comes to most; his own unless another is better by what he asks. Half of his time goes
    into turns of all kinds, the rest into the best of them: with one more who stays, as long as that gains. When it
    ``is_late`` he is content with the best that he has found."""
    tried, sights = leaning.study // 2, Sights()
    known: dict[Hashable, int] = {}

    def value(other: Leaning) -> tuple[int, int]:
        """What its turn comes to, and who moves in it."""
        stand = after(game, state, seat, other, sights)
        key = tuple(stand.poses)
        if key not in known:
            known[key] = worth(game, stand, seat, leaning, sights)
        return known[key], stand.moved & ~state.moved

    most, moving = value(leaning)
    most += leaning.sure
    best = leaning
    for other in others(leaning, tried):
        if is_late():
            return best
        found, movers = value(other)
        if found > most:
            best, most, moving = other, found, movers
    waiting = each_element(moving)
    while waiting and tried < leaning.study and not is_late():
        tried += 1
        other = best._replace(kept=best.kept | 1 << waiting.pop())
        found, movers = value(other)
        if found > most:
            best, most, waiting = other, found, each_element(movers)
    return best


def others(leaning: Leaning, many: int) -> list[Leaning]:
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
    while len(found) < many:
        luck += 1
        found.append(leaning._replace(whim=STRAYS[luck % len(STRAYS)], luck=luck, least=leaning.least - 100))
    return found[:many]


def after(game: Battle, state: BattleState, seat: int, leaning: Leaning, sights: Sights | None = None) -> BattleState:
    """Where everybody stands after the moves of a turn, before anything is rolled."""
    trial, dice = state.copy(), FreeDice(Random(0))
    sights = sights or Sights()
    while True:
        action = Turn(game, trial, seat, leaning, sights.of(game, trial, seat, leaning)).think().action
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


def worth(game: Battle, state: BattleState, seat: int, leaning: Leaning, sights: Sights | None = None) -> int:
    """What a position after one's moves comes to, in sums over thirty-six rolls."""
    sights = sights or Sights()
    judge = Judge(game, state, seat, leaning.costs, sights.known(leaning))
    value = 100 * (judge.now + shots(game, state, seat))
    then = answered(game, state, seat, sights)
    value += leaning.foresee * (Judge(game, then, seat, leaning.costs, sights.known(leaning)).now - judge.now)
    value += leaning.hope * chances(game, then, seat, leaning, sights)
    return value // 100


def answered(game: Battle, state: BattleState, seat: int, sights: Sights | None = None) -> BattleState:
    """Where everybody stands after the turn that a captain would make of it on the other side, with the usual number of
    moves, as if the fights of now changed nothing."""
    trial = state.copy()
    trial.turn, trial.phasing, trial.moved = state.turn + 1, 1 - seat, 0
    trial.stack[-1] = Frame("move.act", 1 - seat, MOVES)
    return after(game, trial, 1 - seat, USUAL, sights)


def chances(game: Battle, state: BattleState, seat: int, leaning: Leaning, sights: Sights | None = None) -> int:
    """What a side's best attacks would promise if it could move now: nobody attacks twice, and nobody is attacked
    twice."""
    sights = sights or Sights()
    turned = state.copy()
    turned.phasing = seat
    judge = Judge(game, turned, seat, leaning.costs, sights.known(leaning))
    found: list[tuple[int, Element, Element]] = []
    for element in each_element(state.on_table & game.army[seat]):
        if element in judge.touching:
            continue
        gains: dict[object, int] = {}
        best: dict[Element, int] = {}
        for enemy, _, end in contacts_in_reach(game, turned, element):
            if end not in gains:
                gains[end] = judge.gain(element, end)
            if gains[end] > best.get(enemy, 0):
                best[enemy] = gains[end]
        found += [(-gain, element, enemy) for enemy, gain in best.items()]
    total, busy = 0, 0
    for gain, element, enemy in sorted(found):
        if not busy >> element & 1 and not busy >> enemy & 1:
            busy |= 1 << element | 1 << enemy
            total -= gain
    return total


def shots(game: Battle, state: BattleState, seat: int) -> int:
    """What shooting promises: each shooter at whoever suffers most from it, the enemy's against one's own."""
    best: dict[Element, int] = {}
    for shooter, target, *_ in reach_of_all(game, state):
        promise = shot_promise(game, state, shooter, target, 0)
        if promise > best.get(shooter, 0):
            best[shooter] = promise
    return sum(promise if side_of(shooter) == seat else -promise for shooter, promise in best.items())
