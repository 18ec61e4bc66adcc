"""C6 Invasions, and the other two ways to a battle: sally and relief (C9.i, C9.j).

C6.i: the attacker names node, path and helpers; they answer; he goes or drops it; the path is walked; the defender
calls helpers and they answer; he chooses; contingents walk; battle or siege.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.kernel import Refusal
from caracole.kernel.bits import lowest, mask_of, members
from caracole.systems.piccole import amendments
from caracole.systems.piccole.campaign.rules import movement, query
from caracole.systems.piccole.campaign.rules.actions import (
    CallHelpers,
    Confirm,
    Drop,
    GiveBattle,
    LeaveToFate,
    StandSiege,
    WithdrawArmy,
)
from caracole.systems.piccole.campaign.rules.battles import NOBODY, Retreating, retreat
from caracole.systems.piccole.campaign.rules.contingents import (
    ATTACKING,
    DEFENDING,
    Contingent,
    Help,
    go_home,
    may_join,
    set_out,
)
from caracole.systems.piccole.campaign.rules.diplomacy import OpenAsk
from caracole.systems.piccole.campaign.rules.flow import FLOW, Play
from caracole.systems.piccole.campaign.rules.map import NEUTRAL, NOWHERE, Node
from caracole.systems.piccole.campaign.rules.sieges import begin_siege, take_by_battle
from caracole.systems.piccole.campaign.rules.state import CampaignState

if TYPE_CHECKING:
    from caracole.systems.piccole.campaign.rules.game import Campaign

INVASION, RELIEF, SALLY = "invasion", "relief", "sally"
BATTLE, SIEGE, WITHDRAWAL = "battle", "siege", "withdrawal"


@FLOW.frame
class Attack(NamedTuple):
    """An invasion, relief or sally on its way. ``helpers`` are still to be asked, for ``side``."""

    step: str
    kind: str
    attacker: int
    defender: int
    node: Node
    path: tuple[Node, ...]
    helpers: int
    named: int = 0
    contingents: tuple[tuple[Any, ...], ...] = ()
    side: int = ATTACKING
    answer: str = ""
    route: tuple[Node, ...] = ()
    granted: int = 0
    refused: int = 0
    winner: int = NOBODY


# --- helpers ---------------------------------------------------------------------------------------------------------


def why_not_call(state: CampaignState, seat: int, enemy: int, helpers: Sequence[int]) -> Refusal | None:
    """C6.a, C6.b, C7.c: only allies, vassals and the lord are asked, each once, and not against himself."""
    if list(helpers) != sorted(set(helpers)):
        return Refusal("C6.a", "named_twice", {})
    for helper in helpers:
        if helper == seat or not query.are_friends(state, seat, helper):
            return Refusal("C7.c", "not_your_friend", {"player": helper})
        if helper == enemy:
            return Refusal("C10.e", "is_a_friend", {"player": helper})
    return None


@FLOW.auto("attack.help")
def ask_helpers(play: Play, frame: Attack) -> None:
    """C6.i: one after the other."""
    if frame.helpers:
        helper = lowest(frame.helpers)
        sides = (frame.attacker, frame.defender)
        play.to(frame, frame.step, helpers=frame.helpers & ~(1 << helper))
        host, enemy = sides[frame.side], sides[1 - frame.side]
        if frame.side == DEFENDING:
            play.tell("help_asked", "C6.b", player=host, other=helper)
        elif frame.named >> helper & 1:
            play.tell("help_asked", "C6.a", player=host, other=helper)
        else:
            play.tell("may_join_relief", "C8.a", player=helper, other=host, node=frame.node)
        play.push(Help("help.answer", helper, host, enemy, frame.node, frame.side))
    elif frame.side == DEFENDING:
        play.to(frame, "attack.choose")
    elif frame.named or (frame.kind == RELIEF and may_join(play.state, frame.attacker, frame.node)):
        play.to(frame, "attack.confirm")
    else:
        play.to(frame, "attack.walk")


@FLOW.choice
class ConfirmAttack(OpenAsk):
    """C6.i: knowing who comes, the attacker confirms or drops it; dropping costs nothing."""

    step = "attack.confirm"
    rule = "C6.i"
    own_actions = (Confirm, Drop)

    def seats(self, game: Campaign, state: CampaignState, frame: Attack) -> tuple[int, ...]:
        return (frame.attacker,)

    def about(self, game: Campaign, state: CampaignState, frame: Attack) -> dict[str, Any]:
        return {"node": frame.node, "helpers": [row[0] for row in frame.contingents]}

    def own_why_not(self, game: Campaign, state: CampaignState, frame: Attack, seat: int, action: Any) -> None:
        return None

    def own_proposals(self, game: Campaign, state: CampaignState, frame: Attack, seat: int) -> Iterator[Any]:
        yield from (Confirm(), Drop())

    def own_apply(self, play: Play, frame: Attack, seat: int, action: Any) -> None:
        if isinstance(action, Confirm):
            play.to(frame, "attack.walk")
            return
        play.tell("attack_dropped", "C6.i", player=seat, node=frame.node)
        play.pop()
        turn = play.state.stack[-1]
        play.to(turn, "turn.act", dropped=turn.dropped | 1 << frame.node)


@FLOW.auto("attack.called_off")
def call_off(play: Play, frame: Attack) -> None:
    """C10.g: the two have come to terms; the attacker who had not set out yet may do something else."""
    play.tell("attack_called_off", "C10.g", attacker=frame.attacker, defender=frame.defender, node=frame.node)
    play.pop()
    if frame.side == ATTACKING:
        play.to(play.state.stack[-1], "turn.act")


# --- the attacker comes ----------------------------------------------------------------------------------------------


@FLOW.auto("attack.walk")
def walk_in(play: Play, frame: Attack) -> None:
    """C6.i: the path is walked, with storms. C5.g: armies in the node are declared."""
    query.reveal(play, frame.attacker, "C5.b")
    if frame.kind != SALLY and not movement.march_army(play, frame.attacker, frame.path, attacks=True):
        play.tell("attack_failed_to_arrive", "C4.h", player=frame.attacker, node=frame.node)
        play.pop()
        return
    kind = {INVASION: "invasion_began", RELIEF: "relief_began"}.get(frame.kind, "sally_began")
    play.tell(kind, "C6.a", attacker=frame.attacker, defender=frame.defender, node=frame.node)
    declare(play, frame.node)
    if frame.defender == NEUTRAL:
        # C6.f: it has no army and always resists by siege.
        play.to(frame, "attack.contingents", side=DEFENDING, answer=SIEGE)
    else:
        play.to(frame, "attack.call", side=DEFENDING)


def declare(play: Play, node: Node) -> None:
    """C5.g: an army whose node is invaded must be declared; and everybody sees who is not there."""
    for seat in members(play.state.hidden):
        if play.state.at[seat] == node:
            query.reveal(play, seat, "C5.g")
        else:
            play.state.maybe[seat] &= ~(1 << node)


@FLOW.auto("attack.call")
def may_call(play: Play, frame: Attack) -> None:
    """C6.b: the player attacked may ask his friends too, if he has any."""
    others = [each for each in query.friends(play.state, frame.defender) if each != frame.attacker]
    play.to(frame, "attack.call_helpers" if others else "attack.choose")


@FLOW.choice
class CallForHelp(OpenAsk):
    """C6.b: allies, vassals and the lord."""

    step = "attack.call_helpers"
    rule = "C6.b"
    own_actions = (CallHelpers,)

    def seats(self, game: Campaign, state: CampaignState, frame: Attack) -> tuple[int, ...]:
        return (frame.defender,)

    def about(self, game: Campaign, state: CampaignState, frame: Attack) -> dict[str, Any]:
        return {"player": frame.attacker, "node": frame.node}

    def own_why_not(
        self, game: Campaign, state: CampaignState, frame: Attack, seat: int, action: CallHelpers
    ) -> Refusal | None:
        return why_not_call(state, seat, frame.attacker, action.helpers)

    def own_proposals(self, game: Campaign, state: CampaignState, frame: Attack, seat: int) -> Iterator[CallHelpers]:
        others = [each for each in query.friends(state, seat) if each != frame.attacker]
        for chosen in range(1 << len(others)):
            yield CallHelpers(tuple(others[number] for number in members(chosen)))

    def own_apply(self, play: Play, frame: Attack, seat: int, action: CallHelpers) -> None:
        play.to(frame, "attack.help", helpers=mask_of(action.helpers))


# --- the defender chooses --------------------------------------------------------------------------------------------


def why_not_come(
    game: Campaign, state: CampaignState, frame: Attack, seat: int, path: Sequence[Node]
) -> Refusal | None:
    """C6.e: the army is in the node, or reaches it with two movement points through friendly nodes."""
    if state.at[seat] == NOWHERE:
        return Refusal("C6.e", "no_army", {})
    if state.at[seat] == frame.node:
        return Refusal("C6.e", "already_there", {"node": frame.node}) if path else None
    if query.besieged_by(state, seat) is not None:
        return Refusal("C9.l", "shut_in", {"node": state.at[seat]})
    if not path or path[-1] != frame.node:
        return Refusal("C6.e", "not_to_the_battle", {"node": frame.node})
    for via in path[:-1]:
        if not query.is_friendly(state, seat, via):
            return Refusal("C6.e", "not_friendly_on_the_way", {"node": via})
    return movement.why_not_way(game, state, seat, state.at[seat], path, frame.refused)


def why_not_withdraw(game: Campaign, state: CampaignState, frame: Attack, seat: int, to: Node) -> Refusal | None:
    """C6.j: to an adjacent friendly node free of hostile armies; without one he must fight or stay besieged."""
    if state.at[seat] != frame.node:
        return Refusal("C6.c", "army_not_there", {"node": frame.node})
    if to not in query.retreats(game, state, seat, frame.node):
        return Refusal("C6.j", "no_refuge", {"node": to})
    return None


@FLOW.choice
class ChooseDefence(OpenAsk):
    """C6.c: battle or siege, with or without the army; open even after other battles (C6.d). C9.j: a besieger who is
    attacked fights, or lifts the siege and withdraws. C9.i: in a sally he must fight."""

    step = "attack.choose"
    rule = "C6.c"
    own_actions = (GiveBattle, StandSiege, WithdrawArmy, LeaveToFate)

    def seats(self, game: Campaign, state: CampaignState, frame: Attack) -> tuple[int, ...]:
        return (frame.defender,)

    def about(self, game: Campaign, state: CampaignState, frame: Attack) -> dict[str, Any]:
        return {"player": frame.attacker, "node": frame.node}

    def own_why_not(
        self, game: Campaign, state: CampaignState, frame: Attack, seat: int, action: Any
    ) -> Refusal | None:
        if frame.kind == SALLY and not isinstance(action, GiveBattle):
            return Refusal("C9.i", "must_fight", {})
        if frame.kind == RELIEF and isinstance(action, StandSiege | LeaveToFate):
            return Refusal("C9.j", "fight_or_withdraw", {})
        if isinstance(action, GiveBattle | StandSiege):
            return why_not_come(game, state, frame, seat, action.path)
        if isinstance(action, WithdrawArmy):
            return why_not_withdraw(game, state, frame, seat, action.to)
        if state.at[seat] == frame.node:
            return Refusal("C6.c", "army_is_there", {"node": frame.node})
        return None

    def own_proposals(self, game: Campaign, state: CampaignState, frame: Attack, seat: int) -> Iterator[Any]:
        here = state.at[seat]
        paths = [()] if here == frame.node else [] if here == NOWHERE else list(movement.ways(game, here))
        for path in paths:
            yield GiveBattle(path)
            yield StandSiege(path)
        for to in game.map.beside[frame.node]:
            yield WithdrawArmy(to)
        yield LeaveToFate()

    def own_apply(self, play: Play, frame: Attack, seat: int, action: Any) -> None:
        if isinstance(action, WithdrawArmy):
            play.to(frame, "attack.defend", answer=WITHDRAWAL, route=(action.to,))
        elif isinstance(action, LeaveToFate):
            play.tell("node_left_to_fate", "C6.c", player=seat, node=frame.node)
            play.to(frame, "attack.contingents", answer=SIEGE)
        else:
            answer = BATTLE if isinstance(action, GiveBattle) else SIEGE
            play.to(frame, "attack.passage", answer=answer, route=action.path)


@FLOW.auto("attack.passage")
def passage_for_defender(play: Play, frame: Attack) -> None:
    """C4.g, C6.e: through a friend's node only with his leave."""
    leave = movement.ask_passage(play, frame, frame.defender, frame.route)
    if leave is not None:
        play.to(frame, "attack.defend" if leave else "attack.choose")


@FLOW.auto("attack.defend")
def defend(play: Play, frame: Attack) -> None:
    """C6.c: the army marches in, or away."""
    seat = frame.defender
    if frame.answer == WITHDRAWAL:
        play.tell("army_withdrew", "C6.j" if frame.kind == INVASION else "C9.j", player=seat, node=frame.node)
        movement.march_army(play, seat, frame.route)
        answer = SIEGE if frame.kind == INVASION else WITHDRAWAL
        play.to(frame, "attack.contingents", answer=answer)
        return
    arrived = movement.march_army(play, seat, frame.route, attacks=True)
    answer = frame.answer if arrived else SIEGE
    play.tell("defender_chose", "C6.c", player=seat, node=frame.node, how=answer)
    play.to(frame, "attack.contingents", answer=answer)


@FLOW.auto("attack.contingents")
def contingents_walk(play: Play, frame: Attack) -> None:
    """C6.i: contingents walk once the defender has chosen; C10.e: not against a new friend. When the besieger has left
    there is nothing to come to."""
    sides = (frame.attacker, frame.defender)
    arrived = []
    for row in frame.contingents if frame.answer != WITHDRAWAL else ():
        contingent = Contingent._make(row)
        host, enemy = sides[contingent.side], sides[1 - contingent.side]
        if enemy == NEUTRAL or not query.are_friends(play.state, contingent.owner, enemy):
            arrived.append(tuple(set_out(play, contingent, host, frame.node)))
    play.to(frame, "attack.decide", contingents=tuple(arrived))


@FLOW.auto("attack.decide")
def battle_or_siege(play: Play, frame: Attack) -> None:
    """C6.c, C6.f: a pitched battle, or a siege whose die is rolled at once (C9.d)."""
    if frame.answer == BATTLE:
        play.to(frame, "attack.generals")
        return
    play.to(frame, "attack.home")
    if frame.answer == SIEGE:
        begin_siege(play, frame.attacker, frame.node)


# --- afterwards ------------------------------------------------------------------------------------------------------


@FLOW.auto("attack.aftermath")
def aftermath(play: Play, frame: Attack) -> None:
    """C8.b, C8.c, C8.f, C9.i, C9.k: who retreats, and who has the node; C8.d: third parties too."""
    play.to(frame, "attack.home")
    {INVASION: after_invasion, SALLY: after_sally, RELIEF: after_relief}[frame.kind](play, frame)
    if amendments.the_beaten_take_their_friends_along(play.game) and frame.winner != NOBODY:
        drive_off(play, (frame.attacker, frame.defender)[frame.winner], frame)


def drive_off(play: Play, victor: int, frame: Attack) -> None:
    """C8.d: no army hostile to the victor stays in the node, but for those whom a siege still shuts in; the two hosts
    have been seen to."""
    state = play.state
    siege = query.siege_of(state, frame.node)
    if siege is not None and siege.besieger == victor:
        return
    seen_to = {frame.attacker, frame.defender}
    seen_to |= {waiting.player for waiting in state.stack if isinstance(waiting, Retreating)}
    for other in query.armies_in(state, frame.node):
        if other not in seen_to and not query.are_friends(state, other, victor):
            retreat(play, other, frame.node)


def after_invasion(play: Play, frame: Attack) -> None:
    """C8.c: a victorious invader has the node; beaten or drawn (C8.f) he retreats."""
    if frame.winner == ATTACKING:
        take_by_battle(play, frame.attacker, frame.node)
    else:
        retreat(play, frame.attacker, frame.node)


def after_sally(play: Play, frame: Attack) -> None:
    """C9.i: the besieger is driven off, or takes the node; after a draw (C8.f) the army goes back inside."""
    if frame.winner == ATTACKING:
        retreat(play, frame.defender, frame.node)
    elif frame.winner == DEFENDING:
        take_by_battle(play, frame.defender, frame.node)


def after_relief(play: Play, frame: Attack) -> None:
    """C9.j, C9.k: the besieger is driven off; or the relieving army retreats, and the node falls only if it was its
    controller's and nobody is inside."""
    state = play.state
    if frame.winner == ATTACKING:
        retreat(play, frame.defender, frame.node)
        return
    is_besieged = state.siege[frame.node] is not None
    own = state.owner[frame.node] == frame.attacker
    inside = [seat for seat in query.armies_in(state, frame.node) if seat not in (frame.attacker, frame.defender)]
    shut_in = [seat for seat in inside if not query.are_friends(state, seat, frame.defender)]
    if frame.winner == DEFENDING and is_besieged and own and not shut_in:
        take_by_battle(play, frame.defender, frame.node)
    else:
        retreat(play, frame.attacker, frame.node)


@FLOW.auto("attack.home")
def contingents_return(play: Play, frame: Attack) -> None:
    """C8.b, C9.l: contingents go home, after a siege die too. C9.c: one that came out of a besieged place and was
    beaten is wholly eliminated."""
    for row in frame.contingents:
        contingent = Contingent._make(row)
        if contingent.inside and frame.kind == RELIEF and frame.winner == 1 - contingent.side:
            query.lose_elements(play, contingent.owner, contingent.elements, "C9.c")
        else:
            go_home(play, contingent, frame.node)
    play.pop()
