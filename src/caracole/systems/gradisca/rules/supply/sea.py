"""The sea-supply marker in the hands of cards (12). Its place in the turn is in the sequence, its use in rule 21."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gradisca.rules.actions import Enough, PlaceSeaSupply
from caracole.systems.gradisca.rules.components.numbers import NOWHERE, Zone
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting

"""The marker is off the map."""


class Landing(StepFrame):
    """The fleet lies where a group has landed."""

    __slots__ = ("seat", "zone")

    def __init__(self, step: str, seat: int, zone: Zone) -> None:
        self.step = step
        self.seat = seat
        self.zone = zone

    def twin(self) -> Landing:
        return Landing(self.step, self.seat, self.zone)


FLOW.frame(Landing)


def offer_sea_supply(play: Play, group: int, zone: Zone) -> None:
    """The marker may come along at once to the zone of the landing, if only it is on the map at all (G12.a). Whoever
    lands among enemies fights first and then decides."""
    state, theatre = play.state, play.theatre
    if theatre.sea_zones >> zone & 1 and state.sea_supply not in (NOWHERE, zone):
        seat = state.control[theatre.command_of[theatre.groups[group].units[0]]]
        play.push(Landing("sea.landing", seat, zone))


def remove_sea_supply(play: Play) -> None:
    """Off the map; the Venetian places it again when he is next asked (GADV.j)."""
    if play.state.sea_supply != NOWHERE:
        play.tell("sea_supply_removed", "G12.a", zone=play.state.sea_supply)
        play.state.sea_supply = NOWHERE


class BringTheFleet(Ask):
    """12: with a landing the sea-supply marker may move there."""

    step = "sea.landing"
    rule = "G12.a"
    actions = (PlaceSeaSupply, Enough)

    def seats(self, game: Setting, state: GradiscaState, frame: Landing) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Setting, state: GradiscaState, frame: Landing) -> dict[str, Any]:
        return {"zone": frame.zone}

    def why_not(self, game: Setting, state: GradiscaState, frame: Landing, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Enough) or action.zone == frame.zone:
            return None
        return Refusal("G12.a", "only_where_they_landed", {"zone": action.zone})

    def proposals(self, game: Setting, state: GradiscaState, frame: Landing, seat: int) -> Iterator[Any]:
        yield Enough()
        yield PlaceSeaSupply(frame.zone)

    def apply(self, play: Play, frame: Landing, seat: int, action: Any) -> None:
        play.pop()
        if isinstance(action, PlaceSeaSupply):
            play.state.sea_supply = action.zone
            play.tell("sea_supply_placed", "G12.a", zone=action.zone)


FLOW.choice(BringTheFleet)
