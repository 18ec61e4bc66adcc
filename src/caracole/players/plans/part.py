"""What a system brings as its part ``plans``. Without one it has neither colonel nor general."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Any, Protocol

from caracole.players.base import Chosen
from caracole.players.plans.intention import Intention

PLANS = "plans"


class Quick(Protocol):
    """A captain in a hurry: he looks at a state and decides. He works on imagined worlds, so the state that he is
    given is no secret; he must leave it as it is. If he thinks for himself before he decides, he may have an attribute
    ``is_late``, a function that says when he has to make up his mind: on a server it is set."""

    def decide(self, game: Any, state: Any, seat: int) -> Chosen:
        """What this seat does now; the reason may be missing while he only imagines."""


class PlansPart(Protocol):
    """Functions of the module. Besides these it may bring, if it wants other than the usual:

    ``recombine(one, other, rng)``, ``vary(intention, rng)``   how plans are crossed and varied
    ``follow(intention, seed) -> Player``                      who follows a plan in earnest, if not the quick captain
    ``alarm(game, state, seat) -> Hashable``                   what makes him plan anew when it changes in a stretch
    ``final(game, state, seat) -> float``                      what a game that is over was worth, if more than won,
                                                               drawn or lost is to count
    ``features(game, state, seat) -> dict[str, float]``        what a learned judgement rests on
    ``inside(game, state, seat) -> Offer | None``              the decision in a game inside this one (a battle of a
                                                               campaign), if it is one: there he plans, too
    ``pays(game, state, seat) -> bool``                        whether a plan is worth its time in this stretch
    ``doctrine(game, seat) -> Intention``                      what self-play has taught the captain for this seat: they
                                                               play by it, and plans are leanings from there
    ``KNOBS``                                                  weight -> a step that is felt: what a doctrine may turn
    ``knobs(game) -> dict[str, float]``                        the same for what means something in its scenario alone
    ``BUDGETS``                                                how long the levels think
    """

    def stretch(self, game: Any, state: Any, seat: int) -> Hashable | None:
        """The unit of search that the present decision of this seat belongs to (an activation, a turn); the same for
        all its decisions. None: nothing to plan, the captain decides."""

    def intentions(self, game: Any, state: Any, seat: int, rng: Random) -> list[Intention]:
        """Plans worth a thought, the likeliest first; the captain's own is always among them and need not be named."""

    def captain(self, intention: Intention, seed: int) -> Quick:
        """A quick captain with this intention; with ``AS_CAPTAIN`` he leans nowhere. The same seed decides alike."""

    def judge(self, game: Any, state: Any, seat: int) -> float:
        """How likely this seat is to win, from 0 to 1, in a game that is not over."""

    def settled(self, game: Any, state: Any, seat: int, since: Any) -> bool:
        """Has enough happened since the state in which the plan began (never changed) to judge it? For example: the
        stretch is over and the other side has answered once."""
