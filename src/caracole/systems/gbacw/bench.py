"""What ``caracole bench gbacw`` measures besides: lines of sight, and how long the largest map takes to load."""

from __future__ import annotations

from random import Random
from time import perf_counter

from caracole.systems.gbacw.loader import FoundScenario, load_field, load_shipped, shipped_scenarios
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.fire import los
from caracole.systems.gbacw.rules.game import Gbacw

PAIRS = 2000


def more_figures(game: Gbacw, seconds: float, seed: int) -> dict[str, float]:
    """By name, like the figures that every system has."""
    return {
        "los_per_second": round(los_per_second(game, seconds, seed), 1),
        "largest_map_load_seconds": round(largest_map_load(), 3),
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
