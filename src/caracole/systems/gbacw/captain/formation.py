"""Formations in Great Battles of the American Civil War: lines of several hexes, who stands above the guns, how a line
closes up or goes around, and steps back out of the enemy's reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from caracole.players.base import Chosen
from caracole.systems.gbacw.captain.goals import Thinking
from caracole.systems.gbacw.captain.reasons import because
from caracole.systems.gbacw.rules import actions as do
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import INFANTRY, MARCH
from caracole.systems.gbacw.rules.extension.extension import most_extensions
from caracole.systems.gbacw.rules.extension.lines import flank_hexes
from caracole.systems.gbacw.rules.extension.wraparound import wraps
from caracole.systems.gbacw.rules.state import LINE

CLOSE = 2
"""Hexes to the enemy within which infantry stands before its guns, not behind them."""
SEEN_COMING = 8
"""Hexes to the enemy within which a longer line is of use."""
EACH_PART = 4
"""Strength points that a part of a line should have to hold a hex against somebody."""
LONGER = 0.25
"""What standing in a gap between friends is worth."""
FAR_ENOUGH = 3
"""Hexes to the enemy at which a unit that falls back is out of his reach."""


def extend(scene: Thinking, frame: Any) -> Chosen | None:
    """8.41: the line grows by the flank hex that brings most, if the rules allow one that brings anything."""
    for to in wanted_hexes(scene, frame.unit):
        action = do.Extend((to,))
        if scene.game.check(scene.state, scene.side, action) is None:
            return because(action, "hold_the_front")
    return None


def wanted_hexes(scene: Thinking, unit: Unit) -> list[Hex]:
    """8.41: the flank hexes into which a strong regiment that stays where it is would spread, the best first: they pay
    points or close a gap in the line, and each part can hold its hex."""
    state = scene.state
    room = most_extensions(scene.game, state, unit) - len(state.extension[unit])
    if room < 1 or state.facing[unit] >= 6 or query.arm(scene.game, state, unit) != INFANTRY:
        return []
    if query.orders(scene.game, state, unit) == MARCH or query.is_disordered(state, unit):
        return []
    parts = len(state.extension[unit]) + 2
    if state.strength[unit] < EACH_PART * parts or not CLOSE < scene.nearest(state.hex_of[unit]) <= SEEN_COMING:
        return []
    found = [(_gained(scene, unit, to), -to) for to in flank_hexes(scene.game, state, unit)]
    return [Hex(-number) for gain, number in sorted(found, reverse=True) if gain > 0]


def _gained(scene: Thinking, unit: Unit, to: Hex) -> float:
    """What a part of the unit in this hex brings: points, or a gap between friends that is closed."""
    if scene.friends >> to & 1:
        return 0.0
    found = scene.plan.prizes.get(to, 0.0) + scene.plan.posts.get(to, 0.0)
    beyond = scene.ground.grid.adjacent[to] & scene.friends & ~(1 << scene.state.hex_of[unit])
    others = [where for where in query.hexes_of(scene.state, unit) if beyond >> where & 1]
    return found + (LONGER if beyond.bit_count() > len(others) else 0.0)


def keeps_line(scene: Thinking, unit: Unit) -> bool:
    """Does a line that has nowhere to go stay a line? It does until the enemy is next to it."""
    return scene.state.formation[unit] == LINE and scene.nearest(scene.state.hex_of[unit]) > 1


def reforms(scene: Thinking, unit: Unit) -> bool:
    """Has a unit without a course something to change about its formation?"""
    if scene.state.extension[unit] and not keeps_line(scene, unit):
        return True
    return bool(wanted_hexes(scene, unit))


def close_up(scene: Thinking, frame: Any) -> Chosen | None:
    """A unit that is drawn out closes up before it goes anywhere; on the march it stays in column."""
    unit, state = frame.unit, scene.state
    if state.facing[unit] >= 6:
        return None
    places = sorted(query.hexes_of(state, unit), key=lambda where: (-_held(scene, where), where))
    for where in places:
        for action in (do.RetractColumn(where), do.Retract(where)):
            if scene.game.check(state, scene.side, action) is None:
                return because(action, "close_ranks")
    facings = sorted(range(6), key=lambda facing: -scene.looks(state.hex_of[unit])[facing])
    for facing in facings:
        if scene.game.check(state, scene.side, do.Reform(facing)) is None:
            return because(do.Reform(facing), "close_ranks")
    return None


def _held(scene: Thinking, where: Hex) -> float:
    """What a hex of one's own is worth standing in, points and danger together."""
    here = scene.plan.posts.get(where, 0.0) + scene.plan.prizes.get(where, 0.0)
    return here + 0.1 * min(scene.nearest(where), FAR_ENOUGH)


def give_up_an_end(scene: Thinking, frame: Any) -> Chosen | None:
    """R8.42-1, R8.49-1: of the ends of a line the one goes that is worth least, and nearest to the enemy."""
    found = [each for each in scene.game.candidates(scene.state, scene.side) if isinstance(each, do.CloseUp)]
    best = min(found, key=lambda each: (_held(scene, each.leaving), each.leaving), default=None)
    return None if best is None else because(best, "keep_the_better_end")


def wrap_around(scene: Thinking, frame: Any) -> Chosen | None:
    """C8.48: the free end goes around the defender, unless others of the enemy wait for it there."""
    state = scene.state
    for wrap in wraps(scene.game, state, frame.unit, frame.target):
        around = scene.ground.grid.adjacent[wrap.to] & scene.enemy & ~(1 << frame.target)
        if not around:
            return because(do.WrapAround(wrap.to), "around_his_flank")
    return because(do.WrapAround(query.hexes_of(state, frame.unit)[0]), "others_wait_there")


def among_guns(scene: Thinking, frame: Any) -> Chosen | None:
    """C8.23: infantry stands before its guns when the enemy is close, else behind them, so that they fire."""
    above = scene.nearest(frame.hex) <= CLOSE
    return because(do.JoinStack(above=above), "before_the_guns" if above else "behind_the_guns")


def driven_off(scene: Thinking, frame: Any) -> Chosen | None:
    """C9.55: guns go where the enemy sees and reaches them least."""
    found = [each for each in scene.game.candidates(scene.state, scene.side) if isinstance(each, do.RetreatTo)]
    mine = scene.troop(frame.unit)
    best = max(found, key=lambda each: (min(scene.nearest(each.to), 6) - scene.danger(mine, each.to), -each.to))
    return because(best, "out_of_reach")


def withdraw_on(scene: Thinking, frame: Any) -> Chosen | None:
    """C9.54: a unit that falls back goes on until it is out of reach."""
    found = [each for each in scene.game.candidates(scene.state, scene.side) if isinstance(each, do.Withdraw)]
    here, mine = scene.state.hex_of[frame.unit], scene.troop(frame.unit)
    end = do.EndWithdrawal()
    may_end = scene.game.check(scene.state, scene.side, end) is None
    best = max(found, key=lambda each: (scene.nearest(each.to), -scene.danger(mine, each.to), -each.to), default=None)
    if best is None or (may_end and scene.nearest(here) >= FAR_ENOUGH):
        return because(end, "far_enough")
    return because(best, "fall_back_and_rally")


THOUGHTS: dict[str, Callable[[Thinking, Any], Chosen | None]] = {
    "extension.close_up": give_up_an_end,
    "wrap.choose": wrap_around,
    "wrap.close": give_up_an_end,
    "stack.place": among_guns,
    "proximity.retreat": driven_off,
    "withdrawal.on": withdraw_on,
}
"""What is thought at each of these decisions."""
