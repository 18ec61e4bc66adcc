"""The film of a battle that computers fought at once.

Nobody decided anything in it, so the record has one entry for the whole; but its chance comes from one roll of that
entry (C6.c), and whoever goes through the entry again sees the same battle.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from caracole.kernel import Dice, Event
from caracole.present.presenter import Moment
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.campaign.rules.state import CampaignState


def film(game: Campaign, before: CampaignState, seat: int, action: Any, dice: Dice) -> list[Moment]:
    """Every moment of the battles that this action led to: the campaign as it would stand if they were fought by hand.
    ``dice`` repeat the rolls of the entry."""
    found: list[Moment] = []

    def watch(state: CampaignState, frame: Any, table: Any, events: tuple[Event, ...]) -> None:
        if not table.stack and found:  # it is over: what led to that is told before the table as it last stood
            found.append(Moment(found[-1].state, events))
            return
        moment = state.copy()
        moment.stack[-1] = frame._replace(step="attack.battle")
        moment.battle = table.copy()
        found.append(Moment(moment, events))

    watched = copy(game)
    watched.watch = watch
    watched.apply(before.copy(), seat, action, dice)
    return found
