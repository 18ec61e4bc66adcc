"""13.5 Rout recovery: units that return to a brigade In Reserve."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caracole.geometry.hex import FACINGS
from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.cohesion import standing_modifiers
from caracole.systems.gbacw.rules.components.drm import listed, total
from caracole.systems.gbacw.rules.components.field import profile
from caracole.systems.gbacw.rules.components.numbers import NOWHERE, Hex, Unit, each_unit
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Play
from caracole.systems.gbacw.rules.recovery.actions import PlaceRallied, StayAway, TryToReturn
from caracole.systems.gbacw.rules.results.results import eliminate, lose_strength
from caracole.systems.gbacw.rules.stacking.stacking import why_not_stack
from caracole.systems.gbacw.rules.state import ROUTED, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

LOST_ON: Final = 9


class Returning(StepFrame):
    """Routed units of a brigade that try to return; the first one is next."""

    __slots__ = ("side", "units")

    def __init__(self, step: str, side: int, units: tuple[Unit, ...]) -> None:
        self.step = step
        self.side = side
        self.units = units

    def twin(self) -> Returning:
        return Returning(self.step, self.side, self.units)


FLOW.frame(Returning)


def recover(play: Play, brigade: int) -> None:
    """C13.51.a: the Routed units of a brigade that was In Reserve for the whole turn try to return, one after another.
    They gather round their Brigade leader; without one on the map nobody can."""
    state = play.state
    units = tuple(unit for unit in each_unit(state.members[brigade]) if state.hex_of[unit] == ROUTED)
    leader = play.field.brigades[brigade].leader
    if units and leader >= 0 and state.leader_hex[leader] >= 0:
        play.push(Returning("rout.return", play.field.brigades[brigade].side, units))


@FLOW.auto("rout.return")
def ask_next(play: Play, frame: Returning) -> None:
    """The next one that could stand somewhere if it passed."""
    units = tuple(unit for unit in frame.units if places(play.game, play.state, unit))
    if units:
        play.go(frame, "rout.attempt").units = units
    else:
        play.pop()


class AttemptChoice(Ask):
    """C13.51.a: a Routed unit may try to return; nobody has to, for it costs a point at least."""

    step = "rout.attempt"
    rule = "C13.51.a"
    actions = (TryToReturn, StayAway)

    def seats(self, game: Setting, state: GbacwState, frame: Returning) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Returning) -> dict[str, object]:
        return {"unit": frame.units[0]}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Returning, seat: int, action: TryToReturn | StayAway
    ) -> Refusal | None:
        if action.unit != frame.units[0]:
            return Refusal("C13.51.a", "another_unit", {"unit": frame.units[0]})
        return None

    def proposals(
        self, game: Setting, state: GbacwState, frame: Returning, seat: int
    ) -> Iterator[TryToReturn | StayAway]:
        yield TryToReturn(frame.units[0])
        yield StayAway(frame.units[0])

    def apply(self, play: Play, frame: Returning, seat: int, action: TryToReturn | StayAway) -> None:
        play.go(frame, "rout.return").units = frame.units[1:]
        if isinstance(action, TryToReturn):
            attempt(play, frame.side, action.unit)


FLOW.choice(AttemptChoice)


def attempt(play: Play, side: int, unit: Unit) -> None:
    """C13.52.a to C13.52.d: a check on the Disordered Cohesion (of cavalry, the mounted counter's). On a natural 9 the
    unit is lost; otherwise it loses a point, and if it passed it returns."""
    state = play.state
    rows = standing_modifiers(play.game, state, unit)
    needed = query.cohesion(play.game, state, unit)
    die = play.die("C13.52.a", "rout_recovery")
    score = die + total(rows)
    passed = die != LOST_ON and score <= needed
    play.tell("return_attempted", "C13.52.a", unit=unit, die=die, total=score, cohesion=needed, modifiers=listed(rows))
    if die == LOST_ON:
        eliminate(play, unit, "C13.52.d")
        return
    lose_strength(play, unit, 1, "C13.52.b" if passed else "C13.52.c")
    if passed and state.hex_of[unit] == ROUTED:
        play.push(Returning("rout.place", side, (unit,)))


def places(game: Setting, state: GbacwState, unit: Unit) -> list[Hex]:
    """C13.52.b: the hex of its Brigade leader and those around it, where it can stand."""
    leader = game.field.brigades[state.brigade_of[unit]].leader
    here = state.leader_hex[leader] if leader >= 0 else NOWHERE
    if here < 0:
        return []
    row = game.field.units[unit]
    grid, number = game.field.grid, profile(row.arm, state.orders[unit])
    around = [
        other
        for direction, other in enumerate(grid.neighbours[here])
        if other >= 0 and game.field.cost[number][here * 6 + direction] != PROHIBITED
    ]
    return [
        where
        for where in (here, *around)
        if query.side_at(game, state, where) != 1 - row.side
        and why_not_stack(game, state, (unit, *query.stack(state, where)), where) is None
    ]


class PlaceChoice(Ask):
    """C13.52.b: the owner places it within one hex of its Brigade leader, Disordered."""

    step = "rout.place"
    rule = "C13.52.b"
    actions = (PlaceRallied,)

    def seats(self, game: Setting, state: GbacwState, frame: Returning) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Returning) -> dict[str, object]:
        return {"unit": frame.units[0]}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Returning, seat: int, action: PlaceRallied
    ) -> Refusal | None:
        unit, args = frame.units[0], {"unit": frame.units[0], "hex": action.to}
        if action.unit != unit:
            return Refusal("C13.52.b", "another_unit", args)
        if action.to not in places(game, state, unit):
            return Refusal("C13.52.b", "not_with_its_leader", args)
        if not query.may_face(query.orders(game, state, unit), action.facing):
            return Refusal("C7.11.b", "wrong_kind_of_facing", {"unit": unit, "facing": action.facing})
        stack = query.stack(state, action.to)
        if stack and state.facing[stack[0]] != action.facing:
            return Refusal("C7.11.c", "faces_as_the_stack", args)
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Returning, seat: int) -> Iterator[PlaceRallied]:
        unit = frame.units[0]
        for where in places(game, state, unit):
            for facing in range(len(FACINGS)):
                yield PlaceRallied(unit, where, facing)

    def apply(self, play: Play, frame: Returning, seat: int, action: PlaceRallied) -> None:
        state, unit = play.state, action.unit
        play.pop()
        query.put_unit(play.game, state, unit, action.to, place=len(state.at[action.to]))
        state.facing[unit] = action.facing
        state.disordered |= 1 << unit
        play.tell("unit_returned", "C13.52.b", unit=unit, hex=action.to)


FLOW.choice(PlaceChoice)
