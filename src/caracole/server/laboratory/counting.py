"""What a run says so far: shares with their intervals, counted as ``caracole.lab`` counts them."""

from __future__ import annotations

from collections.abc import Sequence

from caracole.lab.games import Played, blocks_of
from caracole.lab.statistics import measured
from caracole.server.laboratory.protocol import LabGame, LabPoint, LabRun, LabShare
from caracole.server.laboratory.runs import Run
from caracole.server.showing import stamp

POINTS = 60
"""At so many places at most the interval is worked out again, to show how it shrank."""


def shown(run: Run, mine: bool, *, whole: bool = True) -> LabRun:
    """A run as it is sent; in a list without its trail."""
    asked, kept, games = run.asked, run.kept, run.games()
    wish, seats = asked.wish, [seat.seat for seat in asked.seats]
    return LabRun(
        id=asked.id,
        system=wish.system,
        scenario=wish.scenario,
        options=wish.options,
        players=wish.players,
        seats=asked.seats,
        games=wish.games,
        seed=wish.seed,
        state=kept.state,
        trouble=kept.trouble,
        created=stamp(asked.created),
        played=len(games),
        draws=sum(not game.winners for game in games),
        mine=mine,
        by_player=by_player(wish.players, games),
        by_seat=by_seat(seats, games),
        trail=trail(wish.players, games) if whole else [],
    )


def shown_game(game: Played, seats: Sequence[str]) -> LabGame:
    """A game as it is sent."""
    winners = [seats[seat] for seat in game.winners]
    return LabGame(game.number, game.seed, list(game.names), winners, list(game.scores), game.decisions)


def by_player(players: Sequence[str], games: Sequence[Played]) -> list[LabShare]:
    """What each entrant got; of one who meets only himself there is nothing to say."""
    if len(set(players)) < 2:
        return []
    return [
        _share(name, games, number, len(players), sum(_has_won(game, number) for game in games))
        for number, name in enumerate(players)
    ]


def by_seat(seats: Sequence[str], games: Sequence[Played]) -> list[LabShare]:
    """What each seat got, whoever sat there."""
    alone = [game._replace(entrants=tuple(range(len(seats)))) for game in games]
    return [
        _share(name, alone, number, len(seats), sum(number in game.winners for game in games))
        for number, name in enumerate(seats)
    ]


def trail(players: Sequence[str], games: Sequence[Played]) -> list[LabPoint]:
    """The interval of the first entrant after more and more blocks; of the first seat where all are the same."""
    entrants = len(players)
    if len(set(players)) < 2 and games:
        entrants = len(games[0].entrants)
        games = [game._replace(entrants=tuple(range(entrants))) for game in games]
    blocks = blocks_of(games, 0, entrants)
    step = max(1, -(-len(blocks) // POINTS))
    found = []
    for count in [*range(step, len(blocks), step), len(blocks)] if blocks else ():
        each = measured(blocks[:count])
        found.append(LabPoint(each.games, each.share, each.low, each.high))
    return found


def _has_won(game: Played, entrant: int) -> bool:
    return any(game.entrants[seat] == entrant for seat in game.winners)


def _share(name: str, games: Sequence[Played], entrant: int, entrants: int, wins: int) -> LabShare:
    each = measured(blocks_of(games, entrant, entrants))
    return LabShare(name, wins, each.share, each.low, each.high)
