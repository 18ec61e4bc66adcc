"""A move as it is drawn, put into the actions that make it, one after the other."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from msgspec import UNSET

from caracole.kernel import FreeDice, Refusal
from caracole.present.model import Cost, Gesture
from caracole.systems.gbacw.board.ways import Ways
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.facing.actions import EndRefusal, Refuse
from caracole.systems.gbacw.rules.fire.actions import FireAt
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.movement.movement import UnitAct
from caracole.systems.gbacw.rules.sequence.actions import ActivateUnit
from caracole.systems.gbacw.rules.sequence.sequence import BrigadeAct
from caracole.systems.gbacw.rules.stacking.actions import Reorder
from caracole.systems.gbacw.rules.state import GbacwState


class Planned(NamedTuple):
    """A move: what is done one after the other, and what it costs; or the rule that is in its way."""

    actions: tuple[Any, ...] = ()
    costs: tuple[Cost, ...] = ()
    refusal: Refusal | None = None


class _Begun(NamedTuple):
    """The state in which a unit is at its action, and what led there; or why it cannot begin."""

    state: GbacwState | None
    actions: tuple[Any, ...] = ()
    refusal: Refusal | None = None


class Planner:
    """Plans moves in a state that a seat imagines."""

    def __init__(self, game: Gbacw, state: GbacwState, seat: int) -> None:
        self.game, self.state, self.seat = game, state, seat

    def planned(self, gesture: Gesture) -> Planned:
        """The gesture as a move of one unit: it begins its action if it has not, goes along the hexes (or fires at the
        last one, where the enemy stands) and faces as it is told; or it bends an end or takes another place in its
        stack."""
        unit = self._mover(gesture)
        if unit is None:
            return Planned()
        begun = self._begun(unit)
        if begun.refusal is not None or begun.state is None:
            return Planned(refusal=begun.refusal)
        numbers = self.game.field.numbers["hex"]
        places = [Hex(numbers[each]) for each in gesture.places if each in numbers]
        facing = None if gesture.facing is UNSET else gesture.facing
        in_place = _in_place(gesture)
        if in_place is not None:
            refusal = self.game.check(begun.state, self.seat, in_place)
            return Planned(refusal=refusal) if refusal is not None else Planned((*begun.actions, in_place))
        if not places and facing is None:
            return Planned(begun.actions)
        found = self._from(begun.state, unit, places, facing)
        return found._replace(actions=(*begun.actions, *found.actions)) if found.actions else found

    def _mover(self, gesture: Gesture) -> Unit | None:
        units = [self.game.field.unit_numbers[each] for each in gesture.pieces if each in self.game.field.unit_numbers]
        return units[0] if len(units) == 1 == len(gesture.pieces) else None

    def _begun(self, unit: Unit) -> _Begun:
        """The unit at its action."""
        frame = self.state.stack[-1] if self.state.stack else None
        if isinstance(frame, UnitAct) and frame.unit == unit:
            return _Begun(self.state)
        if not isinstance(frame, BrigadeAct):
            return _Begun(None)
        activate = ActivateUnit(unit)
        refusal = self.game.check(self.state, self.seat, activate)
        if refusal is not None:
            return _Begun(None, refusal=refusal)
        state, _ = self.game.step(self.state, self.seat, activate, FreeDice(Random(0)))
        top = state.stack[-1] if state.stack else None
        return _Begun(state if isinstance(top, UnitAct) else None, (activate,))

    def _from(self, state: GbacwState, unit: Unit, places: list[Hex], facing: int | None) -> Planned:
        game, seat = self.game, self.seat
        if places and query.side_at(game, state, places[-1]) == 1 - game.field.units[unit].side:
            return self._fire(state, places[-1])
        frame = state.stack[-1]
        assert isinstance(frame, UnitAct)
        ways = Ways(game, state, frame, seat)
        found = ways.through(places, facing)
        if isinstance(found, Refusal):
            return Planned(refusal=found)
        return Planned(found.actions, tuple(ways.costs(found)))

    def _fire(self, state: GbacwState, target: Hex) -> Planned:
        """The first fire at the hex that is allowed, else why the plain one is not."""
        seat = self.seat
        shots = [each for each in self.game.candidates(state, seat) if isinstance(each, FireAt)]
        for each in shots:
            if each.target == target:
                return Planned((each,))
        return Planned(refusal=self.game.check(state, seat, FireAt(target)))


def _in_place(gesture: Gesture) -> Reorder | Refuse | EndRefusal | None:
    """What a unit does without leaving its hex or turning."""
    if gesture.level is not UNSET:
        return Reorder(gesture.level)
    if gesture.bend is UNSET:
        return None
    return EndRefusal() if gesture.bend == "straight" else Refuse(gesture.bend)
