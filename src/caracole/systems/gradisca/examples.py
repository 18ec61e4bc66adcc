"""Positions beside the clauses of the rulebook (examples.toml), in the words in which lessons lay theirs. The Command
that is active is the last to be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from caracole.kernel import FreeDice
from caracole.systems.gradisca.laying import begin
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.state import GradiscaState


def lay(game: Gradisca, position: Mapping[str, Any]) -> GradiscaState:
    """The state that the words describe, at the first decision of the active Command."""
    return begin(game, {**position, "cup": []}, FreeDice(Random(1)))
