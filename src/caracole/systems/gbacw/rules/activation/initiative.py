"""5.1 Turn Initiative: who begins the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.command.command import in_range
from caracole.systems.gbacw.rules.components.drm import FACES, Drm, listed, total
from caracole.systems.gbacw.rules.components.printed import BY_CORPS, FIXED
from caracole.systems.gbacw.rules.flow import FLOW, Play
from caracole.systems.gbacw.rules.sequence.sequence import GOES_FIRST, Turn, next_turn_step
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


def initiative_modifiers(game: Setting, state: GbacwState, side: int) -> list[Drm]:
    """C5.11.b: +1 for who had it in the turn before (C5.12.b: after a tie nobody). C5.11.c: the OC's rating, unless he
    rode too far, if a Corps Commander is within his range; he may, so nobody adds less than nothing. K1: the Division
    leader's, if a Brigade leader is."""
    found = [Drm("C5.11.b", "held_initiative", 1)] if state.initiative == side else []
    rating = max((_rating(game, state, leader) for leader in _heads(game, side)), default=0)
    return [*found, Drm("C5.11.c", "initiative_rating", rating)] if rating > 0 else found


def _heads(game: Setting, side: int) -> list[int]:
    """The OC; K1: where there are no corps, the Division leaders act as such."""
    if game.field.scenario.command_level == BY_CORPS:
        heads = [game.field.overall[side]]
    else:
        heads = [game.field.divisions[division].leader for division in game.field.divisions_of_side[side]]
    return [leader for leader in heads if leader >= 0]


def _rating(game: Setting, state: GbacwState, leader: int) -> int:
    """C5.11.c, R5.11-1, C4.11.b: his Initiative Rating, if he may use it now."""
    if state.leader_hex[leader] < 0 or query.went_far(state, leader):
        return 0
    if not any(in_range(game, state, leader, state.leader_hex[under]) for under in subordinates(game, leader)):
        return 0
    return query.ratings(game, state, leader).initiative


def subordinates(game: Setting, leader: int) -> list[int]:
    """The leaders directly under an OC or a Division leader who acts as one."""
    row, field = game.field.leaders[leader], game.field
    if field.overall[row.side] == leader:
        found = [corps.leader for corps in field.corps if corps.side == row.side]
    else:
        found = [field.brigades[brigade].leader for brigade in field.brigades_of[row.command]]
    return [under for under in found if under >= 0]


@FLOW.auto("turn.initiative")
def roll_initiative(play: Play, frame: Turn) -> None:
    """C3.I.a, C5.11.a: both roll, the Union first, and the higher total wins. C5.11.d: the sheet may give it for the
    first turn. C5.12.a: after a tie nobody has it. With a printed order of activations nobody rolls."""
    next_turn_step(play, frame)
    state, scenario = play.state, play.field.scenario
    if scenario.command_level == FIXED:
        return
    if state.turn == 1 and scenario.first_initiative is not None:
        winner, rule = scenario.first_initiative, "C5.11.d"
    else:
        totals = [_roll(play, side) for side in (0, 1)]
        winner, rule = (-1, "C5.12.a") if totals[0] == totals[1] else (int(totals[1] > totals[0]), "C5.11.a")
    state.initiative = winner
    play.tell("initiative_decided", rule, side=winner)
    if winner >= 0:
        state.last_initiative = winner
    elif state.last_initiative < 0:
        # R5.12-1: nobody ever had it, so a die says who goes first in the steps that both take.
        first = int(play.die("C5.13.c", "goes_first") >= FACES // 2)
        state.turn_notes = (*state.turn_notes, (GOES_FIRST, first))
        play.tell("goes_first", "C5.13.c", side=first)


def _roll(play: Play, side: int) -> int:
    rows = initiative_modifiers(play.game, play.state, side)
    die = play.die("C5.11.a", "initiative")
    play.tell("initiative_rolled", "C5.11.a", side=side, die=die, total=die + total(rows), modifiers=listed(rows))
    return die + total(rows)
