"""What a gesture could mean, allowed or not: an action of the decision, or a move that takes several actions one after
the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from msgspec import UNSET

from caracole.kernel import FreeDice, Refusal
from caracole.players import Offer
from caracole.present.model import Cost, Gesture, Offered, Path, Refused, RefusedReading, Says, Told, Tried
from caracole.present.presenter import Meaning
from caracole.present.reading import filled
from caracole.systems.gbacw.board.foresight import foreseen
from caracole.systems.gbacw.board.gestures import OF_THE_SUBJECT
from caracole.systems.gbacw.board.offers import Offering
from caracole.systems.gbacw.board.ways import Ways
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.fire.actions import FireAt
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.movement.movement import UnitAct
from caracole.systems.gbacw.rules.sequence.actions import ActivateUnit
from caracole.systems.gbacw.rules.sequence.sequence import BrigadeAct
from caracole.systems.gbacw.rules.state import GbacwState


class Refusing(Protocol):
    """Tells refusals with the text of their clause."""

    def refused(self, refusal: Refusal) -> Refused:
        """As a board shows it."""


class Planned(NamedTuple):
    """A move: what is done one after the other, and what it costs; or the rule that is in its way."""

    actions: tuple[Any, ...] = ()
    costs: tuple[Cost, ...] = ()
    refusal: Refusal | None = None


class Asking:
    """One decision, and whoever wonders about it."""

    def __init__(self, presenter: Refusing, game: Gbacw, offer: Offer) -> None:
        self.presenter, self.game, self.offer = presenter, game, offer
        self.offering = Offering(game, offer)
        self.state: GbacwState = self.offering.state

    # --- gestures ----------------------------------------------------------------------------------------------------

    def meaning(self, pieces: Sequence[str], place: str | None) -> Meaning:
        """Every action that the pieces and the place could be, and the way to a hex that is further off."""
        gesture = Gesture(list(pieces), [] if place is None else [place])
        possible = self.fitting(gesture)
        refused = [] if possible and place is None else self.refusals(gesture)
        path = None
        if place is not None and not possible:
            planned = self.planned(gesture)
            if len(planned.actions) > 1:
                path = self._path(planned)
            elif planned.refusal is not None:
                refused.insert(0, self._unplanned(planned.refusal, pieces, place))
        return Meaning(possible, refused, path)

    def tried(self, gesture: Gesture) -> Tried:
        """What would come of a gesture with a path or a facing."""
        possible = self.fitting(gesture)
        if possible:
            action = self.game.decode_action(possible[0].action)
            costs = [] if possible[0].cost is None else [possible[0].cost]
            return Tried(possible, None, costs=costs, notes=self._notes((action,)))
        planned = self.planned(gesture)
        if planned.actions:
            first = self.offering.offered(planned.actions[0])
            path = self._path(planned) if len(planned.actions) > 1 else UNSET
            return Tried([first], None, costs=list(planned.costs), notes=self._notes(planned.actions), path=path)
        refusals = self.refusals(gesture)
        refusal = planned.refusal and self.presenter.refused(planned.refusal)
        return Tried([], refusal or (refusals[0].refusal if refusals else None))

    def fitting(self, gesture: Gesture) -> list[Offered]:
        """What is offered for exactly these touches, what a touch means first before its variants; a facing that is
        not said may be any."""
        found = [each for each in self.offering.offers(0).actions if _fits(each.gesture, gesture)]
        return sorted(found, key=lambda each: each.gesture.button is not None)

    # --- why not -----------------------------------------------------------------------------------------------------

    def refusals(self, gesture: Gesture) -> list[RefusedReading]:
        """Every action of the decision that the touches would fill and that is not allowed."""
        found = {}
        for action in self._readings(gesture):
            refusal = self.offer.check(action)
            if refusal is not None:
                message = self.game.encode_action(action)
                found[str(message)] = RefusedReading(
                    message, self.offering.says(message), self.presenter.refused(refusal)
                )
        return list(found.values())

    def _readings(self, gesture: Gesture) -> Iterator[Any]:
        numbers, about = self.game.field.numbers, self.offering.subject.pieces
        things = {
            "unit": [numbers["unit"][each] for each in gesture.pieces if each in numbers["unit"]],
            "leader": [numbers["leader"][each] for each in gesture.pieces if each in numbers["leader"]],
            "hex": [numbers["hex"][each] for each in gesture.places if each in numbers["hex"]],
            "facing": [] if gesture.facing is UNSET else [gesture.facing],
        }
        is_subject = set(gesture.pieces) == set(about)
        for kind in self.game.flow.choices[self.offer.decision.kind].actions:
            free = {name: (value,) for name, value in getattr(kind, "_field_defaults", {}).items()}
            touched = things
            if kind.__name__ in OF_THE_SUBJECT and is_subject:
                touched = {**things, "unit": [], "leader": []}
            yield from filled(kind, touched, free)

    def _unplanned(self, refusal: Refusal, pieces: Sequence[str], place: str) -> RefusedReading:
        says = Says("wanted-move", {"units": list(pieces), "hex": place})
        return RefusedReading({}, says, self.presenter.refused(refusal))

    # --- moves of several actions ------------------------------------------------------------------------------------

    def planned(self, gesture: Gesture) -> Planned:
        """The gesture as a move of one unit: it begins its action if it has not, goes along the hexes (or fires at the
        last one, where the enemy stands) and faces as it is told."""
        unit = self._mover(gesture)
        if unit is None:
            return Planned()
        begun = self._begun(unit)
        if begun.refusal is not None or begun.state is None:
            return Planned(refusal=begun.refusal)
        numbers = self.game.field.numbers["hex"]
        places = [Hex(numbers[each]) for each in gesture.places if each in numbers]
        facing = None if gesture.facing is UNSET else gesture.facing
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
        refusal = self.offer.check(activate)
        if refusal is not None:
            return _Begun(None, refusal=refusal)
        state, _ = self.game.step(self.state, self.offer.seat, activate, FreeDice(Random(0)))
        top = state.stack[-1] if state.stack else None
        return _Begun(state if isinstance(top, UnitAct) else None, (activate,))

    def _from(self, state: GbacwState, unit: Unit, places: list[Hex], facing: int | None) -> Planned:
        game, seat = self.game, self.offer.seat
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
        seat = self.offer.seat
        shots = [each for each in self.game.candidates(state, seat) if isinstance(each, FireAt)]
        for each in shots:
            if each.target == target:
                return Planned((each,))
        return Planned(refusal=self.game.check(state, seat, FireAt(target)))

    def _path(self, planned: Planned) -> Path:
        notes = self._notes(planned.actions)
        stops = next((note.says for note in notes if note.says.code.startswith("foreseen-")), None)
        return Path([self.game.encode_action(each) for each in planned.actions], list(planned.costs), stops)

    def _notes(self, actions: Sequence[Any]) -> list[Told]:
        """What the actions would bring about, each thing once."""
        seen = pieces_seen(self.offering.view)
        found: dict[str, Told] = {}
        for each in foreseen(self.game, self.state, self.offer.seat, actions, seen):
            found.setdefault(repr(each.told), each.told)
        return list(found.values())


class _Begun(NamedTuple):
    """The state in which a unit is at its action, and what led there; or why it cannot begin."""

    state: GbacwState | None
    actions: tuple[Any, ...] = ()
    refusal: Refusal | None = None


def pieces_seen(view: Mapping[str, Any]) -> set[str]:
    """Units that a view shows on the map."""
    return {row["id"] for row in view["units"] if row["hex"] is not None}


def _fits(offered: Gesture, made: Gesture) -> bool:
    if set(offered.pieces) != set(made.pieces) or offered.places != made.places or offered.chits != made.chits:
        return False
    return made.facing is UNSET or offered.facing == made.facing
