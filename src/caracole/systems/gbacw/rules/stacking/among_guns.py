"""8.23 Above or below the guns: the question to a unit that ends a retreat of its own will (12.43) among them. Units at
their action answer it as they stop (``stack_moves``)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Play
from caracole.systems.gbacw.rules.stacking import stacking
from caracole.systems.gbacw.rules.stacking.actions import JoinStack
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


class AmongGuns(StepFrame):
    """A unit that has come from ``origin`` into a hex with guns."""

    __slots__ = ("hex", "origin", "unit")

    def __init__(self, step: str, unit: Unit, origin: Hex, hex: Hex) -> None:
        self.step = step
        self.unit = unit
        self.origin = origin
        self.hex = hex

    def twin(self) -> AmongGuns:
        return AmongGuns(self.step, self.unit, self.origin, self.hex)


FLOW.frame(AmongGuns)


def ask(play: Play, unit: Unit, origin: Hex, hex: Hex) -> None:
    """C8.23.d: ask where the unit stands, if it may choose."""
    game, state = play.game, play.state
    if state.hex_of[unit] == hex and stacking.may_choose_place(game, state, unit, origin, hex):
        play.push(AmongGuns("stack.place", unit, origin, hex))


class PlaceChoice(Ask):
    """C8.23.d, C8.23.e: directly above the guns, or directly below them."""

    step = "stack.place"
    rule = "C8.23.d"
    actions = (JoinStack,)

    def seats(self, game: Setting, state: GbacwState, frame: AmongGuns) -> tuple[int, ...]:
        return (game.field.units[frame.unit].side,)

    def about(self, game: Setting, state: GbacwState, frame: AmongGuns) -> dict[str, object]:
        return {"unit": frame.unit, "hex": frame.hex}

    def why_not(
        self, game: Setting, state: GbacwState, frame: AmongGuns, seat: int, action: JoinStack
    ) -> Refusal | None:
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: AmongGuns, seat: int) -> Iterator[JoinStack]:
        yield JoinStack()
        yield JoinStack(above=False)

    def apply(self, play: Play, frame: AmongGuns, seat: int, action: JoinStack) -> None:
        play.pop()
        state, unit, where = play.state, frame.unit, frame.hex
        row = [other for other in state.at[where] if other != unit]
        row.insert(stacking.entry_place(play.game, state, unit, frame.origin, where, action.above), unit)
        state.at[where] = tuple(row)
        play.tell("unit_joined", "C8.23.d", unit=unit, hex=where, units=query.stack(state, where))


FLOW.choice(PlaceChoice)
