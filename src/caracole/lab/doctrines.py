"""A doctrine: how the captain should lean, found by letting him play against himself.

The part ``plans`` of a system says which of the captain's habits can be turned (``KNOBS``: a name and a step that is
felt). Each round tries leanings around the present one, every leaning and its opposite on the same seeds, against the
plain captain. Where a knob turned up wins more than the same knob turned down, the doctrine follows it, by more the
surer it is (an evolution strategy with opposites). Each side learns for itself, and in part from the other: what
helps besiegers may not help the besieged. What it got on fresh seeds at the end is kept with it: the figures of a
search flatter whom they chose.

Fifty habits are too many for a few hundred games. A system may say which of them belong together (``GROUPS``): then
each game turns every group up or down as a whole (two levels of everything at once, as in a factorial experiment), and
tells something about all of them. Quick captains (the part's ``captain``) play many more games in the same time; what
they learn is then to be tried by the captain himself. What means something in one scenario alone (men in a village)
comes from ``knobs(game)``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from math import sqrt, tanh
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from caracole.kernel import CaracoleError, FreeDice, Game
from caracole.lab.processes import Backend, InTurn
from caracole.lab.running import Progress, silent
from caracole.lab.statistics import measured
from caracole.play import load
from caracole.play.parts import part
from caracole.players import Offer, Player
from caracole.players.games import LONGEST
from caracole.players.own import any_player
from caracole.players.plans import AS_CAPTAIN, PLANS, Intention, PlansPart, follower
from caracole.players.plans.learned import DOCTRINE, Doctrine
from caracole.players.plans.part import Quick

AGAINST = "captain"
PACE = 0.35
"""Steps of a knob that one standard error is worth in the first round; later rounds go slower."""
AT_ONCE = 1.0
"""Steps that a knob is turned in a round at the most."""
LEVEL = 1.4
"""Steps by which every knob of a group is turned up or down, ..."""
GROUP_PACE, GROUP_AT_ONCE = 0.7, 2.1
"""... and the two numbers from before for groups; what is hardly surer than chance is hardly followed there."""
MEMORY = 0.6
"""What a round still counts in the next."""
SHARED = 0.5
"""What the other side's games count for a side, unless something else is said: the more games, the less it need be."""
STRAY = 1.0
"""How far leanings go astray to be tried, in steps, unless something else is said. Far ones show more, but of captains
who do many things wrong at once."""
MARGIN = 0.25
"""What the points of a game count beside who has won, unless something else is said."""
FRESH = 1_000_000
"""Seeds of the check begin so much later than those of the search."""

Sides = list[dict[str, float]]
"""side -> weights"""
Decide = Callable[[Any, int], Any]
"""What a seat does in a state."""


class Trial(NamedTuple):
    """One game: who leans how, and at which seat he sits."""

    system: str
    scenario: str
    weights: tuple[tuple[str, float], ...]
    seed: int
    seat: int
    against: str = AGAINST
    other: tuple[tuple[str, float], ...] = ()
    """How the captain whom he plays against leans, if he leans as well."""
    quick: bool = False
    """Quick captains play, on the state itself"""
    options: tuple[tuple[str, str], ...] = ()


class Got(NamedTuple):
    """What he got, and by how many points."""

    share: float
    margin: float


def knobs_of(system: str, scenario: str | None = None) -> tuple[PlansPart, Mapping[str, float]]:
    """What can be turned; in a scenario also what only means something there."""
    found = part(system, PLANS, PlansPart)
    knobs: Mapping[str, float] = getattr(found, "KNOBS", {})
    if found is None or not knobs:
        raise CaracoleError(f"{system} brings no plans with KNOBS: there is nothing to turn")
    here: Callable[[Game[Any]], Mapping[str, float]] | None = getattr(found, "knobs", None)
    if scenario is None or here is None:
        return found, knobs
    return found, {**knobs, **here(_game(system, scenario))}


def groups_of(system: str) -> Mapping[str, Mapping[str, float]]:
    """What is turned together."""
    found, knobs = knobs_of(system)
    groups: Mapping[str, Mapping[str, float]] = getattr(found, "GROUPS", {})
    strangers = sorted({name for group in groups.values() for name in group}.difference(knobs))
    if not groups or strangers:
        said = f"GROUPS of unknown KNOBS: {', '.join(strangers)}" if groups else "no GROUPS of its KNOBS"
        raise CaracoleError(f"{system} has {said}")
    return groups


@lru_cache(maxsize=8)
def _game(system: str, scenario: str, options: tuple[tuple[str, str], ...] = ()) -> Game[Any]:
    return load(system, scenario, dict(options))


def play_trial(trial: Trial) -> Got:
    """Play it; the same trial is the same game."""
    game, (plans, _) = _game(trial.system, trial.scenario, trial.options), knobs_of(trial.system)
    rng = Random(f"doctrine {trial.seed}")
    decide = (_quickly if trial.quick else _in_earnest)(game, plans, trial, rng)
    dice = FreeDice(rng)
    state = game.setup(dice)
    for _ in range(LONGEST):
        decision = game.decision(state)
        if decision is None:
            break
        seat = decision.seats[0]
        game.apply(state, seat, decide(state, seat), dice)
    outcome = game.outcome(state)
    if outcome is None:
        raise CaracoleError(f"{trial.scenario}: not ended after {LONGEST} decisions")
    winners = outcome.winners or tuple(range(len(game.seats)))
    best = max(score for seat, score in enumerate(outcome.scores) if seat != trial.seat)
    return Got((trial.seat in winners) / len(winners), float(outcome.scores[trial.seat] - best))


def _in_earnest(game: Game[Any], plans: PlansPart, trial: Trial, rng: Random) -> Decide:
    """Players who see what their seats may know."""

    def player(seat: int) -> Player:
        weights = trial.weights if seat == trial.seat else trial.other
        if seat == trial.seat or weights:
            return follower(plans, Intention(DOCTRINE, dict(weights)), rng.getrandbits(32))
        return any_player(trial.system, trial.against, rng.getrandbits(32))

    players = {seat: player(seat) for seat in _who_leans_first(game, trial)}

    def decide(state: Any, seat: int) -> Any:
        offer = Offer.of(game, state, seat, rng)
        return players[seat].choose(game, seat, offer.view, offer).action

    return decide


def _quickly(game: Game[Any], plans: PlansPart, trial: Trial, rng: Random) -> Decide:
    """Quick captains, who look at everything."""

    def captain(seat: int) -> Quick:
        weights = trial.weights if seat == trial.seat else trial.other
        leaning = Intention(DOCTRINE, dict(weights)) if weights else AS_CAPTAIN
        return plans.captain(leaning, rng.getrandbits(32))

    players = {seat: captain(seat) for seat in _who_leans_first(game, trial)}

    def decide(state: Any, seat: int) -> Any:
        return players[seat].decide(game, state, seat).action

    return decide


def _who_leans_first(game: Game[Any], trial: Trial) -> list[int]:
    """The seats, his before the others: he thinks the same wherever he sits."""
    return sorted(range(len(game.seats)), key=lambda seat: seat != trial.seat)


def evolve(
    system: str,
    scenario: str,
    rounds: int = 8,
    games: int = 200,
    checks: int = 100,
    seed: int = 1,
    *,
    start: Sequence[Mapping[str, float]] = ({}, {}),
    options: Mapping[str, str] | None = None,
    against: str = AGAINST,
    margin: float = MARGIN,
    shared: float = SHARED,
    sides: Sequence[int] | None = None,
    stray: float = STRAY,
    groups: Mapping[str, Mapping[str, float]] | None = None,
    both: bool = False,
    quick: bool = False,
    backend: Backend | None = None,
    progress: Progress = silent,
) -> tuple[Sides, dict[str, Any]]:
    """The weights of each side (as many as ``start`` has) after so many rounds of so many games against somebody, and
    how they came about.
    ``margin`` is what the points of a game count beside who has won, ``shared`` what the other sides' games count for a
    side, ``sides`` who learns, ``stray`` how many steps from the present leaning others are tried; with ``groups``
    (name -> knob -> steps for each step of the group) these are turned, not single knobs; with ``both`` the captain
    whom one plays against is turned as well, and ``trained["captain"]`` tells how surely he should lean so, in
    standard errors for each side. ``quick`` captains play, but for the check at the end. Where more than two play, one
    learns and the others are captains."""
    every = range(len(start))
    sides = every if sides is None else sides
    if both and len(every) != 2:
        raise CaracoleError(f"{scenario} has {len(every)} seats: the captain is turned as well only where two play")
    if (both or quick) and against != AGAINST:
        raise CaracoleError(f"{against} cannot be {'turned' if both else 'quick'}: only the captain can")
    _, knobs = knobs_of(system, scenario)
    names, rng = [name for name, step in knobs.items() if step], Random(f"doctrine/{scenario}/{seed}")
    turned = _each_alone(names) if groups is None else [_row(names, group) for group in groups.values()]
    """what is turned -> knob -> steps"""
    backend = backend or InTurn()
    means = [[own.get(name, 0.0) / knobs[name] for name in names] for own in start]
    """side -> knob -> steps"""
    slopes, opposite = ([_Slope(len(turned)) for _ in every] for _ in range(2))
    """side -> which way who learns should turn, and the captain"""
    curve: list[list[float]] = []

    def weights(steps: Sequence[float]) -> tuple[tuple[str, float], ...]:
        return tuple((name, round(step * knobs[name], 4)) for name, step in zip(names, steps, strict=True))

    plain = [0.0] * len(names)

    def moved(start: Sequence[float], by: Sequence[float], sign: int = 1) -> list[float]:
        found = list(start)
        for row, amount in zip(turned, by, strict=True):
            for place, steps in row:
                found[place] += sign * amount * steps
        return found

    count = games // (2 * len(sides))
    plainly = tuple(sorted((options or {}).items()))
    with progress("games", rounds * 2 * len(sides) * count + checks) as advance:

        def played(tasks: Sequence[Trial]) -> list[Got]:
            found: list[Got] = [Got(0.5, 0.0)] * len(tasks)
            for number, got in backend.run(play_trial, tasks):
                found[number] = got
                advance()
            return found

        for number in range(rounds):
            strays = [
                [stray * (rng.gauss(0.0, 1.0) if groups is None else rng.choice((-LEVEL, LEVEL))) for _ in turned]
                for _ in range(count)
            ]
            others = rng.sample(strays, count)
            trials = [
                Trial(
                    system, scenario, weights(moved(means[side], way, sign)), luck, side, against,
                    weights(moved(plain, other, sign)) if both else (), quick, plainly,
                )
                for side in sides
                for luck, (way, other) in enumerate(zip(strays, others, strict=True), seed + number * count)
                for sign in (1, -1)
            ]  # fmt: skip
            found = played(trials)
            half = 2 * count
            curve.append(
                [round(fmean(got.share for got in found[at : at + half]), 4) for at in range(0, len(found), half)]
            )
            for place, side in enumerate(sides):
                worth = _worths(found[place * half : (place + 1) * half], margin)
                gains = [(worth[at] - worth[at + 1]) / 2 for at in range(0, half, 2)]
                slopes[side].add(gains, strays)
                if both:
                    opposite[1 - side].add([-gain for gain in gains], others)
            follow = _follow_knob if groups is None else _follow_group
            for side in sides:
                others_too = [slopes[other] for other in every if other != side]
                turns = [stray * follow(sure, number) for sure in slopes[side].sure(others_too, shared)]
                means[side] = moved(means[side], turns)
        final = [weights(mean) for mean in means]
        fresh = seed + FRESH
        tasks = [
            Trial(system, scenario, final[side], fresh + luck, side, against, options=plainly)
            for luck in range(checks // len(sides))
            for side in sides
        ]
        blocks = [got.share for got in played(tasks)]
    trained: dict[str, Any] = {
        "rounds": rounds, "games": games, "seed": seed, "against": against, "margin": margin, "shared": shared,
        "stray": stray, "curve": curve,
    }  # fmt: skip
    if quick:
        trained["quick"] = True
    if options:
        trained["options"] = dict(options)
    if len(sides) < len(every):
        trained["sides"] = list(sides)
    if groups is not None:
        trained["groups"] = list(groups)
    if both:
        told = [slope.sure() for slope in opposite]
        trained["captain"] = {
            name: [round(own[place], 2) for own in told] for place, name in enumerate(groups or names)
        }
    if blocks:
        checked = measured([blocks[at : at + len(sides)] for at in range(0, len(blocks), len(sides))])
        trained["checked"] = {
            "games": checked.games, "share": round(checked.share, 4),
            "interval": [round(checked.low, 4), round(checked.high, 4)],
        }  # fmt: skip
    return [dict(own) for own in final], trained


def _each_alone(names: Sequence[str]) -> list[list[tuple[int, float]]]:
    return [[(place, 1.0)] for place in range(len(names))]


def _row(names: Sequence[str], group: Mapping[str, float]) -> list[tuple[int, float]]:
    return [(names.index(name), steps) for name, steps in group.items()]


def _follow_knob(sure: float, number: int) -> float:
    """Steps that a knob is turned in a round, by how many standard errors it wins more."""
    return max(-AT_ONCE, min(AT_ONCE, PACE / (1.0 + 0.15 * number) * sure))


def _follow_group(sure: float, number: int) -> float:
    """The same for a group."""
    pace = GROUP_PACE / (1.0 + 0.15 * number) * sure * sure / (1.0 + sure * sure)
    return max(-GROUP_AT_ONCE, min(GROUP_AT_ONCE, pace * sure))


class _Slope:
    """Which way a side should turn each knob or group, by the last rounds."""

    def __init__(self, knobs: int) -> None:
        self.up, self.doubt = [0.0] * knobs, [1e-9] * knobs

    def add(self, gains: Sequence[float], strays: Sequence[Sequence[float]]) -> None:
        """One more round: what each stray won against its opposite."""
        for place in range(len(self.up)):
            pulls = [gain * stray[place] for gain, stray in zip(gains, strays, strict=True)]
            pull = fmean(pulls)
            spread = sum((each - pull) ** 2 for each in pulls) / max(1, len(pulls) - 1) / len(pulls)
            self.up[place] = MEMORY * self.up[place] + pull
            self.doubt[place] = MEMORY * MEMORY * self.doubt[place] + spread

    def sure(self, others: Sequence[_Slope] = (), shared: float = SHARED) -> list[float]:
        """How surely each knob should be turned up, in standard errors; what the other sides learned counts in part."""
        return [
            (self.up[place] + shared * sum(other.up[place] for other in others))
            / sqrt(self.doubt[place] + shared * shared * sum(other.doubt[place] for other in others))
            for place in range(len(self.up))
        ]


def _worths(found: Sequence[Got], margin: float) -> list[float]:
    """Who has won, and a little by how much beside what is usual."""
    usual = fmean(abs(got.margin) for got in found) or 1.0
    return [(1.0 - margin) * got.share + margin * 0.5 * (1.0 + tanh(got.margin / usual)) for got in found]


def gathered(
    system: str, revision: int, learned: Mapping[str, tuple[Sides, Mapping[str, Any]]], shared: Collection[str]
) -> Doctrine:
    """A doctrine of what was learned scenario by scenario; elsewhere half of what they have in common counts, as far as
    it means something there (``shared``), but for scenarios that say themselves to be ``apart``."""
    every = [
        weights
        for sides, trained in learned.values()
        if not _is_apart(trained) and any(name in shared for weights in sides for name in weights)
        for weights in sides
    ] or [{}]
    names = sorted({name for weights in every for name in weights}.intersection(shared))
    common = {name: round(0.5 * fmean(weights.get(name, 0.0) for weights in every), 4) for name in names}
    return Doctrine(
        system,
        revision,
        common,
        {scenario: dict(trained) for scenario, (_, trained) in learned.items()},
        {scenario: [dict(own) for own in sides] for scenario, (sides, _) in learned.items()},
    )


def _is_apart(trained: Mapping[str, Any]) -> bool:
    """Does it say so, or what it began with?"""
    return bool(trained.get("apart")) or ("before" in trained and _is_apart(trained["before"]))
