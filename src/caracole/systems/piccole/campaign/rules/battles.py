"""C8 Battles: a campaign battle is a battle of Piccole Guerre; what it leaves behind.

The inner seats are the attacker's and the defender's. An army's own elements come first, contingents after them (C7.d).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.kernel import Event, Frame, FreeDice, Refusal
from caracole.kernel.bits import mask_of, members
from caracole.kernel.nested import Inner, NestedChoice
from caracole.systems.piccole import amendments
from caracole.systems.piccole.battle.rules.components.troops import ListedElement
from caracole.systems.piccole.campaign.rules import movement, query
from caracole.systems.piccole.campaign.rules.actions import NameGeneral, Retreat
from caracole.systems.piccole.campaign.rules.contingents import ATTACKING, DEFENDING, Contingent
from caracole.systems.piccole.campaign.rules.diplomacy import OpenAsk
from caracole.systems.piccole.campaign.rules.flow import FLOW, Ask, Play
from caracole.systems.piccole.campaign.rules.map import NOWHERE, Node
from caracole.systems.piccole.campaign.rules.state import NO_GENERAL, CampaignState

if TYPE_CHECKING:
    from caracole.systems.piccole.campaign.rules.game import Campaign

NOBODY = -1
"""C8.f: the winner of a drawn battle."""
LONGEST = 20_000
"""Decisions after which a battle between computers is given up as endless."""


# --- who stands where ------------------------------------------------------------------------------------------------


def ranks(state: CampaignState, frame: Any, side: int) -> list[tuple[int, int]]:
    """C7.d: the elements of one side as (owner, element): the host's, then those of each contingent."""
    host = (frame.attacker, frame.defender)[side]
    found = [(host, element) for element in members(state.alive[host])]
    for row in frame.contingents:
        contingent = Contingent._make(row)
        if contingent.side == side:
            found += [(contingent.owner, element) for element in members(contingent.elements)]
    return found


def elements_of(game: Campaign, state: CampaignState, frame: Any, side: int) -> tuple[ListedElement, ...]:
    """C7.d: one General, the host's."""
    host = (frame.attacker, frame.defender)[side]
    return tuple(
        game.map.players[owner].elements[element]._replace(general=owner == host and element == state.general[host])
        for owner, element in ranks(state, frame, side)
    )


def battle_of(game: Campaign, state: CampaignState, frame: Any, terrain: str | None = None) -> Any:
    """The battle as a game of its own. P2.f: whoever defends the territory lays the terrain; in a sally or relief the
    besieged or relieving side."""
    layer = DEFENDING if frame.kind == "invasion" else ATTACKING
    armies = (elements_of(game, state, frame, ATTACKING), elements_of(game, state, frame, DEFENDING))
    seats = (game.seats[frame.attacker], game.seats[frame.defender])
    return game.battles.make(armies, layer, seats, terrain)


def window(battle: Any, table: Any, frame: Any) -> Inner:
    """The battle seen from the campaign; beside its events stand the two hosts and their elements."""
    return Inner(battle, table, (frame.attacker, frame.defender), (battle.seats, battle.armies))


# --- before ----------------------------------------------------------------------------------------------------------


@FLOW.frame
class General(NamedTuple):
    """C3.e: an army without its General before a battle."""

    step: str
    player: int


@FLOW.auto("attack.generals")
def name_generals(play: Play, frame: Any) -> None:
    """C3.e: an army always has one; if his element was lost the owner names another, free."""
    for seat in (frame.attacker, frame.defender):
        if play.state.general[seat] == NO_GENERAL:
            play.push(General("general.name", seat))
            return
    play.to(frame, "attack.fight")


@FLOW.choice
class ChooseGeneral(Ask):
    """C3.e: any element of the army."""

    step = "general.name"
    rule = "C3.e"
    actions = (NameGeneral,)

    def seats(self, game: Campaign, state: CampaignState, frame: General) -> tuple[int, ...]:
        return (frame.player,)

    def why_not(
        self, game: Campaign, state: CampaignState, frame: General, seat: int, action: NameGeneral
    ) -> Refusal | None:
        if state.alive[seat] >> action.element & 1:
            return None
        return Refusal("C3.e", "not_in_the_army", {"element": action.element})

    def proposals(self, game: Campaign, state: CampaignState, frame: General, seat: int) -> Iterator[NameGeneral]:
        return (NameGeneral(element) for element in members(state.alive[seat]))

    def apply(self, play: Play, frame: General, seat: int, action: NameGeneral) -> None:
        play.state.general[seat] = action.element
        kind = query.troops(play.game, seat, 1 << action.element)
        play.tell("general_named", "C3.e", player=seat, troops=kind)
        play.pop()


# --- the battle ------------------------------------------------------------------------------------------------------


@FLOW.auto("attack.fight")
def fight(play: Play, frame: Any) -> None:
    """C6.c: a pitched battle, by hand or by computers at once. C6.g: both armies have now fought this season."""
    state = play.state
    state.fought |= 1 << frame.attacker | 1 << frame.defender
    play.tell("field_battle_began", "C6.c", attacker=frame.attacker, defender=frame.defender, node=frame.node)
    if play.game.at_once:
        fight_at_once(play, frame)
        return
    battle = battle_of(play.game, state, frame)
    play.to(frame, "attack.battle")
    state.battle = battle.setup(play.dice, window(battle, None, frame).translate(play.emit))
    if battle.decision(state.battle) is None:
        after_battle(play, state.stack[-1], battle, state.battle)


def fight_at_once(play: Play, frame: Any) -> None:
    """The computer commands both armies; its chance comes from one roll of the campaign's dice, so that a record
    repeats it."""
    rng = Random(play.dice.roll(2**32, "C6.c", "battle_seed"))
    battle = battle_of(play.game, play.state, frame, play.game.battles.any_terrain(rng))
    dice, watch = FreeDice(rng), play.game.watch
    events: list[Event] = []
    hear = None if watch is None else window(battle, None, frame).translate(events.append)
    table = battle.setup(dice, hear)
    for _ in range(LONGEST):
        if watch is not None:
            watch(play.state, frame, table, tuple(events))
            events.clear()
        decision = battle.decision(table)
        if decision is None:
            break
        seat = decision.seats[0]
        battle.apply(table, seat, play.game.battles.command(battle, table, seat, rng), dice, hear)
    after_battle(play, frame, battle, table)


@FLOW.choice
class FightBattle(NestedChoice["Campaign", CampaignState, Play]):
    """C8: the decisions of the battle itself."""

    step = "attack.battle"
    rule = "C6.c"

    def inner(self, game: Campaign, state: CampaignState, frame: Frame) -> Inner:
        """The battle as it stands."""
        return window(battle_of(game, state, frame), state.battle, frame)

    def finished(self, play: Play, frame: Frame, inner: Inner) -> None:
        """Take its result."""
        after_battle(play, frame, inner.game, inner.state)


def after_battle(play: Play, frame: Any, battle: Any, table: Any) -> None:
    """C3.d, C7.d: destroyed elements are their owners' losses; those that left the table rejoin free at once."""
    state = play.state
    report = battle.report(table)
    both = [ranks(state, frame, side) for side in (ATTACKING, DEFENDING)]
    state.battle = None
    winner = NOBODY if report.winner is None else report.winner
    hosts = (frame.attacker, frame.defender)
    play.tell(
        "field_battle_ended",
        "C8.b",
        winner=NOBODY if winner == NOBODY else hosts[winner],
        attacker=frame.attacker,
        defender=frame.defender,
        node=frame.node,
        attacker_lost=len(report.destroyed[ATTACKING]),
        defender_lost=len(report.destroyed[DEFENDING]),
    )
    play.to(frame, "attack.aftermath", winner=winner, contingents=_survivors(frame, both, report))
    for side, rows in enumerate(both):
        fallen: dict[int, list[int]] = {}
        for number in report.destroyed[side]:
            owner, element = rows[number]
            fallen.setdefault(owner, []).append(element)
        for owner, lost in fallen.items():
            query.lose_elements(play, owner, mask_of(lost), "C7.d" if owner != hosts[side] else "C8.b")
        if report.off_table[side]:
            play.tell("stragglers_returned", "C3.d", player=hosts[side], count=len(report.off_table[side]))


def _survivors(frame: Any, both: list[list[tuple[int, int]]], report: Any) -> tuple[tuple[Any, ...], ...]:
    """The contingents without their dead."""
    kept = []
    for row in frame.contingents:
        contingent = Contingent._make(row)
        dead = [both[contingent.side][number] for number in report.destroyed[contingent.side]]
        lost = mask_of(element for owner, element in dead if owner == contingent.owner)
        kept.append(tuple(contingent._replace(elements=contingent.elements & ~lost)))
    return tuple(kept)


# --- retreats --------------------------------------------------------------------------------------------------------


@FLOW.frame
class Retreating(NamedTuple):
    """C8.d: an army has to leave this node."""

    step: str
    player: int
    node: Node


def retreat(play: Play, seat: int, node: Node) -> None:
    """C8.b, C8.d: to an adjacent friendly node free of hostile armies; the owner picks; none: the army is lost."""
    state = play.state
    if state.at[seat] == NOWHERE:
        return
    places = query.retreats(play.game, state, seat, node)
    if not places:
        play.tell("no_retreat", "C8.d", player=seat, node=node)
        query.destroy_army(play, seat, "C8.d")
    elif len(places) == 1:
        retreat_to(play, seat, places[0])
    else:
        play.push(Retreating("retreat.choose", seat, node))


def retreat_to(play: Play, seat: int, to: Node) -> None:
    """C8.b, C4.h: it goes, by sea at its own risk."""
    origin = play.state.at[seat]
    if amendments.nobody_retreats_to_a_hidden_enemy(play.game) and movement.is_barred_by_hidden_army(play, seat, to):
        retreat(play, seat, origin)  # somewhere else, now that everybody knows
        return
    query.put_army(play, seat, to)
    play.tell("army_retreated", "C8.b", player=seat, origin=origin, node=to)
    movement.cross(play, seat, play.state.alive[seat], origin, to)


@FLOW.choice
class ChooseRetreat(OpenAsk):
    """C8.d: the owner picks."""

    step = "retreat.choose"
    rule = "C8.d"
    own_actions = (Retreat,)

    def seats(self, game: Campaign, state: CampaignState, frame: Retreating) -> tuple[int, ...]:
        return (frame.player,)

    def about(self, game: Campaign, state: CampaignState, frame: Retreating) -> dict[str, Node]:
        return {"node": frame.node}

    def own_why_not(
        self, game: Campaign, state: CampaignState, frame: Retreating, seat: int, action: Retreat
    ) -> Refusal | None:
        if action.to in query.retreats(game, state, seat, frame.node):
            return None
        return Refusal("C8.d", "no_refuge", {"node": action.to})

    def own_proposals(self, game: Campaign, state: CampaignState, frame: Retreating, seat: int) -> Iterator[Retreat]:
        return (Retreat(to) for to in query.retreats(game, state, seat, frame.node))

    def own_apply(self, play: Play, frame: Retreating, seat: int, action: Retreat) -> None:
        play.pop()
        retreat_to(play, seat, action.to)
