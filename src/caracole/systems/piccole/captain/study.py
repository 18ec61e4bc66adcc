"""A turn thought over before it is made: the captain tries it under several leanings and looks at what comes of it.

The moves of a turn need no dice and everything lies open, so what is compared is the table after them, before the
fights: what these promise by all thirty-six rolls, what a captain's answer would make of it, and what one could fall
upon oneself after that. Nothing is rolled, and the same position is always thought over alike.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from caracole.kernel import FreeDice
from caracole.systems.piccole.battle import marches
from caracole.systems.piccole.battle.rules.actions import EndMoves, Move
from caracole.systems.piccole.battle.rules.components.numbers import Element, each_element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.flow import Turn as Frame
from caracole.systems.piccole.battle.rules.movement.movement import contacts_in_reach
from caracole.systems.piccole.battle.rules.shooting.shooting import reach_of_all
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.captain.leanings import LEFT_WING, RIGHT_WING, USUAL, Leaning
from caracole.systems.piccole.captain.orders import Order, Orders, carried_out, moves_for, ordered, without
from caracole.systems.piccole.captain.sight import Sights
from caracole.systems.piccole.captain.tactics import Turn
from caracole.systems.piccole.odds import Judge, has_no_way_back, shot_promise

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

ANSWERS = (5, 9)
"""Moves that the enemy may have for his answer: few and many are thought of alike."""
STRAYS = (150, 400, 900)
"""How far the turns go astray that nobody would think of."""


FAR = 4
"""An enemy who needs so many moves to a camp is no danger to it yet."""
OTHERWISE = 4
"""Of all that an element might do else, so much is looked at."""

IsLate = Callable[[], bool]
"""Says whether it is time to make up one's mind."""


def never() -> bool:
    """There is all the time that one wants."""
    return False


class Tried(NamedTuple):
    """A turn tried in the head: the leaning, where everybody stands after it, and what it comes to at a glance."""

    leaning: Leaning
    stand: BattleState
    glance: int
    orders: Orders


class Study:
    """One turn, thought over."""

    def __init__(self, game: Battle, state: BattleState, seat: int, leaning: Leaning, is_late: IsLate) -> None:
        self.game, self.state, self.seat, self.leaning, self.is_late = game, state, seat, leaning, is_late
        self.sights = Sights()
        self.left = leaning.study
        """Turns that he will still try"""
        self._tried: dict[Hashable, Tried] = {}
        self._worth: dict[Hashable, int] = {}

    def tried(self, other: Leaning) -> Tried:
        """A turn under this leaning; the first of those that come to the same."""
        thoughts: list[Order] = []
        stand = after(self.game, self.state, self.seat, other, self.sights, thoughts)
        return self._noted(other, stand, tuple(thoughts))

    def _noted(self, other: Leaning, stand: BattleState, orders: Orders) -> Tried:
        key = tuple(stand.poses)
        found = self._tried.get(key)
        if found is None:
            at_a_glance = glance(self.game, stand, self.seat, self.leaning, self.sights)
            found = self._tried[key] = Tried(other, stand, at_a_glance, orders)
        return found

    def polished(self, best: Tried, most: int) -> Tried:
        """The best turn with one move after another changed, as long as that gains."""
        for _ in range(self.leaning.polish):
            if self.is_late():
                break
            before = best
            found = {id(each): each for each in self.changed(best)}
            for each in sorted(found.values(), key=lambda each: -each.glance)[: self.leaning.weighed // 2]:
                if self.is_late():
                    break
                stand, done = carried_out(self.game, self.state, self.seat, each.orders)
                one = self._noted(each.leaning._replace(orders=done), stand, done)
                value = self.worth(one)
                if value > most + self.leaning.sure * (best is before):
                    best, most = one, value
            if best is before:
                break
        return best

    def changed(self, best: Tried) -> Iterator[Tried]:
        """The same turn but for one element: it stays, or does something else."""
        game, state, seat = self.game, self.state, self.seat
        stays: list[tuple[int, Element, Tried]] = []
        movers = [element for order in best.orders for element in order.elements]
        for element in movers:
            stand, done = carried_out(game, state, seat, without(best.orders, element))
            tried = self._noted(best.leaning._replace(orders=done), stand, done)
            stays.append((tried.glance, element, tried))
            yield tried
        spared = max(stays, key=lambda each: each[:2])[2] if stays else best
        for element in each_element(state.on_table & game.army[seat] & ~state.moved):
            if self.is_late():
                return
            if element in movers:
                base = next(each for _, one, each in stays if one == element)
            elif best.stand.stack[-1].left > 0:
                base = best
            else:
                base = spared
            yield from self._otherwise(base, element)

    def _otherwise(self, base: Tried, element: Element) -> Iterator[Tried]:
        """The element does something else, after all others."""
        game, state, seat = self.game, self.state, self.seat
        origin = base.stand.copy()
        origin.poses[element] = state.poses[element]
        sight = self.sights.of(game, origin, seat, self.leaning)
        found: list[tuple[int, int, Order, BattleState]] = []
        for order, stand in moves_for(game, state, seat, element, base.stand):
            pose = stand.poses[element]
            quick = sight.gain(element, pose) - self.leaning.exposed * sight.change(element, pose)
            found.append((-quick, len(found), order, stand))
        for _, _, order, stand in sorted(found, key=lambda each: each[:2])[:OTHERWISE]:
            orders = (*base.orders, order)
            yield self._noted(base.leaning._replace(orders=orders), stand, orders)

    def worth(self, tried: Tried) -> int:
        """What it comes to when the enemy's answer is thought of, too."""
        key = tuple(tried.stand.poses)
        if key not in self._worth:
            self._worth[key] = worth(self.game, tried.stand, self.seat, self.leaning, self.sights)
        return self._worth[key]

    def best_of(self, kinds: Iterable[Leaning], many: int, best: Tried, most: int) -> tuple[Tried, int]:
        """The best of those that look best at a glance, if it is worth more than the one he has in mind."""
        found: list[Tried] = []
        for other in kinds:
            if self.left <= 0 or self.is_late():
                break
            self.left -= 1
            each = self.tried(other)
            if not any(each is one for one in found):
                found.append(each)
        for each in sorted(found, key=lambda each: -each.glance)[:many]:
            if self.is_late():
                break
            value = self.worth(each)
            if value > most:
                best, most = each, value
        return best, most

    def staying(self, tried: Tried) -> list[Leaning]:
        """The same turn with one more who stays."""
        movers = each_element(tried.stand.moved & ~self.state.moved)
        kept = tried.leaning.kept
        return [tried.leaning._replace(kept=kept | 1 << mover) for mover in reversed(movers)]


def studied(game: Battle, state: BattleState, seat: int, leaning: Leaning, is_late: IsLate = never) -> Leaning:
    """The leaning whose turn comes to most; his own unless another is better by what he asks. Half of his time goes
    into turns of all kinds, the rest into the best of them: with one more who stays, as long as that gains. When it
    ``is_late`` he is content with the best that he has found."""
    study = Study(game, state, seat, leaning, is_late)
    best = study.tried(leaning)
    most = study.worth(best) + leaning.sure
    best, most = study.best_of(others(leaning, leaning.study // 2), leaning.weighed, best, most)
    while study.left > 0 and not is_late():
        before = best
        best, most = study.best_of(study.staying(best), max(1, leaning.weighed // 3), best, most)
        if best is before:
            break
    return study.polished(best, most).leaning


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


def after(
    game: Battle,
    state: BattleState,
    seat: int,
    leaning: Leaning,
    sights: Sights | None = None,
    thoughts: list[Order] | None = None,
) -> BattleState:
    """Where everybody stands after the moves of a turn, before anything is rolled; ``thoughts`` gets these moves."""
    if leaning.orders:
        return carried_out(game, state, seat, leaning.orders)[0]
    trial, dice = state.copy(), FreeDice(Random(0))
    sights = sights or Sights()
    while True:
        thought = Turn(game, trial, seat, leaning, sights.of(game, trial, seat, leaning)).think()
        action = thought.action
        if isinstance(action, EndMoves):
            return trial
        if thoughts is not None:
            thoughts.append(ordered(thought))
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
        trial.stack[-1] = Frame("move.act", seat, trial.stack[-1].left - len(moving))
        return trial


def glance(game: Battle, state: BattleState, seat: int, leaning: Leaning, sights: Sights) -> int:
    """What a position after one's moves comes to without a thought of how the enemy moves: what its fights and shots
    promise, what he could fall upon, and what one could oneself."""
    judge = Judge(game, state, seat, leaning.costs, sights.known(leaning))
    value = 100 * judge.now + leaning.shooting * shots(game, state, seat)
    value -= leaning.dread * chances(game, state, 1 - seat, leaning, sights)
    value += leaning.itch * chances(game, state, seat, leaning, sights)
    return value // 100 + footing(game, state, seat, leaning)


def worth(game: Battle, state: BattleState, seat: int, leaning: Leaning, sights: Sights | None = None) -> int:
    """What a position after one's moves comes to, in sums over thirty-six rolls."""
    sights = sights or Sights()
    judge = Judge(game, state, seat, leaning.costs, sights.known(leaning))
    value = -leaning.fear * len(ANSWERS) * chances(game, state, 1 - seat, leaning, sights)
    for moves in ANSWERS:
        then = answered(game, state, seat, moves, sights)
        value += leaning.foresee * (Judge(game, then, seat, leaning.costs, sights.known(leaning)).now - judge.now)
        value += leaning.hope * chances(game, then, seat, leaning, sights)
    steady = judge.now + leaning.shooting * shots(game, state, seat) // 100 + footing(game, state, seat, leaning)
    return steady + value // (100 * len(ANSWERS))


def footing(game: Battle, state: BattleState, seat: int, leaning: Leaning) -> int:
    """What counts beside fights: whoever has no way back, and camps that stand open."""
    stuck = [
        sum(has_no_way_back(game, state, element) for element in each_element(state.on_table & game.army[side]))
        for side in (seat, 1 - seat)
    ]
    camps = [openness(game, state, side) for side in (seat, 1 - seat)]
    value = leaning.caught * stuck[1] - leaning.stuck * stuck[0]
    return value + leaning.their_camp * camps[1] - leaning.open_camp * camps[0]


def openness(game: Battle, state: BattleState, owner: int) -> int:
    """By how many moves an enemy is nearer than he should be to a camp that nobody of its owner's is in."""
    camp = state.camps[owner]
    if not camp or marches.inside(game, state, camp, owner):
        return 0
    raiders = each_element(state.on_table & game.army[1 - owner])
    near = min((marches.moves_to(game, state, e, marches.post(game, state, owner, e)) for e in raiders), default=FAR)
    return max(0, FAR - near)


def answered(game: Battle, state: BattleState, seat: int, moves: int, sights: Sights | None = None) -> BattleState:
    """Where everybody stands after the turn that a captain would make of it on the other side, with so many moves, as
    if the fights of now changed nothing."""
    trial = state.copy()
    trial.turn, trial.phasing, trial.moved = state.turn + 1, 1 - seat, 0
    trial.stack[-1] = Frame("move.act", 1 - seat, moves)
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
