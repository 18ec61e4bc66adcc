"""What a plan is: an intention, plain data that a quick captain follows."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from random import Random
from typing import Any, NamedTuple

STRAY = 0.35
"""How far a weight strays when an intention is varied, beside its size or 1."""


class Intention(NamedTuple):
    """A leaning of the captain. ``name`` tells it in words (the message ``reason-plan-<name>``), ``weights`` and
    ``targets`` mean what the system says, and ``told`` are the arguments of the message, as readable slugs."""

    name: str
    weights: Mapping[str, float] = {}
    targets: Mapping[str, Hashable] = {}
    told: Mapping[str, Any] = {}

    @property
    def key(self) -> Hashable:
        """The same for intentions that lead to the same plan, whatever they are called."""
        return tuple(sorted(self.weights.items())), tuple(sorted(self.targets.items()))


AS_CAPTAIN = Intention("as_captain")
"""The captain's own plan: no leaning at all."""


def recombine(one: Intention, other: Intention, rng: Random) -> Intention:
    """A child of two: every weight and every target from one of them. It is called after the one that gave its targets,
    or its weights if there are none."""
    weights: dict[str, float] = {}
    for name in sorted({*one.weights, *other.weights}):
        parent = one if rng.random() < 0.5 else other
        if name in parent.weights:
            weights[name] = parent.weights[name]
    first, second = (one, other) if rng.random() < 0.5 else (other, one)
    namesake = first if first.targets or not second.targets else second
    return Intention(namesake.name, weights, namesake.targets, namesake.told)


def vary(intention: Intention, rng: Random) -> Intention:
    """The same with weights that have strayed a little."""
    weights = {
        name: round(weight + STRAY * max(1.0, abs(weight)) * rng.gauss(0.0, 1.0), 3)
        for name, weight in sorted(intention.weights.items())
    }
    return intention._replace(weights=weights)


def in_part(leaning: Intention, part: float) -> Intention:
    """The same, leaning only so far: every weight times this."""
    if part == 1.0 or not leaning.weights:
        return leaning
    return leaning._replace(weights={name: round(part * weight, 6) for name, weight in leaning.weights.items()})


def on_top(base: Intention, leaning: Intention) -> Intention:
    """A leaning of somebody who leans already: the weights are added up. It is called after the leaning, unless that is
    none."""
    if not base.weights and not base.targets:
        return leaning
    if leaning.key == AS_CAPTAIN.key:
        return base
    weights = dict(base.weights)
    for name, weight in leaning.weights.items():
        weights[name] = weights.get(name, 0.0) + weight
    return Intention(leaning.name, weights, {**base.targets, **leaning.targets}, leaning.told)
