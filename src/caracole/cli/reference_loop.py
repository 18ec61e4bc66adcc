"""What plain Python allows: units of two sides wander over areas, with no rules worth the name.

``caracole bench`` runs this beside a real system, in the same seconds on the same machine: machines differ and are
noisy, a ratio travels. Sixty zones with six neighbours each, eighty units, a list of what the side to move could do,
one of it done at random, and a few dice where enemies meet. Change it and no earlier ratio can be compared any more.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

ZONES, UNITS, ALLOWANCE = 60, 80, 3
AROUND = [[(zone + step) % ZONES for step in (1, 2, 7, -1, -2, -7)] for zone in range(ZONES)]
PRICE = [2 if zone % 5 == 0 else 1 for zone in range(ZONES)]
CODE = 100
"""An action is a unit and a zone in one number: unit * CODE + zone."""
END_TURN = -1
LISTED = 40
BATCH = 500


class Wanderers:
    """The state and the whole of the rules."""

    __slots__ = ("place", "random", "shaken", "side", "spare", "turn")

    def __init__(self) -> None:
        self.place = [(unit * 7) % ZONES for unit in range(UNITS)]
        self.spare = [ALLOWANCE] * UNITS
        self.side = [unit % 2 for unit in range(UNITS)]
        self.shaken = [0] * UNITS
        self.random = 1
        self.turn = 0

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        self.random = (self.random * 200105) % 34359738337
        return self.random % limit

    def options(self) -> list[int]:
        """Steps that the side to move could take, and the end of its turn; it looks where the enemies are first."""
        mover = self.turn % 2
        crowd = [0] * ZONES
        for unit, zone in enumerate(self.place):
            if self.side[unit] != mover:
                crowd[zone] += 1
        steps = []
        for unit, zone in enumerate(self.place):
            if self.side[unit] == mover and self.spare[unit] > 0:
                for other in AROUND[zone]:
                    if PRICE[other] <= self.spare[unit]:
                        steps.append(unit * CODE + other)
                if len(steps) > LISTED:
                    break
        steps.append(END_TURN)
        return steps

    def act(self, action: int) -> None:
        """Take a step, and roll for every enemy met; or end the turn."""
        if action < 0:
            self.turn += 1
            self.spare = [ALLOWANCE] * UNITS
            return
        unit, zone = divmod(action, CODE)
        self.spare[unit] -= PRICE[zone]
        self.place[unit] = zone
        met = sum(1 for other, where in enumerate(self.place) if where == zone and self.side[other] != self.side[unit])
        if met:
            for _ in range(met):
                if self.below(6) < 2:
                    self.shaken[unit] ^= 1
            self.spare[unit] = 0


def wander(game: Wanderers, seconds: float, clock: Callable[[], float] | None = None) -> tuple[int, float]:
    """Play for about so long, by a clock: decisions made and seconds taken."""
    clock = clock or perf_counter
    made, start = 0, clock()
    while True:
        for _ in range(BATCH):
            options = game.options()
            game.act(options[game.below(len(options))])
        made += BATCH
        taken = clock() - start
        if taken >= seconds:
            return made, taken
