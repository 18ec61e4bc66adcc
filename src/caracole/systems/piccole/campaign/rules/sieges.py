"""C9 Sieges: the die, what it costs, and how a place falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.systems.piccole.campaign.rules import movement, query
from caracole.systems.piccole.campaign.rules.battles import retreat
from caracole.systems.piccole.campaign.rules.flow import Play
from caracole.systems.piccole.campaign.rules.map import Node
from caracole.systems.piccole.campaign.rules.state import CampaignState, Siege

if TYPE_CHECKING:
    from caracole.systems.piccole.campaign.rules.game import Campaign


def begin_siege(play: Play, besieger: int, node: Node) -> None:
    """C6.c, C9.d: the siege begins, and its first die is rolled at once."""
    play.state.siege[node] = Siege(besieger, 0)
    play.tell("siege_began", "C6.c", player=besieger, node=node)
    roll_for_siege(play, node)


def bonus(game: Campaign, state: CampaignState, node: Node) -> int:
    """C9.b, C9.e: +1 for each earlier roll of this unbroken siege, -1 if the defender's army is inside."""
    siege = query.siege_of(state, node)
    assert siege is not None
    chart = game.charts.siege
    owner = state.owner[node]
    inside = owner >= 0 and state.at[owner] == node
    return int(chart.each_turn * siege.rolls - chart.army_inside * inside)


def roll_for_siege(play: Play, node: Node) -> None:
    """C9.a, C9.f: 5 or more takes the place; otherwise the besieger loses one element and the siege goes on (C9.h)."""
    state = play.state
    siege = query.siege_of(state, node)
    assert siege is not None
    die = play.roll("C9.a", "siege")
    total = die + bonus(play.game, state, node)
    taken = total >= play.charts.siege.taken_from
    play.tell("siege_rolled", "C9.a", player=siege.besieger, node=node, roll=die, total=total, taken=taken)
    if taken:
        fall(play, siege.besieger, node)
        return
    state.siege[node] = siege._replace(rolls=siege.rolls + 1)
    movement.lose_evenly(play, siege.besieger, state.alive[siege.besieger], play.charts.siege.besieger_loses, "C9.h")


def fall(play: Play, besieger: int, node: Node) -> None:
    """C9.a, C9.g: an army inside loses half of its elements, rounded down, and retreats (C8.d); the place is taken."""
    state = play.state
    inside = [seat for seat in query.armies_in(state, node) if not query.are_friends(state, seat, besieger)]
    take(play, besieger, node)
    for seat in inside:
        half = state.alive[seat].bit_count() // play.charts.siege.losses_divisor
        movement.lose_evenly(play, seat, state.alive[seat], half, "C9.g")
        retreat(play, seat, node)


def take(play: Play, seat: int, node: Node) -> None:
    """C8.c: control of the node changes."""
    state = play.state
    loser = state.owner[node]
    state.siege[node] = None
    state.owner[node] = seat
    play.tell("node_taken", "C8.c", player=seat, other=loser, node=node)


def take_by_battle(play: Play, seat: int, node: Node) -> None:
    """C8.c: a victorious invader gains the node; armies of his enemies that stand there leave it (C8.b)."""
    take(play, seat, node)
    for other in query.armies_in(play.state, node):
        if not query.are_friends(play.state, other, seat):
            retreat(play, other, node)
