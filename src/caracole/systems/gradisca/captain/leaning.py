"""How an intention leans on the captain: small sums in men, added to what his actions promise.

attack   into zones that the enemy holds          march    any march at all (below 0: stay)
raid     raids, and Booty                         guard    into threatened prizes of one's own, and not out of them
siege    guns and mines at walls                  draw     cards instead of action
lead     a Commander leads several zones          gamble   what laughs at caution is thought of as well
whim     how far he strays from what he thinks of things

A weight by one of the names of ``judgement.TURNED`` is another matter: it turns how he weighs a position.

Targets: ``zone``, the zone that acts first; ``goal``, the zone that the march is for; ``luck``, which way a whim goes.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

from caracole.players.plans import AS_CAPTAIN, Intention
from caracole.systems.gradisca.captain.judgement import TURNED, USUAL, Ground, Weights
from caracole.systems.gradisca.rules.actions import (
    ActivateZone,
    Bombard,
    BombardUnits,
    GoOn,
    LayMine,
    March,
    RaidAgain,
    SetOffMine,
)
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.state import GradiscaState

WHERE = 4.0
"""What it counts to act first where the plan says."""


class Leaning:
    """One intention, at work."""

    def __init__(self, intention: Intention = AS_CAPTAIN) -> None:
        self.weights = weights = intention.weights
        self.attack, self.march = weights.get("attack", 0.0), weights.get("march", 0.0)
        self.raid, self.guard = weights.get("raid", 0.0), weights.get("guard", 0.0)
        self.siege, self.draw = weights.get("siege", 0.0), weights.get("draw", 0.0)
        self.lead, self.pull = weights.get("lead", 0.0), weights.get("goal", 0.0)
        self.gambles = weights.get("gamble", 0.0) > 0.5
        zone, goal = intention.targets.get("zone"), intention.targets.get("goal")
        self.zone = Zone(zone) if isinstance(zone, int) else None
        self.goal = Zone(goal) if isinstance(goal, int) else None
        luck = intention.targets.get("luck")
        self.whim, self.luck = weights.get("whim", 0.0), luck if isinstance(luck, int) else 0
        turned = {name: weights[name] for name in TURNED if weights.get(name)}
        self.judging = Weights(turned) if turned else USUAL
        self.is_plain = len(turned) == len(weights) and self.zone is None and self.goal is None

    def fancy(self, action: Any) -> float:
        """What he thinks of an action beyond what it promises, the same whenever he is asked."""
        if not self.whim:
            return 0.0
        return self.whim * (crc32(repr(action).encode(), self.luck) % 2_001 - 1_000) / 1_000

    def of(self, game: Gradisca, ground: Ground, state: GradiscaState, side: int, action: Any) -> float:
        """What is added for an action, in men."""
        return self.fancy(action) + self._of(ground, state, side, action)

    def _of(self, ground: Ground, state: GradiscaState, side: int, action: Any) -> float:
        if isinstance(action, March):
            return self._march(ground, state, side, state.stack[-1].zone, action, len(action.units))
        if isinstance(action, GoOn):
            column = state.stack[-1]
            return self._march(ground, state, side, column.zone, action, len(column.units))
        if isinstance(action, ActivateZone):
            return WHERE if action.zone == self.zone else 0.0
        if isinstance(action, Bombard | BombardUnits | LayMine | SetOffMine):
            return self.siege
        return self.raid if isinstance(action, RaidAgain) else 0.0

    def _march(self, ground: Ground, state: GradiscaState, side: int, start: Zone, action: Any, units: int) -> float:
        to = action.to
        total = self.march
        if state.held[1 - side] >> to & 1:
            total += self.attack
        if self.raid and (action.how == "raid" or (state.booty[to] >= 0 and state.booty[to] // 100 != side)):
            total += self.raid
        if self.guard:
            total += self.guard * (ground.prize[1 - side][to] - ground.prize[1 - side][start])
        if self.goal is not None:
            pull = ground.pull[self.goal]
            total += self.pull * min(units, 6) * (pull[to] - pull[start])
        return total
