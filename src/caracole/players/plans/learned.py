"""A learned judgement of positions: a weight for each feature, in a file that a lab has written.

``caracole lab train SYSTEM`` plays games, learns and writes it. It belongs to one revision of the rules: under another
one it is refused, because what was learned may be wrong there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import exp
from pathlib import Path
from typing import Any, NamedTuple, Self

from caracole.kernel import CaracoleError

FORMAT = 1


class WrongRevision(CaracoleError):
    """The judgement was learned under other rules."""


class Judgement(NamedTuple):
    """Win probability as a logistic function of features."""

    system: str
    revision: int
    bias: float
    weights: Mapping[str, float]
    trained: Mapping[str, Any] = {}
    """How it came about: games, positions, scenarios, and the curve of learning."""
    by_scenario: Mapping[str, Mapping[str, float]] = {}
    """scenario -> weights of its own: what decides a skirmish is not what decides a siege. Without bias, because both
    seats of a position are learned from"""

    @classmethod
    def read(cls, path: Path, revision: int) -> Self:
        """From a file; raises WrongRevision, or CaracoleError if it is none."""
        try:
            plain = json.loads(path.read_text(encoding="utf-8"))
            if plain["format"] != FORMAT:
                raise CaracoleError(f"{path.name} has format {plain['format']}, not {FORMAT}")
            own = plain.get("by_scenario", {})
            found = cls(plain["system"], plain["revision"], plain["bias"], plain["weights"], plain["trained"], own)
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise CaracoleError(f"{path.name} is no judgement of positions: {error}") from error
        if found.revision != revision:
            raise WrongRevision(
                f"the judgement of {found.system} was learned under revision {found.revision} of its rules, not "
                f"{revision}: caracole lab train {found.system} learns it again"
            )
        return found

    def write(self, path: Path) -> None:
        """Into a file."""
        path.write_text(json.dumps({"format": FORMAT, **self._asdict()}, indent=1) + "\n", encoding="utf-8")

    def probability(self, features: Mapping[str, float], scenario: str | None = None) -> float:
        """How likely a seat is to win. A feature that was not learned counts nothing; a scenario that was not learned
        is judged as all of them are."""
        weights, total = self.by_scenario.get(scenario or ""), 0.0
        if weights is None:
            weights, total = self.weights, self.bias
        for name, value in features.items():
            total += weights.get(name, 0.0) * value
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))
