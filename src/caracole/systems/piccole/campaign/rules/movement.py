"""C4 Movement: along roads and sea routes, two points, storms, and passage through other players' territory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from caracole.kernel import Frame, Refusal
from caracole.kernel.bits import mask_of, members
from caracole.systems.piccole.battle.rules.components.troops import TYPES
from caracole.systems.piccole.campaign.rules import query
from caracole.systems.piccole.campaign.rules.actions import Grant, Refuse
from caracole.systems.piccole.campaign.rules.flow import FLOW, Ask, Play
from caracole.systems.piccole.campaign.rules.map import NEUTRAL, SUMMER, Node
from caracole.systems.piccole.campaign.rules.state import LORD_OF, CampaignState

if TYPE_CHECKING:
    from caracole.systems.piccole.campaign.rules.game import Campaign

# --- the way ---------------------------------------------------------------------------------------------------------


def why_not_way(
    game: Campaign, state: CampaignState, seat: int, origin: Node, path: Sequence[Node], refused: int = 0
) -> Refusal | None:
    """C4.a, C4.b, C4.f: one point for each edge, road or sea, and no more than two of them; what lies between must let
    the force through."""
    if not path or len(path) > game.charts.movement.points:
        return Refusal("C4.b", "too_far_to_march", {"points": game.charts.movement.points})
    here = origin
    for there in path:
        if there not in game.map.beside[here]:
            return Refusal("C4.a", "not_linked", {"origin": here, "node": there})
        here = there
    for via in path[:-1]:
        refusal = why_not_through(state, seat, via, refused)
        if refusal is not None:
            return refusal
    return None


def why_not_through(state: CampaignState, seat: int, via: Node, refused: int = 0) -> Refusal | None:
    """C4.c: a force stops in neutral territory, and in another player's unless he grants passage (C4.g). C4.j: it does
    not pass hostile armies; one that belongs to whoever grants passage lets it through."""
    owner = state.owner[via]
    if owner == NEUTRAL:
        return Refusal("C4.c", "must_stop", {"node": via})
    if state.siege[via] is not None:
        return Refusal("C4.j", "under_siege", {"node": via})
    hostile = [other for other in query.hostile_armies(state, seat, via) if other != owner]
    if hostile:
        return Refusal("C4.j", "hostile_army", {"node": via, "player": hostile[0]})
    if refused >> owner & 1:
        return Refusal("C4.g", "passage_refused", {"node": via, "player": owner})
    return None


def why_not_rest(state: CampaignState, seat: int, node: Node) -> Refusal | None:
    """C5.i, C6.h: a move without fighting ends in a friendly node; C4.j: where no hostile army stands."""
    if not query.is_friendly(state, seat, node):
        return Refusal("C5.i", "not_friendly", {"node": node})
    if state.siege[node] is not None:
        return Refusal("C4.j", "under_siege", {"node": node})
    hostile = query.hostile_armies(state, seat, node)
    if hostile:
        return Refusal("C4.j", "hostile_army", {"node": node, "player": hostile[0]})
    return None


def ways(game: Campaign, origin: Node) -> Iterator[tuple[Node, ...]]:
    """Every way of one or two edges out of a node."""
    for first in game.map.beside[origin]:
        yield (first,)
        for second in game.map.beside[first]:
            if second != origin:
                yield first, second


def sea_edges(game: Campaign, origin: Node, path: Sequence[Node]) -> int:
    """How many edges of a way are by sea; whoever attacks where he stands goes by none."""
    return sum(game.map.beside[a][b] for a, b in zip((origin, *path), path, strict=False) if a != b)


def quickest(game: Campaign, origin: Node, paths: Sequence[tuple[Node, ...]]) -> tuple[Node, ...] | None:
    """The way with the fewest sea edges, then the shortest; None if there is none."""
    return min(paths, key=lambda path: (sea_edges(game, origin, path), len(path), path), default=None)


# --- passage ---------------------------------------------------------------------------------------------------------


@FLOW.frame
class Passage(NamedTuple):
    """C4.g: a player is asked for passage; the frame below waits with its sets ``granted`` and ``refused``."""

    step: str
    mover: int
    owner: int
    via: Node


def passage_needed(state: CampaignState, seat: int, path: Sequence[Node]) -> int | None:
    """C4.g: whom to ask before this move; None if nobody: own ground, a vassal's, or a pact's."""
    for via in path[:-1]:
        owner = state.owner[via]
        if owner not in (seat, NEUTRAL) and not passage_is_due(state, owner, seat):
            return owner
    return None


def passage_is_due(state: CampaignState, owner: int, seat: int) -> bool:
    """C4.g: a vassal cannot refuse his lord; C10.k: nor whoever has signed for it."""
    return state.relation[seat][owner] == LORD_OF or query.has_promised(state, owner, seat, "passage")


def ask_passage(play: Play, frame: Frame, seat: int, path: Sequence[Node]) -> bool | None:
    """C4.g: asked and answered before the move, and binding for it. Is the way open? None while the answer is
    awaited."""
    owner = passage_needed(play.state, seat, path)
    if owner is None or frame.granted >> owner & 1:
        return True
    if frame.refused >> owner & 1:
        return False
    play.tell("passage_asked", "C4.g", player=seat, other=owner, via=path[0])
    play.push(Passage("passage.answer", seat, owner, path[0]))
    return None


@FLOW.choice
class AnswerPassage(Ask):
    """C4.g: anyone but a vassal asked by his lord may refuse."""

    step = "passage.answer"
    rule = "C4.g"
    actions = (Grant, Refuse)

    def seats(self, game: Campaign, state: CampaignState, frame: Passage) -> tuple[int, ...]:
        return (frame.owner,)

    def about(self, game: Campaign, state: CampaignState, frame: Passage) -> dict[str, int]:
        return {"player": frame.mover, "via": frame.via}

    def why_not(self, game: Campaign, state: CampaignState, frame: Passage, seat: int, action: object) -> None:
        return None

    def proposals(self, game: Campaign, state: CampaignState, frame: Passage, seat: int) -> Iterator[object]:
        yield from (Grant(), Refuse())

    def apply(self, play: Play, frame: Passage, seat: int, action: object) -> None:
        play.pop()
        below = play.state.stack[-1]
        if isinstance(action, Grant):
            play.to(below, below.step, granted=below.granted | 1 << seat)
        else:
            play.to(below, below.step, refused=below.refused | 1 << seat)
        kind = "passage_granted" if isinstance(action, Grant) else "passage_denied"
        play.tell(kind, "C4.g", player=frame.mover, other=seat, via=frame.via)


# --- on the way ------------------------------------------------------------------------------------------------------


def march_army(play: Play, seat: int, path: Sequence[Node], *, attacks: bool = False) -> bool:
    """C4: the army goes along a way that was found legal; false if it did not arrive. C5.b: it is revealed."""
    state = play.state
    query.reveal(play, seat, "C5.b")
    for number, node in enumerate(path):
        if node == state.at[seat]:
            continue
        origin = state.at[seat]
        is_target = attacks and number == len(path) - 1
        if not is_target and is_barred_by_hidden_army(play, seat, node):
            return False
        query.put_army(play, seat, node)
        play.tell("army_marched", "C4.f", player=seat, origin=origin, node=node, by_sea=play.map.beside[origin][node])
        cross(play, seat, state.alive[seat], origin, node)
        if not state.alive[seat]:
            return False
    return True


def is_barred_by_hidden_army(play: Play, seat: int, node: Node) -> bool:
    """C4.j: a hostile army that nobody knew of stands in the way; it is declared, and the march ends before it."""
    state = play.state
    barred = False
    for other in query.armies_in(state, node):
        if other != state.owner[node] and not query.are_friends(state, seat, other):
            query.reveal(play, other, "C5.g")
            play.tell("march_barred", "C4.j", player=seat, other=other, node=node)
            barred = True
    return barred


def cross(play: Play, seat: int, force: int, origin: Node, node: Node) -> int:
    """C4.d, C4.h: one die for each sea edge, except in summer, whatever the reason; on a 1 a storm. Gives what is left
    of the force, which completes the edge."""
    if not play.map.beside[origin][node] or play.state.season == SUMMER:
        return force
    die = play.roll("C4.d", "storm")
    if die > play.charts.storm.strikes_up_to:
        play.tell("sea_crossed", "C4.d", player=seat, origin=origin, node=node, roll=die)
        return force
    lost = play.roll("C4.e", "shipwreck") // play.charts.storm.divisor
    play.tell("storm_struck", "C4.e", player=seat, origin=origin, node=node, count=min(lost, force.bit_count()))
    return force & ~lose_evenly(play, seat, force, lost, "C4.e")


def spread(counts: Sequence[int], total: int) -> list[int]:
    """C4.i: proportionally over the types, the rest to the largest remainders, ties in the order of the types."""
    whole = sum(counts)
    shares = [total * count // whole for count in counts]
    order = sorted(range(len(counts)), key=lambda kind: (-(total * counts[kind] % whole), kind))
    for kind in order[: total - sum(shares)]:
        shares[kind] += 1
    return shares


def lose_evenly(play: Play, seat: int, force: int, total: int, rule: str) -> int:
    """C4.i: so many elements of a force are lost, spread over the types and at random within each; the General's is not
    exempt. Gives the lost ones."""
    total = min(total, force.bit_count())
    if not total:
        return 0
    sheet = play.map.players[seat].elements
    by_type: list[list[int]] = [[] for _ in TYPES]
    for element in members(force):
        by_type[sheet[element].type].append(element)
    lost: list[int] = []
    for ranks, share in zip(by_type, spread([len(ranks) for ranks in by_type], total), strict=True):
        for _ in range(share):
            lost.append(ranks.pop(play.pick(len(ranks), "C4.i", "which_element")))
    query.lose_elements(play, seat, mask_of(lost), rule)
    return mask_of(lost)
