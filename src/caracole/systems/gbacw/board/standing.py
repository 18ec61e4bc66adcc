"""How the battle stands at a glance: turn and hour, Victory Points line by line, and what wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caracole.present.model import Says, Standing, Tally, Told
from caracole.systems.gbacw.rules.battle.victory import RULE
from caracole.systems.gbacw.rules.components.printed import SIDES, Score
from caracole.systems.gbacw.rules.game import Gbacw


class Glance:
    """Makes the standing of one game."""

    def __init__(self, game: Gbacw) -> None:
        self.game = game
        self._scores = {score.id: score for score in game.field.scenario.scores}

    def standing(self, view: Mapping[str, Any]) -> Standing:
        """The standing of a view."""
        turn, end, victory = view["turn"], view["turns"], view["victory"]
        return Standing(
            turn=turn,
            of=end,
            name={"en": _hour(view["time"])},
            time=[
                Told(Says("glance-end", {"turn": end, "left": max(0, end - turn)}), "C3.IV.e"),
                Told(Says("glance-light", {"light": view["light"]}), "C16.11.a"),
            ],
            tally=[
                Tally(side, victory["points"][number], self._lines(number, victory["lines"]))
                for number, side in enumerate(SIDES)
            ],
            goal=[Told(Says("glance-goal"), RULE), Told(Says("glance-now", {"level": victory["level"]}), RULE)],
        )

    def _lines(self, side: int, rows: list[Mapping[str, Any]]) -> list[Told]:
        """What brings points, and how many it has brought."""
        return [
            Told(self._line(self._scores[row["id"]], side, row["points"][side]), RULE)
            for row in rows
            if self._scores[row["id"]].points[side]
        ]

    def _line(self, score: Score, side: int, points: int) -> Says:
        grid = self.game.field.grid
        hexes = [grid.names[where] for where in score.hexes]
        args = {"what": score.kind, "worth": score.points[side], "each": score.each, "needed": score.needed}
        return Says("glance-score", {**args, "hexes": hexes, "points": points})


def _hour(time: str) -> str:
    return f"{time[:2]}:{time[2:]}" if len(time) == 4 and time.isdigit() else time
