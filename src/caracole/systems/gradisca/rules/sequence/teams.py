"""4.2 Team play: which seat decides for a side, a Command or a mixed stack.

Without teams a seat is a side. With teams seats 0 and 1 are Venetian, 2 and 3 Austrian; a team has one hand (G4.2.d),
wins and loses together (G4.2.h), and divides its Commands before play (G4.2.b).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal, StepFrame
from caracole.kernel.bits import mask_of
from caracole.systems.gradisca.rules.actions import DivideCommands
from caracole.systems.gradisca.rules.components.numbers import each_unit
from caracole.systems.gradisca.rules.components.theatre import VENETIAN
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


def seats_of_side(game: Setting, side: int) -> tuple[int, ...]:
    """All seats of a side (G4.2.a: two with teams)."""
    return (2 * side, 2 * side + 1) if game.rules.teams else (side,)


def side_of_seat(game: Setting, seat: int) -> int:
    """The side a seat plays for."""
    return seat // 2 if game.rules.teams else seat


def first_seat(game: Setting, side: int) -> int:
    """The seat that speaks for a side when no Command decides it."""
    return 2 * side if game.rules.teams else side


def may_talk(game: Setting, seat: int, other: int) -> bool:
    """G4.2.e: the two Venetian players may not talk to each other during play; everybody else may."""
    return not (game.rules.teams and seat != other and {seat, other} == set(seats_of_side(game, VENETIAN)))


def seat_of_units(game: Setting, state: GradiscaState, side: int, units: int) -> tuple[int, ...]:
    """G4.2.i: the member with more combat units among these; both when they have as many. Where there are Commanders
    only, who has none of them has no say."""
    seats = seats_of_side(game, side)
    if len(seats) == 1:
        return seats
    parts = [units_of_seat(game, state, units, seat) for seat in seats]
    counts = [(part & game.theatre.combat).bit_count() for part in parts]
    if counts[0] == counts[1]:
        counts = [int(bool(part)) for part in parts]
    if counts[0] == counts[1]:
        return seats
    return (seats[0] if counts[0] > counts[1] else seats[1],)


def units_of_seat(game: Setting, state: GradiscaState, units: int, seat: int) -> int:
    """Those of the units whose Command this seat leads."""
    return mask_of(unit for unit in each_unit(units) if state.control[game.theatre.command_of[unit]] == seat)


def decide_seat(play: Play, side: int, units: int) -> int:
    """The one seat that decides for a mixed stack; a die settles a tie (G4.2.g, G4.2.i)."""
    seats = seat_of_units(play.game, play.state, side, units)
    if len(seats) == 1:
        return seats[0]
    return seats[0 if play.roll("G4.2.g", "dispute") <= 3 else 1]


def share(play: Play, side: int, units: int, count: int, capacity: Any) -> list[tuple[int, int, int]]:
    """G4.2.f, G4.2.i: what falls on units of both members is shared evenly; a die for the odd one.

    Returns (seat, units, count) for each member concerned; ``capacity`` tells how much a set of units can take.
    """
    game, state = play.game, play.state
    seats = seats_of_side(game, side)
    if len(seats) == 1:
        return [(seats[0], units, count)]
    parts = [units_of_seat(game, state, units, seat) for seat in seats]
    room = [capacity(part) for part in parts]
    half = [count // 2, count // 2]
    if count % 2:
        able = [one for one in (0, 1) if room[one] > half[one]]
        half[able[0] if len(able) == 1 else 0 if play.roll("G4.2.g", "odd_share") <= 3 else 1] += 1
    for one, other in ((0, 1), (1, 0)):  # what one member cannot bear goes to the other
        spare = max(0, half[one] - room[one])
        half[one] -= spare
        half[other] += spare
    return [(seat, part, part_count) for seat, part, part_count in zip(seats, parts, half, strict=True) if part_count]


# --- the division before play ----------------------------------------------------------------------------------------


class Division(StepFrame):
    """Each team divides its Commands."""

    __slots__ = ("side",)

    def __init__(self, step: str, side: int) -> None:
        self.step = step
        self.side = side

    def twin(self) -> Division:
        return Division(self.step, self.side)


FLOW.frame(Division)


class Divide(Ask):
    """G4.2.b: the first member says which Commands the partner leads, late ones included (G4.2.i); for the whole game.
    Both lead at least one, where there are two to lead."""

    step = "teams.divide"
    rule = "G4.2.b"
    complete = False
    actions = (DivideCommands,)

    def seats(self, game: Setting, state: GradiscaState, frame: Division) -> tuple[int, ...]:
        return (first_seat(game, frame.side),)

    def why_not(
        self, game: Setting, state: GradiscaState, frame: Division, seat: int, action: DivideCommands
    ) -> Refusal | None:
        commands = game.side_commands[frame.side]
        if any(command not in commands for command in action.partner):
            return Refusal("G4.2.b", "not_your_command", {"commands": action.partner})
        if len(set(action.partner)) != len(action.partner):
            return Refusal("G4.2.b", "command_named_twice", {"commands": action.partner})
        if len(commands) > 1 and not 0 < len(action.partner) < len(commands):
            return Refusal("G4.2.b", "both_members_lead", {"commands": action.partner})
        return None

    def proposals(self, game: Setting, state: GradiscaState, frame: Division, seat: int) -> Iterator[DivideCommands]:
        commands = game.side_commands[frame.side]
        yield DivideCommands(tuple(commands[1::2]))
        for count in range(1, len(commands)):
            yield DivideCommands(tuple(commands[count:]))

    def sample(self, game: Setting, state: GradiscaState, frame: Division, seat: int, rng: Random) -> DivideCommands:
        commands = list(game.side_commands[frame.side])
        rng.shuffle(commands)
        return DivideCommands(tuple(sorted(commands[: 1 + int(rng.random() * (len(commands) - 1))])))

    def apply(self, play: Play, frame: Division, seat: int, action: DivideCommands) -> None:
        control = list(play.state.control)
        for command in play.game.side_commands[frame.side]:
            control[command] = seat + 1 if command in action.partner else seat
        play.state.control = tuple(control)
        play.tell("commands_divided", "G4.2.b", side=frame.side, commands=action.partner)
        if frame.side == VENETIAN:
            play.go(frame, "teams.divide").side = 1
        else:
            play.pop()


FLOW.choice(Divide)
