"""How a campaign stands at a glance: the year, what everybody has, and what wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from caracole.present.model import Result, Says, Standing, Tally, Told, Track, TrackBox
from caracole.systems.piccole.board.board import said
from caracole.systems.piccole.campaign.rules.map import SEASONS

View = Mapping[str, Any]


def alive(player: View) -> list[View]:
    """The elements of an army that are not lost."""
    return [element for element in player["army"]["elements"] if not element["lost"]]


def tracks(view: View) -> list[Track]:
    """Year and season, treasuries and incomes."""
    treasury = {player["id"]: player["treasury"] for player in view["players"]}
    income = {player["id"]: player["income"] for player in view["players"]}
    seasons = [TrackBox(number, said(f"season-{season}")) for number, season in enumerate(SEASONS, 1)]
    now = {"all": SEASONS.index(view["season"]) + 1}
    return [
        Track("year", Says("track-year"), 1, view["years"], {"all": view["year"]}),
        Track("season", Says("track-season"), 1, len(SEASONS), now, seasons),
        Track("treasury", Says("track-treasury"), 0, max(20, *treasury.values()), treasury),
        Track("income", Says("track-income"), 0, max(12, *income.values()), income),
    ]


def standing(view: View) -> Standing:
    """The score of a player is what his cities yield."""
    return Standing(
        turn=view["year"] or None,
        of=view["years"],
        name=said(f"season-{view['season']}"),
        time=[Told(Says("glance-years", {"years": view["years"]}), "C12.a")],
        tally=[Tally(player["id"], player["income"], list(_about(player))) for player in view["players"]],
        goal=[Told(Says("glance-goal-campaign"), "C12.b")],
    )


def _about(player: View) -> Iterator[Told]:
    if player["out"]:
        yield Told(Says("glance-out", {"player": player["id"]}), "C12.e")
        return
    yield Told(Says("glance-treasury", {"player": player["id"], "talents": player["treasury"]}), "C2.b")
    yield Told(Says("glance-army", {"player": player["id"], "count": len(alive(player))}), "C3.b")
    if player["allies"]:
        yield Told(Says("glance-allies", {"player": player["id"], "players": player["allies"]}), "C10.b")
    if player["lord"]:
        yield Told(Says("glance-lord", {"player": player["id"], "other": player["lord"]}), "C10.d")


def result(view: View) -> Result | None:
    """How it ended."""
    ended = view["result"]
    return None if ended is None else Result(ended["winners"], ended["incomes"], "C12.b")
