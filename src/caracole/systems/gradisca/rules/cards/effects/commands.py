"""Effects on Commands and Commanders: confusion and jealousy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from caracole.kernel import Refusal, StepFrame
from caracole.kernel.bits import mask_of, members
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import ChooseCommand
from caracole.systems.gradisca.rules.cards.cards import TARGETS, CardPlay
from caracole.systems.gradisca.rules.cards.effects.table import effect, side_of
from caracole.systems.gradisca.rules.components.theatre import SIDES, Effect
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.movement.zones import set_aside_command
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


# --- confusion -------------------------------------------------------------------------------------------------------


def markers_in_cup(game: Setting, state: GradiscaState, side: int) -> int:
    """The markers of a side that have not been drawn yet this turn."""
    return state.cup & mask_of(game.side_commands[side])


@effect("confusion")
def confusion(play: Play, frame: CardPlay, row: Effect) -> None:
    """One marker in ``one_in`` of those still in the cup, rounded up, goes at random on the Played track; the others
    activate no more than ``zones`` zones each for the rest of the turn."""
    side, state = side_of(frame, row), play.state
    markers = members(markers_in_cup(play.game, state, side))
    for _ in range(-(-len(markers) // row.arg("one_in"))):
        set_aside_command(play, markers.pop(play.dice.pick(len(markers), "G12.a", "confusion")))
    query.put_in_force(state, "zones", side, row.arg("zones"), state.turn)
    play.tell("command_confused", "G12.a", side=side, count=row.arg("zones"))


@effect("bar_recall")
def bar_recall(play: Play, frame: CardPlay, row: Effect) -> None:
    """No recall (17) for the rest of the turn."""
    side = side_of(frame, row)
    query.put_in_force(play.state, "no_recall", side, 1, play.state.turn)
    play.tell("recall_barred", "G12.a", side=side)


def _no_markers(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    named = row.arg("side")
    owner = side if named is None else SIDES.index(named)
    return None if markers_in_cup(game, state, owner) else Refusal("G12.a", "no_target")


TARGETS["confusion"] = TARGETS["bar_recall"] = _no_markers


# --- jealousy --------------------------------------------------------------------------------------------------------


class Jealousy(StepFrame):
    """The Command that stays out is still to be named."""

    __slots__ = ("commands", "seat", "side")

    def __init__(self, step: str, seat: int, side: int, commands: tuple[int, ...]) -> None:
        self.step = step
        self.seat = seat
        self.side = side
        self.commands = commands

    def twin(self) -> Jealousy:
        return Jealousy(self.step, self.seat, self.side, self.commands)


FLOW.frame(Jealousy)


def commands_named(game: Setting, state: GradiscaState, row: Effect) -> tuple[int, ...]:
    """Of the Commands that the card names those that are on the map."""
    numbers = (game.theatre.numbers["command"].get(slug) for slug in row.arg("commands"))
    return tuple(number for number in numbers if number is not None and query.command_on_map(game, state, number))


@effect("hold_back")
def hold_back(play: Play, frame: CardPlay, row: Effect) -> None:
    """The player names one of the Commands: it does not act this turn or, if its marker is out of the cup already, in
    the next."""
    commands = commands_named(play.game, play.state, row)
    if len(commands) == 1:
        keep_out(play, commands[0])
    elif commands:
        play.push(Jealousy("effect.hold_back", frame.seat, frame.side, commands))


def keep_out(play: Play, command: int) -> None:
    """Now, or in the next turn."""
    state, row = play.state, play.theatre.commands[command]
    if state.cup >> command & 1:
        set_aside_command(play, command)
    else:
        query.put_in_force(state, "held_back", row.side, row.id, state.turn + 1)
        play.tell("command_held_back", "G12.a", command=command, turn=state.turn + 1)


@effect("rivals")
def rivals(play: Play, frame: CardPlay, row: Effect) -> None:
    """For the rest of the turn no Commander of one of these Commands recalls units of another."""
    commands = commands_named(play.game, play.state, row)
    if commands:
        side = play.theatre.commands[commands[0]].side
        query.put_in_force(play.state, "rivals", side, row.arg("commands"), play.state.turn)
        play.tell("rivals_barred", "G12.a", commands=commands)


def _not_on_the_map(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    return None if commands_named(game, state, row) else Refusal("G12.a", "no_target")


TARGETS["hold_back"] = TARGETS["rivals"] = _not_on_the_map


class NameCommand(Ask):
    """12: the Command that stays out."""

    step = "effect.hold_back"
    rule = "G12.a"
    actions = (ChooseCommand,)

    def seats(self, game: Setting, state: GradiscaState, frame: Jealousy) -> tuple[int, ...]:
        return (frame.seat,)

    def why_not(
        self, game: Setting, state: GradiscaState, frame: Jealousy, seat: int, action: ChooseCommand
    ) -> Refusal | None:
        if action.command in frame.commands:
            return None
        return Refusal("G12.a", "not_a_named_command", {"command": action.command})

    def proposals(self, game: Setting, state: GradiscaState, frame: Jealousy, seat: int) -> Iterator[ChooseCommand]:
        return (ChooseCommand(command) for command in frame.commands)

    def apply(self, play: Play, frame: Jealousy, seat: int, action: ChooseCommand) -> None:
        play.pop()
        keep_out(play, action.command)


FLOW.choice(NameCommand)
