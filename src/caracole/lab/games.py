"""One game of the laboratory: what is to be played, by whom, and how it went.

A task says all that decides a game, so that it can be played anywhere and again. Tasks that have their luck in common
(the same seed, the seats changed) are a block.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.kernel import CaracoleError, Game, canonical
from caracole.play import Match, load
from caracole.players import Player
from caracole.players.games import LONGEST, derived_number, new_match, seat_players, thought_of
from caracole.players.own import any_player

if TYPE_CHECKING:
    from caracole.lab.gathering import Rows

Entrant = Player | str | Callable[[int], Player]
"""A player; the name of one (``captain``, ``package.module:Class``); or what makes one of a seed for each seat."""

DRAW = "draw"


class Task(NamedTuple):
    """One game to be played."""

    number: int
    system: str
    scenario: str
    options: dict[str, Any]
    names: tuple[Any, ...]
    """Who sits at each seat."""
    seed: int
    entrants: tuple[int, ...] = ()
    """The number of the entrant at each seat."""
    block: int = 0
    data: str | None = None
    detail: bool = False
    """Rows of decisions, events and positions are wanted as well."""


class Thinking(NamedTuple):
    """The time that a seat took, in seconds of a clock."""

    decisions: int
    seconds: float
    longest: float


class Played(NamedTuple):
    """How it went. ``winners`` are seats."""

    number: int
    seed: int
    block: int
    entrants: tuple[int, ...]
    names: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    thinking: tuple[Thinking, ...] = ()
    rows: Rows | None = None

    def got(self, entrant: int, entrants: int) -> float:
        """What an entrant got of this game: all, nothing, or a part with others; a draw is shared by all."""
        winners = {self.entrants[seat] for seat in self.winners}
        if not winners:
            return 1 / entrants
        return 1 / len(winners) if entrant in winners else 0.0


def tasks_of(
    game: Game[Any],
    players: Sequence[Entrant],
    games: int,
    seed: int,
    *,
    data: str | None = None,
    detail: bool = False,
) -> list[Task]:
    """Games in blocks: each seed is played once with each of the :func:`orders_of` the seats."""
    orders = orders_of(game, players)
    tasks = []
    for number in range(games):
        block, turn = divmod(number, len(orders))
        entrants = orders[turn]
        names = tuple(players[each] for each in entrants)
        options = dict(game.options)
        tasks.append(
            Task(number, game.system, game.scenario, options, names, seed + block, entrants, block, data, detail)
        )
    return tasks


def orders_of(game: Game[Any], players: Sequence[Entrant]) -> list[tuple[int, ...]]:
    """The orders of a block. Who meets only himself has nothing to swap: it would be the same game again."""
    orders = seatings(game, len(players))
    alike = all(isinstance(each, str) and each == players[0] for each in players)
    return orders[:1] if alike else orders


def seatings(game: Game[Any], entrants: int) -> list[tuple[int, ...]]:
    """The orders in which entrants change seats, so that nobody has the better ones: in a circle where the seats can be
    shared out evenly; of two at any other table each sits once at each seat against the other at all the rest."""
    seats = len(game.seats)
    if seats % entrants and entrants == 2:
        alone = [tuple(int(place != seat) for place in range(seats)) for seat in range(seats)]
        return [order for each in alone for order in (each, tuple(1 - entrant for entrant in each))]
    orders = ([str((turn + place) % entrants) for place in range(entrants)] for turn in range(entrants))
    return [tuple(int(each) for each in seat_players(game, order)) for order in orders]


@lru_cache(maxsize=64)
def _game(system: str, scenario: str, options: bytes, data: str | None) -> Game[Any]:
    import json  # noqa: PLC0415

    return load(system, scenario, json.loads(options), data)


def game_of(task: Task) -> Game[Any]:
    """The game of a task; loaded once in each process."""
    try:
        return _game(task.system, task.scenario, canonical(task.options), task.data)
    except TypeError:  # options that are no JSON data
        return load(task.system, task.scenario, task.options, task.data)


def play(task: Task) -> Played:
    """One game, in whatever process."""
    return play_match(task)[1]


def play_batch(tasks: Sequence[Task]) -> list[Played]:
    """Several games one after the other: what is handed to a process or a machine at a time."""
    return [play(task) for task in tasks]


def play_match(task: Task) -> tuple[Match, Played]:
    """The same, with the match."""
    game = game_of(task)
    players = [
        sat_down(task.system, entrant, derived_number(task.seed, f"player {seat}"))
        for seat, entrant in enumerate(task.names)
    ]
    names = [
        entrant if isinstance(entrant, str) else str(getattr(player, "name", "player"))
        for entrant, player in zip(task.names, players, strict=True)
    ]
    match = new_match(game, names, task.seed)
    thinking = play_timed(match, players, Random(f"{task.seed}/offers"))
    match.reveal()
    return match, played(task, match, names, thinking)


def played(task: Task, match: Match, names: Sequence[str], thinking: Sequence[Thinking] = ()) -> Played:
    """A finished match as the result of its task."""
    outcome = match.outcome
    if outcome is None:
        raise CaracoleError(f"the game with seed {task.seed} did not end")
    rows = None
    if task.detail:
        from caracole.lab.gathering import gathered  # noqa: PLC0415 - it asks a board, which needs more packages

        rows = gathered(match, task.number)
    return Played(
        task.number, task.seed, task.block, task.entrants, tuple(names), outcome.winners, outcome.scores,
        len(match.line), tuple(thinking), rows,
    )  # fmt: skip


def play_timed(match: Match, players: Sequence[Player | None], rng: Random) -> list[Thinking]:
    """Let the computers finish the game, and say how long each seat thought."""
    seats = len(match.game.seats)
    counts, seconds, longest = [0] * seats, [0.0] * seats, [0.0] * seats
    for _ in range(LONGEST):
        decision = match.decision
        if decision is None:
            return [Thinking(*each) for each in zip(counts, seconds, longest, strict=True)]
        began = perf_counter()
        seat, chosen = thought_of(match.game, match.state, decision, players, rng)
        took = perf_counter() - began
        counts[seat] += 1
        seconds[seat] += took
        longest[seat] = max(longest[seat], took)
        match.play(seat, chosen.action, reason=chosen.reason)
    raise CaracoleError(f"not ended after {LONGEST} decisions")


def sat_down(system: str, entrant: Entrant, seed: int) -> Player:
    """The player that an entrant is, or that is made of it."""
    if isinstance(entrant, str):
        return any_player(system, entrant, seed)
    sitting: Any = entrant
    if isinstance(entrant, type) or not hasattr(entrant, "choose"):
        if not callable(entrant):
            raise CaracoleError(f"{entrant!r} is no computer player, and makes none")
        sitting = entrant(seed)
    player: Player = sitting
    return player


def blocks_of(games: Sequence[Played], entrant: int, entrants: int) -> list[list[float]]:
    """What an entrant got of each game, block by block."""
    found: dict[int, list[float]] = {}
    for game in games:
        found.setdefault(game.block, []).append(game.got(entrant, entrants))
    return list(found.values())


def in_runs(tasks: Sequence[Task], size: int) -> Iterator[tuple[Task, ...]]:
    """Tasks in batches of at most this size whose numbers follow one another without a gap."""
    batch: list[Task] = []
    for task in tasks:
        if batch and (len(batch) >= size or task.number != batch[-1].number + 1):
            yield tuple(batch)
            batch = []
        batch.append(task)
    if batch:
        yield tuple(batch)


def options_text(options: Mapping[str, Any]) -> str:
    """Options as they are kept in a row."""
    return canonical(dict(options)).decode()
