"""A position in numbers, as a side sees it: what the learned judgement rests on. All of them are near -1 to 1."""

from __future__ import annotations

from math import tanh

from caracole.systems.gradisca.captain.caution import points_now
from caracole.systems.gradisca.captain.judgement import HASTE, PLUNDER, Balance, ground_of
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.state import GradiscaState


def features(game: Gradisca, state: GradiscaState, seat: int) -> dict[str, float]:
    """The position in numbers."""
    side = game.side_of_seat(seat)
    enemy = 1 - side
    ground = ground_of(game)
    balance = Balance(game, state, ground)
    left = max(0, balance.left)
    now = (points_now(game, state, side) - points_now(game, state, enemy)) / ground.scale
    ahead = (balance.points(side, HASTE, PLUNDER) - balance.points(enemy, HASTE, PLUNDER)) / ground.scale
    mine, theirs = balance.material[side], balance.material[enemy]
    cup = (state.cup & ground.commands[side]).bit_count() - (state.cup & ground.commands[enemy]).bit_count()
    waiting = max(1, state.cup.bit_count())
    late = 1.0 / (1.0 + left)
    morale = (state.morale[side] - state.morale[enemy]) / 10 if game.rules.advanced else 0.0
    return {
        "now": tanh(now),
        "now_late": late * tanh(4 * now),
        "ahead": tanh(ahead),
        "ahead_late": late * tanh(4 * ahead),
        "men": (mine - theirs) / max(1.0, mine + theirs),
        "men_early": (1.0 - late) * (mine - theirs) / max(1.0, mine + theirs),
        "cards": (1.0 - late) * (len(state.hands[side]) - len(state.hands[enemy])) / 4,
        "morale": morale,
        "siege": tanh((balance.siege(side) - balance.siege(enemy)) / 5),
        "posture": tanh((balance.posture(side) - balance.posture(enemy)) / 3),
        "to_act": cup / waiting,
        "to_act_late": late * cup / waiting,
        "side": 1.0 if side else -1.0,
    }
