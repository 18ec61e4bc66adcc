"""What a gesture could mean, allowed or not: an action of the decision, or a move that takes several actions one after
the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from msgspec import UNSET

from caracole.kernel import Refusal
from caracole.players import Offer
from caracole.present.model import Gesture, Offered, Path, Refused, RefusedReading, Says, Told, Tried
from caracole.present.presenter import Meaning
from caracole.present.reading import filled
from caracole.systems.gbacw.board.chances import odds
from caracole.systems.gbacw.board.foresight import foreseen
from caracole.systems.gbacw.board.gestures import OF_THE_SUBJECT
from caracole.systems.gbacw.board.offers import Offering
from caracole.systems.gbacw.board.planning import Planned, Planner
from caracole.systems.gbacw.rules.game import Gbacw


class Refusing(Protocol):
    """Tells refusals with the text of their clause."""

    def refused(self, refusal: Refusal) -> Refused:
        """As a board shows it."""


class Asking:
    """One decision, and whoever wonders about it."""

    def __init__(self, presenter: Refusing, game: Gbacw, offer: Offer) -> None:
        self.presenter, self.game, self.offer = presenter, game, offer
        self.offering = Offering(game, offer)
        self.planner = Planner(game, self.offering.state, offer.seat)

    # --- gestures ----------------------------------------------------------------------------------------------------

    def meaning(self, pieces: Sequence[str], place: str | None) -> Meaning:
        """Every action that the pieces and the place could be, and the way to a hex that is further off."""
        gesture = Gesture(list(pieces), [] if place is None else [place])
        possible = self.fitting(gesture)
        refused = [] if possible and place is None else self.refusals(gesture)
        path = None
        if place is not None and not possible:
            planned = self.planner.planned(gesture)
            if len(planned.actions) > 1:
                path = self._path(planned)
            elif planned.refusal is not None:
                refused.insert(0, self._unplanned(planned.refusal, pieces, place))
        return Meaning(possible, refused, path)

    def tried(self, gesture: Gesture) -> Tried:
        """What would come of a gesture with a path or a facing, a bent end or another place in the stack."""
        possible = self.fitting(gesture)
        if possible:
            action = self.game.decode_action(possible[0].action)
            costs = [] if possible[0].cost is None else [possible[0].cost]
            return Tried(possible, None, costs=costs, notes=[*self._promises(action), *self._notes((action,))])
        planned = self.planner.planned(gesture)
        if planned.actions:
            first = self.offering.offered(planned.actions[0])
            path = self._path(planned) if len(planned.actions) > 1 else UNSET
            return Tried([first], None, costs=list(planned.costs), notes=self._notes(planned.actions), path=path)
        refusals = self.refusals(gesture)
        refusal = planned.refusal and self.presenter.refused(planned.refusal)
        return Tried([], refusal or (refusals[0].refusal if refusals else None))

    def fitting(self, gesture: Gesture) -> list[Offered]:
        """What is offered for exactly these touches, what a touch means first before its variants; a facing that is
        not said may be any, and so may a bent end and a place in the stack."""
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

    def _path(self, planned: Planned) -> Path:
        notes = self._notes(planned.actions)
        stops = next((note.says for note in notes if note.says.code.startswith("foreseen-")), None)
        return Path([self.game.encode_action(each) for each in planned.actions], list(planned.costs), stops)

    def _promises(self, action: Any) -> list[Told]:
        """The odds of a fight in a few words, for whoever draws it or hears of it."""
        found = odds(self.game, self.offer, action, next(iter(self.offering.subject.pieces), None))
        return [] if found is None or found.told is UNSET else found.told

    def _notes(self, actions: Sequence[Any]) -> list[Told]:
        """What the actions would bring about, each thing once."""
        seen = pieces_seen(self.offering.view)
        found: dict[str, Told] = {}
        for each in foreseen(self.game, self.offering.state, self.offer.seat, actions, seen):
            found.setdefault(repr(each.told), each.told)
        return list(found.values())


def pieces_seen(view: Mapping[str, Any]) -> set[str]:
    """Units that a view shows on the map."""
    return {row["id"] for row in view["units"] if row["hex"] is not None}


def _fits(offered: Gesture, made: Gesture) -> bool:
    if set(offered.pieces) != set(made.pieces) or offered.places != made.places or offered.chits != made.chits:
        return False
    pairs = ((made.facing, offered.facing), (made.level, offered.level), (made.bend, offered.bend))
    return all(wanted is UNSET or wanted == found for wanted, found in pairs)
