"""What a player of the campaign can say. Fields are small integers; a ``Domain`` gives them readable names."""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

from caracole.kernel import Domain
from caracole.systems.piccole.campaign.rules import map as campaign_map

MOST_ELEMENTS = 40
"""Beyond any army list."""

RELATIONS = ("ally", "vassal")
GIVERS = ("none", "mine", "yours", "both")
"""Who of the two grants something in a pact: nobody, the one who proposes, the other, both."""

Node: TypeAlias = Annotated[campaign_map.Node, Domain("node")]
Nodes: TypeAlias = Annotated[tuple[campaign_map.Node, ...], Domain("node", many=True)]
Player: TypeAlias = Annotated[int, Domain("player")]
Players: TypeAlias = Annotated[tuple[int, ...], Domain("player", many=True)]
Elements: TypeAlias = Annotated[tuple[int, ...], Domain("element", many=True)]
ElementNumber: TypeAlias = Annotated[int, Domain("element")]
Relation: TypeAlias = Annotated[int, Domain("relation")]
Giver: TypeAlias = Annotated[int, Domain("giver")]

ELEMENT_NAMES = tuple(f"e{number}" for number in range(1, MOST_ELEMENTS + 1))


# --- the year (C5, C10.f) --------------------------------------------------------------------------------------------


class Denounce(NamedTuple):
    """C10.f: end the relations with these players (none: keep all)."""

    players: Players


class NoteStart(NamedTuple):
    """C5.b: the army starts here, secretly."""

    node: Node


# --- a turn (C5.i) ---------------------------------------------------------------------------------------------------


class Stay(NamedTuple):
    """C5.i: the army does not move."""


class March(NamedTuple):
    """C4, C5.i: along these nodes to a friendly one; lifts a siege."""

    path: Nodes


class Invade(NamedTuple):
    """C6.a: along these nodes into the last one, asking these players for help first."""

    path: Nodes
    helpers: Players = ()


class Relieve(NamedTuple):
    """C9.j: along these nodes into a friendly one, against the hostile army there."""

    path: Nodes
    helpers: Players = ()


class Sally(NamedTuple):
    """C9.i: out of the besieged node against the besieger."""

    helpers: Players = ()


class ContinueSiege(NamedTuple):
    """C9.d: roll again."""


# --- answers ---------------------------------------------------------------------------------------------------------


class Grant(NamedTuple):
    """C4.g: let them pass."""


class Refuse(NamedTuple):
    """C4.g, C10.d: no."""


class SendContingent(NamedTuple):
    """C7: these elements, along these nodes to the battle (none: they are there)."""

    elements: Elements
    path: Nodes


class Confirm(NamedTuple):
    """C6.i: go."""


class Drop(NamedTuple):
    """C6.i: do not go after all."""


class CallHelpers(NamedTuple):
    """C6.b: ask these players for help (none: nobody)."""

    helpers: Players


class GiveBattle(NamedTuple):
    """C6.c: a pitched battle; the army comes along these nodes (none: it is there)."""

    path: Nodes


class StandSiege(NamedTuple):
    """C6.c: a siege with the army inside; it comes along these nodes (none: it is there)."""

    path: Nodes


class WithdrawArmy(NamedTuple):
    """C6.c, C9.j: the army leaves for this adjacent node."""

    to: Node


class LeaveToFate(NamedTuple):
    """C6.c: a siege without the army."""


class Retreat(NamedTuple):
    """C8.d: to this adjacent friendly node."""

    to: Node


class NameGeneral(NamedTuple):
    """C3.e: the General is with this element from now on."""

    element: ElementNumber


# --- diplomacy (C10) -------------------------------------------------------------------------------------------------


class Ready(NamedTuple):
    """C10.a: nothing more to propose now."""


class OfferRelation(NamedTuple):
    """C10.a: ask to become this player's ally, or his vassal."""

    other: Player
    relation: Relation


class ProposePact(NamedTuple):
    """C10.c, C10.k: a written pact with this player, in force until the end of that year. ``gold`` is paid on signing
    and ``tribute`` every year by the one who proposes (less than nothing: by the other)."""

    other: Player
    until: int
    passage: Giver = 0
    peace: bool = False
    gold: int = 0
    tribute: int = 0
    contingent: Giver = 0
    text: str = ""


class Give(NamedTuple):
    """C2.e: so many talents for this player."""

    other: Player
    talents: int


class Accept(NamedTuple):
    """C10.g: agreed."""


class Decline(NamedTuple):
    """C10.g: no."""


# --- the administrative phase (C11, C3) ------------------------------------------------------------------------------


class Quarters(NamedTuple):
    """C11.a: along these nodes into winter quarters."""

    path: Nodes


class StayOut(NamedTuple):
    """C11.d: the army winters where it stands."""


class PayTroops(NamedTuple):
    """C11.e: pay these elements; the others desert."""

    elements: Elements


class Muster(NamedTuple):
    """C3.e: a destroyed army is raised again at this node."""

    node: Node


class Buy(NamedTuple):
    """C3.a: buy this lost element back."""

    element: ElementNumber


class Done(NamedTuple):
    """No more replacements."""


TURN_ACTIONS = (Stay, March, Invade, Relieve, Sally, ContinueSiege)
TALK = (OfferRelation, ProposePact, Give)
"""C10.a, C2.e: at any time except during a pitched battle."""

ACTIONS = (
    *(Denounce, NoteStart),
    *TURN_ACTIONS,
    *(Grant, Refuse, SendContingent, Confirm, Drop, CallHelpers),
    *(GiveBattle, StandSiege, WithdrawArmy, LeaveToFate, Retreat, NameGeneral),
    *(Ready, *TALK, Accept, Decline),
    *(Quarters, StayOut, PayTroops, Muster, Buy, Done),
)
