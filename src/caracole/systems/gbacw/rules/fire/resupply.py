"""10.92 to 10.94 Resupply: an action in place of movement and fire (3.0 III.C.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from caracole.geometry.hex import is_vertex, turn_between, turned
from caracole.kernel import Refusal
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import INFANTRY
from caracole.systems.gbacw.rules.fire.actions import Resupply
from caracole.systems.gbacw.rules.fire.ammunition import improve
from caracole.systems.gbacw.rules.fire.combined import SHOT_AT
from caracole.systems.gbacw.rules.fire.shots import RESUPPLIED
from caracole.systems.gbacw.rules.flow import Offer, Play
from caracole.systems.gbacw.rules.movement.movement import STILL
from caracole.systems.gbacw.rules.recovery import fatigue
from caracole.systems.gbacw.rules.recovery.rally import TURNED_AFTER_RALLY, TURNED_AFTER_RESUPPLY
from caracole.systems.gbacw.rules.sequence.action_phase import BrigadeChoice, why_not_unit
from caracole.systems.gbacw.rules.sequence.sequence import BrigadeAct
from caracole.systems.gbacw.rules.state import FULL, NOT_REFUSED, ORDINARY, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


def sections_wanted(state: GbacwState, action: Resupply) -> list[int]:
    """The sections that are to get ammunition: one, or all that lack it."""
    if action.section >= 0:
        return [action.section]
    return [section for section, level in enumerate(state.ammunition[action.unit]) if level != FULL]


def why_not_resupply(game: Setting, state: GbacwState, frame: BrigadeAct, action: Resupply) -> Refusal | None:
    """C10.92.a, C10.92.b, C10.93.a: a unit that has done nothing else but rally, or sections that have not fired;
    nobody next to the enemy."""
    unit, args = action.unit, {"unit": action.unit}
    levels = state.ammunition[unit]
    if not -1 <= action.section < len(levels) or (action.section >= 0 and len(levels) < 2):
        return Refusal("C10.65.b", "no_such_section", args)
    shooting = action.section >= 0 and _only_fired(state, unit)
    excused = (Mark.RALLIED, Mark.FIRED) if shooting else (Mark.RALLIED,)
    refusal = why_not_unit(game, state, frame, unit, excused=excused)
    if refusal is not None:
        return refusal
    if query.has(state, Mark.RESUPPLIED, unit):
        return Refusal("C10.92.a", "has_resupplied", args)
    wanted = sections_wanted(state, action)
    if not any(levels[section] != FULL for section in wanted):
        return Refusal("C10.92.a", "ammunition_full", args)
    if any(_is_busy(state, unit, section) for section in wanted):
        return Refusal("C10.92.b", "section_is_busy", args)
    side = game.field.units[unit].side
    if any(query.is_adjacent_to_enemy(game, state, where, side) for where in query.hexes_of(state, unit)):
        return Refusal("C10.93.a", "resupply_next_to_enemy", args)
    return None if action.facing is None else _why_not_turn(game, state, action)


def _only_fired(state: GbacwState, unit: Unit) -> bool:
    return query.has(state, Mark.FIRED, unit) and not query.has(state, Mark.SPENT_MP, unit)


def _is_busy(state: GbacwState, unit: Unit, section: int) -> bool:
    """Has this section fired, or had its ammunition, in this activation?"""
    fired = any(other == unit and sections >> section & 1 for other, _, _, sections in query.notes(state, SHOT_AT))
    return fired or (unit, section) in query.notes(state, RESUPPLIED)


def _why_not_turn(game: Setting, state: GbacwState, action: Resupply) -> Refusal | None:
    """C10.92.d: one corner, once with rally and resupply together; C7.11.c: not alone in a stack."""
    unit, facing = action.unit, action.facing
    args = {"unit": unit, "facing": facing}
    assert facing is not None
    now = state.facing[unit]
    if is_vertex(facing) != is_vertex(now) or turn_between(now, facing) != 1 or action.section >= 0:
        return Refusal("C10.92.d", "one_corner_only", args)
    if (unit,) in query.notes(state, TURNED_AFTER_RALLY):
        return Refusal("C10.92.d", "turned_at_rest", args)
    alone = len(query.stack(state, state.hex_of[unit])) == 1
    if not alone or state.formation[unit] != ORDINARY or state.refused[unit] != NOT_REFUSED:
        return Refusal("C7.11.c", "cannot_turn_alone", args)
    return None


class ResupplyOffer(Offer):
    """C10.69.e, C10.92.a, C14.33.a: ammunition is brought up."""

    action = Resupply
    weight = 0.5

    def why_not(
        self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int, action: Resupply
    ) -> Refusal | None:
        return why_not_resupply(game, state, frame, action)

    def proposals(self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int) -> Iterator[Resupply]:
        for unit in each_unit(game.field.of_side[frame.side]):
            if all(level == FULL for level in state.ammunition[unit]) or state.hex_of[unit] < 0:
                continue
            for facing in (None, turned(state.facing[unit], 1), turned(state.facing[unit], -1)):
                yield Resupply(unit, facing=facing)
            if len(state.ammunition[unit]) > 1:
                yield from (Resupply(unit, section) for section in range(len(state.ammunition[unit])))

    def apply(self, play: Play, frame: BrigadeAct, seat: int, action: Resupply) -> None:
        """C10.92.a: one step better, without a roll (a battle may ask for one, K6); C10.92.c: it does not tire."""
        state, unit = play.state, action.unit
        wanted = sections_wanted(state, action)
        if action.section >= 0:
            query.note(state, RESUPPLIED, unit, action.section)
            query.note(state, STILL, unit)
        else:
            query.mark(state, Mark.ACTED, unit)
            query.mark(state, Mark.RESUPPLIED, unit)
        fatigue.note_activity(play, unit, fatigue.RESUPPLY)
        if arrives(play, unit):
            improve(play, unit, wanted)
        if action.facing is not None:
            state.facing[unit] = action.facing
            query.note(state, TURNED_AFTER_RESUPPLY, unit)
            play.tell("unit_turned", "C10.92.d", unit=unit, facing=action.facing)


BrigadeChoice.offer(ResupplyOffer)


def arrives(play: Play, unit: Unit) -> bool:
    """Does the ammunition come up? Always, unless the battle makes infantry of this side roll for it (K6)."""
    row = play.field.units[unit]
    for side, first_turn, highest in play.field.scenario.rules.resupply_roll:
        if side == row.side and play.state.turn >= first_turn and row.arm == INFANTRY:
            die = play.die("C10.92.a", "resupply")
            play.tell("resupply_rolled", "C10.92.a", unit=unit, die=die, passed=die <= highest)
            return die <= highest
    return True
