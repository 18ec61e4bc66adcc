"""What crosses the network about the laboratory. See `caracole.server.protocol`, which this goes on from."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from caracole.server.protocol import SeatName, Slug

LabState = Literal["waiting", "playing", "done", "stopped", "failed"]
LabTrouble = Literal["", "died", "full", "interrupted", "too_long"]


class StartRun(Struct, forbid_unknown_fields=True):
    """Let computer players meet. Each seed is played once with each order of the seats."""

    system: Slug
    scenario: Slug
    players: Annotated[list[Slug], Meta(min_length=2, max_length=8)]
    options: dict[Slug, str | int | bool] = {}
    games: Annotated[int, Meta(ge=1, le=100_000)] = 40
    seed: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 1


class LabShare(Struct):
    """What a player, or a side whoever played it, has got of the games: draws are shared. With 95 per cent it is from
    ``low`` to ``high`` in the long run."""

    name: str
    wins: int
    share: float
    low: float
    high: float


class LabPoint(Struct):
    """The share of the first player after so many games."""

    games: int
    share: float
    low: float
    high: float


class LabRun(Struct):
    """A run of games. ``trouble`` says why it ended early, or failed."""

    id: str
    system: str
    scenario: str
    options: dict[str, str | int | bool]
    players: list[str]
    seats: list[SeatName]
    games: int
    seed: int
    state: LabState
    trouble: LabTrouble
    created: str
    played: int
    draws: int
    mine: bool
    """May I stop it, go on with it, and remove it?"""
    by_player: list[LabShare]
    by_seat: list[LabShare]
    trail: list[LabPoint]
    """How the interval of the first player shrank; empty in a list of runs."""


class LabGame(Struct):
    """A game of a run: who sat at each seat, who won, and the scores."""

    number: int
    seed: int
    players: list[str]
    winners: list[str]
    scores: list[int]
    decisions: int


class LabGames(Struct):
    """Games of a run in the order in which they were played, from a place on."""

    games: list[LabGame]


class LabPage(Struct):
    """The laboratory: whether the packages are there that it needs, how much one run may have, and my runs."""

    installed: bool
    games: int
    minutes: int
    runs: list[LabRun]


class OpenedGame(Struct):
    """A game of a run, now a game of this server that is over: ``/replay/<game>`` shows it."""

    game: str


class Analysis(Struct):
    """The page about a finished game. ``making``: ask again in a moment; ``ready``: it is at ``url``; ``missing``: this
    server has not the packages that it needs; ``off``: its operator does not want it; ``failed``: it cannot be made."""

    state: Literal["making", "ready", "missing", "off", "failed"]
    url: str | None = None
