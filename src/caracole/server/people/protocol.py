"""What crosses the network about people: ratings, tournaments, reports and moderation. See `caracole.server.protocol`,
which this goes on from."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from caracole.server.protocol import ClockTerms, Slug

# --- players ---------------------------------------------------------------------------------------------------------


class SystemRating(Struct):
    """How strong somebody is at a game (Glicko-2): with 95 per cent within two deviations of the rating."""

    system: str
    rating: int
    deviation: int
    games: int
    unsure: bool


class PlayerResult(Struct):
    """A game that is over: 1 for a win, a half for a draw, 0 for a loss. ``game`` is None if it had no onlookers: it is
    known to those who played it. ``page`` is the name of the opponent's own page, None for a guest; ``rating`` is None
    if it did not count."""

    game: str | None
    system: str
    scenario: str
    seat: str
    opponent: str
    page: str | None
    score: float
    at: str
    rating: int | None
    change: int | None


class HeadToHead(Struct):
    """How often somebody won against somebody; all guests together have no name."""

    opponent: str
    page: str | None
    won: int = 0
    drawn: int = 0
    lost: int = 0


class PlayerPage(Struct):
    """What everybody may know about a player."""

    name: str
    computer: bool
    since: str | None
    ratings: list[SystemRating]
    results: list[PlayerResult]
    against: list[HeadToHead]


# --- tournaments -----------------------------------------------------------------------------------------------------


class CreateTournament(Struct, forbid_unknown_fields=True):
    """A tournament of a game with two seats. In a round robin everybody meets everybody; a Swiss one has so many
    ``rounds``."""

    title: Annotated[str, Meta(min_length=1, max_length=80, pattern=r"\S")]
    system: Slug
    scenario: Slug
    options: dict[Slug, str | int | bool] = {}
    kind: Literal["round_robin", "swiss"] = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    clock: ClockTerms | None = None
    listed: bool = False
    """Is it shown to everybody who comes by, while it waits for players?"""


class ListedTournament(Struct):
    """A tournament that waits for players."""

    id: str
    title: str
    system: str
    scenario: str
    kind: Literal["round_robin", "swiss"]
    rounds: int
    owner: str
    players: int
    clock: ClockTerms | None
    created: str


class ListedTournaments(Struct):
    """Those that everybody may join, the newest first."""

    open: list[ListedTournament]


class TournamentStanding(Struct):
    """A player so far. Ties are broken by ``buchholz`` (the points of all opponents together), then by ``sonneborn``
    (the points of those who were beaten, and half of those who were held), then by wins."""

    name: str
    points: float
    wins: int
    buchholz: float
    sonneborn: float
    played: int
    withdrawn: bool


class TournamentGame(Struct):
    """A pairing; without ``second`` it is a bye, which is a point. ``score`` is the first one's, None while it goes
    on."""

    round: int
    first: str
    second: str | None
    game: str | None
    score: float | None


class TournamentPage(Struct):
    """A tournament as somebody sees it: is it ``mine``, have I ``joined``."""

    id: str
    title: str
    system: str
    scenario: str
    kind: Literal["round_robin", "swiss"]
    rounds: int
    round: int
    state: Literal["open", "running", "over"]
    owner: str
    mine: bool
    joined: bool
    clock: ClockTerms | None
    standings: list[TournamentStanding]
    games: list[TournamentGame]


# --- reports and moderation ------------------------------------------------------------------------------------------


class Report(Struct, forbid_unknown_fields=True):
    """Somebody at my table behaves badly: which seat, or which line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: Slug | None = None
    line: Slug | None = None


class Overheard(Struct):
    """Something that was said; ``reported``: this is what the report is about."""

    name: str
    seat: str | None
    text: str
    at: str
    reported: bool


class Reported(Struct):
    """A report as an operator reads it, with what was said around the line that it is about."""

    id: int
    game: str
    reporter: str
    seat: str | None
    text: str
    quoted: str | None
    at: str
    context: list[Overheard] = []


class Moderate(Struct, forbid_unknown_fields=True):
    """What an operator does. ``target`` is the name of an account, a game, ``game/seat`` for a seat that is to be
    muted, or the number of a report."""

    act: Literal["mute", "unmute", "ban", "unban", "close", "dismiss"]
    target: Annotated[str, Meta(min_length=1, max_length=100)]
    reason: Annotated[str, Meta(max_length=300)] = ""
    days: Annotated[int, Meta(ge=1, le=36500)] = 36500


class ModerationAct(Struct):
    """Something that was done. ``done`` is false while it waits for a server."""

    act: str
    target: str
    operator: str
    reason: str
    at: str
    done: bool


class ModerationPage(Struct):
    """For operators."""

    reports: list[Reported]
    acts: list[ModerationAct]
