"""The campaign year by year, for whoever looks back: what happened, the battles, and who held which city."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caracole.kernel import Event
from caracole.play.match import Logged
from caracole.present.model import Chronicle, Fight, Localized, Says, Told, Year
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.campaign.rules.map import NEUTRAL

WORTH_TELLING: Final = (
    *("relation_made", "relation_denounced", "pact_signed", "storm_struck", "siege_began", "siege_lifted"),
    *("node_taken", "node_left_to_fate", "army_destroyed", "army_isolated", "army_mustered", "campaign_ended"),
)


def chronicle(game: Campaign, title: Localized, entries: Sequence[Logged]) -> Chronicle:
    """Told from events alone: nobody learns more of the past than they were told at the time."""
    start = {node.id: None if node.home == NEUTRAL else game.seats[node.home] for node in game.map.nodes}
    teller = Teller(dict(start), game.at_once)
    for entry in entries:
        teller.hear(entry.serial, entry.event)
    return Chronicle(dict(title), teller.years, start)


class Teller:
    """Hears what happened in order."""

    def __init__(self, owners: dict[str, str | None], at_once: bool) -> None:
        self.owners = owners
        self.at_once = at_once
        """Computers fight its battles, each within one entry."""
        self.years: list[Year] = []
        self._began = 0

    def hear(self, serial: int, event: Event) -> None:
        """One event more."""
        args = event.args
        if event.kind == "year_began":
            self.years.append(Year(args["year"], Says("chronicle-year", dict(args)), dict(self.owners), [], []))
        if not self.years:
            return
        year = self.years[-1]
        if event.kind == "node_taken":
            self.owners[args["node"]] = args["player"]
            year.owners = dict(self.owners)
        if event.kind == "field_battle_began":
            self._began = serial
        if event.kind == "field_battle_ended":
            battle = Fight(_says(event), args["node"], self._began, serial, args["winner"], self.at_once)
            year.battles.append(battle)
        if event.kind in WORTH_TELLING:
            year.lines.append(Told(_says(event), event.rule))


def _says(event: Event) -> Says:
    return Says(f"event-{event.kind.replace('_', '-')}", dict(event.args))
