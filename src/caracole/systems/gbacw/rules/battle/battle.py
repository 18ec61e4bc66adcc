"""What a battle's own rules forbid for a time, and whom they set free (C1.0.b; K4, K5 of Kernstown).

``turn.releases`` comes in II.C: regiments leave a brigade that is held back for another one, on a turn or by a die.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.command.command import serves
from caracole.systems.gbacw.rules.components.drm import Drm, listed, total
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import ARTILLERY, ATTACK, INFANTRY, Release, Restriction
from caracole.systems.gbacw.rules.flow import FLOW, Moment, Play, at_moment
from caracole.systems.gbacw.rules.sequence.sequence import Turn, next_turn_step
from caracole.systems.gbacw.rules.state import BrigadeMark, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

RULE: Final = "C1.0.b"
RELEASED_IN: Final = "released"
"""The note of a turn in which a regiment was set free."""
LIFTED: Final = "ban_lifted"
"""The note of a turn in which a brigade may have Attack Orders after all (18.10)."""


def restrictions(game: Setting, state: GbacwState, brigade: int, kind: str) -> Iterator[Restriction]:
    """The restrictions of a kind that hold for a brigade this turn."""
    for row in game.field.scenario.rules.restrictions:
        if row.brigade == brigade and row.kind == kind and row.first_turn <= state.turn <= row.last_turn:
            yield row


def _binds(state: GbacwState, row: Restriction, unit: Unit) -> bool:
    return not (row.until_released and query.has(state, Mark.RELEASED, unit))


def why_not_spend(game: Setting, state: GbacwState, unit: Unit) -> Refusal | None:
    """K4: may the unit spend MP at all?"""
    for row in restrictions(game, state, serves(state, unit), "no_movement"):
        if _binds(state, row, unit):
            return Refusal(RULE, "held_in_place", {"unit": unit})
    return None


def why_not_enter(game: Setting, state: GbacwState, unit: Unit, where: Hex) -> Refusal | None:
    """K4, K5: may the unit enter this hex of its own will? Retreats are not asked."""
    name = game.field.grid.names[where]
    for kind, number in (("rows_up_to", int(name[2:])), ("columns_up_to", int(name[:2]))):
        for row in restrictions(game, state, serves(state, unit), kind):
            if number <= row.value and _binds(state, row, unit):
                return Refusal(RULE, "hex_closed", {"unit": unit, "hex": where})
    return None


def why_not_enter_any(game: Setting, state: GbacwState, unit: Unit, hexes: Iterable[Hex]) -> Refusal | None:
    """K4, K5: may the unit, with all its parts, come into these hexes? Where it stands already nothing is closed."""
    if not game.field.scenario.rules.restrictions:
        return None
    own = query.hexes_of(state, unit)
    closed = (why_not_enter(game, state, unit, where) for where in hexes if where not in own)
    return next((refusal for refusal in closed if refusal is not None), None)


def why_not_attack_orders(game: Setting, state: GbacwState, brigade: int, orders: int) -> Refusal | None:
    """K5: may the brigade be under Attack Orders? C18.10.a: in a turn in which its ban is lifted it may."""
    if orders != ATTACK or query.brigade_has(state, BrigadeMark.MAY_ATTACK, brigade):
        return None
    if (LIFTED, brigade) in state.turn_notes:
        return None
    if any(restrictions(game, state, brigade, "no_attack_orders")):
        return Refusal(RULE, "no_attack_orders", {"brigade": brigade})
    return None


# --- K5 releases -----------------------------------------------------------------------------------------------------


@FLOW.auto("turn.releases")
def release_regiments(play: Play, frame: Turn) -> None:
    """K5: in the order of the sheet, each regiment that is due goes free, or rolls for it."""
    next_turn_step(play, frame)
    for row in play.field.scenario.rules.releases:
        if is_due(play.state, row) and rolls_free(play, row):
            release(play, row)


def is_due(state: GbacwState, row: Release) -> bool:
    """On the map, not yet free, its turn come; after another only from the turn after that one's release."""
    if state.hex_of[row.unit] < 0 or query.has(state, Mark.RELEASED, row.unit) or state.turn < row.first_turn:
        return False
    if row.after < 0:
        return True
    freed_now = any(note[0] == RELEASED_IN and note[1] == row.after for note in state.turn_notes)
    return query.has(state, Mark.RELEASED, row.after) and not freed_now


def release_modifiers(game: Setting, state: GbacwState, row: Release) -> list[Drm]:
    """K5: enemy infantry or guns far enough to the west, and the later hour."""
    column, bonus = row.enemy_west_of
    side = game.field.units[row.unit].side
    near = any(
        int(game.field.grid.names[where][:2]) < column
        for unit in query.units_on_map(game, state, 1 - side)
        if game.field.units[unit].arm in (INFANTRY, ARTILLERY) and not query.is_abandoned(state, unit)
        for where in query.hexes_of(state, unit)
    )
    found = [Drm(RULE, "enemy_in_the_west", bonus)] if near and bonus else []
    turn, later = row.later
    return [*found, Drm(RULE, "late_hour", later)] if state.turn >= turn and later else found


def rolls_free(play: Play, row: Release) -> bool:
    """A release without a number needs no die."""
    if row.roll is None:
        return True
    rows = release_modifiers(play.game, play.state, row)
    die = play.die(RULE, "release")
    freed = die + total(rows) >= row.roll
    play.tell("release_rolled", RULE, unit=row.unit, die=die, total=die + total(rows), modifiers=listed(rows))
    return freed


def release(play: Play, row: Release) -> None:
    """The regiment belongs to the other brigade from now on, for all purposes."""
    state = play.state
    query.mark(state, Mark.RELEASED, row.unit)
    query.move_to_brigade(state, row.unit, row.brigade)
    state.turn_notes = (*state.turn_notes, (RELEASED_IN, row.unit))
    play.tell("unit_released", RULE, unit=row.unit, brigade=row.brigade)


@at_moment("turn_ends", 10)
def allow_attack(play: Play, moment: Moment) -> None:
    """K5: enemy infantry that ends a turn near a regiment still held back frees the brigade for Attack Orders; other
    limits stay."""
    brigade, hexes = play.field.scenario.rules.attack_allowed_within
    if brigade < 0 or query.brigade_has(play.state, BrigadeMark.MAY_ATTACK, brigade):
        return
    state, field = play.state, play.field
    held = [where for unit in each_unit(state.members[brigade]) for where in query.hexes_of(state, unit)]
    foes = [
        where
        for unit in query.units_on_map(play.game, state, 1 - field.brigades[brigade].side)
        if field.units[unit].arm == INFANTRY
        for where in query.hexes_of(state, unit)
    ]
    if any(field.grid.distance(a, b) <= hexes for a in held for b in foes):
        query.mark_brigade(state, BrigadeMark.MAY_ATTACK, brigade)
        play.tell("attack_allowed", RULE, brigade=brigade)
