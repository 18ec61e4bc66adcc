"""How the game stands at a glance: turn, Victory Points, and what wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caracole.present.model import Localized, Says, Standing, Tally, Told
from caracole.systems.gradisca.rules.components.theatre import SIDES, VENETIAN, Score
from caracole.systems.gradisca.rules.game import Gradisca


class Glance:
    """Makes the standing of one game; what the scenario promises is put into words once."""

    def __init__(self, game: Gradisca) -> None:
        self.game = game
        self._names: dict[int, Localized] = {box.turn: dict(box.label) for box in game.theatre.boxes}
        self._about = {side: self._promises(number) for number, side in enumerate(SIDES)}

    def standing(self, view: Mapping[str, Any]) -> Standing:
        """The standing of a view. When the last turn is over the marker lies beyond it; nobody plays that turn."""
        end = view["end_turn"]
        turn = min(view["turn"], end)
        return Standing(
            turn=turn,
            of=end,
            name=self._names.get(turn, {}),
            time=[Told(Says("glance-end", {"turn": end, "left": max(0, end - turn)}), "G4.1.g")],
            tally=[Tally(side, view["points"][side], self._about[side]) for side in SIDES],
            goal=[Told(Says("glance-goal"), "G13.j")],
        )

    def _promises(self, side: int) -> list[Told]:
        """Where points come from: zones held at the end, what the scenario counts, Booty."""
        scenario, zones = self.game.theatre.scenario, self.game.theatre.zones
        rule = "G13.i" if side == VENETIAN else "G13.h"
        found = [
            Told(Says("glance-hold", {"zone": zones[zone].id, "points": points}), rule)
            for whose, zone, points in scenario.objectives
            if whose == side
        ]
        found += [Told(self._counted(score), "G13.b") for score in scenario.scores if score.side == side]
        if scenario.booty[1 - side]:
            found.append(Told(Says("glance-booty"), "G13.d"))
        return found

    def _counted(self, score: Score) -> Says:
        args: dict[str, Any] = {"what": score.kind, "points": score.points, "each": score.each}
        if score.zone >= 0:
            args["zone"] = self.game.theatre.zones[score.zone].id
        args["types"] = list(score.types)
        return Says("glance-score", args)
