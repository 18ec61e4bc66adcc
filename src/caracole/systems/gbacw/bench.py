"""What ``caracole bench gbacw`` measures besides: lines of sight, how long the largest map takes to load, and how long
the captain thinks."""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter, process_time

from caracole.kernel import FreeDice
from caracole.players.base import Offer
from caracole.systems.gbacw.captain import Captain
from caracole.systems.gbacw.loader import FoundScenario, load_field, load_shipped, shipped_scenarios
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.fire import los
from caracole.systems.gbacw.rules.game import Gbacw

TARGETS = {"first-volley": (0.05, 0.15), "kernstown": (0.05, 0.11)}
"""Scenarios of ``caracole bench --table``: the ratio to reach in plain Python, and compiled."""
PAIRS = 2000
THINKING = 20
"""Captains think so many times as long as one of the other figures takes."""


def more_figures(game: Gbacw, seconds: float, seed: int) -> dict[str, float]:
    """By name, like the figures that every system has."""
    return {
        "los_per_second": round(los_per_second(game, seconds, seed), 1),
        "largest_map_load_seconds": round(largest_map_load(), 3),
        **_thinking(captain_activations(game, THINKING * seconds, seed)),
    }


def _thinking(activations: list[float]) -> dict[str, float]:
    return {
        "captain_activations": len(activations),
        "captain_activation_seconds": round(median(activations), 3),
        "captain_activation_seconds_longest": round(max(activations), 3),
    }


def los_per_second(game: Gbacw, seconds: float, seed: int) -> float:
    """Questions whether one hex sees another, for random pairs in artillery range."""
    rng, every = Random(seed), game.field.grid.every
    reach = los.greatest_range(game.field)
    starts = [rng.choice(every) for _ in range(PAIRS)]
    pairs = [(a, rng.choice(game.field.grid.within(a, reach))) for a in starts]
    asked, start, taken = 0, perf_counter(), 0.0
    while taken < seconds:
        for a, b in pairs:
            query.sees(game, a, b)
        asked += PAIRS
        taken = perf_counter() - start
    return asked / taken


def largest_map() -> FoundScenario:
    """The scenario on the map with most hexes."""
    return max(shipped_scenarios(), key=lambda each: load_shipped(each.id).grid.size)


def largest_map_load() -> float:
    """Seconds from the files of the largest map to its last table, lines of sight included."""
    path = largest_map().path
    start = perf_counter()
    game = Gbacw(load_field(path))
    assert game.sight
    return perf_counter() - start


def captain_activations(game: Gbacw, seconds: float, seed: int) -> list[float]:
    """Two captains play for about so long: what the one whose command is activated thinks in each activation, from the
    marker that is drawn to the next, in seconds of a processor."""
    rng, dice = Random(seed), FreeDice(Random(seed + 1))
    captains = [Captain(seed + seat) for seat in range(len(game.seats))]
    state, drawn, found, thought = game.setup(dice), (0, 0), [0.0], 0.0
    while thought < seconds and (decision := game.decision(state)) is not None:
        seat = decision.seats[0]
        offer = Offer.of(game, state, seat, rng)
        start = process_time()
        action = captains[seat].choose(game, seat, offer.view, offer).action
        taken = process_time() - start
        thought += taken
        if seat == state.phasing:
            found[-1] += taken
        game.apply(state, seat, action, dice)
        if (state.turn, len(state.drawn)) != drawn:
            drawn = (state.turn, len(state.drawn))
            found.append(0.0)
    return [taken for taken in found if taken] or [0.0]
