"""A position in numbers, as a side sees it: what the learned judgement rests on. All of them are near -1 to 1.

Names with a slash are about one zone, so that a scenario can learn where its men are worth most: ``0/lucinico`` says
how many men of the Venetians stand there, ``1/lucinico/held`` whether the Austrians hold it, each towards the last turn
and, as ``/early``, away from it.
"""

from __future__ import annotations

from math import tanh

from caracole.systems.gradisca.captain.caution import points_now
from caracole.systems.gradisca.captain.judgement import HASTE, PLUNDER, Balance, ground_of
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.state import GradiscaState

MANY = 8.0
"""Men who make a zone a strong place."""


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
        **_by_zone(game, state, side, balance, late),
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


def _by_zone(game: Gradisca, state: GradiscaState, side: int, balance: Balance, late: float) -> dict[str, float]:
    """Who stands where, in the zones that pay and next to them: what is good for the other side counts below nought."""
    found: dict[str, float] = {}
    names = game.theatre.names["zone"]
    for owner in (0, 1):
        good = 1.0 if owner == side else -1.0
        for zone in ground_of(game).counted:
            if not state.held[owner] >> zone & 1:
                continue
            name, men = f"{owner}/{names[zone]}", good * balance.men[owner][zone] / MANY
            found[name], found[f"{name}/early"] = late * men, (1.0 - late) * men
            found[f"{name}/held"], found[f"{name}/held/early"] = late * good, (1.0 - late) * good
    return found
