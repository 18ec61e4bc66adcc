"""What can be done, with the gestures that mean it on the map: an army goes to a city, a city is named, or a button.

What has more answers than a list is a form (``forms``), and is left out here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random
from typing import Any, Final

from caracole.players import Offer
from caracole.present.model import Cost, Gesture, Offered, Offers, Says
from caracole.present.offering import Wall, tell_apart, wall_after
from caracole.systems.piccole.board.campaign import forms, words
from caracole.systems.piccole.board.campaign.names import army_of
from caracole.systems.piccole.campaign.rules import actions as said
from caracole.systems.piccole.campaign.rules import movement, query
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.campaign.rules.map import SUMMER, Node
from caracole.systems.piccole.campaign.rules.state import CampaignState

ENDS: Final = ("Ready", "Done", "Stay", "StayOut", "LeaveToFate", "Drop", "Decline", "Refuse")
"""What ends something: buttons, shown last."""

BY_FORM: Final = (*said.TALK, said.SendContingent, said.Denounce, said.CallHelpers, said.PayTroops)
"""What is filled in rather than listed."""

FIGHTS: Final = (said.Invade, said.Relieve, said.Sally, said.GiveBattle)
"""What may lead to a battle: there is no way back from it."""

CERTAIN: Final = (said.Ready, said.Stay, said.Buy, said.Muster, said.Done, said.NoteStart, said.March, said.Quarters)
"""What can be thought through at little cost."""

Trouble = tuple[int, int, bool]
"""How long a way is, how much of it by sea, and whether somebody must be asked."""

FEW_FRIENDS: Final = 2
"""Up to so many friends every choice of helpers is listed; of more, each alone and all together."""


def offers(game: Campaign, offer: Offer, version: int) -> Offers:
    """Every candidate that is not a form, and the forms."""
    state = offer.imagine(Random(0))
    found = [offered(game, offer, action, state) for action in listed(game, offer, state)]
    tell_apart(found)
    found.sort(key=lambda each: each.ends)
    filled_in = forms.forms(game, offer, state)
    complete = offer.decision.complete and not filled_in
    return Offers(version, game.seats[offer.seat], complete, found, filled_in)


def listed(game: Campaign, offer: Offer, state: CampaignState) -> Iterator[Any]:
    """The candidates; of elements that are alike only the first, and attacks with every choice of helpers."""
    seen = set()
    alike = words.alike(game, offer.seat)
    for action in without_detours(game, state, offer.seat, offer.candidates()):
        if isinstance(action, BY_FORM):
            continue
        if isinstance(action, said.Buy | said.NameGeneral):
            kind = (type(action), alike(action.element))
            if kind in seen:
                continue
            seen.add(kind)
        if isinstance(action, said.Invade | said.Relieve | said.Sally):
            if not action.helpers:
                yield from with_helpers(offer, action, query.friends(state, offer.seat))
            continue
        yield action
    yield from _quick(offer)


def without_detours(game: Campaign, state: CampaignState, seat: int, candidates: Iterable[Any]) -> Iterator[Any]:
    """Of several ways to a city only those that have something for them: shorter, less sea, fewer to be asked. The
    others can still be gone by whoever asks for them."""
    found = list(candidates)
    ways: dict[tuple[Any, ...], list[Trouble]] = {}
    for action in found:
        if isinstance(action, words.GOING) and action.path:
            ways.setdefault(_end(action), []).append(_trouble(game, state, seat, action.path))
    for action in found:
        is_going = isinstance(action, words.GOING) and action.path
        if not is_going or not _is_detour(_trouble(game, state, seat, action.path), ways[_end(action)]):
            yield action


def _is_detour(mine: Trouble, others: list[Trouble]) -> bool:
    return any(other != mine and all(a <= b for a, b in zip(other, mine, strict=True)) for other in others)


def _end(action: Any) -> tuple[Any, ...]:
    return type(action), action.path[-1], getattr(action, "helpers", ())


def _trouble(game: Campaign, state: CampaignState, seat: int, path: tuple[Node, ...]) -> Trouble:
    sea = 0 if path == (state.at[seat],) else movement.sea_edges(game, state.at[seat], path)
    return len(path), sea, movement.passage_needed(state, seat, path) is not None


def with_helpers(offer: Offer, action: Any, friends: list[int]) -> Iterator[Any]:
    """An attack alone, and with friends who may be asked."""
    yield action
    sizes = range(1, len(friends) + 1) if len(friends) <= FEW_FRIENDS else (1, len(friends))
    for size in sizes:
        for chosen in combinations(friends, size):
            asked = action._replace(helpers=chosen)
            if offer.check(asked) is None:
                yield asked


def _quick(offer: Offer) -> Iterator[Any]:
    """The commonest answers to a form, as buttons."""
    for action in (said.Denounce(()), said.CallHelpers(())):
        if offer.check(action) is None:
            yield action


def offered(game: Campaign, offer: Offer, action: Any, state: CampaignState) -> Offered:
    """One action, thought through."""
    seat = offer.seat
    wall = wall_of(game, offer, action, state)
    name = type(action).__name__
    return Offered(
        action=game.encode_action(action),
        says=words.says(game, state, seat, action),
        gesture=gesture(game, seat, action),
        rule=offer.decision.rule,
        heading=f"heading-{name}" if type(action).__annotations__ else None,
        undoable=not wall.stands,
        stake=wall.stake,
        short=words.short(game, state, seat, action),
        ends=name in ENDS,
        attack=isinstance(action, said.ContinueSiege),
        cost=cost_of(game, action),
        note=list(notes(game, state, seat, action)),
    )


def gesture(game: Campaign, seat: int, action: Any) -> Gesture:
    """What is touched: the army and where it goes, a city, or nothing."""
    nodes = game.codec.names["node"]
    army = army_of(game.seats[seat])
    if isinstance(action, words.GOING) and action.path:
        return Gesture(pieces=[army], places=[nodes[action.path[-1]]])
    if isinstance(action, said.WithdrawArmy | said.Retreat):
        return Gesture(pieces=[army], places=[nodes[action.to]])
    if isinstance(action, said.NoteStart | said.Muster):
        return Gesture(places=[nodes[action.node]])
    return Gesture(button=type(action).__name__)


def cost_of(game: Campaign, action: Any) -> Cost | None:
    """C4.b: a point for each road or sea route."""
    if not isinstance(action, words.GOING) or not action.path:
        return None
    return costs(game, action.path)[-1]


def costs(game: Campaign, path: tuple[Any, ...]) -> list[Cost]:
    """What each step of a way costs."""
    most, nodes = game.charts.movement.points, game.codec.names["node"]
    return [Cost(nodes[node], points, max(0, most - points)) for points, node in enumerate(path, start=1)]


def notes(game: Campaign, state: CampaignState, seat: int, action: Any) -> Iterator[Says]:
    """Worth knowing: storms, passage to be asked for, a siege that ends."""
    path = tuple(getattr(action, "path", ())) or ((action.to,) if hasattr(action, "to") else ())
    if not path:
        return
    if state.season != SUMMER and path != (state.at[seat],) and movement.sea_edges(game, state.at[seat], path):
        yield Says("note-sea")
    owner = movement.passage_needed(state, seat, path)
    if owner is not None:
        yield Says("note-passage", {"player": game.seats[owner]})
    if query.is_besieging(state, seat) and path[-1] != state.at[seat]:
        yield Says("note-lifts-siege", {"node": game.codec.names["node"][state.at[seat]]})


def wall_of(game: Campaign, offer: Offer, action: Any, state: CampaignState) -> Wall:
    """Could it be taken back? Only what is quick to think through is tried; a battle is not."""
    if isinstance(action, said.NoteStart):
        return Wall(stands=True, stake=False)
    if isinstance(action, CERTAIN):
        return wall_after(game, offer, action, state)
    return Wall(stands=True, stake=isinstance(action, (*FIGHTS, said.ContinueSiege, said.StandSiege, said.LeaveToFate)))
