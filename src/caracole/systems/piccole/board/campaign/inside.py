"""The battle within a campaign: its own presenter, and its actions seen from outside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec import structs

from caracole.kernel import Game
from caracole.kernel.nested import Inner
from caracole.players import Offer
from caracole.present.model import Badge, Offered, Piece, RefusedReading
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.components.troops import TYPES, ListedElement
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.board.board import signs_of
from caracole.systems.piccole.board.presenter import BattlePresenter
from caracole.systems.piccole.board.scene import Scenery
from caracole.systems.piccole.campaign.rules.field import Armies
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.campaign.rules.view import battle_window

MOST_KEPT = 16
"""Battles whose presenters are remembered."""


class InnerScenery(Scenery):
    """Elements say themselves what they can do: a board does not know beforehand who will fight."""

    def made(self, row: Mapping[str, Any], met: tuple[tuple[str, str, str], ...], heading: int) -> Piece:
        """With its combat factor, its pace and whatever marks it."""
        piece = super().made(row, met, heading)
        element = Element(self.game.codec.number("element", row["id"], "element"))
        signs = [Badge("", sign.says, sign.rule) for sign in signs_of(self.game, element)]
        return structs.replace(piece, badges=[*piece.badges, *signs])


class InnerPresenter(BattlePresenter):
    """Shows a battle of a campaign, in the colours of its hosts."""

    def __init__(self, game: Battle, looks: Sequence[int]) -> None:
        super().__init__(game)
        self.looks = looks

    def made_scenery(self) -> Scenery:
        """In the colours of the hosts."""
        return InnerScenery(self.game, self.looks)


@lru_cache(maxsize=MOST_KEPT)
def _shown(battle: Battle, looks: tuple[int, int]) -> InnerPresenter:
    return InnerPresenter(battle, looks)


def presenter_of(campaign: Campaign, battle: Game[Any]) -> InnerPresenter:
    """The presenter of a battle between two players of a campaign."""
    assert isinstance(battle, Battle), "a campaign holds no other games"
    first, second = (campaign.seats.index(seat) for seat in battle.seats)
    return _shown(battle, (first, second))


def told_beside(campaign: Campaign, within: tuple[tuple[str, str], Armies]) -> InnerPresenter:
    """The presenter of the battle that an event tells of, from what stands beside the event."""
    seats, armies = within
    return presenter_of(campaign, campaign.battles.make(armies, 0, seats))


def in_view(campaign: Campaign, view: Mapping[str, Any]) -> InnerPresenter:
    """The presenter of the battle that a view shows."""
    battle = view["battle"]
    first, second = (side["id"] for side in battle["sides"])
    armies = (_army(battle, first), _army(battle, second))
    return presenter_of(campaign, campaign.battles.make(armies, 0, (first, second)))


def _army(battle: Mapping[str, Any], side: str) -> tuple[ListedElement, ...]:
    return tuple(
        ListedElement(TYPES.index(row["type"]), general=row["general"], shoots=row["shoots"])
        for row in battle["elements"]
        if row["side"] == side
    )


# --- decisions -------------------------------------------------------------------------------------------------------


class Table:
    """A decision of the battle: who shows it, and the offer as the battle knows it."""

    def __init__(self, campaign: Campaign, inner: Inner, seat: int) -> None:
        inside = inner.inside(seat)
        assert inside is not None, "only the hosts decide"
        self.presenter = presenter_of(campaign, inner.game)
        self.offer = Offer(inner.game, inner.state, inside)


def table_of(campaign: Campaign, offer: Offer, state: Any) -> Table | None:
    """The decision of the battle that an offer is about; None if it is about the campaign."""
    inner = battle_window(campaign, state)
    return None if inner is None else Table(campaign, inner, offer.seat)


def wrapped(action: Mapping[str, Any]) -> dict[str, Any]:
    """A message of the battle as one of the campaign."""
    return {"do": "Within", "action": dict(action)}


def offered(each: Offered) -> Offered:
    """What the battle offers, to be sent to the campaign."""
    return structs.replace(each, action=wrapped(each.action))


def refused(each: RefusedReading) -> RefusedReading:
    """What the battle refuses."""
    return structs.replace(each, action=wrapped(each.action))
