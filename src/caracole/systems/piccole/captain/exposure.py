"""Who could be taken in the flank or from behind in the enemy's next turn. Measured as the crow flies: quick, and on
the side of caution."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from caracole.geometry.table import Pose, overlap
from caracole.systems.piccole.battle.rules.combat.contact import LEFT, REAR, RIGHT, contact_pose
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.field.ground import base_at
from caracole.systems.piccole.battle.rules.movement.movement import begins_behind, leg_cost
from caracole.systems.piccole.battle.rules.query import base_of, friends_of, listed
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

OPEN = (RIGHT, LEFT, REAR)
MOST = 2
"""More make it no worse."""
CLOSE = 900
"""Beyond this a base has nothing to do with whether a flank is open."""


def loose_enemies(game: Battle, state: BattleState, seat: int, touching: Iterable[Element]) -> list[Element]:
    """The enemies who are in no fight, and so may go where they like."""
    held = set(touching)
    return [enemy for enemy in listed(state.on_table & game.army[1 - seat]) if enemy not in held]


def exposure(game: Battle, state: BattleState, element: Element, loose: Iterable[Element]) -> int:
    """On how many of its flanks and its rear an enemy could be, where an element stands; two at the most."""
    pose, depth = state.poses[element], game.depth[element]
    x, y, _ = pose
    near = [
        enemy
        for enemy in loose
        if abs(state.poses[enemy][0] - x) <= game.troop[enemy].easy + 600
        and abs(state.poses[enemy][1] - y) <= game.troop[enemy].easy + 600
    ]
    if not near:
        return 0
    found = 0
    for way in OPEN:
        end = contact_pose(pose, depth, way)
        free = None
        for enemy in near:
            if leg_cost(state.poses[enemy], end) > game.troop[enemy].easy:
                continue
            if not begins_behind(base_of(game, state, enemy), pose, depth, way):
                continue
            if free is None:
                free = _is_free(game, state, element, end)
            if free:
                found += 1
                if found >= MOST:
                    return found
                break
    return found


def _is_free(game: Battle, state: BattleState, element: Element, end: Pose) -> bool:
    """Nobody of one's own stands where the enemy would have to."""
    base = base_at(end, 200)
    for friend in friends_of(game, state, element):
        fx, fy, _ = state.poses[friend]
        if abs(fx - end[0]) < CLOSE and abs(fy - end[1]) < CLOSE and overlap(base, base_of(game, state, friend)):
            return False
    return True


class Exposures:
    """The exposures of a position, and what a move would change in them."""

    def __init__(self, game: Battle, state: BattleState, seat: int, loose: list[Element], general: int) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.loose = loose
        self.general = general
        self._now: dict[Element, int] = {}

    def _weight(self, element: Element) -> int:
        return self.general if self.game.generals >> element & 1 else 1

    def now(self, element: Element) -> int:
        """As it stands."""
        if element not in self._now:
            self._now[element] = exposure(self.game, self.state, element, self.loose)
        return self._now[element]

    def after(self, element: Element, pose: Pose) -> int:
        """If it stood elsewhere."""
        trial = self.state.copy()
        trial.poses[element] = pose
        return exposure(self.game, trial, element, self.loose)

    def change(self, element: Element, pose: Pose) -> int:
        """By how much a move makes things worse: for the one who moves, and for friends beside his old and his new
        place."""
        state = self.state
        before = state.poses[element]
        trial = state.copy()
        trial.poses[element] = pose
        loose = self.loose
        worse = self._weight(element) * (exposure(self.game, trial, element, loose) - self.now(element))
        for friend in friends_of(self.game, state, element):
            fx, fy, _ = state.poses[friend]
            if any(abs(fx - x) <= 500 and abs(fy - y) <= 500 for x, y, _ in (before, pose)):
                worse += self._weight(friend) * (exposure(self.game, trial, friend, loose) - self.now(friend))
        return worse


def side_exposed(game: Battle, state: BattleState, seat: int, touching: Iterable[Element]) -> int:
    """How many open flanks and rears a side shows, the General's counting twice."""
    loose = loose_enemies(game, state, seat, touching)
    return sum(
        exposure(game, state, element, loose) * (2 if game.generals >> element & 1 else 1)
        for element in listed(state.on_table & game.army[seat])
    )
