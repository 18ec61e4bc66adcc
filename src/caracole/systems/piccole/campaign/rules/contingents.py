"""C7 Contingents: four elements for a friend's battle, who may send them and who must."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.kernel import Refusal
from caracole.kernel.bits import mask_of, members
from caracole.systems.piccole.campaign.rules import movement, query
from caracole.systems.piccole.campaign.rules.actions import Refuse, SendContingent
from caracole.systems.piccole.campaign.rules.diplomacy import OpenAsk
from caracole.systems.piccole.campaign.rules.flow import FLOW, Play
from caracole.systems.piccole.campaign.rules.map import NOWHERE, Node
from caracole.systems.piccole.campaign.rules.state import LORD_OF, NO_GENERAL, CampaignState

if TYPE_CHECKING:
    from caracole.systems.piccole.campaign.rules.game import Campaign

ATTACKING, DEFENDING = 0, 1


class Contingent(NamedTuple):
    """C7: elements of ``owner`` in somebody else's battle; ``inside`` if they come out of the besieged place (C8.a)."""

    owner: int
    side: int
    elements: int
    origin: Node
    path: tuple[Node, ...]
    inside: bool


@FLOW.frame
class Help(NamedTuple):
    """C6.i: a player is asked for a contingent; the attack below waits."""

    step: str
    helper: int
    host: int
    enemy: int
    node: Node
    side: int
    elements: int = 0
    path: tuple[Node, ...] = ()
    granted: int = 0
    refused: int = 0


# --- may and must ----------------------------------------------------------------------------------------------------


def may_go(state: CampaignState, seat: int) -> list[int]:
    """C7.b: the General's element never goes."""
    return [element for element in members(state.alive[seat]) if element != state.general[seat]]


def can_spare(game: Campaign, state: CampaignState, seat: int) -> bool:
    """C7.b: four others beside the General's element; somebody stays behind to be his if he is not yet named."""
    spare = len(may_go(state, seat)) - (state.general[seat] == NO_GENERAL)
    return bool(spare >= game.charts.contingent.elements)


def why_not_help(game: Campaign, state: CampaignState, frame: Help) -> Refusal | None:
    """C7.b, C7.c, C7.e, C10.e: why this player can send nobody at all."""
    seat = frame.helper
    if state.at[seat] == NOWHERE or not can_spare(game, state, seat):
        return Refusal("C7.b", "too_few_elements", {"count": game.charts.contingent.elements})
    if query.besieged_by(state, seat) is not None and state.at[seat] != frame.node:
        return Refusal("C7.e", "besieged_elsewhere", {"node": state.at[seat]})
    if query.are_friends(state, seat, frame.enemy):
        return Refusal("C10.e", "friend_of_the_enemy", {"player": frame.enemy})
    return None


def why_not_route(
    game: Campaign, state: CampaignState, frame: Help, path: Sequence[Node], refused: int
) -> Refusal | None:
    """C7.c: within two movement points of the battle, through friendly nodes."""
    seat, origin = frame.helper, state.at[frame.helper]
    if origin == frame.node:
        return Refusal("C7.c", "already_there", {"node": origin}) if path else None
    if not path or path[-1] != frame.node:
        return Refusal("C7.c", "not_to_the_battle", {"node": frame.node})
    for via in path[:-1]:
        if not query.is_friendly(state, seat, via):
            return Refusal("C7.c", "not_friendly_on_the_way", {"node": via})
    return movement.why_not_way(game, state, seat, origin, path, refused)


def routes(game: Campaign, state: CampaignState, frame: Help) -> list[tuple[Node, ...]]:
    """The ways that a contingent could take."""
    origin = state.at[frame.helper]
    if origin == frame.node:
        return [()]
    return [
        path for path in movement.ways(game, origin) if why_not_route(game, state, frame, path, frame.refused) is None
    ]


def may_join(state: CampaignState, reliever: int, node: Node) -> int:
    """C8.a: those shut in a node who are friends of the relieving army."""
    return mask_of(
        seat
        for seat in query.armies_in(state, node)
        if seat != reliever and query.besieged_by(state, seat) is not None and query.are_friends(state, seat, reliever)
    )


def is_requested(state: CampaignState, frame: Help) -> bool:
    """C8.a, C10.i: the host has called for this helper; whoever is shut in may join a relief without having been."""
    attack = state.stack[state.stack.index(frame) - 1]
    return frame.side == DEFENDING or bool(attack.named >> frame.helper & 1)


def is_bound(game: Campaign, state: CampaignState, frame: Help) -> bool:
    """C10.d, C10.i: a vassal meets his lord's first request of the year if he can; so does whoever has promised a
    contingent in a pact (C10.k). A request that cannot be met does not use it up."""
    if not is_requested(state, frame):
        return False
    vassal = state.relation[frame.host][frame.helper] == LORD_OF
    promised = query.has_promised(state, frame.helper, frame.host, "contingent")
    if not (vassal or promised) or (frame.helper, frame.host) in state.served:
        return False
    if why_not_help(game, state, frame) is not None:
        return False
    # Where somebody else would have to grant passage first, he cannot be blamed.
    return any(
        movement.passage_needed(state, frame.helper, path) in (None, frame.host) for path in routes(game, state, frame)
    )


def suggestions(game: Campaign, state: CampaignState, seat: int) -> Iterator[tuple[int, ...]]:
    """C7.a: one choice of elements for each mixture of kinds; which of several equal ones go makes no difference."""
    sheet = game.map.players[seat].elements
    ranks: dict[tuple[int, bool], list[int]] = {}
    for element in may_go(state, seat):
        ranks.setdefault((sheet[element].type, sheet[element].shoots), []).append(element)
    kinds = sorted(ranks)
    for mixture in combinations_with_replacement(kinds, game.charts.contingent.elements):
        if all(mixture.count(kind) <= len(ranks[kind]) for kind in set(mixture)):
            chosen: list[int] = []
            for kind in kinds:
                chosen += ranks[kind][: mixture.count(kind)]
            yield tuple(sorted(chosen))


# --- the answer ------------------------------------------------------------------------------------------------------


@FLOW.choice
class AnswerCall(OpenAsk):
    """C6.i, C7, C10.d: send four elements, or refuse."""

    step = "help.answer"
    rule = "C7.a"
    own_actions = (SendContingent, Refuse)

    def seats(self, game: Campaign, state: CampaignState, frame: Help) -> tuple[int, ...]:
        return (frame.helper,)

    def about(self, game: Campaign, state: CampaignState, frame: Help) -> dict[str, Any]:
        called = is_requested(state, frame)
        return {"player": frame.host, "other": frame.enemy, "node": frame.node, "called": called}

    def own_why_not(self, game: Campaign, state: CampaignState, frame: Help, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Refuse):
            if is_bound(game, state, frame):
                return Refusal("C10.i", "must_send", {"player": frame.host})
            return None
        refusal = why_not_help(game, state, frame)
        if refusal is not None:
            return refusal
        elements = action.elements
        count = game.charts.contingent.elements
        if len(elements) != count or list(elements) != sorted(set(elements)):
            return Refusal("C7.b", "not_four", {"count": count})
        for element in elements:
            if not state.alive[seat] >> element & 1:
                return Refusal("C7.a", "not_in_the_army", {"element": element})
            if element == state.general[seat]:
                return Refusal("C7.b", "general_stays", {})
        return why_not_route(game, state, frame, action.path, frame.refused)

    def own_proposals(self, game: Campaign, state: CampaignState, frame: Help, seat: int) -> Iterator[Any]:
        yield Refuse()
        if why_not_help(game, state, frame) is None:
            path = movement.quickest(game, state.at[seat], routes(game, state, frame))
            if path is not None:
                for elements in suggestions(game, state, seat):
                    yield SendContingent(elements, path)

    def own_apply(self, play: Play, frame: Help, seat: int, action: Any) -> None:
        if isinstance(action, Refuse):
            play.tell("contingent_refused", "C10.d", player=seat, other=frame.host, node=frame.node)
            play.pop()
        else:
            play.to(frame, "help.passage", elements=mask_of(action.elements), path=action.path)


@FLOW.auto("help.passage")
def passage_for_contingent(play: Play, frame: Help) -> None:
    """C4.g: a third player must let it through; whoever called for help does so."""
    owner = movement.passage_needed(play.state, frame.helper, frame.path)
    leave = owner == frame.host or movement.ask_passage(play, frame, frame.helper, frame.path)
    if leave is not None:
        play.to(frame, "help.join" if leave else "help.answer")


@FLOW.auto("help.join")
def join(play: Play, frame: Help) -> None:
    """C5.b: whoever sends a contingent reveals his army. C7.c: one contingent per army and battle."""
    state = play.state
    seat = frame.helper
    query.reveal(play, seat, "C5.b")
    inside = query.besieged_by(state, seat) is not None
    contingent = Contingent(seat, frame.side, frame.elements, state.at[seat], frame.path, inside)
    sent = query.troops(play.game, seat, frame.elements)
    play.tell("contingent_promised", "C7.a", player=seat, other=frame.host, node=frame.node, troops=sent)
    play.pop()
    attack = state.stack[-1]
    play.to(attack, attack.step, contingents=(*attack.contingents, tuple(contingent)))


# --- on the way ------------------------------------------------------------------------------------------------------


def set_out(play: Play, contingent: Contingent, host: int, node: Node) -> Contingent:
    """C4.h, C10.i: it walks to the battle, storms included; a duty is met."""
    state = play.state
    force, here = contingent.elements, contingent.origin
    if (contingent.owner, host) not in state.served:
        state.served = (*state.served, (contingent.owner, host))
    for there in contingent.path:
        force = movement.cross(play, contingent.owner, force, here, there)
        here = there
    play.tell("contingent_arrived", "C7.d", player=contingent.owner, other=host, node=node, count=force.bit_count())
    return contingent._replace(elements=force)


def go_home(play: Play, contingent: Contingent, node: Node) -> None:
    """C8.b, C8.e: back to its own army, at most two edges away with a friendly node between them; else it is lost.
    C6.d: so it is with the main army again before anything else happens to that."""
    state = play.state
    seat, force = contingent.owner, contingent.elements & state.alive[contingent.owner]
    home = state.at[seat]
    if not force or home == node:
        return
    paths = [
        path
        for path in movement.ways(play.game, node)
        if path[-1] == home and all(query.is_friendly(state, seat, via) for via in path[:-1])
    ]
    path = movement.quickest(play.game, node, paths)
    if path is None:
        play.tell("contingent_cut_off", "C8.e", player=seat, node=node)
        query.lose_elements(play, seat, force, "C8.b")
        return
    here = node
    for there in path:
        force = movement.cross(play, seat, force, here, there)
        here = there
    play.tell("contingent_returned", "C8.e", player=seat, node=home, count=force.bit_count())
