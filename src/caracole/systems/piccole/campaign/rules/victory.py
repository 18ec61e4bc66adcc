"""C12 Winning the campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel import Outcome
from caracole.systems.piccole.campaign.rules.flow import Play
from caracole.systems.piccole.campaign.rules.resources import income
from caracole.systems.piccole.campaign.rules.state import CampaignState

if TYPE_CHECKING:
    from caracole.systems.piccole.campaign.rules.game import Campaign


def final_income(game: Campaign, state: CampaignState, seat: int) -> int:
    """C12.b, C12.c: what the nodes yield that are controlled after the last administrative phase, not money saved; with
    what a special condition adds (C12.a)."""
    total = income(game, state, seat)
    for special in game.specials:
        if special.kind == "hold_together" and all(state.owner[node] == seat for node in special.nodes):
            total += special.income
    return total


def may_win(game: Campaign, state: CampaignState, seat: int) -> bool:
    """C12.a: a special condition may bar a player whose capital is in enemy hands."""
    barred = any(special.kind == "capital_lost_cannot_win" for special in game.specials)
    return not barred or state.owner[game.map.capitals[seat]] == seat


def winners(game: Campaign, state: CampaignState) -> tuple[int, ...]:
    """C12.b, C12.d: the highest income, then the larger treasury, then more elements, then a shared victory."""
    ranks = {
        seat: (final_income(game, state, seat), state.treasury[seat], state.alive[seat].bit_count())
        for seat in range(len(game.seats))
        if may_win(game, state, seat)
    }
    best = max(ranks.values(), default=None)
    return tuple(seat for seat, rank in ranks.items() if rank == best)


def end_campaign(play: Play) -> None:
    """C12.a: the scenario's years are over."""
    game, state = play.game, play.state
    incomes = tuple(final_income(game, state, seat) for seat in range(len(game.seats)))
    state.result = (winners(game, state), incomes)
    for seat, total in enumerate(incomes):
        play.tell("income_compared", "C12.b", player=seat, income=total)
    play.tell("campaign_ended", "C12.b", players=list(state.result[0]))
    state.stack.clear()


def outcome(game: Campaign, state: CampaignState) -> Outcome | None:
    """How it ended."""
    if state.result is None:
        return None
    return Outcome(tuple(state.result[0]), tuple(state.result[1]), "C12.b")
