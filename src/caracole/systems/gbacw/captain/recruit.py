"""A gentle opponent for somebody's first game: the captain with his nerve taken off.

He means well and hesitates: a regiment of his often halts before it has done what it was sent for, holds its fire when
it is fired at, does not see who comes upon its flank, and shrinks from cold steel. A beginner can beat him.
"""

from __future__ import annotations

from random import Random
from typing import Any

from caracole.players.base import Chosen
from caracole.systems.gbacw.captain import command
from caracole.systems.gbacw.captain.deciding import Captain
from caracole.systems.gbacw.captain.goals import Thinking
from caracole.systems.gbacw.captain.reasons import because
from caracole.systems.gbacw.rules import actions as do

TIMID: dict[str, tuple[float, Any, str]] = {
    "unit.act": (0.35, do.EndUnit(), "hesitates"),
    "fire.answer": (0.4, do.HoldFire(), "slow_to_answer"),
    "reaction.face": (0.5, do.LetBe(), "did_not_see_them"),
    "assault.designate": (0.5, do.EndDesignation(), "shrinks_from_steel"),
    "assault.continue": (0.7, do.EndAssault(), "shrinks_from_steel"),
    "assault.counter": (0.7, do.EndAssault(), "shrinks_from_steel"),
}
"""At which decisions he loses his nerve, how often, what he does then, and why."""


class Recruit(Captain):
    """One computer player. ``seed`` makes his thoughts repeatable."""

    name = "recruit"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._nerve = Random(f"recruit {seed}")

    def _decide(self, scene: Thinking, frame: Any) -> Chosen | None:
        often, timid, why = TIMID.get(frame.step, (0.0, None, ""))
        if timid is not None and self._nerve.random() < often and command.allows(scene, timid):
            return because(timid, why)
        return super()._decide(scene, frame)
