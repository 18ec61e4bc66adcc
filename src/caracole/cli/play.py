"""``caracole play SYSTEM``: a game at this terminal, or one that computers play among themselves (``--auto``)."""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from caracole.cli.common import add_json, add_language, add_options, print_json, read_options, recorded_game
from caracole.kernel.errors import CaracoleError

if TYPE_CHECKING:
    from caracole.kernel import Game
    from caracole.play import Match, Record


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("play", help="play a game in this terminal")
    parser.add_argument("system", metavar="SYSTEM", nargs="?", help="a system; may be left out with --resume")
    parser.add_argument(
        "--seats", metavar="A,B", help="who plays each seat: human, captain, random, or package.module:Class"
    )
    parser.add_argument("--seed", metavar="N", type=int, help="make dice and computers repeatable (default: a secret)")
    parser.add_argument("--save", metavar="FILE", type=Path, help="keep the game in this file")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with a saved game")
    parser.add_argument("--auto", action="store_true", help="computers play by themselves; print the outcome")
    parser.add_argument("--dice", choices=["sealed"], default="sealed", help="where chance comes from")
    parser.add_argument(
        "--quick-answers",
        action="store_true",
        help="with several humans: do not ask a player who holds no answer card (the others will notice)",
    )
    add_options(parser)
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Play."""
    if asked.json and not asked.auto:
        raise CaracoleError("--json prints the outcome of a game that computers play: add --auto")
    if asked.system is None and asked.resume is None:
        raise CaracoleError("which system? caracole play SYSTEM (caracole systems lists them)")
    return _auto(asked) if asked.auto else _terminal(asked)


def _record(asked: argparse.Namespace) -> Record | None:
    """The record to go on with, if any; it fixes the game."""
    from caracole.play import Record

    if asked.resume is None:
        return None
    record = Record.load(asked.resume)
    if asked.system not in (None, record.header.system):
        raise CaracoleError(f"{asked.resume} is a game of {record.header.system}, not of {asked.system}")
    if asked.scenario is not None or asked.option:
        raise CaracoleError("a resumed game keeps its scenario and options")
    return record


def _game(asked: argparse.Namespace, record: Record | None) -> Game[Any]:
    from caracole.play import load

    if record is not None:
        return recorded_game(record, asked.resume, asked.data)
    return load(asked.system, asked.scenario, read_options(asked.option), asked.data)


def _names(asked: argparse.Namespace, game: Game[Any], record: Record | None, default: list[str]) -> list[str]:
    """Who sits where: as asked, as in the record, or as usual."""
    from caracole.players.games import HUMAN, seat_players

    if asked.seats is not None:
        return seat_players(game, [name.strip() for name in asked.seats.split(",")])
    if record is not None:
        from caracole.players import player_names

        known = {HUMAN, *player_names(game.system)}
        return [name if name in known else HUMAN for name in record.header.players]
    return default


def _match(asked: argparse.Namespace, game: Game[Any], record: Record | None, names: list[str]) -> Match:
    from caracole.play import Match
    from caracole.players.games import new_match

    return new_match(game, names, asked.seed) if record is None else Match.resume(game, record)


# --- computers alone -------------------------------------------------------------------------------------------------


def _auto(asked: argparse.Namespace) -> int:
    from random import Random

    from caracole.players.games import any_seed, best_player, make_players, play_out, result_of

    start = perf_counter()
    record = _record(asked)
    game = _game(asked, record)
    names = _names(asked, game, record, [best_player(game.system)] * len(game.seats))
    if asked.seed is None and record is None:
        asked.seed = any_seed()
    seed = asked.seed if record is None else _thoughts(record)
    players = make_players(game, names, seed)
    match = _match(asked, game, record, names)
    play_out(match, players, Random(f"{seed}/offers"))
    match.reveal()
    if asked.save is not None:
        match.save(asked.save)
    result = result_of(match, names, asked.seed)
    result["seconds"] = round(perf_counter() - start, 3)
    result["record"] = None if asked.save is None else str(asked.save)
    if asked.json:
        print_json(result)
        return 0
    from caracole.cli.console import report_console
    from caracole.cli.terminal.faces import face_for

    face = face_for(game, asked.language)
    console = report_console()
    told = {"decisions": result["decisions"]}
    if record is None:
        console.print(face.texts.say("auto-played", seed=str(asked.seed), **told))
    else:
        console.print(face.texts.say("auto-resumed", **told))
    console.print(face.result(match.outcome))
    sources = face.sources(match.events)
    if sources is not None:
        console.print(sources)
    return 0


def _thoughts(record: Record) -> str:
    """What computers think with when a game goes on: the same for the same file."""
    from caracole.players.games import derived

    return derived(f"{(record.secret or b'').hex()} {record.version}", "thoughts").hex()


# --- at the terminal -------------------------------------------------------------------------------------------------


def _terminal(asked: argparse.Namespace) -> int:
    import secrets
    from random import Random

    from caracole.cli.terminal.faces import face_for
    from caracole.cli.terminal.screen import Screen
    from caracole.cli.terminal.session import Session
    from caracole.cli.terminal.start import start_menu
    from caracole.play.registry import system
    from caracole.players.games import HUMAN, best_player, make_players
    from caracole.texts import Texts

    screen = Screen()
    record = _record(asked)
    if record is None and asked.scenario is None and asked.seats is None and not asked.option:
        start = start_menu(system(asked.system), screen, Texts(asked.language, asked.system), asked.data)
        asked.scenario, asked.seats = start.scenario, ",".join(start.seats)
        asked.option = [f"{name}={value}" for name, value in start.options.items()]
    game = _game(asked, record)
    others = [best_player(game.system)] * (len(game.seats) - 1)
    names = _names(asked, game, record, [HUMAN, *others])
    if record is not None:
        seed: int | str = _thoughts(record)
    else:
        seed = secrets.token_hex(16) if asked.seed is None else asked.seed
    players = make_players(game, names, seed)
    match = _match(asked, game, record, names)
    face = face_for(game, asked.language)
    screen.show(face.texts.say("commitment", commitment=match.record.header.commitment), face.texts.say("type-help"))
    session = Session(
        match,
        players,
        face,
        screen,
        save_to=asked.save or asked.resume,
        rng=Random(f"{seed}/offers"),
        quick_answers=asked.quick_answers,
    )
    return session.run()
