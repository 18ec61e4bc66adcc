"""What people laugh about in a computer player's battles, counted in a finished match.

Battles inside a campaign count as well. What was done counts, and of reasons only that somebody said he advanced.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from caracole.geometry.table import ceil_sqrt, squared_distance
from caracole.kernel.nested import Within
from caracole.play import Match
from caracole.systems.piccole.battle import marches
from caracole.systems.piccole.battle.rules.actions import Move
from caracole.systems.piccole.battle.rules.combat.contact import FRONT, Contacts, contacts
from caracole.systems.piccole.battle.rules.combat.melee import touching_all
from caracole.systems.piccole.battle.rules.components.measures import INCH
from caracole.systems.piccole.battle.rules.components.numbers import each_element
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.movement.movement import contact_moves
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.campaign.rules.view import battle_window
from caracole.systems.piccole.captain.exposure import exposure, loose_enemies
from caracole.systems.piccole.odds import Judge

KINDS = ("idle_step", "wrong_way", "general_in_pocket", "missed_flank", "open_camp")
CATCH_ALL = ("holds",)

A_LITTLE = INCH // 5
"""Less than this is no step, and more than this farther from the enemy no advance."""
WORTH_IT = 100
"""What an attack on a flank or the rear must promise, summed over thirty-six rolls, to be called missed."""
POCKET = 2
"""Enemies who could be on the General's flanks and rear in their next turn."""


class Deed(NamedTuple):
    """One choice in a battle, with the position before it."""

    game: Battle
    state: BattleState
    seat: int
    action: Any
    code: str | None
    """Of the reason."""


def count(match: Match) -> dict[str, int]:
    """How often each kind happened."""
    found: Counter[str] = Counter(dict.fromkeys(KINDS, 0))
    moves = [deed for deed in deeds(match) if deed.state.stack[-1].step == "move.act"]
    for deed, following in zip(moves, [*moves[1:], None], strict=True):
        found.update(faults_of(deed, following is None or following.state.turn != deed.state.turn))
    return dict(found)


def faults_of(deed: Deed, is_last: bool) -> Iterator[str]:
    """What was wrong with one choice in the movement phase; ``is_last``: the last one of its turn."""
    yield from _of_move(deed)
    if is_last and _missed_a_flank(deed):
        yield "missed_flank"


def deeds(match: Match) -> Iterator[Deed]:
    """Every choice in the battles of a match."""
    for position, entry in zip(match.positions, match.record.line, strict=False):
        game: Any = match.game
        state, seat, action = position.state, entry.seat, game.decode_action(entry.action)
        if isinstance(game, Campaign):
            window = battle_window(game, state)
            if window is None or not isinstance(action, Within):
                continue
            game, state, seat, action = window.game, window.state, window.seats.index(seat), action.action
        yield Deed(game, state, seat, action, None if entry.reason is None else entry.reason.code)


def _after(deed: Deed, action: Move) -> BattleState:
    """Where everybody stands when it is made."""
    trial = deed.state.copy()
    trial.poses[action.element] = (action.x, action.y, action.h)
    return trial


def touches_after(deed: Deed, action: Move) -> Contacts:
    """What the mover is in contact with then."""
    return contacts(deed.game, _after(deed, action), action.element)


def _of_move(deed: Deed) -> Iterator[str]:
    """What was wrong with the move of one element."""
    game, state, seat, action = deed.game, deed.state, deed.seat, deed.action
    if not isinstance(action, Move):
        return
    element = action.element
    trial = _after(deed, action)
    before, after = state.poses[element], trial.poses[element]
    touches = touches_after(deed, action)
    step = ceil_sqrt(squared_distance(before, after))
    if step < A_LITTLE and before[2] == after[2] and not touches.exist:
        yield "idle_step"
    if deed.code is not None and deed.code.startswith("advances"):
        enemy = state.poses[marches.nearest(game, state, element)[1]]
        if squared_distance(after, enemy) > (ceil_sqrt(squared_distance(before, enemy)) + A_LITTLE) ** 2:
            yield "wrong_way"
    if game.generals >> element & 1 and touches.on:
        loose = loose_enemies(game, trial, seat, touching_all(game, trial))
        if exposure(game, trial, element, loose) >= POCKET:
            yield "general_in_pocket"
    if _leaves_the_camp_open(deed, action):
        yield "open_camp"


def _leaves_the_camp_open(deed: Deed, action: Move) -> bool:
    """The last one leaves the camp while an enemy could be in it in his next turn."""
    game, state, seat = deed.game, deed.state, deed.seat
    camp = state.camps[seat]
    if not camp or marches.inside(game, state, camp, seat) != [action.element]:
        return False
    if marches.inside(game, _after(deed, action), camp, seat):
        return False
    enemies = each_element(state.on_table & game.army[1 - seat])
    return any(marches.moves_to(game, state, enemy, marches.post(game, state, seat, enemy)) <= 1 for enemy in enemies)


def _missed_a_flank(deed: Deed) -> bool:
    """The last move of a turn went into no fight, while somebody could have taken an enemy in the flank or from behind
    with profit."""
    game, state, seat = deed.game, deed.state, deed.seat
    if isinstance(deed.action, Move) and touches_after(deed, deed.action).exist:
        return False
    judge = Judge(game, state, seat)
    for element in each_element(state.on_table & game.army[seat] & ~state.moved & ~game.generals):
        if element in judge.touching:
            continue
        for _, way, legs in contact_moves(game, state, element):
            if way != FRONT and judge.gain(element, legs[-1]) > WORTH_IT:
                return True
    return False
