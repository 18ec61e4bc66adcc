"""What one fire result, Assault step or failed check sets off (8.35, 12.2 to 12.5): a list of things still to do.

A :class:`Chain` lies on the stack beneath whatever it asks. ``aftermath`` works the list off in the order of the book;
results, Second Disorder, retreats and Routs put things on it. Units that have made a check in a chain make none for
friends who pass through them (C12.46.e), those that have checked for one Rout none for another (C12.54.c); a stack pays
for its Second Disorders once (C12.35.i).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from caracole.kernel import StepFrame
from caracole.kernel.bits import mask_of
from caracole.kernel.flow import at_step
from caracole.systems.gbacw.rules import amendments, query
from caracole.systems.gbacw.rules.components.drm import Drm
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, Unit, each_unit
from caracole.systems.gbacw.rules.flow import FLOW, Play

FIRE: Final = "fire"
SHELL: Final = "shell"
PRE_ASSAULT: Final = "pre_assault"
RETREAT_BEFORE: Final = "retreat_before"
ASSAULT: Final = "assault"
REACTION: Final = "reaction"
ROUT: Final = "rout"
FRIENDLY_FIRE: Final = "friendly_fire"
RETREAT_THROUGH: Final = "retreat_through"
REACTION_MOVE: Final = "reaction_move"
AFTER_ASSAULT: Final = "after_assault"
MARCH_BRIGADE: Final = "march_brigade"
RETREAT: Final = "retreat"

COSTS_LEADERS: Final = (FIRE, SHELL, FRIENDLY_FIRE, PRE_ASSAULT, RETREAT_BEFORE, ASSAULT)
"""C12.71.a: strength lost in these may cost a leader his life; what a chain of theirs sets off counts with it."""

By: TypeAlias = Unit | Sequence[Unit]


class Chain(StepFrame):
    """Everything that one result sets off; units and leaders as sets unless said otherwise."""

    __slots__ = (
        "again",
        "alarmed",
        "attacker",
        "before",
        "by",
        "cause",
        "checked",
        "diced",
        "fled",
        "frayed",
        "leaders",
        "losing",
        "paid",
        "retreated",
        "retreats",
        "routing",
        "shaken",
        "spared",
        "spent",
        "stood",
        "stuck",
        "voluntary",
        "winded",
    )

    def __init__(
        self,
        step: str,
        cause: str,
        by: tuple[Unit, ...] = (),
        attacker: Unit = NO_UNIT,
        voluntary: bool = False,
        before: bool = False,
        checked: int = 0,
        alarmed: int = 0,
        shaken: tuple[tuple[Any, ...], ...] = (),
        again: tuple[tuple[Unit, str], ...] = (),
        routing: tuple[tuple[Unit, str], ...] = (),
        losing: tuple[tuple[Any, ...], ...] = (),
        paid: int = 0,
        winded: int = 0,
        spent: int = 0,
        leaders: int = 0,
        diced: int = 0,
        retreats: tuple[tuple[Unit, int, int], ...] = (),
        retreated: int = 0,
        stuck: int = 0,
        frayed: int = 0,
        spared: int = 0,
        fled: int = 0,
        stood: bool = False,
    ) -> None:
        self.step = step
        self.cause = cause
        self.by = by
        """The units that caused it."""
        self.attacker = attacker
        """The side that rolled for an assault."""
        self.voluntary = voluntary
        """The retreat at hand is of the owner's own will (12.43), ..."""
        self.before = before
        """... and is followed by a check, being one before an assault by a Disordered unit (11.33). Both are said of
        one retreat, the first: what it sets off is no part of it."""
        self.checked = checked
        """Units that have made a check in this chain, and those that have retreated in it."""
        self.alarmed = alarmed
        """Units that have checked in it because of a Rout."""
        self.shaken = shaken
        """Checks to make: (cause, clause, name of the roll, modifiers, units)."""
        self.again = again
        """Second Disorders to judge: (unit, cause)."""
        self.routing = routing
        """Units about to Rout: (unit, clause)."""
        self.losing = losing
        """A strength point for Second Disorder: (hex, unit, retreats as well, cause); no cause in revision 1."""
        self.paid = paid
        """Hexes whose stack has paid it."""
        self.winded = winded
        """Blown units that were hit (11.59) and have not paid for it yet ..."""
        self.spent = spent
        """... and those that have."""
        self.leaders = leaders
        """Leaders stacked with units that lost strength ..."""
        self.diced = diced
        """... and those for whom a die was rolled."""
        self.retreats = retreats
        """Retreats to make: (unit, least, most hexes)."""
        self.retreated = retreated
        self.stuck = stuck
        """Hexes whose stack has paid for the retreat that it was ordered to make and could not."""
        self.frayed = frayed
        """Collapsed and Blown units that must check for Rout."""
        self.spared = spared
        """Units that make no further check for Rout (C12.23.e)."""
        self.fled = fled
        """Sides whose guns were Abandoned (C12.52.d)."""
        self.stood = stood
        """One unit has been let off its Rout (C12.52.a)."""

    def twin(self) -> Chain:
        return Chain(
            self.step,
            self.cause,
            self.by,
            self.attacker,
            self.voluntary,
            self.before,
            self.checked,
            self.alarmed,
            self.shaken,
            self.again,
            self.routing,
            self.losing,
            self.paid,
            self.winded,
            self.spent,
            self.leaders,
            self.diced,
            self.retreats,
            self.retreated,
            self.stuck,
            self.frayed,
            self.spared,
            self.fled,
            self.stood,
        )


FLOW.frame(Chain)


def causing(by: By) -> tuple[Unit, ...]:
    """One unit, several, or nobody (-1)."""
    return tuple(unit for unit in ((by,) if isinstance(by, int) else by) if unit >= 0)


def begin(play: Play, cause: str, by: By = NO_UNIT, **fields: Any) -> None:
    """A chain of its own; it waits below what is pushed next, and then works its list off."""
    play.push(Chain("chain.next", cause, causing(by), **fields))


def is_open(play: Play) -> bool:
    """Is something already being worked off?"""
    return any(isinstance(frame, Chain) for frame in play.state.stack)


def place_of(play: Play) -> int:
    """Where on the stack the chain is."""
    stack = play.state.stack
    return next(place for place in range(len(stack) - 1, -1, -1) if isinstance(stack[place], Chain))


def current(play: Play) -> Chain:
    """The chain as it stands now."""
    frame: Chain = play.state.stack[place_of(play)]
    return frame


def update(play: Play, **changes: Any) -> None:
    """Write something on the list or strike it off."""
    place = place_of(play)
    frame = play.state.stack[place]
    play.state.stack[place] = at_step(frame, frame.step, changes)


def join(play: Play, cause: str, by: By = NO_UNIT) -> None:
    """Go on with the open chain, or begin one."""
    if not is_open(play):
        begin(play, cause, by)


# --- what is put on the list -----------------------------------------------------------------------------------------


def add_checks(
    play: Play, units: Iterable[Unit], cause: str, rule: str, why: str, modifiers: Iterable[Drm] = ()
) -> None:
    """These units check their order."""
    row = (cause, rule, why, tuple(tuple(each) for each in modifiers), mask_of(units))
    update(play, shaken=(*current(play).shaken, row))


def add_second(play: Play, units: Iterable[Unit], cause: str) -> None:
    """These units suffer a Second Disorder."""
    update(play, again=(*current(play).again, *((unit, cause) for unit in units)))


def add_rout(play: Play, unit: Unit, rule: str) -> None:
    """This unit Routs."""
    frame = current(play)
    if unit not in [row[0] for row in frame.routing]:
        update(play, routing=(*frame.routing, (unit, rule)))


def add_retreat(play: Play, unit: Unit, least: int, most: int) -> None:
    """This unit retreats. Two reasons to retreat make one retreat, as long as the longer of them; C12.44.j: but a stack
    that has none to make is ordered back again, and may have to pay again."""
    rows, frame, where = [], current(play), play.state.hex_of
    if amendments.every_retreat_that_cannot_be_made_is_paid_for(play.game) and all(
        where[row[0]] != where[unit] for row in frame.retreats
    ):
        update(play, stuck=frame.stuck & ~(1 << where[unit]))
    for row in frame.retreats:
        if row[0] == unit:
            least, most = max(least, row[1]), max(most, row[2])
        else:
            rows.append(row)
    update(play, retreats=(*rows, (unit, least, most)))


def drop(play: Play, unit: Unit) -> None:
    """The unit is gone: nothing on the list concerns it any more."""
    frame = current(play)
    update(
        play,
        retreats=tuple(row for row in frame.retreats if row[0] != unit),
        routing=tuple(row for row in frame.routing if row[0] != unit),
        losing=tuple(row for row in frame.losing if row[1] != unit),
        frayed=frame.frayed & ~(1 << unit),
        winded=frame.winded & ~(1 << unit),
    )


# --- order of dice ----------------------------------------------------------------------------------------------------


def by_place(play: Play, units: Iterable[Unit]) -> list[Unit]:
    """Units in the order in which dice are rolled for them: by hex, top first."""
    state = play.state
    found = [unit for unit in units if query.is_on_map(state, unit)]
    return sorted(found, key=lambda unit: (state.hex_of[unit], state.at[state.hex_of[unit]].index(unit)))


def of_mask(play: Play, mask: int) -> list[Unit]:
    """The units of a set that are still on the map, in the order of their dice."""
    return by_place(play, each_unit(mask))
