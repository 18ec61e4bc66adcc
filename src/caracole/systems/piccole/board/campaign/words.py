"""Actions of a campaign as a player would tell them: where to, by which way, whom with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caracole.present.model import Says
from caracole.present.offering import action_says
from caracole.systems.piccole.campaign.rules.actions import (
    Buy,
    CallHelpers,
    GiveBattle,
    Invade,
    March,
    NameGeneral,
    PayTroops,
    Quarters,
    Relieve,
    SendContingent,
    StandSiege,
)
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.campaign.rules.resources import cost
from caracole.systems.piccole.campaign.rules.state import CampaignState

GOING: Final = (March, Invade, Relieve, GiveBattle, StandSiege, Quarters)
"""What goes along a way."""


def says(game: Campaign, state: CampaignState, seat: int, action: Any) -> Says:
    """An action in words."""
    message = game.encode_action(action)
    if isinstance(action, GOING) and action.path:
        return Says(f"told-{type(action).__name__.lower()}", _going(message))
    if isinstance(action, Buy):
        return Says("told-buy", {**element_args(game, seat, action.element), **_price(game, seat, action.element)})
    if isinstance(action, NameGeneral):
        return Says("told-general", element_args(game, seat, action.element))
    if isinstance(action, PayTroops):
        return Says("told-pay", {"troops": [_troop(game, seat, each) for each in action.elements]})
    if isinstance(action, SendContingent):
        return Says("told-send", {"troops": [_troop(game, seat, each) for each in action.elements]})
    return action_says(message)


def short(game: Campaign, state: CampaignState, seat: int, action: Any) -> Says | None:
    """The same on a button that shows the army and its goal: the way, and who is asked to help."""
    message = game.encode_action(action)
    if isinstance(action, GOING) and action.path:
        return Says(f"short-{type(action).__name__.lower()}", _going(message))
    if isinstance(action, CallHelpers) and not action.helpers:
        return Says("short-alone")
    return None


def _going(message: dict[str, Any]) -> dict[str, Any]:
    *via, to = message["path"]
    return {"to": to, "via": via[0] if via else None, "helpers": message.get("helpers", [])}


def _troop(game: Campaign, seat: int, element: int) -> str:
    return game.type_names[game.map.players[seat].elements[element].type]


def element_args(game: Campaign, seat: int, element: int) -> dict[str, Any]:
    """An element of an army by what it is; which of several equal ones it is makes no difference."""
    listed = game.map.players[seat].elements[element]
    return {"troop": game.type_names[listed.type], "shoots": listed.shoots}


def _price(game: Campaign, seat: int, element: int) -> dict[str, int]:
    return {"talents": cost(game, game.map.players[seat].elements[element])}


def alike(game: Campaign, seat: int) -> Callable[[int], tuple[int, bool]]:
    """What tells one element of an army from another for its owner."""
    elements = game.map.players[seat].elements
    return lambda number: (elements[number].type, elements[number].shoots)
