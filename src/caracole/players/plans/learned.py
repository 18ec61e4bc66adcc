"""What games have taught, in files that a lab has written: a judgement of positions, and a doctrine.

A judgement is a weight for each feature of a position (``caracole lab train SYSTEM``), a doctrine is a leaning of the
captain that wins more often than he does (``caracole lab doctrine SYSTEM``). Both belong to one revision of the rules:
under another one they are refused, because what was learned may be wrong there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, NamedTuple, Self

from caracole.kernel import CaracoleError
from caracole.players.plans.intention import Intention

FORMAT = 1


class WrongRevision(CaracoleError):
    """It was learned under other rules."""


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
        return cls(**_read(path, revision, cls._fields, "judgement", "train"))

    def write(self, path: Path) -> None:
        """Into a file."""
        _write(path, self._asdict())

    def probability(self, features: Mapping[str, float], scenario: str | None = None) -> float:
        """How likely a seat is to win. A feature that was not learned counts nothing; a scenario that was not learned
        is judged as all of them are."""
        weights, total = self.by_scenario.get(scenario or ""), 0.0
        if weights is None:
            weights, total = self.weights, self.bias
        for name, value in features.items():
            total += weights.get(name, 0.0) * value
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))


class Doctrine(NamedTuple):
    """A leaning that the captain learned by playing against himself: weights by the names of ``KNOBS``, which are added
    to what he usually does."""

    system: str
    revision: int
    weights: Mapping[str, float]
    trained: Mapping[str, Any] = {}
    """How it came about: games, and what each round got."""
    by_scenario: Mapping[str, Sequence[Mapping[str, float]]] = {}
    """scenario -> weights of its own for each side"""

    @classmethod
    def read(cls, path: Path, revision: int) -> Self:
        """From a file; raises WrongRevision, or CaracoleError if it is none."""
        return cls(**_read(path, revision, cls._fields, "doctrine", "doctrine"))

    def write(self, path: Path) -> None:
        """Into a file."""
        _write(path, self._asdict())

    def of(self, scenario: str, side: int) -> Intention:
        """What was learned for a side of a scenario; what all of them have in common if nothing was for this one."""
        own = self.by_scenario.get(scenario)
        return Intention(DOCTRINE, self.weights if own is None else own[side])


DOCTRINE = "doctrine"


@cache
def taught(path: Path, revision: int) -> Doctrine | None:
    """The doctrine of a file; None if there is none, or if it was learned under other rules. A file that cannot be read
    is told."""
    if not path.exists():
        return None
    try:
        return Doctrine.read(path, revision)
    except WrongRevision:
        return None


def _read(path: Path, revision: int, fields: tuple[str, ...], what: str, command: str) -> dict[str, Any]:
    """What is in a file of this kind; raises WrongRevision, or CaracoleError if it is none."""
    try:
        plain = json.loads(path.read_text(encoding="utf-8"))
        if plain["format"] != FORMAT:
            raise CaracoleError(f"{path.name} has format {plain['format']}, not {FORMAT}")
        found: dict[str, Any] = {name: plain[name] for name in fields if name != "by_scenario"}
        found["by_scenario"] = plain.get("by_scenario", {})
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise CaracoleError(f"{path.name} is no {what}: {error}") from error
    if found["revision"] != revision:
        raise WrongRevision(
            f"the {what} of {found['system']} was learned under revision {found['revision']} of its rules, not "
            f"{revision}: caracole lab {command} {found['system']} learns it again"
        )
    return found


def _write(path: Path, plain: Mapping[str, Any]) -> None:
    path.write_text(json.dumps({"format": FORMAT, **plain}, indent=1) + "\n", encoding="utf-8")
