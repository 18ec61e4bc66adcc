"""A gentle opponent for somebody's first battle: the captain with his nerve taken off.

He means well, misjudges attacks, does not see that he shows his flanks, and hesitates: he often leaves part of his dice
unused, holds his javelins when no rule makes him throw them, and lets horse stand that should have slipped away. When
the battle drags on he pulls himself together, so that it does not end in nothing. A beginner can beat him.
"""

from __future__ import annotations

from random import Random
from typing import Any

from caracole.players.base import Chosen, Offer, Reason
from caracole.systems.piccole.battle.rules.actions import EndMoves, EndShooting, Stand
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.captain.captain import Captain
from caracole.systems.piccole.captain.leanings import Leaning

HESITATES = 0.5
"""How often he does the timid thing in place of what he meant."""
FIRM = 20
"""The turn from which he hesitates no more, marches on ways that are not safe, and grows impatient ..."""
IMPATIENCE = 25
"""... by so much a turn."""
MISJUDGES = 500
"""By how much he is wrong about what an attack is worth, at the most; a sure loss is plain to him as well."""
TIMID = {"move.act": EndMoves(), "shoot.declare": EndShooting(), "react.attempt": Stand()}


class Recruit(Captain):
    """One computer player. ``seed`` makes his thoughts repeatable."""

    name = "recruit"

    def __init__(self, seed: int = 0) -> None:
        leaning = Leaning(least=-200, exposed=0, whim=MISJUDGES, luck=seed % 1_000_003)
        super().__init__(seed, leaning._replace(patience=FIRM, impatience=IMPATIENCE, bolder=FIRM))
        self._nerve = Random(f"recruit {seed}")

    def choose(self, game: Any, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        """Decide for a seat; in a campaign he is no worse than the captain."""
        timid = TIMID.get(offer.decision.kind) if isinstance(game, Battle) else None
        if timid is None or view["turn"] >= FIRM:
            return super().choose(game, seat, view, offer)
        if self._nerve.random() < HESITATES and offer.check(timid) is None:
            return Chosen(timid, Reason("hesitates", {}))
        return super().choose(game, seat, view, offer)
