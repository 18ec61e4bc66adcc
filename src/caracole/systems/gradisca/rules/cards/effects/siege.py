"""Effects on sieges: gunners, miners, a sortie by night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel import Refusal
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.cards.cards import TARGETS, CardPlay
from caracole.systems.gradisca.rules.cards.effects.table import effect
from caracole.systems.gradisca.rules.combat.sortie import possible_sorties, start_sortie
from caracole.systems.gradisca.rules.components.theatre import Effect
from caracole.systems.gradisca.rules.flow import Play
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


def can_still_act(game: Setting, state: GradiscaState, kind: int) -> Refusal | None:
    """The active Command has units of this kind on the map that have not acted."""
    frame = query.activation(state)
    if frame is not None and query.command_on_map(game, state, frame.command) & kind & ~state.activated:
        return None
    return Refusal("G12.a", "no_target")


# --- founders and bombardiers ----------------------------------------------------------------------------------------


@effect("raise_guns")
def raise_guns(play: Play, frame: CardPlay, row: Effect) -> None:
    """In this activation artillery that bombards has a higher value, up to the most that the card allows."""
    query.put_in_force(play.state, "guns_raised", frame.side, (row.arg("by"), row.arg("most")))
    play.tell("guns_raised", "G12.a", side=frame.side, by=row.arg("by"))


@effect("save_guns")
def save_guns(play: Play, frame: CardPlay, row: Effect) -> None:
    """In this activation artillery that bombards does not burst."""
    query.put_in_force(play.state, "guns_do_not_burst", frame.side, 1)


def _no_guns(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    return can_still_act(game, state, game.theatre.artillery)


TARGETS["raise_guns"] = TARGETS["save_guns"] = _no_guns


# --- miners ----------------------------------------------------------------------------------------------------------


@effect("raise_engineers")
def raise_engineers(play: Play, frame: CardPlay, row: Effect) -> None:
    """In this activation engineers have a higher value for mines, counter-mines and walls, up to the most that the card
    allows."""
    query.put_in_force(play.state, "engineers_raised", frame.side, (row.arg("by"), row.arg("most")))
    play.tell("engineers_raised", "G12.a", side=frame.side, by=row.arg("by"))


@effect("better_mines")
def better_mines(play: Play, frame: CardPlay, row: Effect) -> None:
    """In this activation a mine explodes on so much or less, and may be set off by other engineers at once."""
    query.put_in_force(play.state, "mines_explode_up_to", frame.side, row.arg("up_to"))
    query.put_in_force(play.state, "fresh_mines_explode", frame.side, 1)


def _no_engineers(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    return can_still_act(game, state, game.theatre.engineers)


TARGETS["raise_engineers"] = TARGETS["better_mines"] = _no_engineers


# --- a sortie --------------------------------------------------------------------------------------------------------


@effect("night_sortie")
def night_sortie(play: Play, frame: CardPlay, row: Effect) -> None:
    """A few units of a garrison fall upon the besiegers; see ``combat.sortie``."""
    if possible_sorties(play.game, play.state, frame.side):
        start_sortie(play, frame.seat, frame.side, row.arg("units"), row.arg("defenders"))


def _no_sortie(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    return None if possible_sorties(game, state, side) else Refusal("G12.a", "no_target")


TARGETS["night_sortie"] = _no_sortie
