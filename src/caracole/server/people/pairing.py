"""Who plays whom in a tournament, and who leads: plain arithmetic over numbers of players.

Round robin by the circle method. Swiss: players of like score meet, nobody meets anybody twice while that can be
helped without a long search, and nobody has a second bye. Both sides of the table are shared out evenly.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

MOST_TRIES = 20_000
"""Pairs that are tried before some meet again: who wants to could make a tournament that takes years to pair."""


Scored = tuple[int, int | None, float]
"""A player, whom they met (None: a bye), and the points of it."""


class Meeting(NamedTuple):
    """A pairing: ``first`` has the first seat; ``second`` None is a bye. ``score`` is the first one's; None: not yet
    over. Whoever gave the tournament up meanwhile is still in it."""

    first: int
    second: int | None
    score: float | None = None


class Standing(NamedTuple):
    """A player so far. Buchholz is the sum of the opponents' points; Sonneborn-Berger counts the points of those who
    were beaten, and half of those who were held."""

    player: int
    points: float
    wins: int
    buchholz: float
    sonneborn: float
    played: int


def rounds_of(players: int) -> int:
    """How many rounds everybody needs to meet everybody."""
    return players - 1 if players % 2 == 0 else players


def suggested_rounds(players: int) -> int:
    """How many rounds of a Swiss tournament tell who is the best of so many."""
    return max(1, (max(players, 2) - 1).bit_length())


# --- standings -------------------------------------------------------------------------------------------------------


def standings(players: Sequence[int], meetings: Sequence[Meeting]) -> list[Standing]:
    """The best first; ties by Buchholz, then Sonneborn-Berger, then wins, then the order of entering."""
    scored = _both_ways(meetings)
    points: defaultdict[int, float] = defaultdict(float)
    for one, _, score in scored:
        points[one] += score
    found = [_standing(player, scored, points) for player in players]
    order = {player: number for number, player in enumerate(players)}
    return sorted(found, key=lambda row: (-row.points, -row.buchholz, -row.sonneborn, -row.wins, order[row.player]))


def _both_ways(meetings: Sequence[Meeting]) -> list[Scored]:
    found: list[Scored] = []
    for first, second, score in meetings:
        if second is None:
            found.append((first, None, 1.0))
        elif score is not None:
            found += [(first, second, score), (second, first, 1.0 - score)]
    return found


def _standing(player: int, scored: Sequence[Scored], points: Mapping[int, float]) -> Standing:
    mine = [(other, score) for one, other, score in scored if one == player]
    met = [(points[other], score) for other, score in mine if other is not None]
    return Standing(
        player,
        sum(score for _, score in mine),
        sum(score == 1 for _, score in met),
        sum((their for their, _ in met), 0.0),
        sum(their * score for their, score in met),
        len(met),
    )


# --- round robin -----------------------------------------------------------------------------------------------------


def round_robin(players: Sequence[int], number: int) -> list[Meeting]:
    """The pairings of a round (from 1): everybody meets everybody once in all of them."""
    circle: list[int | None] = list(players)
    if len(circle) % 2:
        circle.append(None)
    turn = (number - 1) % (len(circle) - 1)
    rest = circle[1:]
    circle = [circle[0], *rest[len(rest) - turn :], *rest[: len(rest) - turn]]
    half = len(circle) // 2
    order = {player: place for place, player in enumerate(players)}
    return [_seated(one, other, order) for one, other in zip(circle[:half], reversed(circle[half:]), strict=True)]


def _seated(one: int | None, other: int | None, order: dict[int, int]) -> Meeting:
    """Whoever entered before has the first seat against every other one of those who came after."""
    if one is None or other is None:
        there = one if other is None else other
        assert there is not None
        return Meeting(there, None)
    early, late = sorted((one, other), key=order.__getitem__)
    return Meeting(early, late) if (order[early] + order[late]) % 2 else Meeting(late, early)


# --- Swiss -----------------------------------------------------------------------------------------------------------


def swiss(players: Sequence[int], meetings: Sequence[Meeting]) -> list[Meeting]:
    """The pairings of the next round for these players, in the order in which they entered."""
    ranked = [row.player for row in standings(players, meetings)]
    byes = {meeting.first for meeting in meetings if meeting.second is None}
    found: list[Meeting] = []
    if len(ranked) % 2:
        resting = next((player for player in reversed(ranked) if player not in byes), ranked[-1])
        ranked.remove(resting)
        found.append(Meeting(resting, None))
    met = {frozenset((one, other)) for one, other, _ in meetings if other is not None}
    pairs = _paired(ranked, met, iter(range(MOST_TRIES))) or _paired_somehow(ranked, met)
    seats = Counter(one for one, other, _ in meetings if other is not None)
    return [_by_turns(one, other, seats) for one, other in pairs] + found


def _paired(
    ranked: Sequence[int], met: Collection[frozenset[int]], tries: Iterator[int]
) -> list[tuple[int, int]] | None:
    """Neighbours who have not met, from the top; None if that leaves somebody alone, or if too much was tried."""
    if not ranked:
        return []
    best = ranked[0]
    for number, other in enumerate(ranked[1:], 1):
        if frozenset((best, other)) not in met and next(tries, None) is not None:
            rest = _paired([*ranked[1:number], *ranked[number + 1 :]], met, tries)
            if rest is not None:
                return [(best, other), *rest]
    return None


def _paired_somehow(ranked: Sequence[int], met: Collection[frozenset[int]]) -> list[tuple[int, int]]:
    """The same, with a neighbour whom one has met where nobody else is left."""
    left, found = list(ranked), []
    while left:
        best = left.pop(0)
        other = next((each for each in left if frozenset((best, each)) not in met), left[0])
        left.remove(other)
        found.append((best, other))
    return found


def _by_turns(one: int, other: int, seats: Counter[int]) -> Meeting:
    """Whoever had the first seat less often gets it."""
    return Meeting(other, one) if seats[other] < seats[one] else Meeting(one, other)
