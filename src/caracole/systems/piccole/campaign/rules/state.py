"""The state of a campaign: plain data, cheap to copy."""

from __future__ import annotations

from typing import Any, NamedTuple

from caracole.kernel import State
from caracole.kernel.state import InnerState, Mask, Masks
from caracole.kernel.tables import Row
from caracole.systems.piccole.campaign.rules.map import Node

NO_GENERAL = -1
UNSEALED = -1
"""C10.j: a seat that has not yet written down whom it denounces."""

NO_RELATION, ALLY, VASSAL_OF, LORD_OF = range(4)
"""What one player is to another: ``relation[a][b] == VASSAL_OF`` says that a is b's vassal."""


class Siege(NamedTuple):
    """C9: who besieges a node, and how often he has rolled in this unbroken siege."""

    besieger: int
    rolls: int


class Pact(NamedTuple):
    """C10.c, C10.k: what two players have signed. ``passage`` and ``contingent`` are sets of the two (bit 1: the first,
    bit 2: the second); ``tribute`` is what the first pays each year (less than nothing: the second)."""

    number: int
    first: int
    second: int
    until: int
    passage: int
    peace: bool
    gold: int
    tribute: int
    contingent: int
    text: str


class CampaignState(State):
    """Seats, nodes and elements are numbers; element n of an army is number n of its list."""

    alive: Masks
    """seat -> the elements of its army that are not lost"""
    asked: tuple[tuple[int, int, str], ...]
    """offers made since the last turn began: from, to, kind"""
    at: list[Node]
    """seat -> where its army stands"""
    battle: InnerState
    """the battle that is being fought, or None"""
    commitment: list[str]
    """C5.g: seat -> the sealed note of this year, until the next"""
    fought: Mask
    """C6.g: seats whose army has fought a pitched battle this season"""
    general: list[int]
    """seat -> the element with the General, or NO_GENERAL until the owner names another (C3.e)"""
    hidden: Mask
    """C5.b: seats whose starting city is not yet revealed"""
    isolated: Mask
    """C11.f: seats whose army stayed out for the winter"""
    maybe: Masks
    """seat -> the nodes where a hidden army may be, as everybody knows; the own seat knows better"""
    nonce: list[str]
    """C5.g: seat -> the secret part of its note"""
    order: tuple[int, ...]
    """C5.h: the seats in this year's order"""
    owner: Row[Node, int]
    """node -> who controls it, or NEUTRAL"""
    pacts: list[tuple[Any, ...]]
    """Pact rows in force"""
    relation: list[list[int]]
    result: tuple[tuple[int, ...], tuple[int, ...]] | None
    """C12: winners and final incomes"""
    sealed: list[int]
    """C10.j: seat -> whom it denounces, as a set, or UNSEALED"""
    season: int
    served: tuple[tuple[int, int], ...]
    """C10.i: this year's contingents that met a duty: who sent, who asked"""
    siege: Row[Node, Siege | tuple[int, int] | None]
    """node -> Siege row, or None"""
    signed: int
    """how many pacts have been signed so far"""
    treasury: list[int]
    year: int
