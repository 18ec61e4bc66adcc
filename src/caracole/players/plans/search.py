"""Plans weighed against each other in imagined worlds.

Each plan is played in the same worlds, and each world has dice of its own that are the same for all plans: what counts
is by how much a plan does better than the captain's own in the same world. Many plans are tried in few worlds, the
better half in more (sequential halving), then the best are crossed and varied, and their children join them (online
evolution). Whenever the budget ends there is an answer. The rounds have either a fixed number of worlds or an equal
part of the budget each, so that nothing is left over where each world is dear.

Another intention is often no other plan: first each is played to the end of the stretch alone, and whatever would do
the same as one before it is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import suppress
from math import ceil, log2, sqrt
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from caracole.kernel import FreeDice
from caracole.players.plans.intention import AS_CAPTAIN, Intention, in_part, on_top, recombine, vary
from caracole.players.plans.levels import Budget
from caracole.players.plans.part import PlansPart

SKETCHED = 2
"""Worlds in which it is seen whether a plan differs from others."""
FEWEST = 4
"""Worlds in which a plan must have been tried before it is believed."""
ENOUGH = 6
"""Worlds after which a plan may be given up."""
MOST = 400
"""Worlds after which more would tell nothing new."""
HOPE = 2.5
"""A plan that is worse than the captain's own by so many standard errors is given up ..."""
DOUBT = 0.02
"""... where no spread is believed to be smaller than this: a few games that were all lost prove little."""


class Verdict(NamedTuple):
    """What came of a search."""

    intention: Intention
    plans: int
    """Plans that were weighed ..."""
    worlds: int
    """... in so many imagined worlds."""
    gain: float
    """By how much the plan is likelier to win than the captain's own; 0 if it is the captain's own."""
    steps: int


class Spent:
    """What is left of a budget: steps, or time by a clock."""

    def __init__(self, steps: int | None, seconds: float | None = None, clock: Callable[[], float] = perf_counter):
        self._steps, self._seconds, self._clock = steps, seconds, clock
        self._began = 0.0 if seconds is None else clock()
        self.steps = 0

    @classmethod
    def by_steps(cls, steps: int) -> Spent:
        """So many decisions in imagined worlds."""
        return cls(steps)

    @classmethod
    def by_time(cls, seconds: float, clock: Callable[[], float] = perf_counter) -> Spent:
        """So long from now."""
        return cls(None, seconds, clock)

    @property
    def part(self) -> float:
        """The part of it that is gone: 1 when nothing is left."""
        if self._steps is not None:
            return self.steps / self._steps if self._steps else 1.0
        gone, seconds = self._clock() - self._began, self._seconds
        return gone / seconds if seconds else 1.0

    @property
    def is_over(self) -> bool:
        """Nothing is left."""
        return self.part >= 1.0


class OutOfBudget(Exception):
    """The budget ended in the middle of a plan."""


class Plan:
    """A plan being weighed: how likely it won in each world so far, in the order of the worlds."""

    __slots__ = ("intention", "values")

    def __init__(self, intention: Intention) -> None:
        self.intention = intention
        self.values: list[float] = []

    def against(self, own: Plan) -> tuple[float, float]:
        """By how much it does better than the captain's own in the same worlds, on the average, and the standard error
        of that."""
        count = min(len(self.values), len(own.values))
        if count < 2:
            return 0.0, 1.0
        gains = [mine - his for mine, his in zip(self.values, own.values, strict=False)]
        mean = sum(gains) / count
        spread = sum((gain - mean) ** 2 for gain in gains) / (count - 1)
        return mean, sqrt(spread / count)

    def has_hope(self, own: Plan) -> bool:
        """It may yet turn out better than the captain's own. What comes to the same in every world will not."""
        gain, error = self.against(own)
        if error == 0.0:
            return gain > 0.0
        return gain + HOPE * sqrt(error * error + DOUBT / max(1, len(self.values))) > 0.0


class Search:
    """One search. ``imagine`` deals a world that the seat cannot tell from the true one; nothing else is known.
    ``present`` is the plan that is being followed, if it is thought over."""

    def __init__(
        self,
        part: PlansPart,
        game: Any,
        seat: int,
        imagine: Callable[[Random], Any],
        budget: Budget,
        spent: Spent,
        seed: int,
        present: Intention | None = None,
    ) -> None:
        self._present = present
        self._part, self._game, self._seat, self._imagine = part, game, seat, imagine
        self._budget, self._spent, self._seed = budget, spent, seed
        self._rng = Random(f"{seed}/plans")
        self._recombine = getattr(part, "recombine", recombine)
        self._vary = getattr(part, "vary", vary)
        self._final: Callable[[Any, Any, int], float] | None = getattr(part, "final", None)
        self._worlds: list[Any] = []
        self._base = doctrine_of(part, game, seat, budget)
        self._own = Plan(AS_CAPTAIN)
        self._known: dict[Hashable, Plan] = {AS_CAPTAIN.key: self._own}
        self._stretch = part.stretch(game, self._world(0), seat)
        self._done: set[Hashable] = set()
        """What the plans that are known would do"""

    # --- weighing ----------------------------------------------------------------------------------------------------

    def run(self) -> Verdict:
        """Weigh plans until the budget ends."""
        with suppress(OutOfBudget):
            self._weigh()
        return self.answer()

    def answer(self) -> Verdict:
        """The best that is known so far; the captain's own unless another is clearly better."""
        best, most, weighed = self._own, 0.0, 0
        for plan in self._known.values():
            weighed += bool(plan.values)
            if plan is self._own or min(len(plan.values), len(self._own.values)) < FEWEST:
                continue
            gain, error = plan.against(self._own)
            if gain > self._budget.errors * error and gain > most:
                best, most = plan, gain
        return Verdict(best.intention, weighed, len(self._own.values), most, self._spent.steps)

    def _weigh(self) -> None:
        budget = self._budget
        proposed = self._part.intentions(self._game, self._world(0), self._seat, self._rng)
        self._done.add(self._sketched(AS_CAPTAIN))
        known = proposed if self._present is None else [self._present, *proposed]
        alive = self._added(known, budget.plans)
        if not alive:
            return
        if not budget.worlds:
            self._share_out(alive)
            return
        alive = self._halved(alive)
        for _ in range(budget.generations):
            alive = self._halved([*alive, *self._children(alive)])
        tried = len(self._own.values)
        while not self._spent.is_over and tried < MOST and self._is_open():  # what is left goes to the finalists
            tried += budget.worlds
            self._try(self._ranked()[: budget.finalists], tried)

    def _share_out(self, alive: list[Plan]) -> None:
        """Half of the plans go on from round to round, and each round has an equal part of the budget. Children of the
        best join after the first rounds."""
        budget = self._budget
        rounds = budget.generations + 1 + max(0, ceil(log2(max(1, len(alive)) / budget.finalists)))
        for number in range(rounds):
            alive = self._tried_until(alive, (number + 1) / rounds)
            if not alive:
                return
            alive = sorted(alive, key=self._promise, reverse=True)
            alive = alive[: max(budget.finalists, len(alive) // 2)]
            if number < budget.generations:
                alive += self._children(alive)

    def _tried_until(self, plans: list[Plan], part: float) -> list[Plan]:
        """Try them in one world after the other until that part of the budget is gone; those that still have hope."""
        tried = min((len(plan.values) for plan in plans), default=0)
        while plans and tried < MOST and (tried < 2 or self._spent.part < part):
            tried += 1
            self._try(plans, tried)
            if tried >= ENOUGH:
                plans = [plan for plan in plans if plan.has_hope(self._own)]
        return plans

    def _is_open(self) -> bool:
        """One of the finalists may yet turn out better than the captain's own."""
        for plan in self._ranked()[: self._budget.finalists]:
            gain, error = plan.against(self._own)
            if gain + HOPE * error > 0.0:
                return True
        return False

    def _added(self, intentions: Iterable[Intention], most: int) -> list[Plan]:
        """Those that are new and would do something new, as many as are wanted."""
        found: list[Plan] = []
        for intention in intentions:
            if len(found) == most:
                break
            if intention.key in self._known:
                continue
            doing = self._sketched(intention)
            if doing not in self._done:
                self._done.add(doing)
                plan = self._known[intention.key] = Plan(intention)
                found.append(plan)
        return found

    def _halved(self, plans: list[Plan]) -> list[Plan]:
        """Try all in a few worlds, the better half in twice as many, until a handful is left."""
        worlds = self._budget.worlds
        self._try(plans, worlds)
        while len(plans) > self._budget.finalists:
            plans = sorted(plans, key=self._promise, reverse=True)
            plans = plans[: max(self._budget.finalists, len(plans) // 2)]
            worlds *= 2
            self._try(plans, worlds)
        return plans

    def _children(self, parents: list[Plan]) -> list[Plan]:
        rng, children = self._rng, []
        for _ in range(2 * self._budget.plans):
            one = parents[int(rng.random() * len(parents))].intention
            other = parents[int(rng.random() * len(parents))].intention
            children += self._added([self._vary(self._recombine(one, other, rng), rng)], 1)
            if len(children) >= self._budget.plans // 2:
                break
        return children

    def _ranked(self) -> list[Plan]:
        tried = [plan for plan in self._known.values() if plan is not self._own and plan.values]
        return sorted(tried, key=self._promise, reverse=True)

    def _promise(self, plan: Plan) -> float:
        """How good it may be: what it has shown, less the half of what may be luck."""
        gain, error = plan.against(self._own)
        return gain - 0.5 * error

    def _try(self, plans: Iterable[Plan], worlds: int) -> None:
        """Play them in the first so many worlds, world by world, so that an early end finds them equally far."""
        chosen = [self._own, *plans]
        for number in range(worlds):
            for plan in chosen:
                if len(plan.values) == number:
                    plan.values.append(self._played(plan.intention, number))

    # --- playing a plan ----------------------------------------------------------------------------------------------

    def _world(self, number: int) -> Any:
        while len(self._worlds) <= number:
            self._worlds.append(self._imagine(Random(f"{self._seed}/world {len(self._worlds)}")))
        return self._worlds[number]

    def _sketched(self, intention: Intention) -> Hashable:
        """What the seat does in its stretch by this plan, in the first worlds. Named tuples of two kinds may be equal,
        so the kind is told too."""
        return tuple(
            tuple((type(action), action) for _, action in self._steps(intention, number, within=True))
            for number in range(SKETCHED)
        )

    def _steps(self, intention: Intention, number: int, within: bool = False) -> Iterator[tuple[Any, Any]]:
        """Play a plan in a world until it has settled, or ``within`` its stretch alone: the state after each decision,
        and what was done if the plan did it."""
        game, part, seat, spent = self._game, self._part, self._seat, self._spent
        since = self._world(number)
        state, dice = since.copy(), FreeDice(Random(f"{self._seed}/dice {number}"))
        luck = hash((self._seed, number)) & 0xFFFFFFFF
        planned, usual = part.captain(on_top(self._base, intention), luck), part.captain(AS_CAPTAIN, luck + 1)
        later = part.captain(self._base, luck + 2) if self._base.weights else usual
        for taken in range(self._budget.longest):
            decision = game.decision(state)
            if decision is None or (taken and part.settled(game, state, seat, since)):
                return
            inside = part.stretch(game, state, seat) == self._stretch
            if within and not inside:
                return
            if spent.is_over:
                raise OutOfBudget
            actor = decision.seats[0]
            mine = inside and actor == seat
            acting = planned if mine else later if actor == seat else usual
            action = acting.decide(game, state, actor).action
            game.apply(state, actor, action, dice)
            spent.steps += 1
            yield state, action if mine else None

    def _played(self, intention: Intention, number: int) -> float:
        """How likely the seat is to win after this plan, in this world."""
        game, part, seat = self._game, self._part, self._seat
        state = self._world(number)
        for after, _ in self._steps(intention, number):
            state = after
        outcome = game.outcome(state)
        if outcome is None:
            return part.judge(game, state, seat)
        if self._final is not None:
            return self._final(game, state, seat)
        return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 if outcome.winners else 0.5


def doctrine_of(part: PlansPart, game: Any, seat: int, budget: Budget) -> Intention:
    """By what a level plays: so much of the doctrine as it follows, and what it adds; AS_CAPTAIN without one."""
    doctrine = getattr(part, "doctrine", None)
    found: Intention = AS_CAPTAIN if doctrine is None else doctrine(game, seat)
    if found is AS_CAPTAIN:
        return found
    found = in_part(found, budget.doctrine)
    return found._replace(weights={**found.weights, **budget.leaning}) if budget.leaning else found
