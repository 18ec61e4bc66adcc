"""A gentle opponent for somebody's first game: the captain with his nerve taken off.

He means well and hesitates: a regiment of his often halts before it has done what it was sent for, and often holds its
fire when it is fired at. A beginner can beat him.
"""

from __future__ import annotations

from random import Random
from typing import Any

from caracole.players.base import Chosen
from caracole.systems.gbacw.captain import command
from caracole.systems.gbacw.captain.deciding import Captain
from caracole.systems.gbacw.captain.goals import Thinking
from caracole.systems.gbacw.rules import actions as do

HESITATES = 0.35
"""How often he does the timid thing in place of what he meant."""
TIMID = {"unit.act": do.EndUnit(), "fire.answer": do.HoldFire()}


class Recruit(Captain):
    """One computer player. ``seed`` makes his thoughts repeatable."""

    name = "recruit"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._nerve = Random(f"recruit {seed}")

    def _decide(self, scene: Thinking, frame: Any) -> Chosen | None:
        timid = TIMID.get(frame.step)
        if timid is not None and self._nerve.random() < HESITATES and command.allows(scene, timid):
            return Chosen(timid, None)
        return super()._decide(scene, frame)
