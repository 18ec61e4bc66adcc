"""A judgement of positions, learned from games that quick captains play against each other.

Each game gives a handful of positions, told as features by the system's part ``plans``, and who won in the end.
Logistic regression (Newton's method with a little ridge) finds the weights. A tenth of the games is kept back: the
curve shows how good the forecast for them gets with more games. A scenario that was played often enough has weights of
its own besides. A feature whose name has a slash in it is about a place of one scenario: its weight is held smaller,
and elsewhere it has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Any, NamedTuple

from caracole.kernel import CaracoleError, FreeDice
from caracole.lab.datasets import NotInstalled
from caracole.play import load
from caracole.play.parts import part
from caracole.players.games import LONGEST
from caracole.players.plans import AS_CAPTAIN, PLANS, PlansPart, vary
from caracole.players.plans.learned import Judgement

RIDGE, LOCAL_RIDGE = 1.0, 4.0
"""How small weights are held, and those of one scenario's places."""
TINY = 1e-9
ROUNDS = 12
HELD_BACK = 10
"""Every tenth game is not learned from."""
FEWEST = 40
"""Games after which a scenario has weights of its own."""
STRAYS = 0.6
"""How often a captain in training follows a plan at random, so that he sees more than his own habits."""


class Sample(NamedTuple):
    """A position of a game, as a seat saw it, and what it got in the end: 1, 0, or a half."""

    game: int
    features: dict[str, float]
    won: float
    scenario: str = ""


def plans_of(system: str) -> PlansPart:
    """The part that tells features."""
    found = part(system, PLANS, PlansPart)
    if found is None or not hasattr(found, "features"):
        raise CaracoleError(f"{system} brings no plans with features: there is nothing to learn from")
    return found


def played(system: str, scenario: str, seed: int) -> list[Sample]:
    """The positions of one game between quick captains."""
    game, plans = load(system, scenario), plans_of(system)
    tell: Any = getattr(plans, "features")  # noqa: B009 - no system has to bring it
    rng = Random(f"training {scenario} {seed}")
    dice = FreeDice(rng)
    state = game.setup(dice)
    quick = {seat: plans.captain(AS_CAPTAIN, rng.getrandbits(32)) for seat in range(len(game.seats))}
    acting = dict(quick)
    seen: list[tuple[int, dict[str, float]]] = []
    stretch: Any = None
    for _ in range(LONGEST):
        decision = game.decision(state)
        if decision is None:
            break
        seat = decision.seats[0]
        present = plans.stretch(game, state, seat)
        if present is not None and (present, seat) != stretch:
            stretch = present, seat
            seen += [(other, tell(game, state, other)) for other in range(len(game.seats))]
            acting[seat] = quick[seat]
            if rng.random() < STRAYS:
                wishes = plans.intentions(game, state, seat, rng)
                wish = vary(wishes[int(rng.random() * len(wishes))], rng)
                acting[seat] = plans.captain(wish, rng.getrandbits(32))
        game.apply(state, seat, acting[seat].decide(game, state, seat).action, dice)
    outcome = game.outcome(state)
    if outcome is None:
        raise CaracoleError(f"{scenario}: not ended after {LONGEST} decisions")
    each = {seat: 0.5 if not outcome.winners else float(seat in outcome.winners) for seat in range(len(game.seats))}
    return [Sample(seed, features, each[seat], scenario) for seat, features in seen]


def learned(system: str, revision: int, samples: Sequence[Sample], scenarios: Sequence[str]) -> Judgement:
    """The weights that forecast best, with the curve of learning."""
    games = sorted({sample.game for sample in samples})
    kept = set(games[::HELD_BACK])
    test = [sample for sample in samples if sample.game in kept]
    known = [game for game in games if game not in kept]
    if not known:
        raise CaracoleError(f"{len(games)} games are too few to learn from: some are kept to test what was learned")
    Random(len(known)).shuffle(known)  # some of every scenario from the beginning
    curve = []
    every = sorted({name for sample in samples for name in sample.features})
    names = [name for name in every if not _is_local(name)]
    weights = [0.0] * (len(names) + 1)
    for share in (0.25, 0.5, 1.0):
        some = set(known[: max(1, int(share * len(known)))])
        rows = [sample for sample in samples if sample.game in some]
        weights = _regression(names, rows)
        loss = _loss(weights, names, test)
        curve.append({"games": len(some), "loss": round(loss, 4)})
    trained = {
        "scenarios": list(scenarios),
        "games": len(games),
        "positions": len(samples),
        "curve": curve,
        "loss_of_a_coin": round(log(2), 4),
    }
    by_scenario = {}
    losses: dict[str, float] = {}
    for scenario in scenarios:
        rows = [sample for sample in samples if sample.scenario == scenario and sample.game not in kept]
        if len({sample.game for sample in rows}) >= FEWEST:
            seen = {name for sample in rows for name in sample.features}
            own = [name for name in every if name in seen]
            found = _regression(own, rows, biased=False)
            by_scenario[scenario] = _named(own, found)
            losses[scenario] = round(_loss(found, own, [each for each in test if each.scenario == scenario]), 4)
    trained["losses"] = losses
    return Judgement(system, revision, round(weights[0], 4), _named(names, weights), trained, by_scenario)


def _is_local(name: str) -> bool:
    return "/" in name


def _regression(names: Sequence[str], samples: Sequence[Sample], biased: bool = True) -> list[float]:
    ridge = [0.0, *(LOCAL_RIDGE if _is_local(name) else RIDGE for name in names)]
    rows = [_row(names, sample) for sample in samples]
    if not biased:
        for row in rows:
            row[0] = 0.0
    return regression(rows, [sample.won for sample in samples], ridge)


def _named(names: Sequence[str], weights: Sequence[float]) -> dict[str, float]:
    return {name: round(weight, 4) for name, weight in zip(names, weights[1:], strict=True)}


def _row(names: Sequence[str], sample: Sample) -> list[float]:
    return [1.0, *(sample.features.get(name, 0.0) for name in names)]


def _chance(weights: Sequence[float], row: Sequence[float]) -> float:
    total = sum(weight * value for weight, value in zip(weights, row, strict=True))
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))


def _loss(weights: Sequence[float], names: Sequence[str], samples: Sequence[Sample]) -> float:
    """The mean surprise (log loss): 0.693 is that of a coin."""
    total = 0.0
    for sample in samples:
        chance = min(1 - 1e-6, max(1e-6, _chance(weights, _row(names, sample))))
        total -= sample.won * log(chance) + (1.0 - sample.won) * log(1.0 - chance)
    return total / max(1, len(samples))


def regression(rows: Sequence[Sequence[float]], answers: Sequence[float], ridge: Sequence[float]) -> list[float]:
    """Logistic regression by Newton's method; ``ridge`` says how small each weight is held."""
    try:
        import numpy  # noqa: PLC0415 - nobody else needs it
    except ImportError as error:
        raise NotInstalled("research", error.name) from error
    table, truth, small = numpy.asarray(rows), numpy.asarray(answers), numpy.asarray(ridge) + TINY
    weights = numpy.zeros(len(ridge))
    for _ in range(ROUNDS):
        chances = 1.0 / (1.0 + numpy.exp(-numpy.clip(table @ weights, -30.0, 30.0)))
        slope = table.T @ (truth - chances) - small * weights
        bend = (table.T * (chances * (1.0 - chances))) @ table + numpy.diag(small)
        step = numpy.linalg.solve(bend, slope)
        weights += step
        if abs(step).max() < 1e-6:
            break
    return [float(weight) for weight in weights]
