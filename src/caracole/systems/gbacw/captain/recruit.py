"""A gentle opponent for somebody's first game: the captain without his eye for what the enemy may do.

He knows what he wants and goes for it, as people do in their first games. He thinks little of the fire that awaits his
men, of open flanks, of guns that stand alone and of those who are worn out, and he leaves what he holds to whoever
comes by. Sometimes he forgets a regiment; more often than not he is slow to answer fire, does not see who comes upon
a flank, or shrinks from cold steel. A beginner can beat him.
"""

from __future__ import annotations

from random import Random
from typing import Any

from caracole.players.base import Chosen
from caracole.systems.gbacw.captain import command
from caracole.systems.gbacw.captain.deciding import Captain
from caracole.systems.gbacw.captain.goals import Thinking
from caracole.systems.gbacw.captain.leaning import USUAL
from caracole.systems.gbacw.captain.reasons import because
from caracole.systems.gbacw.rules import actions as do
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.state import Mark

HEEDLESS = USUAL._replace(
    fear=0.2, answer=0.1, outnumbered=0.0, beside=0.03, two_off=0.0, support=0.03, hanging=9.0, in_reach=0.0,
    stays_away=1.0, alone=0.0, unheard=0.0, guard=0.0, keeps=0.0, guns=0.2, bleeding=0.2, waits=9.0, fire=2.0,
    tempo=0.0, spent=1.0, hunt=0.02,
)  # fmt: skip
"""What he does not think of; he is drawn to whomever he sees."""

TIMID: dict[str, tuple[float, Any, str]] = {
    "unit.act": (0.18, do.EndUnit(), "hesitates"),
    "fire.answer": (0.85, do.HoldFire(), "slow_to_answer"),
    "reaction.face": (0.9, do.LetBe(), "did_not_see_them"),
    "assault.designate": (0.65, do.EndDesignation(), "shrinks_from_steel"),
    "assault.continue": (0.7, do.EndAssault(), "shrinks_from_steel"),
    "assault.counter": (0.7, do.EndAssault(), "shrinks_from_steel"),
}
"""At which decisions he loses his nerve, how often, what he does then, and why."""


class Recruit(Captain):
    """One computer player. ``seed`` makes his thoughts repeatable."""

    name = "recruit"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, HEEDLESS)
        self._nerve = Random(f"recruit {seed}")

    def _decide(self, scene: Thinking, frame: Any) -> Chosen | None:
        often, timid, why = TIMID.get(frame.step, (0.0, None, ""))
        lapses = timid is not None and not _is_under_way(scene, frame) and self._nerve.random() < often
        if lapses and command.allows(scene, timid):
            return because(timid, why)
        return super()._decide(scene, frame)


def _is_under_way(scene: Thinking, frame: Any) -> bool:
    """Has a unit begun what it was sent for? Then it goes through with it: nobody halts in the middle of nowhere."""
    if frame.step != "unit.act":
        return False
    return bool(frame.entered or frame.turned or query.has(scene.state, Mark.FIRED, frame.unit))
