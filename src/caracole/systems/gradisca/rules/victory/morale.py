"""22 Army Morale."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caracole.systems.gradisca.rules import amendments, query
from caracole.systems.gradisca.rules.flow import Play
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting

HIGH: Final = "high"
MEDIUM: Final = "medium"
LOW: Final = "low"


def band(game: Setting, state: GradiscaState, side: int) -> str:
    """G22.e, G22.f, G22.h: the colour of the track; its limits are scenario data (G22.n). Basic game: always High."""
    if not game.rules.advanced:
        return HIGH
    morale = state.morale[side]
    if morale <= game.low_up_to:
        return LOW
    return MEDIUM if morale <= game.medium_up_to else HIGH


def change_morale(play: Play, side: int, by: int, rule: str) -> None:
    """G22.a: from 1 to 9, cut off at the ends; the basic game knows no Morale."""
    if not play.rules.advanced or not by:
        return
    limits = play.game.charts.morale
    before = play.state.morale[side]
    value = max(limits.lowest, min(limits.highest, before + by))
    row = query.put(play.state.morale, side, value)
    play.state.morale = (row[0], row[1])
    play.tell("morale_changed", rule, side=side, by=value - before, morale=value)


def zone_limit(game: Setting, state: GradiscaState, side: int, zones: int) -> int:
    """G22.f, G22.i, G22.p: below High a Command activates units in one zone only."""
    return zones if band(game, state, side) == HIGH else min(zones, game.charts.morale.medium_zones)


def card_limit(game: Setting, state: GradiscaState, side: int, cards: int) -> int:
    """G22.j: at Low Morale one card per activation."""
    return min(cards, game.charts.morale.low_cards) if band(game, state, side) == LOW else cards


def may_recall(game: Setting, state: GradiscaState, side: int) -> bool:
    """G22.g, G22.l: no recall at Medium Morale (by the errata), at Low as at Medium; nor while a card forbids it."""
    if query.effect_value(state, "no_recall", side):
        return False
    colour = band(game, state, side)
    if colour == LOW and not amendments.recall_at_low_morale_is_as_at_medium(game):
        return False
    return colour == HIGH or not game.rules.no_recall_at_medium_morale
