"""Effects on the sea-supply marker (21); see ``sea``."""

from __future__ import annotations

from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.cards.cards import CardPlay
from caracole.systems.gradisca.rules.cards.effects.table import effect
from caracole.systems.gradisca.rules.components.theatre import VENETIAN, Effect
from caracole.systems.gradisca.rules.flow import Play
from caracole.systems.gradisca.rules.supply.sea import remove_sea_supply


@effect("remove_sea_supply")
def sea_supply_off(play: Play, frame: CardPlay, row: Effect) -> None:
    """Off the map until the Venetian next places it; with ``turns`` not at the start of so many turns to come."""
    remove_sea_supply(play)
    turns = row.arg("turns", 0)
    if turns:
        query.put_in_force(play.state, "no_sea_supply", VENETIAN, 1, play.state.turn + turns)
        play.tell("sea_supply_barred", "G12.a", turn=play.state.turn + turns)
