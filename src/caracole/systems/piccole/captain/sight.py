"""What can be measured about a position for a seat that has to move, whatever it has in mind.

Whoever tries many turns in his head comes to the same positions again and again: what he has seen in one of them he
need not measure again.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from caracole.geometry.table import Pose
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.movement.movement import contacts_in_reach, joining_poses, way_to_contact
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.captain.exposure import Exposures, loose_enemies
from caracole.systems.piccole.captain.leanings import Leaning
from caracole.systems.piccole.odds import Judge, Known

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

Contact = tuple[Element, str, Pose]
"""Whom, from where, and in which pose."""
Place = tuple[Element, Pose]


class Sight:
    """A position with all that was asked about it. The state must not change while it is in use."""

    def __init__(
        self, game: Battle, state: BattleState, seat: int, leaning: Leaning, known: Known | None = None
    ) -> None:
        self.game, self.state, self.seat, self.leaning = game, state, seat, leaning
        self.judge = Judge(game, state, seat, leaning.costs, known)
        loose = loose_enemies(game, state, seat, self.judge.touching)
        self.exposures = Exposures(game, state, seat, loose, leaning.general)
        self._contacts: dict[Element, list[Contact]] = {}
        self._joining: dict[tuple[Element, tuple[Element, ...]], list[Pose]] = {}
        self._gains: dict[Place, int] = {}
        self._changes: dict[Place, int] = {}
        self._ways: dict[Place, list[Pose] | None] = {}
        self._moved: dict[Place, Sight] = {}

    def contacts(self, element: Element) -> list[Contact]:
        """The contacts in an element's reach."""
        if element not in self._contacts:
            self._contacts[element] = list(contacts_in_reach(self.game, self.state, element))
        return self._contacts[element]

    def joining(self, element: Element, friends: Iterable[Element]) -> list[Pose]:
        """Places in line with some friends."""
        key = element, tuple(friends)
        if key not in self._joining:
            self._joining[key] = list(joining_poses(self.game, self.state, *key))
        return self._joining[key]

    def gain(self, element: Element, pose: Pose) -> int:
        """How much more the fights would promise if an element stood elsewhere."""
        key = element, pose
        if key not in self._gains:
            self._gains[key] = self.judge.gain(element, pose)
        return self._gains[key]

    def change(self, element: Element, pose: Pose) -> int:
        """How many more flanks the enemy could reach then."""
        key = element, pose
        if key not in self._changes:
            self._changes[key] = self.exposures.change(element, pose)
        return self._changes[key]

    def way(self, element: Element, end: Pose) -> list[Pose] | None:
        """How an element comes to a contact pose; None if the rules do not let it."""
        key = element, end
        if key not in self._ways:
            self._ways[key] = way_to_contact(self.game, self.state, element, end)
        return self._ways[key]

    def moved(self, element: Element, end: Pose) -> Sight:
        """The position in which an element has moved there."""
        key = element, end
        if key not in self._moved:
            trial = self.state.copy()
            trial.poses[element] = end
            self._moved[key] = Sight(self.game, trial, self.seat, self.leaning, self.judge.known)
        return self._moved[key]


class Sights:
    """All positions that came up while one turn was thought over."""

    def __init__(self) -> None:
        self._seen: dict[Hashable, Sight] = {}
        self._known: dict[tuple[int, int], Known] = {}

    def of(self, game: Battle, state: BattleState, seat: int, leaning: Leaning) -> Sight:
        """What is known of a position. Of a leaning only what a fight costs and how dear the General is counts here."""
        key = seat, state.on_table, tuple(state.poses), leaning.recoil, leaning.flight, leaning.general
        if key not in self._seen:
            self._seen[key] = Sight(game, state.copy(), seat, leaning, self.known(leaning))
        return self._seen[key]

    def known(self, leaning: Leaning) -> Known:
        """What fights promise, by what their results cost."""
        return self._known.setdefault((leaning.recoil, leaning.flight), {})
