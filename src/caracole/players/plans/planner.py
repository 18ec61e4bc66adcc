"""The player who plans: once at the beginning of a stretch, again after a surprise; in between he follows his plan."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from time import perf_counter
from typing import Any

from caracole.kernel.nested import Within
from caracole.players.base import Chosen, Offer, Player, Reason
from caracole.players.plans.intention import AS_CAPTAIN, Intention, on_top
from caracole.players.plans.levels import Budget
from caracole.players.plans.part import PlansPart
from caracole.players.plans.search import Search, Spent, Verdict, doctrine_of


class Planner:
    """One computer player. ``usual`` is the captain who decides where there is nothing to plan and where nothing is
    better than his own plan, unless the system has a doctrine: then he plays by that. ``by_time`` makes the clock the
    budget, else the same seed thinks the same thoughts."""

    def __init__(
        self,
        name: str,
        part: PlansPart,
        usual: Player,
        budget: Budget,
        seed: int = 0,
        *,
        by_time: bool = False,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.name = name
        self._part, self._usual, self._budget = part, usual, budget
        self._rng = Random(f"{seed}/planner")
        self._by_time, self._clock = by_time, clock
        self._last: Any = None
        """The game of his last decision: this one, or one inside"""
        self._stretch: Hashable | None = None
        self._alarm: Hashable = None
        self._surprises = 0
        self._plan_now: Intention | None = None
        """The plan of this stretch; None: the captain's own"""
        self._follower: Player | None = None
        """Who follows it; None: the captain"""
        self._doctrines: dict[Hashable, Player] = {}
        """Who plays by the doctrine of a game; the captain where there is none"""
        self.pace = 1.0
        """The part of the budget's seconds that he takes; less where many wait"""
        self.verdict: Verdict | None = None
        """What came of the last search"""

    def choose(self, game: Any, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        """Decide for a seat; of a game inside this one, there."""
        inside = getattr(self._part, "inside", None)
        if inside is None:
            return self._choose(game, seat, view, offer)
        inner: Offer | None = inside(game, offer.imagine(self._rng), seat)
        if inner is None:
            if game is not self._last:  # what was planned in a game inside ended with it
                self._stretch = self._follower = self._plan_now = None
            self._last = game
            return self._choose(game, seat, view, offer)
        self._last = inner.game
        chosen = self._choose(inner.game, inner.seat, inner.view, inner)
        return Chosen(Within(chosen.action), chosen.reason)

    def _choose(self, game: Any, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        state = offer.imagine(self._rng)
        stretch = self._part.stretch(game, state, seat)
        if stretch is None or not getattr(self._part, "pays", _always)(game, state, seat):
            return self._as_usual(game, seat).choose(game, seat, view, offer)
        reason = self._look(game, seat, offer, state, stretch) if self._budget.steps else None
        acting = self._follower or self._as_usual(game, seat)
        if self._by_time and isinstance(acting, _Follower):
            acting.hurry(Spent.by_time(self.pace * self._budget.seconds, self._clock))
        chosen = acting.choose(game, seat, view, offer)
        return chosen if reason is None else Chosen(chosen.action, reason)

    def _look(self, game: Any, seat: int, offer: Offer, state: Any, stretch: Hashable) -> Reason | None:
        """Plan if a stretch begins or something unforeseen has happened; the plan in words if there is a new one."""
        alarm = getattr(self._part, "alarm", _calm)(game, state, seat)
        if stretch != self._stretch:
            self._surprises, share = 0, 1.0
            self._plan_now = None
        elif alarm != self._alarm and self._surprises < self._budget.surprises:
            self._surprises, share = self._surprises + 1, self._budget.again
        else:
            self._alarm = alarm
            return None
        self._stretch, self._alarm = stretch, alarm
        if _has_no_choice(offer):
            self._stretch = None  # the plan waits for a real decision
            self._follower = self._plan_now = None
            return None
        return self._plan(game, seat, offer, share)

    def _plan(self, game: Any, seat: int, offer: Offer, share: float) -> Reason | None:
        budget = self._budget
        if self._by_time:
            spent = Spent.by_time(share * self.pace * budget.seconds, self._clock)
        else:
            spent = Spent.by_steps(int(share * budget.steps))
        seed = self._rng.getrandbits(32)
        verdict = Search(self._part, game, seat, offer.imagine, budget, spent, seed, self._plan_now).run()
        self.verdict = verdict
        if verdict.intention.key == AS_CAPTAIN.key:
            self._follower = self._plan_now = None
            return None
        self._plan_now = verdict.intention
        leaning = on_top(doctrine_of(self._part, game, seat, budget), verdict.intention)
        self._follower = follower(self._part, leaning, seed, self.name)
        told = {"plans": verdict.plans, "worlds": verdict.worlds, **verdict.intention.told}
        return Reason(f"plan_{verdict.intention.name}", told)

    def _as_usual(self, game: Any, seat: int) -> Player:
        """Who decides where no plan is followed."""
        key = game.system, game.scenario, seat
        known = self._doctrines.get(key)
        if known is None:
            base = doctrine_of(self._part, game, seat, self._budget)
            seed = self._rng.getrandbits(32) if base.weights else 0
            known = follower(self._part, base, seed, self.name) if base.weights else self._usual
            self._doctrines[key] = known
        return known


def follower(part: PlansPart, intention: Intention, seed: int, name: str = "follower") -> Player:
    """Whoever follows an intention in earnest: as the part says, else the quick captain."""
    follow = getattr(part, "follow", None)
    if follow is None:
        return _Follower(name, part, intention, seed)
    player: Player = follow(intention, seed)
    return player


class _Follower:
    """The quick captain on true offers: he decides on what his seat may know."""

    def __init__(self, name: str, part: PlansPart, intention: Intention, seed: int) -> None:
        self.name = name
        self._quick = part.captain(intention, seed)
        self._rng = Random(f"{seed}/follower")

    def hurry(self, spent: Spent) -> None:
        """If the quick captain thinks for himself, he has so long."""
        if hasattr(self._quick, "is_late"):
            self._quick.is_late = lambda: spent.is_over

    def choose(self, game: Any, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        """What the plan says."""
        return self._quick.decide(game, offer.imagine(self._rng), seat)


def _calm(game: Any, state: Any, seat: int) -> Hashable:
    """Nothing ever surprises."""
    return None


def _always(game: Any, state: Any, seat: int) -> bool:
    """Every stretch is worth a plan."""
    return True


def _has_no_choice(offer: Offer) -> bool:
    candidates = offer.candidates()
    return next(candidates, None) is not None and next(candidates, None) is None
