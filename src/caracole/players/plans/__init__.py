"""Players who search over plans, for any system that brings its part ``plans``.

A plan is an intention (bold, hold, raid that village ...) that a quick captain follows. The planner plays every plan in
imagined worlds to the end of its stretch and a little further, lets the others answer, and asks who is likely to win.
He leaves the captain's own plan only for one that is clearly better. ``docs/opponents.md`` tells how they think.

intention   what a plan is: named weights and targets, and how two are crossed
part        what a system brings
search      plans weighed against each other in imagined worlds
planner     the player: plans once in a stretch, then follows
levels      how long colonel and general think
learned     what games have taught, read from data files: a judgement of positions, and a doctrine
"""

from caracole.players.plans.intention import AS_CAPTAIN, Intention, in_part, on_top, recombine, vary
from caracole.players.plans.levels import BUDGETS, Budget
from caracole.players.plans.part import PLANS, PlansPart, Quick
from caracole.players.plans.planner import Planner, follower
from caracole.players.plans.search import Search, Verdict

__all__ = [
    "AS_CAPTAIN",
    "BUDGETS",
    "PLANS",
    "Budget",
    "Intention",
    "Planner",
    "PlansPart",
    "Quick",
    "Search",
    "Verdict",
    "follower",
    "in_part",
    "on_top",
    "recombine",
    "vary",
]
