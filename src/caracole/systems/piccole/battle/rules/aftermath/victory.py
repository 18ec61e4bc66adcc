"""P16 Winning and losing. P16.j: losing the General costs points and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from caracole.geometry.table import holds
from caracole.kernel import Outcome
from caracole.systems.piccole.battle.rules.components.measures import CAMP_COUNTS, GENERAL_COUNTS, LONGEST, LOST_PART
from caracole.systems.piccole.battle.rules.components.numbers import each_element
from caracole.systems.piccole.battle.rules.components.troops import ROOM
from caracole.systems.piccole.battle.rules.field.ground import centre
from caracole.systems.piccole.battle.rules.flow import Play
from caracole.systems.piccole.battle.rules.state import DRAW, BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle


def update_camps(play: Play) -> None:
    """P16.h: whoever alone has an element's centre in or on a camp controls it; otherwise nothing changes."""
    game, state = play.game, play.state
    held = list(state.camp_held)
    for owner, outline in enumerate(state.camps):
        if not outline:
            continue
        inside = {
            seat
            for seat in (0, 1)
            for element in each_element(state.on_table & game.army[seat])
            if holds(outline, centre(state.poses[element], game.depth[element]))
        }
        if len(inside) == 1 and held[owner] not in inside:
            held[owner] = inside.pop()
            play.tell("camp_taken", "P16.h", owner=owner, side=held[owner])
    state.camp_held = (held[0], held[1])


def losses(game: Battle, state: BattleState, seat: int) -> int:
    """P16.c to P16.g: one for each element lost, two for the General's if it was destroyed (one if it left the table),
    two for the camp while the enemy controls it."""
    army = game.army[seat]
    points = ((state.destroyed | state.off_table) & army).bit_count()
    if state.destroyed & army & game.generals:
        points += GENERAL_COUNTS - 1
    if state.camps[seat] and state.camp_held[seat] != seat:
        points += CAMP_COUNTS
    return points


def is_beaten(own: int, enemy: int, at_start: int) -> bool:
    """P16.a, P16.e: a third of what the battle was begun with (P1.g), and more than the enemy."""
    return LOST_PART * own >= at_start and own > enemy


def verdict(game: Battle, state: BattleState) -> tuple[int, str] | None:
    """P16.a, P16.b, P16.i: who has won at the end of a turn, and by which rule; None if the battle goes on."""
    left = [bool(state.on_table & army) for army in game.army]
    if not all(left):
        return (left.index(True) if any(left) else DRAW), "P16.i"
    points = losses(game, state, 0), losses(game, state, 1)
    for seat in (0, 1):
        if is_beaten(points[seat], points[1 - seat], game.sizes[seat]):
            return 1 - seat, "P16.a"
    return (DRAW, "P16.i") if state.turn >= LONGEST else None


def end_battle(play: Play, winner: int, rule: str) -> None:
    """The battle is over."""
    state = play.state
    state.result = (winner, rule)
    state.stack.clear()
    play.tell(
        "battle_ended",
        rule,
        winner=winner,
        side=0,
        lost=losses(play.game, state, 0),
        other_side=1,
        other_lost=losses(play.game, state, 1),
    )


def outcome(game: Battle, state: BattleState) -> Outcome | None:
    """Who has won; scores are the losses inflicted."""
    if state.result is None:
        return None
    winner, rule = state.result
    return Outcome(() if winner == DRAW else (winner,), (losses(game, state, 1), losses(game, state, 0)), rule)


class Report(NamedTuple):
    """A finished battle as a campaign wants it: places in the armies as they were given. P16.f: ``off_table`` may
    return."""

    winner: int | None
    destroyed: tuple[tuple[int, ...], tuple[int, ...]]
    off_table: tuple[tuple[int, ...], tuple[int, ...]]
    losses: tuple[int, int]


def report(game: Battle, state: BattleState) -> Report:
    """Who won and who is gone."""

    def places(mask: int, seat: int) -> tuple[int, ...]:
        return tuple(element - seat * ROOM for element in each_element(mask & game.army[seat]))

    winner = None if state.result is None or state.result[0] == DRAW else state.result[0]
    return Report(
        winner,
        (places(state.destroyed, 0), places(state.destroyed, 1)),
        (places(state.off_table, 0), places(state.off_table, 1)),
        (losses(game, state, 0), losses(game, state, 1)),
    )
