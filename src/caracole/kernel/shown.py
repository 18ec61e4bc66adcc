"""What a view of any game may say: who looks, what has to be decided, and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from caracole.kernel.game import Game

Named = Callable[[Mapping[str, Any]], dict[str, Any]]


def shown_to(game: Game[Any], state: Any, seat: int | None, named: Named = dict) -> dict[str, Any]:
    """``seat``, ``decision`` and ``result`` as plain data, for a view to begin with. ``named`` puts names in the place
    of the numbers that a decision is about."""
    decision, outcome = game.decision(state), game.outcome(state)
    shown: dict[str, Any] = {"seat": seat, "decision": None, "result": None}
    if decision is not None:
        shown["decision"] = {
            "seats": list(decision.seats),
            "kind": decision.kind,
            "rule": decision.rule,
            "complete": decision.complete,
            "about": named(decision.about),
        }
    if outcome is not None:
        shown["result"] = {"winners": list(outcome.winners), "scores": list(outcome.scores), "rule": outcome.rule}
    return shown
