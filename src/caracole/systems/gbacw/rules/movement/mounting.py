"""14.21, 14.22 Cavalry mounts and dismounts. (14.24 is in ``fire``, 14.25 in ``frontage`` and ``assault``.)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.cohesion import fatigue_modifier
from caracole.systems.gbacw.rules.components.numbers import Unit
from caracole.systems.gbacw.rules.components.printed import ATTACK, CAVALRY, HALF_POINTS, MARCH
from caracole.systems.gbacw.rules.facing.refusing import owed_for_refusal
from caracole.systems.gbacw.rules.fire import ammunition
from caracole.systems.gbacw.rules.flow import Offer, Play
from caracole.systems.gbacw.rules.movement.actions import Dismount, Mount
from caracole.systems.gbacw.rules.movement.movement import UnitAct, UnitChoice
from caracole.systems.gbacw.rules.recovery.fatigue import MOVE, note_activity
from caracole.systems.gbacw.rules.stacking.stacking import why_not_stack
from caracole.systems.gbacw.rules.state import ORDINARY, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

NOTE: Final = "changed_mounts"


def why_not_change(game: Setting, state: GbacwState, frame: UnitAct, mount: bool) -> Refusal | None:
    """C14.21.a, C14.22.a, C6.23.f, C11.59.e: at the start of its action, before it moves or fires, away from the enemy;
    not under Stay (the gate of 6.23); Blown cavalry does not dismount, nor does one without a dismounted counter."""
    unit = frame.unit
    args, row = {"unit": unit}, game.field.units[unit]
    if row.arm != CAVALRY:
        return Refusal("C14.21.a", "no_cavalry", args)
    if row.dismounted is None:
        return Refusal("C14.21.a", "no_dismounted_counter", args)
    if query.is_mounted(state, unit) == mount:
        return Refusal("C14.21.a", "is_mounted" if mount else "is_dismounted", args)
    if (NOTE, unit) in state.notes:
        return Refusal("C14.22.a", "changed_already", args)
    if frame.spent or frame.entered or query.has(state, Mark.FIRED, unit) or query.has(state, Mark.CHARGING, unit):
        return Refusal("C14.22.a", "only_at_the_start", args)
    if not mount and query.is_blown(state, unit):
        return Refusal("C11.59.e", "blown", args)
    if any(query.is_adjacent_to_enemy(game, state, place, row.side) for place in query.hexes_of(state, unit)):
        return Refusal("C14.22.a", "next_to_enemy", args)
    if state.formation[unit] != ORDINARY:
        return Refusal("C14.22.a", "extended", args)
    return _why_not_stand(game, state, unit)


def _why_not_stand(game: Setting, state: GbacwState, unit: Unit) -> Refusal | None:
    """C14.23.a, C8.12.f: with those in its hex it must be able to stand as what it becomes."""
    where = state.hex_of[unit]
    stack = query.stack(state, where)
    if len(stack) == 1:
        return None
    after = state.copy()
    after.mounted ^= 1 << unit
    return why_not_stack(game, after, stack, where)


def changed_allowance(game: Setting, state: GbacwState, unit: Unit) -> int:
    """C14.22.b: half the MA of what it has become, rounded up; under Attack Orders half of that again, rounded up; then
    less Fatigue (C17.31.b1) and what it has paid with others of its hex (C7.32.c)."""
    points = query.half_up(query.printed_movement(game, state, unit))
    if query.orders(game, state, unit) == ATTACK:
        points = query.half_up(points)
    less = fatigue_modifier(game, state, unit) + owed_for_refusal(game, state, unit)
    return max(0, points - HALF_POINTS * less)


class _Change(Offer):
    mount: bool
    weight = 0.3

    def why_not(
        self, game: Setting, state: GbacwState, frame: UnitAct, seat: int, action: Mount | Dismount
    ) -> Refusal | None:
        return why_not_change(game, state, frame, self.mount)

    def proposals(self, game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Iterator[Mount | Dismount]:
        yield self.action()

    def apply(self, play: Play, frame: UnitAct, seat: int, action: Mount | Dismount) -> None:
        state, unit = play.state, frame.unit
        state.mounted ^= 1 << unit
        if self.mount:
            ammunition.refill(play, unit)
        query.note(state, NOTE, unit)
        note_activity(play, unit, MOVE)
        equivalents = frame.equivalents if query.orders(play.game, state, unit) == MARCH else 1
        points = changed_allowance(play.game, state, unit) * equivalents
        play.go(frame, "unit.act").allowance = points
        play.tell("cavalry_mounted" if self.mount else "cavalry_dismounted", "C14.22.a", unit=unit)


class MountOffer(_Change):
    """C14.22.a: into the saddle."""

    action = Mount
    mount = True


UnitChoice.offer(MountOffer)


class DismountOffer(_Change):
    """C14.22.a: to fight on foot."""

    action = Dismount
    mount = False


UnitChoice.offer(DismountOffer)
