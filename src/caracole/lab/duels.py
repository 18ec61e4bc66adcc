"""Many games between computer players, seats swapped evenly, for whoever counts in Python.

from caracole.lab import duel

played = duel("my_game", players=[MyPlayer(1), "captain"], games=100)
played.wins            # [61, 35]
played.draws           # 4
played.share(0)        # Share(times=61, total=96, rate=0.635, low=0.536, high=0.725)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from caracole.kernel import CaracoleError
from caracole.lab.figures import Share, share
from caracole.play import Match, load
from caracole.players import Player
from caracole.players.games import derived_number, new_match, play_out, seat_players
from caracole.players.own import any_player

Entrant = Player | str | Callable[[int], Player]
"""A player; the name of one (``captain``, ``package.module:Class``); or what makes one of a seed for each seat."""


class Game(NamedTuple):
    """One game of a duel: its seed, the entrant at each seat by number, who won, and the scores by seat."""

    seed: int
    entrants: tuple[int, ...]
    winners: tuple[int, ...]
    """Entrants, not seats."""
    scores: tuple[int, ...]
    decisions: int


class Duel(NamedTuple):
    """All games of a duel."""

    games: tuple[Game, ...]
    entrants: int

    @property
    def wins(self) -> list[int]:
        """How many games each entrant has won."""
        return [sum(number in game.winners for game in self.games) for number in range(self.entrants)]

    @property
    def draws(self) -> int:
        """Games that nobody has won."""
        return sum(not game.winners for game in self.games)

    def share(self, entrant: int) -> Share:
        """The share of the decided games that an entrant has won, with its interval."""
        return share(self.wins[entrant], len(self.games) - self.draws)


def duel(
    system: str,
    players: Sequence[Entrant],
    games: int = 20,
    seed: int = 1,
    *,
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    data: str | None = None,
    each: Callable[[Match, Game], None] | None = None,
) -> Duel:
    """Let the players meet, one after the other in this process; game n has seed ``seed + n``, and the players change
    seats from game to game. ``each`` is handed every finished match."""
    table = load(system, scenario, options, data)
    found = []
    for number in range(games):
        order = [(number + place) % len(players) for place in range(len(players))]
        entrants = tuple(int(each) for each in seat_players(table, [str(each) for each in order]))
        match, played = _game(table, players, entrants, seed + number)
        found.append(played)
        if each is not None:
            each(match, played)
    return Duel(tuple(found), len(players))


def _game(table: Any, players: Sequence[Entrant], entrants: tuple[int, ...], seed: int) -> tuple[Match, Game]:
    sitting = [
        _sat_down(table.system, players[number], derived_number(seed, f"player {seat}"))
        for seat, number in enumerate(entrants)
    ]
    match = new_match(table, [str(getattr(player, "name", "player")) for player in sitting], seed)
    play_out(match, sitting, Random(f"{seed}/offers"))
    match.reveal()
    outcome = match.outcome
    assert outcome is not None, "a game that was played out has an outcome"
    winners = tuple(dict.fromkeys(entrants[seat] for seat in outcome.winners))
    return match, Game(seed, entrants, winners, outcome.scores, len(match.line))


def _sat_down(system: str, entrant: Entrant, seed: int) -> Player:
    if isinstance(entrant, str):
        return any_player(system, entrant, seed)
    sitting: Any = entrant
    if isinstance(entrant, type) or not hasattr(entrant, "choose"):
        if not callable(entrant):
            raise CaracoleError(f"{entrant!r} is no computer player, and makes none")
        sitting = entrant(seed)
    player: Player = sitting
    return player
