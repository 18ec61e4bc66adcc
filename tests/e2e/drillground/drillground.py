"""Positions of Great Battles of the American Civil War as the battles of a system, one for each kind of decision.

Put this folder on the path of a server, and its tables begin where the decision is asked. ``decisions.json`` beside
this file has a row for each: the position by words, what was done since and with which dice, the answer that a person
gives in ``hex-decisions.test.ts``, and what the hand touches for it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from caracole.kernel import Dice, Emit, ScriptedDice
from caracole.systems.gbacw.position import build
from caracole.systems.gbacw.rules.components.printed import SIDES
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.sequence.standing import ASK, KINDS, NEVER
from caracole.systems.gbacw.rules.state import GbacwState
from caracole.systems.gbacw.system import GbacwSystem

Row = Mapping[str, Any]
ROWS = Path(__file__).with_name("decisions.json")
LINES = ("map", "units", "leaders", "commands")
"""Words of a position that are written as lists of lines."""


@cache
def rows() -> dict[str, Row]:
    """Every row by its kind of decision."""
    found: list[Row] = json.loads(ROWS.read_text(encoding="utf-8"))
    return {row["kind"]: row for row in found}


def words_of(row: Row) -> dict[str, Any]:
    """A position as ``build`` wants it; with ``asks`` both sides answer no to every reaction that is not named."""
    told = {word: "\n".join(value) if word in LINES else value for word, value in row["position"].items()}
    if "asks" in row:
        answers = {kind: ASK if kind in row["asks"] else NEVER for kind in KINDS}
        told["standing"] = dict.fromkeys(SIDES, answers)
    return told


class Laid(Gbacw):
    """A battle that begins in the midst of it."""

    system = "drillground"

    def __init__(self, row: Row) -> None:
        self.row = row
        game, _ = build(dice=ScriptedDice(row.get("dice", ())), emit=None, **words_of(row))
        super().__init__(game.field, game.options)
        self.scenario = row["kind"]

    def setup(self, dice: Dice, emit: Emit | None = None) -> GbacwState:
        """The position, and what was done since, with the dice of the row."""
        _, state = build(dice=ScriptedDice(self.row.get("dice", ())), emit=emit, **words_of(self.row))
        for message, *rolls in self.row.get("since", ()):
            decision = self.decision(state)
            assert decision is not None
            script = ScriptedDice(rolls)
            self.apply(state, decision.seats[0], self.decode_action(message), script, emit)
            script.finish()
        return state


class Drillground(GbacwSystem):
    """The rows as scenarios."""

    name = "drillground"
    title = "Drill ground"

    def scenarios(self) -> list[dict[str, Any]]:
        """One for each kind of decision."""
        return [{"id": kind, "title": {"en": kind}} for kind in rows()]

    def load(self, scenario: str, options: Mapping[str, Any]) -> Laid:
        """The position of a row, under the switches that it names."""
        return Laid(rows()[scenario])


SYSTEM = Drillground()
