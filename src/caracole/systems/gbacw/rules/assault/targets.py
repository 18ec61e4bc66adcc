"""11.1, 11.2, 11.31, 11.32 Who may assault, who must, and Step 1: who attacks whom, alone or combined.

Units are designated one at a time: a new assault on some of the enemies in front, or joining one that is declared.
After every designation the rest can still be completed: an enemy in front of an attacker who is not assaulted yet has
another unit in front that could do it (C11.31.b), and a unit may always take on all enemies in front of it (C11.32.e).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.activation.activation import why_not_confused, why_not_unit_again
from caracole.systems.gbacw.rules.assault import charge
from caracole.systems.gbacw.rules.assault.actions import DesignateAssault, EndDesignation, JoinAssault
from caracole.systems.gbacw.rules.assault.contact import faced, in_front
from caracole.systems.gbacw.rules.assault.declared import (
    Assault,
    declare,
    declared,
    hexes_of_all,
    of_unit,
    planned,
    position,
    positions,
    rewrite,
)
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ATTACK, CAVALRY, INFANTRY, MARCH
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Play
from caracole.systems.gbacw.rules.movement.near_enemy import why_not_shock_after_moving
from caracole.systems.gbacw.rules.orders.loose_rein import bound
from caracole.systems.gbacw.rules.orders.reserve import end_reserve
from caracole.systems.gbacw.rules.recovery import fatigue
from caracole.systems.gbacw.rules.recovery.fatigue import note_activity
from caracole.systems.gbacw.rules.reinforcements import schedule
from caracole.systems.gbacw.rules.state import COLUMN, BrigadeMark, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


# --- 11.12 who may ---------------------------------------------------------------------------------------------------


def why_not_attack(game: Setting, state: GbacwState, unit: Unit) -> Refusal | None:
    """What no attacker may be, in a Continued Assault either."""
    args = {"unit": unit}
    if state.hex_of[unit] < 0:
        return Refusal("C11.12.b2", "not_on_map", args)
    if query.is_artillery(game, unit):
        return Refusal("C11.61.a", "artillery_never_assaults", args)
    if state.formation[unit] == COLUMN:
        return Refusal("C8.52.j", "column_never_assaults", args)
    if not faced(game, state, unit):
        near = any(in_front(game, state, unit, where) for where in query.hexes_of(state, unit))
        return Refusal("C11.12.b7" if near else "C11.12.b4", "hexside_closed" if near else "nobody_in_front", args)
    return None


def why_not_assault(game: Setting, state: GbacwState, unit: Unit, brigades: int) -> Refusal | None:
    """C6.15.d, C11.12.b, C11.12.c: may this unit assault in the present Action Phase? C11.22.a: Disordered units may.
    C11.12.b5, C11.12.d, C5.34.e: not after every way of moving, nor in Confusion. C5.36.f, C9.74.a: nor with an AM that
    it has to skip."""
    args = {"unit": unit}
    if not brigades >> state.brigade_of[unit] & 1:
        return Refusal("C11.12.b2", "other_brigade", args)
    refusal = why_not_attack(game, state, unit)
    if refusal is not None:
        return refusal
    if query.orders(game, state, unit) == MARCH:
        return Refusal("C11.12.b1", "march_never_assaults", args)
    if any(query.has(state, mark, unit) for mark in (Mark.RALLIED, Mark.RESUPPLIED, Mark.BUILDING)):
        return Refusal("C11.12.b3", "rallied_or_built", args)
    if query.has(state, Mark.FINISHED, unit):
        return Refusal("C12.47.a", "finished", args)
    if query.has(state, Mark.TURNED_AFTER_ENTRY, unit):
        return Refusal("C11.12.b6", "turned_after_entering", args)
    if not query.has(state, Mark.ACTED, unit) and schedule.activations_left(game, state, unit) == 0:
        return Refusal("C9.74.a", "no_activation_left", args)
    refusal = why_not_unit_again(game, state, unit) or why_not_confused(state, unit)
    return refusal or why_not_shock_after_moving(game, state, unit)


# --- 11.21 who must --------------------------------------------------------------------------------------------------


def charges_on_foot(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """C6.16.d, C11.21.a: infantry or dismounted cavalry under Attack Orders that moved next to the enemy and did not
    fire."""
    return (
        query.arm(game, state, unit) == INFANTRY
        and query.orders(game, state, unit) == ATTACK
        and query.has(state, Mark.ENTERED_HEX, unit)
        and not query.has(state, Mark.FIRED, unit)
    )


def obligation(game: Setting, state: GbacwState, unit: Unit) -> str:
    """11.21: the clause that obliges a unit to assault, or nothing. RN11.21.1: only if 11.12 lets it, which the caller
    has asked."""
    if query.has(state, Mark.CHARGING, unit):
        return "C11.21.d"
    top = query.top(state, state.hex_of[unit])
    if top >= 0 and query.is_artillery(game, top):
        return ""  # C11.21.f: who stacks under guns may charge, but need not
    if query.has(state, Mark.MUST_ASSAULT, unit):
        return "C11.21.a"
    if query.brigade_has(state, BrigadeMark.MUST_CHARGE, state.brigade_of[unit]) and bound(state, unit) is not None:
        return "C6.24.b"
    if charges_on_foot(game, state, unit):
        return "C11.21.a"
    mounted = query.arm(game, state, unit) == CAVALRY
    if mounted and query.has(state, Mark.ENTERED_HEX, unit) and not query.has(state, Mark.FIRED, unit):
        return "C11.21.c"
    return ""


# --- Step 1 ----------------------------------------------------------------------------------------------------------


class Designating(StepFrame):
    """Step 1 (``series`` 0), or the targets of a Continued Assault by ``pool``, all of whom must attack."""

    __slots__ = ("brigades", "first", "pool", "series", "side")

    def __init__(
        self, step: str, side: int, brigades: int, pool: tuple[Unit, ...] = (), series: int = 0, first: int = 0
    ) -> None:
        self.step = step
        self.side = side
        self.brigades = brigades
        self.pool = pool
        self.series = series
        self.first = first
        """The number of the first assault that is declared here."""

    def twin(self) -> Designating:
        return Designating(self.step, self.side, self.brigades, self.pool, self.series, self.first)


FLOW.frame(Designating)


def why_not_designate(game: Setting, state: GbacwState, frame: Designating, unit: Unit) -> Refusal | None:
    """May this unit be an attacker here? C11.32.f: once, with all its strength."""
    if frame.series:
        refusal = why_not_attack(game, state, unit)
        if unit not in frame.pool:
            refusal = Refusal("C11.47.k", "does_not_continue", {"unit": unit})
    else:
        refusal = why_not_assault(game, state, unit, frame.brigades)
    if refusal is None and unit in designated(state, frame):
        return Refusal("C11.32.f", "assaults_already", {"unit": unit})
    return refusal


def designated(state: GbacwState, frame: Designating) -> list[Unit]:
    """The attackers that have been designated here."""
    return [unit for row in declared(state)[frame.first :] for unit in row.attackers]


def candidates(game: Setting, state: GbacwState, frame: Designating) -> list[Unit]:
    """The units that may still be designated."""
    units = frame.pool or tuple(query.units_on_map(game, state, frame.side))
    return [unit for unit in units if why_not_designate(game, state, frame, unit) is None]


def unassaulted(
    game: Setting, state: GbacwState, frame: Designating, unit: Unit = NO_UNIT, targets: Iterable[Hex] = ()
) -> list[Hex]:
    """C11.31.b, RN11.31.1: enemies in front of attackers whom nobody assaults, if ``unit`` attacked ``targets`` too."""
    rows = declared(state)[frame.first :]
    covered = {each for row in rows for target in row.targets for each in position(state, target)}
    covered |= {each for target in targets for each in position(state, target)}
    attackers = [*designated(state, frame), *([unit] if unit >= 0 else [])]
    return sorted({where for each in attackers for where in faced(game, state, each)} - covered)


def why_not_leave_out(
    game: Setting, state: GbacwState, frame: Designating, unit: Unit, targets: Iterable[Hex]
) -> Refusal | None:
    """C11.31.b, C11.32.e: whoever the unit leaves to others has others in front that can still assault."""
    missing = unassaulted(game, state, frame, unit, targets)
    if not missing:
        return None
    others = [other for other in candidates(game, state, frame) if other != unit]
    reached = {where for other in others for where in faced(game, state, other)}
    for where in missing:
        if where not in reached:
            return Refusal("C11.31.b", "left_unassaulted", {"unit": unit, "hex": where})
    return None


def why_not_new(game: Setting, state: GbacwState, frame: Designating, action: DesignateAssault) -> Refusal | None:
    """C11.31.a, C11.31.d, C11.32.f: a unit alone is one attacking hex, or one Extended Line (C11.31.e)."""
    unit = action.unit
    refusal = why_not_designate(game, state, frame, unit)
    if refusal is not None:
        return refusal
    can = faced(game, state, unit)
    for where in action.targets:
        if where not in can:
            return Refusal("C11.12.b4", "not_in_front", {"unit": unit, "hex": where})
    if not action.targets or list(action.targets) != sorted(set(action.targets)):
        return Refusal("C11.31.a", "no_targets", {"unit": unit})
    if state.extension[unit] and len(action.targets) < len(can):
        return Refusal("C8.46.a", "line_attacks_all", {"unit": unit})
    return why_not_leave_out(game, state, frame, unit, action.targets)


def joined_targets(game: Setting, state: GbacwState, row: Assault, unit: Unit) -> tuple[Hex, ...]:
    """The targets of an assault when this unit joins it: the parts of an Extended defender that it touches as well.
    C8.44.t, C8.5.l: it need not touch all of them."""
    hexes = {each for where in row.targets for each in position(state, where)}
    return tuple(sorted({*row.targets, *(where for where in faced(game, state, unit) if where in hexes)}))


def why_not_join(game: Setting, state: GbacwState, frame: Designating, action: JoinAssault) -> Refusal | None:
    """C11.31.d, C11.31.e, C11.32.b to C11.32.d: may the unit add its strength to an assault that is declared?"""
    unit, other = action
    refusal = why_not_designate(game, state, frame, unit)
    if refusal is not None:
        return refusal
    args = {"unit": unit, "other": other}
    if other not in designated(state, frame):
        return Refusal("C11.32.a", "does_not_assault", args)
    row = next(row for row in declared(state)[frame.first :] if other in row.attackers)
    if len({kind(game, state, each, row) for each in (unit, other)}) > 1:
        both = query.arm(game, state, unit) == query.arm(game, state, other)
        return Refusal("C11.32.d" if both else "C11.32.c", "charge_and_assault" if both else "foot_with_horse", args)
    mine, theirs = query.hexes_of(state, unit), hexes_of_all(state, row.attackers)
    adjacent = game.field.grid.adjacent
    if not any(where == each or adjacent[where] >> each & 1 for where in mine for each in theirs):
        return Refusal("C11.32.b", "attackers_not_adjacent", args)
    targets = joined_targets(game, state, row, unit)
    reached = [where for where in faced(game, state, unit) if where in targets]
    if not reached:
        return Refusal("C11.12.b4", "target_not_in_front", args)
    one_defender = len(positions(state, targets)) == 1
    if not one_defender and len(positions(state, (*mine, *theirs))) > 1:
        return Refusal("C11.31.d", "many_against_many", args)
    if not one_defender and len(reached) < len(targets):
        return Refusal("C11.12.b4", "target_not_in_front", args)
    if state.extension[unit] and len(reached) < len(faced(game, state, unit)):
        return Refusal("C8.46.a", "line_attacks_all", {"unit": unit})
    return why_not_leave_out(game, state, frame, unit, targets)


def kind(game: Setting, state: GbacwState, unit: Unit, row: Assault) -> tuple[bool, bool]:
    """C11.32.c, C11.32.d: foot or mounted, and of the mounted those that charge and those that do not."""
    mounted = query.arm(game, state, unit) == CAVALRY
    return mounted, mounted and not row.series and charge.is_charging(game, state, unit, row.targets)


def why_not_end(game: Setting, state: GbacwState, frame: Designating) -> Refusal | None:
    """C11.31.b, C11.31.c, C11.32.i, 11.21: everybody in front of an attacker is assaulted and nobody obliged is
    left out."""
    missing = unassaulted(game, state, frame)
    if missing:
        return Refusal("C11.31.b", "unassaulted", {"hex": missing[0]})
    for unit in candidates(game, state, frame):
        rule = "C11.47.k" if frame.series else obligation(game, state, unit)
        if rule:
            return Refusal(rule, "must_assault", {"unit": unit})
    return None


class Designate(Ask):
    """C11.11.a, C11.31.a: Step 1."""

    step = "assault.designate"
    rule = "C11.31.a"
    actions = (DesignateAssault, JoinAssault, EndDesignation)

    def seats(self, game: Setting, state: GbacwState, frame: Designating) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Designating) -> dict[str, object]:
        return {"side": frame.side, "units": candidates(game, state, frame)}

    def why_not(
        self,
        game: Setting,
        state: GbacwState,
        frame: Designating,
        seat: int,
        action: DesignateAssault | JoinAssault | EndDesignation,
    ) -> Refusal | None:
        if isinstance(action, DesignateAssault):
            return why_not_new(game, state, frame, action)
        if isinstance(action, JoinAssault):
            return why_not_join(game, state, frame, action)
        return why_not_end(game, state, frame)

    def proposals(
        self, game: Setting, state: GbacwState, frame: Designating, seat: int
    ) -> Iterator[DesignateAssault | JoinAssault | EndDesignation]:
        yield EndDesignation()
        others = designated(state, frame)
        for unit in candidates(game, state, frame):
            can = faced(game, state, unit)
            for number in range(1, len(can) + 1):
                yield from (DesignateAssault(unit, targets) for targets in combinations(can, number))
            yield from (JoinAssault(unit, other) for other in others)

    def apply(
        self, play: Play, frame: Designating, seat: int, action: DesignateAssault | JoinAssault | EndDesignation
    ) -> None:
        if isinstance(action, EndDesignation):
            play.pop()
        elif isinstance(action, DesignateAssault):
            begin_assault(play, frame, (action.unit,), action.targets)
        else:
            join_assault(play, action.unit, action.other)


FLOW.choice(Designate)


def begin_assault(play: Play, frame: Designating, units: tuple[Unit, ...], targets: tuple[Hex, ...]) -> Assault:
    """C11.31.a: a new assault by these units of one hex, or by one Extended Line."""
    state = play.state
    row = declare(play.game, state, planned(play.game, state, units, targets, frame.series))
    play.tell("assault_declared", "C11.31.a", units=units, hexes=targets)
    designate_targets(play, row)
    return row


def join_assault(play: Play, unit: Unit, other: Unit) -> None:
    """C11.32.a, C11.32.b: one more attacker in an assault that is declared."""
    state = play.state
    row = of_unit(state, other)
    assert row is not None
    targets = joined_targets(play.game, state, row, unit)
    joined = planned(play.game, state, (*row.attackers, unit), targets, row.series)
    row = rewrite(state, joined._replace(number=row.number))
    query.mark(state, Mark.ASSAULTING, unit)
    play.tell("assault_joined", "C11.32.a", unit=unit, other=other)
    designate_targets(play, row)


def designate_targets(play: Play, row: Assault) -> None:
    """C13.45.a5, C13.45.a6: attackers and targets have lost their quiet. C6.34.b: targets In Reserve are so no more."""
    state = play.state
    for unit in row.attackers:
        note_activity(play, unit, fatigue.ASSAULT)
    for unit in row.defenders:
        query.mark(state, Mark.TARGETED, unit)
        note_activity(play, unit, fatigue.TARGETED)
    for brigade in sorted({state.brigade_of[unit] for unit in row.defenders}):
        if query.is_in_reserve(state, brigade):
            end_reserve(play, brigade, "C6.34.b")
