"""``caracole lab duel SYSTEM``: computer players meet on mirrored seeds; who is better, and how surely?"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from caracole.cli.common import (
    add_json,
    add_language,
    add_options,
    print_json,
    read_options,
    side_name,
    whole_number,
)
from caracole.cli.lab.sharing import (
    add_backend,
    add_system,
    backend_of,
    elo_words,
    names_in,
    percent_of,
    rounded,
)
from caracole.kernel.errors import CaracoleError

if TYPE_CHECKING:
    from caracole.lab.duels import Duel
    from caracole.lab.statistics import Sprt
    from caracole.texts import Texts

DRAW = "draw"


def add(experiments: Any) -> None:
    """The command line."""
    parser = experiments.add_parser("duel", help="computer players against each other, seats swapped evenly")
    add_system(parser)
    parser.add_argument(
        "--seats",
        metavar="A,B",
        help="who meets whom: a level such as captain, random, or package.module:Class (default: captain,random)",
    )
    parser.add_argument("--games", metavar="N", type=whole_number, default=20, help="how many (default: %(default)s)")
    parser.add_argument(
        "--seed",
        metavar="K",
        type=int,
        default=1,
        help="the first seed; each seed is played once with every order of seats (default: 1)",
    )
    parser.add_argument(
        "--sprt",
        metavar="WORSE,BETTER",
        nargs="?",
        const="0,50",
        help="stop when it is decided whether the first is at most WORSE or at least BETTER Elo ahead (default: 0,50)",
    )
    parser.add_argument(
        "--out", metavar="DIR", type=Path, help="keep games, decisions and events as Parquet files; goes on from them"
    )
    add_backend(parser)
    add_options(parser)
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Play them all and count."""
    from caracole.cli.progress import progress
    from caracole.lab import duel
    from caracole.play import load
    from caracole.players import RANDOM
    from caracole.players.games import best_player
    from caracole.texts import Texts

    options = read_options(asked.option)
    game = load(asked.system, asked.scenario, options, asked.data)
    players = names_in(asked.seats or f"{best_player(game.system)},{RANDOM}")
    played = duel(
        game.system, players, asked.games, asked.seed, scenario=game.scenario, options=options, data=asked.data,
        backend=backend_of(asked), out=asked.out, sprt=_test(asked.sprt), progress=progress,
    )  # fmt: skip
    report = {"system": game.system, "scenario": game.scenario, **count(game.seats, players, played)}
    if asked.json:
        print_json(report)
    else:
        _show(report, Texts(asked.language, game.system))
    return 0


def _test(wish: str | None) -> Sprt | None:
    from caracole.lab.statistics import Sprt

    if wish is None:
        return None
    try:
        worse, better = (float(each) for each in wish.split(","))
        return Sprt(worse, better)
    except ValueError as error:
        raise CaracoleError(f"--sprt {wish}: two numbers, the second one greater, such as 0,50") from error


def count(seats: Sequence[str], players: Sequence[str], played: Duel) -> dict[str, Any]:
    """What a duel came to, as JSON data. The share and its interval are those of the first player, or of his seats
    where all are the same player (``of``); of a drawn game everybody gets the same part. Elo is for two."""
    from caracole.lab.statistics import elo_of, shows

    wins: Counter[str] = Counter(dict.fromkeys([*players, DRAW], 0))
    by_side: dict[str, Counter[str]] = {seat: Counter(dict.fromkeys(players, 0)) for seat in seats}
    for game in played.played:
        names = [players[entrant] for entrant in game.entrants]
        wins.update({names[seat] for seat in game.winners} or [DRAW])
        for seat in game.winners:
            by_side[seats[seat]][names[seat]] += 1
    result = played.result(0)
    elo = {name: rounded(elo_of(getattr(result, name))) for name in ("share", "low", "high")}
    return {
        "games": len(played.games),
        "of": _first_seats(seats, played) if len(set(players)) == 1 else players[0],
        "wins": dict(wins),
        "by_side": {seat: dict(row) for seat, row in by_side.items()},
        "decisions": sum(game.decisions for game in played.games),
        "seeds": [game.seed for game in played.games],
        "share": rounded(result.share),
        "interval": [rounded(result.low), rounded(result.high)],
        "draws": "shared",
        "blocks": result.blocks,
        "worth": rounded(result.worth),
        **({"elo": elo, "shows": rounded(shows(result.worth))} if len(players) == 2 else {}),
        **({} if played.decided is None else {"sprt": played.decided._asdict()}),
    }


def _first_seats(seats: Sequence[str], played: Duel) -> str:
    """Where the first entrant sat: whoever meets himself does not change seats."""
    return "+".join(seat for seat, entrant in zip(seats, played.games[0].entrants, strict=True) if entrant == 0)


def _show(report: dict[str, Any], texts: Texts) -> None:
    from math import inf

    from rich.table import Table

    from caracole.cli.console import report_console

    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(texts.say("lab-player"))
    table.add_column(texts.say("lab-wins"), justify="right")
    for seat in report["by_side"]:
        table.add_column(texts.say("lab-as", seat=side_name(texts, seat)), justify="right")
    for name, wins in report["wins"].items():
        sides = [str(row[name]) if name in row else "" for row in report["by_side"].values()]
        table.add_row(texts.say("lab-draws") if name == DRAW else name, str(wins), *sides)
    console = report_console()
    console.print(texts.say("lab-games", games=report["games"]), table, sep="\n")
    share = percent_of(texts, report["share"], *report["interval"])
    who = " + ".join(side_name(texts, each) for each in report["of"].split("+"))
    if "elo" not in report:
        console.print(f"{who}: {share}", soft_wrap=True)
        return
    elo = report["elo"]
    known = (elo["share"] if elo["share"] is not None else (inf if report["share"] > 0.5 else -inf),
             -inf if elo["low"] is None else elo["low"], inf if elo["high"] is None else elo["high"])  # fmt: skip
    said = {"player": who, "share": share, "elo": elo_words(texts, *known)}
    console.print(texts.say("lab-result", **said), soft_wrap=True)
    if report["shows"] is not None:
        console.print(texts.say("lab-shows", games=report["games"], elo=f"{report['shows']:.0f}"), soft_wrap=True)
    if "sprt" in report:
        test = report["sprt"]
        facts = {"games": test["games"], "fixed": test["fixed"]}
        claims = {name: f"{test[name]:g}" for name in ("worse", "better")}
        console.print(texts.say(f"lab-sprt-{test['verdict'] or 'open'}", **facts, **claims), soft_wrap=True)
